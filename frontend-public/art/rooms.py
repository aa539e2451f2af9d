"""rooms.py - the stage of a diorama: placing things, rooms and plots with their light and camera, and furniture.
Everything is made at the origin facing the viewer (-Y); `placed` puts it where it belongs. 1 unit is about 1 m."""
from contextlib import contextmanager
from studio import *

OAK, MINT, CONCRETE, CARPET, LINEN = ('#B98A55', '#C4965F', '#AF824F'), '#8FB5A8', '#4A5875', '#31456B', '#E9EDF3'

@contextmanager
def placed(loc=(0, 0, 0), turn=0, scale=1):
    """Whatever is made inside goes to loc, turned round Z (90 faces the viewer's right: the left wall) and scaled."""
    before = set(bpy.data.objects); yield
    m = Matrix.Translation(loc) @ Matrix.Rotation(math.radians(turn), 4, 'Z') @ Matrix.Scale(scale, 4)
    for o in set(bpy.data.objects)-before: o.matrix_basis = m @ o.matrix_basis

# ---------------------------------------------------------------- stages
def room(w=5, d=4.2, h=2.9, floor=OAK, wall='#2A3A5C', tiles=0):
    """Corner of a room: inside is x 0..w, y 0..-d, floor at z .05. A tuple of colours makes planks, `tiles` a grid of that pitch."""
    slab((w/2-.1, -d/2+.1, -.3), w+.5, d+.5, .3, .25, clay(SLATE), .06, 'Z')
    if isinstance(floor, tuple):
        n = round(w/.55)
        for i in range(n): box((w*(i+.5)/n, -d/2, .02), (w/n-.02, d-.02, .06), clay(floor[i*7 % len(floor)], rough=.5), .012)
    else:
        slab((w/2, -d/2, -.01), w, d, .06, .04, clay(floor, rough=.5), .02, 'Z')
        if tiles:
            for i in range(1, round(w/tiles)): box((i*tiles, -d/2, .051), (.02, d, .006), clay('#22304D'), 0)
            for i in range(1, round(d/tiles)): box((w/2, -i*tiles, .051), (w, .02, .006), clay('#22304D'), 0)
    e = .12
    prism([(-.3, .3), (w+e, .3), (w+e, 0), (0, 0), (0, -d-e), (-.3, -d-e)], h, clay(wall), r=.045, axis='Z')
    box((w/2+.05, -.02, .13), (w+.1, .04, .16), clay('#3D4F78'), .015); box((.02, -d/2-.05, .13), (.04, d+.1, .16), clay('#3D4F78'), .015)

def show_room(name, w=5, d=4.2, h=2.9, key=1., fill=1.):
    """Light, ground and camera for `room` of the same size, then the picture."""
    c = (w/2, -d/2, h/3); s = (w+d)/12
    backdrop(-.3, '#0C1529')
    area((w*.5, -10*s, 9*s), c, 4.5*s, 1050*s*s*key, '#FFF3E0'); area((w+5*s, -4*s, 4*s), c, 6*s, 400*s*s*fill, '#8FB0FF')
    area((w/2, -d/2, 7.5*s), c, 4*s, 150*s*s*key, '#FFF3E0')
    across, up = (w+d+.9)*.707, (w+d+.6)*.707*.47+(h+.3)*.883     # what the camera sees of it at 28 degrees
    iso((w/2, -d/2, h/2-.15), max(across*1.04, up*4/3*.94), az=45, el=28)
    render(name)

def plot(w, d, top='#3A4763', base=SLATE):
    """A piece of land centred on the origin, its top at z .05."""
    slab((0, 0, -.3), w+.4, d+.4, .3, .35, clay(base), .06, 'Z'); slab((0, 0, 0), w, d, .05, .26, clay(top, rough=.8), .02, 'Z')

def show_plot(name, c, width, s=1.5, az=-36, el=27, key=1., fill=.85, rim=.9):
    backdrop(-.3, '#0C1529'); rig(c, s, key=key, fill=fill, rim=rim); iso(c, width, az=az, el=el); render(name)

# ---------------------------------------------------------------- furniture
def legs(w, d, h, m, r=.03):
    for x in (-w/2, w/2):
        for y in (-d/2, d/2): cyl((x, y, h/2), r, h, m, 'Z', .008)

def table(loc, w=1.6, d=.8, h=.75, top=None, leg=None, turn=0):
    with placed(loc, turn):
        box((0, 0, h), (w, d, .07), top or plastic(LINEN), .025); legs(w-.14, d-.14, h, leg or plastic(INK), .035)

def chair(loc, turn=0, seat=None, scale=1):
    m = seat or plastic(YELLOW)
    with placed(loc, turn, scale):
        box((0, 0, .46), (.46, .44, .07), m, .03); box((0, .22, .78), (.44, .06, .4), m, .03)
        legs(.36, .34, .46, plastic(INK), .022)
        for x in (-.16, .16): box((x, .22, .55), (.035, .035, .3), plastic(INK), .01)

