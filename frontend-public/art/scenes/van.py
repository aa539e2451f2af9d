import sys; from pathlib import Path; sys.path.insert(0, str(Path(__file__).parents[1]))
from props import *
reset(strength=.42)
# the van from behind, doors open: what is needed on the day is on board
plot(6.6, 6.2, '#33436A')
P = plastic(WHITE, coat=.8, rough=.3); IN = clay('#3B4A6B'); T = plastic('#C79A63', rough=.6)
with placed((.15, .55, .05), 0, 1.32):
    # cargo space of five walls, cab beyond
    for k in (-1, 1): box((k*.89, .1, 1.15), (.1, 3.1, 1.75), P, .05); box((k*.83, .1, 1.15), (.03, 3.0, 1.6), IN, 0)
    box((0, .1, 2.02), (1.88, 3.1, .1), P, .05); box((0, .1, .4), (1.8, 3.1, .14), plastic('#20293B'), .02); box((0, 1.55, 1.2), (1.8, .06, 1.7), IN, .01)
    frustum((-.92, .92, 1.6, 3.1, .3), (-.92, .92, 1.6, 3.05, 1.1), P, r=.14); frustum((-.9, .9, 1.6, 2.5, 1.05), (-.8, .8, 1.6, 2.1, 2.05), P, r=.12)
    for k in (-1, 1):
        for y in (-.85, 2.2): cyl((k*.84, y, .38), .38, .22, mat('#0A0E18', .7), 'X', .06); cyl((k*.95, y, .38), .22, .05, metal('#C9D1DE'), 'X', .02)
        box((k*.945, .5, .72), (.02, 3.6, .14), plastic(YELLOW), .006)
        with placed((k*.945, .35, 1.42), k*90): bolt((0, -.005, 0), .78, .03, plastic(YELLOW), .006)
        # rear doors swung out, lamps
        with placed((k*.93, -1.47, 0), k*-112):
            box((-k*.46, -.04, 1.17), (.9, .07, 1.62), P, .04); box((-k*.46, .0, .95), (.7, .02, .8), plastic('#C9D1DE'), .01); box((-k*.46, .0, 1.62), (.62, .02, .42), plastic(GLASS, rough=.12, coat=1.), .01)
        box((k*.9, -1.47, .78), (.1, .06, .42), glow('#FF3B30', 2.2), .015)
    box((0, -1.5, .33), (1.8, .14, .16), plastic(INK), .04)
    # light along the roof, shelves on both sides
    for k in (-1, 1): box((k*.52, -.1, 1.955), (.07, 2.5, .02), glow('#FFF3C8', 9), .003); area((k*.4, -.4, 1.93), (0, -.4, .5), .2, 16, '#FFF0CC', 2.0)
    point((0, -1.0, 1.7), 10, '#FFF0CC', .1)
    for k in (-1, 1):
        for j, z in enumerate((.85, 1.22, 1.58)):
            box((k*.63, -.1, z), (.38, 2.6, .04), T, .008); box((k*.45, -.1, z+.05), (.02, 2.6, .08), metal('#AEB8C8'), .003)
            for i in range(4):
                c = (YELLOW, BLUE, RED, GREEN, STEEL, '#F97316')[(i*2+j+(k > 0)*3) % 6]; box((k*.62, -1.2+.3*i, z+.13), (.28, .24, .2), plastic(c), .03); box((k*.48, -1.2+.3*i, z+.12), (.01, .14, .06), plastic(WHITE), .002)
    for i, c in enumerate((BROWN, BLUE, EARTH)): drum((-.55, -1.15+.42*i, .47), c, .17, .24, 90)
    for i, c in enumerate((L3, '#14161C')): drum((.56, -1.1+.45*i, .47), c, .18, .24, 90)
    slab((0, 1.5, 1.2), 1.0, 1.3, .02, .08, glow(YELLOW, 5), .004); slab((0, 1.47, 1.2), .92, 1.22, .04, .06, clay('#24345A'), .01); bolt((0, 1.42, 1.2), .8, .03, glow(YELLOW, 3), .006)
    # roof: bars, ladder, pipe for conduit
    for y in (-1.0, .9): box((0, y, 2.13), (1.7, .06, .05), metal(), .015)
    for x in (.1, .5): tube([(x, -1.45, 2.2), (x, 1.6, 2.2)], .035, plastic(YELLOW), smooth=False)
    for i in range(10): box((.3, -1.3+.31*i, 2.2), (.4, .03, .03), metal('#C9D1DE'), .008)
    cyl((-.5, .05, 2.24), .11, 2.8, plastic('#9AA6B8'), 'Y', .01); cyl((-.5, -1.37, 2.24), .115, .06, plastic(INK), 'Y', .01)
# on the ground: bag, helmet, cable, cones
toolbox((-1.75, -1.9, .05), 18, 1.1); lathe([(0, .2), (.1, .19), (.17, .12), (.19, .02), (.25, .0), (.25, -.015), (0, -.015)], plastic(YELLOW, coat=.5), (-1.75, -1.9, .53)); drum((1.75, -2.15, .05), L3, .36, .36, -24)
cable([(1.7, -2.4, .2), (1.4, -2.65, .09), (.8, -2.6, .09), (.4, -2.75, .09)], .035, plastic(L3))
for x, y in ((-2.65, -1.2), (2.75, -1.3), (-2.5, -2.6)): box((x, y, .07), (.36, .36, .05), plastic(INK), .015); cyl((x, y, .34), .14, .5, plastic('#F97316'), 'Z', .01, rad2=.03); cyl((x, y, .34), .105, .12, plastic(WHITE), 'Z', .004, rad2=.08)
ladder((2.55, .75, .05), -12, 1.9); crate((-2.5, .3, .05), .62, 12); crate((-2.5, .3, .55), .44, -10)
show_plot('van.png', (.05, 0, 1.4), 8.6, 1.5, az=-24, el=22)
