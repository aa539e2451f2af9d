import sys; from pathlib import Path; sys.path.insert(0, str(Path(__file__).parents[1]))
from props import *
reset(strength=.3)
# a street at night without power: dark houses, the van arrives, one window lit again
plot(7.8, 6.4, '#26345A')
slab((0, 1.55, .05), 7.4, 2.9, .04, .15, clay('#164F30', rough=.85), .02, 'Z'); slab((0, .02, .05), 7.6, .5, .07, .05, clay('#4A5B80'), .02, 'Z')
house((1.95, 1.7, .09), 2.9, 2.1, 1.75, 1.0, wall='#B9C3D6', lit=False, entry=BLUE)
house((-1.85, 1.7, .09), 2.9, 2.1, 1.75, 1.0, wall='#DDE3EE', lit=False, entry=GREEN)
with placed((-1.85, .61, .09)):
    window((-.9, 0, 1.02), .76, .74, glow('#FFD978', 4)); area((-.9, -.2, 1.0), (-1.2, -2, 0), .7, 26, WARM)
    door((0, -.02, 0), .48, 1.02, GREEN); box((.36, -.06, .82), (.12, .14, .2), plastic(INK), .03); point((.36, -.22, .68), 6, WARM, .06)
    slab((0, -.35, 0), .6, .7, .03, .05, clay('#8A97AD'), .01, 'Z')
# van, side to the viewer, its lights on the road; beacon on its roof
van((1.15, -1.75, .05), -78, 1.0, roof_ladder=False)
with placed((1.15, -1.75, .05), -78): box((0, -.35, 2.06), (1.3, .22, .1), plastic(INK), .03); box((-.38, -.35, 2.15), (.4, .2, .14), glow('#FFB020', 9), .04); box((.38, -.35, 2.15), (.4, .2, .14), glow('#FFB020', 9), .04); point((0, -.5, 2.6), 60, '#FFB020', .2)
for dy in (-.6, .6): spot((-1.25, -1.3+dy, .8), (-3.6, -.85+dy, 0), 160, 62, '#FFF1CC', .08, .7)
# street lamp that is out, cones
cyl((.05, .1, 1.6), .06, 3.1, plastic(INK), 'Z', .01); box((.05, -.25, 3.14), (.16, .75, .09), plastic(INK), .03); box((.05, -.4, 3.09), (.11, .36, .03), plastic(STEEL), 0)
for x, y in ((-1.7, -2.75), (-2.35, -2.45), (-2.0, -2.95)): lathe([(0, .0), (.22, 0), (.22, .05), (.15, .05), (.035, .5), (0, .5)], plastic('#F97316'), (x, y, .05)); lathe([(.122, .16), (.09, .29)], plastic(WHITE), (x, y, .06))
for i in range(5): box((-3.1+1.5*i, -2.95, .06), (.75, .08, .012), clay('#C9D1DE'), 0)
for x, y, r in ((-3.4, 1.0, .3), (-.1, .95, .3), (3.4, 1.2, .3), (.15, 1.25, .24)): bush((x, y, .09+r*.8), r)
show_plot('emergency-electrical.png', (0, -.1, 1.15), 10.2, 1.6, az=-30, el=25, key=.42, fill=.8)
