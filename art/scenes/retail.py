"""A two-storey corner shop: weatherboards and a striped awning, produce on the footpath, a stocked room behind the glass."""

import math
import random

from mathutils import Vector, noise

from kit.building import curtains, floorboards, room, wall, weatherboards, window
from kit.fittings import pendant, picture_frame, screen
from kit.furniture import counter, shelf, table
from kit.materials import brass, glass, glow, matt, paint
from kit.people import person
from kit.garden import STREET, bushes, pots, tufts
from kit.plants import cabbage_tree, fir, flower_box, shrub, tree
from kit.roofs import awning, parapet
from kit.shapes import TAU, ball, box, cylinder, hoop, placed, prism, tube
from kit.street import bench, bicycle, crate, marigold_garland, parcel, sandwich_board, street_lamp
from kit.terrain import Land, grass, hill, paving, road, stones
from kit.thread import level, node, pin, route

LEFT, RIGHT, FRONT, BACK = -1.95, 1.75, -.9, 1.8
UPPER, TOP = 1.56, 2.70
UPSTAIRS = [(x - .27, x + .27, 1.86, 2.46) for x in (-1.25, -.1, 1.05)]
FLANK = [(-.45, .05, 1.88, 2.44), (.80, 1.30, 1.88, 2.44)]
GOODS = ("ember", "paper", "teal", "amber", "blush", "sea", "moss", "deep", "sand")


def shop_room():
    box((LEFT - .04, RIGHT + .04), (FRONT - .04, BACK), (-.02, .09), "stone")
    floorboards((LEFT + .08, RIGHT - .08), (FRONT + .05, .99), .105, "wood", .14)
    room((LEFT + .1, RIGHT - .1), (FRONT + .2, .99), (.105, 1.45), floor="wood", power=220, sides=(True, False))
    for i, x in enumerate((-1.32, -.12, 1.06)):
        with placed((x, .86, .105)):
            shelf(1.08, 1.22, 4, .2, ("jars", "mixed", "boxes")[i], i + 3)
    with placed((.98, .24, .105)):
        counter(.86, .30, .42)
        with placed((.18, .02, .42), turn=160):
            screen(.2, .14, "bars")
        box((-.34, -.12), (-.12, .06), (.42, .50), "wood", .01)
        for i in range(5):
            ball(-.31 + i * .045, -.03, .515, .03, matt(("amber", "ember")[i % 2]), 2)
    person(.98, .58, .105, 0, .80, "ember", hair="black", skin="brown", apron="deep", style="bun", arms="desk")
    with placed((-.85, -.05, .105)):
        table(1.05, .5, .26, "wood", "walnut")
        chance = random.Random(4)
        for i in range(7):
            for j in range(3):
                x, y, tall = -.44 + i * .145, -.16 + j * .16, chance.uniform(.07, .17)
                if chance.random() < .5:
                    cylinder(x, y, (.26, .26 + tall), .045, chance.choice(GOODS), sides=16)
                else:
                    box((x - .05, x + .05), (y - .05, y + .05), (.26, .26 + tall), chance.choice(GOODS))
    for i, x in enumerate((-1.62, -1.36, -1.10, -.84, -.58, -.32, -.06)):
        high, colour = .36 + .09 * (i % 3), ("ember", "amber", "teal", "paper", "blush", "moss", "ember")[i]
        box((x - .09, x + .09), (-.75, -.57), (.1, high), "wood", .012)
        if i % 2:
            cylinder(x, -.66, (high, high + .17), .055, colour, .045)
        else:
            box((x - .06, x + .06), (-.71, -.61), (high, high + .15), colour, .012)
            tube([(x - .03, -.66, high + .15), (x, -.66, high + .21), (x + .03, -.66, high + .15)], .007, "ink")
    for x in (-1.35, -.55, .62, 1.35):
        with placed((x, -.15, 0)):
            pendant(1.45, 1.12, size=.10)


