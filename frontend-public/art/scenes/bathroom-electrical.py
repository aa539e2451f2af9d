import sys; from pathlib import Path; sys.path.insert(0, str(Path(__file__).parents[1]))
from props import *
reset(strength=.4)
# no socket outlet and no wall switch in here: a pull cord, an extractor fan, lights for wet rooms
W, D, H = 4.2, 3.5, 2.8
room(W, D, H, '#5B6F97', '#2C4A6B', tiles=.58)
CER = plastic(WHITE, rough=.18, coat=.8)
for i in range(8): box((.26+i*.53, -.012, .75), (.5, .03, 1.35), plastic('#7FA6B8', rough=.25, coat=.5), .02)
for i in range(7): box((.012, -.26-i*.51, .75), (.03, .48, 1.35), plastic('#7FA6B8', rough=.25, coat=.5), .02)
# basin on its unit, lit mirror above
box((2.55, -.36, .6), (1.5, .66, .66), plastic('#2F6B55', rough=.5), .03); box((2.55, -.38, .96), (1.6, .72, .07), CER, .025)
for x in (2.18, 2.92): box((x, -.7, .6), (.7, .03, .58), plastic('#357A61', rough=.5), .012); box((x, -.73, .8), (.26, .03, .03), metal('#D9B23A'), .01)
lathe([(0, .02), (.2, .02), (.34, .17), (.31, .17), (.18, .05), (0, .05)], CER, (2.55, -.42, .99)); cable([(2.55, -.12, .99), (2.55, -.12, 1.24), (2.55, -.2, 1.32), (2.55, -.34, 1.26)], .03, metal('#E6C04A'))
slab((2.55, -.01, 1.9), 1.5, .98, .03, .2, glow('#FFE9B8', 11), .005); slab((2.55, -.04, 1.9), 1.38, .86, .05, .16, metal('#AFC3DC', rough=.06), .008); area((2.55, -.2, 1.9), (2.55, -2, 1.2), 1.4, 40, WARM, .9)
cyl((3.1, -.45, 1.06), .05, .14, plastic(YELLOW), 'Z', .012); cyl((3.18, -.3, 1.05), .04, .12, plastic(WHITE), 'Z', .012)
# bath along the left wall
with placed((.55, -1.75, .05)):
    prism(rrect(.94, 2.3, .22), .56, CER, (0, 0, 0), r=.05, axis='Z'); prism(rrect(.76, 2.08, .2), .012, mat('#38BDF8', rough=.05, spec=.7), (0, 0, .556), r=0, axis='Z')
    tube([(x, y, .57) for x, y in rrect(.86, 2.2, .21)], .05, CER, cyclic=True, smooth=False)
    for dx, dy, r in ((.1, .6, .12), (-.1, .45, .1), (.02, .3, .14), (-.14, .7, .13), (.16, .4, .09)): sphere((dx, dy, .6), r, plastic(WHITE, rough=.3))
    cable([(0, 1.08, .58), (0, 1.02, .8), (0, .85, .78)], .035, metal('#E6C04A'))
# towel rail
with placed((0, -3.0, 1.75), 90):
    for z in range(6): tube([(-.26, -.07, -.55+.2*z), (.26, -.07, -.55+.2*z)], .022, metal('#D3DAE5'), smooth=False)
    for x in (-.26, .26): tube([(x, -.07, -.62), (x, -.07, .6)], .03, metal('#D3DAE5'), smooth=False)
    box((0, -.11, .12), (.42, .1, .62), clay(YELLOW), .04)
# extractor fan; lights beside the mirror; pull cord from the ceiling that is not drawn
with placed((.95, 0, 2.35)):
    for i in range(5): box((0, -.105, -.13+.065*i), (.34, .012, .03), plastic('#AEB8C8'), .004)
    slab((0, 0, 0), .46, .46, .1, .08, plastic(WHITE), .02); cyl((.17, -.11, -.18), .015, .02, glow('#22C55E', 5), 'Y', 0)
for x in (1.5, 3.6): cyl((x, -.07, 1.9), .05, .12, metal('#D3DAE5'), 'Y', .01); cyl((x, -.17, 1.9), .075, .5, glow('#FFF3D6', 6), 'Z', .03); point((x, -.4, 1.9), 9, WARM, .1)
cyl((3.95, -2.1, H-.07), .13, .1, plastic(WHITE), 'Z', .02); cyl((3.95, -2.1, H-.72), .014, 1.2, plastic(WHITE), 'Z', 0); lathe([(0, 0), (.05, .01), (.065, .06), (.02, .15), (0, .15)], plastic(YELLOW), (3.95, -2.1, H-1.45))
# mat, stool, plant
slab((2.45, -1.65, .05), 1.3, .8, .04, .1, clay('#E9EDF3'), .02, 'Z'); cyl((3.6, -2.45, .45), .26, .08, plastic('#C79A63'), 'Z', .03)
with placed((3.6, -2.45, .05)): legs(.3, .3, .4, plastic(INK), .025)
box((3.6, -2.45, .55), (.34, .26, .11), clay(WHITE), .04); plant((3.85, -.38, .05), 1.15)
show_room('bathroom-electrical.png', W, D, H, key=1.05)
