import sys; from pathlib import Path; sys.path.insert(0, str(Path(__file__).parents[1]))
from props import *
reset(strength=.16)
W, D, H = 4.4, 3.8, 3.1
room(W, D, H, '#41506F', '#26355A', tiles=.73)
# way out: double doors with panic bars under the lit sign
for k in (-1, 1):
    with placed((2.2+k*.53, 0, .05)):
        slab((0, 0, 1.03), 1.02, 2.06, .06, .03, plastic('#2F4A7D'), .015); slab((-k*.08, -.06, 1.5), .34, .62, .02, .04, mat('#0E1B3A', rough=.12, spec=.6), .004)
        for x in (-.38, .38): box((x, -.09, .98), (.08, .1, .12), plastic(INK), .015)
        box((0, -.13, .98), (.86, .06, .08), metal('#D9DEE8'), .02); box((0, -.065, .16), (.96, .012, .22), metal('#AEB8C8'), .004)
for x, w, z, h in ((1.1, .1, 1.1, 2.2), (3.3, .1, 1.1, 2.2)): box((x, -.04, z), (w, .1, h), plastic(PAPER), .015)
box((2.2, -.04, 2.2), (2.3, .1, .1), plastic(PAPER), .015)
exit_sign((2.2, 0, 2.62), s=1.25); area((2.2, -.4, 2.6), (2.2, -1.6, 0), 1.4, 46, '#3BE387', .5)
# bulkheads that stay lit, each with its green charge light
for loc, t in (((0, -1.2, 2.2), 90), ((0, -2.9, 2.2), 90)):
    bulkhead(loc, t, 1.1, 42)
    with placed(loc, t): cyl((.0, -.05, -.29), .03, .06, glow('#22C55E', 6), 'Y', .005)
# light on the floor of the way out
for i in range(4): box((2.2, -.55-.9*i, .058), (.16, .5, .012), glow('#22C55E', 2.2), .004)
call_point((3.85, 0, 1.35), s=.9)
with placed((.3, -.5, .05)):
    cyl((0, 0, .36), .13, .66, plastic(RED, coat=.7), 'Z', .06); cyl((0, 0, .74), .04, .12, plastic(INK), 'Z', .01); cable([(.02, 0, .76), (.16, -.04, .7), (.17, -.06, .35)], .022, plastic(INK)); box((0, -.125, .42), (.14, .02, .18), plastic(WHITE), .004)
plant((4.05, -.75, .05), 1.0)
for i in range(3): chair((.42, -2.0-.62*i, .05), -90, plastic('#3563B8'), .92)
show_room('emergency-lighting.png', W, D, H, key=.58, fill=.8)
