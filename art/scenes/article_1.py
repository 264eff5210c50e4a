"""A six-week pilot: six survey flags from the workshop, four of them passed by the thread."""

from kit.diorama import hut
from kit.fittings import screen
from kit.furniture import table
from kit.garden import STREET, rim_bed, tufts
from kit.light import bulb
from kit.materials import matt, paint
from kit.people import person
from kit.plants import cabbage_tree, fir, tree
from kit.shapes import box, cylinder, placed, prism
from kit.street import parcel
from kit.terrain import Land, grass, hill, stones
from kit.thread import ascent, level, line, node

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
        person(.12, -.44, .05, 20, .70, "teal", "denim", skin="tan", hair="dark", arms="hold", carry=("tablet", "ink"),
               apron="deep")
        bulb((0, -.2, .74), 2)
    cylinder(.15, .9, (1.3, 1.78), .08, matt("brick", .1))


def build():
    land = Land(3.1, .10, thick=.10, seed=71, stretch=(1.0, .92))
    hill(1.1, (-.9, 1.75), .5, 72, 3)
    stones(land, 14, 6, skip=(STREET,))
    grass((-.05, -.55), 2.45, .02, 8, (1.05, .66), thick=1000, tall=.06, avoid=(((-1.5, .4), (-.1, 1.3)),), land=land)
    workshop()
    for i, (x, y) in enumerate(FLAGS):
        flag(x, y, i + 1, i < 4)
    for i in range(11):
        x = -1.42 + i * .28
        box((x - .115, x + .115), (-.42 - .03 * (i % 3), -.24 - .03 * (i % 2)), (-.02, .045),
            paint(("sand", "stone")[i % 2], .85, .15), .012)
    z = .06
    line([*ascent(land, (150, 208), 210), (-2.0, -.95, z), *level(z, *((x, y - .14) for x, y in FLAGS[:4]), (.78, -1.34))])
    for x, y in FLAGS[:4]:
        node(x, y - .14, z + .02, .045)
    node(.80, -1.33, z + .03, .07)
    person(1.97, .10, .02, -50, .80, "ember", "ink", skin="brown", hair="black", style="long", arms="point",
           gown=("plum", .1))
    person(1.28, -.35, .02, 40, .82, "deep", "ink", skin="fair", hair="grey", arms="hold", carry=("clipboard", "walnut"))
    with placed((-1.85, -.10, .02), turn=20):
        parcel(.3, .26, .22)
    cabbage_tree(-2.2, .45, .02, 1.7, 4)
    tree(1.75, 1.25, .0, 1.5, .45, "fern", 3, bloom="#C8402E")
    fir(.75, 1.6, .0, 1.5, .36)
    fir(1.15, 1.55, .0, 1.1, .28, "fern", seed=5)
    rim_bed(land, (222, 250), seed=4, bloom="paper")
    rim_bed(land, (286, 312), seed=6, bloom="amber")
    rim_bed(land, (338, 360), seed=9, bloom="rose")
    tufts((2.15, .15, .34), (-2.1, -.45, .34), (.30, -.02, .22))
