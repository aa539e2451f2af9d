import sys; from pathlib import Path; sys.path.insert(0, str(Path(__file__).parents[1]))
from props import *
reset(strength=.4)
W, D, H = 5.0, 4.4, 3.0
room(W, D, H, CONCRETE, '#2B3C60')
# conveyor across the room
with placed((2.6, -2.75, .05)):
    for y in (-.42, .42): box((0, y, .62), (4.6, .08, .18), plastic('#C9D1DE'), .02)
    for x in (-2.1, -.7, .7, 2.1):
        for y in (-.38, .38): box((x, y, .28), (.09, .09, .56), plastic(INK), .015)
    box((0, 0, .66), (4.55, .74, .06), mat('#141B2B', .7), .02)
    for x in (-2.28, 2.28): cyl((x, 0, .65), .085, .74, metal('#8D98AB'), 'Y', .02)
    for i, x in enumerate((-1.75, -.75, .95, 1.85)):
        box((x, 0, .8), (.42, .42, .24), plastic('#B8C3D6'), .04); cyl((x, 0, .95), .13, .1, plastic(GREEN if i < 2 else STEEL), 'Z', .02)
# robot
Y = plastic(YELLOW, coat=.5)
with placed((2.35, -1.35, .05)):
    cyl((0, 0, .12), .46, .24, plastic(INK), 'Z', .03); cyl((0, 0, .42), .34, .4, Y, 'Z', .06); cyl((0, 0, .82), .24, .56, plastic('#20293B'), 'X', .05); cyl((0, 0, .82), .27, .36, Y, 'X', .05)
    tube([(0, 0, .85), (0, .28, 1.85)], .17, Y, smooth=False); cyl((0, .3, 1.92), .22, .52, plastic('#20293B'), 'X', .05); cyl((0, .3, 1.92), .25, .32, Y, 'X', .05)
    tube([(0, .3, 1.95), (0, -1.0, 1.9)], .14, Y, smooth=False); sphere((0, -1.1, 1.88), .2, plastic('#20293B')); cyl((0, -1.16, 1.62), .1, .4, Y, 'Z', .03); cyl((0, -1.16, 1.4), .15, .07, plastic(INK), 'Z', .02)
    for k in (-1, 1): box((k*.12, -1.16, 1.26), (.05, .12, .24), metal('#C9D1DE'), .015)
    box((0, -1.16, 1.1), (.34, .34, .22), plastic('#B8C3D6'), .04)
    cable([(.2, .1, .5), (.42, .3, 1.2), (.3, .3, 1.9), (.2, -.4, 2.08), (.14, -1.0, 1.98)], .045, plastic(INK))
# control panel on the left wall, lit screen, stop button, light tower; tray above
with placed((0, -1.6, 0), 90):
    box((0, -.28, 1.05), (1.15, .5, 1.9), plastic('#D5DBE5'), .04); box((0, -.545, 1.05), (1.02, .03, 1.76), plastic('#E4E9F1'), .02)
    slab((0, -.55, 1.5), .72, .46, .04, .04, plastic(INK), .01); slab((0, -.585, 1.5), .62, .36, .012, .02, glow('#38BDF8', 2), .003)
    for i in range(4): box((-.21+.14*i, -.602, 1.42+.03*i), (.07, .006, .12+.06*i), glow('#BFF3CF', 1.5), 0)
    estop((.3, -.55, 1.05), s=.8)
    for i, c in enumerate(('#22C55E', '#22C55E', YELLOW)): cyl((-.36+.17*i, -.575, 1.05), .05, .05, glow(c, 3), 'Y', .012)
    box((.45, -.57, .6), (.05, .05, .3), plastic(INK), .015)
    for i, c in enumerate(('#22C55E', '#F59E0B', RED)): cyl((-.35, -.3, 2.12+.15*i), .085, .14, glow(c, 6) if i == 0 else plastic(c), 'Z', .015)
box((2.6, -.25, 2.62), (4.6, .36, .04), metal('#9AA6B8'), .01)
for k, c in enumerate((L1, L2, L3, NEUTRAL)): tube([(.5, -.13-.08*k, 2.67), (4.9, -.13-.08*k, 2.67)], .033, plastic(c), smooth=False)
for x in (.8, 2.6, 4.4): box((x, -.2, 2.72), (.05, .42, .3), metal('#7D8899'), .01)
isolator((3.1, 0, 1.5), s=1.1); isolator((3.85, 0, 1.5), s=1.1)
for x in (3.1, 3.85): conduit([(x, -.1, 1.8), (x, -.1, 2.6)], .035); conduit([(x, -.1, 1.2), (x, -.1, .1)], .035)
# guard rail, floor marking
for x in (.75, 1.55, 3.15, 3.95): box((x+.3, -.62, .5), (.06, .06, .9), plastic(YELLOW), .015)
for z in (.5, .92): box((2.65, -.62, z), (3.3, .05, .06), plastic(YELLOW), .015)
for y in (-3.55, -4.15): box((2.5, y, .055), (4.7, .08, .012), plastic(YELLOW), 0)
show_room('manufacturing.png', W, D, H, key=1.3)
