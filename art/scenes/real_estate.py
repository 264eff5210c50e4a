"""A gabled house on open-home day: a lived-in sitting room, kitchen and study, the agent, the buyers and the sign."""

import math
import random

from kit.building import boards, curtains, floorboards, room, wall, window
from kit.fittings import contour_print, floor_lamp, mug, pendant, picture_frame, rug, vase
from kit.furniture import bed, chair, counter, round_table, shelf, sofa
from kit.garden import bushes, tufts
from kit.light import bulb, room_light
from kit.materials import glass, glow, matt, paint, water
from kit.people import person
from kit.plants import cabbage_tree, fir, hedge, potted, tree
from kit.roofs import gable_roof, solar_panels
from kit.shapes import ball, box, cylinder, placed, prism, tube
from kit.street import picket_fence
from kit.terrain import Land, grass, hill, paving, stones
from kit.thread import level, node, pin, route

HALL_X, HALL_Y, HALL_EAVE, HALL_RIDGE = (-1.85, .30), (-.72, 1.6), 1.30, 2.40
WING_X, WING_Y, WING_EAVE, WING_RIDGE = (.30, 2.45), (.12, 1.55), 1.14, 1.90
FLOOR, MIDDLE = .16, -.775
SLOPE = (HALL_RIDGE - HALL_EAVE) / (MIDDLE - HALL_X[0])
LOOKOUT = [(1.22, 1.92, .48, 1.00), (2.06, 2.34, .48, 1.00)]
FLANK = [(.42, .80, .50, 1.02), (.95, 1.30, .50, 1.02)]
STAIN = "#1D4750"


def hall():
    """The glazed gable."""
    white = paint("paper", .75, .2, .03)
    box((HALL_X[0] - .05, HALL_X[1] + .05), (HALL_Y[0] - .05, HALL_Y[1]), (-.1, FLOOR - .02), "stone")
    floorboards((HALL_X[0] + .09, HALL_X[1] - .09), (HALL_Y[0] + .02, 1.14), FLOOR + .005, "wood", .13)
    for x in ((HALL_X[0], HALL_X[0] + .09), (HALL_X[1] - .09, HALL_X[1])):
        box(x, HALL_Y, (FLOOR - .02, HALL_EAVE + .03), white)
    outline = [(HALL_X[0], FLOOR), (HALL_X[1], FLOOR), (HALL_X[1], HALL_EAVE), (MIDDLE, HALL_RIDGE), (HALL_X[0], HALL_EAVE)]
    prism(outline, (HALL_Y[1] - .12, HALL_Y[1]), white, "y")
    inner = [(HALL_X[0] + .09, FLOOR), (HALL_X[1] - .09, FLOOR), (HALL_X[1] - .09, HALL_EAVE), (MIDDLE, HALL_RIDGE - .05),
             (HALL_X[0] + .09, HALL_EAVE)]
    prism(inner, (1.14, 1.18), matt("cream", .03, 0), "y", 0)
    with placed((HALL_X[1], 0, 0), turn=90):
        boards((HALL_Y[0] + .02, WING_Y[0] - .02), (FLOOR, HALL_EAVE), "paper", 0, .15)
    y = HALL_Y[0] + .06
    third = (HALL_X[1] - HALL_X[0] - .2) / 3
    for i in range(4):
        x = HALL_X[0] + .10 + i * third
        box((x - .022, x + .022), (y - .03, y + .03), (FLOOR, HALL_RIDGE - .09 - abs(x - MIDDLE) * SLOPE), "ink", .006)
    for z in ((1.16, 1.21), (FLOOR, FLOOR + .05)):
        box((HALL_X[0] + .09, HALL_X[1] - .09), (y - .029, y + .029), z, "ink", .006)
    for edge in HALL_X:
        prism([(MIDDLE, HALL_RIDGE - .13), (edge, HALL_EAVE - .10), (edge, HALL_EAVE + .02), (MIDDLE, HALL_RIDGE)],
              (y - .03, y + .03), "ink", "y", .006)
    box((HALL_X[0] + .1, HALL_X[0] + .1 + third), (y - .004, y + .004), (FLOOR + .05, 1.16), glass(), 0)
    box((HALL_X[1] - .1 - third, HALL_X[1] - .1), (y - .004, y + .004), (FLOOR + .05, 1.16), glass(), 0)
    gable_roof(HALL_X, (HALL_Y[0] - .12, HALL_Y[1]), HALL_EAVE, HALL_RIDGE, over=.16)
    for x in ((HALL_X[0] - .03, HALL_X[0] + .10), (HALL_X[1] - .10, HALL_X[1] + .03)):
        box(x, (HALL_Y[0] - .16, HALL_Y[0] + .03), (FLOOR - .02, HALL_EAVE - .02), "paper")
    box((-1.30, -1.00), (.8, 1.1), (1.7, 2.66), matt("brick", .1), .012)
    box((-1.33, -.97), (.77, 1.13), (2.64, 2.71), "paper", .012)
    cylinder(-1.15, .95, (2.70, 2.84), .06, "ink")


