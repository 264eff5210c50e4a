"""The return before you buy: crates stacked like a bar chart, and the line that has risen past the third."""

from kit.building import room, wall
from kit.diorama import hut
from kit.fittings import laptop, papers
from kit.furniture import office_chair, shelf, table
from kit.garden import STREET, rim_bed, tufts
from kit.light import bulb
from kit.materials import matt, paint
from kit.people import person
from kit.plants import fir, palm, potted, tree
from kit.roofs import gable_end, gable_roof
from kit.shapes import box, cylinder, placed
from kit.street import pallet
from kit.terrain import Land, forecourt, grass, paving, stones
from kit.thread import ascent, line, node
from kit.vehicles import forklift

STACKS, STEP, HIGH = 5, .60, .225
FIRST = (-1.42, -1.02)


def warehouse():
    x, y, eave, ridge = (-1.55, .55), (.15, 1.45), 1.15, 1.70
    skin = paint("#8FA9A4", .7, .25, .05)
    opening = (-1.30, .30, .06, .98)
    box((x[0] - .05, x[1] + .05), (y[0] - .05, y[1]), (-.05, .05), "stone")
    wall(x, (.04, eave), skin, [opening], y[0])
    gable_end(x, eave - .005, ridge - .02, skin, y[0])
    for span in ((x[0], x[0] + .08), (x[1] - .08, x[1])):
        box(span, (y[0] + .1, y[1]), (.04, eave), skin)
    box((x[0] + .08, x[1] - .08), (y[1] - .08, y[1]), (.04, eave), skin)
    gable_roof(x, y, eave, ridge, "y", .12, .14, .06, "deep", .14)
    room((x[0] + .08, x[1] - .08), (y[0] + .12, y[1] - .1), (.05, eave - .01), "#D8CDB8", "stone", 110)
    for i, px in enumerate((-1.10, -.45)):
        with placed((px, 1.15, .05)):
            shelf(.60, 1.0, 3, .24, "boxes", 12 + i, "ember", ("card", "sand", "card", "wood"), back=False)
    with placed((x[0] + .22, .62, .05), turn=90):
        shelf(.60, 1.0, 3, .22, "boxes", 19, "ember", ("card", "sand", "card", "sea"), back=False)
    for i in range(6):
        box((opening[0] - .02, opening[1] + .02), (y[0] - .03, y[0] + .0), (.99 + i * .022, 1.006 + i * .022), "paper", .003)
    bulb((-.5, .2, .9), 3)


def office():
    with placed((1.50, .62, .02)):
        hut(1.05, .95, .82, 1.28, "paper", power=40)
        with placed((-.10, .06, .06)):
            table(.56, .30, .28, "wood", "ink")
            with placed((.10, .0, .28), turn=180):
                laptop("steel")
            with placed((-.15, .0, .28)):
                papers(3, 2)
            with placed((.08, .28, 0)):
                office_chair("teal")
        person(-.02, .36, .05, 0, .72, "ember", "ink", skin="brown", hair="black", style="long", stance="sit", arms="desk")


def chart():
    """Stacks of one to five crates, each crate on the last a little askew."""
    for i in range(STACKS):
        x, y = FIRST[0] + i * STEP, FIRST[1]
        with placed((x, y, .045)):
            pallet(.46, .40)
        for k in range(i + 1):
            with placed((x, y, .125 + k * HIGH), turn=(-3, 2, -1, 3, -2)[k]):
                box((-.20, .20), (-.17, .17), (0, HIGH - .006), matt(("card", "sand", "#D1A56F")[(i + k) % 3], .08), .012)
                for z in (.03, HIGH - .07):
                    box((-.205, .205), (-.175, -.165), (z, z + .035), "walnut", .003)
                box((-.05, .05), (-.178, -.168), (.08, .14), "paper", 0)


def build():
    land = Land(3.1, .09, thick=.10, seed=91, stretch=(1.0, .9))
    stones(land, 14, 6, skip=(STREET,))
    warehouse()
    office()
    paving((-1.9, 1.64), (-1.42, -.06), 0, (.52, .44), ("stone", "sand", "stone", "paper"), seed=5)
    chart()
    top = [(FIRST[0] + i * STEP, FIRST[1] - .02, .125 + (i + 1) * HIGH + .04) for i in range(3)]
    line([*ascent(land, (150, 214), 216), (-1.86, -1.22, .075), (-1.70, -1.12, .12), *top,
          (FIRST[0] + 2.62 * STEP, FIRST[1] - .06, 1.02)])
    for p in top:
        node(*p, .045)
    node(FIRST[0] + 2.64 * STEP, FIRST[1] - .06, 1.03, .075)
    person(-1.80, -.42, .02, 70, .82, "teal", "ink", skin="fair", hair="grey", style="short", arms="point")
    person(.52, -1.52, .02, 150, .80, "marigold", "denim", skin="dark", hair="black", style="bun", arms="hold",
           carry=("clipboard", "walnut"))
    with placed((1.42, -.42, .045), turn=150):
        forklift("amber")
    forecourt(land, (-2.6, 2.6), (-2.6, -1.45), (.42, .29), seed=7)
    rim_bed(land, (232, 256), seed=3, bloom="amber")
    rim_bed(land, (284, 306), seed=5, bloom="paper")
    grass((2.25, .35), .4, .03, 4, (.6, 1.6), land=land)
    grass((-2.05, .3), .5, .03, 6, (.72, 1.5), land=land)
    palm(-2.05, .35, .02, 1.8, 3)
    tree(.95, 1.75, 0, 1.5, .5, "fern", 8)
    tree(-.9, 1.95, 0, 1.9, .5, "olive", 4)
    fir(.2, 1.9, 0, 1.8, .42)
    tufts((2.25, .0, .32), (-2.25, -.2, .32), (2.2, .8, .32))
    potted(.78, .08, .045, .36, "ember", "fern", "shrub", 3)
    cylinder(2.02, -.75, (0, .4), .03, "amber", sides=12)
