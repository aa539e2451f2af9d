import sys; from pathlib import Path; sys.path.insert(0, str(Path(__file__).parents[1]))
from props import *
reset()
# a wall with an opened board under test
slab((0, 0, 0), 60, 40, .35, .35, clay('#16213A', rough=.55), .05)
y = -.35
slab((-1.0, y+.005, .35), 4.56, 2.66, .09, .25, glow(YELLOW, 14), .01); slab((-1.0, y-.03, .35), 4.5, 2.6, .6, .22, plastic(WHITE), .05)
f = y-.63
slab((-1.0, f+.012, .42), 4.1, 1.3, .02, .1, mat(INK, .5), .005); breakers((-1.0, f, .42), 'Msrrrrrorrr', .31)
slab((-2.35, f, -.62), 1.2, .34, .03, .1, plastic(INK), .01)
for i in range(3): box((-2.4, f-.035, -.54-.08*i), (.75-.18*i, .012, .03), mat(STEEL), .004)
for i, x in enumerate((-2.4, -2.05, -1.7)): cyl((x, y-.35, 1.7), .1, .12, plastic(INK), 'Z', .03); (earth if i == 2 else lambda p, r: cable(p, r, plastic((BROWN, BLUE)[i])))([(x, y-.35, 1.65), (x, y-.33, 2.1), (x-.1, y-.2, 2.6), (x-.2, y-.1, 4.4)], .06)
for x in (-.1, .2, .5): cyl((x, y-.35, 1.7), .1, .12, plastic(INK), 'Z', .03); cable([(x, y-.35, 1.65), (x, y-.33, 2.1), (x+.1, y-.2, 2.6), (x+.2, y-.1, 4.4)], .06, plastic(STEEL))
# tester, its probes on the breaker that is off
tester((2.35, -1.0, -.45), -6, 1.5)
for x, c, px, pz in ((2.05, RED, -.22, .02), (2.55, INK, -.22, -.3)):
    cyl((x, -1.25, .62), .075, .16, plastic(c), 'Z', .03)
    cable([(x, -1.25, .65), (x, -1.35, 1.15), (x-.7, -1.75, 1.5 if c == RED else 1.05), (px+.75, -1.9, .7 if c == RED else .1), (px+.42, f-.75, pz+.14)], .045, plastic(c))
    tube([(px+.42, f-.75, pz+.14), (px+.12, f-.42, pz+.02)], .065, plastic(c), smooth=False); tube([(px+.12, f-.42, pz+.02), (px, f-.27, pz-.02)], .018, metal(), smooth=False)
# report on a clipboard, every line ticked
with placed((.15, -1.1, -1.75), 8):
    slab((0, 0, 0), 1.5, 1.25, .06, .08, plastic('#C79A63'), .015); slab((0, -.06, -.04), 1.32, 1.08, .015, .03, plastic(WHITE), .003); slab((0, -.07, .56), .5, .16, .07, .05, metal(), .015)
    for i in range(3):
        z = .26-.28*i; slab((-.45, -.078, z), .19, .19, .02, .04, plastic(GREEN), .004); tube([(-.51, -.11, z), (-.46, -.11, z-.05), (-.38, -.11, z+.06)], .018, plastic(WHITE), smooth=False); box((.17, -.082, z), (.8-.16*(i % 2), .01, .06), mat(STEEL), 0)
area((-5, -7, 6.5), (0, 0, 0), 3.2, 1250, '#FFF8EC'); area((8, -6, 2), (0, 0, 0), 5, 340, '#AFC6FF'); area((0, -6, -5), (0, 0, -.5), 5, 140, '#FFEFC0')
lens((.05, -.5, .0), 16.6, az=-20, el=12, mm=80)
render('eicr-testing.png')
