"""props.py - what an electrician fits, made at the origin facing the viewer (-Y) and placed on a wall or floor.
Sizes on walls are some twice those in life, so that they can be read on a card of 320 px."""
from rooms import *

L1, L2, L3, NEUTRAL, EARTH = BROWN, '#14161C', '#9AA3B2', BLUE, '#1F9D46'

def earth(pts, rad):
    """Green-and-yellow conductor: a yellow stripe along the side towards the viewer."""
    cable(pts, rad, plastic(EARTH)); cable([(x-.1*rad, y-.5*rad, z+.2*rad) for x, y, z in pts], rad*.62, plastic(YELLOW))

def socket(loc, turn=0, s=1, gang=2, plate=None):
    """13 A socket outlet: earth slot upright above, line and neutral flat below, a rocker for each outlet."""
    with placed(loc, turn, s):
        slab((0, 0, 0), .22*gang+.02, .26, .035, .035, plate or plastic(WHITE), .01)
        for i in range(gang):
            x = .22*(i-(gang-1)/2)
            for dx, dz, w, h in ((0, .01, .026, .052), (-.05, -.068, .05, .024), (.05, -.068, .05, .024)): box((x+dx, -.034, dz), (w, .012, h), mat('#05070C', .6), .002)
            box((x+.055, -.042, .075), (.034, .02, .06), plastic(PAPER), .006, rot=(12, 0, 0)); box((x+.055, -.054, .095), (.02, .006, .008), plastic(RED), 0)

def switch(loc, turn=0, s=1, n=1):
    with placed(loc, turn, s):
        slab((0, 0, 0), .24, .24, .03, .03, plastic(WHITE), .01)
        for i in range(n): box(((i-(n-1)/2)*.065, -.036, 0), (.045, .02, .09), plastic(PAPER), .008, rot=(10, 0, 0))

def trunking(loc, length, turn=0, outlets=(), h=.3):
    """Dado trunking centred on loc; sockets at the given offsets."""
    with placed(loc, turn):
        slab((0, 0, 0), length, h, .08, .03, plastic(PAPER), .012); box((0, -.083, h*.36), (length-.06, .01, .012), plastic(STEEL), 0); box((0, -.083, -h*.36), (length-.06, .01, .012), plastic(STEEL), 0)
        for x in outlets: socket((x, -.08, 0), s=.8)

def conduit(pts, rad=.028, m=None, clips=()):
    """Galvanised conduit with bends, saddles at the given points."""
    tube(pts, rad, m or metal('#AEB8C8'), smooth=False)
    for p in clips: box(p, (rad*3.4, rad*2.4, rad*1.4), metal('#8D98AB'), .006)

def breakers(loc, kinds, w=.3, turn=0):
    """A row on a DIN rail, centred on loc: M main switch (2 modules), r RCBO, b breaker, o one that is off, s surge protection, - blank."""
    n = sum(2 if k == 'M' else 1 for k in kinds)
    with placed(loc, turn, w/.3):
        x = -n*.15
        for k in kinds:
            u = .6 if k == 'M' else .3; c = x+u/2; x += u
            if k == '-': box((c, -.05, 0), (u-.02, .12, 1.0), plastic(PAPER), .02); continue
            box((c, -.1, 0), (u-.022, .24, 1.06), plastic(PAPER if k == 'M' else WHITE), .03); box((c, -.24, 0), (u*.62, .08, .42), plastic(SLATE), .025)
            off = k == 'o'
            if k == 's': box((c, -.27, 0), (.14, .06, .3), plastic(GREEN), .02); continue
            lever = RED if k == 'M' else YELLOW if off else INK
            box((c, -.33, -.08 if off else .09), (u*.46, .22, .14), plastic(lever), .035, rot=(18 if off else -18, 0, 0))
            if k in 'ro': box((c, -.222, .4), (.15, .02, .07), glow(YELLOW, 4) if off else glow('#22C55E', 4), .008); box((c+.05, -.23, -.36), (.09, .04, .08), plastic(YELLOW), .012)

