import sys; from pathlib import Path; sys.path.insert(0, str(Path(__file__).parents[1]))
from props import *
reset(strength=.38)
# entrance hall: the new panel lit, the old one taken off; call point within a child's reach, light signals for those who do not hear
W, D, H = 4.8, 3.9, 2.9
room(W, D, H, ('#C9A06A', '#D2AB78', '#BF955E'), '#2F6F86')
box((W/2, -.02, .75), (W-.02, .03, 1.3), clay('#E8C25A'), .01); box((.02, -D/2, .75), (.03, D-.02, 1.3), clay('#E8C25A'), .01)
# new panel: halo, screen that names the room, zone lamps
with placed((3.55, 0, 1.72), 0, 1.05):
    slab((0, .0, 0), 1.42, 1.12, .04, .08, glow(YELLOW, 10), .006); slab((0, -.03, 0), 1.32, 1.02, .22, .06, plastic('#D5DBE5'), .02); slab((0, -.23, .18), 1.14, .46, .04, .04, plastic(RED), .01); slab((-.2, -.265, .18), .6, .32, .02, .03, glow('#BFF3CF', 1.8), .003)
    for i, w in enumerate((.4, .28, .34)): box((-.45+w/2, -.29, .26-.08*i), (w, .006, .032), mat('#0B3B22', .6), 0)
    for i in range(8): cyl((-.46+.13*i, -.255, -.2), .038, .03, glow('#22C55E', 4), 'Y', .006)
    for i in range(3): slab((.24+.13*i, -.265, .18), .1, .22, .03, .02, plastic((GREEN, WHITE, WHITE)[i]), .006)
    cyl((.44, -.26, -.36), .05, .04, metal(), 'Y', .008)
C = plastic(RED)
tube([(3.55, -.05, 2.3), (3.55, -.05, 2.74), (.07, -.05, 2.74), (.07, -3.5, 2.74)], .035, C, smooth=False)
# old panel on the floor, its marks still on the wall
with placed((4.25, -.42, .05), -14):
    with placed((0, .0, .42), 0, .8): slab((0, 0, 0), 1.0, .95, .24, .04, plastic('#B9AE94'), .02); slab((0, -.23, .1), .8, .5, .02, .02, plastic('#8E846C'), .006); [cyl((-.28+.14*i, -.25, .2), .04, .03, mat('#4A2A24', .5), 'Y', .006) for i in range(5)]; cyl((0, -.25, -.28), .06, .03, metal('#8D98AB'), 'Y', .006)
for k, c in enumerate((RED, RED, INK)): cable([(4.1+.08*k, -.4, .78), (4.05+.1*k, -.5, .95), (4.2+.1*k, -.7, .85)], .018, plastic(c))
# call point low, sounder with its light, detectors under their rail
call_point((2.55, 0, 1.05), s=.95); tube([(2.55, -.05, 1.25), (2.55, -.05, 2.74)], .025, C, smooth=False)
sounder((1.75, 0, 2.32), s=1.2); tube([(1.75, -.05, 2.5), (1.75, -.05, 2.74)], .025, C, smooth=False)
with placed((0, -2.75, 2.3), 90):
    slab((0, 0, 0), .36, .36, .14, .05, C, .02); cyl((0, -.18, 0), .13, .1, glow('#F4FBFF', 9), 'Y', .03); point((0, -.5, 0), 26, '#EAF4FF', .1)
with placed((1.75, -.02, 1.95)): slab((0, 0, 0), .3, .2, .12, .04, C, .015); box((0, -.14, 0), (.2, .05, .1), glow('#F4FBFF', 8), .02); point((0, -.4, 0), 12, '#EAF4FF', .08)
for x, y in ((1.5, -2.2), (3.4, -2.6)): cyl((x, y, 2.68), .02, .5, plastic(WHITE), 'Z', 0); detector((x, y, 2.46), 1.0); ring((x, y, 2.38), .27, .012, glow(RED, 5), 'Z')
# door of the class with its acorn, pegs with coats and bags
door((.75, 0, .05), .98, 2.05, '#2F6B55'); slab((.75, -.1, 1.55), .34, .5, .02, .04, glow('#FFD978', 2), .004)
with placed((.75, -.13, 1.08)): sphere((0, 0, 0), .1, plastic('#B4703A'), (1, .5, 1.25)); sphere((0, 0, .08), .11, plastic('#7C4A21'), (1, .55, .6))
with placed((0, -1.35, 0), 90):
    box((0, -.05, 1.45), (1.9, .08, .14), plastic('#B98A55'), .015); box((0, -.22, .42), (2.0, .4, .06), plastic('#B98A55'), .015)
    for x in (-.9, .9): box((x, -.22, .22), (.06, .34, .36), plastic('#B98A55'), .01)
    for i in range(6):
        x = -.78+.31*i; c = (RED, BLUE, YELLOW, GREEN, '#F97316', '#A78BFA')[i]; sphere((x, -.12, 1.45), .04, metal())
        if i != 3: frustum((x-.14, x+.14, -.24, -.1, .78), (x-.09, x+.09, -.22, -.1, 1.4), clay(c), r=.04)
        box((x, -.24, .53), (.2, .2, .16), plastic((GREEN, '#F97316', RED, BLUE, '#38BDF8', YELLOW)[i]), .05) if i % 2 else None
        for k in (-1, 1): box((x+k*.05, -.22, .12), (.07, .18, .1), plastic(INK), .02)
for i in range(4): picture((0, -.55-.46*i, 1.98), .38, .44, plastic((YELLOW, '#38BDF8', '#F97316', '#22C55E')[i]), 90)
# small table and chairs, ladder where the last head goes up
cyl((2.3, -3.0, .5), .5, .05, plastic(RED), 'Z', .02); cyl((2.3, -3.0, .28), .05, .42, plastic(SLATE), 'Z', .01); cyl((2.3, -3.0, .07), .28, .03, plastic(SLATE), 'Z', .01)
for a, c in ((200, BLUE), (320, YELLOW), (90, GREEN)): chair((2.3+.72*math.sin(math.radians(a)), -3.0+.72*math.cos(math.radians(a)), .05), -a, plastic(c), .7)
box((2.2, -3.0, .56), (.2, .14, .07), plastic(YELLOW), .01); box((2.38, -2.9, .56), (.09, .09, .09), plastic(BLUE), .01); box((2.42, -3.1, .56), (.09, .09, .09), plastic(GREEN), .01)
ladder((3.75, -2.55, .05), 30, 1.75); toolbox((4.2, -3.4, .05), -20, .9)
show_room('addressable-fire-alarm-for-a-primary-school.png', W, D, H, key=1.1)
