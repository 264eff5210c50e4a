"""A small works under a sawtooth roof, open to the yard: machining, assembly line, bench and dispatch."""

import random

from kit.building import floorboards, room, wall, window
from kit.fittings import clock, pendant, screen
from kit.furniture import shelf, table
from kit.light import bulb
from kit.materials import brass, glass, glow, matt, paint, steel
from kit.people import person
from kit.garden import back_row, bushes, side_lawns, town, tufts
from kit.plants import palm, potted
from kit.shapes import box, cylinder, hoop, placed, prism, tube
from kit.street import loaded_pallet, marigold_garland, parcel, street_lamp
from kit.terrain import paving
from kit.thread import level, node, pin, route
from kit.vehicles import auto_rickshaw, forklift

WEST, EAST, FRONT, BACK = -2.25, 2.05, -.75, 1.45
FLOOR, EAVE, TEETH, RISE = .10, 1.38, 3, .62
FLANK = [(-.45, .15, .50, 1.10), (.45, 1.05, .50, 1.10)]


def shell():
    """Brick piers, steel lintel, three teeth of roof with north light in their upright faces."""
    brick, lime = paint("brick", .85, .1, .09), paint("paper", .75, .2, .03)
    box((WEST - .05, EAST + .05), (FRONT - .06, BACK), (-.05, FLOOR - .02), "stone")
    box((WEST + .1, EAST - .1), (FRONT - .02, BACK - .1), (FLOOR - .03, FLOOR - .006), paint("#A9B3AC", .35, .45, .05), .004)
    for x in (WEST, -.82, .62, EAST - .16):
        box((x, x + .16), (FRONT, FRONT + .16), (.06, EAVE), brick)
        box((x - .02, x + .18), (FRONT - .02, FRONT + .18), (.06, .20), "stone")
    box((WEST - .02, EAST + .02), (FRONT - .03, FRONT + .14), (EAVE - .13, EAVE + .02), "deep", .012)
    box((WEST - .03, EAST + .03), (FRONT - .045, FRONT - .02), (EAVE - .10, EAVE - .01), "ember", .006)
    box((WEST, WEST + .1), (FRONT + .16, BACK), (.06, EAVE), brick)
    box((WEST + .1, EAST - .1), (BACK - .1, BACK), (.06, EAVE), brick)
    with placed((EAST, 0, 0), turn=90):
        wall((FRONT + .16, BACK), (.06, EAVE), brick, FLANK)
        for opening in FLANK:
            window(opening, (2, 1), "deep")
        for i in range(5):
            for j in range(4):
                if (i + j) % 2:
                    box((-.42 + i * .13, -.33 + i * .13), (-.008, .02), (1.14 + j * .045, 1.175 + j * .045), "walnut", .003)
    tooth = (EAST - WEST + .1) / TEETH
    for i in range(TEETH):
        left = WEST - .05 + i * tooth
        right = left + tooth
        ends = [(left + .04, EAVE), (right, EAVE), (right, EAVE + .06), (left + .08, EAVE + RISE - .05),
                (left + .04, EAVE + RISE - .05)]
        prism(ends, (FRONT + .02, FRONT + .08), lime, "y", .006)
        prism(ends, (BACK - .08, BACK - .02), lime, "y", .006)
        slope = [(left + .02, EAVE + RISE), (left + .02, EAVE + RISE - .06), (right + .02, EAVE + .02),
                 (right + .02, EAVE + .09)]
        prism(slope, (FRONT - .10, BACK + .06), paint("deep", .45, .4, .03), "y", .008)
        for k in range(13):
            y = FRONT - .06 + k * (BACK - FRONT + .08) / 12
            rib = [(left + .03, EAVE + RISE + .026), (left + .03, EAVE + RISE - .01), (right + .02, EAVE + .08),
                   (right + .02, EAVE + .115)]
            prism(rib, (y - .011, y + .011), paint("deep", .45, .4, .03), "y", .004)
        box((left + .0, left + .05), (FRONT - .10, BACK + .06), (EAVE + RISE - .05, EAVE + RISE + .04), "paper", .008)
        cylinder(left + tooth * .34, EAVE + .24, (FRONT - .01, FRONT + .03), .13, "teal", axis="y", sides=32)
        cylinder(left + tooth * .34, EAVE + .24, (FRONT - .03, FRONT + .0), .10, glow("#FFB86A", 2.6), axis="y", sides=32)
        middle = left + tooth * .34
        box((middle - .10, middle + .10), (FRONT - .036, FRONT - .028), (EAVE + .232, EAVE + .248), "deep", .002)
        box((middle - .008, middle + .008), (FRONT - .037, FRONT - .027), (EAVE + .14, EAVE + .34), "deep", .002)
    room((WEST + .1, EAST - .1), (FRONT + .3, BACK - .12), (FLOOR, EAVE - .03), "#D8CDB8", "stone", 190, sides=(True, False))


def stack_light(x, y, z, lit=1):
    for i, colour in enumerate(("#3FB07A", "#FF9A2E", "#C8402E")):
        cylinder(x, y, (z + i * .05, z + i * .05 + .046), .024, glow(colour, 5) if i == lit else colour, sides=14, bevel=.004)


