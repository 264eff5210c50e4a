"""Lawyers and accountants in a restored Penang shophouse: five-foot way, meeting room, shutters, work upstairs."""

import math

from kit.building import room, tiles, wall, window
from kit.fittings import clock, contour_print, laptop, papers, pendant, screen
from kit.furniture import chair, counter, office_chair, shelf, sofa, table
from kit.light import bulb
from kit.materials import brass, glow, paint
from kit.people import person
from kit.garden import back_row, bushes, pots, side_lawns, town, tufts
from kit.plants import palm, potted, tree
from kit.roofs import tiled_slope
from kit.shapes import box, cylinder, hoop, placed, prism, tube
from kit.street import bicycle, lantern, street_lamp
from kit.terrain import paving
from kit.thread import level, node, pin, route

WEST, EAST, FRONT, BACK, MIDDLE = -2.05, 1.85, -.55, 1.45, -.10
FLOOR, UPPER, EAVE, RIDGE = .13, 1.50, 2.62, 3.22
WALK = -1.02
BAYS = [(-1.88, -.92, .13, 1.22), (-.58, .38, .13, 1.22), (.72, 1.68, .13, 1.22)]
LIGHTS = [(x - .36, x + .36, 1.72, 2.44) for x in (-1.40, -.10, 1.20)]
FLANK = [(-.62, -.18, 1.74, 2.36), (.50, .94, 1.74, 2.36)]
WALL, SHUTTER = "#E9D7B4", "#2B7C7C"


def arch(x, z, radius, y, material, deep=.10):
    """A masonry arch over an opening: the square above it less the half circle."""
    outline = [(x - radius, z), (x - radius, z + radius + .06), (x + radius, z + radius + .06), (x + radius, z)]
    curve = [(x + math.cos(i * math.pi / 20) * radius, z + math.sin(i * math.pi / 20) * radius * .8) for i in range(21)]
    prism(outline[:3] + [outline[3]] + curve, (y, y + deep), material, "y", .005, 60)


def shutter(opening, turn):
    """A louvred leaf hung at one side of an opening and swung out."""
    wide, tall = (opening[1] - opening[0]) / 2, opening[3] - opening[2]
    side = opening[0] if turn < 0 else opening[1]
    with placed((side, -.02, opening[2]), turn=turn if turn > 0 else turn):
        low, high = (0, wide) if turn < 0 else (-wide, 0)
        for a in (low, high - .035):
            box((a, a + .035), (-.015, .015), (0, tall), SHUTTER, .005)
        for z in (0, tall / 2, tall - .04):
            box((low, high), (-.015, .015), (z, z + .04), SHUTTER, .005)
        for i in range(11):
            z = .05 + i * (tall - .08) / 11
            box((low + .03, high - .03), (-.012, .012), (z, z + .035), paint(SHUTTER, .6, .3, .1), .003, tilt=(-28, 0, 0))


