"""A medical centre of two gabled wings: consulting room, reception and treatment room, each at work."""

from kit.building import boards, room, tiles, wall, weatherboards, window
from kit.fittings import clinic_cross, clock, pendant, picture_frame, rug, screen
from kit.furniture import chair, counter, office_chair, shelf, table
from kit.light import bulb
from kit.materials import glow, matt, paint, steel
from kit.people import person
from kit.garden import back_row, bushes, pots, town, tufts
from kit.plants import cabbage_tree, fir, potted, tree
from kit.roofs import gable_end, gable_roof
from kit.shapes import ball, box, cylinder, hoop, placed, tube
from kit.street import bench
from kit.terrain import grass, paving
from kit.thread import level, node, pin, route
from kit.vehicles import van, wheelchair

WEST, LINK, EAST = (-2.30, -.85), (-.85, .62), (.62, 2.05)
FRONT, HALL, BACK = -.80, -.42, 1.45
FLOOR, EAVE, RIDGE = .12, 1.25, 1.95
WEST_PANE, EAST_PANE = (-2.14, -1.01, .26, 1.14), (.78, 1.89, .26, 1.14)
FLANK = [(-.55, .25, .40, 1.08), (.60, 1.15, .55, 1.08)]


def wings():
    white, dark = paint("paper", .75, .2, .03), paint("#1F4C55", .7, .2, .06)
    for span, pane, skin in ((WEST, WEST_PANE, white), (EAST, EAST_PANE, dark)):
        box((span[0] - .05, span[1] + .05), (FRONT - .05, BACK), (-.04, FLOOR - .02), "stone")
        wall(span, (FLOOR - .02, EAVE), skin, [pane], FRONT)
        gable_end(span, EAVE - .01, RIDGE - .03, skin, FRONT)
        window(pane, (2, 0), "ink", FRONT, head=False)
        box((span[0] + .1, span[1] - .1), (BACK - .1, BACK), (FLOOR, EAVE), skin)
        gable_roof(span, (FRONT, BACK), EAVE, RIDGE, over=.16, colour="deep")
        with placed((sum(span) / 2, FRONT - .02, EAVE + .28)):
            cylinder(0, 0, (-.03, .02), .16, "deep" if skin is white else "paper", axis="y", sides=36)
            with placed((0, -.03, 0)):
                clinic_cross(.17, glow("#FF9C3A", 5) if skin is white else "teal")
    weatherboards((WEST[0] + .02, WEST[1] - .02), (FLOOR, EAVE), "paper", [WEST_PANE], FRONT)
    boards((EAST[0] + .03, EAST[1] - .03), (FLOOR, EAVE), "#1F4C55", FRONT, openings=[EAST_PANE])
    box((WEST[0], WEST[0] + .1), (FRONT + .1, BACK - .1), (FLOOR, EAVE), white)
    with placed((EAST[1], 0, 0), turn=90):
        wall((FRONT + .1, BACK), (FLOOR - .02, EAVE), dark, FLANK)
        boards((FRONT + .12, BACK - .03), (FLOOR, EAVE), "#1F4C55", 0, openings=FLANK)
        for opening in FLANK:
            window(opening, (1, 0), "ink")


def consulting_room():
    x0, x1 = WEST[0] + .1, WEST[1] - .05
    room((x0, x1), (FRONT + .12, .65), (FLOOR, EAVE - .02), "#BFD8D0", "wood", 85)
    with placed((-1.50, -.12, FLOOR), turn=-14):
        for x in (-.18, .18):
            for y in (-.38, .38):
                cylinder(x, y, (0, .22), .016, steel(), sides=10, bevel=0)
        box((-.24, .24), (-.46, .46), (.20, .26), "teal", .03)
        box((-.23, .23), (.20, .46), (.25, .30), "teal", .03, tilt=(22, 0, 0))
        box((-.16, .16), (-.40, .14), (.258, .272), "paper", .008)
    person(-1.47, -.34, FLOOR + .055, 12, .74, "blush", "denim", skin="tan", hair="grey", style="short", stance="sit",
           arms="desk")
    person(-1.92, -.30, FLOOR, 72, .82, "paper", "ink", skin="brown", hair="black", style="short", gown=("paper", .26),
           arms="reach")
    with placed((-1.84, .42, FLOOR)):
        table(.44, .34, .31, "paper")
        with placed((0, .05, .31)):
            screen(.28, .18, "curve")
    with placed((-1.80, .16, FLOOR), turn=165):
        office_chair("teal")
    with placed((x0 + .03, -.12, .68), turn=90):
        box((-.12, .12), (-.02, 0), (0, .36), "paper", .006)
        for i in range(4):
            box((-.08 + i * .012, .08 - i * .012), (-.026, -.02), (.27 - i * .07, .30 - i * .07), "ink", 0)
    with placed((x0 + .02, .28, .74), turn=90):
        picture_frame(.26, .30, "sea", "ember")
    tube([(-1.28, .30, FLOOR), (-1.28, .30, .98), (-1.33, .25, 1.0)], .010, steel(), smooth=False)
    box((-1.38, -1.28), (.21, .27), (.82, .95), "mist", .01)