def milling_machine():
    body = paint("sea", .45, .4, .03)
    box((-.36, .36), (-.22, .26), (0, .78), body, .03)
    box((-.28, .10), (-.235, -.10), (.30, .68), "ink", .012)
    box((-.25, .07), (-.24, -.22), (.33, .65), glass("#cfe8e4"), 0)
    cylinder(-.09, -.16, (.46, .62), .035, steel())
    cylinder(-.09, -.16, (.40, .47), .012, brass(), sides=10)
    box((-.22, .04), (-.22, -.10), (.325, .36), steel(), .006)
    box((-.16, -.04), (-.20, -.14), (.36, .41), "brass", .006)
    with placed((.24, -.225, .40), tilt=(-8, 0)):
        screen(.17, .14, "curve", foot=False)
    for i in range(4):
        cylinder(.19 + i * .035, .36, (-.24, -.22), .011, ("ember", "amber", "paper", "teal")[i], axis="y", sides=10,
                 bevel=.002)
    stack_light(.30, .10, .78)
    bulb((-.09, -.12, .60), 1.5)


def lathe():
    body = paint("teal", .45, .4, .03)
    for x in (-.30, .20):
        box((x, x + .16), (-.10, .12), (0, .26), body, .015)
    box((-.40, .42), (-.12, .14), (.26, .34), body, .015)
    box((-.40, -.14), (-.13, .13), (.34, .56), body, .025)
    cylinder(0, .45, (-.14, -.07), .085, steel(), axis="x")
    cylinder(0, .45, (-.07, .20), .032, brass(), axis="x")
    box((.22, .36), (-.08, .08), (.34, .50), body, .015)
    box((.02, .12), (-.13, .07), (.34, .42), "ink", .008)
    hoop((.07, -.145, .38), .045, .008, steel())


def conveyor():
    for x in (-.75, 0, .75):
        for y in (-.11, .11):
            cylinder(x, y, (0, .28), .014, "ink", sides=10, bevel=0)
    for y in (-.15, .125):
        box((-.92, .92), (y, y + .025), (.26, .33), "ember", .006)
    for i in range(23):
        x = -.88 + i * .08
        cylinder(x, .30, (-.125, .125), .026, steel(), axis="y", sides=14, bevel=0)
    for i, x in enumerate((-.72, -.34, .04, .42, .76)):
        box((x - .10, x + .10), (-.09, .09), (.327, .40 + .07 * (i > 2)), matt("card") if i > 2 else "teal", .01)
        if i > 2:
            box((x - .012, x + .012), (-.093, .093), (.33, .473), "paper", .002)
        else:
            cylinder(x, 0, (.40, .44), .05, brass(), sides=20)
    tube([(.20, -.16, .30), (.20, -.16, .70), (.20, .16, .70), (.20, .16, .30)], .014, "ink", smooth=False)
    box((.15, .25), (-.05, .05), (.60, .69), "paper", .01)
    cylinder(.20, 0, (.575, .60), .025, glow("#FF9A2E", 7))


def bench_and_tools():
    table(.84, .30, .34, "wood", "walnut")
    box((-.42, .42), (.20, .225), (.44, 1.0), "wood", .006)
    chance = random.Random(2)
    for i in range(9):
        x, tall = -.36 + i * .09, chance.uniform(.12, .28)
        box((x - .011, x + .011), (.18, .20), (.92 - tall, .92), ("ember", "steel", "amber", "teal")[i % 4], .004)
        box((x - .025, x + .025), (.178, .20), (.92 - tall, .92 - tall + .05), "ink", .004)
    box((-.30, -.16), (-.10, .02), (.34, .40), "teal", .01)
    box((-.28, -.18), (-.14, -.10), (.36, .44), steel(), .008)
    for i in range(3):
        cylinder(.02 + i * .08, 0, (.34, .37), .028, brass(), sides=12)
    with placed((.28, .06, .34)):
        screen(.20, .14, "list")


def gantry():
    for y in (-.15, .95):
        box((WEST + .14, EAST - .14), (y - .02, y + .02), (EAVE - .20, EAVE - .14), "amber", .006)
    box((-.60, -.54), (-.18, .98), (EAVE - .16, EAVE - .09), "amber", .006)
    box((-.63, -.51), (.20, .36), (EAVE - .26, EAVE - .15), "ink", .01)
    tube([(-.57, .28, EAVE - .26), (-.57, .28, .92)], .007, steel(), smooth=False)
    tube([(-.57, .28, .92), (-.53, .28, .88), (-.55, .28, .83), (-.60, .28, .85)], .012, "ember")