def board(loc, rows=2, n=8, turn=0, s=1, w=None, door=True, halo=False):
    """Metal distribution board with its door open: main switch below the outgoing ways."""
    W, H = w or n*.105+.3, rows*.5+.62
    with placed(loc, turn, s):
        if halo: slab((0, .004, 0), W+.07, H+.07, .05, .06, glow(YELLOW, 12), .01)
        slab((0, 0, 0), W, H, .2, .04, plastic('#D5DBE5'), .015); slab((0, -.185, 0), W-.1, H-.1, .025, .03, mat(INK, .5), .005)
        for r in range(rows): breakers((0, -.2, H/2-.32-r*.5), 'r'*n if r else 'b'*(n-1)+'o', .105)
        breakers((-n*.03, -.2, -H/2+.24), 'M', .105); breakers((n*.03, -.2, -H/2+.24), 's', .105)
        if door:
            with placed((-W/2-.01, -.19, 0), -62): slab((-W/2, 0, 0), W, H, .03, .03, plastic('#E4E9F1'), .01); slab((-W/2, -.03, H*.2), W*.5, H*.24, .006, .01, plastic(WHITE), 0)

def isolator(loc, turn=0, s=1):
    """Rotary isolator: red handle on a yellow plate."""
    with placed(loc, turn, s):
        slab((0, 0, 0), .42, .52, .2, .06, plastic('#C9D0DC'), .02); slab((0, -.195, .02), .3, .3, .02, .04, plastic(YELLOW), .006)
        cyl((0, -.23, .02), .1, .05, plastic(RED), 'Y', .01); box((0, -.28, .02), (.07, .07, .25), plastic(RED), .02)
        for x in (-.1, .1): cyl((x, -.1, -.29), .035, .07, plastic(INK), 'Z', .01)

def estop(loc, turn=0, s=1):
    with placed(loc, turn, s):
        slab((0, 0, 0), .3, .3, .16, .04, plastic(YELLOW), .015); cyl((0, -.19, 0), .07, .06, plastic(INK), 'Y', .01); cyl((0, -.24, 0), .11, .06, plastic(RED), 'Y', .025)

def call_point(loc, turn=0, s=1):
    """Manual call point of a fire alarm: red, white plate, black dot between two arrows."""
    with placed(loc, turn, s):
        slab((0, 0, 0), .42, .42, .14, .05, plastic(RED), .02); slab((0, -.13, 0), .3, .22, .02, .02, plastic(WHITE), .005); cyl((0, -.155, 0), .045, .012, plastic(INK), 'Y', .002)
        for k in (-1, 1): prism([(0, k*.055), (-.03, k*.095), (.03, k*.095)], .012, plastic(INK), (0, -.15, 0), r=0)

def detector(loc, s=1):
    """Smoke detector under a ceiling at loc."""
    with placed(loc, 0, s):
        lathe([(0, -.16), (.1, -.16), (.14, -.13), (.15, -.09), (.24, -.07), (.26, -.03), (.26, 0), (0, 0)], plastic(WHITE))
        for i in range(12): box((.148*math.cos(i*math.tau/12), .148*math.sin(i*math.tau/12), -.11), (.02, .02, .05), plastic(SLATE), .004)
        sphere((.19, -.1, -.085), .025, glow(RED, 8))

def sounder(loc, turn=0, s=1):
    with placed(loc, turn, s):
        cyl((0, -.06, 0), .22, .12, plastic(RED), 'Y', .03); cyl((0, -.14, 0), .17, .06, plastic('#B91C1C'), 'Y', .02)
        for i in range(3): ring((0, -.175, 0), .05+.04*i, .009, plastic('#7F1D1D'))
        cyl((0, -.18, 0), .03, .03, glow('#FF6A5A', 5), 'Y', .008)

def exit_sign(loc, turn=0, s=1):
    """Lit sign, white on green: figure running to a door, arrow."""
    W = glow('#F4FFF8', 3)
    with placed(loc, turn, s):
        slab((0, 0, 0), 1.24, .52, .14, .05, plastic(WHITE), .02); slab((0, -.135, 0), 1.14, .42, .03, .03, glow('#12A150', 5), .004); y = -.162
        box((.44, y, 0), (.2, .01, .34), W, 0); box((.45, y-.006, -.02), (.15, .01, .29), glow('#12A150', 2), 0)
        cyl((.17, y, .12), .035, .012, W, 'Y', 0)
        for x, z, l, a in ((.13, .03, .16, 20), (.2, .045, .13, -50), (.06, .035, .11, 62), (.17, -.075, .13, -42), (.07, -.1, .17, 52)): box((x, y, z), (.036, .012, l), W, .004, rot=(0, a, 0))
        box((-.32, y, 0), (.3, .012, .06), W, 0); prism([(-.16, 0), (-.3, .12), (-.3, -.12)], .012, W, (0, y+.006, 0), r=0)

