import sys; from pathlib import Path; sys.path.insert(0, str(Path(__file__).parents[1]))
from props import *
reset(strength=.5)
# detached house over the estuary: panels on two pitches, pines beside it, battery in the garage
plot(8.2, 6.4, '#1B6B3C')
slab((-.2, -2.65, .03), 7.6, 1.05, .05, .25, mat('#2B7FC4', rough=.1, spec=.7), .02, 'Z'); slab((-.2, -2.0, .05), 7.4, .4, .04, .15, clay('#D9C08C'), .015, 'Z')
for x, y in ((-2.6, -2.8), (-.7, -2.5), (1.4, -2.85), (2.6, -2.55)): box((x, y, .088), (.7, .03, .008), clay('#BFE0F5'), 0)
# south pitch with six, west pitch with ten
house((1.0, 1.0, .05), 3.4, 2.3, 1.75, 1.15, wall='#E8ECF3', roof='#3A3F52')
house((-1.5, .45, .05), 3.3, 2.1, 1.7, 1.05, wall='#DCC9A8', roof='#3A3F52', turn=-90, chimney=False)
def slope(loc, turn, half, rise, h, rows, cols):
    """Panels centred on the roof slope of a `house` whose depth is twice `half`."""
    tilt = math.degrees(math.atan2(rise, half))
    with placed(loc, turn): solar((0, -half/2-.06, h+rise/2+.03), tilt, rows, cols, .46, .5)
window((-1.5, -1.2, 1.0), .8, .8, glow('#FFD978', 4))
slope((1.25, 1.0, .05), 0, 1.15, 1.15, 1.75, 2, 3); slope((-1.5, .45, .05), -90, 1.05, 1.05, 1.7, 2, 5)
# garage: door up, battery, hybrid inverter, backup board, heat alarm
with placed((2.55, -.75, .05)):
    box((0, .1, .85), (1.7, 1.5, 1.65), clay('#E8ECF3'), .03); box((0, .1, 1.72), (1.9, 1.7, .12), clay('#3A3F52'), .03); slab((0, -.65, .72), 1.42, 1.36, .02, .02, glow('#8FA3C8', .55), .004)
    for i in range(3): box((0, -.7, 1.42-.09*i), (1.44, .05, .08), plastic('#C9D1DE'), .015)
    slab((-.36, -.66, .58), .52, .82, .14, .07, plastic(WHITE), .025); slab((-.36, -.68, .58), .6, .9, .03, .09, glow(YELLOW, 9), .004); box((-.36, -.805, .84), (.3, .012, .04), glow('#22C55E', 6), .004)
    slab((.3, -.66, .8), .5, .42, .13, .05, plastic(INK), .02); slab((.3, -.79, .84), .26, .14, .012, .02, glow('#38BDF8', 2), .003); board((.3, -.66, .35), 1, 5, s=.42, door=False)
    cable([(.3, -.72, 1.0), (.3, -.74, 1.15), (0, -.74, 1.2), (-.3, -.74, 1.1), (-.36, -.74, .98)], .025, plastic('#F97316'))
# dark lane, lit house: a street lamp that is out
cyl((3.75, -2.0, .95), .04, 1.8, plastic(INK), 'Z', .01); box((3.62, -2.0, 1.86), (.36, .1, .07), plastic(INK), .02); box((3.55, -2.0, 1.82), (.2, .07, .02), mat('#39435A', .5), 0)
# pines that shade the south pitch until eleven
def pine(x, y, s):
    with placed((x, y, .05), 0, s):
        cyl((0, 0, .45), .09, .9, clay('#7C4A21'), 'Z', .02)
        for z, r in ((.75, .62), (1.3, .5), (1.8, .36), (2.2, .22)): cyl((0, 0, z+.25), r, .75, clay('#146C3A'), 'Z', .02, rad2=.04, n=24)
for x, y, s in ((3.45, 1.2, 1.15), (3.6, 2.3, 1.3), (2.6, 2.65, 1.05)): pine(x, y, s)
slab((.55, -.75, .05), .8, 1.4, .04, .08, clay('#94A3B8'), .01, 'Z'); slab((-2.95, .45, .05), .9, .7, .04, .08, clay('#94A3B8'), .01, 'Z')
for x, y, r in ((-.3, -1.0, .26), (.0, -1.35, .2), (-3.3, 2.2, .3), (-3.4, -1.0, .3), (-2.9, -1.3, .22), (1.3, -.55, .22)): bush((x, y, .05+r*.8), r)
show_plot('solar-array-and-battery-on-a-dee-side-home.png', (.05, .1, 1.75), 10.7, 1.6, az=-40, el=30)
