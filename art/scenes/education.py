"""An Indian school: two classrooms at work, a library, a shaded veranda, the yard with its hopscotch, the bus at the gate."""

import math

from kit.building import room, tiles, wall, window
from kit.fittings import clock, laptop, papers, pendant, picture_frame, rug
from kit.furniture import shelf, table
from kit.light import bulb
from kit.materials import brass, glow, matt, paint
from kit.people import person
from kit.garden import back_row, bushes, pots, side_lawns, town, tufts
from kit.plants import cabbage_tree, palm, tree
from kit.roofs import gable_roof, parapet, solar_panels
from kit.shapes import ball, box, cylinder, hoop, placed, prism, tube
from kit.street import bench, bicycle, marigold_garland
from kit.terrain import paving
from kit.thread import level, node, pin, route
from kit.vehicles import van, wheelchair

WEST, EAST, FRONT, BACK = -2.35, 2.0, -.55, 1.40
FLOOR, TOP, SPLIT = .15, 1.40, (-.62, .82)
WALK = -1.00
FLANK = [(-.30, .30, .55, 1.12), (.55, 1.05, .55, 1.12)]
WALL = "#E8C39A"


def shell():
    skin, base = paint(WALL, .78, .18, .03), paint("#B5583A", .8, .15, .06)
    box((WEST - .06, EAST + .06), (WALK - .10, BACK), (-.05, FLOOR - .02), "stone")
    box((WEST - .12, EAST + .12), (WALK - .22, WALK - .08), (-.05, FLOOR - .08), "stone", .012)
    tiles((WEST - .04, EAST + .04), (WALK - .06, FRONT), FLOOR, "#D9A070", "#E9D7B4", .20)
    box((WEST, WEST + .1), (FRONT, BACK), (FLOOR - .02, TOP), skin)
    box((WEST + .1, EAST - .1), (BACK - .1, BACK), (FLOOR - .02, TOP), skin)
    with placed((EAST, 0, 0), turn=90):
        wall((FRONT, BACK), (FLOOR - .02, TOP), skin, FLANK)
        box((FRONT - .005, BACK), (-.012, .02), (FLOOR - .02, .42), base, .006)
        for opening in FLANK:
            window(opening, (0, 0), "teal", head=False, pane=False)
            a, b, c, d = opening
            for i in range(int((b - a) / .075)):
                for k in range(int((d - c) / .075)):
                    if (i + k) % 2:
                        with placed((a + .045 + i * .075, .03, c + .045 + k * .075)):
                            box((-.027, .027), (-.012, .012), (-.027, .027), "paper", .002, tilt=(0, 45, 0))
    for x in SPLIT:
        box((x - .04, x + .04), (FRONT, 1.2), (FLOOR, TOP - .02), skin)
    box((WEST - .10, EAST + .10), (WALK - .16, FRONT + .06), (TOP - .07, TOP + .01), "paper", .012)
    box((WEST - .11, EAST + .11), (WALK - .17, WALK - .14), (TOP - .11, TOP + .012), "teal", .006)
    columns = [WEST + .06 + i * (EAST - WEST - .12) / 6 for i in range(7)]
    for x in columns:
        box((x - .07, x + .07), (WALK - .07, WALK + .07), (FLOOR - .04, FLOOR + .08), "stone", .01)
        cylinder(x, WALK, (FLOOR + .06, TOP - .18), .042, "paper", .036, 16)
        box((x - .07, x + .07), (WALK - .06, WALK + .06), (TOP - .20, TOP - .08), "paper", .012)
    for a, b in zip(columns, columns[1:]):
        middle, half = (a + b) / 2, (b - a) / 2
        for i in range(6):
            turn = math.pi * (i + .5) / 6
            ball(middle + math.cos(turn) * half * .86, WALK, TOP - .19 + math.sin(turn) * .09, .035, "paper", 2)
    parapet((WEST, EAST), (FRONT - .02, BACK), (TOP + .01, TOP + .17), .09, WALL, "teal")
    box((WEST + .09, EAST - .09), (FRONT + .07, BACK - .09), (TOP - .02, TOP + .04), "#C9B596", 0)
    solar_panels(-1.9, .5, TOP + .20, 4, 16)
    cylinder(.98, .20, (TOP + .04, TOP + .50), .24, "ink", sides=32)
    cylinder(.98, .20, (TOP + .49, TOP + .56), .11, "ink")
    bell_tower()


