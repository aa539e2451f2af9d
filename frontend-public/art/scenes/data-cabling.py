import sys; from pathlib import Path; sys.path.insert(0, str(Path(__file__).parents[1]))
from props import *
reset(strength=.45)
# cabinet, open at the front: patch panels and switches, every port with its own lead
slab((0, -.55, -.3), 6.4, 4.2, .3, .35, clay(SLATE), .06, 'Z'); slab((0, -.55, 0), 6.1, 3.9, .05, .25, clay('#4A5875'), .02, 'Z'); prism(rrect(6.4, 4.9, .25, cy=2.45), .3, clay('#2C3F66'), (0, 1.5, -.05), r=.06)
W, H, y = 3.3, 4.1, -.75
slab((-.35, 1.21, H/2+.08), W+.5, H+.36, .06, .12, glow(YELLOW, 5), .01)
box((-.35, .2, H/2+.1), (W+.2, 1.7, H), plastic('#26365A'), .05); box((-.35, y+.15, H/2+.1), (W-.1, .1, H-.3), mat('#05070C', .8), .01)
for k in (-1, 1):
    box((-.35+k*(W/2-.1), y+.06, H/2+.1), (.16, .14, H-.24), metal('#8D98AB'), .015)
    for i in range(12): box((-.35+k*(W/2-.1), y-.015, .45+i*.33), (.05, .02, .05), mat('#05070C', .8), 0)
def port(x, z, lit=None):
    box((x, y-.13, z), (.13, .03, .12), mat('#05070C', .6), .008)
    if lit: box((x-.035, y-.145, z+.1), (.05, .015, .03), glow(lit, 5), 0)
HUES = (BLUE, BLUE, YELLOW, BLUE, GREEN, BLUE, YELLOW, BLUE, RED, BLUE, YELLOW, GREEN)
for r, z in enumerate((3.55, 2.2)):
    box((-.35, y+.05, z), (W-.3, .3, .42), plastic('#20293B'), .02); box((-.35, y+.02, z-.62), (W-.3, .36, .42), plastic(PAPER), .025)
    slab((-.35, y-.1, z+.15), W-.6, .07, .015, .02, plastic(WHITE), .003)
    for i in range(12):
        x = -1.64+.234*i; port(x, z-.03); port(x, z-.62, '#22C55E' if (i*5+r) % 7 else YELLOW); m = plastic(HUES[(i+5*r) % 12]); s = .1*math.sin(i*2.1+r)
        for zz in (z-.03, z-.62): box((x, y-.2, zz), (.1, .16, .09), m, .02)
        cable([(x, y-.27, z-.03), (x+s, y-.48, z-.2), (x+s, y-.5, z-.42), (x, y-.27, z-.62)], .034, m)
# supply strip with 13 A outlets, battery below
box((-.35, y+.02, .92), (W-.3, .34, .42), plastic(INK), .02)
for i in range(4): socket((-1.4+.7*i, y-.15, .92), s=1.25, gang=1)
box((-.35, y+.02, .4), (W-.3, .36, .44), plastic('#20293B'), .03); slab((-1.35, y-.16, .4), .6, .26, .02, .04, glow('#38BDF8', 2), .004)
for i in range(3): box((.1+.22*i, y-.17, .4), (.12, .02, .12), glow('#22C55E', 4), .01)
# glass door, open; bundle into the floor; wall outlet and drum of cable
with placed((W/2-.28, y-.02, H/2+.1), 68):
    for x, w, z, h in ((.06, .12, 0, H-.1), (W-.22, .12, 0, H-.1), (W/2-.08, W-.2, H/2-.1, .12), (W/2-.08, W-.2, -H/2+.1, .12)): box((x, 0, z), (w, .07, h), plastic('#20293B'), .02)
    box((W-.3, -.07, 0), (.06, .08, .5), metal(), .02)
for k in range(7): cable([(-1.75, y+1.2-.07*k, 4.15), (-2.15, y+1.4-.07*k, 4.5), (-2.5+.05*k, 1.1, 4.35), (-2.95+.1*k, 1.14, 3.2), (-2.95+.1*k, 1.14, .1)], .045, plastic(BLUE if k != 3 else YELLOW))
for z in (1.4, 3.0): box((-2.65, 1.1, z), (.85, .16, .08), metal('#AEB8C8'), .02)
with placed((-2.1, -1.75, .05), -20, 1.4): drum((0, 0, 0), BLUE, .36, .36)
show_plot('data-cabling.png', (.05, -.2, 2.05), 7.9, 1.5, az=-19, el=17)