def shopfront():
    """Joinery: stall risers, mullions, the corner window that returns on the sunny side, the open door."""
    wall((LEFT, LEFT + .1), (.05, UPPER), paint("paper", .75, .2, .03), y=FRONT, thick=1.95)
    box((LEFT, RIGHT), (1.0, BACK), (.05, UPPER), paint("paper", .75, .2, .03))
    box((RIGHT - .1, RIGHT), (.35, 1.05), (.05, UPPER), paint("paper", .75, .2, .03))
    for a, b in ((LEFT, LEFT + .14), (.16, .28), (1.0, 1.10), (RIGHT - .14, RIGHT)):
        box((a, b), (FRONT - .02, FRONT + .12), (.09, 1.24), "deep")
        box((a - .02, b + .02), (FRONT - .035, FRONT + .13), (.09, .20), "deep")
    for a, b in ((LEFT + .14, .16), (1.10, RIGHT - .14)):
        box((a, b), (FRONT, FRONT + .10), (.09, .34), "deep")
        count = max(1, round((b - a) / .5))
        for i in range(count):
            w = (b - a) / count
            box((a + i * w + .05, a + (i + 1) * w - .05), (FRONT - .018, FRONT + .02), (.14, .29), "teal", .01)
        window((a, b, .36, 1.23), (count - 1, 0), "deep", FRONT, sill="paper", head=False)
    with placed((RIGHT, 0, 0), turn=90):
        box((FRONT + .12, .35), (0, .1), (.09, .34), "deep")
        window((FRONT + .12, .35, .36, 1.23), (1, 0), "deep", 0, head=False)
    box((LEFT - .02, RIGHT + .02), (FRONT - .05, FRONT + .14), (1.22, 1.50), "deep")
    box((RIGHT - .14, RIGHT + .03), (FRONT + .13, .40), (1.222, 1.498), "deep")
    box((LEFT - .05, RIGHT + .06), (FRONT - .09, BACK - .002), (1.50, 1.562), "paper")
    with placed((.98, FRONT + .13, .09)):
        with placed((0, 0, 0), turn=-118):
            box((0, .68), (-.02, .02), (.01, 1.06), "ember", .01)
            box((.10, .58), (-.026, .026), (.34, .96), glass("#ffe2b0"), 0)
            cylinder(.60, .05, (.46, .62), .014, brass(), sides=12)
    box((.30, .98), (FRONT - .36, FRONT - .06), (.05, .085), "walnut", .01)
    marigold_garland((.24, FRONT - .08, 1.20), (1.04, FRONT - .08, 1.20), .09)


def upstairs():
    """Two lived-in rooms behind the upper windows."""
    card = paint("paper", .75, .2, .03)
    wall((LEFT, RIGHT), (UPPER, TOP), card, UPSTAIRS, FRONT)
    weatherboards((LEFT + .03, RIGHT - .03), (UPPER + .02, TOP), "paper", UPSTAIRS, FRONT)
    with placed((RIGHT, 0, 0), turn=90):
        wall((FRONT + .1, BACK), (UPPER, TOP), card, FLANK)
        weatherboards((FRONT + .03, BACK), (UPPER + .02, TOP), "paper", FLANK)
        for i, opening in enumerate(FLANK):
            window(opening, (1, 1), "deep")
    box((LEFT, LEFT + .08), (FRONT + .1, BACK), (UPPER, TOP), card)
    box((LEFT + .08, RIGHT - .1), (BACK - .1, BACK), (UPPER, TOP), card)
    room((LEFT + .1, .50), (FRONT + .12, .5), (UPPER + .03, TOP - .06), "#EBC7A0", power=80)
    room((.56, RIGHT - .11), (FRONT + .12, 1.6), (UPPER + .03, TOP - .06), "mist", power=60, sides=(True, False))
    for i, opening in enumerate(UPSTAIRS):
        window(opening, (1, 1), "deep", FRONT)
        if i != 1:
            curtains(opening, ("#E9C79A", "", "blush")[i], FRONT + .13)
        flower_box((opening[0] - .03, opening[1] + .03), (FRONT - .22, FRONT - .07), opening[2] - .17, seed=i)
    with placed((-.12, .44, 1.62)):
        shelf(.62, .86, 3, .14, "books", 8)
    with placed((-1.18, .48, 2.16)):
        picture_frame(.3, .3)
    person(-.24, -.46, UPPER + .03, -15, .74, "amber", hair="dark", skin="tan", style="bob", arms="hold",
           carry=("tablet", "ink"))
    with placed((-1.25, -.3, 0)):
        pendant(TOP - .08, 2.32, "amber", .10)
    with placed((1.16, .1, 0)):
        pendant(TOP - .08, 2.30, "teal", .10)
    with placed((1.1, 1.2, UPPER + .03)):
        shelf(.8, .9, 3, .2, "boxes", 5)
    for x, y in ((LEFT, FRONT), (RIGHT - .0, FRONT), (RIGHT, BACK - .04)):
        box((x - .05, x + .045), (y - .05, y + .06), (UPPER, TOP), "paper")