def inside():
    with placed((-1.72, .62, FLOOR)):
        milling_machine()
    with placed((-1.52, -.28, FLOOR), turn=6):
        lathe()
    person(-1.05, .12, FLOOR, 60, .80, "teal", "denim", skin="brown", hair="black", hat=("hard", "amber"), arms="hold",
           carry=("tablet", "ink"))
    person(-1.58, -.54, FLOOR, 180, .78, "ember", "ink", skin="dark", hair="black", arms="desk", apron="deep")
    with placed((.30, .10, FLOOR)):
        conveyor()
    person(-.28, .48, FLOOR, 8, .78, "sea", "ink", skin="brown", hair="black", style="long", arms="desk", gown=("plum", .14),
           sash="marigold")
    person(.92, .48, FLOOR, -6, .80, "ember", "denim", skin="tan", hair="dark", style="short", arms="reach", apron="deep")
    with placed((.02, 1.05, FLOOR)):
        bench_and_tools()
    with placed((1.45, 1.14, FLOOR)):
        shelf(.84, 1.10, 3, .26, "boxes", 7, "ember", ("card", "sand", "card", "sea", "wood"), back=False)
    with placed((-.62, 1.305, .86)):
        clock(.12)
    for x in (-1.5, -.1, 1.35):
        with placed((x, -.1, 0)):
            pendant(EAVE - .04, 1.02, "deep", .12)
    gantry()
    for i, (x, y) in enumerate(((1.55, -.30), (1.55, .12))):
        with placed((x, y, FLOOR)):
            loaded_pallet((.44, .36), (.36, .30, .185), 2 + i)


def yard():
    paving((-2.5, 2.5), (-2.02, -.80), 0, (.62, .5), ("stone", "sand", "stone", "paper"), seed=3)
    for x in (WEST + .12, -.74, .70, EAST - .20):
        box((x, x + .06), (-1.9, -.84), (.044, .049), "amber", 0)
    with placed((1.10, -1.45, .045), turn=118):
        forklift("amber")
        with placed((.38, 0, .11)):
            parcel(.30, .30, .24)
    with placed((-1.20, -2.36, .016), turn=2):
        auto_rickshaw("marigold", "deep", cargo=True)
    person(-.62, -1.80, .045, -40, .80, "paper", "ink", skin="brown", hair="black", style="short", hat=("turban", "ember"),
           arms="hold",
           gown=("paper", .22), carry=("clipboard", "walnut"))
    person(.12, -1.62, .045, 55, .80, "denim", "ink", skin="tan", hair="dark", hat=("hard", "paper"), arms="point")
    for k, (x, y) in enumerate(((2.05, -1.35), (2.05, -1.82))):
        with placed((x, y, .045)):
            loaded_pallet((.46, .38), (.38, .32, .195), 3 - k, 4, ("card", "sand"))
    marigold_garland((-.70, FRONT - .06, 1.22), (.66, FRONT - .06, 1.22), .12, 34)
    cylinder(2.52, .35, (0, 1.05), .24, "mist")
    cylinder(2.52, .35, (1.05, 1.35), .24, "mist", .05)
    for z in (.28, .52, .76, 1.0):
        cylinder(2.52, .35, (z, z + .035), .252, steel(), bevel=.006)
    for x in (2.36, 2.68):
        cylinder(x, .21, (-.02, .30), .02, "ink", sides=10)
    tube([(2.05, .35, 1.15), (2.3, .35, 1.5), (2.52, .35, 1.34)], .05, "mist")
    cylinder(-1.95, 1.15, (EAVE, 2.55), .11, matt("brick", .1), .09)
    cylinder(-1.95, 1.15, (2.53, 2.60), .115, "paper")
    potted(-2.42, -1.05, .045, .44, "ember", "fern", "palm", 2)
    with placed((-2.38, -1.75, .045)):
        street_lamp(1.6)


def garden(land):
    side_lawns(land)
    back_row(1.3, 1.5, 1.25, colours=("olive", "fern", "pine"), bloom="#E0692B", conifer=1.1)
    palm(-2.85, -.1, .02, 1.9, 3)
    palm(2.85, 1.1, .02, 1.6, 6, reach=.5)
    tufts((3.15, .1, .34), (2.75, -.5, .34), (-3.1, -.6, .34), (2.5, 1.6, .34))
    bushes((2.25, .70, .15), (2.25, 1.02, .15), (2.25, 1.34, .15), blooms=(None, "marigold"))


def build():
    land = town(14, [(1.8, (.2, 2.25), .55, 28, 3)], pebbles=9)
    shell()
    inside()
    yard()
    garden(land)
    floorboards((-.70, .60), (FRONT - .22, FRONT - .04), .06, "walnut", .2)
    z, f = .075, FLOOR + .03
    route(land, [
        *level(z, (-1.95, -2.10), (-1.3, -1.86), (-.9, -1.45), (-.66, -1.0)), *level(f, (-.78, -.45), (-1.0, -.05)),
        (-.86, .02, .30), (-.62, .0, .46), *level(.49, (-.30, 0), (.20, 0)), *level(.55, (.60, 0), (1.05, .0)),
        (1.24, -.02, .32), (1.26, -.3, f), *level(z, (1.06, -.9), (.55, -1.5), (.9, -1.85), (1.6, -1.62), (2.3, -2.02)),
    ])
    node(-1.0, -.05, f + .03, .05)
    node(.20, 0, .52, .05)
    pin(-2.0, -1.30, .045, .6)
    pin(2.05, -1.35, .72, .32)
