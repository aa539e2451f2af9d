import sys; from pathlib import Path; sys.path.insert(0, str(Path(__file__).parents[1]))
from props import *
reset(strength=.34)
# fourteen houses in two streets: nine lit and ticked, one under test, four to come
plot(9.8, 7.0, '#2A3B60')
LAWN, ROAD = clay('#1B6B3C', rough=.85), clay('#151F36', rough=.8)
box((0, -.12, .056), (9.6, 1.0, .02), ROAD, .004); box((0, -3.0, .056), (9.6, .8, .02), ROAD, .004)
for i in range(9): box((-4.2+1.05*i, -.12, .07), (.45, .05, .008), clay('#8A97AD'), 0); box((-4.2+1.05*i, -3.0, .07), (.45, .05, .008), clay('#8A97AD'), 0)
WALLS = ('#C4735A', '#E8ECF3', '#B8664A', '#DCC9A8')
n = 0
for row, (y, roof) in enumerate(((1.75, '#26365A'), (-1.55, '#31415F'))):
    slab((0, y-.1, .05), 9.3, 2.0, .03, .1, LAWN, .01, 'Z')
    for i in range(7):
        x = -3.84+1.28*i; done = n < 9; now = n == 9
        with placed((x, y, .08)):
            w, d, h, rise = 1.26, 1.25, 1.25, .62; fy = -d/2; pane_ = glow('#FFD978', 3.6) if done or now else mat('#0E1B3A', rough=.12, spec=.6)
            box((0, 0, h/2), (w, d, h), clay(WALLS[(i*3+row) % 4] if done or now else '#6B7590'), .02); prism([(-d/2, h-.01), (d/2, h-.01), (0, h+rise)], w, clay(roof), (-w/2, 0, 0), r=.02, axis='X')
            door((-.32, fy, 0), .3, .72, (GREEN, YELLOW, BLUE, RED)[(i+row) % 4] if done or now else '#3A4560'); window((.27, fy, .42), .42, .42, pane_); window((.27, fy, .96), .36, .34, pane_); window((-.32, fy, .98), .3, .34, pane_)
            box((.42, .1, h+rise*.75), (.22, .3, .5), clay('#8F4F3C'), .02)
            if done or now: area((.2, fy-.12, .5), (.2, -2, .1), .5, 5, WARM)
            # the state of each house over its roof
            z = h+rise+.62
            cyl((0, 0, z), .3, .09, plastic(GREEN) if done else glow(YELLOW, 7) if now else plastic('#56658A'), 'Y', .03); cyl((0, 0, z-.36), .02, .22, plastic(STEEL), 'Z', 0)
            if done: tube([(-.13, -.07, z), (-.03, -.07, z-.11), (.15, -.07, z+.12)], .035, plastic(WHITE), smooth=False)
            elif now: bolt((0, -.05, z), .4, .04, plastic(INK), .006)
            else: [sphere((.13*k, -.06, z), .038, plastic('#B8C3D6')) for k in (-1, 0, 1)]
        n += 1
# the van before the house under test
van((-1.1, -2.98, .07), 78, .36)
for x in (-3.2, .0, 3.2): cyl((x, .55, .6), .03, 1.1, plastic(INK), 'Z', .01); box((x, .42, 1.16), (.08, .32, .05), plastic(INK), .015); box((x, .36, 1.13), (.06, .18, .02), glow(WARM, 8), 0); point((x, .36, 1.0), 6, WARM, .06)
for x, y in ((-4.55, .6), (4.55, -2.3), (4.5, .62)): tree((x, y, .05), .5)
show_plot('eicr-programme-for-a-portfolio-of-shared-houses.png', (.05, -.5, 1.1), 10.9, 1.75, az=-30, el=30, key=.8)