def bulkhead(loc, turn=0, s=1, power=20):
    """Oval IP65 bulkhead light."""
    with placed(loc, turn, s):
        slab((0, 0, 0), .72, .34, .08, .16, plastic(INK), .025); slab((0, -.07, 0), .6, .24, .1, .115, glow('#FFF3D0', 7), .05)
        area((0, -.3, 0), (0, -2, -.6), .5, power, WARM)

def led_panel(loc, w=1.2, d=.3, drop=0, power=30, col='#FFF6E0'):
    """Luminaire that shines down; with `drop` it hangs on two wires of that length."""
    x, y, z = loc
    box((x, y, z+.03), (w, d, .06), plastic(WHITE), .015); box((x, y, z-.006), (w-.06, d-.06, .02), glow(col, 6), .004); area((x, y, z-.04), (x, y, 0), w*.8, power, col, d)
    if drop:
        for k in (-1, 1): cyl((x+k*w*.4, y, z+.06+drop/2), .008, drop, plastic(STEEL), 'Z', 0)

def pendant(loc, drop=.8, s=1, m=None, power=10):
    """Lamp shade on a flex, bulb at loc."""
    with placed(loc, 0, s):
        lathe([(.03, .30), (.05, .28), (.07, .2), (.26, .0), (.25, -.01), (.06, .18), (0, .2)], m or plastic(YELLOW, rough=.3)); sphere((0, 0, .03), .1, glow('#FFE7B0', 9)); point((0, 0, -.15), power, WARM, .1)
        cyl((0, 0, .28+drop/2), .012, drop, plastic(INK), 'Z', 0)

def camera(loc, turn=0, s=1):
    """Bullet camera on a wall bracket."""
    with placed(loc, turn, s):
        cyl((0, -.03, 0), .1, .06, plastic(WHITE), 'Y', .015); cable([(0, -.05, 0), (0, -.16, .02), (0, -.2, -.08)], .03, plastic(WHITE))
        box((0, -.34, -.12), (.2, .44, .18), plastic(WHITE), .06, rot=(-8, 0, 0)); cyl((0, -.555, -.15), .075, .03, plastic(INK, coat=1.), 'Y', .01); ring((0, -.57, -.15), .06, .008, glow('#3B82F6', 4)); box((0, -.36, -.02), (.23, .5, .025), plastic(PAPER), .01, rot=(-8, 0, 0))

def tester(loc, turn=0, s=1, tilt=0):
    """Multifunction tester: dark body, yellow sleeve, lit screen, rotary switch, two keys."""
    with placed(loc, turn, s):
        slab((0, 0, 0), 1.0, 1.35, .34, .16, plastic(YELLOW), .05); slab((0, -.3, 0), .86, 1.2, .07, .1, plastic(INK), .02); slab((0, -.36, .32), .66, .4, .02, .04, glow('#BFF3CF', 1.6), .004)
        for i, w in enumerate((.3, .42)): box((-.28+w/2, -.385, .4-.14*i), (w, .008, .06), mat('#0B3B22', .6), 0)
        cyl((0, -.4, -.24), .2, .08, plastic(SLATE), 'Y', .02); box((0, -.45, -.24), (.06, .05, .34), plastic(WHITE), .015, rot=(0, 35, 0))
        for x, c in ((-.32, GREEN), (.32, RED)): cyl((x, -.39, -.5), .07, .05, plastic(c), 'Y', .015)

def solar(loc, tilt, rows, cols, w=.46, h=.5):
    """Solar panels centred on loc, on a slope that rises away from the viewer by `tilt` degrees."""
    with placed(loc):
        before = set(bpy.data.objects)
        for r in range(rows):
            for c in range(cols):
                x, y = (c-(cols-1)/2)*(w+.04), (r-(rows-1)/2)*(h+.04)
                box((x, y, .075), (w, h, .04), metal('#C6CEDB'), .008); box((x, y, .095), (w-.04, h-.04, .02), mat('#0B2A6B', rough=.12, coat=1., spec=.7), .004)
                for i in (1, 2): box((x-w/2+w*i/3, y, .106), (.008, h-.05, .004), mat('#5E79B8', .4), 0)
                for i in (1, 2, 3): box((x, y-h/2+h*i/4, .106), (w-.05, .008, .004), mat('#5E79B8', .4), 0)
        for o in set(bpy.data.objects)-before: o.matrix_basis = Matrix.Rotation(math.radians(tilt), 4, 'X') @ o.matrix_basis

