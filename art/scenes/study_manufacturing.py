"""A coating line cut open: brackets on an overhead conveyor, the booth, and the two inspection cameras over the thread."""

from kit.diorama import cutaway
from kit.fittings import clock, screen
from kit.furniture import shelf, table
from kit.garden import rim_bed, side_gardens
from kit.light import bulb
from kit.materials import glass, glow, paint, steel
from kit.people import person
from kit.shapes import box, cylinder, hoop, placed, prism, tube
from kit.street import loaded_pallet, pallet
from kit.terrain import Land, forecourt, stones
from kit.thread import level, node, pin, route
from kit.vehicles import forklift

X, Y, FLOOR, HIGH = (-2.15, 2.0), (-1.15, 1.25), .12, 1.50
LINE_Y, RAIL, HOOK = -.05, 1.36, .86
PANES = [(-.75, -.05, .72, 1.25), (.25, .85, .72, 1.25)]


def bracket(x, coat):
    """A pressed L-shaped shelf bracket on its hook."""
    tube([(x, LINE_Y, RAIL - .05), (x, LINE_Y, HOOK + .30)], .006, steel(), smooth=False)
    skin = paint(coat, .35, .5, .02) if coat != "raw" else steel()
    prism([(x - .10, HOOK), (x - .06, HOOK), (x - .06, HOOK + .22), (x + .14, HOOK + .22), (x + .14, HOOK + .26),
           (x - .10, HOOK + .26)],
          (LINE_Y - .035, LINE_Y + .035), skin, "y", .006)
    prism([(x - .05, HOOK + .08), (x - .05, HOOK + .11), (x + .06, HOOK + .215), (x + .09, HOOK + .215)],
          (LINE_Y - .012, LINE_Y + .012), skin, "y", .003)
    tube([(x, LINE_Y, HOOK + .30), (x + .02, LINE_Y, HOOK + .27), (x, LINE_Y, HOOK + .25)], .007, "ink")


def conveyor():
    box((X[0] + .06, X[1] - .05), (LINE_Y - .03, LINE_Y + .03), (RAIL, RAIL + .05), "amber", .008)
    box((X[0] + .06, X[1] - .05), (LINE_Y - .05, LINE_Y + .05), (RAIL + .045, RAIL + .06), "amber", .004)
    for x in (-1.95, -.12, 1.80):
        box((x - .035, x + .035), (LINE_Y + .12, LINE_Y + .19), (FLOOR, RAIL + .12), "deep", .008)
        box((x - .03, x + .03), (LINE_Y - .06, LINE_Y + .18), (RAIL + .06, RAIL + .12), "deep", .008)
    coats = ("raw", "raw", None, None, "ember", "ember", "ember", "ember", "ember")
    for i, coat in enumerate(coats):
        x = -1.86 + i * .42
        cylinder(x, RAIL - .02, (LINE_Y - .03, LINE_Y + .03), .028, steel(), axis="y", sides=14)
        if coat:
            grow, hang = 1.35, RAIL - .05
            with placed((x * (1 - grow), LINE_Y * (1 - grow), hang * (1 - grow)), scale=grow):
                bracket(x, coat)


def booth():
    body = paint("sea", .45, .4, .03)
    x0, x1 = -1.34, -.34
    box((x0, x1), (LINE_Y + .26, LINE_Y + .70), (FLOOR, 1.62), body, .025)
    for x in ((x0, x0 + .08), (x1 - .08, x1)):
        box(x, (LINE_Y - .34, LINE_Y + .27), (FLOOR, .50), body, .015)
        box(x, (LINE_Y - .34, LINE_Y + .27), (1.44, 1.62), body, .015)
        box(x, (LINE_Y - .34, LINE_Y - .24), (.49, 1.45), body, .015)
    box((x0 + .07, x1 - .07), (LINE_Y - .34, LINE_Y - .26), (FLOOR, .46), body, .015)
    box((x0 - .02, x1 + .02), (LINE_Y - .38, LINE_Y + .72), (1.61, 1.70), "teal", .015)
    box((x0 + .08, x1 - .08), (LINE_Y - .31, LINE_Y - .30), (.46, 1.44), glass("#e6f2ee"), 0)
    box((x0 + .10, x1 - .10), (LINE_Y + .245, LINE_Y + .262), (.62, 1.40), glow("#FFC88A", 1.5), 0)
    for i in range(3):
        x = x0 + .24 + i * .26
        cylinder(x, .94, (LINE_Y + .14, LINE_Y + .26), .035, "ink", axis="y", sides=14)
        cylinder(x, .94, (LINE_Y + .09, LINE_Y + .15), .018, "ember", axis="y", sides=10)
    for x in (x0 + .28, x1 - .28):
        cylinder(x, LINE_Y + .48, (1.68, 1.98), .09, steel())
    for i in range(3):
        cylinder(x0 + .2 + i * .05, .32, (LINE_Y - .36, LINE_Y - .335), .014, ("ember", "amber", "paper")[i], axis="y",
                 sides=10)
    bulb((-.84, LINE_Y, 1.2), 3)


