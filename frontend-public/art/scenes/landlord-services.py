import sys; from pathlib import Path; sys.path.insert(0, str(Path(__file__).parents[1]))
from props import *
reset(strength=.5)
plot(7.8, 5.6, '#33436A')
slab((0, 1.0, .05), 7.4, 3.4, .04, .15, clay('#1B6B3C', rough=.85), .02, 'Z')
# a terrace of three, each with its own door
T = 2.15
for i, (wall, entry, lit) in enumerate((('#C4735A', GREEN, True), ('#E8ECF3', YELLOW, False), ('#C4735A', BLUE, True))):
    x = (i-1)*T; L = glow('#FFD978', 4); dark = mat('#16284F', rough=.12, spec=.6)
    box((x, 1.2, 1.45), (T, 2.2, 2.8), clay(wall), .02); fy = .1
    door((x-.5, fy, .09), .56, 1.2, entry); window((x+.4, fy, .85), .85, .85, L if lit or i == 1 else dark); box((x-.5, fy-.16, .1), (.8, .34, .08), clay('#94A3B8'), .02)
    for dx in (-.5, .4): window((x+dx, fy, 2.12), .62, .78, L if lit and dx > 0 else dark)
    box((x-.5, fy-.05, 1.5), (.76, .12, .1), clay(PAPER), .015); box((x-.86, fy-.07, 1.2), (.1, .12, .2), plastic(INK), .02); point((x-.86, fy-.22, 1.05), 5, WARM, .06)
    if lit or i == 1: area((x+.4, fy-.12, .85), (x+.4, -2, .1), .7, 8, WARM)
    for z in (.3, .55): box((x-T/2+.2, fy-.04, z), (.02, .02, .2), plastic(INK), 0)
    slab((x-.5, -.65, .09), .5, 1.1, .02, .05, clay('#94A3B8'), .01, 'Z'); bush((x+.5, -.35, .24), .22); bush((x+.82, -.4, .2), .17)
a = math.degrees(math.atan2(1.05, 1.1)); s = math.hypot(1.1, 1.05)+.26
for k in (-1, 1): box((0, 1.2+k*.62, 3.42), (3*T+.26, s, .1), clay('#26365A'), .03, rot=(-k*a, 0, 0))
prism([(.1, 2.85), (2.3, 2.85), (1.2, 3.86)], 3*T, clay('#C4735A'), (-1.5*T, 0, 0), r=.01, axis='X')
for x in (-1.5*T+.3, -.5*T, .5*T, 1.5*T-.3): box((x, 1.2, 3.95), (.42, .42, .7), clay('#B8664A'), .02); box((x, 1.2, 4.32), (.5, .5, .08), clay('#94A3B8'), .02)
# the certificate's tick and the keys, as large as the wish for them
with placed((1.95, -1.75, .75), -20):
    prism([(0, .78), (.62, .56), (.62, .02), (.36, -.42), (0, -.66), (-.36, -.42), (-.62, .02), (-.62, .56)], .16, glow(YELLOW, 6), (0, .03, 0), r=.04); prism([(0, .7), (.54, .5), (.54, .02), (.31, -.37), (0, -.58), (-.31, -.37), (-.54, .02), (-.54, .5)], .2, plastic(GREEN), (0, 0, 0), r=.04)
    tube([(-.25, -.22, .06), (-.07, -.22, -.14), (.28, -.22, .3)], .065, plastic(WHITE), smooth=False)
with placed((-.9, -1.85, .16), 12):
    K = metal('#E0B73C'); ring((-.5, 0, 0), .36, .085, K, 'Z'); tube([(-.15, 0, 0), (1.35, 0, 0)], .085, K, smooth=False)
    for x, h in ((.95, .26), (1.2, .36)): box((x, -h/2, 0), (.13, h, .13), K, .02)
    ring((-.86, .08, .0), .22, .03, metal(), 'Z'); slab((-1.45, .12, -.06), .85, .5, .09, .1, plastic(GREEN), .02, 'Z', rot=(0, 0, 8)); cyl((-1.15, .16, .0), .05, .1, metal(), 'Z', .01)
show_plot('landlord-services.png', (.05, .2, 1.65), 9.8, 1.6, az=-34, el=26)
