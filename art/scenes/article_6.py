"""Choosing the first use case: many paths up a contoured hill, one of them lit from the gate to the house."""

import random

from kit.diorama import hut
from kit.garden import STREET
from kit.light import bulb
from kit.materials import matt
from kit.people import person
from kit.plants import cabbage_tree, fir, flax, shrub, tree
from kit.shapes import ball, box, placed, tube
from kit.street import picket_fence
from kit.terrain import Land, stones
from kit.thread import ascent, line, node

COLOURS = ("sea", "mist", "sea", "mist", "paper", "mist", "paper")


def paths(hill):
    """The ones that end at fences."""
    for i, corners in enumerate((((-1.7, -1.55), (-1.75, -.9), (-1.35, -.4), (-1.45, .1)),
                                 ((-.5, -1.9), (-.7, -1.2), (-1.0, -.72), (-.72, -.42)),
                                 ((1.3, -1.75), (1.55, -1.0), (1.25, -.55), (1.5, -.1)),
                                 ((2.1, -1.0), (2.05, -.4), (1.75, .25)))):
        tube(hill.walk(corners, .012), .030, matt(("sand", "stone")[i % 2], .05), smooth=False)
        x, y = corners[-1]
        with placed((x, y + .10, hill.surface(x, y))):
            picket_fence((-.26, .26), 0, .30)


def house(hill):
    x, y = .12, .62
    z = hill.surface(x, y)
    with placed((x, y, z), turn=6):
        hut(.92, .74, .62, 1.06, "paper", power=38)
        bulb((0, -.5, .5), 1.5)
        box((-.30, .30), (-.52, -.36), (-.05, .03), "wood", .01)
    return x, y, z


def gate():
    for x in (.14, .70):
        box((x - .05, x + .05), (-2.22, -2.12), (0, .62), "paper", .012)
        ball(x, -2.17, .66, .045, "paper")
    box((.10, .74), (-2.20, -2.14), (.50, .56), "ember", .01)
    picket_fence((-.62, .06), -2.17, .34)
    picket_fence((.78, 1.42), -2.17, .34)


def build():
    chance, base = random.Random(5), Land(3.15, .09, thick=.10, seed=121)
    hill = Land(2.35, .27, 7, .17, 1.19, 127, .10, (.15, .35), (-.01, .06), COLOURS)
    stones(base, 16, 6, skip=(STREET,))
    paths(hill)
    x, y, z = house(hill)
    gate()
    route = hill.walk([(.42, -2.45), (.42, -2.0), (.62, -1.5), (.20, -1.1), (.50, -.72), (.05, -.40), (.22, -.05),
                       (.10, .22)], .032)
    way = ascent(base, (150, 273), 276)
    line(way)
    line([way[-1], *route[::3], route[-1]], .019)
    node(*route[-1][:2], route[-1][2] + .03, .065)
    node(.42, -2.17, .06, .055)
    person(.98, -1.62, hill.surface(.98, -1.62), -35, .70, "ember", "ink", skin="brown", hair="black", style="long",
           arms="point", gown=("plum", .1))
    person(-.12, -1.82, 0, 10, .74, "teal", "denim", skin="fair", hair="grey", arms="hold", carry=("clipboard", "walnut"))
    for i, (a, b, h) in enumerate(((.85, .75, 1.1), (-.62, .85, 1.25), (1.35, .45, .95))):
        tree(a, b, hill.surface(a, b), h, .36, ("fern", "olive", "pine")[i], i + 2, bloom="#C8402E" if i == 0 else None)
    for i, (a, b) in enumerate(((-1.05, .55), (.4, 1.3), (-.25, 1.35), (1.75, .9))):
        fir(a, b, hill.surface(a, b), .9 + .15 * (i % 2), .28, seed=i)
    cabbage_tree(-2.2, -.35, 0, 1.6, 4)
    cabbage_tree(2.45, .15, 0, 1.4, 7)
    for i in range(12):
        a, b = chance.uniform(-2.0, 2.2), chance.uniform(-1.9, .2)
        if abs(a - .35) > .5:
            (flax if i % 2 else shrub)(a, b, hill.surface(a, b), .2 if i % 2 else .11, seed=i)
