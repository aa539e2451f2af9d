import sys; from pathlib import Path; sys.path.insert(0, str(Path(__file__).parents[1]))
from props import *
reset(strength=.35)
W, D, H = 4.4, 3.4, 2.7
room(W, D, H, MINT, '#2C3F66')
# bedhead trunking on the back wall: sockets, gases, nurse call, reading light
trunking((2.1, 0, 1.42), 3.2, outlets=(-1.25, -.62), h=.4)
for x, c in ((2.2, WHITE), (2.5, YELLOW), (2.8, INK)): cyl((x, -.1, 1.42), .09, .06, plastic(c), 'Y', .015)
slab((3.3, -.08, 1.42), .24, .28, .04, .03, plastic(GREEN), .01)
slab((2.1, 0, 1.86), 2.3, .2, .12, .08, plastic(WHITE), .02); box((2.1, -.1, 1.755), (2.1, .1, .02), glow('#FFF0CC', 9), .004); area((2.1, -.2, 1.72), (2.1, -.6, .5), 2, 26, WARM, .2)
# bed, its head at the wall
with placed((2.1, -1.35, 0)):
    for x in (-.42, .42):
        for y in (-.95, .95): cyl((x, y, .12), .09, .06, mat(INK, .7), 'X', .02); cyl((x, y, .26), .03, .26, metal(), 'Z', .005)
    box((0, 0, .45), (1.02, 2.2, .12), plastic('#B8C3D6'), .04); box((0, -.05, .58), (.94, 2.0, .18), plastic(WHITE), .07)
    box((0, -.4, .66), (1.0, 1.25, .12), clay('#2F8F83'), .05); box((0, .22, .685), (1.0, .2, .13), clay('#E9EDF3'), .04); box((0, .7, .72), (.66, .4, .17), clay('#F4F6FA'), .08)
    for y, h in ((1.1, .62), (-1.1, .42)): slab((0, y+.03, .45+h/2), 1.0, h, .06, .12, plastic('#D7DEE9'), .02)
    for k in (-1, 1): tube([(k*.52, -.5, .62), (k*.52, -.5, .85), (k*.52, .45, .85), (k*.52, .45, .62)], .022, metal('#C9D1DE'), smooth=False)
# monitor on an arm, its trace the picture's glow; drip stand
cable([(3.28, -.02, 2.2), (3.28, -.25, 2.25), (3.2, -.38, 2.2)], .03, plastic(STEEL))
with placed((3.2, -.36, 2.2), -8):
    slab((0, 0, 0), .8, .56, .1, .05, plastic(WHITE), .015); slab((0, -.09, 0), .7, .46, .02, .03, plastic('#06121A'), .004)
    tube([(-.3, -.12, .02), (-.16, -.12, .02), (-.12, -.12, .07), (-.07, -.12, -.06), (-.01, -.12, .17), (.05, -.12, -.1), (.09, -.12, .02), (.3, -.12, .02)], .014, glow('#34E27A', 4), smooth=False)
with placed((.85, -.75, .05)):
    cyl((0, 0, .95), .022, 1.9, metal('#C9D1DE'), 'Z', .005); box((0, 0, 1.88), (.4, .03, .03), metal('#C9D1DE'), .01)
    for a in range(5): tube([(0, 0, .1), (.26*math.cos(a*math.tau/5), .26*math.sin(a*math.tau/5), .03)], .02, metal('#8D98AB'), smooth=False)
    slab((.16, .02, 1.62), .22, .36, .07, .07, plastic('#BFE3F5'), .03); cable([(.16, 0, 1.44), (.2, -.05, 1.1), (.55, -.2, .95), (.85, -.35, .78)], .012, plastic(WHITE)); box((0, -.05, 1.05), (.2, .16, .28), plastic(YELLOW), .04)
# locker, curtain on the left, call point of the nurse call on its lead
box((3.55, -.5, .45), (.62, .6, .8), plastic(LINEN), .03); box((3.55, -.82, .6), (.52, .03, .28), plastic(WHITE), .01); box((3.55, -.85, .6), (.2, .03, .03), metal(), .01); box((3.55, -.5, .87), (.66, .64, .05), plastic('#C79A63'), .015)
lathe([(0, 0), (.07, 0), (.08, .16), (.07, .16), (0, .02)], plastic('#BFE3F5'), (3.42, -.5, .9))
tube([(.35, -.2, 2.42), (.35, -3.2, 2.42)], .025, metal('#C9D1DE'), smooth=False)
for i in range(9): cyl((.35+.05*(i % 2), -2.0-.13*i, 1.32), .085, 2.15, clay('#F2C230' if i % 4 == 0 else '#E2B21D'), 'Z', .03)
cable([(3.3, -.14, 1.34), (3.2, -.35, 1.0), (2.75, -.7, .85), (2.58, -.9, .74)], .018, plastic(INK)); box((2.5, -.95, .76), (.09, .2, .06), plastic(RED), .025)
window((0, -1.15, 1.75), .9, 1.0, turn=90)
chair((3.75, -2.35, .05), -60, plastic('#2F6BD0'), 1.05)
show_room('healthcare.png', W, D, H, key=1.15)
