import sys; from pathlib import Path; sys.path.insert(0, str(Path(__file__).parents[1]))
from props import *
reset(strength=.35)
W, D, H = 5.2, 4.4, 2.9
room(W, D, H, CARPET, '#2A3A5C', tiles=.87)
trunking((2.75, 0, .95), 4.6, outlets=(-1.7, .1, 1.75)); trunking((0, -2.3, .95), 3.6, turn=90, outlets=(-.9, .9))
# windows on the town at night
for x in (1.55, 3.85): window((x, 0, 1.95), 1.9, 1.15, bars=False)
for x, z, h in ((.95, 1.62, .3), (1.3, 1.7, .46), (1.75, 1.6, .28), (2.1, 1.68, .4), (3.3, 1.66, .4), (3.75, 1.6, .3), (4.2, 1.72, .5), (4.5, 1.62, .32)):
    box((x, -.08, z), (.28, .01, h), clay('#22345E'), 0)
    for k in range(3): box((x-.07+.07*k, -.09, z+.04+.05*(k % 2)), (.03, .006, .04), glow('#FFD978', 2), 0)
# four desks back to back, linear lights above them
for x in (1.55, 3.25):
    desk((x, -1.45, .05), 180, 1.55); desk((x, -2.25, .05), 0, 1.55, glow('#38BDF8', 1.8))
    chair((x, -.75, .05), 0, plastic(GREEN)); chair((x+.1, -2.95, .05), 190, plastic(YELLOW))
box((2.4, -1.85, 1.0), (3.3, .04, .42), plastic('#7FA3D8', rough=.6), .015)
for y in (-1.3, -2.5): led_panel((2.4, y, 2.35), 3.1, .16, .5, 34)
# plant, print, switch, access point; meeting corner
plant((.42, -.45, .05), 1.25); plant((4.75, -.5, .05), 1.1); picture((0, -1.3, 1.95), .8, .95, plastic(YELLOW), 90); picture((0, -2.3, 1.95), .8, .95, plastic('#2F6B55'), 90)
switch((0, -3.35, 1.45), 90, 1.1, 2); cyl((0.03, -3.3, 2.35), .16, .06, plastic(WHITE), 'X', .02); cyl((.07, -3.3, 2.35), .03, .02, glow('#22C55E', 5), 'X', .004)
table((4.6, -3.65, .05), .8, .8, .5, plastic(WHITE), plastic(INK)); screen((4.6, -3.6, .59), .4, .28, glow('#22C55E', 1.6))
show_room('commercial.png', W, D, H, key=1.25)
