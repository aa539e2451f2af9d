import sys; from pathlib import Path; sys.path.insert(0, str(Path(__file__).parents[1]))
from props import *
reset(strength=.38)
# café kitchen: every appliance with its isolator, the canopy that proves its airflow, the red stop by the door
W, D, H = 4.9, 3.9, 3.0
room(W, D, H, '#8693AB', '#3B5C78', tiles=.6)
ST, DK = metal('#C3CCD9', rough=.3), plastic('#20293B', rough=.3)
for r in range(4):
    for i in range(8): box((.34+.6*i, -.012, .36+.38*r), (.57, .03, .35), plastic('#DCE6EF', rough=.2, coat=.5), .012)
# canopy with its filters and light, duct and fan
frustum((1.05, 3.75, -1.15, 0, 2.12), (1.35, 3.45, -.85, 0, 2.5), ST, r=.03); box((2.4, -.58, 2.09), (2.7, 1.14, .07), ST, .02); box((2.4, -1.14, 2.1), (2.5, .03, .06), glow(YELLOW, 8), .004); area((2.4, -.6, 2.04), (2.4, -.6, 0), 2.4, 52, '#FFF1D0', .9)
box((2.4, -.3, 2.8), (.6, .5, .6), ST, .02); tube([(2.4, -.3, 2.9), (2.4, -.3, 3.15), (.4, -.3, 3.15)], .2, ST, smooth=False)
# induction suite, gas hob, combination oven
box((1.75, -.5, .5), (1.25, .8, .86), ST, .02); slab((1.75, -.5, .93), 1.2, .76, .03, .04, plastic('#05070C', rough=.08, coat=1), .006, 'Z')
for x, y in ((1.48, -.36), (2.02, -.36), (1.48, -.68), (2.02, -.68)): ring((x, y, .965), .13, .012, glow('#FF5A1F', 3), 'Z')
cyl((1.48, -.36, 1.06), .15, .18, ST, 'Z', .02); tube([(1.48, -.52, 1.1), (1.48, -.8, 1.14)], .018, plastic(INK), smooth=False)
for i in range(4): cyl((1.36+.26*i, -.92, .78), .045, .05, plastic(INK), 'Y', .01)
box((2.75, -.5, .5), (.66, .8, .86), ST, .02); box((2.75, -.92, .45), (.54, .03, .5), DK, .01); box((2.75, -.95, .74), (.5, .03, .03), ST, .01)
for y in (-.36, -.68):
    ring((2.75, y, .95), .14, .02, plastic(INK), 'Z'); ring((2.75, y, .965), .08, .016, glow('#3B9BFF', 4), 'Z')
cyl((2.75, -.36, 1.12), .19, .24, metal('#D9A05B'), 'Z', .02)
with placed((3.55, -.5, .05)):
    box((0, 0, .85), (.86, .84, 1.62), ST, .03); slab((-.06, -.42, 1.12), .6, .82, .03, .04, DK, .01); slab((-.06, -.455, 1.12), .48, .68, .02, .03, glow('#FF9E3D', 1.6), .004)
    for z in (.92, 1.12, 1.32): box((-.06, -.48, z), (.46, .012, .02), metal('#8D98AB'), 0); box((-.06, -.485, z+.045), (.34, .01, .06), plastic('#B4703A'), .01)
    slab((.32, -.42, 1.2), .14, .6, .02, .02, plastic(INK), .006); cyl((.32, -.45, 1.36), .04, .03, glow('#22C55E', 5), 'Y', .006); slab((0, -.42, .4), .7, .3, .02, .02, DK, .006)
# glass-washer, its hood up
with placed((.62, -.46, .05)): box((0, 0, .5), (.78, .72, .9), ST, .03); box((0, .05, 1.28), (.76, .6, .42), ST, .05); box((0, -.1, .98), (.68, .5, .06), plastic('#2F6BD0'), .02); [cyl((-.22+.15*(i % 4), -.2+.16*(i//4), 1.06), .05, .13, plastic('#CFE3F7', rough=.1, spec=.8), 'Z', .01) for i in range(8)]; tube([(-.3, -.3, 1.05), (-.3, -.42, 1.5), (.3, -.42, 1.5), (.3, -.3, 1.05)], .025, plastic(INK), smooth=False)
# isolators outside the splash zone, on stainless trunking; interlock panel with its green light
box((2.4, -.06, 1.9), (4.4, .1, .12), ST, .02)
for x in (.55, 1.1): isolator((x, 0, 1.62), s=.62)
for x in (4.3, 4.62): isolator((x, 0, 1.5), s=.66)
with placed((4.45, 0, 2.35)): slab((0, 0, 0), .62, .5, .12, .05, plastic(PAPER), .015); cyl((-.14, -.13, .08), .07, .04, glow('#22C55E', 7), 'Y', .01); cyl((.14, -.13, .08), .07, .04, plastic(RED), 'Y', .01); box((0, -.125, -.12), (.4, .02, .07), plastic(INK), .004)
# left wall: back door, the stop, hatch to the promenade
door((0, -3.1, .05), .95, 2.05, '#2F6B55', 90); estop((0, -2.3, 1.4), 90, 1.6)
with placed((0, -1.3, 1.65), 90):
    slab((0, 0, 0), 1.25, .95, .05, .04, plastic(WHITE), .012); slab((0, -.04, 0), 1.1, .8, .03, .02, glow('#4FA3E0', .9), .004); slab((0, -.07, -.22), 1.1, .34, .012, .01, glow('#1D5FA8', .8), 0); slab((0, -.072, -.37), 1.1, .08, .014, .01, plastic('#E2C896'), 0); cyl((.28, -.075, .16), .1, .01, glow('#FFE9A8', 3), 'Y', 0); box((0, -.12, -.52), (1.35, .3, .06), ST, .015)
# island: pots, boards, fruit
box((2.75, -2.45, .5), (2.5, .8, .08), ST, .015); box((2.75, -2.45, .93), (2.6, .9, .06), ST, .015)
for x in (1.6, 3.9):
    for y in (-2.8, -2.1): cyl((x, y, .48), .035, .88, ST, 'Z', .005)
box((2.0, -2.5, .99), (.6, .42, .05), clay('#C79A63'), .015); sphere((1.9, -2.5, 1.07), .08, plastic(RED)); sphere((2.1, -2.42, 1.07), .08, plastic('#84CC16')); sphere((2.1, -2.6, 1.07), .08, plastic('#F59E0B'))
for x, h in ((2.8, .2), (3.15, .3), (3.55, .24)): cyl((x, -2.4, .96+h/2), .15, h, metal('#D9A05B' if h > .25 else '#C3CCD9'), 'Z', .02)
for x in (2.1, 2.75, 3.4): cyl((x, -2.45, .66), .16, .22, plastic(WHITE), 'Z', .02)
led_panel((2.75, -2.45, 2.55), 2.2, .26, .35, 34)
crate((.75, -3.45, .05), .5, 10); crate((4.3, -3.3, .05), .55, -12)
show_room('kitchen-power-for-a-promenade-cafe.png', W, D, H, key=1.05)