def screen(loc, w=.7, h=.44, shows=None, turn=0, stand=True):
    """Flat screen, lower edge of its stand at loc."""
    with placed(loc, turn):
        z = h/2+(.14 if stand else 0)
        slab((0, .03, z), w, h, .05, .04, plastic(INK), .012); slab((0, -.02, z), w-.06, h-.06, .012, .025, shows or glow('#2F6BFF', 2), .003)
        if stand: box((0, .03, .1), (.07, .04, .2), plastic(INK), .01); box((0, .03, .012), (.28, .18, .024), plastic(INK), .01)

def desk(loc, turn=0, w=1.5, shows=None):
    """Desk with screen, keyboard and mug."""
    with placed(loc, turn):
        table((0, 0, 0), w, .72); screen((0, .16, .785), shows=shows)
        box((0, -.14, .795), (.46, .15, .02), plastic(SLATE), .008); cyl((w*.38, -.1, .84), .045, .11, plastic(YELLOW), 'Z', .012)

def plant(loc, scale=1):
    with placed(loc, 0, scale):
        lathe([(0, 0), (.2, 0), (.25, .38), (.225, .38), (.215, .33), (0, .33)], plastic(INK))
        for a, b, c, r in ((0, 0, .55, .25), (.14, -.08, .45, .18), (-.15, -.04, .46, .19), (.02, -.1, .76, .15)): sphere((a, b, c), r, clay('#1A8F47'))

def bush(loc, r):
    sphere(loc, r, clay('#1F8A4C'))

def tree(loc, s=1):
    with placed(loc, 0, s):
        cyl((0, 0, .4), .09, .8, clay('#7C4A21'), 'Z', .02); sphere((0, 0, 1.15), .55, clay('#1F8A4C')); sphere((.14, -.14, 1.6), .38, clay('#27A35C'))

def window(loc, w=1.4, h=1.1, lit=None, turn=0, bars=True):
    """On a wall; `lit` is the pane's material, dark glass without."""
    with placed(loc, turn):
        slab((0, 0, 0), w, h, .06, .05, plastic(WHITE), .015); slab((0, -.045, 0), w-.14, h-.14, .03, .02, lit or mat('#0E1B3A', rough=.12, spec=.6), .005)
        if bars: box((0, -.08, 0), (.04, .03, h-.1), plastic(WHITE), .01); box((0, -.08, 0), (w-.1, .03, .04), plastic(WHITE), .01)

def door(loc, w=.85, h=1.95, colour=GREEN, turn=0):
    """On a wall, its foot at loc."""
    with placed(loc, turn):
        slab((0, 0, h/2+.03), w+.16, h+.1, .05, .04, plastic(PAPER), .015); slab((0, -.03, h/2), w, h, .05, .03, plastic(colour), .015)
        sphere((w*.38, -.11, h*.48), .04, metal(YELLOW))

def picture(loc, w, h, m, turn=0):
    with placed(loc, turn): slab((0, 0, 0), w, h, .04, .03, plastic(INK), .01); slab((0, -.03, 0), w-.08, h-.08, .015, .02, m, .004)

def crate(loc, s=.5, turn=0, m=None):
    with placed(loc, turn):
        box((0, 0, s*.4), (s, s*.9, s*.8), m or clay('#C9975B'), .02); box((0, 0, s*.4), (s*.16, s*.91, s*.81), clay('#E2C08E'), .005)

def sofa(loc, turn=0, m=None, w=1.9):
    m = m or clay('#2F6B55')
    with placed(loc, turn):
        box((0, 0, .24), (w, .85, .26), m, .07); box((0, .34, .55), (w, .24, .6), m, .09)
        for x in (-1, 1): box((x*(w/2-.02), 0, .4), (.24, .88, .42), m, .09); box((x*w*.22, -.06, .42), (w*.41, .7, .16), m, .06)
        legs(w-.2, .6, .14, plastic(INK))

def house(loc, w=2.2, d=1.9, h=1.5, rise=.85, wall='#E8ECF3', roof='#26365A', lit=True, entry=GREEN, turn=0, chimney=True):
    """Gable along X, front to the viewer, its foot at loc."""
    pane = glow('#FFD978', 4) if lit else mat('#0E1B3A', rough=.12, spec=.6); fy = -d/2
    with placed(loc, turn):
        prism([(-d/2, 0), (d/2, 0), (d/2, h), (0, h+rise-.06), (-d/2, h)], w, clay(wall), (-w/2, 0, 0), r=.02, axis='X')
        a, s = math.degrees(math.atan2(rise, d/2)), math.hypot(d/2, rise)+.24
        for k in (-1, 1): box((0, k*(d/4+.06), h+rise/2+.03), (w+.24, s, .09), clay(roof), .03, rot=(-k*a, 0, 0))
        if chimney: box((w*.3, d*.18, h+rise+.02), (.24, .24, .6), clay('#B8664A'), .02); box((w*.3, d*.18, h+rise+.32), (.3, .3, .07), clay('#94A3B8'), .02)
        door((0, fy, 0), .46, 1.0, entry)
        for x in (-w*.31, w*.31): window((x, fy, h*.58), w*.26, h*.42, pane)
        if lit: area((0, fy-.15, h*.55), (0, fy-2, 0), w*.6, 8, WARM)
