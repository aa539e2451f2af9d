import sys; from pathlib import Path; sys.path.insert(0, str(Path(__file__).parents[1]))
from props import *
reset(strength=.5)
plot(9.2, 7.4, '#243253')
ROAD = clay('#151F36', rough=.8); LAWN = clay('#1B6B3C', rough=.85); LIT = glow('#FFD978', 4)
box((0, -1.05, .055), (9.2, 1.15, .02), ROAD, .005)
for i in range(8): box((-4.0+i*1.15, -1.05, .07), (.5, .05, .01), clay('#8A97AD'), 0)
# domestic: house with panels, battery and charger
slab((-2.35, -2.75, .05), 3.9, 1.75, .05, .2, LAWN, .02, 'Z')
house((-2.6, -2.65, .1), 2.2, 1.5, 1.25, .8)
M = Matrix.Translation((-2.6, -2.65-1.5/4-.06, .1+1.25+.4+.03)) @ Matrix.Rotation(math.atan2(.8, .75), 4, 'X')
for r in range(2):
    for c in range(4):
        for s, z, m in (((.46, .43, .04), .075, metal('#C6CEDB')), ((.42, .39, .02), .092, mat('#0B2A6B', rough=.12, coat=1., spec=.7))):
            o = box((-.75+c*.5, -.26+r*.47, z), s, m, .006); o.matrix_basis = M @ o.matrix_basis
bush((-4.0, -3.2, .3), .28); bush((-4.05, -2.7, .26), .22); tree((-3.95, -2.15, .1), .8)
# commercial: glazed offices over a lit shop
slab((2.5, 1.35, .05), 3.3, 2.7, .05, .15, clay('#33456B'), .02, 'Z')
box((2.5, 1.45, 1.75), (2.4, 1.9, 3.4), clay('#DCE3EE'), .05); box((2.5, 1.45, 3.5), (2.52, 2.02, .14), clay(SLATE), .03)
slab((2.5, .49, .58), 2.1, .78, .05, .04, glow('#FFE3A1', 4), .005); box((2.5, .4, 1.08), (2.5, .5, .09), plastic(YELLOW), .02)
area((2.5, .3, .6), (2.5, -2, 0), 2, 26, WARM, .6)
for z in (1.55, 2.2, 2.85):
    for i in range(4): slab((1.65+i*.57, .5, z), .42, .44, .04, .03, LIT if (i*3+int(z*4)) % 4 else plastic(GLASS, rough=.12, coat=1.), .005)
    for j in range(3): prism(rrect(.42, .44, .03, cx=.95+j*.5, cy=z), .04, LIT if (j+int(z*4)) % 3 == 0 else plastic(GLASS, rough=.12, coat=1.), (1.28, 0, 0), r=.005, axis='X')
for x in (2.1, 2.9): box((x, 1.6, 3.68), (.5, .6, .25), plastic(STEEL), .03)
# industrial: works with a saw-tooth roof, roller door, chimney
box((-1.9, 1.6, .85), (3.4, 2.3, 1.6), clay('#3D5487'), .04)
for i in range(3):
    y0 = .46+i*.77; prism([(y0, 1.62), (y0+.77, 1.62), (y0, 2.25)], 3.4, clay('#8A97AD'), (-3.6, 0, 0), r=.02, axis='X'); box((-1.9, y0-.02, 1.92), (3.0, .03, .42), LIT if i == 0 else plastic(GLASS), .005)
