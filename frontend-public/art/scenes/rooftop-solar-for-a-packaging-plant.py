import sys; from pathlib import Path; sys.path.insert(0, str(Path(__file__).parents[1]))
from props import *
reset(strength=.42)
# planned: the array drawn in light on the newer half of the roof, the older sheets left alone
plot(9.6, 6.6, '#33436A')
OLD, NEW = clay('#7D8798'), clay('#2F4778')
x0, x1, xm, yb, yf, hz, rise = -4.0, 4.0, -1.0, 2.6, -.9, 2.0, .85
box(((x0+x1)/2, (yb+yf)/2, hz/2+.05), (x1-x0, yb-yf, hz), clay('#C9D2E0'), .03)
for i in range(40): box((x0+.1+.2*i, yf-.015, 1.25), (.05, .03, 1.5), clay('#AEBACD'), .006)
for i in range(17): box((x0-.015, yf+.12+.2*i, 1.25), (.03, .05, 1.5), clay('#AEBACD'), .006)
box((0, yf-.03, .3), (x1-x0+.02, .06, .5), clay('#26365A'), .01)
ym = (yb+yf)/2; tilt = math.degrees(math.atan2(rise, ym-yf)); sl = math.hypot(rise, ym-yf)+.14
prism([(yf, hz), (yb, hz), (ym, hz+rise)], x1-x0, clay('#C9D2E0'), (x0, 0, .05), r=.01, axis='X')
for a, b, m in ((x0-.12, xm, OLD), (xm, x1+.12, NEW)):
    for k in (-1, 1): box(((a+b)/2, ym+k*(ym-yf)/2, hz+rise/2+.09), (b-a, sl, .09), m, .02, rot=(-k*tilt, 0, 0))
M = Matrix.Translation((0, ym-(ym-yf)/2, hz+rise/2+.09)) @ Matrix.Rotation(math.radians(tilt), 4, 'X')
def on(o): o.matrix_basis = M @ o.matrix_basis; return o
for i in range(15): on(box((x0+.1+.2*i, 0, .05), (.07, sl-.06, .03), clay('#8F98A8'), .01))
for x in (-3.2, -2.2): on(box((x, .1, .07), (.5, 1.1, .03), plastic('#C7E2F7', rough=.2), .01))
on(box((xm+.06, 0, .075), (.16, sl, .06), clay('#B8664A'), .01))   # compartment wall, kept clear
# the planned panels: outlines of light
G = glow(YELLOW, 6)
for r in range(3):
    for c in range(8):
        if c == 4: continue
        x, y = xm+.62+.54*c, -.56+.56*r
        on(box((x, y, .07), (.46, .48, .02), plastic('#16305F', rough=.3), .005))
        for k in (-1, 1): on(box((x+k*.23, y, .1), (.022, .5, .03), G, 0)); on(box((x, y+k*.24, .1), (.48, .022, .03), G, 0))
on(box((xm+.62+.54*4, 0, .08), (.2, sl-.2, .03), metal('#AEB8C8'), .006))   # walkway
for z in (.22, .42): tube([(x0, yf-.08, hz+.05+z), (x1+.05, yf-.08, hz+.05+z)], .018, plastic(YELLOW), smooth=False)
for i in range(9): cyl((x0+1.0*i, yf-.08, hz+.26), .018, .45, plastic(YELLOW), 'Z', .004)
# front: loading doors, office windows; four places for inverters
for x in (-2.9, -1.5):
    slab((x, yf-.03, .82), 1.1, 1.5, .05, .03, plastic(INK), .01); slab((x, yf-.06, .82), .98, 1.38, .03, .02, glow('#FFE3A1', 1.6), .004)
    for i in range(5): box((x, yf-.1, 1.44-.12*i), (1.0, .04, .11), plastic('#C9D1DE'), .015)
    area((x, yf-.2, .7), (x, -4, 0), .9, 16, WARM, .9)
for i in range(4): x = .7+.62*i; slab((x, yf-.03, 1.2), .46, .62, .03, .05, G, .004); slab((x, yf-.045, 1.2), .4, .56, .12, .05, plastic(WHITE), .02); box((x, yf-.175, 1.36), (.16, .012, .05), glow('#38BDF8', 2), .003)
tube([(.5, yf-.1, .78), (3.3, yf-.1, .78)], .04, metal('#AEB8C8'), smooth=False); tube([(3.3, yf-.1, .78), (3.3, yf-.1, 2.1)], .04, metal('#AEB8C8'), smooth=False)
# forecourt: mobile crane, pallets of panels, cartons
with placed((.6, -2.45, .05), -74, .72):
    Yl = plastic(YELLOW, coat=.4); box((0, .2, .5), (1.1, 2.6, .36), Yl, .08); frustum((-.5, .5, -1.5, -.75, .4), (-.42, .42, -1.3, -.75, 1.2), Yl, r=.1); frustum((-.42, .42, -1.53, -1.0, .75), (-.36, .36, -1.36, -1.0, 1.12), plastic(GLASS, rough=.12, coat=1.), r=.04)
    for k in (-1, 1):
        for y in (-1.0, .35, 1.1): cyl((k*.52, y, .3), .3, .22, mat('#0A0E18', .7), 'X', .05); cyl((k*.62, y, .3), .15, .05, metal('#C9D1DE'), 'X', .01)
    box((0, .6, .85), (.8, .9, .4), plastic(INK), .06); tube([(0, .9, 1.0), (0, -.9, 2.1)], .16, Yl, smooth=False); tube([(0, -.9, 2.1), (0, -2.0, 2.77)], .11, Yl, smooth=False); cyl((0, -2.0, 2.35), .012, .85, plastic(INK), 'Z', 0); sphere((0, -2.0, 1.9), .09, plastic(RED))
for k in range(5): box((3.5, -2.1, .16+.07*k), (1.0, .7, .05), plastic('#16305F' if k % 2 else '#C6CEDB'), .01)
box((3.5, -2.1, .09), (1.05, .75, .09), clay('#C79A63'), .015)
for x, y, s in ((-3.6, -2.2, .6), (-2.95, -2.35, .5), (-3.5, -2.2, .46), (-2.2, -1.7, .55)): crate((x, y, .05 if s != .46 else .53), s, 8)
for x, y, r in ((4.4, -.4, .26), (4.45, .3, .3), (-4.4, -1.3, .28)): bush((x, y, .05+r*.8), r)
show_plot('rooftop-solar-for-a-packaging-plant.png', (0, -.1, 1.35), 11.2, 1.7, az=-28, el=30, key=.9)
