import sys; from pathlib import Path; sys.path.insert(0, str(Path(__file__).parents[1]))
from props import *
reset(strength=.38)
# café: counter with machine and till, pendants over it, shelves with light, board behind
W, D, H = 4.6, 3.8, 2.9
room(W, D, H, '#6B5B55', '#24435A', tiles=.76)
for z in (1.45, 2.05):
    box((1.75, -.17, z), (2.6, .32, .06), clay('#C79A63'), .012); box((1.75, -.05, z-.05), (2.5, .04, .03), glow(YELLOW, 9), .005); area((1.75, -.12, z-.07), (1.75, -.2, z-1), 2.4, 9, WARM, .05)
    for i in range(8): cyl((.65+.31*i, -.18, z+.13), .075 if i % 3 else .1, .2 if i % 2 else .26, plastic((WHITE, '#C4735A', GREEN, PAPER, '#38BDF8')[(i+int(z*3)) % 5]), 'Z', .02)
board((3.85, 0, 1.75), 2, 6, s=1.1, door=False); tube([(3.85, -.08, 2.62), (3.85, -.08, 2.9)], .06, metal('#AEB8C8'), smooth=False)
socket((.55, 0, 1.08), s=1.1); socket((2.9, 0, 1.08), s=1.1)
# back counter and its machines
box((1.75, -.36, .5), (2.9, .66, .88), plastic('#2F6B55', rough=.5), .03); box((1.75, -.37, .96), (3.0, .72, .06), plastic('#E9EDF3', rough=.25), .02)
with placed((1.15, -.36, .99)):
    box((0, 0, .26), (.8, .46, .44), metal('#C9D1DE'), .05); box((0, -.1, .06), (.84, .6, .1), plastic(INK), .03); box((0, 0, .51), (.84, .5, .05), plastic(INK), .02)
    for x in (-.2, .2): cyl((x, -.26, .24), .075, .08, plastic(INK), 'Z', .015); tube([(x, -.3, .24), (x, -.5, .22)], .028, plastic(INK), smooth=False); cyl((x, -.28, .15), .045, .08, plastic(WHITE), 'Z', .01)
    for k in range(3): cyl((-.2+.2*k, -.24, .4), .025, .03, glow('#22C55E', 5), 'Y', .004)
box((2.45, -.36, 1.14), (.5, .42, .32), plastic(RED, coat=.5), .06); box((2.45, -.58, 1.14), (.34, .02, .2), mat('#0E1B3A', rough=.12), .01)
# front counter: till, lit cake display, pendants over it
box((2.2, -1.95, .52), (2.9, .7, .92), plastic('#26365A', rough=.5), .03); box((2.2, -1.98, 1.02), (3.1, .84, .08), clay('#C79A63'), .025)
for i in range(11): box((.88+.264*i, -2.315, .52), (.22, .03, .84), plastic('#2F4778'), .012)
with placed((1.25, -1.95, 1.06)): box((0, 0, .05), (1.0, .62, .08), plastic(INK), .02); box((0, .05, .24), (.92, .5, .3), mat('#CFE3F7', rough=.08, spec=.8), .03); box((0, -.215, .3), (.8, .012, .16), glow('#FFE3A1', 3), 0)
with placed((2.85, -1.9, 1.06), 10): box((0, 0, .04), (.4, .36, .07), plastic(INK), .02); box((0, .06, .27), (.42, .06, .3), plastic(INK), .015, rot=(-14, 0, 0)); box((0, .02, .275), (.36, .02, .24), glow('#38BDF8', 2), .002, rot=(-14, 0, 0))
for x in (1.2, 2.2, 3.2): pendant((x, -2.0, 2.0), .75, 1.05, power=14)
# tables, stools, window to the street
for x, y in ((.8, -3.2), (3.75, -3.15)):
    cyl((x, y, .75), .38, .05, clay('#C79A63'), 'Z', .015); cyl((x, y, .4), .04, .7, plastic(INK), 'Z', .01); cyl((x, y, .07), .24, .04, plastic(INK), 'Z', .01); cyl((x+.1, y-.08, .81), .06, .09, plastic(WHITE), 'Z', .015)
    chair((x+.55, y+.05, .05), -80, plastic(GREEN), .9)
window((0, -2.2, 1.75), 1.7, 1.35, turn=90, lit=glow('#22406F', .9)); plant((.4, -.95, .05), 1.05)
show_room('commercial-electrical.png', W, D, H, key=1.05)
