import sys; from pathlib import Path; sys.path.insert(0, str(Path(__file__).parents[1]))
from props import *
reset(strength=.4)
# a corridor being looked after: steps under an opened fitting, board locked off, trolley with tools
W, D, H = 4.4, 3.7, 2.9
room(W, D, H, '#56688F', '#2A3A5C', tiles=.74)
led_panel((1.75, -2.3, 2.35), 1.5, .26, .45, 40); box((3.2, -1.05, 2.38), (1.5, .26, .07), plastic(WHITE), .015); box((3.2, -1.05, 2.335), (1.4, .18, .03), mat('#0A0E18', .8), .005); box((3.2, -1.2, 2.1), (1.46, .04, .24), plastic(WHITE), .012, rot=(24, 0, 0))
for x in (2.6, 3.8): cyl((x, -1.05, 2.64), .008, .45, plastic(STEEL), 'Z', 0)
for k, c in enumerate((BROWN, BLUE)): cable([(3.06+.12*k, -1.1, 2.34), (3.0+.14*k, -1.22, 2.24), (3.04+.12*k, -1.3, 1.95)], .024, plastic(c))
earth([(3.3, -1.1, 2.34), (3.36, -1.22, 2.24), (3.3, -1.3, 1.95)], .024)
ladder((3.2, -1.35, .05), 35, 1.75)
# board with a padlock on its main switch and a tag
board((1.55, 0, 1.5), 2, 6, s=1.2, halo=True, door=False)
with placed((1.26, -.38, .78)): ring((0, 0, .1), .075, .02, metal(), 'Y'); box((0, 0, 0), (.24, .09, .2), plastic(RED), .03); slab((.02, -.02, -.34), .3, .38, .02, .04, plastic(YELLOW), .005); box((.02, -.05, -.29), (.2, .008, .05), plastic(INK), 0); box((.02, -.05, -.4), (.2, .008, .05), plastic(INK), 0)
socket((2.75, 0, .6), s=1.2); switch((2.75, 0, 1.35), s=1.2)
# left wall: door, emergency bulkhead
door((0, -2.2, .05), 1.0, 2.05, '#3A5FA8', 90); bulkhead((0, -1.0, 2.1), 90, .8, 18); bulkhead((0, -3.25, 2.1), 90, .7, 12)
# trolley: meter, lamps, toolbox
with placed((1.7, -2.45, .05), 12):
    for z in (.28, .82): box((0, 0, z), (1.3, .72, .07), plastic('#2F4778'), .02)
    for x in (-.6, .6):
        for y in (-.31, .31): box((x, y, .5), (.05, .05, .8), metal('#C9D1DE'), .01); cyl((x, y, .09), .09, .06, mat(INK, .7), 'X', .02)
    tube([(.62, -.3, .85), (.8, -.3, 1.08), (.8, .3, 1.08), (.62, .3, .85)], .028, plastic(YELLOW), smooth=False)
    with placed((.28, .02, .86), 0, 1): tester((0, .1, .27), 20, .4)
    for i in range(3): cyl((-.42, -.18+.18*i, .93), .055, .5, plastic(PAPER), 'X', .01); cyl((-.15, -.18+.18*i, .93), .045, .06, plastic(STEEL), 'X', .005)
    toolbox((-.05, 0, .32), 0, 1.0); crate((.5, .02, .32), .3)
with placed((3.6, -2.75, .05)):
    for k in (-1, 1): prism([(-.24, 0), (.24, 0), (.17, .72), (-.17, .72)], .03, plastic(YELLOW), (0, k*.16, 0), rot=(k*12, 0, 0), r=.02)
    prism([(0, .5), (-.13, .26), (.13, .26)], .02, plastic(INK), (0, -.2, 0), rot=(-12, 0, 0), r=.01)
plant((.42, -.42, .05), 1.05)
show_room('electrical-maintenance.png', W, D, H, key=1.05)
