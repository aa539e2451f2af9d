import sys; from pathlib import Path; sys.path.insert(0, str(Path(__file__).parents[1]))
from props import *
reset(strength=.26)
# sitting room: cove, ring, strips and a track, all in one warm light
W, D, H = 4.6, 3.8, 2.9
room(W, D, H, OAK, '#2C4670')
G = glow(WARM, 9)
# light behind a panel on the back wall, under shelf and cabinet
slab((2.35, 0, 1.6), 2.7, 1.5, .05, .06, glow(YELLOW, 11), .01); slab((2.35, -.06, 1.6), 2.55, 1.36, .06, .05, clay('#1B2A4A'), .015); screen((2.35, -.12, 1.25), 1.5, .86, mat('#0A1226', rough=.12, spec=.6), stand=False)
box((2.35, -.25, .48), (3.0, .46, .4), plastic('#E8C48C', rough=.5), .02); box((2.35, -.25, .26), (2.9, .36, .03), G, .004); area((2.35, -.45, .24), (2.35, -1.6, 0), 2.8, 22, WARM, .1)
for x in (1.4, 2.35, 3.3): box((x, -.49, .48), (.88, .02, .32), plastic('#F0D3A2', rough=.5), .01)
# ring pendant over the table
with placed((2.35, -2.0, 2.2)):
    ring((0, 0, .05), .8, .03, plastic(INK), 'Z'); ring((0, 0, 0), .8, .055, glow('#FFE7B0', 7), 'Z')
    for a in range(3): tube([(.8*math.cos(a*2.094), .8*math.sin(a*2.094), .04), (0, 0, .85)], .008, plastic(STEEL), smooth=False)
    for a in range(6): point((.7*math.cos(a*1.047), .7*math.sin(a*1.047), -.2), 9, WARM, .15)
cyl((2.35, -2.0, .38), .55, .06, clay('#C79A63'), 'Z', .02); cyl((2.35, -2.0, .2), .06, .3, plastic(INK), 'Z', .01); box((2.2, -1.9, .43), (.34, .24, .04), plastic(YELLOW), .01); cyl((2.58, -2.12, .45), .06, .09, plastic(WHITE), 'Z', .015)
slab((2.35, -2.0, .05), 2.8, 2.2, .03, .3, clay('#3E5A8F'), .012, 'Z')
sofa((2.35, -3.2, .07), 180, clay('#2F6B55'), 2.2)
# left wall: shelves lit from below, window, floor lamp with LED column, dimmer
for z in (1.15, 1.7, 2.25):
    box((.18, -1.1, z), (.34, 1.35, .06), plastic('#E8C48C'), .012); box((.07, -1.1, z-.045), (.04, 1.25, .02), G, .003); area((.16, -1.1, z-.06), (.16, -1.1, z-1), .1, 6, WARM, 1.2)
    for k in range(6): box((.2, -.62-.13*k, z+.14), (.2, .09, .22-.03*((k+int(z*4)) % 3)), plastic((RED, BLUE, YELLOW, GREEN, WHITE, '#38BDF8')[(k+int(z*4)) % 6]), .01)
    sphere((.2, -1.55, z+.13), .1, plastic(WHITE))
window((0, -2.75, 1.7), 1.2, 1.25, turn=90)
box((.35, -3.4, 1.0), (.09, .09, 1.8), plastic(INK), .02); box((.4, -3.42, 1.05), (.04, .05, 1.6), glow('#FFE7B0', 8), .01); cyl((.35, -3.4, .08), .2, .05, plastic(INK), 'Z', .015); point((.7, -3.5, 1.1), 12, WARM, .3)
switch((4.15, 0, 1.35), s=1.2, n=2); socket((4.15, 0, .55), s=1.1); plant((4.2, -.6, .05), 1.25)
show_room('led-lighting-upgrades.png', W, D, H, key=.8, fill=.8)