def facade():
    skin, trim = paint(WALL, .75, .2, .03), "paper"
    box((WEST - .05, EAST + .05), (WALK - .10, BACK), (-.05, FLOOR - .02), "stone")
    tiles((WEST, EAST), (WALK - .06, FRONT), FLOOR, "#C9694A", "#E9D7B4", .17)
    wall((WEST, EAST), (FLOOR, UPPER - .12), skin, BAYS, FRONT)
    wall((WEST, EAST), (UPPER, EAVE), skin, LIGHTS, WALK, .12)
    box((WEST, EAST), (WALK, FRONT), (UPPER - .17, UPPER - .13), trim, .006)
    for x in (WEST + .10, -.75, .55, EAST - .10):
        box((x - .10, x + .10), (WALK - .03, WALK + .13), (-.02, 1.06), skin, .01)
        box((x - .13, x + .13), (WALK - .06, WALK + .16), (-.03, .20), "stone", .012)
        box((x - .13, x + .13), (WALK - .06, WALK + .16), (1.02, 1.09), trim, .01)
        for z in (UPPER, EAVE - .10):
            box((x - .08, x + .08), (WALK - .045, WALK + .02), (z, z + .05), trim, .008)
        box((x - .06, x + .06), (WALK - .03, WALK + .02), (UPPER, EAVE - .06), trim, .008)
    for x in (-1.40, -.10, 1.20):
        arch(x, 1.06, .55, WALK - .004, skin, .13)
        with placed((x, WALK - .012, 1.42)):
            for k in (-1, 0, 1) if x != MIDDLE else ():
                box((k * .13 - .045, k * .13 + .045), (-.02, .02), (-.03, .03), SHUTTER, .008, tilt=(0, 45, 0))
    box((WEST - .04, EAST + .04), (WALK - .07, WALK + .05), (UPPER - .05, UPPER + .02), trim, .012)
    box((WEST - .04, EAST + .04), (WALK - .09, WALK + .05), (EAVE - .05, EAVE + .04), trim, .012)
    with placed((0, WALK, 0)):
        for i, opening in enumerate(LIGHTS):
            a, b, c, d = opening
            for x in (a, b - .03):
                box((x, x + .03), (-.02, .08), (c, d), trim, .006)
            box((a - .06, b + .06), (-.07, .06), (c - .06, c), trim, .01)
            box((a - .05, b + .05), (-.05, .03), (d, d + .06), trim, .01)
            shutter(opening, -112)
            shutter(opening, 112)
            for k in range(6):
                x = a + .06 + k * (b - a - .12) / 5
                cylinder(x, -.02, (c, c + .20), .011, trim, sides=8, bevel=0)
            box((a, b), (-.04, 0), (c + .19, c + .225), SHUTTER, .005)
    box((WEST, WEST + .1), (WALK + .12, BACK), (FLOOR, EAVE), skin)
    with placed((EAST, 0, 0), turn=90):
        wall((WALK + .12, BACK), (FLOOR, EAVE), skin, FLANK)
        for opening in FLANK:
            window(opening, (1, 1), SHUTTER, head=False)
            shutter(opening, -150)
            shutter(opening, 150)
    box((WEST + .1, EAST - .1), (BACK - .1, BACK), (FLOOR, EAVE), skin)
    for x in (WEST, EAST - .12):
        prism([(WALK - .02, EAVE - .02), (BACK, EAVE - .02), ((WALK + BACK) / 2, RIDGE + .12)], (x, x + .12), skin, "x", .008)
        prism([(WALK - .06, EAVE + .02), (WALK - .06, EAVE + .08), ((WALK + BACK) / 2, RIDGE + .24), (BACK + .05, EAVE + .08),
               (BACK + .05, EAVE + .02), ((WALK + BACK) / 2, RIDGE + .16)], (x - .02, x + .14), trim, "x", .008)
    tiled_slope((WEST + .13, EAST - .13), (WALK - .16, EAVE + .02), ((WALK + BACK) / 2, RIDGE + .08), "#B5583A", .125)
    tiled_slope((WEST + .13, EAST - .13), (BACK + .1, EAVE + .02), ((WALK + BACK) / 2, RIDGE + .08), "#B5583A", .125)
    tube([(WEST + .1, (WALK + BACK) / 2, RIDGE + .13), (EAST - .1, (WALK + BACK) / 2, RIDGE + .13)], .06, "#A34C30",
         smooth=False)
    for k in range(5):
        hoop((EAST + .006, .45, .84), .08 + k * .11, .010, "ember" if k == 2 else "teal", "x")


