import sys; from pathlib import Path; sys.path.insert(0, str(Path(__file__).parents[1]))
from props import *
reset(strength=.4)
# plant room: panel with its door open, motor and pump, three phases on a tray
W, D, H = 4.6, 3.8, 3.1
room(W, D, H, CONCRETE, '#2B3C60')
with placed((1.7, 0, 0)):
    slab((0, .005, 1.22), 2.1, 2.36, .06, .06, glow(YELLOW, 10), .01); box((0, -.3, 1.22), (2.0, .6, 2.24), plastic('#C9D0DC'), .03); box((0, -.585, 1.26), (1.84, .06, 2.0), mat('#1B2740', .6), .01)
    breakers((-.3, -.6, 1.86), 'Mrrrrb', .145); breakers((0, -.6, 1.22), 'bbbbbbbbbbb', .135)
    for i in range(4): box((-.6+.4*i, -.66, .68), (.3, .16, .4), plastic('#20293B'), .02); box((-.6+.4*i, -.75, .74), (.2, .02, .12), plastic(PAPER), .004); cyl((-.6+.4*i, -.75, .6), .035, .02, glow('#22C55E', 5), 'Y', .004)
    for z in (1.54, .94): box((0, -.64, z), (1.7, .1, .12), plastic('#8D98AB'), .01)
    for k, c in enumerate((L1, L2, L3)): cable([(.38+.13*k, -.66, 2.14), (.38+.13*k, -.75, 1.95), (.38+.13*k, -.72, 1.7), (.38+.13*k, -.66, 1.5)], .036, plastic(c))
    earth([(.8, -.66, 2.14), (.8, -.75, 1.7), (.8, -.72, 1.2), (.8, -.66, .9)], .036)
    with placed((-1.0, -.6, 1.22), -72):
        slab((-1.0, 0, 0), 1.98, 2.22, .05, .03, plastic('#D9DFE9'), .012)
# tray above, dropping to panel, isolator and motor
box((2.5, -.24, 2.78), (4.1, .4, .04), metal('#9AA6B8'), .01)
for k, c in enumerate((L1, L2, L3, NEUTRAL)): tube([(.55, -.12-.085*k, 2.84), (4.5, -.12-.085*k, 2.84)], .038, plastic(c), smooth=False)
for x in (.9, 2.4, 4.0): box((x, -.2, 2.9), (.06, .46, .32), metal('#7D8899'), .01)
isolator((3.7, 0, 1.6), s=1.35); conduit([(3.7, -.12, 1.95), (3.7, -.12, 2.76)], .045); estop((3.7, 0, .85), s=1.1)
# motor and pump on their bed
with placed((3.05, -1.95, .05), 0, 1.12):
    box((0, 0, .08), (2.1, .8, .16), clay('#6B7B99'), .02); box((0, 0, .2), (1.9, .55, .08), plastic(INK), .02)
    cyl((.42, 0, .58), .36, .95, plastic(BLUE, coat=.4), 'X', .05); cyl((.95, 0, .58), .33, .16, plastic('#1D4ED8'), 'X', .05)
    for i in range(14): a = i*math.tau/14; box((.4, .37*math.cos(a), .58+.37*math.sin(a)), (.72, .04, .07), plastic(BLUE, coat=.4), .01, rot=(math.degrees(a), 0, 0))
    box((.42, 0, 1.0), (.38, .34, .2), plastic('#1D4ED8'), .03); cyl((-.12, 0, .58), .07, .35, metal(), 'X', .01); box((-.18, 0, .5), (.3, .36, .5), plastic(YELLOW), .06)
    cyl((-.62, 0, .58), .4, .36, plastic(GREEN, coat=.4), 'X', .06); cyl((-.86, 0, .58), .2, .16, plastic(GREEN), 'X', .02); cyl((-.86, 0, .58), .28, .05, metal('#AEB8C8'), 'X', .01)
    cyl((-.62, 0, 1.1), .16, .45, plastic(GREEN), 'Z', .02); cyl((-.62, 0, 1.3), .25, .06, metal('#AEB8C8'), 'Z', .01)
cable([(3.7, -.12, 1.25), (3.75, -.4, .85), (3.75, -1.2, .9), (3.6, -1.85, 1.15), (3.52, -1.92, 1.28)], .06, plastic('#14161C'))
tube([(2.36, -1.95, 1.5), (2.36, -1.95, 2.25)], .17, metal('#AEB8C8'), smooth=False); tube([(2.36, -1.95, 2.2), (.05, -1.95, 2.2)], .17, metal('#AEB8C8'), smooth=False); sphere((2.36, -1.95, 2.22), .172, metal('#AEB8C8'))
for x in (.35, 1.7): cyl((x, -1.95, 2.2), .23, .08, metal('#8D98AB'), 'X', .01)
cyl((1.1, -2.2, 2.2), .03, .3, metal(), 'Y', .005); ring((1.1, -2.36, 2.2), .2, .035, plastic(RED), 'Y'); box((1.1, -2.36, 2.2), (.38, .03, .03), plastic(RED), .01); box((1.1, -1.95, 2.2), (.3, .4, .4), plastic(RED), .05)
tube([(1.98, -1.95, .7), (.9, -1.95, .7), (.9, -1.95, .1)], .15, metal('#AEB8C8'), smooth=False); sphere((.9, -1.95, .7), .152, metal('#AEB8C8'))
toolbox((1.3, -3.1, .05), 25, 1.15)
for y in (-1.25, -2.95): box((2.3, y, .055), (4.2, .08, .012), plastic(YELLOW), 0)
show_room('industrial-electrical.png', W, D, H, key=1.2)
