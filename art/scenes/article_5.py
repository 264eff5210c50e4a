"""In full view: a meeting house cut open, people seated in a ring, and the line among them for all to see."""

import math

from kit.building import floorboards
from kit.fittings import papers
from kit.garden import STREET, pots, rim_bed, tufts
from kit.light import bulb, room_light
from kit.materials import paint
from kit.people import person
from kit.plants import cabbage_tree, palm, tree
from kit.shapes import box, cylinder, placed, prism
from kit.street import lantern
from kit.terrain import Land, grass, hill, stones
from kit.thread import level, node, pin, route

X, Y, FLOOR, EAVE, RIDGE = (-1.62, 1.55), (-.92, 1.02), .16, 1.46, 1.98
CENTRE = (.0, .02)
PEOPLE = [dict(top="teal", skin="brown", hair="black", style="short"),
          dict(top="rose", skin="brown", hair="black", style="long", gown=("rose", .12), sash="marigold"),
          dict(top="paper", skin="fair", hair="grey", style="bob"),
          dict(top="sea", skin="tan", hair="black", gown=("sea", .12), hat=("hijab", "amber")),
          dict(top="ember", skin="dark", hair="black", style="bun"),
          dict(top="deep", skin="brown", hair="black", hat=("turban", "ember")),
          dict(top="plum", skin="tan", hair="dark", style="long")]


def house():
    """Posts and the far slope of the roof; the near slope and its beam are cut away, so that nothing hides the ring."""
    wood, ridge = paint("#8B5A38", .65, .25, .08), .30
    box((X[0] - .10, X[1] + .10), (Y[0] - .10, Y[1] + .06), (-.05, FLOOR - .05), "stone", .012)
    box((X[0] - .3, X[1] + .3), (Y[0] - .34, Y[0] - .08), (-.05, FLOOR - .09), "stone", .012)
    floorboards((X[0] - .05, X[1] + .05), (Y[0] - .05, Y[1] + .02), FLOOR, "wood", .15)
    for x in (X[0] + .06, -.53, .46, X[1] - .06):
        for y, high in ((Y[1] - .06, EAVE), (ridge, RIDGE - .05)):
            if y != ridge or x in (X[0] + .06, X[1] - .06):
                cylinder(x, y, (FLOOR, high), .05, wood, sides=16)
                box((x - .08, x + .08), (y - .08, y + .08), (FLOOR, FLOOR + .07), "stone", .01)
    for y, z in ((Y[1] - .06, EAVE), (ridge, RIDGE)):
        box((X[0] - .1, X[1] + .1), (y - .045, y + .045), (z - .10, z - .005), "walnut", .008)
    metal, fall = paint("#5E6E55", .45, .4, .03), (RIDGE - EAVE) / (Y[1] - .06 - ridge)
    foot = (Y[1] + .18, EAVE - fall * .24)
    prism([(ridge - .08, RIDGE), foot, (foot[0], foot[1] + .07), (ridge - .08, RIDGE + .07)], (X[0] - .24, X[1] + .24), metal,
          "x", .01)
    for i in range(12):
        x = X[0] - .16 + i * (X[1] - X[0] + .32) / 11
        prism([(ridge - .06, RIDGE - .06), (foot[0] - .04, foot[1] - .06), (foot[0] - .04, foot[1] - .004),
               (ridge - .06, RIDGE - .004)], (x - .02, x + .02), "wood", "x", .004)
    for x in (-1.05, -.03, .99):
        with placed((x, ridge, RIDGE - .10)):
            lantern("#FFB25A", .085)
        bulb((x, ridge, 1.3), 3)
    room_light((0, .1, 2.0), (2.4, 1.2), 70)


def ring():
    """Seven people on stools around a low table; the ring is open towards the viewer."""
    for i, who in enumerate(PEOPLE):
        a = math.radians(4 + i * 41.5)
        x, y = CENTRE[0] + math.cos(a) * 1.08, CENTRE[1] + math.sin(a) * .70
        turn = math.degrees(math.atan2(CENTRE[1] - y, CENTRE[0] - x)) + 90
        with placed((x, y, FLOOR), turn=turn):
            box((-.12, .12), (-.10, .14), (0, .20), paint(("walnut", "wood")[i % 2], .7, .2), .02)
            person(0, .0, -.02, 0, .82, stance="sit", arms=("hold", "desk", "point", "hold")[i % 4], bottom="ink", **who)
    cylinder(*CENTRE, (FLOOR, FLOOR + .17), .34, "wood", sides=40)
    for x, y, count, seed in ((-.14, .14, 3, 2), (.16, .12, 2, 5), (-.16, -.12, 2, 8)):
        with placed((CENTRE[0] + x, CENTRE[1] + y, FLOOR + .17)):
            papers(count, seed)


def build():
    land = Land(3.15, .10, thick=.10, seed=113, stretch=(1.0, .95))
    hill(1.2, (.1, 1.6), .4, 117, 3)
    stones(land, 14, 6, skip=(STREET,))
    grass((0, -.2), 2.55, .02, 8, (1.0, .9), thick=800, tall=.06, avoid=(((-2.0, 1.95), (-1.3, 1.2)),), land=land)
    house()
    ring()
    for i, (x, y) in enumerate(((.10, -1.42), (-.28, -1.60), (-.70, -1.74), (.86, -1.42), (1.18, -1.60))):
        box((x - .16, x + .16), (y - .11, y + .11), (-.02, .05), paint(("sand", "paper")[i % 2], .85, .15), .02,
            tilt=(0, 0, 8 * (-1) ** i))
    cabbage_tree(-2.15, .25, .02, 1.9, 4)
    palm(2.15, .75, .02, 1.8, 6)
    tree(-1.4, 1.5, .1, 1.6, .5, "fern", 3)
    tree(1.2, 1.75, .1, 1.6, .46, "olive", 5, bloom="#C8402E")
    tufts((2.2, -.1, .34), (-2.2, -.45, .34), (-1.95, .9, .34), (1.95, 1.1, .34))
    rim_bed(land, (218, 238), seed=4, bloom="rose")
    rim_bed(land, (290, 310), seed=6, bloom="paper")
    pots(Y[0] - .22, X[0] - .12, X[1] + .05, z=.06, size=.38)
    person(1.98, -.62, .02, -25, .80, "amber", "denim", skin="fair", hair="dark", style="bob", arms="hold",
           carry=("clipboard", "walnut"))
    z, f, table = .065, FLOOR + .025, FLOOR + .20
    route(land, [
        *level(z, (-1.45, -1.80), (-.75, -1.72), (-.15, -1.52)), (.16, -1.22, .12),
        *level(f, (.24, -.92), (.18, -.56)), *level(table, (.06, -.26), (.0, .02), (.22, -.08)),
        *level(f, (.40, -.42), (.56, -.92)), (.66, -1.22, .12), *level(z, (.98, -1.50), (1.45, -1.76)),
    ], arrive=(150, 232), leave=(312, 408))
    node(*CENTRE, FLOOR + .22, .065)
    pin(-1.06, -1.52, .02, .5)
    pin(1.25, -1.44, .02, .5)
