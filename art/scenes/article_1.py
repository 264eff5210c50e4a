"""A six-week pilot: six survey flags from the workshop, four of them passed by the thread."""

from kit.diorama import hut
from kit.fittings import screen
from kit.furniture import table
from kit.light import bulb
from kit.materials import matt, paint
from kit.people import person
from kit.plants import cabbage_tree, fir, flax, potted, tree
from kit.shapes import box, cylinder, placed, prism
from kit.street import parcel
from kit.terrain import Land, grass, hill, stones
from kit.thread import line, node

FLAGS = [(-1.55, -1.00), (-.92, -1.32), (-.22, -1.40), (.50, -1.30), (1.16, -1.02), (1.66, -.52)]


def flag(x, y, number, passed):
    cylinder(x, y, (0, .04), .10, "stone")
    cylinder(x, y, (0, .98), .016, "paper", sides=12, bevel=0)
    prism([(x + .01, .94), (x + .36, .80), (x + .01, .64)], (y - .012, y + .012), matt("amber" if passed else "mist", .05, 0),
          "y", .004)
    for k in range(number):
        row, column = divmod(k, 3)
        cylinder(x + .06 + column * .055, .82 - row * .06, (y - .02, y - .010), .017, "ink", axis="y", sides=10, bevel=0)


def workshop():
    with placed((-.55, .62, .02)):
        hut(1.7, 1.05, .95, 1.52, "brick", power=55, door=(-.68, .68, .06, .84))
        with placed((-.34, .10, .06)):
            table(.62, .30, .30, "wood", "walnut")
            with placed((.08, .04, .30)):
                screen(.26, .17, "curve")
        with placed((.42, .16, .06)):
            parcel(.30, .26, .24)
        person(-.02, -.10, .05, 20, .74, "teal", "denim", skin="tan", hair="dark", arms="hold", carry=("tablet", "ink"),
               apron="deep")
        bulb((0, -.2, .74), 2)
    cylinder(.15, .9, (1.3, 1.78), .08, matt("brick", .1))


def build():
    land = Land(3.3, .12, seed=71)
    hill(1.1, (-1.0, 2.1), .5, 72, 3)
    hill(.9, (1.5, 1.4), .3, 75, 2)
    stones(land, 14, 6, skip=((225, 320),))
    grass((-.1, -.35), 2.3, .02, 8, (1.05, .62), thick=1000, tall=.06, avoid=(((-1.5, .4), (-.1, 1.3)),))
    workshop()
    for i, (x, y) in enumerate(FLAGS):
        flag(x, y, i + 1, i < 4)
    z = .06
    arc = [(*land.edge(4, a, .035).xy, land.height(3) + .03) for a in range(150, 208, 7)]
    rise = [(*land.edge(k, 210 + k, o).xy, land.height(k - 1 + s) + .03) for k in (4, 5) for o, s in ((.03, 0), (-.04, 1))]
    path = [(x, y - .14, z) for x, y in FLAGS[:4]]
    line(arc + rise + [(-2.0, -.95, z)] + path + [(.78, -1.34, z)])
    for x, y in FLAGS[:4]:
        node(x, y - .14, z + .02, .045)
    node(.80, -1.33, z + .03, .07)
    person(1.34, .02, .02, -48, .80, "ember", "ink", skin="brown", hair="black", style="long", arms="point",
           gown=("plum", .1))
    person(.92, -.12, .02, -5, .82, "deep", "ink", skin="fair", hair="grey", arms="hold", carry=("clipboard", "walnut"))
    with placed((-1.75, -.15, .02), turn=20):
        parcel(.3, .26, .22)
    box((-.25, .20), (-.12, .02), (0, .03), paint("sand", .8, .1), .01)
    cabbage_tree(-2.25, .35, .02, 1.7, 4)
    tree(1.6, 1.25, .3, 1.2, .45, "fern", 3, bloom="#C8402E")
    fir(.75, 1.6, .2, 1.4, .36)
    fir(1.05, 1.2, .1, 1.0, .28, "fern", seed=5)
    for i, (x, y) in enumerate(((2.2, .2), (-2.1, -.4), (.55, .35))):
        flax(x, y, .02, .34, i)
    potted(.62, -.05, .02, .36, "ember", "fern", "shrub", 3)
