import sys; from pathlib import Path; sys.path.insert(0, str(Path(__file__).parents[1]))
from props import *
reset(strength=.35)
W, D, H = 5.0, 4.4, 2.9
room(W, D, H, OAK, '#2C4A5E')
# board wall: interactive screen with a circuit on it, sockets and data beneath
slab((2.6, 0, 1.75), 2.5, 1.35, .09, .06, plastic(INK), .02); slab((2.6, -.08, 1.75), 2.34, 1.19, .02, .04, glow('#EAF2FF', 1.5), .004)
C = [(1.8, 1.42), (3.4, 1.42), (3.4, 2.08), (1.8, 2.08)]
tube([(x, -.11, z) for x, z in C+C[:1]], .02, plastic(BLUE), smooth=False)
cyl((2.6, -.115, 2.08), .16, .02, plastic('#EAF2FF'), 'Y', 0); ring((2.6, -.13, 2.08), .15, .018, plastic(YELLOW)); bolt((2.6, -.12, 2.08), .2, .02, glow(YELLOW, 4), .003)
for x, h in ((2.54, .2), (2.66, .11)): box((x, -.115, 1.42), (.025, .02, h), plastic(INK), 0)
box((2.6, -.115, 1.42), (.09, .01, .05), plastic('#EAF2FF'), 0)
box((1.72, -.11, 1.27), (.3, .01, .03), plastic(GREEN), 0)
trunking((2.6, 0, .72), 3.2, outlets=(-1.2, 1.2)); switch((4.4, 0, 1.45), s=1.1, n=2)
# pupils' tables, teacher's desk
for i, x in enumerate((1.25, 2.65, 4.05)):
    for j, y in enumerate((-2.1, -3.35)):
        table((x, y, .05), 1.1, .55, .66, plastic('#E8C48C'), plastic(SLATE)); chair((x, y-.48, .05), 180, plastic((BLUE, YELLOW, GREEN)[(i+j) % 3]), .88)
        box((x-.2, y, .76), (.3, .22, .03), plastic((YELLOW, WHITE, RED)[(i+2*j) % 3]), .01)
        if (i+j) % 2: box((x+.22, y-.02, .755), (.34, .24, .02), plastic(STEEL), .01); box((x+.22, y+.13, .86), (.34, .02, .22), plastic(INK), .01, rot=(-15, 0, 0)); box((x+.22, y+.112, .862), (.3, .012, .18), glow('#38BDF8', 1.8), 0, rot=(-15, 0, 0))
table((1.0, -.85, .05), 1.2, .6, .72)
cyl((1.3, -.85, .84), .1, .04, plastic(INK), 'Z', .01); sphere((1.3, -.85, 1.05), .18, plastic(BLUE)); sphere((1.33, -.9, 1.08), .155, plastic(GREEN)); ring((1.3, -.85, 1.05), .2, .014, metal('#D9B23A'), 'Y')
for k, c in enumerate((RED, GREEN, YELLOW)): box((.7, -.85, .8+.045*k), (.3, .22, .04), plastic(c), .01)
# left wall: window, shelf of books; lights
window((0, -1.5, 1.75), 1.3, 1.15, turn=90)
box((.2, -3.2, .55), (.36, 1.5, 1.0), plastic('#E8C48C'), .02)
for z in (.33, .8):
    for k in range(9): box((.36, -2.62-.14*k, z), (.08, .1, .28-.03*(k % 3)), plastic((RED, BLUE, YELLOW, GREEN, WHITE)[(k*2) % 5]), .01)
for k in range(4): picture((0, -2.72-.36*k, 1.75), .3, .4, plastic((YELLOW, '#38BDF8', '#F97316', '#22C55E')[k]), 90)
plant((.35, -.4, .05), 1.0)
for y in (-1.5, -2.9): led_panel((2.7, y, 2.45), 2.4, .26, .4, 30)
show_room('education.png', W, D, H, key=1.2)
