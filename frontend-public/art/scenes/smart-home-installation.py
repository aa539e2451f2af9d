import sys; from pathlib import Path; sys.path.insert(0, str(Path(__file__).parents[1]))
from props import *
reset(strength=.42)
# cutaway house, every room with something that listens: heat, light, blind, car, battery
plot(6.8, 5.4, '#1B6B3C')
L, Dp, fl = 5.2, 2.7, 1.75
WALLS = clay('#E8ECF3'); IN = clay('#30446F')
for z in (.05, fl): box((0, .5, z+.06), (L, Dp, .14), clay('#C79A63'), .02)
box((0, 1.8, 1.78), (L, .14, 3.45), IN, .02)
for x, m in ((-L/2, WALLS), (L/2, WALLS), (.1, IN)): box((x, .5, 1.78), (.14, Dp, 3.45), m, .02)
a = math.degrees(math.atan2(1.15, 1.45)); s = math.hypot(1.45, 1.15)+.2
box((0, 1.25, 4.05), (L+.5, s, .13), clay('#26365A'), .03, rot=(-a, 0, 0)); prism([(1.86, 3.5), (1.86, 3.55), (.52, 4.6), (.48, 3.5)], .14, WALLS, (-L/2-.07, 0, 0), r=.01, axis='X'); prism([(1.86, 3.5), (1.86, 3.55), (.52, 4.6), (.48, 3.5)], .14, WALLS, (L/2-.07, 0, 0), r=.01, axis='X')
box((0, 1.2, 3.5), (L+.1, 1.35, .1), clay('#26365A'), .02)
# sitting room: sofa, screen, speaker, pendant
sofa((-1.35, 1.0, .19), 0, clay('#2F6B55'), 1.5); slab((-1.95, .2, .19), .9, .7, .02, .1, clay('#3563B8'), .01, 'Z'); pendant((-1.3, .35, 1.22), .2, .8, power=14); cyl((-2.3, .7, .36), .11, .34, plastic(INK), 'Z', .03); ring((-2.3, .7, .54), .07, .014, glow('#38BDF8', 6), 'Z'); window((-1.6, 1.73, 1.15), .8, .55)
# kitchen: units, tap, lit under-cupboard strip
box((1.35, 1.4, .55), (2.1, .55, .72), plastic(WHITE), .02); box((1.35, 1.38, .93), (2.2, .62, .05), plastic(INK), .015); box((1.35, 1.55, 1.42), (2.1, .3, .36), plastic(GREEN, rough=.5), .02); box((1.35, 1.5, 1.225), (2.0, .1, .03), glow(WARM, 9), .004); area((1.35, 1.4, 1.2), (1.35, 1.2, 0), 1.9, 12, WARM, .1)
for x in (.65, 1.35, 2.05): box((x, 1.12, .55), (.64, .02, .62), plastic(PAPER), .01)
table((1.3, .2, .19), 1.0, .6, .5, clay('#C79A63')); pendant((1.3, .3, 1.25), .18, .7, power=10)
# bedroom and study above
box((-1.55, 1.05, 2.1), (1.3, 1.2, .3), plastic(WHITE), .08); box((-1.55, .85, 2.24), (1.34, .85, .12), clay('#3563B8'), .05); box((-1.55, 1.66, 2.35), (1.4, .1, .7), plastic('#C79A63'), .03); slab((-2.3, 1.73, 2.75), .4, .5, .03, .03, plastic(YELLOW), .01); window((-1.2, 1.73, 2.85), .9, .7); box((-1.2, 1.62, 3.05), (1.0, .06, .42), clay('#8FB0FF'), .01)
box((-.35, 1.4, 2.1), (.36, .36, .4), plastic(LINEN), .02); sphere((-.35, 1.4, 2.45), .14, glow('#FFE7B0', 8)); point((-.35, 1.2, 2.6), 8, WARM, .1)
desk((1.5, 1.3, 1.87), 0, 1.3, glow('#38BDF8', 2)); chair((1.5, .55, 1.87), 180, plastic(YELLOW), .85); pendant((1.4, .35, 2.98), .2, .7, power=9)
# control panel as large as a door, its ring the picture's glow; battery and charger outside
with placed((2.05, -1.6, .05), 4):
    box((0, .08, .06), (.9, .5, .12), plastic(INK), .03); slab((0, .06, .95), 1.16, 1.62, .12, .2, glow(YELLOW, 8), .01); slab((0, .02, .95), 1.06, 1.52, .16, .17, plastic(INK, coat=.8, rough=.2), .03)
    ring((0, -.16, 1.2), .3, .04, glow('#22C55E', 6)); prism([(-.2, 1.18), (0, 1.36), (.2, 1.18), (.14, 1.18), (.14, 1.05), (-.14, 1.05), (-.14, 1.18)], .02, glow(WHITE, 2), (0, -.145, 0), r=0)
    for i in range(4): slab((-.3+.2*i, -.14, .55), .15, .15, .03, .05, (glow(YELLOW, 3), glow('#38BDF8', 3), glow('#22C55E', 3), plastic(SLATE))[i], .008)
with placed((-L/2-.07, .1, 0), -90): slab((0, 0, .75), .7, .95, .2, .1, plastic(WHITE), .03); box((0, -.21, 1.0), (.4, .02, .05), glow('#22C55E', 6), .006)
for x, y, r in ((-2.6, -1.5, .32), (-2.1, -1.7, .24), (2.9, -.9, .3), (-.4, -1.75, .2)): bush((x, y, .05+r*.8), r)
show_plot('smart-home-installation.png', (0, -.1, 1.95), 9.0, 1.5, az=-22, el=17, key=1.15)
