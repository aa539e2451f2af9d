import sys; from pathlib import Path; sys.path.insert(0, str(Path(__file__).parents[1]))
from studio import *
# Busts of the sample company's people and customers, one a run: `-- out/portrait-neil-garside.png --who neil-garside`.
# skin, hair, style of hair, clothes, and what they are known by
GREY, DARK, BLACK, FAIR, GINGER = '#A9AEB8', '#4A3222', '#16130F', '#D8B06A', '#B5532A'
PALE, LIGHT, TAN, BRUN, DEEP = '#F0C3A4', '#E2AC87', '#C98A5E', '#9A6240', '#6B412B'
HIVIS, NAVYCLOTH = '#F2D41C', '#27406F'
WHO = {
    'carol-entwistle': (PALE, GREY, 'bob', '#3C5F8F', 'glasses headset'),
    'neil-garside': (LIGHT, DARK, 'short', NAVYCLOTH, 'beard bands'),
    'shona-okell': (BRUN, BLACK, 'bob', NAVYCLOTH, 'helmet bands'),
    'jamie-rourke': (PALE, GINGER, 'short', HIVIS, 'bands'),
    'margaret-hollis': (PALE, GREY, 'bun', '#7A4A78', 'glasses collar'),
    'imran-chaudhry': (TAN, BLACK, 'short', '#3A465E', 'beard collar'),
    'sian-prytherch': (PALE, '#7A3B22', 'long', '#2F7D5B', 'collar'),
    'gary-pickavance': (LIGHT, GREY, 'bald', '#3A5FA8', 'beard'),
    'priya-nair': (BRUN, BLACK, 'long', '#1E8C93', ''),
    'tom-ashbrook': (PALE, FAIR, 'short', '#4B5568', 'collar'),
    'eleanor-vance': (PALE, FAIR, 'bob', '#C9B79A', 'collar'),
    'kwame-boateng': (DEEP, BLACK, 'cropped', '#8C2F39', 'glasses'),
    'joanne-littler': (LIGHT, '#6B4A2F', 'bun', '#DDE6EE', ''),
    'daniel-okafor': (DEEP, BLACK, 'curls', '#C8902E', 'glasses'),
    'beryl-tunstall': (PALE, '#E4E6EA', 'curls', '#C77A94', 'glasses collar'),
    'marek-zielinski': (LIGHT, DARK, 'short', '#5C88C4', 'moustache collar'),
}
who = sys.argv[sys.argv.index('--who')+1]
SKIN, HAIR, STYLE, CLOTH, MARKS = WHO[who]
reset(strength=.5)
skin, hair, cloth = clay(SKIN, rough=.55), clay(HAIR, rough=.6), clay(CLOTH, rough=.65)
backdrop(-3); box((0, 3.2, 0), (30, .2, 30), mat('#1B2743', rough=.6), 0)
slab((1.15, 3.0, .75), 1.7, 1.7, .06, .84, glow('#E0B21A', 2.2), .02)
# shoulders, neck, head
lathe([(0, .12), (.34, .1), (.72, -.08), (1.02, -.4), (1.12, -.9), (1.12, -1.6), (0, -1.6)], cloth, (0, 0, -.62)).scale = (1, .66, 1)
cyl((0, 0, -.55), .27, .5, skin)
sphere((0, 0, .2), .68, skin, (.92, .95, 1.08))
for k in (-1, 1):
    sphere((k*.62, .02, .14), .13, skin, (.6, .9, 1.2))
    sphere((k*.23, -.6, .26), .068, clay('#15181F', rough=.25), (.9, .6, 1.15))
    tube([(k*.34, -.595, .43), (k*.23, -.63, .46), (k*.12, -.63, .44)], .028, hair)
sphere((0, -.66, .12), .095, skin, (.9, .9, 1))
tube([(-.16, -.6, -.1), (0, -.635, -.15), (.16, -.6, -.1)], .026, clay('#8E3B35' if SKIN not in (DEEP, BRUN) else '#4F241C'))
# hair: a cap that leaves the face free, and what hangs from it
def cap(grow=1., back=.09, up=.12): sphere((0, back, .2+up), .71*grow, hair, (.96, .97, 1.0))
def fringe():
    if 'helmet' not in MARKS: sphere((.16, -.3, .74), .36, hair, (1.3, .85, .62)); sphere((-.32, -.26, .7), .28, hair, (1.05, .85, .72))
