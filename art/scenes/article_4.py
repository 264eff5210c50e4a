"""Records in six places: sheds in an arc, three to a side, joined by a line that climbs to the office between them."""

from kit.diorama import hut
from kit.fittings import laptop
from kit.furniture import shelf, table
from kit.garden import STREET, rim_bed, tufts
from kit.light import bulb
from kit.people import person
from kit.plants import cabbage_tree, fir, tree
from kit.shapes import box, placed
from kit.terrain import Land, grass, stones
from kit.thread import node, route

RIGHT, NEAR = (.809, .588), (.588, -.809)  # the picture's own axes on the ground: to the right, and towards the viewer
SHEDS = [(-2.08, -.42, 56, "ember"), (-1.36, .26, 46, "paper"), (-.66, .66, 40, "teal"),
         (.70, .66, 26, "amber"), (1.40, .26, 18, "sea"), (2.10, -.42, 8, "brick")]


def seen(right, near):
    """The ground point (x, y) that lies so far to the right in the picture, and so far towards the viewer."""
    return tuple(right * RIGHT[k] + near * NEAR[k] for k in (0, 1))


def shed(i, right, near, turn, colour):
    """One archive: a single bay of files, in its own colour."""
    with placed((*seen(right, near), .02), turn=turn, scale=.86):
        hut(.70, .56, .56, .90, colour, power=11, door=(-.25, .25, .06, .50))
        with placed((0, .10, .06)):
            shelf(.50, .46, 2, .16, ("files", "boxes", "books")[i % 3], i + 60, "walnut")
        box((-.28, .28), (-.46, -.33), (-.04, .03), "sand", .01)


def office(x, y, z):
    with placed((x, y, z), turn=20):
        hut(1.45, .95, 1.06, 1.56, "paper", power=60, door=(-.60, .60, .06, .97))
        with placed((-.24, -.14, .06)):
            table(.66, .30, .30, "wood", "ink")
            for dx in (-.16, .16):
                with placed((dx, .02, .30), turn=180):
                    laptop("steel")
        person(-.40, .07, .05, 0, .66, "teal", "ink", skin="brown", hair="black", style="bob", arms="desk")
        person(-.08, .07, .05, 0, .67, "ember", "ink", skin="fair", hair="dark", arms="desk")
        with placed((.40, .30, .06)):
            shelf(.40, .80, 3, .16, "files", 77, "walnut", ("ember", "paper", "teal", "amber", "sea", "brick"))
        bulb((0, -.5, .85), 2)
        box((-.34, .34), (-.64, -.50), (-.10, .04), "sand", .01)


def planting(land, mound):
    cabbage_tree(*seen(-2.1, -1.25), .02, 1.6, 4)
    cabbage_tree(*seen(1.75, -1.5), .02, 1.4, 6)
    for right, near, high, colour, bloom in ((-1.35, -1.75, 1.3, "fern", None), (-.2, -2.3, 1.5, "olive", None),
                                             (1.1, -1.9, 1.2, "pine", "#C8402E")):
        x, y = seen(right, near)
        tree(x, y, mound.surface(x, y), high, .44, colour, int(high * 10), bloom=bloom)
    fir(*seen(-.75, -2.2), .0, 1.5, .36)
    rim_bed(land, (222, 246), seed=2, bloom="paper")
    rim_bed(land, (288, 318), seed=5, bloom="rose")
    rim_bed(land, (336, 356), seed=8, bloom="amber")
    tufts(*((*seen(*at), .24) for at in ((-1.75, -.75), (1.75, -.70), (-.32, 1.45), (.95, 1.55))))


def build():
    land = Land(3.25, .10, thick=.10, seed=101)
    top = seen(0, -.85)
    mound = Land(1.42, .15, 3, .15, .45, 103, .06, top, (0, 0), ("lawn", "#93B088", "#A3BC97"))
    stones(land, 16, 6, skip=(STREET,))
    grass((0, 0), 2.6, .02, 8, thick=600, tall=.06, land=land)
    office(*seen(0, -.98), .45)
    for i, each in enumerate(SHEDS):
        shed(i, *each)
    doors = [seen(right, near + .46) for right, near, *_ in SHEDS]
    climb = [seen(0, near) for near in (.95, .55, .2, -.15, -.48)]
    west, east = ([seen(right, near) for right, near in ((side * .42, 1.14), (side * .16, 1.08))] for side in (-1, 1))
    inner = [(*seen(.0, -.72), .53), (*seen(.10, -.86), .53)]
    down = [(x + .12 * RIGHT[0], y + .12 * RIGHT[1]) for x, y in climb]
    lift = dict(lift=.05, steps=10)
    route(land, [*mound.walk([*doors[:3], *west[:1], *climb], **lift), *inner,
                 *reversed(mound.walk([*reversed(doors[3:]), *east[:1], *down], **lift))],
          arrive=(150, 212), leave=(374, 334))
    for x, y in doors:
        node(x, y, .09, .052)
    node(*seen(.05, -.80), .56, .06)
    person(*seen(-.40, 1.62), .02, 20, .74, "sea", "denim", skin="tan", hair="black", style="long", arms="hold",
           carry=("box", "card"))
    person(*seen(1.45, 1.20), .02, -20, .74, "rose", "ink", skin="brown", hair="black", gown=("rose", .08), sash="marigold",
           arms="hold", carry=("clipboard", "walnut"))
    planting(land, mound)
