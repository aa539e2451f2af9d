import sys; from pathlib import Path; sys.path.insert(0, str(Path(__file__).parents[1]))
from props import *
reset(strength=.4)
# a tested light that burns, the clock of its three hours, the log, and its twin with the battery out
slab((0, 0, 0), 60, 40, .35, .35, clay('#14203A', rough=.55), .05)
y = -.35
bulkhead((-1.25, y, 1.0), 0, 3.3, 60); cyl((-1.25, y-.3, .52), .07, .08, glow('#22C55E', 7), 'Y', .02); conduit([(-1.25, y-.06, 1.5), (-1.25, y-.06, 4)], .09); conduit([(-1.9, y-.06, -1.9), (-1.9, y-.06, -4)], .09)
area((-1.25, -2.2, 1.0), (-1.25, -.3, -1.5), 2.2, 160, WARM, .8)
# clock: three of twelve hours in yellow
with placed((2.1, y, .95)):
    cyl((0, -.06, 0), 1.12, .12, plastic(INK), 'Y', .04); cyl((0, -.13, 0), 1.02, .06, plastic(WHITE), 'Y', .02)
    arc = [(.86*math.sin(i*math.pi/40), .86*math.cos(i*math.pi/40)) for i in range(21)]
    prism([(0, 0)]+arc, .03, glow(YELLOW, 7), (0, -.16, 0), r=.004)
    for i in range(12): a = i*math.pi/6; box((.93*math.sin(a), -.17, .93*math.cos(a)), (.05, .02, .12 if i % 3 else .18), plastic(INK), .006, rot=(0, math.degrees(a), 0))
    tube([(0, -.22, 0), (.58, -.22, 0)], .045, plastic(INK), smooth=False); tube([(0, -.24, 0), (0, -.24, .8)], .03, plastic(INK), smooth=False); cyl((0, -.23, 0), .08, .08, plastic(RED), 'Y', .02)
# the twin: diffuser off, its lamps dark, battery out on its leads
with placed((-1.9, y, -1.35), 0, 3.0):
    slab((0, 0, 0), .72, .34, .08, .16, plastic(INK), .025); slab((0, -.075, 0), .6, .24, .012, .115, plastic(PAPER), .004)
    for i in range(5): slab((-.2+.1*i, -.085, .03), .06, .06, .012, .01, plastic('#E8D9A0'), .003)
    box((0, -.1, -.06), (.3, .03, .06), plastic(WHITE), .006)
with placed((-.05, -1.0, -1.45), -8):
    for i in range(4): cyl((-.66+.44*i, 0, 0), .19, .42, plastic('#2F9E63'), 'X', .03)
    cyl((.93, 0, 0), .08, .06, metal(), 'X', .01); box((-.92, 0, 0), (.06, .3, .3), plastic(INK), .03)
for k, c in enumerate((RED, INK)): cable([(-.98, -1.0, -1.42-.1*k), (-1.15, -1.15, -1.35-.12*k), (-1.4, -.85, -1.5-.08*k), (-1.55, y-.28, -1.5-.06*k)], .035, plastic(c))
# the log, every line ticked but the last
with placed((2.15, -.95, -1.35), -6):
    slab((0, 0, 0), 1.55, 1.5, .06, .08, plastic('#C79A63'), .015); slab((0, -.06, -.04), 1.36, 1.32, .015, .03, plastic(WHITE), .003); slab((0, -.07, .7), .5, .16, .07, .05, metal(), .015)
    for i in range(4):
        z = .4-.28*i; slab((-.46, -.078, z), .19, .19, .02, .04, plastic(GREEN if i < 3 else PAPER), .004); box((.17, -.082, z), (.8-.16*(i % 2), .01, .06), mat(STEEL), 0)
        if i < 3: tube([(-.52, -.11, z), (-.47, -.11, z-.05), (-.39, -.11, z+.06)], .018, plastic(WHITE), smooth=False)
area((-5, -7, 6.5), (0, 0, 0), 3.2, 1000, '#FFF8EC'); area((8, -6, 2), (0, 0, 0), 5, 260, '#AFC6FF'); area((0, -6, -5), (0, 0, -.5), 5, 130, '#FFEFC0')
lens((.1, -.5, -.2), 19, az=-20, el=11, mm=80)
render('emergency-lighting-test-and-renewal-outpatient-block.png')