def reception():
    x0, x1 = LINK
    box((x0, x1), (HALL - .05, BACK), (-.04, FLOOR - .02), "stone")
    tiles((x0 + .02, x1 - .02), (HALL, .95), FLOOR + .01, "sand", "paper", .24)
    room((x0, x1), (HALL + .08, .98), (FLOOR, 1.36), "cream", power=120, sides=(False, False))
    box((x0 + .1, x1 - .1), (1.1, BACK), (FLOOR, 1.36), "paper")
    for at in (x0 + .03, -.36, .16, x1 - .03):
        box((at - .02, at + .02), (HALL, HALL + .05), (FLOOR, 1.34), "ink", .006)
    box((x0, x1), (HALL, HALL + .05), (1.10, 1.14), "ink", .006)
    box((x0 - .02, x1 + .02), (HALL - .34, BACK), (1.36, 1.46), "paper")
    box((x0 - .03, x1 + .03), (HALL - .36, HALL - .32), (1.33, 1.47), "teal", .01)
    with placed((-.10, .38, FLOOR)):
        counter(.78, .26, .42, "teal")
        with placed((-.2, .02, .42), turn=165):
            screen(.22, .15, "list")
        cylinder(.26, -.04, (.42, .47), .03, "ember", sides=16)
        cylinder(.26, -.04, (.47, .48), .006, "ink", sides=10, bevel=0)
    person(-.06, .68, FLOOR, 0, .80, "sea", skin="fair", hair="brown", style="bun", arms="desk")
    with placed((-.10, .955, 1.12)):
        clinic_cross(.22, glow("#FF9C3A", 3.2))
    for y in (.05, .36):
        with placed((.45, y, FLOOR), turn=-90):
            chair("ember")
    person(.44, .05, FLOOR, -90, .78, "plum", skin="brown", hair="black", style="short", stance="sit", gown=("plum", .14),
           hat=("hijab", "blush"), arms="hold")
    potted(-.70, .10, FLOOR, .5, "ember", "fern", "palm", 4)
    with placed((.30, .955, .90)):
        clock(.10)


