"""Records in six places: six sheds on the contours, joined one after another by a line that ends at the office."""

import math

from kit.diorama import hut
from kit.fittings import laptop
from kit.furniture import shelf, table
from kit.light import bulb
from kit.people import person
from kit.plants import cabbage_tree, fir, flax, tree
from kit.shapes import box, cylinder, placed
from kit.terrain import Land, grass, hill, stones
from kit.thread import line, node

SHEDS = [(-2.02, -.25, 35, "ember"), (-1.42, -1.22, 20, "paper"), (-.25, -1.55, 4, "teal"), (.98, -1.42, -12, "amber"),
         (1.95, -.55, -34, "sea"), (1.62, .62, -20, "brick")]


def shed(x, y, turn, colour, seed):
    """One archive: a single bay of files, in its own colour."""
    with placed((x, y, .02), turn=turn):
        hut(.74, .60, .56, .92, colour, power=14, door=(-.27, .27, .06, .50))
        with placed((0, .12, .06)):
            shelf(.54, .46, 2, .16, ("files", "boxes", "books")[seed % 3], seed + 60, "walnut")
        box((-.30, .30), (-.50, -.36), (-.04, .03), "sand", .01)


def office():
    with placed((-.10, .52, .02), turn=4):
        hut(1.55, .98, .95, 1.52, "paper", power=70, door=(-.62, .62, .06, .86))
        with placed((-.22, .10, .06)):
            table(.66, .32, .30, "wood", "ink")
            for dx in (-.16, .16):
                with placed((dx, .02, .30), turn=180):
                    laptop("steel")
        person(-.36, .36, .05, 0, .74, "teal", "ink", skin="brown", hair="black", style="bob", arms="desk")
        person(-.02, .36, .05, 0, .76, "ember", "ink", skin="fair", hair="dark", arms="desk")
        with placed((.44, .30, .06)):
            shelf(.40, .76, 3, .16, "files", 77, "walnut", ("ember", "paper", "teal", "amber", "sea", "brick"))
        bulb((0, -.55, .9), 2)


def build():
    land = Land(3.45, .12, seed=101)
    hill(1.2, (-.2, 1.7), .45, 103, 3)
    stones(land, 16, 6, skip=((225, 320),))
    grass((0, -.3), 2.7, .02, 8, (1.0, .72), thick=700, tall=.06, avoid=(((-1.0, .8), (-.1, 1.2)),))
    office()
    stops = []
    for i, (x, y, turn, colour) in enumerate(SHEDS):
        shed(x, y, turn, colour, i)
        a = math.radians(turn)
        stops.append((x + math.sin(a) * .50, y - math.cos(a) * .50, .06))
    arc = [(*land.edge(4, a, .035).xy, land.height(3) + .03) for a in range(140, 182, 7)]
    rise = [(*land.edge(k, 184 + k, o).xy, land.height(k - 1 + s) + .03) for k in (4, 5) for o, s in ((.03, 0), (-.04, 1))]
    bends = [(-2.0, -.95, .06), (-1.0, -2.0, .06), (.40, -2.16, .06), (1.62, -1.5, .06), (2.3, -.6, .06)]
    path = [stops[0]]
    for stop, bend in zip(stops[1:], bends):
        middle = [(path[-1][k] + stop[k]) / 2 * .55 + bend[k] * .45 for k in range(3)]
        path += [tuple(middle), stop]
    line(arc + rise + path + [(1.05, -.2, .06), (.45, -.35, .06), (-.02, -.28, .06), (-.10, .05, .10), (-.12, .30, .11)])
    for stop in stops:
        node(stop[0], stop[1], .085, .055)
    node(-.12, .32, .13, .065)
    person(.55, -.72, .02, 25, .80, "sea", "denim", skin="tan", hair="black", style="long", arms="hold",
           carry=("box", "card"))
    person(-.95, -.42, .02, 40, .80, "rose", "ink", skin="brown", hair="black", gown=("rose", .08), sash="marigold",
           arms="hold", carry=("clipboard", "walnut"))
    for x in (-.95, .72):
        cylinder(x, -.08, (0, .42), .016, "ink", sides=10)
    cabbage_tree(-2.3, .6, .02, 1.5, 4)
    tree(-1.25, 1.5, .1, 1.2, .45, "fern", 3)
    fir(.75, 1.75, .1, 1.4, .36)
    tree(1.3, 1.6, 0, 1.1, .4, "olive", 5, bloom="#C8402E")
    for i, (x, y) in enumerate(((2.45, .1), (-.8, -2.0), (.35, -.95), (-1.5, .35))):
        flax(x, y, .02, .3, i)