def ground_floor():
    x0, x1 = WEST + .1, EAST - .1
    room((x0, x1), (FRONT + .1, 1.0), (FLOOR, UPPER - .20), "#F0DFC0", "walnut", 260)
    for bay in BAYS:
        for x in (bay[0], bay[1] - .03):
            box((x, x + .03), (FRONT - .02, FRONT + .08), (FLOOR, 1.22), SHUTTER, .006)
        box((bay[0] - .03, bay[1] + .03), (FRONT - .03, FRONT + .05), (1.20, 1.26), "paper", .008)
    for side, turn in ((-1, 140), (1, 78)):
        with placed((MIDDLE + side * .46, FRONT + .02, FLOOR), turn=turn):
            box((0, .42), (-.014, .014), (.12, .62), SHUTTER, .006)
            for i in range(5):
                cylinder(.05 + i * .08, 0, (.14, .58), .010, "brass", sides=8, bevel=0)
    meeting()
    with placed((-1.66, -.26, FLOOR)):
        table(.44, .28, .32, "wood", "walnut")
        with placed((.02, -.02, .32), turn=150):
            laptop("paper")
        with placed((-.04, .36, 0)):
            chair("teal", "walnut")
    person(-1.72, .08, FLOOR, 12, .78, "ember", "ink", skin="brown", hair="black", style="bun", stance="sit", arms="desk")
    with placed((x0 + .025, -.02, .80), turn=90):
        contour_print(.56, .36)
    with placed((-.02, .52, FLOOR)):
        counter(.72, .26, .42, "walnut", "paper")
        with placed((.16, .02, .42), turn=170):
            screen(.22, .15, "list")
        cylinder(-.26, -.03, (.42, .45), .035, brass(), sides=16)
    person(.02, .82, FLOOR, 0, .80, "paper", skin="tan", hair="black", style="bob", arms="desk")
    for x in (.86, 1.40):
        with placed((x, .92, FLOOR)):
            shelf(.52, 1.06, 4, .16, "files", int(x * 10), "walnut", ("teal", "ember", "deep", "sand", "plum"))
    with placed((1.46, .22, FLOOR), turn=-90):
        sofa(.52, "ember", ("amber", "mist"))
    person(.98, .02, FLOOR, 35, .82, "slate", "ink", skin="fair", hair="grey", style="short", arms="hold",
           carry=("clipboard", "walnut"))
    for x in (-1.22, -.05, 1.15):
        with placed((x, .05, 0)):
            pendant(UPPER - .2, 1.0, "amber", .10)


def meeting():
    """A lawyer and a client at a table right behind the open door, where the line goes to them."""
    with placed((-.52, .03, FLOOR), turn=-20):
        table(.38, .32, .32, "wood", "walnut")
        with placed((.04, .02, .32), turn=10):
            papers(5, 2)
    for x, y, turn in ((-.69, .27, 20), (-.81, -.15, 112)):
        with placed((x, y, FLOOR), turn=turn):
            chair("teal", "walnut")
    person(-.685, .25, FLOOR, 26, .80, "deep", "ink", skin="tan", hair="black", style="short", stance="sit", arms="point")
    person(-.80, -.15, FLOOR, 112, .78, "sea", "ink", skin="tan", hair="black", gown=("sea", .10), stance="sit",
           hat=("hijab", "marigold"), arms="hold")


def upstairs():
    x0, x1 = WEST + .1, EAST - .1
    for i, (a, b, tone) in enumerate(((x0, -.76, "#CFE0D8"), (-.74, .54, "#EBCFA6"), (.56, x1, "#DFC3AE"))):
        room((a, b), (WALK + .14, .6), (UPPER, EAVE - .03), tone, "wood", 46, sides=(True, i != 2))
        with placed(((a + b) / 2 - .06, WALK + .42, UPPER)):
            table(.66, .34, .30, "wood")
            with placed((0, .02, .30), turn=180 if i == 1 else 172):
                screen(.24, .16, ("bars", "curve", "list")[i])
            with placed((-.22, -.05, .30)):
                papers(3, i)
            with placed((0, .32, 0)):
                office_chair(("ember", "deep", "teal")[i])
        with placed((a + .12, WALK + .86, UPPER), turn=90):
            shelf(.62, .84, 3, .14, ("files", "books", "mixed")[i], i + 30)
    person(-1.42, WALK + .80, UPPER, 0, .76, "marigold", "ink", skin="brown", hair="black", style="long", arms="desk")
    person(-.16, WALK + .80, UPPER, 0, .76, "teal", "ink", skin="fair", hair="brown", style="short", arms="desk")
    person(1.06, WALK + .80, UPPER, 5, .76, "paper", "ink", skin="dark", hair="black", style="short", arms="hold",
           carry=("tablet", "ink"))
    with placed((-.02, .575, 2.15)):
        clock(.12)