def treatment_room():
    x0, x1 = EAST[0] + .05, EAST[1] - .1
    room((x0, x1), (FRONT + .12, 1.1), (FLOOR, EAVE - .02), "#E9D9C0", "stone", 95, sides=(True, False))
    with placed((x0 + .13, .28, FLOOR), turn=90):
        shelf(.78, 1.0, 4, .18, "jars", 12, "paper", ("sea", "paper", "amber", "teal", "blush"))
    with placed((1.05, .92, FLOOR)):
        counter(.52, .28, .40, "mist", "paper")
        box((-.16, .16), (-.12, .10), (.40, .78), "paper", .02)
        box((-.12, .12), (-.125, -.115), (.44, .74), glow("#BFEDE8", 1.0), .004)
        for i in range(6):
            cylinder(-.08 + (i % 3) * .08, -.13, (.47 + (i // 3) * .14, .54 + (i // 3) * .14), .02,
                     ("ember", "teal", "paper")[i % 3], sides=10)
    with placed((1.16, -.18, FLOOR), turn=22):
        box((-.15, .15), (-.16, .16), (.18, .24), "ember", .03)
        box((-.15, .15), (.13, .19), (.22, .56), "ember", .03, tilt=(-22, 0, 0))
        box((-.14, .14), (-.44, -.16), (.14, .20), "ember", .03, tilt=(14, 0, 0))
        cylinder(0, 0, (0, .18), .05, steel())
        cylinder(0, 0, (0, .025), .16, "ink")
    with placed((1.16, -.18, 0), turn=22):
        person(0, .02, FLOOR + .02, 0, .60, "amber", "denim", skin="fair", hair="fair", style="child", stance="sit",
               arms="hold")
    person(.98, .26, FLOOR, 15, .80, "teal", "teal", skin="dark", hair="black", style="bun", arms="reach")
    person(1.62, -.30, FLOOR, -70, .76, "rose", "ink", skin="fair", hair="fair", style="long", arms="hold")
    tube([(1.40, .30, FLOOR), (1.40, .30, 1.0), (1.26, .10, 1.08)], .010, steel(), smooth=False)
    cylinder(1.24, .08, (1.0, 1.07), .07, "paper", .03)
    ball(1.24, .08, 1.0, .04, glow("#FFE0B0", 9))


def forecourt():
    paving((-2.45, 2.55), (-2.0, -.86), 0, colours=("paper", "stone", "sand", "paper"), seed=8)
    for i in range(6):
        box((-.42, .24), (-1.62 + i * .13, -1.5 + i * .13), (.03, .055 + i * .012), "sand", .006)
    box((-.86, .62), (-.88, HALL - .05), (-.03, FLOOR - .004), "sand", .01)
    for x in (-.47, .29):
        tube([(x, -1.66, .05), (x, -1.66, .34), (x, -.86, .44), (x, -.86, .10)], .013, steel(), smooth=False)
        tube([(x, -1.26, .06), (x, -1.26, .39)], .011, steel(), smooth=False)
    with placed((-.10, -1.86, .045), turn=20):
        wheelchair()
        person(0, -.01, 0, 0, .76, "ember", "ink", skin="tan", hair="grey", style="bob", stance="sit", arms="hold")
    person(-.02, -1.52, .05, 12, .82, "sea", "sea", skin="fair", hair="brown", style="short", arms="reach")
    with placed((-1.62, -1.12, .045)):
        bench(.9)
    person(-1.80, -1.14, .045, 8, .78, "olive", "denim", skin="dark", hair="grey", style="short", stance="sit", arms="down",
           hat=("cap", "deep"))
    person(1.15, -1.35, .045, -20, .80, "plum", "ink", skin="tan", hair="dark", style="long", arms="hold",
           carry=("bag", "amber"), stance="walk")
    person(1.42, -1.42, .045, -10, .52, "amber", "denim", skin="tan", hair="dark", style="child", arms="wave")
    pots(-1.0, -2.30, .62, pot="deep")
    with placed((2.72, -.05, .04), turn=97):
        van("paper", "teal", cross=True)
    with placed((-2.42, -1.82, .03)):
        box((-.035, .035), (-.03, .03), (0, 1.15), "deep", .01)
        box((-.20, .20), (-.05, .05), (.72, 1.22), "deep", .02)
        with placed((0, -.052, 1.03)):
            clinic_cross(.22, glow("#FF9C3A", 5))
        for i in range(2):
            box((-.13, .13 - i * .08), (-.056, -.05), (.84 - i * .06, .86 - i * .06), "paper", 0)
    for i in range(4):
        bulb((-.6 + i * .4, -.7, 1.28), 1.2)


def garden(land):
    grass((2.8, 1.45), .66, .035, 4, (.8, .9), land=land)
    box((2.34, 2.98), (-1.42, .75), (-.02, .03), matt("sand", .05), .02)
    grass((-2.95, .1), .66, .035, 5, (.72, 1.6), land=land)
    back_row(1.3, 1.45, 1.3, colours=("fern", "olive", "fern"))
    tree(2.72, 1.5, .02, 1.35, .5, "pine", 4, bloom="#C8402E")
    cabbage_tree(-2.98, -.35, .02, 1.95, 3)
    fir(1.9, 2.2, .2, 1.5, .38)
    fir(-1.05, 2.4, .4, 1.6, .38, seed=3)
    fir(-2.9, 1.0, .1, 1.1, .32, "fern", seed=8)
    tufts((3.18, -.35, .34), (3.2, .5, .34), (-3.2, -.8, .36), (-2.8, .5, .34), (2.6, 1.7, .36))
    bushes(*((2.28, -.55 + i * .42, .15 + .04 * (i % 2)) for i in range(5)), blooms=("blush", "paper"))


def build():
    land = town(9, [(1.8, (.3, 2.3), .6, 18, 3), (1.4, (-2.3, 1.6), .35, 23, 2)], -2.08, -.45, pebbles=6)
    wings()
    consulting_room()
    reception()
    treatment_room()
    forecourt()
    garden(land)
    rug((-.6, .3), (-.25, .15), FLOOR + .012, "teal")
    with placed((-.1, .1, 0)):
        pendant(1.34, 1.08, "amber", .09)
    hoop((-.1, HALL - .38, 1.40), .03, .006, "brass")
    z, f = .075, FLOOR + .035
    route(land, [
        *level(z, (-1.9, -2.12), (-1.2, -1.88), (-.62, -1.86), (-.30, -1.64)), (-.26, -1.2, .12),
        *level(f, (-.26, -.6), (-.30, -.1), (-.22, .16), (.02, .17), (.12, -.1), (.08, -.6)), (.10, -1.2, .12),
        *level(z, (.16, -1.62), (.55, -1.78), (1.2, -1.76), (1.8, -1.82), (2.3, -1.98)),
    ], arrive=(150, 236), leave=(320, 408))
    node(-.24, HALL - .1, f + .03)
    node(-.1, .18, f + .02, .05)
    pin(-1.15, -1.52, .05, .62)
    pin(2.25, -1.25, .03, .55)