def sitting_room():
    rug((-1.62, -.42), (-.22, .78), FLOOR + .006, "#C7683F")
    with placed((-1.50, .30, FLOOR), turn=90):
        sofa(.92, "teal")
    with placed((-.92, .26, FLOOR)):
        round_table(.20, .17)
        with placed((.02, .02, .17)):
            vase("paper", "marigold")
        with placed((-.10, -.06, .17)):
            mug()
    with placed((-1.60, -.42, FLOOR)):
        floor_lamp()
    with placed((HALL_X[0] + .10, .28, .92), turn=90):
        contour_print(.70, .38)
    with placed((-1.52, 1.06, FLOOR)):
        shelf(.40, 1.0, 4, .14, "books", 11)
    with placed((-.48, 1.02, FLOOR)):
        counter(1.08, .24, .40, "sea", "paper")
        box((-.48, .48), (.04, .12), (.62, .66), "wood", .004)
        for i in range(7):
            cylinder(-.40 + i * .13, .07, (.66, .66 + .06 + .03 * (i % 3)), .032, ("ember", "paper", "teal", "amber")[i % 4],
                     sides=14)
        box((.20, .44), (-.10, .10), (.40, .56), "slate", .012)
    with placed((-.22, .22, FLOOR)):
        round_table(.22)
        for turn in (20, 140, 260):
            with placed((0, 0, 0), turn=turn):
                with placed((0, -.30, 0), turn=180):
                    chair("ember")
    potted(-.52, .80, FLOOR, .42, "ember", "fern", "palm", 5)
    for x, y, z in ((-.22, .22, 1.12), (-.95, .35, 1.38)):
        with placed((x, y, 0)):
            pendant(HALL_RIDGE - .1 - abs(x - MIDDLE) * SLOPE, z, "ember", .12)
    room_light((MIDDLE, .2, 1.95), (.9, 1.5), 230)
    person(-1.22, .02, FLOOR, 75, .78, "rose", "ink", skin="brown", hair="black", style="long", gown=("rose", .1),
           sash="marigold", arms="point")
    person(-.55, -.36, FLOOR, 20, .52, "amber", "denim", skin="brown", hair="black", style="child", arms="wave")


def wing():
    """Bedroom and study, timber stained dark, behind windows with rooms in them."""
    stain = paint(STAIN, .7, .2, .08)
    box((WING_X[0], WING_X[1] + .05), (WING_Y[0] - .05, WING_Y[1] + .05), (-.1, FLOOR - .02), "stone")
    wall(WING_X, (FLOOR - .02, WING_EAVE), stain, LOOKOUT, WING_Y[0])
    boards((WING_X[0] + .04, WING_X[1] - .04), (FLOOR, WING_EAVE), STAIN, WING_Y[0], openings=LOOKOUT)
    middle = sum(WING_Y) / 2
    with placed((WING_X[1], 0, 0), turn=90):
        wall((WING_Y[0] + .1, WING_Y[1]), (FLOOR - .02, WING_EAVE), stain, FLANK)
        boards((WING_Y[0] + .04, WING_Y[1] - .04), (FLOOR, WING_EAVE), STAIN, 0, openings=FLANK)
        for opening in FLANK:
            window(opening, (0, 1), "ink", head=False)
    prism([(WING_Y[0], WING_EAVE - .01), (WING_Y[1], WING_EAVE - .01), (middle, WING_RIDGE)],
          (WING_X[1] - .06, WING_X[1] - .002), stain, "x", .006)
    box((WING_X[0], WING_X[1] - .1), (WING_Y[1] - .1, WING_Y[1]), (FLOOR, WING_EAVE), stain)
    gable_roof(WING_Y, (WING_X[0] - .4, WING_X[1]), WING_EAVE, WING_RIDGE, "x")
    room((1.10, WING_X[1] - .10), (WING_Y[0] + .12, 1.2), (FLOOR, WING_EAVE - .02), "#E9C9A0", "wood", 85,
         sides=(True, False))
    for opening, bars in zip(LOOKOUT, (2, 0)):
        window(opening, (bars, 0), "ink", WING_Y[0], head=False)
    curtains(LOOKOUT[0], "#EAD2A8", WING_Y[0] + .12, .16)
    with placed((1.55, .72, FLOOR)):
        bed(.62, .86, "teal")
    with placed((1.14, .62, .74), turn=90):
        picture_frame(.30, .26, "sea", "ember")
    with placed((2.12, 1.08, FLOOR)):
        shelf(.42, .80, 3, .14, "books", 19)
    potted(2.16, .42, FLOOR + .30, .24, "ember", "moss")
    box((2.02, 2.30), (.32, .52), (FLOOR, FLOOR + .30), "wood", .01)
    solar_panels(1.05, .43, WING_EAVE + (WING_RIDGE - WING_EAVE) * .62, 4,
                 math.degrees(math.atan2(WING_RIDGE - WING_EAVE, middle - WING_Y[0])))


