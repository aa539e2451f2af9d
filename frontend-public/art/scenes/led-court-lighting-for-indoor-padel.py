import sys; from pathlib import Path; sys.path.insert(0, str(Path(__file__).parents[1]))
from props import *
reset(strength=.3)
# the court, lit from its sides; the frames of the old store above it
plot(8.8, 6.0, '#26355A')
COURT, LINE, FRAME = plastic('#1E5BD8', rough=.6, coat=0), plastic(WHITE), plastic('#4A5F8F')
slab((0, 0, .05), 7.0, 3.7, .04, .06, clay('#2C7A55', rough=.8), .01, 'Z'); slab((0, 0, .09), 6.4, 3.2, .02, .02, COURT, .004, 'Z')
for x in (-2.2, 2.2): box((x, 0, .112), (.06, 3.2, .006), LINE, 0)
box((0, 0, .112), (4.4, .06, .006), LINE, 0)
# net
for y in (-1.62, 1.62): cyl((0, y, .36), .045, .52, plastic(INK), 'Z', .01)
box((0, 0, .34), (.015, 3.2, .36), plastic('#0F1A33', rough=.8), 0); box((0, 0, .54), (.04, 3.2, .06), LINE, .008)
for i in range(20): box((0, -1.52+.16*i, .34), (.02, .012, .36), plastic('#3A4C74'), 0)
# glass ends, mesh beyond; posts all round
G = pane(share=.07)
for s in (-1, 1):
    for y in (-1.1, 0, 1.1): box((s*3.22, y, .7), (.03, 1.02, 1.16), G, .004)
    for k in (-1, 1): box((s*2.72, k*1.62, .7), (.96, .03, 1.16), G, .004)
    for y in (-1.62, -.55, .55, 1.62): box((s*3.22, y, .95), (.06, .06, 1.72), plastic(INK), .01)
    for z in (1.3, 1.8): tube([(s*3.22, -1.62, z), (s*3.22, 1.62, z)], .02, plastic(INK), smooth=False)
    for k in (-1, 1):
        box((s*2.22, k*1.62, .95), (.06, .06, 1.72), plastic(INK), .01); tube([(s*2.22, k*1.62, 1.3), (s*3.22, k*1.62, 1.3)], .02, plastic(INK), smooth=False)
for k in (-1, 1): tube([(-2.22, k*1.62, .95), (-.5, k*1.62, .95)], .02, plastic(INK), smooth=False); tube([(.5, k*1.62, .95), (2.22, k*1.62, .95)], .02, plastic(INK), smooth=False)
# floods on both sides, above the glass and outside the court
for x in (-2.3, -.78, .78, 2.3):
    for k in (-1, 1):
        cyl((x, k*1.86, 1.35), .04, 2.6, plastic(INK), 'Z', .01); tube([(x, k*1.86, 2.62), (x, k*1.62, 2.72)], .03, plastic(INK), smooth=False)
        box((x, k*1.58, 2.7), (.9, .42, .09), plastic('#20293B'), .02, rot=(k*34, 0, 0)); box((x, k*1.545, 2.655), (.82, .36, .03), glow('#FFF1C4', 8), .004, rot=(k*34, 0, 0))
        spot((x, k*1.5, 2.6), (x*.9, -k*.2, 0), 480, 92, '#FFF3DA', .25, .8)
# portal frames and the back wall of the store
for x in (-4.0, 0, 4.0):
    box((x, 2.55, 1.5), (.16, .2, 2.9), FRAME, .02)
box((0, 2.72, 1.3), (8.3, .1, 2.5), clay('#3A4E7C'), .02)
for i in range(24): box((-4.02+.35*i, 2.66, 1.3), (.06, .04, 2.46), clay('#304370'), .01)
tube([(-4.0, 2.6, 2.75), (4.0, 2.6, 2.75)], .03, FRAME, smooth=False)
# contactor panel with a key for each court; ball, bat, bench
with placed((3.0, 2.6, 1.35)): slab((0, 0, 0), 1.0, .8, .14, .05, plastic('#D5DBE5'), .015); slab((0, -.13, .12), .8, .3, .02, .03, plastic(INK), .004)
for i in range(3): cyl((2.75+.25*i, 2.42, 1.15), .07, .05, glow('#22C55E', 5) if i < 2 else plastic(STEEL), 'Y', .01); box((2.75+.25*i, 2.44, 1.47), (.14, .02, .14), glow('#22C55E', 3) if i < 2 else plastic(STEEL), .004)
for x, y in ((-1.2, -.7), (1.3, .6), (.9, -1.0)): sphere((x, y, .19), .085, plastic(YELLOW))
box((-.9, -2.35, .3), (1.6, .36, .07), plastic('#C79A63'), .02)
for x in (-1.5, -.3): box((x, -2.35, .16), (.07, .3, .24), plastic(INK), .01)
with placed((.9, -2.35, .12), 20): prism(rrect(.5, .62, .24), .06, plastic(YELLOW), (0, 0, 0), r=.02, axis='Z'); box((0, -.5, .03), (.09, .42, .06), plastic(INK), .02); prism(rrect(.36, .46, .17), .012, plastic(INK), (0, 0, .055), r=0, axis='Z')
show_plot('led-court-lighting-for-indoor-padel.png', (0, .15, 1.2), 9.5, 1.6, az=-30, el=27, key=.55, fill=.8)
