import sys; from pathlib import Path; sys.path.insert(0, str(Path(__file__).parents[1]))
from props import *
reset(strength=.4)
W, D, H = 4.4, 3.7, 2.8
room(W, D, H, OAK, '#3A4C74')
# back wall opened to its studs: cables drop in twin runs to back boxes at one height
slab((2.35, .0, 1.55), 3.3, 2.1, .02, .02, clay('#141D33', rough=.9), 0)
for x in (.72, 1.54, 2.36, 3.18, 3.98): box((x, -.035, 1.55), (.1, .05, 2.1), clay('#C79A63'), .012)
for z in (.52, 2.58): box((2.35, -.035, z), (3.36, .05, .1), clay('#C79A63'), .012)
def drop(x, z, kinds, top=2.62):
    for k, c in enumerate(kinds):
        dx = .1*(k-(len(kinds)-1)/2); p = [(x+dx, -.07, top), (x+dx*1.1, -.075, (top+z)/2+.2), (x+dx*.8, -.09, z+.1)]
        earth(p, .032) if c == 'E' else cable(p, .032, plastic({'L': BROWN, 'N': BLUE, 'G': L3}[c]))
    for zz in (z+.75, z+1.25):
        if zz < top-.2: box((x, -.09, zz), (.11*len(kinds)+.06, .03, .05), plastic(WHITE), .01)
def back_box(x, z, w=.5):
    slab((x, -.03, z), w, .34, .06, .03, metal('#AEB8C8'), .008); slab((x, -.085, z), w-.1, .24, .02, .02, mat('#0A0E18', .8), 0)
drop(1.13, .95, 'LNE'); back_box(1.13, .85); drop(1.95, 1.5, 'LNE'); back_box(1.95, 1.4, .34); drop(2.77, .95, 'LNE'); back_box(2.77, .85)
drop(3.58, .95, 'LNE'); socket((3.58, -.05, .85), s=1.35); slab((3.58, -.045, .85), .74, .5, .012, .05, glow(YELLOW, 9), .003)
for x, z in ((1.13, .85), (2.77, .85), (1.95, 1.4)):
    for k, c in enumerate((BROWN, BLUE)): cable([(x-.08+.12*k, -.09, z+.1), (x-.1+.16*k, -.2, z), (x-.06+.1*k, -.24, z-.12)], .026, plastic(c))
    earth([(x+.14, -.09, z+.1), (x+.2, -.2, z+.02), (x+.16, -.24, z-.12)], .026)
# a floorboard up, cable beneath
box((2.2, -1.55, .052), (3.2, .3, .02), mat('#0A0E18', .9), .004); cable([(.65, -1.55, .08), (1.6, -1.5, .08), (2.6, -1.6, .08), (3.75, -1.55, .08)], .04, plastic(L3)); box((2.7, -2.15, .1), (2.6, .3, .05), clay(OAK[1]), .012, rot=(0, 0, 7))
# steps, drums, tools
ladder((.75, -1.0, .05), 35, 2.05); drum((1.75, -2.7, .05), L3, .38, .38, 20); drum((2.65, -2.9, .05), EARTH, .3, .3, -15); cable([(1.85, -2.95, .2), (2.0, -3.2, .08), (1.5, -3.35, .08), (1.0, -3.1, .08)], .035, plastic(L3)); toolbox((3.65, -2.35, .05), -30, 1.05)
window((0, -2.15, 1.7), 1.25, 1.15, turn=90); socket((0, -3.15, .6), 90, 1.3)
point((2.45, -1.5, 1.9), 26, WARM, .12)
show_room('rewiring-services.png', W, D, H, key=1.1)