slab((-1.2, .46, .63), 1.25, 1.05, .05, .03, plastic('#C9D1DE'), .01)
for i in range(5): box((-1.2, .4, .25+.18*i), (1.2, .02, .02), plastic('#8D98AB'), 0)
slab((-2.6, .46, .75), .55, .45, .04, .03, LIT, .005); slab((-3.2, .46, .75), .4, .45, .04, .03, LIT, .005); slab((-1.2, .45, 1.35), .5, .16, .08, .03, plastic(INK), .01)
cyl((-3.1, 2.35, 2.1), .22, 2.6, clay('#B8664A'), 'Z', .03, rad2=.17); ring((-3.1, 2.35, 3.2), .18, .04, clay(WHITE), 'Z')
# renewables: turbine
slab((.35, 2.75, .05), 1.0, 1.0, .05, .2, LAWN, .02, 'Z')
cyl((.35, 2.75, 1.7), .1, 3.2, plastic(WHITE), 'Z', .02, rad2=.055)
with placed((.35, 2.6, 3.3), -30):
    box((0, .12, 0), (.2, .5, .2), plastic(WHITE), .06); sphere((0, -.16, 0), .12, plastic(YELLOW))
    for k in range(3):
        b = prism([(-.02, .05), (.1, .3), (.03, 1.25), (-.03, 1.25), (-.06, .3)], .03, plastic(WHITE), (0, -.13, 0), r=.01); b.rotation_euler[1] = math.radians(120*k+22)
# the supply: substation, glowing cable to every building
box((.35, .62, .5), (.75, .6, .9), plastic(GREEN), .04); box((.35, .62, .98), (.85, .7, .08), plastic(INK), .02); slab((.35, .32, .6), .34, .34, .02, .03, plastic(YELLOW), .008); bolt((.35, .295, .6), .26, .02, plastic(INK), .004)
G = glow(YELLOW, 7)
for p in ([(.35, .3), (.35, -.2), (2.5, -.2), (2.5, .35)], [(.35, -.2), (-2.0, -.2), (-2.0, .42)], [(.35, -.2), (.35, -2.75), (-1.35, -2.75)], [(.35, -2.75), (2.05, -2.75)]):
    tube([(x, y, .1) for x, y in p], .045, G, smooth=False)
# charging car
slab((3.0, -2.75, .05), 2.7, 1.75, .04, .15, clay('#33456B'), .02, 'Z')
for x in (2.15, 3.95): box((x, -2.75, .1), (.06, 1.4, .012), plastic(WHITE), 0)
slab((1.95, -2.3, .55), .34, .62, .16, .1, plastic(WHITE), .03); box((1.95, -2.38, .2), (.09, .1, .3), plastic(INK), .01); slab((1.95, -2.46, .6), .22, .34, .02, .06, plastic(INK), .006); ring((1.95, -2.49, .64), .07, .014, glow('#22C55E', 6))
with placed((3.05, -2.75, .1), 0, .5):
    P = plastic(WHITE, coat=.8, rough=.3)
    frustum((-.9, .9, -1.75, 1.75, .28), (-.86, .86, -1.7, 1.7, .95), P, r=.2); frustum((-.8, .8, -.9, 1.6, .9), (-.6, .6, -.2, 1.15, 1.5), plastic(GLASS, rough=.12, coat=1.), r=.16); frustum((-.64, .64, -.28, 1.2, 1.43), (-.58, .58, -.18, 1.1, 1.54), P, r=.05)
    for k in (-1, 1):
        for y in (-1.1, 1.1): cyl((k*.82, y, .36), .36, .24, mat('#0A0E18', .7), 'X', .06)
        slab((k*.56, -1.68, .7), .4, .14, .07, .05, glow('#FFE9A8', 5), .012)
cable([(2.08, -2.4, .4), (2.2, -2.5, .16), (2.45, -2.6, .16), (2.62, -2.45, .48)], .03, plastic(YELLOW))
for x, y in ((4.3, -.3), (-4.3, -.3), (.9, -3.3)):
    cyl((x, y, .7), .035, 1.3, plastic(INK), 'Z', .01); box((x, y-.1, 1.36), (.1, .36, .06), plastic(INK), .02); box((x, y-.16, 1.33), (.07, .2, .02), glow(WARM, 8), 0); point((x, y-.16, 1.2), 7, WARM, .06)
tree((4.25, .6, .05), .75); tree((4.2, -3.2, .1), .6); bush((-.05, -3.3, .25), .24); bush((-4.2, .4, .25), .25)
show_plot('hero.png', (0, -.35, 1.2), 11.7, 1.9, az=-38, el=27, key=.95, fill=.9)
