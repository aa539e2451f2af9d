import sys; from pathlib import Path; sys.path.insert(0, str(Path(__file__).parents[1]))
from props import *
reset(strength=.4)
W, D, H = 5.4, 4.6, 3.6
room(W, D, H, CONCRETE, '#2B3C60')
for i in range(13): box((.22+i*.43, -.012, 1.9), (.05, .03, 3.3), clay('#24345A'), .01)
for i in range(10): box((.012, -.4-i*.43, 1.9), (.03, .05, 3.3), clay('#24345A'), .01)
# pallet racking along the back wall
for x in (.55, 2.05, 3.55):
    for y in (-.2, -1.0): box((x, y, 1.45), (.09, .09, 2.8), plastic(BLUE), .015)
for z in (.95, 1.95):
    for x in (1.3, 2.8):
        for y in (-.16, -1.04): box((x, y, z), (1.5, .07, .13), plastic('#F97316'), .015)
        box((x, -.6, z+.09), (1.42, .9, .05), clay('#C79A63'), .01)
for x, z, s, k in ((.95, .05, .62, 0), (1.65, .05, .55, 0), (2.45, .05, .66, 0), (3.15, .05, .5, 0), (.95, 1.09, .55, 0), (1.6, 1.09, .6, 0), (2.4, 1.09, .5, 0), (3.1, 1.09, .62, 1), (1.3, 2.09, .6, 1), (2.45, 2.09, .55, 0), (3.1, 2.09, .5, 0)):
    crate((x, -.6, z), s, m=plastic('#2F8F83') if k else None)
# cable tray with the three phases down to board and isolator on the left wall
box((.3, -2.4, 3.15), (.4, 4.2, .04), metal('#9AA6B8'), .01)
for k, c in enumerate((L1, L2, L3, NEUTRAL)): tube([(.17+.085*k, -.4, 3.2), (.17+.085*k, -4.3, 3.2)], .035, plastic(c), smooth=False)
for y in (-1.0, -2.4, -3.8): box((.25, y, 3.32), (.5, .05, .4), metal('#7D8899'), .01)
board((0, -2.35, 1.65), 2, 6, 90, 1.25, door=False, halo=True); isolator((0, -3.55, 1.55), 90, 1.15)
conduit([(.12, -2.35, 2.6), (.12, -2.35, 3.13)], .035); conduit([(.12, -3.55, 1.85), (.12, -3.55, 3.13)], .035); conduit([(.12, -3.45, 1.25), (.12, -3.45, .1)], .035)
# high bays
for x, y in ((1.6, -1.9), (3.7, -1.9), (3.7, -3.5), (1.6, -3.5)):
    with placed((x, y, 2.95)): lathe([(.1, .22), (.14, .2), (.34, .0), (.32, -.01), (0, .05)], plastic(INK)); cyl((0, 0, .0), .27, .03, glow('#FFF3D6', 8), 'Z', .004); cyl((0, 0, .4), .012, .4, plastic(STEEL), 'Z', 0); spot((0, 0, -.05), (0, 0, -3), 150, 95, '#FFEFCF', .2, .8)
# fork-lift truck
with placed((3.75, -2.75, .05), 62, .92):
    frustum((-.5, .5, -.5, .95, .22), (-.5, .5, -.45, .9, .85), plastic(YELLOW), r=.1); box((0, .62, .95), (.9, .55, .3), plastic(INK), .08)
    for x in (-.42, .42): tube([(x, -.4, .8), (x, -.25, 1.85), (x, .6, 1.85), (x, .8, .95)], .035, plastic(INK), smooth=False); box((x*.6, -.72, 1.05), (.09, .12, 2.0), plastic(SLATE), .02); box((x*.65, -1.25, .14), (.13, 1.0, .05), metal('#8D98AB'), .015)
    box((0, .15, 1.88), (.95, .95, .06), plastic(INK), .02); box((0, .1, .92), (.5, .45, .12), plastic('#1F2937'), .04); box((0, -.79, .3), (.9, .05, .35), metal('#7D8899'), .02)
    for x in (-.48, .48):
        for y, r in ((-.35, .27), (.62, .22)): cyl((x, y, r), r, .2, mat('#0A0E18', .7), 'X', .05); cyl((x*1.2, y, r), r*.5, .04, metal('#C9D1DE'), 'X', .01)
    crate((0, -1.25, .17), .85)
for y in (-1.45, -4.3): box((2.9, y, .055), (4.6, .08, .012), plastic(YELLOW), 0)
show_room('industrial.png', W, D, H, key=1.2)
