import sys; from pathlib import Path; sys.path.insert(0, str(Path(__file__).parents[1]))
from props import *
reset(strength=.45)
# bench
slab((0, 0, -.3), 7.0, 5.0, .3, .35, clay(SLATE), .06, 'Z'); slab((0, 0, 0), 6.7, 4.7, .12, .2, plastic('#C4965F', rough=.5, coat=.1), .03, 'Z')
prism(rrect(7.0, 3.0, .25, cy=1.5), .3, clay('#33456B'), (0, 2.6, -.1), r=.06)
socket((-2.35, 2.3, 1.55), s=2.4); slab((-2.35, 2.3, 1.55), 1.3, .82, .02, .1, glow(YELLOW, 8), .005)
# appliance tester: socket on its sloping top, screen, keys
with placed((-.55, .2, .12), 8):
    frustum((-1.35, 1.35, -1.0, 1.0, 0), (-1.3, 1.3, -.85, 1.0, 1.0), plastic(YELLOW), r=.14)
    with placed((0, -.02, 1.0)):
        box((0, .05, .03), (2.4, 1.55, .08), plastic(INK), .04); slab((-.55, .25, .07), 1.05, .75, .02, .06, glow('#BFF3CF', 1.7), .004, 'Z')
        tube([(-.86, .28, .1), (-.62, .06, .1), (-.2, .5, .1)], .055, plastic('#0B7A37'), smooth=False)
        for i in range(4): slab((-.92+.27*i, -.4, .07), .2, .2, .05, .05, plastic((GREEN, STEEL, STEEL, RED)[i]), .015, 'Z')
        slab((.65, .1, .06), .9, .95, .04, .1, plastic(WHITE), .015, 'Z')
# plug of the kettle in the tester
with placed((.1, .3, 1.2), 8): box((0, 0, .16), (.5, .48, .3), plastic(WHITE), .1); cyl((0, -.3, .16), .07, .2, plastic(INK), 'Y', .02)
cable([(.14, -.1, 1.36), (.2, -.6, 1.25), (.75, -1.35, .6), (1.3, -1.5, .22), (2.0, -1.2, .2), (2.1, -.4, .25)], .06, plastic(INK))
# kettle on its base, green label
with placed((2.05, .35, .12)):
    cyl((0, 0, .08), .78, .14, plastic(INK), 'Z', .04); lathe([(0, .14), (.72, .14), (.76, .3), (.62, 1.3), (.5, 1.55), (0, 1.62)], metal('#D3DAE5', rough=.22)); sphere((0, 0, 1.66), .1, plastic(INK)); cyl((0, 0, .24), .755, .1, plastic(INK), 'Z', .02)
    tube([(.5, 0, 1.4), (.95, 0, 1.5), (1.1, 0, 1.0), (.8, 0, .45)], .085, plastic(INK)); prism([(-.56, 1.2), (-.98, 1.46), (-.56, 1.46)], .22, metal('#D3DAE5'), (0, .11, 0), r=.04)
    with placed((-.22, -.72, .72), -14): slab((0, .02, 0), .56, .56, .03, .1, plastic('#16A34A'), .01); tube([(-.15, -.03, .0), (-.04, -.03, -.11), (.17, -.03, .14)], .035, plastic(WHITE), smooth=False)
# roll of labels, drill case
with placed((-2.55, -1.0, .12), 20):
    cyl((0, 0, .34), .34, .42, plastic('#16A34A'), 'X', .03); cyl((0, 0, .34), .14, .44, plastic(WHITE), 'X', .02); slab((0, -.55, .0), .36, .8, .02, .05, plastic('#16A34A'), .005, 'Z')
    for k in range(2): slab((0, -.42-.3*k, .02), .22, .2, .006, .04, plastic(WHITE), .002, 'Z')
show_plot('pat-testing.png', (0, .1, .95), 8.3, 1.45, az=-26, el=28)
