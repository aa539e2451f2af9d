import sys; from pathlib import Path; sys.path.insert(0, str(Path(__file__).parents[1]))
from props import *
reset()
# wall and ceiling from below: panel, call point, sounder, detector, joined by red cable in clips
slab((0, 0, 0), 60, 40, .35, .35, clay('#1B2742', rough=.55), .05); slab((0, -4.35, 3.05), 60, 8, .4, .3, clay('#55658A', rough=.7), .05, 'Z')
y = -.35; C = plastic(RED)
# panel: lit screen, zone lamps, keys
with placed((-1.5, y, -.15), 0, 1.6):
    slab((0, .005, 0), 1.58, 1.23, .05, .08, glow(YELLOW, 13), .01); slab((0, -.02, 0), 1.5, 1.15, .24, .06, plastic('#D5DBE5'), .02); slab((0, -.24, .22), 1.3, .52, .04, .04, C, .01); slab((-.25, -.275, .22), .66, .36, .02, .03, glow('#BFF3CF', 1.7), .003)
    for i, w in enumerate((.44, .3, .38)): box((-.52+w/2, -.302, .31-.09*i), (w, .006, .035), mat('#0B3B22', .6), 0)
    for i in range(8): cyl((-.53+.15*i, -.265, -.2), .045, .03, glow(YELLOW, 5) if i == 3 else glow('#22C55E', 4), 'Y', .008)
    for i in range(3): slab((.22+.15*i, -.275, .22), .11, .24, .03, .02, plastic((GREEN, WHITE, WHITE)[i]), .008)
    cyl((.5, -.27, -.4), .06, .04, metal(), 'Y', .01); slab((-.2, -.255, -.4), .9, .11, .012, .02, plastic(STEEL), 0)
call_point((1.3, y, -.75), s=2.2); sounder((1.3, y, 1.15), s=2.2)
def run(*pts):
    tube([(px, y-.07, pz) for px, pz in pts], .06, C, smooth=False)
    for (x0, z0), (x1, z1) in zip(pts, pts[1:]): box(((x0+x1)/2, y-.08, (z0+z1)/2), (.24, .12, .09) if x0 == x1 else (.09, .12, .24), metal('#AEB8C8'), .02)
run((1.3, -.28), (1.3, .68)); run((1.3, 1.62), (1.3, 2.25), (-1.9, 2.25), (-1.9, .75)); run((-1.1, .75), (-1.1, 3.05))
tube([(-1.1, y-.07, 2.98), (-1.1, -1.7, 2.98), (.3, -1.7, 2.98)], .06, C, smooth=False)
detector((.5, -1.75, 3.04), 2.5); ring((.5, -1.75, 3.02), .78, .035, glow(YELLOW, 6), 'Z')
area((-5, -7, 6.5), (0, 0, 0), 3.2, 700, '#FFF8EC'); area((8, -6, 1), (0, 0, 0), 5, 380, '#AFC6FF'); area((-3, -7, -4), (0, -1, 1.2), 4, 620, '#FFF8EC')
lens((-.05, -.9, .92), 17.4, az=-16, el=-13, mm=80)
render('fire-alarm-systems.png')
