import sys; from pathlib import Path; sys.path.insert(0, str(Path(__file__).parents[1]))
from props import *
reset(strength=.35)
# laboratory: outlets along the benches, the stop that cuts sockets and gas together
W, D, H = 5.0, 4.2, 2.9
room(W, D, H, '#8291AE', '#2C4A5E', tiles=.7)
TOP, CAB = plastic('#20293B', rough=.3), plastic('#E9EDF3')
def bench(x, y, w, d, drawers=0):
    box((x, y, .45), (w-.06, d-.06, .78), CAB, .02); box((x, y, .88), (w, d, .08), TOP, .02)
    for i in range(drawers): box((x-w/2+w*(i+.5)/drawers, y-d/2+.02, .5), (w/drawers-.05, .03, .66), plastic(WHITE), .01); box((x-w/2+w*(i+.5)/drawers, y-d/2-.005, .72), (.2, .03, .03), metal('#AEB8C8'), .006)
bench(2.2, -.36, 3.5, .66, 5); trunking((2.2, 0, 1.16), 3.4, outlets=(-1.35, -.45, .45, 1.35), h=.3)
bench(.36, -2.55, .66, 2.6); trunking((0, -2.55, 1.16), 2.5, turn=90, outlets=(-.8, .1, 1.0))
# fume cupboard with its own isolator
with placed((.62, -.5, 0)):
    box((0, .02, 1.75), (1.05, .86, 1.6), plastic('#D5DBE5'), .03); slab((0, -.4, 1.6), .86, 1.0, .03, .03, mat('#0E1B3A', .3), .006); slab((0, -.42, 1.95), .86, .42, .03, .02, mat('#9FC4E8', rough=.1, spec=.7), .006); box((0, -.47, 1.74), (.86, .04, .05), plastic(YELLOW), .01)
    lathe([(0, 0), (.17, 0), (.18, .04), (.05, .26), (.05, .36), (.07, .38), (0, .38)], plastic('#34D399', coat=.8), (-.14, -.44, 1.12)); lathe([(0, 0), (.13, .02), (.16, .12), (.12, .2), (.04, .24), (.04, .36), (0, .36)], plastic('#38BDF8', coat=.8), (.2, -.44, 1.12)); box((0, -.42, 2.32), (.7, .03, .04), glow('#EAF6FF', 5), .004)
# the stop: red on yellow with its halo; gas pipe and its valve below
slab((4.32, 0, 1.62), .98, .98, .03, .12, glow(YELLOW, 10), .005)
estop((4.32, -.02, 1.62), s=2.6)
tube([(4.32, -.1, 1.2), (4.32, -.1, .62), (4.9, -.1, .62)], .05, plastic(YELLOW), smooth=False); box((4.32, -.12, .78), (.3, .24, .26), plastic(INK), .03); cyl((4.32, -.25, .78), .05, .03, glow('#22C55E', 5), 'Y', .008)
# two islands: twin outlets on posts, microscopes, flasks, stools
for n, (x, y) in enumerate(((2.6, -1.75), (2.6, -3.3))):
    bench(x, y, 2.4, .7)
    with placed((x, y, .92)): box((0, 0, .1), (.5, .18, .2), plastic(PAPER), .02); socket((0, -.09, .1), s=.72); cable([(.75, .12, 0), (.75, .12, .24), (.75, .02, .32), (.75, -.08, .26)], .022, metal('#C9D1DE')); slab((.75, -.1, 0), .34, .26, .006, .03, metal('#8D98AB'), .002, 'Z')
    with placed((x-.8, y-.02, .92), 20): box((0, 0, .03), (.22, .3, .05), plastic(INK), .02); box((0, .1, .2), (.08, .08, .36), plastic(WHITE), .02); tube([(0, .06, .36), (0, -.14, .5)], .045, plastic(WHITE), smooth=False); cyl((0, -.06, .2), .04, .14, plastic(INK), 'Z', .01); box((0, -.05, .12), (.18, .16, .02), plastic(INK), .005)
    for k, c in enumerate(('#F97316', '#A78BFA', '#34D399')[n:]): lathe([(0, 0), (.09, 0), (.1, .03), (.03, .16), (.03, .23), (0, .23)], plastic(c, coat=.8), (x+.36+.17*k-.1, y-.2, .92))
    for k in range(3): cyl((x-.75+.75*k, y-.62, .56), .17, .06, plastic((YELLOW, GREEN, BLUE)[(k+n) % 3]), 'Z', .02); cyl((x-.75+.75*k, y-.62, .3), .03, .5, plastic(INK), 'Z', .005); cyl((x-.75+.75*k, y-.62, .07), .16, .03, plastic(INK), 'Z', .01)
    led_panel((x, y, 2.5), 2.2, .26, .35, 30)
picture((2.5, 0, 2.05), 1.7, .8, plastic('#EAF2FF'))
for i in range(12): box((1.86+.26*(i % 6), -.055, 2.2-.24*(i//6)-.05), (.2, .012, .18), plastic((RED, YELLOW, '#38BDF8', GREEN, '#F97316', '#A78BFA')[(i*5+i//6) % 6]), .004)
window((0, -2.5, 2.1), 2.2, 1.1, turn=90)
show_room('summer-rewire-of-a-school-science-block.png', W, D, H, key=1.15)