if STYLE == 'short': cap(.99, .12, .17); fringe()
if STYLE == 'cropped': cap(.97, .1, .13)
if STYLE in ('bob', 'long'):
    cap(1.02, .14, .14); fringe(); end = -.5 if STYLE == 'bob' else -1.0
    for k in (-1, 1): tube([(k*.5, -.12, .62), (k*.7, .0, .2), (k*.72, .02, -.2), (k*(.6 if STYLE == 'bob' else .68), .02, end)], .2, hair)
    sphere((0, .3, end+.45), .68, hair, (1.05, .7, .9))
if STYLE == 'bun': cap(1.0, .12, .15); fringe(); sphere((0, .22, 1.1), .3, hair)
if STYLE == 'curls':
    cap(.98, .12, .15)
    for i in range(64):
        a, e = i*2.399963, math.asin(-.15+1.15*i/64); x, y, z = math.cos(a)*math.cos(e), math.sin(a)*math.cos(e), math.sin(e)
        if y > -.45 or z > .62: sphere((x*.68, .1+y*.68, .3+z*.7), .19, hair)
if STYLE == 'bald':
    for k in (-1, 1): sphere((k*.56, .16, .16), .24, hair, (.55, 1.2, 1))
if 'beard' in MARKS: sphere((0, -.13, -.2), .56, hair, (1.02, .98, .78)); tube([(-.2, -.62, -.02), (0, -.68, .0), (.2, -.62, -.02)], .06, hair); tube([(-.13, -.665, -.14), (0, -.69, -.17), (.13, -.665, -.14)], .028, clay('#8E3B35'))
if 'moustache' in MARKS: tube([(-.22, -.6, -.06), (0, -.68, .0), (.22, -.6, -.06)], .065, hair)
frame = plastic('#20232C')
if 'glasses' in MARKS:
    for k in (-1, 1): ring((k*.24, -.68, .25), .17, .026, frame); tube([(k*.41, -.66, .27), (k*.62, -.3, .27), (k*.66, .02, .24)], .024, frame)
    tube([(-.08, -.7, .27), (.08, -.7, .27)], .024, frame, smooth=False)
if 'headset' in MARKS:
    tube([(.74*math.cos(t), .06, .24+.84*math.sin(t)) for t in [math.pi*i/12 for i in range(13)]], .045, plastic('#20232C'))
    for k in (-1, 1): cyl((k*.74, .04, .16), .19, .13, plastic(YELLOW), 'X', .04)
    tube([(-.74, -.05, .08), (-.62, -.5, -.18), (-.3, -.68, -.22)], .03, plastic('#20232C')); sphere((-.27, -.69, -.22), .06, plastic(YELLOW))
if 'helmet' in MARKS:
    lathe([(0, .62), (.36, .54), (.66, .3), (.76, .04), (.98, -.02), (.98, -.07), (0, -.07)], plastic(YELLOW, coat=.6), (0, .08, .66)); box((0, .08, 1.22), (.2, .9, .14), plastic(YELLOW, coat=.6), .06)
if 'collar' in MARKS:
    for k in (-1, 1): prism([(0, .02), (k*.1, .24), (k*.36, .26), (k*.22, -.16)], .07, clay('#F1F3F7'), (0, -.56, -.78), (-38, 0, 0), .02)
if 'bands' in MARKS:
    band = plastic('#E6ECF2', rough=.25)
    for k in (-1, 1): tube([(k*.42, -.3, -.66), (k*.47, -.62, -1.0), (k*.48, -.72, -1.9)], .085, clay(HIVIS) if CLOTH != HIVIS else band)
    tube([(-.36, -.16, -.62), (0, -.42, -.74), (.36, -.16, -.62)], .08, clay('#1B2A4A'))
# below the brim
if 'helmet' in MARKS: point((-.7, -2.2, -.1), 26, '#FFF6E8', .5)
rig((0, 0, .2), .62, key=1.25, fill=1.3, rim=1.2)
lens((.02, 0, .03), 9.2, az=-16, el=6, mm=112)
render('portrait.png', w=320, h=320, spp=32)
