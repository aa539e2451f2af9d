import sys; from pathlib import Path; sys.path.insert(0, str(Path(__file__).parents[1]))
from props import *
reset(strength=.14)
# one aisle as it was, one as it is: tired sodium lamps on the left, lines of LED on the right
plot(8.6, 6.4, '#3B465C')
X = (-3.1, 0, 3.1); Y0, Y1 = -2.5, 2.5; LEVELS = (.12, 1.05, 1.98)
BLUE_, ORANGE = plastic(BLUE), plastic('#F97316')
for j, x in enumerate(X):
    for y in (Y0, -.83, .83, Y1):
        for k in (-1, 1): box((x+k*.5, y, 1.5), (.08, .08, 2.9), BLUE_, .012)
        for z in (.6, 1.5, 2.4): box((x, y, z), (.94, .04, .04), BLUE_, .005)
    for z in LEVELS[1:]:
        for k in (-1, 1): box((x+k*.52, 0, z), (.06, 5.0, .12), ORANGE, .012)
        box((x, 0, z+.08), (.96, 4.9, .04), clay('#C79A63'), .006)
    for n, z in enumerate(LEVELS):
        for i in range(6):
            s = .66-.07*((i*5+j*3+n) % 3); y = Y0+.42+.83*i
            if (i+2*j+n) % 7 == 6: continue
            crate((x, y, z+.1), s, m=plastic(('#2F8F83', '#DDE3EC')[(i+j) % 2]) if (i*3+j+n) % 5 == 0 else None)
    # labels at the ends of the levels
    for z in LEVELS[1:]:
        for y in (-1.7, 0, 1.7):
            for k in (-1, 1): slab((x+k*.55, y, z), .24, .09, .005, .01, plastic(WHITE), 0, rot=(0, 0, k*90))
# left: discharge lamps, one orange, one dead; right: linear fittings
for y, on in ((-1.5, False), (1.1, True)):
    with placed((-1.55, y, 3.15)): lathe([(.1, .3), (.16, .28), (.4, .0), (.37, -.01), (0, .06)], plastic('#20293B')); sphere((0, 0, -.16), .24, glow('#FF8A2A', 4) if on else mat('#3A3027', .6)); cyl((0, 0, .62), .012, .66, plastic(STEEL), 'Z', 0)
spot((-1.55, 1.1, 3.0), (-1.55, 1.1, 0), 900, 88, '#FF8A2A', .3, .9)
for y in (-1.65, .15, 1.95):
    box((1.55, y, 3.2), (.24, 1.4, .07), plastic(WHITE), .02); box((1.55, y, 3.1), (.3, 1.38, .13), glow('#FFF6DE', 6), .04); area((1.55, y, 2.98), (1.55, y, 0), .3, 300, '#FFF6E6', 1.3); box((1.55, y, 3.55), (.02, .02, .6), plastic(STEEL), 0); sphere((1.55, y-.74, 3.14), .055, glow('#22C55E', 5))
area((1.55, -2.9, 3.2), (1.55, -1, .6), .9, 150, '#FFF6E6', .5)
# a lift that carries the next fitting; sodium lamps boxed for recycling
with placed((1.55, -2.35, .05)):
    box((0, 0, .16), (.9, 1.1, .2), plastic(YELLOW), .04)
    for x in (-.38, .38):
        for y in (-.4, .4): cyl((x*1.1, y, .13), .13, .1, mat('#0A0E18', .7), 'X', .03)
    for x in (-.36, .36):
        for k in (-1, 1): tube([(x, k*.42, .28), (x, -k*.42, .78)], .03, metal('#8D98AB'), smooth=False)
    box((0, 0, .84), (.92, 1.12, .07), plastic(INK), .02)
    for z in (1.12, 1.38): tube([(a, b, z) for a, b in rrect(.86, 1.06, .06)], .022, plastic(YELLOW), cyclic=True, smooth=False)
    for x in (-.41, .41):
        for y in (-.5, .5): cyl((x, y, 1.13), .024, .52, plastic(YELLOW), 'Z', .005)
    box((-.1, 0, .95), (.22, .9, .08), plastic(WHITE), .02); box((-.1, 0, .9), (.18, .84, .04), plastic('#FFF6DE'), .01)
with placed((-1.6, -2.3, .05), 14): box((0, 0, .22), (.8, .6, .44), clay('#8A6A45'), .02); sphere((-.15, 0, .5), .13, mat('#4A3D30', .5), (1, 1, 1.3)); sphere((.18, .05, .48), .12, mat('#4A3D30', .5), (1, 1, 1.3))
for x in (-2.35, -.75, .75, 2.35): box((x, -.1, .055), (.07, 5.4, .012), plastic(YELLOW), 0)
backdrop(-.3, '#0C1529'); rig((0, 0, 1.4), 1.7, key=.2, fill=.4, rim=.6)
iso((.1, .1, 1.6), 8.9, az=-4, el=31); render('high-bay-led-upgrade-in-a-distribution-warehouse.png')
