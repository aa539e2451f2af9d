import sys; from pathlib import Path; sys.path.insert(0, str(Path(__file__).parents[1]))
from props import *
reset(strength=.3)
# jewellery under one colour of light: niches, cabinets, a track of spots above them
W, D, H = 4.8, 3.9, 2.9
room(W, D, H, '#6A6178', '#2F4270', tiles=.96)
GOLD, VELVET = metal('#E6BE4A', rough=.2), clay('#16284F')
def gem(loc, c, s=1):
    with placed(loc, 0, s): lathe([(0, 0), (.1, .1), (.085, .13), (0, .13)], plastic(c, rough=.08, coat=1., spec=.8), n=8)
def ring_box(loc, c, s=1):
    with placed(loc, 0, s): box((0, 0, .05), (.26, .26, .1), VELVET, .03); ring((0, 0, .19), .1, .02, GOLD); gem((0, 0, .27), c, .75)
def bust(loc, c, s=1):
    with placed(loc, 0, s):
        lathe([(0, 0), (.16, 0), (.17, .03), (.06, .08), (.2, .3), (.21, .38), (.1, .5), (.07, .66), (0, .66)], clay('#EFE7DC', rough=.6))
        tube([(.13*math.cos(a), -.1-.1*math.sin(a), .5-.2*math.sin(a)) for a in [i*math.pi/12 for i in range(13)]], .018, GOLD); gem((0, -.25, .22), c)
# three lit niches on the back wall
for x, c in ((.95, '#DC2626'), (2.2, '#10B981'), (3.45, '#2563EB')):
    slab((x, 0, 1.62), 1.02, 1.5, .05, .06, glow(YELLOW, 8), .006); slab((x, -.03, 1.62), .94, 1.42, .05, .05, clay('#3B2E3F'), .01); box((x, -.14, .97), (.94, .26, .06), plastic('#C79A63'), .015)
    bust((x-.18, -.17, 1.0), c, 1.35); box((x+.26, -.15, 1.07), (.26, .2, .14), VELVET, .03); gem((x+.26, -.16, 1.14), c, 1.0); area((x, -.22, 2.25), (x, -.1, 1.0), .7, 14, '#FFE2B0', .1)
switch((4.35, 0, 1.45), s=1.5, n=3)
# cabinets: a dark foot, a clear case, rings and stones on velvet
def cabinet(x, y, turn, gems):
    with placed((x, y, .05), turn):
        box((0, 0, .42), (1.3, .62, .8), plastic('#1B2745', rough=.4), .03); box((0, 0, .1), (1.2, .54, .1), plastic(INK), .01); box((0, 0, .84), (1.34, .66, .05), GOLD, .012); box((0, 0, .87), (1.22, .54, .04), VELVET, .01)
        for i, c in enumerate(gems):
            if i % 2: ring_box((-.42+.28*i, .02*(i % 3), .89), c, .95)
            else: box((-.42+.28*i, .05, .93), (.16, .16, .1), clay('#EFE7DC'), .03); gem((-.42+.28*i, .05, .98), c, .95)
        for x2 in (-.63, .63):
            for y2 in (-.29, .29): box((x2, y2, 1.07), (.02, .02, .4), GOLD, .004)
        box((0, 0, 1.06), (1.24, .56, .38), pane('#DCEBFF', .1), .004); tube([(a, b, 1.27) for a, b in rrect(1.28, .6, .02)], .014, GOLD, cyclic=True, smooth=False)
cabinet(1.55, -1.55, 0, ('#F4F6FA', '#DC2626', '#38BDF8', '#10B981')); cabinet(3.45, -1.55, 0, ('#A78BFA', '#F4F6FA', '#DC2626', '#FACC15')); cabinet(2.5, -2.95, 0, ('#10B981', '#2563EB', '#F4F6FA', '#F472B6'))
# the track, its spots each on one case
for y in (-1.55, -2.95):
    xs = (.95, 1.55, 2.15, 2.9, 3.5, 4.1) if y > -2 else (1.9, 2.5, 3.1)
    box(((xs[0]+xs[-1])/2, y, 2.72), (xs[-1]-xs[0]+.5, .06, .05), plastic(INK), .01)
    for x in (xs[0], xs[-1]): cyl((x, y, 2.85), .01, .24, plastic(STEEL), 'Z', 0)
    for i, x in enumerate(xs):
        a = (-24, 0, 24)[i % 3]; cyl((x, y, 2.63), .02, .12, plastic(INK), 'Z', 0); cyl((x, y, 2.5), .085, .24, plastic(WHITE), 'Z', .02, rot=(0, a, 0)); s = math.radians(a); cyl((x-math.sin(s)*.13, y, 2.5-math.cos(s)*.13), .07, .02, glow('#FFE9C2', 9), 'Z', .003, rot=(0, a, 0))
        spot((x, y, 2.35), (x-(.25 if a > 0 else -.25 if a else 0), y, .9), 150, 46, '#FFE3B8', .05, .5)
# chair, mirror, plant, escape sign
chair((1.15, -3.0, .05), 100, clay('#2F6B55'), 1.05); picture((0, -1.5, 1.6), .7, 1.3, metal('#AFC3DC', rough=.06), 90); exit_sign((0, -3.0, 2.3), 90, .62); plant((4.4, -.5, .05), 1.15)
show_room('showroom-lighting-circuits-and-track-renewal.png', W, D, H, key=.95, fill=.9)
