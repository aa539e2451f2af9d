import sys; from pathlib import Path; sys.path.insert(0, str(Path(__file__).parents[1]))
from props import *
reset(strength=.4)
# the team before work: a jacket, a helmet, a bag and a pair of boots for each
W, D, H = 5.2, 3.8, 2.9
room(W, D, H, CONCRETE, '#2F4A6E', tiles=.74)
HIVIS, BAND = clay('#F2D41C', rough=.6), plastic('#E6ECF2', rough=.25)
slab((2.75, 0, 1.98), 4.3, .3, .05, .05, glow(YELLOW, 6), .006); box((2.75, -.06, 1.98), (4.2, .08, .2), plastic('#C79A63'), .02)
box((2.75, -.2, 2.36), (4.3, .42, .06), plastic('#C79A63'), .015)
box((2.75, -.34, .5), (4.3, .5, .08), plastic('#C79A63'), .02)
for x in (.75, 2.1, 3.4, 4.75): box((x, -.34, .27), (.09, .42, .42), plastic(INK), .015)
HUES = (WHITE, YELLOW, WHITE, BLUE, WHITE, GREEN)
for i in range(6):
    x = .98+.71*i; s = 1+.05*((i*5) % 3-1)
    cyl((x, -.12, 1.98), .03, .12, metal(), 'Y', .01)
    # jacket: body, sleeves, bands, navy hem
    with placed((x, -.17, 1.95), 0, s):
        frustum((-.27, .27, -.12, .1, -.86), (-.19, .19, -.1, .08, -.06), HIVIS, r=.07); frustum((-.285, .285, -.13, .11, -.95), (-.27, .27, -.125, .105, -.72), clay('#1B2A4A'), r=.05)
        for z, w in ((-.34, .47), (-.56, .52)): box((0, -.02, z), (w, .25, .075), BAND, .03)
        for k in (-1, 1):
            tube([(k*.2, 0, -.12), (k*.32, -.02, -.4), (k*.34, -.05, -.78)], .075, HIVIS); cyl((k*.335, -.035, -.6), .085, .07, BAND, 'Z', .01); box((k*.11, -.115, -.3), (.05, .02, .42), BAND, .008)
        box((0, -.02, -.05), (.2, .18, .08), clay('#1B2A4A'), .03)
    # helmet on the shelf, boots under the bench
    lathe([(0, .2), (.1, .19), (.17, .12), (.19, .02), (.25, .0), (.25, -.015), (0, -.015)], plastic(HUES[i], coat=.5), (x, -.22, 2.41)); box((x, -.22, 2.56), (.06, .3, .09), plastic(HUES[i], coat=.5), .03)
    for k in (-1, 1): box((x+k*.09, -.36, .13), (.13, .3, .14), clay('#7C4A21' if i % 2 else '#20232C'), .05); box((x+k*.09, -.29, .26), (.13, .15, .2), clay('#7C4A21' if i % 2 else '#20232C'), .05)
# bags on the bench
for i, (x, c) in enumerate(((1.1, '#1B2A4A'), (2.5, '#7C4A21'), (4.0, '#1B2A4A'))):
    with placed((x, -.38, .54)):
        box((0, 0, .17), (.56, .32, .32), clay(c), .06); tube([(-.2, 0, .3), (-.17, 0, .5), (.17, 0, .5), (.2, 0, .3)], .025, plastic(INK))
        for k, h in ((-.16, RED), (-.03, YELLOW), (.1, BLUE)): cyl((k, -.02, .4), .03, .2, plastic(h), 'Z', .01)
        box((0, -.165, .15), (.4, .02, .14), plastic(YELLOW), .01)
# table: mugs, a drawing with a circuit, tester, radio; stools
table((2.9, -2.25, .05), 2.3, .95, .78, plastic('#E8C48C'), plastic(INK))
slab((2.6, -2.25, .87), .95, .62, .012, .02, plastic('#EAF2FF'), .003, 'Z')
tube([(2.25, -2.4, .886), (2.95, -2.4, .886), (2.95, -2.1, .886), (2.25, -2.1, .886)], .014, plastic(BLUE), cyclic=True, smooth=False); ring((2.6, -2.1, .89), .07, .014, plastic(RED), 'Z')
for i, c in enumerate((WHITE, YELLOW, GREEN, '#38BDF8', RED, '#F97316')): x, y = (3.3+.2*(i % 3), -2.05-.22*(i//3)); cyl((x, y, .93), .06, .13, plastic(c), 'Z', .015); ring((x+.07, y, .93), .035, .011, plastic(c), 'Y')
with placed((1.98, -2.2, .87)): tester((0, .12, .22), 14, .34)
for x, y in ((2.1, -3.05), (2.9, -3.1), (3.7, -3.05)): cyl((x, y, .52), .2, .07, plastic(YELLOW), 'Z', .025); [cable([(x+.1*math.cos(a), y+.1*math.sin(a), .5), (x+.18*math.cos(a), y+.18*math.sin(a), .05)], .02, plastic(INK)) for a in (.8, 2.4, 3.9, 5.5)]
pendant((2.9, -2.25, 1.85), .8, 1.15, power=22)
# left wall: lockers, board of keys, first aid
with placed((0, -1.55, 0), 90):
    for i in range(3): box((-.62+.62*i, -.24, 1.0), (.58, .44, 1.86), plastic(('#3A5FA8', '#35579B', '#3A5FA8')[i]), .02); [box((-.62+.62*i, -.465, 1.6-.06*k), (.3, .01, .02), plastic(INK), 0) for k in range(3)]; cyl((-.42+.62*i, -.47, 1.05), .025, .03, metal(), 'Y', .005)
with placed((0, -2.95, 1.65), 90):
    slab((0, 0, 0), .8, .62, .04, .03, plastic('#C79A63'), .01)
    for i in range(8): x, z = -.27+.18*(i % 4), .16-.28*(i//4); cyl((x, -.06, z), .015, .04, metal(), 'Y', 0); ring((x, -.07, z-.06), .035, .008, metal('#E0B73C')); box((x, -.07, z-.13), (.05, .02, .08), plastic((RED, BLUE, YELLOW, GREEN)[i % 4]), .008)
plant((4.8, -1.15, .05), 1.0)
show_room('team.png', W, D, H, key=1.15)