def bell_tower():
    x, y = (-.12, .34), (-.52, -.06)
    for px in x:
        for py in y:
            box((px - .035, px + .035), (py - .035, py + .035), (TOP + .02, 2.10), "paper", .008)
    for span in ((TOP + .0, TOP + .26), (2.05, 2.14)):
        box((x[0] - .06, x[1] + .06), (y[0] - .06, y[1] + .06), span, WALL if span[0] < 2 else "paper", .012)
    with placed((.11, y[0] - .065, 1.54), scale=.72):
        clock(.13)
    gable_roof(x, y, 2.13, 2.44, "y", .10, .10, .05, "#B5583A", .10)
    cylinder(.11, -.29, (1.78, 1.94), .10, brass(), .05)
    ball(.11, -.29, 1.77, .028, "ink")
    cylinder(.11, -.29, (1.93, 2.06), .012, "ink", sides=8)


def blackboard(drawing):
    """On a wall at y = 0: `sums`, `map` or `leaf`."""
    box((-.50, .50), (-.03, 0), (0, .52), "wood", .008)
    box((-.46, .46), (-.036, -.02), (.04, .48), "#1D4238", .003)
    chalk = glow("#F6F0E6", .75)
    if drawing == "sums":
        for row in range(3):
            for k in range(4 - row):
                x, z = -.36 + k * .13, .38 - row * .12
                tube([(x, -.04, z - .03), (x + .04, -.04, z + .03), (x + .07, -.04, z - .03)], .006, chalk, round_=1)
        hoop((.26, -.04, .20), .10, .006, chalk)
        tube([(.26, -.04, .20), (.34, -.04, .26)], .006, "amber", smooth=False)
    else:
        for k in range(4):
            points = [(-.16 + (.05 + k * .042) * math.cos(t * .314) * 1.3, -.04,
                       .26 + (.035 + k * .036) * math.sin(t * .314) * (1 + .2 * math.cos(t))) for t in range(20)]
            tube(points, .0055, glow("#FF9A3C", 3) if k == 2 else chalk, closed=True, steps=3, round_=1)
        for k in range(3):
            box((.18, .38 - k * .05), (-.041, -.036), (.34 - k * .08, .355 - k * .08), chalk, 0)
    box((-.50, .50), (-.07, -.02), (-.02, .01), "wood", .004)
    for k in range(3):
        box((-.3 + k * .08, -.25 + k * .08), (-.06, -.045), (.01, .022), ("paper", "amber", "blush")[k], .002)


def desk_and_pupil(x, y, style="child", **who):
    """A pupil at a desk, both facing -x."""
    with placed((x, y, FLOOR), turn=-90):
        table(.30, .22, .25, "wood", "teal")
        with placed((0, -.01, .25)):
            papers(2, int(x * 10))
        box((-.09, .09), (.16, .28), (.16, .18), "wood", .006)
        for dx in (-.07, .07):
            cylinder(dx, .26, (0, .17), .010, "teal", sides=8, bevel=0)
        person(0, .24, -.01, 0, .60, stance="sit", arms="desk", style=style, **who)


