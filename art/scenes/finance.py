"""An art-deco bank as Napier rebuilt them: tellers, the vault, an adviser with clients, a cash machine in the flank."""

import math

from kit.building import room, tiles, wall, window
from kit.fittings import clock, contour_print, laptop, papers, pendant, rug, screen
from kit.furniture import chair, counter, shelf, table
from kit.light import bulb
from kit.materials import brass, glass, glow, paint, steel
from kit.people import person
from kit.garden import back_row, pots, side_lawns, town, tufts
from kit.plants import cabbage_tree, fir, hedge, potted
from kit.roofs import parapet
from kit.shapes import box, cylinder, hoop, placed, tube
from kit.street import bench, bicycle, street_lamp
from kit.terrain import paving
from kit.thread import level, node, pin, route

WEST, EAST, FRONT, BACK, MIDDLE = -2.15, 1.95, -.70, 1.45, -.10
FLOOR, TOP = .14, 1.72
BAYS = [(-1.92, -.72, .34, 1.30), (-.46, .26, FLOOR, 1.34), (.50, 1.78, .24, 1.32)]
FLANK = [(-.42, .28, .40, 1.30), (1.0, 1.26, .62, 1.22)]
WALL = "#EFE3CC"


def facade():
    skin = paint(WALL, .75, .2, .03)
    box((WEST - .06, EAST + .06), (FRONT - .06, BACK), (-.05, FLOOR - .02), "stone")
    wall((WEST, EAST), (FLOOR - .02, TOP), skin, BAYS, FRONT, .14)
    with placed((EAST, 0, 0), turn=90):
        wall((FRONT + .14, BACK), (FLOOR - .02, TOP), skin, FLANK)
        for opening in FLANK:
            window(opening, (1 if opening[0] < 1 else 0, 0), "deep", head=False)
    box((WEST, WEST + .1), (FRONT + .14, BACK), (FLOOR, TOP), skin)
    box((WEST + .1, EAST - .1), (BACK - .1, BACK), (FLOOR, TOP), skin)
    for bay, bars in ((BAYS[0], 2), (BAYS[2], 1)):
        window(bay, (bars, 0), "deep", FRONT, head=False)
    for i in range(3):
        box((BAYS[0][0] - .02, BAYS[0][1] + .02), (FRONT - .014, FRONT + .01), (.19 + i * .035, .212 + i * .035), "teal", .004)
    for x in (WEST + .09, -.59, .39, EAST - .09):
        for k in (-1, 0, 1):
            cylinder(x + k * .042, FRONT - .012, (FLOOR, TOP + .16), .027, skin, sides=14, bevel=.004)
        box((x - .08, x + .08), (FRONT - .05, FRONT + .02), (TOP + .14, TOP + .24), "teal", .01)
        box((x - .08, x + .08), (FRONT - .05, FRONT + .02), (.06, .20), "stone", .01)
    parapet((WEST, EAST), (FRONT, BACK), (TOP, TOP + .16), .10, WALL, "teal")
    box((WEST + .1, EAST - .1), (FRONT + .1, BACK - .1), (TOP - .03, TOP + .03), "slate", 0)
    for z in (1.42, 1.50):
        box((WEST - .02, EAST + .02), (FRONT - .025, FRONT + .02), (z, z + .035), "ember" if z > 1.45 else "teal", .006)
        box((EAST - .02, EAST + .025), (FRONT + .02, BACK), (z, z + .035), "ember" if z > 1.45 else "teal", .006)


