"""A clinic's front desk cut open: the telephone, the waiting room, and the consulting room whose door stands open."""

from kit.building import wall
from kit.diorama import cutaway
from kit.fittings import clinic_cross, clock, contour_print, papers, picture_frame, rug, screen
from kit.furniture import chair, counter, office_chair, table
from kit.garden import rim_bed, side_gardens
from kit.light import bulb, room_light
from kit.materials import glow, matt, steel
from kit.people import person
from kit.plants import potted
from kit.shapes import box, cylinder, placed, tube
from kit.street import bench
from kit.terrain import Land, forecourt, stones
from kit.thread import level, node, pin, route
from kit.vehicles import wheelchair

X, Y, FLOOR, HIGH = (-2.10, 2.0), (-1.15, 1.30), .12, 1.36
PARTITION, DOORWAY = .62, (-.10, .46, FLOOR, 1.16)


def telephone():
    box((-.08, .08), (-.06, .06), (0, .03), "ink", .012)
    box((-.06, .06), (.0, .04), (.03, .05), "ink", .01)
    tube([(-.10, .02, .05), (-.09, .02, .075), (.09, .02, .075), (.10, .02, .05)], .018, "ember")
    for i in range(9):
        a, b = -.035 + (i % 3) * .03, -.045 + (i // 3) * .02
        box((a, a + .018), (b, b + .012), (.03, .036), "paper", .001)


def desk():
    with placed((-.92, .48, FLOOR)):
        counter(1.28, .32, .44, "teal", "wood")
        with placed((-.34, .04, .44), turn=172):
            screen(.26, .17, "list")
        with placed((.30, -.04, .44)):
            telephone()
        with placed((.02, -.02, .44)):
            papers(3, 4)
    person(-1.16, .90, FLOOR, 0, .82, "sea", "ink", skin="fair", hair="brown", style="bun", arms="desk")
    person(-.62, .90, FLOOR, -8, .82, "paper", "ink", skin="brown", hair="black", style="short", arms="wave")
    with placed((-.92, Y[1] - .001, 1.16)):
        clinic_cross(.26, glow("#FF9C3A", 3.4), .02)
    with placed((-1.70, Y[1] - .005, .95)):
        clock(.12)
    with placed((-.24, Y[1] - .005, .80)):
        picture_frame(.36, .40, "sea", "ember")


def waiting():
    rug((-1.62, -.40), (-.72, .02), FLOOR, "#2E6C70")
    for i, y in enumerate((-.86, -.50, -.14)):
        with placed((X[0] + .20, y, FLOOR), turn=90):
            chair(("ember", "amber", "ember")[i], "walnut", .22)
    person(X[0] + .22, -.84, FLOOR, 88, .78, "plum", "ink", skin="tan", hair="black", gown=("plum", .12),
           hat=("hijab", "blush"), stance="sit", arms="hold")
    person(X[0] + .22, -.14, FLOOR, 80, .80, "olive", "denim", skin="fair", hair="grey", style="short", stance="sit",
           arms="hold", carry=("tablet", "ink"))
    person(-1.36, -.52, FLOOR, 100, .50, "amber", "denim", skin="tan", hair="black", style="child", arms="wave")
    with placed((X[0] + .02, -.32, .70), turn=90):
        contour_print(.74, .44)
    with placed((-.62, -.36, FLOOR), turn=28):
        wheelchair()
        person(0, -.01, 0, 0, .76, "rose", "ink", skin="brown", hair="grey", style="bun", gown=("rose", .12), stance="sit",
               arms="hold", sash="marigold")
    with placed((-1.36, .02, FLOOR)):
        table(.30, .26, .18, "wood")
        with placed((0, 0, .18)):
            papers(3, 9)
    potted(-1.86, .92, FLOOR, .48, "ember", "fern", "palm", 3)
    potted(.36, -.95, FLOOR, .42, "paper", "fern", "shrub", 6)


def consulting():
    """Beyond a partition with an open door, on the right."""
    with placed((PARTITION, 0, 0), turn=90):
        wall((-.52, Y[1]), (FLOOR, FLOOR + HIGH), matt("#BFD8D0", .03, 0), [DOORWAY], -.04, .08)
        box((-.54, Y[1] - .02), (-.06, .06), (FLOOR + HIGH, FLOOR + HIGH + .05), "teal", .01)
        for a in (DOORWAY[0] - .02, DOORWAY[1] - .02):
            box((a, a + .04), (-.06, .06), (FLOOR, 1.20), "wood", .006)
        box((DOORWAY[0] - .02, DOORWAY[1] + .02), (-.06, .06), (1.16, 1.21), "wood", .006)
    with placed((PARTITION + .05, DOORWAY[1], FLOOR), turn=-18):
        box((0, .54), (-.015, .015), (.01, 1.04), "ember", .008)
        cylinder(.47, -.03, (.46, .56), .012, "brass", sides=10)
    box((PARTITION + .05, X[1]), (Y[1] - .004, Y[1]), (FLOOR, FLOOR + HIGH), matt("#BFD8D0", .03, 0), 0)
    with placed((1.62, .52, FLOOR)):
        for dx in (-.18, .18):
            for dy in (-.42, .42):
                cylinder(dx, dy, (0, .22), .016, steel(), sides=10, bevel=0)
        box((-.24, .24), (-.50, .50), (.20, .26), "teal", .03)
        box((-.23, .23), (.22, .50), (.25, .30), "teal", .03, tilt=(22, 0, 0))
        box((-.16, .16), (-.44, .16), (.258, .272), "paper", .008)
    person(1.62, .20, FLOOR + .055, 8, .78, "amber", "denim", skin="dark", hair="black", style="long", stance="sit",
           arms="desk")
    person(1.14, .10, FLOOR, 72, .82, "paper", "ink", skin="tan", hair="black", style="short", gown=("paper", .26),
           arms="reach")
    with placed((1.02, 1.08, FLOOR)):
        table(.52, .34, .32, "paper")
        with placed((0, .04, .32)):
            screen(.28, .18, "curve")
    with placed((1.06, .80, FLOOR), turn=170):
        office_chair("teal")
    with placed((1.50, Y[1] - .008, .72)):
        box((-.14, .14), (-.02, 0), (0, .42), "paper", .006)
        for i in range(4):
            box((-.09 + i * .013, .09 - i * .013), (-.026, -.018), (.32 - i * .08, .36 - i * .08), "ink", 0)
    tube([(1.90, .95, FLOOR), (1.90, .95, 1.2), (1.78, .80, 1.26)], .012, steel(), smooth=False)
    cylinder(1.76, .78, (1.16, 1.25), .08, "paper", .03)
    room_light((1.3, .5, 1.9), (1.0, 1.2), 60)


def build():
    land = Land(3.35, .10, seed=64, stretch=(1.0, .92), thick=.115)
    stones(land, 16, 5, skip=((225, 320),))
    cutaway(X, Y, HIGH, "#EFDFC4", "tiles", FLOOR, (), (), 135, "teal")
    desk()
    waiting()
    consulting()
    for x, y in ((-1.3, -.3), (-.3, .0)):
        bulb((x, y, 1.35), 5)
    forecourt(land, (-2.6, 2.1), (-2.6, -1.26), seed=4)
    person(.98, -.62, FLOOR, -40, .80, "denim", "ink", skin="fair", hair="fair", style="bob", arms="hold",
           carry=("bag", "amber"), stance="walk")
    with placed((-.15, -1.80, .025), turn=5):
        bench(.9)
    rim_bed(land, (212, 238), seed=6, bloom="rose")
    rim_bed(land, (280, 300), seed=8, bloom="paper")
    side_gardens(land, "cabbage", bloom="rose")
    z, f = .075, FLOOR + .03
    route(land, [
        *level(z, (-1.35, -1.62), (-1.0, -1.50)), (-.72, -1.24, .10), *level(f, (-.70, -.95), (-.82, -.6), (-.80, .0)),
        (-.70, .24, .30), (-.62, .33, .58), (-.58, .40, .66), (-.52, .33, .58), (-.42, .22, .30),
        *level(f, (-.30, .12), (.10, .16), (.62, .18), (.92, .34), (1.22, .52), (1.22, .36), (1.0, -.14), (.86, -.8)),
        (1.0, -1.26, .09), (1.5, -1.58, z),
    ])
    node(-.58, .42, .67, .05)
    node(1.22, .46, f + .02, .055)
    pin(-.06, -.72, FLOOR, .55)
    pin(1.85, -.9, FLOOR, .5)
