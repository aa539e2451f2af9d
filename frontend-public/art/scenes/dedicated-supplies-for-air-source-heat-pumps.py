import sys; from pathlib import Path; sys.path.insert(0, str(Path(__file__).parents[1]))
from props import *
reset(strength=.48)
# the pump outside, its isolator within reach, the circuit back to the board and cylinder in the cut-away
plot(7.6, 5.8, '#1B6B3C')
WALL, ROOF = clay('#E3D9CB'), clay('#5B4A52')
# bungalow: front wall with a room cut open at the left
box((1.1, 1.2, 1.15), (4.4, .3, 2.2), WALL, .03); box((-2.35, 2.34, 1.15), (2.6, .2, 2.16), clay('#4A6296'), .03); box((-3.72, 1.75, 1.15), (.2, 1.5, 2.2), WALL, .03); box((.1, 2.4, 1.15), (6.4, .2, 2.2), WALL, .03); box((3.2, 1.8, 1.15), (.2, 1.4, 2.2), WALL, .03)
box((-2.35, 1.75, .1), (2.8, 1.3, .1), clay('#C79A63'), .02)
frustum((-.95, 3.6, .75, 2.85, 2.25), (-.5, 3.15, 1.7, 1.95, 3.2), ROOF, r=.05)
box((2.2, 2.0, 3.35), (.4, .4, .7), clay('#B8664A'), .02); box((2.2, 2.0, 3.7), (.48, .48, .08), clay('#94A3B8'), .02)
# cut-away: cylinder, board, meter
with placed((-2.9, 1.85, .15)):
    cyl((0, 0, .8), .36, 1.5, plastic(WHITE), 'Z', .08); cyl((0, 0, .8), .365, .06, plastic('#2F8F83'), 'Z', .01); cyl((.1, -.37, .42), .09, .12, plastic(INK), 'Y', .02); cyl((.1, -.37, 1.1), .06, .08, plastic(RED), 'Y', .02)
    for x, c in ((-.14, '#C8763A'), (.14, '#C8763A')): tube([(x, 0, 1.5), (x, 0, 1.78), (x, .35, 1.78)], .04, metal(c), smooth=False)
board((-1.7, 2.24, 1.35), 1, 7, s=.95, door=False); area((-2.3, .9, 2.6), (-2.4, 2.2, .8), 1.2, 55, WARM)
cable([(-1.45, 2.2, .92), (-1.4, 2.15, .6), (-1.1, 1.9, .45), (-1.0, 1.3, .45)], .035, plastic(INK))
# window, wall light
window((2.35, 1.05, 1.25), 1.05, .85, glow('#FFD978', 4)); area((2.35, .9, 1.25), (2.35, -2, .2), .8, 12, WARM)
door((-.62, 1.05, .05), .6, 1.55, GREEN)
# the pump on its feet
with placed((.95, .45, .05), 0, 1.25):
    slab((0, 0, 0), 1.5, .8, .07, .06, clay('#94A3B8'), .02, 'Z'); P = plastic(WHITE, coat=.5)
    for x in (-.45, .45): box((x, 0, .13), (.14, .5, .12), plastic(INK), .02)
    box((0, 0, .66), (1.3, .46, .95), P, .06); cyl((-.22, -.235, .66), .4, .03, mat('#0A1122', .7), 'Y', .01)
    for k in range(5):
        b = prism([(-.03, .05), (.11, .12), (.1, .36), (-.04, .36)], .02, plastic('#5B6B8C'), (-.22, -.25, .66), r=.005); b.rotation_euler[1] = math.radians(72*k)
    cyl((-.22, -.275, .66), .07, .03, plastic(YELLOW), 'Y', .01)
    for r in (.14, .24, .34, .41): ring((-.22, -.285, .66), r, .011, metal('#C9D1DE'))
    for k in range(4): a = k*math.pi/4; box((-.22, -.285, .66), (.84, .014, .014), metal('#C9D1DE'), 0, rot=(0, math.degrees(a), 0))
    for i in range(5): box((.44, -.235, .4+.07*i), (.28, .012, .025), plastic('#B8C3D6'), .004)
    cyl((.44, -.24, .98), .035, .02, glow('#22C55E', 6), 'Y', .005)
# isolator beside it with the picture's glow, conduit and flex
slab((-.05, 1.05, 1.22), .72, .86, .02, .12, glow(YELLOW, 9), .004); isolator((-.05, 1.03, 1.22), s=1.15)
conduit([(-.05, .95, 1.55), (-.05, .95, 2.05), (-.9, .95, 2.05)], .035); cable([(-.05, .93, .9), (-.05, .8, .6), (.1, .6, .55), (.3, .5, .6)], .04, plastic(INK))
# insulated pipes into the wall, garden
for z in (.45, .62): tube([(1.75, .5, z), (1.98, .5, z), (1.98, 1.1, z)], .06, plastic('#1F2937'), smooth=False)
slab((.4, -1.2, .05), .7, 2.4, .03, .1, clay('#94A3B8'), .01, 'Z'); slab((-.6, .35, .05), .7, 1.0, .03, .08, clay('#94A3B8'), .01, 'Z')
for x, y, r in ((2.9, .35, .3), (3.35, .6, .24), (-3.4, .6, .26), (1.5, -2.3, .28), (2.0, -2.35, .22), (-.9, -2.4, .24)): bush((x, y, .05+r*.8), r)
tree((2.9, -1.5, .05), 1.0)
show_plot('dedicated-supplies-for-air-source-heat-pumps.png', (-.15, .3, 1.62), 9.1, 1.5, az=-26, el=22)