def tower():
    """The stepped centre with its sunburst and clock."""
    skin = paint(WALL, .75, .2, .03)
    for k, (half, high) in enumerate(((.58, 2.12), (.45, 2.40), (.31, 2.64))):
        box((MIDDLE - half, MIDDLE + half), (FRONT - .062 + k * .012, FRONT + .34 - k * .05), (TOP - .02, high), skin, .014)
        box((MIDDLE - half - .02, MIDDLE + half + .02), (FRONT - .077 + k * .012, FRONT + .355 - k * .05),
            (high - .02, high + .03), "teal", .008)
    with placed((MIDDLE, FRONT - .056, 2.22)):
        clock(.15)
        hoop((0, -.02, 0), .165, .014, brass())
    for i in range(9):
        turn = math.pi * (i + .5) / 9
        a, b = math.cos(turn), math.sin(turn)
        tube([(MIDDLE + a * .09, FRONT - .055, 1.56 + b * .09), (MIDDLE + a * .40, FRONT - .055, 1.56 + b * .30)], .013,
             ("ember", "amber")[i % 2], smooth=False)
    cylinder(MIDDLE, 1.56, (FRONT - .075, FRONT - .04), .075, glow("#FFA544", 4), axis="y")
    box((MIDDLE - .58, MIDDLE + .58), (FRONT - .42, FRONT + .02), (1.40, 1.46), "deep", .01)
    for i in range(3):
        box((MIDDLE - .585, MIDDLE + .585), (FRONT - .43, FRONT - .40), (1.405 + i * .018, 1.414 + i * .018), "brass", .002)
    for x in (-.3, .1, .3):
        bulb((MIDDLE + x, FRONT - .25, 1.34), 1.6)
    for side in (-1, 1):
        with placed((MIDDLE + side * .36, FRONT + .10, FLOOR), turn=90 - side * 8):
            box((0, .34), (-.015, .015), (0, 1.17), "deep", .006)
            box((.05, .29), (-.02, .02), (.10, 1.10), glass(), 0)
            cylinder(.17, side * .04, (.45, .70), .012, brass(), sides=10)
    for i in range(2):
        box((MIDDLE - .62 + i * .08, MIDDLE + .62 - i * .08), (FRONT - .46 + i * .16, FRONT), (-.02, .075 + i * .045),
            "stone", .012)


def vault():
    cylinder(0, 0, (-.04, .02), .40, steel(), axis="y", sides=40)
    cylinder(0, 0, (-.09, -.02), .33, paint("#5F7076", .35, .6, .02, metal=.7), axis="y", sides=40)
    for i in range(12):
        a, b = math.cos(i * math.pi / 6), math.sin(i * math.pi / 6)
        cylinder(a * .365, b * .365, (-.055, -.03), .018, brass(), axis="y", sides=10)
    hoop((0, -.14, 0), .13, .014, brass())
    for i in range(3):
        a, b = math.cos(i * math.pi / 3) * .13, math.sin(i * math.pi / 3) * .13
        tube([(-a, -.14, -b), (a, -.14, b)], .010, brass(), smooth=False)


def hall():
    x0, x1 = WEST + .1, EAST - .1
    tiles((x0, x1), (FRONT + .12, 1.0), FLOOR + .01, "paper", "#7FA29B", .21)
    room((x0, x1), (FRONT + .16, 1.02), (FLOOR - .02, 1.56), "#EAD3B0", power=380, sides=(True, False))
    with placed((MIDDLE, 1.0, .66)):
        vault()
    with placed((-1.32, .35, FLOOR)):
        counter(1.10, .26, .44, "walnut", "paper")
        for i in range(3):
            box((-.53 + i * .52, -.51 + i * .52), (-.02, .02), (.44, .80), brass(), .004)
        for i in range(2):
            for k in range(6):
                cylinder(-.44 + i * .52 + k * .068, 0, (.54, .78), .005, brass(), sides=8, bevel=0)
        box((-.55, .55), (-.02, .02), (.78, .82), brass(), .006)
        with placed((-.28, .10, .44), turn=180):
            screen(.18, .13, "list")
    person(-1.55, .68, FLOOR, 5, .80, "teal", skin="brown", hair="black", style="bun", arms="desk")
    person(-1.05, .68, FLOOR, -5, .82, "deep", skin="fair", hair="grey", style="short", arms="desk")
    person(-1.50, -.02, FLOOR, 172, .78, "amber", "denim", skin="dark", hair="black", style="bob", arms="desk", carry=None)
    with placed((-1.55, .995, .86)):
        contour_print(.62, .42)
    advice()
    with placed((1.42, .92, FLOOR)):
        shelf(.78, 1.10, 4, .16, "files", 4, "walnut", ("teal", "ember", "sand", "deep", "amber"))
    potted(.50, .80, FLOOR, .55, "paper", "fern", "palm", 3)
    for x in (-1.6, -.95, .8, 1.45):
        with placed((x, -.1, 0)):
            pendant(1.55, 1.24, "deep", .10)


def advice():
    """An adviser and a client face to face across a table in the wide window."""
    rug((.28, 1.62), (-.52, .34), FLOOR + .012, "#2E6C70")
    with placed((.86, -.16, FLOOR)):
        table(.44, .56, .32, "wood", "ink")
        with placed((-.02, .16, .32), turn=-52):
            screen(.24, .17, "curve")
        with placed((.04, -.12, .32)):
            papers(3, 3)
    for x, turn, seat in ((.46, 90, "deep"), (1.24, -90, "ember")):
        with placed((x, -.18, FLOOR), turn=turn):
            chair(seat)
    person(.47, -.18, FLOOR, 66, .82, "paper", "ink", skin="tan", hair="dark", style="short", stance="sit", arms="point")
    person(1.23, -.18, FLOOR, -66, .80, "rose", "ink", skin="brown", hair="black", style="long", stance="sit",
           gown=("rose", .12), sash="marigold", arms="hold")


