"""A homeware shop cut open: stocked shelves, the display table, the counter, and the back store that feeds them."""

import random

from kit.building import room
from kit.diorama import cutaway
from kit.fittings import contour_print, floor_lamp, picture_frame, rug, screen, vase
from kit.furniture import counter, shelf, table
from kit.garden import rim_bed, side_gardens
from kit.light import bulb
from kit.materials import brass, matt
from kit.people import person
from kit.plants import potted
from kit.shapes import box, cylinder, placed
from kit.street import bicycle, parcel, sandwich_board
from kit.terrain import Land, forecourt, stones
from kit.thread import level, node, pin, route

X, Y, FLOOR, HIGH = (-2.05, 1.95), (-1.15, 1.30), .12, 1.42
STORE = (.10, .92, FLOOR, 1.18)
TONES = ("ember", "paper", "teal", "amber", "blush", "sea", "sand")


def shelves():
    for i, y in enumerate((-.55, .30)):
        with placed((X[0] + .12, y, FLOOR), turn=90):
            shelf(.76, 1.16, 4, .2, "homeware", 31 + i, "wood", TONES)
    for i, (x, kind) in enumerate(((-1.45, "boxes"), (-.58, "homeware"))):
        with placed((x, Y[1] - .13, FLOOR)):
            shelf(.80, 1.16, 4, .2, kind, 41 + i, "wood", TONES)
    with placed((1.48, Y[1] - .13, FLOOR)):
        shelf(.84, 1.16, 4, .2, "homeware", 47, "wood", TONES)
    with placed((X[0] + .02, 1.0, .62), turn=90):
        contour_print(.36, .44)


def back_store():
    room((STORE[0] - .3, STORE[1] + .35), (Y[1] + .13, Y[1] + .95), (FLOOR - .01, 1.16), "#C9B596", "stone", 60,
         ceiling=False)
    box((STORE[0] - .34, STORE[1] + .39), (Y[1] + .12, Y[1] + .97), (-.05, FLOOR - .03), "stone", .01)
    for i, (x, y, k) in enumerate(((.06, .72, 4), (.40, .76, 3), (.72, .74, 5), (.10, .38, 2))):
        for j in range(k):
            with placed((x, Y[1] + y, FLOOR + j * .205), turn=4 * j - 5):
                parcel(.28, .24, .20, ("card", "sand", "card")[(i + j) % 3])
    for span in ((STORE[0] - .04, STORE[0] + .01), (STORE[1] - .01, STORE[1] + .04)):
        box(span, (Y[1] - .03, Y[1] + .13), (FLOOR, 1.22), "teal", .006)
    box((STORE[0] - .04, STORE[1] + .04), (Y[1] - .03, Y[1] + .13), (1.17, 1.23), "teal", .006)


def floor_display():
    chance = random.Random(3)
    rug((-1.35, -.15), (-.62, .36), FLOOR, "#2E6C70")
    with placed((-.75, -.12, FLOOR)):
        table(1.0, .52, .30, "wood", "walnut")
        for i in range(6):
            x, y = -.40 + (i % 3) * .19, -.14 + (i // 3) * .27
            for k in range(3 - i % 2):
                cylinder(x, y, (.30 + k * .035, .33 + k * .035), .075 - .004 * k, chance.choice(TONES), .06)
        for i in range(3):
            with placed((.20 + i * .11, .10 - .12 * (i % 2), .30)):
                vase(("ember", "paper", "teal")[i], ("marigold", "blush", "paper")[i])
        box((.16, .44), (-.22, -.08), (.30, .345), matt("blush"), .015)
        box((.17, .43), (-.21, -.09), (.345, .385), matt("sea"), .015)
    with placed((-1.62, -.90, FLOOR)):
        for k in range(3):
            box((-.24, .24), (-.15, .15), (.02 + k * .10, .115 + k * .10), matt(("mist", "ember", "amber")[k]), .035)
    for x, y, kind in ((-1.06, .92, 0), (-.20, .96, 1)):
        with placed((x, y - .28, FLOOR)):
            floor_lamp(.62 + .1 * kind)
    potted(.86, .96, FLOOR, .42, "ember", "fern", "palm", 3)


def till():
    with placed((1.28, .05, FLOOR), turn=-18):
        counter(.98, .32, .44, "teal")
        with placed((-.18, .04, .44), turn=195):
            screen(.26, .17, "bars")
        box((.16, .38), (-.10, .08), (.44, .52), "paper", .012)
        cylinder(.42, -.04, (.44, .50), .03, brass(), sides=14)
    person(1.38, .46, FLOOR, 5, .82, "ember", "denim", skin="tan", hair="dark", style="bun", arms="desk", apron="deep")
    person(.78, -.52, FLOOR, 128, .80, "amber", "ink", skin="brown", hair="black", style="long", gown=("plum", .1),
           arms="hold", carry=("bag", "ember"))
    person(-.10, -.50, FLOOR, 62, .80, "sea", "denim", skin="fair", hair="grey", style="bob", arms="reach")
    person(-1.42, .62, FLOOR, -150, .80, "paper", "ink", skin="dark", hair="black", style="short", arms="reach",
           apron="ember")
    person(.42, 1.12, FLOOR, 22, .80, "teal", "ink", skin="tan", hair="black", hat=("turban", "amber"), arms="hold",
           carry=("box", "card"))


def build():
    land = Land(3.35, .10, seed=52, stretch=(1.0, .92), thick=.115)
    stones(land, 16, 5, skip=((225, 320),))
    cutaway(X, Y, HIGH, "#EFDCBC", "wood", FLOOR, [STORE], (), 140)
    shelves()
    back_store()
    floor_display()
    till()
    for x, y in ((-1.3, -.1), (-.2, -.1), (1.25, .0)):
        bulb((x, y, 1.35), 4)
    for x in (-1.52, -.62):
        with placed((x, Y[1] - .05, FLOOR + 1.2)):
            picture_frame(.3, .12, "amber", "ember")
    forecourt(land, (-2.6, 2.1), (-2.6, -1.26), seed=4)
    with placed((-.30, -1.86, .025), turn=12):
        bicycle()
    with placed((.95, -1.62, .025), turn=24):
        sandwich_board(.46)
    rim_bed(land, (212, 240), seed=9, bloom="paper")
    rim_bed(land, (280, 300), seed=3, bloom="blush")
    side_gardens(land, "cabbage", bloom="rose")
    z, f = .075, FLOOR + .03
    route(land, [
        *level(z, (-1.35, -1.62), (-.9, -1.50)), (-.35, -1.25, .10),
        *level(f, (-.28, -.9), (-.18, -.2), (.12, .5), (.36, 1.0), (.50, 1.45), (.62, 1.52), (.66, 1.2), (.67, .7),
                (.70, .32)),
        (.745, .23, .30), (.765, .22, .56), *level(.59, (.88, .14), (1.06, -.02), (1.09, -.12)), (1.10, -.19, .53),
        (1.11, -.20, .30), *level(f, (1.14, -.36), (1.18, -.7)), (1.28, -1.28, .09), (1.5, -1.58, z),
    ])
    node(.57, 1.50, f + .02, .05)
    node(1.09, -.05, .61, .05)
    pin(-.75, -.12, FLOOR + .30, .55)
    pin(1.72, -.85, FLOOR, .5)