def roof():
    for out, z in ((.05, 2.68), (.11, 2.74), (.16, 2.80)):
        box((LEFT - out, RIGHT + out), (FRONT - out, BACK + out * .3), (z, z + .058), "teal" if z > 2.78 else "paper")
    for i in range(19):
        x = LEFT + .1 + i * .2
        box((x - .03, x + .03), (FRONT - .13, FRONT - .03), (2.62, 2.74), "paper", .008)
    for i in range(13):
        y = FRONT + .15 + i * .2
        box((RIGHT + .03, RIGHT + .13), (y - .03, y + .03), (2.62, 2.74), "paper", .008)
    box((LEFT + .1, RIGHT - .1), (FRONT + .1, BACK - .1), (2.84, 2.90), "slate", 0)
    parapet((LEFT, RIGHT), (FRONT, BACK), (2.855, 3.08))
    arch = [(-.85, 3.10), (-.85, 3.3)] + [(math.cos(t) * .62 - .1, 3.3 + math.sin(t) * .34) for t in
                                        (math.pi - i * math.pi / 24 for i in range(25))] + [(.65, 3.3), (.65, 3.10)]
    prism(arch, (FRONT - .03, FRONT + .14), "paper", "y")
    cylinder(-.1, 3.36, (FRONT - .07, FRONT - .02), .17, "teal", axis="y", sides=40)
    cylinder(-.1, 3.36, (FRONT - .09, FRONT - .06), .055, glow("#FFB24A", 7), axis="y")
    box((-1.3, -.5), (.5, 1.2), (2.9, 3.10), "paper", .02)
    box((.75, 1.25), (.7, 1.2), (2.9, 3.20), "stone", .03)
    cylinder(1.0, .95, (3.20, 3.23), .19, "deep")
    box((.25, .55), (1.2, 1.5), (2.9, 3.56), matt("brick", .1), .012)
    box((.21, .59), (1.16, 1.54), (3.54, 3.61), "paper", .012)
    for x in (.33, .47):
        cylinder(x, 1.35, (3.60, 3.76), .055, "ember")
    awning((LEFT - .02, RIGHT + .02), FRONT - .04, 1.47)
    tube([(LEFT + .02, FRONT - .02, 2.5), (LEFT + .02, FRONT - .5, 2.5)], .016, "ink", smooth=False)
    with placed((LEFT + .02, FRONT - .32, 2.24)):
        cylinder(0, 0, (-.035, .035), .22, "deep", axis="x", sides=40)
        for side in (-.045, .045):
            hoop((side, 0, 0), .12, .012, glow("#FFB24A", 6), "x")
            ball(side, 0, 0, .035, glow("#FFB24A", 6))


def mural():
    """Contour lines on the sunlit flank: the site's own motif."""
    for k in range(9):
        run = []
        for i in range(181):
            t = i / 180 * TAU
            spot = Vector((math.cos(t) * 1.2 + 4, math.sin(t) * 1.2, k * .13))
            reach = (.10 + .135 * k) * (1 + .22 * noise.noise(spot))
            y, z = 1.28 + reach * math.cos(t) * 1.05, .62 + reach * math.sin(t) * .92
            inside = .48 < y < 1.74 and .14 < z < 1.42
            if inside:
                run.append((RIGHT + .004, y, z))
            if run and (not inside or i == 180):
                if len(run) > 2:
                    tube(run, .009, "amber" if k == 3 else "teal", smooth=False, round_=1)
                run = []


