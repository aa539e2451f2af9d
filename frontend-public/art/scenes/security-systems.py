import sys; from pathlib import Path; sys.path.insert(0, str(Path(__file__).parents[1]))
from props import *
reset(strength=.34)
# front of a house: door with its keypad, camera, bell box, lamp that saw somebody come
plot(6.0, 4.2, '#33436A')
box((0, 1.5, 2.05), (5.6, .5, 4.0), clay('#B8664A'), .04)
for i in range(13): box((0, 1.245, .3+i*.3), (5.56, .02, .02), clay('#94503A'), 0)
box((0, 1.2, 4.1), (5.9, 1.2, .16), clay('#26365A'), .04)
door((-.35, 1.25, .17), 1.15, 2.4, GREEN); slab((-.35, .2, .05), 1.9, 1.0, .12, .06, clay('#94A3B8'), .03, 'Z')
with placed((-.35, 1.17, 2.05)): slab((0, 0, 0), .6, .55, .02, .04, glow('#FFD978', 3), .004)
window((1.85, 1.25, 1.75), 1.35, 1.4, glow('#FFD978', 3.2)); box((1.85, 1.1, 1.0), (1.6, .35, .1), clay('#94A3B8'), .02)
# the camera, its light on the path
camera((1.05, 1.25, 3.35), -28, 2.0)
# bell box: yellow glow behind, strobe below
slab((-1.95, 1.25, 3.2), 1.12, 1.0, .03, .22, glow(YELLOW, 11), .005)
prism([(-.5, .42), (.5, .42), (.42, -.3), (.2, -.45), (-.2, -.45), (-.42, -.3)], .3, plastic(YELLOW), (-1.95, 1.2, 3.2), r=.07); box((-1.95, .9, 2.83), (.4, .06, .1), glow('#3B82F6', 6), .02)
prism([(0, .26), (.2, .18), (.2, -.02), (0, -.24), (-.2, -.02), (-.2, .18)], .04, plastic(INK), (-1.95, .91, 3.26), r=.01); tube([(-2.03, .86, 3.25), (-1.97, .86, 3.18), (-1.85, .86, 3.34)], .025, plastic(WHITE), smooth=False)
# keypad with lit keys, light with its sensor
with placed((-1.45, 1.25, 1.55)):
    slab((0, 0, 0), .6, .82, .1, .1, plastic(INK), .025); slab((0, -.09, .24), .44, .2, .02, .03, glow('#22C55E', 3), .004)
    for i in range(9): slab((-.14+.14*(i % 3), -.09, .04-.13*(i//3)), .1, .09, .03, .02, plastic(PAPER), .008)
with placed((-2.35, 1.25, 2.1)): box((0, -.1, 0), (.22, .2, .5), plastic(INK), .05); box((0, -.12, -.22), (.16, .16, .06), glow('#FFE9B0', 8), .02); sphere((0, -.2, .12), .07, plastic(WHITE))
spot((-2.35, .9, 1.85), (-2.3, -.6, 0), 130, 110, WARM, .08, .7); spot((.9, .2, 3.1), (.6, -1.6, 0), 120, 62, '#8FB8FF', .1, .4)
# path, parcels, hedge
for i in range(3): slab((-.35+.08*(i % 2), -.65-.55*i, .05), 1.3, .42, .04, .1, clay('#6B7B99'), .02, 'Z')
crate((.55, .35, .17), .5, 12); bush((1.7, .75, .35), .36); bush((2.3, .7, .32), .32); bush((-2.55, .7, .3), .3)
plant((-1.25, .55, .05), 1.15)
show_plot('security-systems.png', (0, .1, 1.95), 7.9, 1.45, az=-27, el=20, key=.62, fill=.8)