def camera_head(x, side):
    y = LINE_Y + side * .34
    box((x - .06, x + .06), (y - .07, y + .07), (.98, 1.10), "ink", .015)
    cylinder(x, 1.04, (min(y - side * .07, y - side * .17), max(y - side * .07, y - side * .17)), .042, "slate", axis="y",
             sides=20)
    hoop((x, y - side * .18, 1.04), .075, .014, glow("#FFE2B4", 7))
    box((x - .012, x + .012), (y - .075, y - .07), (1.07, 1.085), glow("#FF9A2E", 8), 0)


def inspection():
    x = .66
    for dx in (-.24, .24):
        for side in (-1, 1):
            box((x + dx - .025, x + dx + .025), (LINE_Y + side * .42 - .025, LINE_Y + side * .42 + .025), (FLOOR, 1.26),
                "paper", .008)
    for side in (-1, 1):
        box((x - .27, x + .27), (LINE_Y + side * .42 - .02, LINE_Y + side * .42 + .02), (1.22, 1.28), "paper", .008)
        tube([(x, LINE_Y + side * .42, 1.22), (x, LINE_Y + side * .36, 1.10)], .016, "ink", smooth=False)
        camera_head(x, side)
    box((x - .30, x + .30), (LINE_Y - .46, LINE_Y + .46), (FLOOR, FLOOR + .06), "ink", .01)
    bulb((x, LINE_Y - .1, 1.0), 2.5)
    with placed((1.24, -.62, FLOOR)):
        table(.52, .32, .40, "paper", "ink")
        with placed((0, .04, .40), turn=0):
            screen(.34, .23, "scan")
    person(1.62, -.52, FLOOR, -62, .82, "deep", "ink", skin="brown", hair="black", style="bun", arms="hold",
           carry=("tablet", "paper"))
    person(.16, -.62, FLOOR, 118, .82, "ember", "denim", skin="tan", hair="dark", hat=("hard", "amber"), arms="hold",
           carry=("clipboard", "walnut"))


def rest():
    person(-1.80, -.52, FLOOR, 140, .82, "teal", "denim", skin="dark", hair="black", hat=("hard", "paper"), arms="reach")
    with placed((-1.60, -.86, FLOOR), turn=6):
        pallet(.56, .42)
        for i in range(3):
            for k in range(4):
                prism([(-.22 + i * .16, .08 + k * .05), (-.10 + i * .16, .08 + k * .05), (-.10 + i * .16, .12 + k * .05),
                       (-.22 + i * .16, .12 + k * .05)],
                      (-.14, .14), steel(), "y", .006)
    for k, (x, y) in enumerate(((1.55, .55), (1.55, .98))):
        with placed((x, y, FLOOR)):
            loaded_pallet((.46, .36), (.38, .30, .205), 3 - k, 3, ("card", "sand"))
    with placed((.55, Y[1] - .13, FLOOR)):
        shelf(.9, 1.05, 3, .22, "boxes", 7, "deep", ("card", "sand", "sea", "mist"), back=False)
    with placed((-1.75, Y[1] - .01, 1.28)):
        clock(.13)
    person(.05, .72, FLOOR, 30, .80, "sea", "ink", skin="tan", hair="black", gown=("sea", .2), hat=("hijab", "amber"),
           arms="hold", carry=("clipboard", "walnut"))


def build():
    land = Land(3.35, .10, seed=57, stretch=(1.0, .92), thick=.115)
    stones(land, 16, 5, skip=((225, 320),))
    cutaway(X, Y, HIGH, "#C9C6B6", "#8FA19E", FLOOR, [(-1.9, -1.45, .78, 1.32)], PANES, 150, "ember")
    conveyor()
    booth()
    inspection()
    rest()
    box((X[0] + .1, X[1] - .1), (-.98, -.95), (FLOOR, FLOOR + .004), "amber", 0)
    forecourt(land, (-2.6, 2.1), (-2.6, -1.26), (.42, .29), seed=4)
    with placed((.02, -1.86, .025), turn=160):
        forklift()
    with placed((-.72, -1.84, .025), turn=8):
        loaded_pallet((.46, .36), (.36, .28, .195), 2, 4)
    rim_bed(land, (212, 236), seed=7, bloom="marigold")
    rim_bed(land, (282, 302), seed=5, bloom=None)
    side_gardens(land, "palm", bloom="marigold")
    z, f = .075, FLOOR + .03
    route(land, [
        *level(z, (-1.35, -1.62), (-1.15, -1.5)), (-.95, -1.25, .10),
        *level(f, (-.85, -.9), (-.55, -.58), (-.10, -.35), (.20, LINE_Y - .02)), (.34, LINE_Y, .20), (.66, LINE_Y, .22),
        (.98, LINE_Y, .20), *level(f, (1.12, LINE_Y - .08), (1.0, -.36), (.62, -.72), (.66, -1.05)), (.95, -1.28, .09),
        (1.5, -1.58, z),
    ])
    node(.66, LINE_Y, .24, .055)
    pin(-.30, -.92, FLOOR, .55)
    pin(1.55, .98, FLOOR + .50, .3)