def footpath():
    fills = (("ember", "rose"), ("amber", "#F2B64A"), ("moss", "#9DBB6A"), ("#F2C14A", "amber"), ("olive", "moss"),
             ("#C2452D", "ember"))
    with placed((-1.30, -1.20, .045)):
        for i in range(3):
            for row, (y, z) in enumerate(((0, .30), (-.34, .12))):
                with placed((-.5 + i * .5, y, z)):
                    crate(fills[i + row * 3], seed=i + row * 7)
        box((-.78, .78), (-.18, .17), (.24, .30), "walnut", .01)
        box((-.78, .78), (-.52, -.19), (.06, .12), "walnut", .01)
        for x in (-.7, 0, .7):
            box((x - .03, x + .03), (-.5, .14), (0, .07), "walnut", .01)
            box((x - .03, x + .03), (-.1, .14), (0, .26), "walnut", .01)
    with placed((-.42, -1.98, .045), turn=-12):
        sandwich_board()
    pots(-1.12, .16, 1.16, size=.46, pot="deep")
    for at, size in (((1.47, -1.19, .045), (.38, .34, .28)), ((1.47, -1.19, .325), (.28, .26, .20)),
                     ((1.86, -1.17, .045), (.30, .30, .22))):
        with placed(at, turn=at[2] * 20):
            parcel(*size)
    with placed((2.30, -1.55, .045), turn=28):
        bicycle()
    with placed((2.14, .85, 0), turn=90):
        bench()
    with placed((-2.3, -1.9, .045)):
        street_lamp()
    person(.30, -1.92, .045, 25, .80, "teal", hair="dark", skin="tan", style="short", carry=("bag", "ember"), bottom="denim",
           stance="walk")
    person(-2.02, -1.62, .045, 60, .78, "marigold", skin="dark", hair="black", style="long", gown=("plum", .10), arms="hip",
           sash="rose")
    person(.98, -1.98, .045, -30, .56, "rose", skin="tan", hair="dark", style="short", arms="wave", bottom="denim")


def garden(land):
    grass((2.85, .55), .98, .035, 3, (.72, 1.35), land=land)
    grass((-2.75, -.4), .66, .035, 5, (.8, 1.3), land=land)
    cabbage_tree(-2.95, -.65, .02, 2.1, 1)
    cabbage_tree(2.95, 1.0, .03, 1.75, 4)
    tree(1.15, 2.45, 1.0, 1.2, .48, "fern", 1)
    tree(1.9, 2.2, .6, 1.0, .36, "olive", 2)
    tree(.4, 2.7, 1.0, 1.05, .42, "pine", 3)
    fir(2.35, 1.85, .1, 1.25, .36)
    fir(2.8, 1.6, .0, .85, .27, "fern", seed=2)
    tree(-2.85, 1.1, .5, 1.1, .42, "fern", 5)
    fir(-3.3, .6, .3, 1.1, .34, seed=5)
    tufts((2.7, .1, .4), (3.4, .4, .36), (-3.05, -.95, .4), (-3.3, -.3, .34), (2.9, 1.9, .4), (3.3, -.4, .36))
    shrub(2.2, 1.65, 0, .24, "fern", 0, bloom="rose")
    bushes((2.55, 1.55, .17), (-2.2, .1, .2), (-2.3, -.35, .15), (-3.5, .2, .22))


def build():
    land = Land(4.45, .19, seed=3)
    hill(1.95, (.55, 2.35), 1.05, 8)
    hill(1.5, (-2.7, 1.0), .55, 12, 3)
    road(land, (-3.4, -2.12), crossing=1.1)
    paving((-2.5, 2.62), (-2.03, -.7), 0)
    stones(land, 16, 4, skip=(STREET,))
    shop_room()
    shopfront()
    upstairs()
    roof()
    mural()
    footpath()
    garden(land)
    z = .075
    route(land, [
        *level(z, (-1.85, -2.12), (-1.1, -1.92), (-.55, -1.72), (.1, -1.62), (.52, -1.42), (.62, -1.1)),
        *level(.13, (.62, -.7), (.5, -.35), (.1, -.2), (.2, .1), (.45, .05), (.72, -.55)),
        *level(z, (.72, -1.1), (.9, -1.5), (1.3, -1.62), (1.75, -1.5), (2.15, -1.86)), (2.4, -2.1, .05),
    ], arrive=(150, 236), leave=(318, 408))
    node(.67, -1.12, .10)
    pin(-1.30, -1.76, .05, .72)
    pin(1.47, -1.19, .525, .36)
