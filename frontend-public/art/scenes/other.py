import sys; from pathlib import Path; sys.path.insert(0, str(Path(__file__).parents[1]))
from props import *
reset(strength=.4)
# the trade's still life: drums, tester, ladder, a work lamp against a wall with a half-fitted board
W, D, H = 4.2, 3.6, 2.7
room(W, D, H, OAK, '#2C3F66')
board((2.3, 0, 1.6), 2, 7, halo=True, s=1.15, door=False)
for k, (x, c) in enumerate(((1.95, BROWN), (2.1, BLUE), (2.4, L3), (2.55, L3), (2.7, L3))): cable([(x, -.1, 2.45), (x, -.08, 2.62), (x, -.07, 2.9)], .04, plastic(c))
earth([(2.25, -.1, 2.45), (2.25, -.08, 2.62), (2.25, -.07, 2.9)], .04)
socket((.62, 0, .62), s=1.3); socket((3.75, 0, .62), s=1.2); switch((3.75, 0, 1.5), s=1.2, n=2)
ladder((.8, -.95, .05), 25, 2.0); drum((1.85, -1.15, .05), BROWN, .36, .36, 20); drum((2.55, -1.3, .05), BLUE, .36, .36, -10); drum((2.15, -1.95, .05), EARTH, .36, .36, 15)
toolbox((3.25, -2.1, .05), -25, 1.15)
with placed((3.55, -.95, .05)):
    for a in (30, 150, 270): tube([(0, 0, .9), (.4*math.cos(math.radians(a)), .4*math.sin(math.radians(a)), 0)], .025, plastic(INK), smooth=False)
    cyl((0, 0, 1.15), .025, .6, metal(), 'Z', .005)
    with placed((0, 0, 1.55), -35): slab((0, .1, 0), .6, .42, .14, .06, plastic(YELLOW), .03); slab((0, -.04, 0), .5, .32, .02, .04, glow('#FFF6DC', 5), .005)
area((3.4, -1.2, 1.6), (2.0, -.4, 1.0), .5, 30, WARM, .4)
with placed((1.2, -2.55, .05)): tester((0, 0, .2), 35, .42)
cable([(1.3, -2.4, .2), (1.6, -2.5, .09), (1.9, -2.75, .09), (2.3, -2.7, .09)], .022, plastic(RED)); cable([(1.15, -2.4, .2), (1.6, -2.8, .09), (2.0, -3.0, .09), (2.4, -2.95, .09)], .022, plastic(INK))
window((0, -1.9, 1.7), 1.3, 1.1, turn=90)
show_room('other.png', W, D, H, key=1.15)