def entry():
    y = WING_Y[0]
    box((.62, 1.02), (y - .03, y + .02), (FLOOR, 1.0), "ink", .01)
    box((.66, .98), (y - .055, y), (FLOOR + .02, .97), "ember", .012)
    for k in range(4):
        box((.70, .94), (y - .064, y - .05), (.28 + k * .17, .40 + k * .17), paint("#B94C1F", .6, .3, 0), .008)
    box((.52, 1.12), (y - .48, y), (1.06, 1.10), "wood", .01)
    for x in (.56, 1.08):
        cylinder(x, y - .44, (FLOOR - .1, 1.07), .018, "ink", sides=14)
    ball(1.14, y - .06, .80, .035, glow("#FFC070", 14))
    bulb((1.14, y - .14, .78), 3)
    box((.45, 1.2), (y - .55, y - .06), (-.05, FLOOR - .03), "stone", .012)
    box((.45, 1.2), (y - .75, y - .55), (-.05, .07), "stone", .012)


def deck_and_pool():
    for i in range(14):
        x = HALL_X[0] - .16 + i * .178
        box((x, x + .166), (-1.66, HALL_Y[0] - .06), (.03, FLOOR - .02), paint("wood", .7, .25, .12), .008)
    box((HALL_X[0] - .18, HALL_X[0] - .18 + 14 * .178), (-1.68, -1.64), (-.1, FLOOR - .03), "walnut", .008)
    box((-1.2, -.3), (-1.86, -1.66), (-.05, .07), paint("wood", .7, .25, .1), .01)
    with placed((-1.5, -1.2, FLOOR - .02), turn=-12):
        for k in range(10):
            box((-.14, .14), (-.32 + k * .06, -.27 + k * .06), (.12 + max(0, k - 6) * .05, .14 + max(0, k - 6) * .05), "sand",
                .006)
        for x in (-.12, .12):
            for y in (-.28, .14):
                cylinder(x, y, (0, .12), .012, "walnut", sides=10, bevel=0)
    for x, y, size, pot in ((.40, -1.50, .46, "ember"), (-1.82, -.95, .42, "paper")):
        potted(x, y, .14, size, pot, "moss", "palm", int(x * 9))
    box((1.12, 2.70), (-1.50, -.66), (-.06, .055), "paper", .02)
    box((1.24, 2.58), (-1.38, -.78), (.05, .061), water(), 0)
    for x in (1.55, 1.95):
        with placed((x, -.50, .02), turn=0):
            box((-.13, .13), (-.26, .10), (.08, .11), "paper", .015)
            box((-.13, .13), (.06, .10), (.08, .30), "ember", .015, tilt=(-24, 0, 0))


