import sys; from pathlib import Path; sys.path.insert(0, str(Path(__file__).parents[1]))
from props import *
reset(strength=.3)
plot(7.4, 6.0, '#1B6B3C')
# garden wall of the house with up-and-down lights, sliding doors
box((0, 2.3, 1.6), (7.0, .5, 3.1), clay('#DCE3EE'), .04); box((0, 2.25, 3.2), (7.2, .7, .14), clay('#26365A'), .03)
slab((-.2, 2.05, 1.2), 2.5, 2.2, .05, .04, plastic(INK), .015); slab((-.2, 2.02, 1.2), 2.34, 2.04, .03, .03, glow('#FFD98A', 2.4), .004); box((-.2, 1.97, 1.2), (.06, .05, 2.05), plastic(INK), .01); area((-.2, 1.8, 1.1), (-.2, -2, 0), 2.2, 40, WARM, 1.8)
for x in (-2.35, 2.1, 3.0):
    cyl((x, 1.93, 1.85), .11, .44, plastic(INK), 'Z', .02)
    for k in (-1, 1): cyl((x, 1.93, 1.85+k*.22), .085, .02, glow('#FFE9B0', 9), 'Z', .003); spot((x, 1.9, 1.85+k*.26), (x, 1.99, 1.85+k*2), 42, 75, WARM, .05, .5)
# outdoor socket, its cover down
with placed((2.55, 2.05, .75), 0, 1.5): slab((0, 0, 0), .36, .3, .14, .05, plastic('#9AA6B8'), .02); slab((0, -.13, .02), .3, .2, .03, .03, plastic(SLATE), .01)
# deck with lit edge, bench and table
slab((-.3, .95, .05), 4.4, 1.9, .16, .05, clay('#8A5F38'), .02, 'Z')
for i in range(8): box((-.3, .12+.238*i, .215), (4.36, .21, .03), clay(('#A9764A', '#B5834F', '#9C6C42')[i*7 % 3], rough=.5), .01)
box((-.3, -.02, .1), (4.4, .03, .06), glow(YELLOW, 9), .005); area((-.3, -.1, .14), (-.3, -1, 0), 4.2, 16, YELLOW, .1)
sofa((-1.65, 1.2, .22), 62, clay('#3563B8'), 1.3); table((-.35, .95, .22), .9, .7, .38, clay('#C79A63'), plastic(INK)); sofa((1.1, 1.05, .22), -62, clay('#3563B8'), 1.3)
cyl((-.35, .95, .7), .07, .16, glow('#FFDFA0', 7), 'Z', .02); point((-.35, .95, .95), 6, WARM, .1)
# festoon between two posts and the wall
for x, y in ((-3.1, .5), (3.05, -1.1)): cyl((x, y, 1.3), .05, 2.6, plastic(INK), 'Z', .01)
B = glow('#FFE3A1', 9); fl = plastic(INK)
for a, b in (((-3.1, .5, 2.55), (3.05, -1.1, 2.55)), ((3.05, -1.1, 2.55), (1.5, 2.0, 2.85))):
    p = [tuple(a[k]+(b[k]-a[k])*t/12-(.5*math.sin(math.pi*t/12) if k == 2 else 0) for k in range(3)) for t in range(13)]; cable(p, .018, fl)
    for t in range(1, 12, 2): x, y, z = p[t]; cyl((x, y, z-.06), .035, .09, fl, 'Z', .01); sphere((x, y, z-.16), .085, B)
# path with bollards, spiked spots in the beds, tree lit from below
for i in range(4): slab((-.3+.1*(i % 2), -.55-.62*i, .05), 1.15, .46, .05, .1, clay('#8A97AD'), .02, 'Z')
for x, y in ((-1.2, -.8), (.65, -.8), (-1.2, -2.2), (.65, -2.2)):
    cyl((x, y, .34), .075, .6, plastic(INK), 'Z', .02); cyl((x, y, .56), .08, .09, glow('#FFEFC8', 8), 'Z', .01); cyl((x, y, .66), .1, .05, plastic(INK), 'Z', .015); point((x, y-.15, .5), 4, WARM, .08)
tree((2.35, -2.0, .05), 1.1); spot((1.9, -2.55, .15), (2.35, -2.0, 1.4), 110, 70, WARM, .06, .6); box((1.9, -2.55, .14), (.12, .16, .12), plastic(INK), .03, rot=(-40, 0, 0))
for x, y, r in ((-2.9, 1.4, .38), (-2.4, -2.3, .4), (-2.9, -1.9, .3), (-2.85, .7, .3), (3.15, 1.2, .36), (3.1, .6, .28)): bush((x, y, .05+r*.8), r)
show_plot('outdoor-lighting.png', (0, -.1, 1.15), 10.0, 1.55, az=-33, el=27, key=.5, fill=.75)
