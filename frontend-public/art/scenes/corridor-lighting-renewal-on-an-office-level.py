import sys; from pathlib import Path; sys.path.insert(0, str(Path(__file__).parents[1]))
from props import *
reset(strength=.3)
# corridor at night from below its ceiling: new panels behind us, the enclosure under four open tiles, old tubes ahead
W, L, H = 3.4, 8.4, 2.75
WALL = clay('#50638F'); CEIL = clay('#8C9BB8'); T = .62
box((0, -L/2+1, -.06), (W, L+2, .1), clay('#4E7F78', rough=.4), 0); box((W/2+.06, -L/2+1, H/2), (.12, L+2, H), WALL, 0); box((-W/2-.06, -L/2+1, H/2), (.12, L+2, H), WALL, 0); box((0, 1.06, H/2), (W, .12, H), WALL, 0)
box((0, -L/2+1, H+.08), (W, L+2, .1), CEIL, 0)
for i in range(16): box((0, 1-i*T, H+.025), (W, .03, .02), plastic(WHITE), 0)
for k in (-2, -1, 0, 1, 2): box((k*T+T/2 if k < 3 else 0, -L/2+1, H+.025), (.03, L+2, .02), plastic(WHITE), 0)
for k in (-1, 1): box((k*(W/2-.02), -L/2+1, .14), (.05, L+2, .2), plastic('#2F4778'), .01); box((k*(W/2-.04), -L/2+1, .95), (.07, L+2, .16), plastic('#B98A55'), .02)
# end of the corridor: glazed, night outside; way out
slab((0, 1.0, 1.35), 2.3, 2.0, .06, .04, plastic(WHITE), .015); slab((0, .93, 1.35), 2.1, 1.84, .03, .02, glow('#16305F', 1.), .004)
for x in (-.35, .35): box((x, .88, 1.35), (.05, .05, 1.9), plastic(WHITE), .01)
exit_sign((0, .9, 2.5), s=.62)
def tile(y, m, on=0):
    box((0, y, H+.012), (T-.06, T-.06, .02), m, 0)
    if on: area((0, y, H-.03), (0, y, 0), T*.8, on, '#FFF6E6')
# old: two brownish tubes each; new: even panels
for y in (.35, -.9, -2.15):
    tile(y, plastic('#6E6A66'))
    area((0, y, H-.06), (0, y, 0), T*.6, 7, '#E8A35C')
    for k in (-1, 1): cyl((k*.14, y, H-.01), .03, T-.12, glow('#E8A35C', 1.15), 'Y', .004)
for y in (-4.65, -5.9, -7.15): tile(y, glow('#FFF8E8', 5), 46)
# four tiles out, wires in the void, the new panel going up
box((0, -3.4, H+.02), (2*T, 2*T, .03), mat('#070B14', .9), 0)
for k, c in enumerate((BROWN, BLUE)): cable([(-.2+.1*k, -3.3, H), (-.22+.1*k, -3.4, H-.2), (-.1+.08*k, -3.5, H-.28)], .016, plastic(c))
earth([(.05, -3.3, H), (.06, -3.4, H-.22), (.02, -3.5, H-.3)], .016)
# enclosure on castors: yellow frame, clear sheets, zip
e0, e1, ew = -4.15, -2.65, .78; Yl = plastic(YELLOW); S = pane('#DCEBFF', .08)
for x in (-ew, ew):
    for y in (e0, e1): cyl((x, y, H/2), .028, H-.2, Yl, 'Z', .005); cyl((x, y, .07), .06, .05, mat(INK, .7), 'X', .015)
    for z in (.16, H-.08): tube([(x, e0, z), (x, e1, z)], .024, Yl, smooth=False)
    box((x, (e0+e1)/2, H/2), (.008, e1-e0, H-.3), S, 0)
for y in (e0, e1):
    for z in (.16, H-.08): tube([(-ew, y, z), (ew, y, z)], .024, Yl, smooth=False)
# its front sheet is rolled up, the zips hang open
cyl((0, e0, H-.22), .09, 2*ew-.1, plastic('#DCEBFF', rough=.2), 'X', .03)
for k in (-1, 1): box((k*.3, e0-.06, H-.55), (.03, .012, .6), Yl, 0)
ladder((.05, -3.35, 0), 0, 1.5); box((0, -3.3, 1.62), (T-.06, T-.06, .05), plastic(WHITE), .01)
with placed((.45, -3.0, 0)): box((0, 0, .24), (.4, .4, .48), plastic('#3563B8'), .05); cyl((0, 0, .52), .14, .1, plastic(INK), 'Z', .02); cyl((0, -.21, .3), .05, .02, glow('#22C55E', 5), 'Y', .005)
# doors, notice, trolley with records, spare panels
for y, c in ((-1.2, '#3A5FA8'), (-5.2, '#3A5FA8')): door((W/2, y, 0), .95, 2.05, c, -90)
door((-W/2, -2.2, 0), .95, 2.05, '#2F6B55', 90)
with placed((-1.15, -5.2, 0), 8):
    for z in (.25, .62, .98): box((0, 0, z), (.62, .95, .04), metal('#AEB8C8'), .01)
    for x in (-.28, .28):
        for y in (-.44, .44): cyl((x, y, .52), .02, .96, metal('#C9D1DE'), 'Z', .004)
    for z in (.29, .66):
        for i in range(8): box((0, -.4+.11*i, z+.14), (.34, .07, .26), plastic((BLUE, YELLOW, WHITE, GREEN)[(i+int(z*9)) % 4]), .008)
with placed((1.3, -6.3, 0), -6):
    for i in range(3): box((.0, 0, .34), (.05, .6, .6), plastic(WHITE), .01, rot=(0, 8+3*i, 0)) if i == 0 else box((-.09*i, 0, .34), (.05, .6, .6), plastic(PAPER), .01, rot=(0, 8, 0))
area((0, -10.5, 2.4), (0, -4, 1.2), 2.6, 190, '#FFF3E0')
lens((.02, -3.3, 1.38), 7.2, az=-9, el=-3, mm=36)
render('corridor-lighting-renewal-on-an-office-level.png')