def street():
    paving((-2.5, 2.5), (-2.02, WALK - .12), 0, (.5, .32), ("#D9B08A", "sand", "#CFA27C", "paper"), seed=6)
    for x in (-1.40, 1.20):
        for dx in (-.26, .26):
            with placed((x + dx, WALK + .06, 1.40)):
                lantern("ember", .085)
            bulb((x + dx, WALK - .02, 1.2), 1.2)
    with placed((MIDDLE, WALK - .03, 1.385)):
        box((-.40, .40), (-.03, .02), (-.07, .08), "ink", .012)
        box((-.43, .43), (-.034, -.02), (-.10, -.075), brass(), .004)
        box((-.43, .43), (-.034, -.02), (.085, .11), brass(), .004)
        for i, wide in enumerate((.10, .06, .14, .08)):
            box((-.30 + i * .15, -.30 + i * .15 + wide), (-.04, -.028), (-.012, .022), glow("#FFB04A", 2.5), .002)
    with placed((1.48, WALK - .24, .045), turn=6):
        bicycle("teal")
    potted(-1.98, WALK - .22, .045, .42, kind="palm", seed=-9)
    pots(WALK - .22, -.75, .55, pot=SHUTTER)
    person(-.02, -1.44, .045, 150, .80, "denim", "ink", skin="fair", hair="fair", style="short", stance="walk",
           carry=("case", "walnut"))
    person(-.52, -1.72, .045, -30, .78, "plum", "ink", skin="brown", hair="black", gown=("plum", .08), hat=("hijab", "blush"),
           arms="wave")
    person(1.10, -1.78, .045, 25, .80, "paper", "denim", skin="dark", hair="black", style="short", arms="hold",
           carry=("tablet", "ink"))
    with placed((-2.34, -1.82, .045)):
        street_lamp(1.75)


def garden(land):
    side_lawns(land)
    back_row(1.8, 1.3, 1.9, colours=("fern", "pine", "olive"))
    palm(2.75, .15, .02, 2.0, 3, lean=.35)
    palm(3.0, 1.15, .02, 1.5, 8)
    palm(-2.8, .2, .02, 2.1, 5)
    tree(2.3, 1.9, .1, 1.2, .42, "pine", 9, bloom="blush")
    tufts((2.45, -.5, .34), (3.15, .5, .34), (-3.1, -.5, .34), (-2.55, .7, .34), (2.3, .9, .3))
    bushes((2.18, -.2, .16), (2.18, .25, .16), (2.18, .7, .16), blooms=("rose", None))


def build():
    land = town(27, [(1.8, (.2, 2.25), .55, 41, 3)], crossing=-1.1, pebbles=15)
    facade()
    ground_floor()
    upstairs()
    street()
    garden(land)
    z, f = .075, FLOOR + .035
    route(land, [
        *level(z, (-1.95, -2.06), (-1.3, -1.76), (-.7, -1.5), (-.30, -1.3)),
        *level(f, (-.24, -1.0), (-.24, -.5), (-.30, -.24)), (-.40, -.10, .30),
        *level(.475, (-.45, -.02), (-.52, .03), (-.44, .08)), (-.36, .10, .30),
        *level(f, (-.2, .34), (.1, .34), (.12, -.1), (.04, -.5), (.04, -1.0)),
        *level(z, (.1, -1.35), (.7, -1.5), (1.5, -1.7), (2.2, -1.98)),
    ])
    node(-.51, .03, .49, .04)
    node(.06, .35, f + .02, .05)
    pin(-1.85, -1.62, .045, .6)
    pin(1.9, -1.72, .045, .5)