def sign_and_people():
    with placed((2.30, -1.98, .02), turn=14):
        box((-.30, -.26), (-.02, .02), (0, 1.06), "paper", .008)
        box((-.32, .36), (-.021, .021), (1.0, 1.04), "paper", .008)
        for x in (-.14, .26):
            tube([(x, 0, 1.0), (x, 0, .93)], .007, "ink", smooth=False)
        box((-.22, .34), (-.018, .018), (.50, .94), "deep", .012)
        box((-.22, .34), (-.021, -.017), (.50, .58), "ember", .004)
        tube([(-.09, -.026, .76), (.06, -.026, .88), (.21, -.026, .76)], .013, "paper", smooth=False)
        tube([(-.05, -.026, .78), (-.05, -.026, .64), (.17, -.026, .64), (.17, -.026, .78)], .013, "paper", smooth=False)
        ball(.06, -.03, .71, .034, glow("#FF9A2E", 6))
    person(-.20, -2.02, .03, -18, .80, "sea", "denim", skin="dark", hair="black", style="short", arms="hip")
    person(.08, -2.16, .03, 10, .76, "amber", "ink", skin="tan", hair="brown", style="long", arms="hold")
    person(.52, -1.80, .03, -55, .81, "ember", "ink", skin="fair", hair="dark", style="bob", arms="point",
           carry=("clipboard", "walnut"))
    picket_fence((1.28, 2.18), -2.34)
    picket_fence((-1.6, .10), -2.42)
    for x in (.50, 1.18):
        box((x - .045, x + .045), (-2.44, -2.35), (0, .46), "paper", .012)
        ball(x, -2.395, .49, .04, "paper")
    cylinder(.22, -2.46, (0, .34), .02, "ink", sides=14)
    box((.10, .34), (-2.56, -2.36), (.33, .47), "ember", .03)
    box((.14, .30), (-2.565, -2.555), (.40, .42), "ink", .003)


def garden(land):
    chance = random.Random(7)
    grass((-.1, -1.0), 2.4, .022, 4, (1.12, .76), thick=900, land=land,
          avoid=(((-2.1, .75), (-1.9, -.6)), ((1.05, 2.8), (-1.6, -.6)), ((.4, 1.1), (-2.6, -.3))))
    for i, (x, y) in enumerate(((.82, -.76), (.80, -1.04), (.74, -1.34), (.70, -1.66), (.72, -1.98), (.80, -2.28))):
        box((x - .17, x + .17), (y - .12, y + .12), (-.02, .05), paint(("sand", "paper")[i % 2], .85, .15, .06), .02,
            tilt=(0, 0, chance.uniform(-7, 7)))
    hedge((-2.42, -1.75), (-2.30, -2.20), 0, .30, "fern", 3)
    hedge((-2.62, -2.50), (-2.1, -.9), 0, .32, "fern", 5)
    cabbage_tree(-2.60, -.45, 0, 2.0, 2)
    cabbage_tree(3.0, .25, 0, 1.55, 9)
    tree(-2.3, 1.3, .2, 1.35, .5, "fern", 2)
    tree(-2.8, .7, .05, 1.05, .4, "olive", 4)
    fir(-1.7, 1.95, .4, 1.5, .38)
    tree(1.2, 2.3, .5, 1.4, .5, "fern", 7)
    tree(2.0, 2.05, .3, 1.15, .42, "olive", 8, bloom="#C8402E")
    fir(2.75, 1.6, .0, 1.4, .38, seed=3)
    fir(.3, 2.4, .5, 1.7, .4, seed=4)
    tufts((2.92, -1.0, .36), (3.1, -.6, .32), (1.0, -1.85, .24), (-2.1, -1.8, .32), (2.85, .75, .34), (-2.15, -.2, .36), z=.01)
    bushes((1.40, -.03, .13), (1.70, -.05, .15), (2.02, -.03, .13), (2.32, -.05, .15), (2.68, .55, .18), (2.7, 1.0, .22),
           (-2.05, .3, .2), blooms=(None, "paper", None, "blush"))


def build():
    land = Land(seed=6)
    hill(1.75, (.9, 2.25), .6, 15, 3)
    hill(1.5, (-1.9, 1.5), .4, 21, 2)
    stones(land, 12, 3, skip=((240, 310),))
    hall()
    sitting_room()
    wing()
    entry()
    deck_and_pool()
    sign_and_people()
    garden(land)
    paving((.42, 1.26), (-2.62, -2.44), -.02, (.3, .2), ("stone", "sand"), 2)
    z = .075
    route(land, [
        (-.9, -2.66, .04), *level(.05, (-.2, -2.60), (.5, -2.58)),
        *level(z, (.80, -2.46), (.82, -2.2), (.68, -1.9), (.66, -1.55), (.74, -1.15)), (.82, -.75, .11),
        *level(.18, (.82, -.5), (.80, -.15), (.90, -.15), (.95, -.5)), (.96, -.75, .11),
        *level(z, (.92, -1.2), (.88, -1.6), (.92, -2.1), (1.0, -2.46)), *level(.05, (1.5, -2.56), (2.0, -2.46)),
    ], arrive=(150, 248), leave=(312, 408))
    node(.85, .0, .18)
    pin(-2.2, -2.36, 0, .55)
    pin(2.9, -1.45, 0, .55)
    pin(3.15, .7, 0, .5)
