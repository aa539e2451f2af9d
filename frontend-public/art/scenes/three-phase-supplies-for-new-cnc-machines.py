import sys; from pathlib import Path; sys.path.insert(0, str(Path(__file__).parents[1]))
from props import *
reset(strength=.4)
# two machining centres under a busbar; each drop has its tap-off box and its isolator
W, D, H = 5.4, 4.3, 3.4
room(W, D, H, CONCRETE, '#2B3C60')
def machine(x):
    with placed((x, -.95, .05)):
        P = plastic('#E4E9F1', coat=.4)
        box((0, .1, .22), (1.9, 1.35, .4), plastic('#20293B'), .04); box((0, .1, 1.05), (1.9, 1.35, 1.3), P, .07); box((0, .32, 1.78), (1.2, .8, .3), P, .06)
        slab((-.18, -.575, 1.12), 1.2, .95, .05, .05, plastic('#20293B'), .015); slab((-.18, -.62, 1.16), .98, .74, .03, .04, glow('#BFE3FF', 1.5), .004)
        cyl((-.18, -.66, 1.42), .12, .2, plastic(STEEL), 'Z', .02); cyl((-.18, -.66, 1.26), .045, .16, metal(), 'Z', .005); box((-.18, -.67, 1.0), (.5, .05, .12), metal('#8D98AB'), .01); box((-.18, -.69, 1.1), (.24, .05, .1), metal('#E0B73C'), .01)
        box((.36, -.66, 1.12), (.05, .05, .5), metal('#C9D1DE'), .015); box((0, -.585, .5), (1.9, .03, .09), plastic(YELLOW), .006)
        with placed((.72, -.66, 1.35), -12): slab((0, 0, 0), .42, .66, .12, .05, plastic(INK), .02); slab((0, -.12, .12), .32, .24, .02, .02, glow('#38BDF8', 1.8), .003); cyl((.1, -.14, -.2), .05, .05, plastic(RED), 'Y', .015); cyl((-.08, -.135, -.2), .04, .03, plastic(GREEN), 'Y', .01)
        for i, c in enumerate(('#22C55E', '#F59E0B', RED)): cyl((.8, .3, 1.78+.13*i), .07, .12, glow(c, 5) if not i else plastic(c), 'Z', .012)
machine(1.55); machine(3.95)
# busbar on its hangers, boxes, drops in armoured flex
slab((2.75, -.62, 2.86), 5.0, .17, .16, .03, metal('#AEB8C8'), .01); box((2.75, -.79, 2.86), (4.9, .012, .045), glow(YELLOW, 9), 0)
for x in (.6, 2.0, 3.4, 4.8): box((x, -.7, 3.14), (.04, .04, .42), metal('#7D8899'), .005)
for x in (.7, 1.27, 1.85, 2.75, 3.75, 4.6): box((x, -.7, 2.62), (.36, .26, .32), plastic('#D5DBE5'), .03); box((x, -.84, 2.62), (.2, .02, .06), plastic(RED if x in (1.85, 3.75) else STEEL), .004)
for x0, x in ((1.85, 2.75), (3.75, 5.05)):
    cable([(x0+.05, -.7, 2.46), (x0+.1, -.66, 2.2), ((x0+x)/2, -.2, 1.95), (x, -.1, 1.92), (x, -.1, 1.75)], .05, plastic('#14161C')); isolator((x, 0, 1.5), s=1.05); conduit([(x, -.1, 1.2), (x, -.1, .1)], .04)
# panel board, its feed to the end of the busbar
board((0, -1.75, 1.55), 2, 8, 90, 1.35, door=False); conduit([(.12, -1.75, 2.55), (.12, -1.75, 2.86), (.12, -.7, 2.86), (.3, -.7, 2.86)], .055)
# compressor on its tank
with placed((1.2, -3.2, .05), 16):
    B = plastic(BLUE, coat=.5); cyl((0, 0, .42), .34, 1.7, B, 'X', .12)
    for x in (-.55, .55): box((x, 0, .06), (.12, .56, .12), plastic(INK), .02)
    box((.1, 0, .8), (1.0, .5, .06), plastic(INK), .01); cyl((.36, 0, 1.06), .2, .5, plastic('#20293B'), 'X', .03); box((-.2, 0, 1.05), (.34, .36, .42), plastic(YELLOW), .05); cyl((-.2, 0, 1.34), .12, .18, metal(), 'Z', .02); cyl((-.72, -.32, .52), .08, .05, plastic(WHITE), 'Y', .01)
with placed((3.9, -3.2, .05), -10):
    box((0, 0, .07), (1.1, .9, .12), clay('#C79A63'), .02)
    for i in range(6): x, yy = -.33+.33*(i % 3), -.2+.4*(i//3); cyl((x, yy, .24), .13, .22, metal('#C9D1DE'), 'Z', .02); cyl((x, yy, .37), .06, .06, metal('#E0B73C'), 'Z', .01)
for yy in (-2.25, -4.05): box((2.8, yy, .055), (4.9, .08, .012), plastic(YELLOW), 0)
show_room('three-phase-supplies-for-new-cnc-machines.png', W, D, H, key=1.2)