def drum(loc, colour, r=.34, w=.34, turn=0):
    """Cable drum standing on its rims."""
    with placed(loc, turn):
        for k in (-1, 1): cyl((k*w/2, 0, r), r, .05, clay('#C79A63'), 'X', .01); cyl((k*(w/2+.03), 0, r), r*.22, .02, plastic(INK), 'X', .005)
        for i in range(5): cyl(((i-2)*w*.17, 0, r), r*.74, w*.165, plastic(YELLOW if colour == EARTH and i % 2 else colour), 'X', w*.07)

def ladder(loc, turn=0, h=1.9, m=None):
    """Step ladder of fibreglass: yellow stiles."""
    m = m or plastic(YELLOW); rungs = round(h/.28)
    with placed(loc, turn):
        for x in (-1, 1):
            tube([(x*.3, -.45, 0), (x*.2, 0, h)], .032, m, smooth=False); tube([(x*.28, .42, 0), (x*.2, .05, h)], .026, m, smooth=False)
        for i in range(1, rungs):
            t = i/rungs; box((0, -.45*(1-t), h*t), (.6-.2*t, .12, .035), metal('#C9D1DE'), .008)
        box((0, .02, h), (.48, .2, .07), plastic(INK), .02)

def toolbox(loc, turn=0, s=1):
    with placed(loc, turn, s):
        box((0, 0, .17), (.7, .36, .34), plastic(YELLOW), .04); box((0, 0, .37), (.72, .38, .08), plastic(INK), .03)
        cable([(-.2, 0, .4), (-.18, 0, .54), (.18, 0, .54), (.2, 0, .4)], .03, plastic(INK))
        for x in (-.2, .2): box((x, -.19, .33), (.1, .03, .12), metal(), .01)

def van(loc, turn=0, s=1, roof_ladder=True, lights=True):
    """White works van, front towards the viewer; bolt on its sides."""
    P = plastic(WHITE, coat=.8, rough=.3); G = plastic(GLASS, rough=.12, coat=1.)
    with placed(loc, turn, s):
        frustum((-.92, .92, -2.3, 2.2, .3), (-.92, .92, -2.25, 2.2, 1.02), P, r=.16)
        frustum((-.92, .92, -1.3, 2.2, .9), (-.8, .8, -.75, 2.15, 2.0), P, r=.16)
        frustum((-.8, .8, -1.55, -.55, 1.0), (-.68, .68, -.78, -.55, 1.86), G, r=.08)
        for k in (-1, 1):
            with placed((k*.885, -.48, 1.4), k*90): box((0, 0, 0), (.62, .03, .42), G, .02)
            for y in (-1.45, 1.4): cyl((k*.84, y, .38), .38, .22, mat('#0A0E18', .7), 'X', .06); cyl((k*.945, y, .38), .22, .05, metal('#C9D1DE'), 'X', .02); cyl((k*.97, y, .38), .07, .04, plastic(YELLOW), 'X', .012)
            box((k*.925, .35, .72), (.02, 3.2, .16), plastic(YELLOW), .006)
            with placed((k*.865, .95, 1.45), k*90): bolt((0, -.01, 0), .62, .04, plastic(YELLOW), .006)
            box((k*1.0, -1.15, 1.15), (.16, .1, .22), plastic(INK), .04)
            slab((k*.6, -2.24, .74), .42, .2, .07, .07, plastic(INK), .02); slab((k*.6, -2.3, .74), .34, .13, .04, .05, glow('#FFE9A8', 6) if lights else plastic(WHITE), .012)
        slab((0, -2.27, .45), 1.5, .2, .05, .08, plastic(INK), .02); slab((0, -2.26, .76), .6, .14, .03, .05, plastic(SLATE), .01)
        if roof_ladder:
            for y in (-.2, 1.7): box((0, y, 2.1), (1.3, .05, .05), metal(), .015)
            for x in (.05, .45): tube([(x, -.6, 2.17), (x, 2.2, 2.17)], .03, plastic(YELLOW), smooth=False)
            for i in range(9): box((.25, -.5+.32*i, 2.17), (.4, .03, .03), metal('#C9D1DE'), .008)
