import sys; from pathlib import Path; sys.path.insert(0, str(Path(__file__).parents[1]))
from props import *
reset(strength=.36)
# yard behind a listed terrace: six bays, one cable under the string course
plot(8.8, 6.4, '#3E4A66')
for i in range(9): box((0, -2.4+.5*i, .052), (8.4, .015, .004), clay('#2C3752'), 0)
B = clay('#9C5A45'); fy = 1.5
box((0, 2.25, 2.15), (8.2, 1.5, 4.2), B, .03); box((0, 2.25, 4.3), (8.4, 1.7, .16), clay('#C9B79A'), .03)
for x in (-2.75, 0, 2.75): box((x, 2.4, 4.65), (.8, .5, .7), B, .02); [cyl((x-.22+.22*k, 2.4, 5.1), .075, .24, clay('#C4735A'), 'Z', .01) for k in range(3)]
box((0, 1.47, 1.72), (8.22, .1, .12), clay('#C9B79A'), .02); box((0, 1.47, .2), (8.22, .1, .3), clay('#8F7F6A'), .02)
for i in range(6):
    x = -3.4+1.36*i
    for j, z in enumerate((2.35, 3.45)):
        on = (i*2+j) % 3 != 1; box((x, fy-.02, z+.46), (.78, .08, .1), clay('#C9B79A'), .01); window((x, fy, z), .66, .84, glow('#FFD978', 3.5) if on else None)
for x in (-3.4, -.68, 2.04): window((x, fy, 1.08), .6, .7, glow('#FFD978', 3.5)); 
door((3.4, fy, .05), .66, 1.4, GREEN); door((.68, fy, .05), .66, 1.4, '#26365A')
# the cable: under the string course, down to the controller, along the bays
G = glow(YELLOW, 7)
tube([(3.95, 1.44, 1.56), (-2.04, 1.44, 1.56), (-2.04, 1.44, .98)], .04, G, smooth=False)
with placed((-2.04, fy, .82)): slab((0, 0, 0), .46, .5, .16, .05, plastic('#D5DBE5'), .02); slab((0, -.15, .08), .3, .16, .02, .02, glow('#BFF3CF', 1.6), .003); cyl((0, -.16, -.12), .04, .03, glow('#22C55E', 5), 'Y', .006)
tube([(-2.04, 1.44, .58), (-2.04, 1.44, .085), (-2.04, .62, .085)], .04, G, smooth=False); tube([(-3.55, .62, .085), (3.3, .62, .085)], .04, G, smooth=False)
def charger(x, busy):
    with placed((x, .62, .05)):
        box((0, 0, .04), (.3, .3, .06), plastic(SLATE), .01); box((0, 0, .45), (.12, .1, .8), plastic(INK), .02); slab((0, .05, .82), .32, .52, .17, .1, plastic(WHITE), .03); slab((0, -.12, .86), .22, .3, .02, .06, plastic(INK), .006); ring((0, -.15, .9), .07, .016, glow('#22C55E' if busy else '#38BDF8', 6))
    for k in (-1, 1): cyl((x+k*.26, .3, .26), .05, .44, plastic(YELLOW), 'Z', .015); cyl((x+k*.26, .3, .34), .052, .06, plastic(INK), 'Z', .004)
def car(x, c, plug):
    with placed((x, -1.1, .06), 0, .62):
        P = plastic(c, coat=.8, rough=.3)
        frustum((-.9, .9, -1.9, 1.9, .28), (-.86, .86, -1.85, 1.85, .98), P, r=.2); frustum((-.8, .8, -1.0, 1.7, .92), (-.62, .62, -.3, 1.25, 1.52), plastic(GLASS, rough=.12, coat=1.), r=.16); frustum((-.66, .66, -.38, 1.3, 1.45), (-.6, .6, -.26, 1.2, 1.57), P, r=.05)
        for k in (-1, 1):
            for y in (-1.2, 1.2): cyl((k*.82, y, .38), .38, .24, mat('#0A0E18', .7), 'X', .06); cyl((k*.94, y, .38), .2, .04, metal('#C9D1DE'), 'X', .01)
            slab((k*.56, -1.83, .72), .4, .14, .07, .05, glow('#FFE9A8', 4), .012)
        slab((0, -1.84, .5), 1.2, .16, .05, .06, plastic(INK), .015)
    if plug: cable([(x, .45, .62), (x+.05, .35, .2), (x+.3, .2, .18), (x+.42, -.05, .5)], .028, plastic(YELLOW)); cyl((x+.5, -.08, .52), .06, .1, plastic(INK), 'X', .01)
for i in range(6): charger(-3.1+1.24*i, i in (0, 2, 3, 5))
for i in range(7): box((-3.72+1.24*i, -1.05, .055), (.05, 2.5, .008), plastic(WHITE), 0)
car(-3.1, '#F4F6FA', 1); car(-.62, '#DC2626', 1); car(.62, '#2F6BD0', 1); car(3.1, '#DDE3EC', 1)
for x, p in ((-1.86, 0), (1.86, 0)): bolt((x, -1.2, .056), .9, .01, plastic(YELLOW), 0, axis='Z')
for x in (-4.0, 4.05): plant((x, 1.1, .05), .9)
show_plot('staff-car-park-charging-with-load-management.png', (0, .05, 2.0), 11.1, 1.65, az=-26, el=25, key=.85)
