import sys; from pathlib import Path; sys.path.insert(0, str(Path(__file__).parents[1]))
from props import *
reset(strength=.38)
# front parlour: cornice and fireplace untouched, two boards up, cables on the routes of the old gas pipes
W, D, H = 4.9, 4.0, 3.1
room(W, D, H, ('#8F5F36', '#9A683C', '#85572F'), '#3F6157')
IVORY, BRASS = clay('#EDE6D8'), metal('#D9B23A', rough=.25)
for z, d, h in ((H-.1, .34, .14), (H-.23, .22, .12), (H-.34, .12, .08)): box((W/2+.05, -d/2, z), (W+.1, d, h), IVORY, .03); box((d/2, -D/2, z), (d, D+.1, h), IVORY, .03)
for i in range(15): box((.4+.31*i, -.2, H-.3), (.12, .12, .08), IVORY, .02)
for i in range(11): box((.2, -.5-.32*i, H-.3), (.12, .12, .08), IVORY, .02)
box((W/2+.05, -.05, .26), (W+.1, .1, .36), IVORY, .03); box((.05, -D/2, .26), (.1, D+.1, .36), IVORY, .03)
box((W/2+.05, -.03, 2.2), (W+.1, .06, .07), IVORY, .02); box((.03, -D/2, 2.2), (.06, D+.1, .07), IVORY, .02)
# fireplace with its mirror
with placed((2.35, 0, .05)):
    M = plastic('#E9E4DA', rough=.25, coat=.3); box((0, -.14, .62), (1.75, .28, 1.24), M, .03); box((0, -.2, 1.28), (2.0, .42, .1), M, .03)
    prism([(-.5, 0), (.5, 0), (.5, .62)]+[(.5*math.cos(a), .62+.34*math.sin(a)) for a in [i*math.pi/14 for i in range(1, 14)]]+[(-.5, .62)], .02, mat('#0B0D14', .9), (0, -.28, 0), r=.002)
    for i in range(5): cyl((-.28+.14*i, -.34, .2), .02, .3, plastic(INK), 'Z', .004)
    for i in range(6): sphere((-.25+.1*i, -.36, .12), .07, glow('#FF7A2A', 2.2) if i % 2 else mat('#17171C', .9))
    point((0, -.6, .3), 10, '#FF8A3A', .15)
    slab((0, 0, 1.75), 1.1, .74, .06, .2, BRASS, .02); slab((0, -.05, 1.75), .98, .62, .03, .16, metal('#AFC3DC', rough=.06), .006)
    cyl((-.75, -.24, 1.45), .06, .22, plastic(BLUE, coat=.8), 'Z', .03); cyl((.75, -.24, 1.45), .06, .22, plastic(BLUE, coat=.8), 'Z', .03); box((0, -.24, 1.43), (.2, .12, .2), plastic('#3B2A22'), .03); cyl((0, -.31, 1.45), .06, .02, plastic(WHITE), 'Y', .004)
# brass wall lights where the gas was lit; the route behind the plaster drawn in yellow
for x in (1.0, 3.7):
    lathe([(0, 0), (.07, 0), (.07, .02), (0, .03)], BRASS, (x, -.02, 1.75), rot=(90, 0, 0)); cable([(x, -.05, 1.75), (x, -.22, 1.7), (x, -.26, 1.82)], .02, BRASS); lathe([(.05, 0), (.1, .06), (.13, .2), (.12, .2), (.09, .07), (.04, .01)], plastic('#FFF3D6', rough=.3), (x, -.26, 1.84)); sphere((x, -.26, 1.95), .07, glow('#FFE3A1', 10)); point((x, -.34, 2.0), 12, WARM, .08)
    tube([(x, -.012, .48), (x, -.012, 1.68)], .022, glow(YELLOW, 5), smooth=False)
for x in (.55, 4.1): socket((x, -.1, .27), s=.95, plate=metal('#D9B23A', rough=.3))
# sash window with curtains
with placed((0, -2.0, 0), 90):
    slab((0, 0, 1.5), 1.3, 1.75, .07, .04, plastic(WHITE), .015); slab((0, -.06, 1.5), 1.12, 1.57, .03, .02, mat('#10224A', rough=.12, spec=.6), .005); box((0, -.1, 1.5), (1.14, .05, .07), plastic(WHITE), .01); box((0, -.09, 1.5), (.04, .03, 1.57), plastic(WHITE), .01)
    for k in (-1, 1):
        for i in range(4): cyl((k*(.68+.09*i), -.12-.04*(i % 2), 1.2), .07, 2.0, clay('#A8483C' if i % 2 else '#963F35'), 'Z', .03)
    tube([(-1.1, -.14, 2.24), (1.1, -.14, 2.24)], .03, BRASS, smooth=False)
# boards up along one line: joists, cables, rods; the boards laid by
box((2.6, -1.75, .058), (4.2, .5, .012), mat('#070A12', .95), 0)
for x in (.9, 1.75, 2.6, 3.45, 4.3): box((x, -1.75, .075), (.12, .5, .03), clay('#C79A63'), .006)
for k, c in enumerate((L3, L3, EARTH)): (earth if c == EARTH else lambda p, r: cable(p, r, plastic('#C9D1DE')))([(.55, -1.62-.12*k, .1), (1.7, -1.6-.12*k, .11), (3.0, -1.66-.1*k, .11), (4.65, -1.62-.12*k, .1)], .036)
for k in range(3): box((3.55, -2.55-.02*k, .1+.055*k), (2.2, .26, .05), clay(('#8F5F36', '#9A683C', '#85572F')[k]), .01, rot=(0, 0, 5-4*k))
tube([(1.0, -2.35, .09), (3.0, -2.2, .09)], .018, plastic(YELLOW), smooth=False); tube([(.9, -2.5, .09), (2.9, -2.4, .09)], .018, plastic(YELLOW), smooth=False)
# sofa under its sheet, temporary board on a stand, drum
sofa((1.35, -3.2, .05), 172, clay('#DDE3EC'), 1.9); box((1.35, -3.2, .3), (2.05, .98, .44), clay('#E9EDF3'), .14)
with placed((3.75, -3.35, .05), -8):
    for k in (-1, 1): tube([(k*.3, -.12, 0), (k*.22, 0, 1.1)], .03, metal('#8D98AB'), smooth=False); tube([(k*.3, .3, 0), (k*.22, 0, 1.1)], .03, metal('#8D98AB'), smooth=False)
    box((0, .02, .95), (.95, .05, .9), clay('#C79A63'), .015); board((0, -.01, 1.02), 1, 5, s=.78, door=False); socket((-.2, -.01, .58), s=.8)
drum((2.65, -3.45, .05), '#C9D1DE', .32, .32, 30)
# chandelier on its rose
cyl((2.45, -2.0, H-.02), .42, .06, IVORY, 'Z', .03); ring((2.45, -2.0, H-.06), .3, .035, IVORY, 'Z'); cyl((2.45, -2.0, 2.75), .014, .6, BRASS, 'Z', 0)
for a in range(5):
    c, s_ = math.cos(a*math.tau/5), math.sin(a*math.tau/5); cable([(2.45, -2.0, 2.45), (2.45+.2*c, -2+.2*s_, 2.36), (2.45+.34*c, -2+.34*s_, 2.48)], .016, BRASS); sphere((2.45+.34*c, -2+.34*s_, 2.56), .06, glow('#FFE3A1', 8))
point((2.45, -2.0, 2.4), 16, WARM, .2)
show_room('full-rewire-of-a-victorian-villa.png', W, D, H+.4, key=1.05)