def first_classroom():
    x0, x1 = WEST + .1, SPLIT[0] - .04
    room((x0, x1), (FRONT + .06, 1.2), (FLOOR, TOP - .08), "#F0D9B0", "stone", 120)
    with placed((x0 + .024, .25, .62), turn=90):
        blackboard("sums")
    person(x0 + .30, -.14, FLOOR, 62, .82, "rose", "ink", skin="brown", hair="black", style="bun", gown=("rose", .06),
           sash="marigold", arms="point")
    uniform = dict(top="paper", bottom="teal")
    desk_and_pupil(-1.42, -.20, skin="brown", hair="black", style="long", **uniform)
    desk_and_pupil(-1.42, .26, skin="dark", hair="black", hat=("turban", "teal"), **uniform)
    desk_and_pupil(-.92, -.20, skin="tan", hair="dark", **uniform)
    desk_and_pupil(-.92, .26, skin="brown", hair="black", style="bob", **uniform)
    desk_and_pupil(-1.16, .72, skin="brown", hair="black", **uniform)
    with placed((-1.2, 1.17, .78)):
        picture_frame(.44, .30, "sea", "marigold")


def second_classroom():
    """Computing: tables of laptops round a teacher."""
    x0, x1 = SPLIT[0] + .04, SPLIT[1] - .04
    room((x0, x1), (FRONT + .06, 1.2), (FLOOR, TOP - .08), "#CFE0D4", "stone", 110)
    with placed((x0 + .024, .30, .62), turn=90):
        blackboard("map")
    for y in (-.16, .44):
        with placed((.22, y, FLOOR)):
            table(.86, .30, .26, "paper", "ember")
            for dx in (-.24, .22):
                with placed((dx, .02, .26), turn=180):
                    laptop("steel")
    person(-.04, .14, FLOOR, 0, .60, "paper", "teal", skin="tan", hair="black", style="long", stance="sit", arms="desk")
    person(.44, .14, FLOOR, 0, .60, "paper", "teal", skin="brown", hair="black", style="child", stance="sit", arms="desk")
    person(.02, .74, FLOOR, 0, .60, "paper", "teal", skin="dark", hair="black", style="bob", stance="sit", arms="desk")
    person(-.32, .06, FLOOR, 40, .82, "teal", "ink", skin="brown", hair="black", style="short", arms="hold",
           carry=("tablet", "ink"))
    with placed((.16, .2, 0)):
        pendant(TOP - .08, 1.12, "ember", .10)


def library():
    x0, x1 = SPLIT[1] + .04, EAST - .1
    room((x0, x1), (FRONT + .06, 1.2), (FLOOR, TOP - .08), "#E9C9A0", "wood", 90, sides=(True, False))
    with placed((x0 + .11, .34, FLOOR), turn=90):
        shelf(.86, 1.02, 4, .16, "books", 4)
    with placed((1.40, 1.10, FLOOR)):
        shelf(.84, 1.02, 4, .16, "books", 8)
    rug((1.18, 1.82), (-.36, .32), FLOOR + .004, "#2E6C70")
    person(1.56, -.18, FLOOR, 30, .60, "paper", "teal", skin="brown", hair="black", style="child", arms="hold",
           carry=("clipboard", "ember"))
    person(1.28, .22, FLOOR, 12, .60, "paper", "teal", skin="fair", hair="fair", style="long", arms="hold",
           carry=("clipboard", "amber"))
    with placed((1.62, .52, FLOOR)):
        table(.34, .34, .28)
        cylinder(0, 0, (.28, .30), .06, "walnut")
        ball(0, 0, .40, .09, paint("#2F8F96", .4, .4, .1))
        tube([(0, .06, .31), (0, .115, .40), (0, .05, .49)], .008, "brass")


