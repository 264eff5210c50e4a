"""In full view: a meeting house with open sides, people seated around, and the line running between them for all to see."""

import math

from kit.building import floorboards
from kit.fittings import papers
from kit.light import bulb, room_light
from kit.materials import matt, paint
from kit.people import person
from kit.plants import cabbage_tree, flax, palm, potted, tree
from kit.roofs import gable_roof
from kit.shapes import box, cylinder, placed, prism
from kit.street import lantern
from kit.terrain import Land, grass, hill, stones
from kit.thread import node, pin, route

X, Y, FLOOR, EAVE, RIDGE = (-1.50, 1.45), (-.62, .98), .16, 1.36, 1.86
PEOPLE = [dict(top="teal", skin="brown", hair="black", style="short"),
          dict(top="rose", skin="brown", hair="black", style="long", gown=("rose", .12), sash="marigold"),
          dict(top="paper", skin="fair", hair="grey", style="bob"), dict(top="sea", skin="tan", hair="black",
                                  gown=("sea", .12), hat=("hijab", "amber")),
          dict(top="ember", skin="dark", hair="black", style="bun"), dict(top="deep", skin="brown", hair="black",
                                  hat=("turban", "ember")),
          dict(top="olive", skin="fair", hair="fair", style="short"), dict(top="plum", skin="tan", hair="dark", style="long")]


def house():
    wood = paint("#8B5A38", .65, .25, .08)
    box((X[0] - .10, X[1] + .10), (Y[0] - .10, Y[1] + .06), (-.05, FLOOR - .05), "stone", .012)
    box((X[0] - .3, X[1] + .3), (Y[0] - .34, Y[0] - .08), (-.05, FLOOR - .09), "stone", .012)
    floorboards((X[0] - .05, X[1] + .05), (Y[0] - .05, Y[1] + .02), FLOOR, "wood", .15)
    for x in (X[0] + .06, -.52, .46, X[1] - .06):
        for y in (Y[0] + .05, Y[1] - .06):
            cylinder(x, y, (FLOOR, EAVE + .02), .05, wood, sides=16)
            box((x - .08, x + .08), (y - .08, y + .08), (FLOOR, FLOOR + .07), "stone", .01)
    for y in (Y[0] + .05, Y[1] - .06):
        box((X[0], X[1]), (y - .045, y + .045), (EAVE - .08, EAVE + .02), "walnut", .008)
    gable_roof(Y, X, EAVE, RIDGE, "x", .22, .24, .08, "#5E6E55", .14, "wood")
    middle = sum(Y) / 2
    for x in (X[0] + .02, X[1] - .05):
        prism([(Y[0] + .05, EAVE), (Y[1] - .05, EAVE), (middle, RIDGE - .06)], (x, x + .03), matt("#E9D7B4", .03, 0), "x",
              .004)
    for x in (-1.0, 0, 1.0):
        with placed((x, Y[0] + .05, EAVE - .08)):
            lantern("#FFB25A", .075)
        bulb((x, middle, 1.15), 2.5)
    room_light((0, middle, EAVE + .1), (2.4, 1.0), 80)


def circle():
    centre = (0, .18)
    for i, who in enumerate(PEOPLE):
        a = math.radians(22 + i * 45)
        x, y = centre[0] + math.cos(a) * .98, centre[1] + math.sin(a) * .52
        turn = math.degrees(math.atan2(centre[1] - y, centre[0] - x)) + 90
        with placed((x, y, FLOOR), turn=turn):
            box((-.12, .12), (-.10, .14), (0, .20), paint(("walnut", "wood")[i % 2], .7, .2), .02)
            person(0, .0, -.02, 0, .76, stance="sit", arms=("hold", "desk", "down", "hold")[i % 4], bottom="ink", **who)
    cylinder(*centre, (FLOOR, FLOOR + .17), .30, "wood", sides=40)
    with placed((.08, .12, FLOOR + .17)):
        papers(3, 2)
    with placed((-.10, .24, FLOOR + .17)):
        papers(2, 5)


def build():
    land = Land(3.3, .11, seed=113)
    hill(1.3, (.1, 1.75), .5, 117, 3)
    stones(land, 14, 6)
    grass((0, -.2), 2.55, .02, 8, (1.0, .8), thick=800, tall=.06, avoid=(((-1.9, 1.85), (-1.0, 1.1)),))
    house()
    circle()
    for i, (x, y) in enumerate(((-.75, -1.15), (-.95, -1.42), (-1.2, -1.66), (.75, -1.15), (.98, -1.40), (1.25, -1.62))):
        box((x - .16, x + .16), (y - .11, y + .11), (-.02, .05), paint(("sand", "paper")[i % 2], .85, .15), .02,
            tilt=(0, 0, 8 * (-1) ** i))
    cabbage_tree(-2.2, .2, .02, 1.8, 4)
    palm(2.2, .45, .02, 1.8, 6)
    tree(-1.4, 1.6, .1, 1.5, .5, "fern", 3)
    tree(1.35, 1.6, .1, 1.4, .48, "olive", 5, bloom="#C8402E")
    for i, (x, y) in enumerate(((2.3, -.3), (-2.25, -.5), (-1.9, .9), (1.9, 1.0))):
        flax(x, y, .02, .34, i)
    for x in (X[0] - .25, X[1] + .22):
        potted(x, Y[0] - .12, .05, .38, "ember", "fern", "shrub", int(x * 3))
    person(1.85, -.72, .02, 62, .80, "amber", "denim", skin="fair", hair="dark", style="bob", arms="hold")
    z, f = .065, FLOOR + .025
    route(land, (150, 232), [(-1.45, -1.75, z), (-1.05, -1.45, z), (-.78, -1.15, z), (-.62, -.88, .10), (-.50, -.60, f),
                             (-.36, -.22, f), (-.34, -.02, f), (-.22, .02, FLOOR + .2), (0, .16, FLOOR + .2),
                             (.22, .04, FLOOR + .2), (.36, -.02, f), (.42, -.22, f), (.55, -.60, f), (.64, -.88, .10), (.78,
                                                     -1.15, z), (1.0, -1.42, z), (1.45, -1.72, z)],
          (312, 408), marks=(.42,))
    node(0, .16, FLOOR + .22, .065)
    pin(-1.75, -1.05, .02, .55)
    pin(1.6, -1.3, .02, .5)