def cash_machine():
    """In the sunny flank, at local x = .66 of a wall that faces -y."""
    box((.46, .86), (-.05, .06), (.18, 1.12), "deep", .02)
    box((.52, .80), (-.065, -.04), (.70, .94), "ink", .008)
    box((.54, .78), (-.07, -.06), (.72, .92), glow("#3FB4B4", 1.6), .004)
    box((.58, .70), (-.075, -.065), (.80, .84), glow("#FFB45A", 3), .002)
    box((.52, .80), (-.13, -.03), (.56, .62), steel(), .008)
    for i in range(9):
        x, y = .57 + (i % 3) * .05, -.115 + (i // 3) * .028
        box((x, x + .03), (y, y + .018), (.615, .632), "paper", .002)
    box((.46, .86), (-.16, .02), (1.12, 1.17), "ember", .01)
    box((.55, .77), (-.06, -.04), (.98, 1.08), glow("#FFA544", 3.5), .006)
    bulb((.66, -.22, 1.05), 1.4)


def street():
    paving((-2.45, 2.55), (-2.02, -.74), 0, colours=("sand", "paper", "sand", "#C9B8A0"), seed=5)
    person(2.36, .66, .02, 100, .80, "plum", "ink", skin="tan", hair="dark", style="short", arms="reach",
           hat=("turban", "ember"))
    person(-.02, -1.50, .045, 165, .80, "denim", "ink", skin="fair", hair="brown", style="short", stance="walk",
           carry=("case", "walnut"))
    person(.92, -1.62, .045, -35, .78, "amber", "teal", skin="tan", hair="black", gown=("teal", .10), hat=("hijab", "sea"),
           arms="hold", carry=("tablet", "ink"))
    with placed((-1.50, -1.12, .045)):
        bench(.95)
    person(-1.70, -1.13, .045, 12, .80, "olive", "walnut", skin="fair", hair="grey", style="short", stance="sit", arms="hold",
           carry=None)
    with placed((-1.32, -1.16, .26), turn=30):
        laptop()
    pots(-1.02, -.90, .42, pot="teal")
    with placed((2.02, -1.60, .045), turn=24):
        bicycle("ember")
    with placed((-2.3, -1.86, .045)):
        street_lamp()


def garden(land):
    side_lawns(land)
    back_row(1.55, 1.75, 1.4)
    cabbage_tree(-2.86, -.25, .02, 1.95, 5)
    cabbage_tree(2.72, 1.15, .02, 1.7, 8)
    fir(2.35, 1.85, .1, 1.2, .34, "fern", seed=4)
    hedge((2.12, 2.22), (1.05, 1.55), 0, .26)
    tufts((2.75, .0, .34), (3.15, .35, .34), (-3.1, -.6, .34), (2.9, .75, .3), (-2.6, .4, .34))


def build():
    land = town(21, [(1.8, (.2, 2.25), .55, 31, 3)], crossing=.2)
    facade()
    tower()
    hall()
    with placed((EAST, 0, 0), turn=90):
        cash_machine()
    street()
    garden(land)
    z, f = .075, FLOOR + .035
    route(land, [
        *level(z, (-1.95, -2.06), (-1.3, -1.72), (-.7, -1.62), (-.32, -1.34)), (-.22, -1.0, .16),
        *level(f, (-.2, -.6), (-.35, -.15), (-.80, .10), (-1.05, .16), (-.7, -.02), (-.2, .1), (.30, .30), (.70, .28)),
        (.82, .20, .26), *level(.49, (.86, .08), (.84, -.06), (.78, .08)), (.68, .20, .24),
        *level(f, (.45, .24), (.14, -.2), (.04, -.6)), (.04, -1.0, .16),
        *level(z, (.25, -1.36), (.8, -1.36), (1.5, -1.62), (2.2, -1.98)),
    ])
    node(-1.02, .15, f + .02, .05)
    node(.85, -.07, .50, .045)
    pin(-1.05, -1.62, .045, .6)
    pin(1.25, -1.52, .045, .5)