def yard():
    paving((-2.55, 2.5), (-2.02, WALK - .24), 0, (.5, .4), ("#D9B08A", "sand", "#E2BF98", "sand"), seed=8)
    for i, (dx, dy) in enumerate(((0, 0), (.24, 0), (.48, -.12), (.48, .12), (.72, 0), (.96, -.12), (.96, .12))):
        x, y = -.05 + dx, -1.62 + dy
        box((x, x + .22), (y - .11, y + .11), (.044, .050), ("marigold", "paper", "sea", "blush")[i % 4], .001)
    person(.30, -1.62, .05, -62, .58, "paper", "teal", skin="brown", hair="black", style="long", stance="walk", arms="wave")
    person(1.16, -1.72, .05, 70, .60, "paper", "teal", skin="dark", hair="black", style="child", arms="wave")
    with placed((-.62, -1.62, .045), turn=30):
        wheelchair("ember")
        person(0, -.01, 0, 0, .62, "paper", "teal", skin="tan", hair="black", style="bob", stance="sit", arms="wave")
    person(.58, -1.36, .045, 20, .80, "plum", "ink", skin="tan", hair="black", gown=("plum", .08), hat=("hijab", "mist"),
           arms="hold")
    person(.80, -1.30, .045, 130, .54, "paper", "teal", skin="tan", hair="black", style="child", carry=("bag", "ember"),
           stance="walk")
    with placed((-1.02, -2.42, .016), turn=2):
        van("marigold", "ink", 1.65, windows=True)
    marigold_garland((-.60, WALK - .03, 1.20), (.80, WALK - .03, 1.20), .10, 34)
    pots(WALK - .36, WEST + .25, EAST - .3)
    for k in range(3):
        with placed((1.62 + k * .20, -1.36, .045), turn=68):
            bicycle(("ember", "teal", "amber")[k], basket=False)
    rangoli(1.95, -1.86)


def rangoli(x, y):
    for k, (r, colour) in enumerate(((.24, "paper"), (.20, "rose"), (.15, "marigold"), (.09, "teal"), (.04, "paper"))):
        count = 8
        points = [(x + r * (1 + .16 * math.cos(count * t * math.pi / 40)) * math.cos(t * math.pi / 40),
                   y + r * (1 + .16 * math.cos(count * t * math.pi / 40)) * math.sin(t * math.pi / 40)) for t in range(80)]
        prism(points, (.03, .048 + k * .0022), matt(colour, .03, 0), bevel=0)


def garden(land):
    side_lawns(land)
    back_row(1.5, 1.6, 1.4, colours=("olive", "fern", "pine"), bloom="#E0692B", conifer=1.3)
    tree(2.75, .55, .02, 1.7, .66, "fern", 12)
    cylinder(2.75, .55, (0, .12), .34, "stone", sides=32)
    cylinder(2.75, .55, (.11, .125), .28, matt("walnut"), sides=32, bevel=0)
    palm(-2.9, -.1, .02, 2.0, 3)
    cabbage_tree(2.35, 1.65, .05, 1.7, 6)
    with placed((2.42, -.52, .02), turn=78):
        bench(.7)
    tufts((3.1, -.2, .32), (3.15, 1.2, .32), (-3.15, -.5, .32), (-2.6, .7, .32))
    bushes((2.2, .15, .15), (2.2, .57, .15), (2.2, .99, .15), blooms=("marigold", "rose", None))


def build():
    land = town(44, [(1.8, (.2, 2.3), .5, 61, 3)], crossing=.55, pebbles=15)
    shell()
    first_classroom()
    second_classroom()
    library()
    yard()
    garden(land)
    for x in (-1.4, .1, 1.35):
        bulb((x, -.75, TOP - .2), 2.5)
    z, f = .075, FLOOR + .03
    route(land, [
        *level(z, (-1.95, -2.06), (-1.55, -1.84), (-1.2, -1.56), (-1.10, -1.25)),
        *level(f, (-1.12, -1.05), (-1.20, -.6), (-1.62, -.42), (-1.86, -.02), (-1.66, .05), (-1.1, -.42), (-.62, -.78),
                (-.05, -.76), (-.02, -.42), (-.2, -.2), (-.02, -.02), (.34, -.40), (.60, -.76), (.66, -1.06)),
        *level(z, (.70, -1.3), (1.1, -1.42), (1.45, -1.66), (1.75, -2.02), (2.2, -2.02)),
    ])
    node(-1.84, .02, f + .02, .05)
    node(-.14, -.12, f + .02, .05)
    pin(-1.62, -1.66, .045, .6)
    pin(2.25, -1.72, .045, .5)
