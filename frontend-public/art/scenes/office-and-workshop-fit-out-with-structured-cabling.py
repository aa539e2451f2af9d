import sys; from pathlib import Path; sys.path.insert(0, str(Path(__file__).parents[1]))
from props import *
reset(strength=.42)
# a unit cut open: workshop below, office above, every desk on one cabinet
plot(7.4, 5.0, '#33436A')
L, Dp, fl, top = 6.2, 2.6, 2.05, 4.0
WALL, IN = clay('#E8ECF3'), clay('#30446F')
box((0, .5, .1), (L, Dp, .12), clay(CONCRETE), .02); box((0, .5, fl), (L, Dp, .16), clay('#C79A63'), .02); box((0, 1.82, top/2), (L, .14, top), IN, .02)
for x in (-L/2, L/2): box((x, .5, top/2), (.14, Dp, top), WALL, .02)
box((0, 1.35, top+.05), (L+.2, 1.1, .14), clay('#26365A'), .03)
# office: eight desks' worth, trunking with power and data, linear lights
z0 = fl+.08
trunking((.75, 1.75, z0+.72), 4.4, outlets=(-1.6, -.55, .5, 1.55), h=.26)
for x, c in ((-.55, YELLOW), (.75, GREEN), (2.05, YELLOW)):
    desk((x, 1.2, z0), 0, 1.15, glow('#38BDF8', 1.8)); chair((x, .5, z0), 180, plastic(c), .88)
for x in (-.2, 1.7): led_panel((x, .9, z0+1.62), 1.6, .14, .2, 40)
plant((2.75, .1, z0), .8); window((1.4, 1.75, z0+1.35), 1.6, .6)
# the cabinet: patch panels, leads, its halo; a riser to both floors
with placed((-2.35, 1.75, z0)):
    slab((0, 0, .86), 1.16, 1.6, .04, .05, glow(YELLOW, 9), .006); box((0, -.28, .86), (1.04, .52, 1.48), plastic('#26365A'), .03); box((0, -.53, .86), (.92, .04, 1.36), mat('#05070C', .8), .006)
    for r, z in enumerate((1.36, 1.0, .62)):
        box((0, -.56, z), (.88, .06, .13), plastic('#8D98AB'), .008); box((0, -.56, z-.17), (.88, .06, .12), plastic(PAPER), .008)
        for i in range(8):
            x = -.36+.103*i; m = plastic((BLUE, YELLOW, BLUE, GREEN, BLUE, RED, BLUE, YELLOW)[(i+3*r) % 8]); box((x, -.61, z), (.05, .05, .05), m, .008); box((x, -.61, z-.17), (.05, .05, .05), m, .008)
            cable([(x, -.63, z), (x+.01, -.72, z-.06), (x-.01, -.72, z-.12), (x, -.63, z-.17)], .015, m)
            if i % 2: box((x+.05, -.6, z-.13), (.02, .01, .015), glow('#22C55E', 5), 0)
for k in range(6): tube([(-1.72+.05*k, 1.7, z0+1.62), (-1.72+.05*k, 1.7, z0+.1 if k < 3 else .3)], .018, plastic((BLUE, BLUE, YELLOW)[k % 3]), smooth=False)
tube([(-2.35, 1.68, z0+1.55), (-2.35, 1.68, z0+1.66), (-1.6, 1.68, z0+1.66)], .05, metal('#9AA6B8'), smooth=False)
# a metered board on each floor
board((-2.35, 1.75, 1.0), 1, 6, s=.95, door=False)
with placed((-1.45, 1.75, 1.1)): slab((0, 0, 0), .36, .46, .14, .03, plastic(PAPER), .012); slab((0, -.135, .08), .26, .12, .02, .02, glow('#BFF3CF', 1.6), .003)
# workshop: bench, three-phase outlets (red 400 V, blue 230 V), pallet truck on charge, roller door
box((.15, 1.38, .88), (2.1, .62, .08), clay('#C79A63'), .02)
for x in (-.8, 1.1): box((x, 1.38, .5), (.1, .5, .7), plastic(SLATE), .015)
for x, c in ((-.55, RED), (.0, BLUE), (.55, RED)):
    with placed((x, 1.75, 1.4)): slab((0, 0, 0), .3, .36, .12, .04, plastic(PAPER), .012); cyl((0, -.17, -.05), .115, .16, plastic(c), 'Y', .02, rot=(62, 0, 0)); cyl((0, -.24, -.11), .125, .03, plastic(c), 'Y', .008, rot=(62, 0, 0))
box((-.4, 1.35, 1.03), (.3, .28, .2), plastic(INK), .03); cyl((.55, 1.35, 1.02), .1, .2, metal(), 'Z', .02); toolbox((.95, 1.36, .92), 0, .62); led_panel((.2, .9, 1.82), 2.2, .14, 0, 60); point((-1.6, .6, 1.5), 14, WARM, .2); point((1.9, .6, 1.5), 16, WARM, .2)
with placed((2.1, 1.75, 0)):
    slab((0, 0, .98), 1.5, 1.62, .05, .03, plastic(INK), .01)
    for i in range(7): box((0, -.06, .3+.22*i), (1.38, .03, .19), plastic('#C9D1DE'), .02)
with placed((1.75, .15, .16), -18):
    for x in (-.17, .17): box((x, -.3, .1), (.14, 1.0, .07), plastic(YELLOW), .02)
    box((0, .32, .3), (.5, .3, .5), plastic(YELLOW), .05); tube([(0, .42, .5), (0, .6, 1.0)], .03, plastic(INK), smooth=False); tube([(-.16, .6, 1.0), (.16, .6, 1.0)], .03, plastic(INK), smooth=False); cyl((0, .16, .44), .04, .03, glow('#22C55E', 6), 'Y', .006)
    crate((0, -.4, .15), .62)
cable([(1.75, .55, .5), (1.3, .9, .25), (.9, 1.2, .3), (.62, 1.6, 1.2)], .025, plastic(INK))
# outside: duct chamber with its cover up and the draw-cord, drum
with placed((-1.2, -1.5, .05)):
    slab((0, 0, 0), 1.0, .8, .04, .06, clay('#94A3B8'), .012, 'Z'); slab((0, 0, .02), .76, .56, .03, .04, mat('#070B14', .9), .004, 'Z'); box((.1, .42, .3), (.8, .05, .6), plastic('#6B7B99'), .015, rot=(-12, 0, 0))
    for k in (-1, 1): cyl((k*.18, .1, .05), .12, .06, plastic(INK), 'Z', .01)
    cable([(.18, .1, .05), (.2, 0, .35), (.6, -.25, .25), (1.1, -.3, .12)], .03, plastic(YELLOW))
drum((.35, -1.8, .05), BLUE, .4, .38, 24); crate((2.5, -1.5, .05), .6, 15); crate((2.9, -1.0, .05), .45, -8)
for x, y, r in ((-3.2, -1.2, .3), (-2.8, -1.7, .22)): bush((x, y, .05+r*.8), r)
show_plot('office-and-workshop-fit-out-with-structured-cabling.png', (0, .1, 1.85), 9.3, 1.55, az=17, el=18, key=1.2)
