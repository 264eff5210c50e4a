"""The team at work: a wall of cards with two people sorting it, a desk shared with a customer, a call to the other offices."""

from kit.diorama import cutaway
from kit.fittings import clock, contour_print, laptop, mug, papers, pendant, rug, screen
from kit.furniture import office_chair, round_table, shelf, sofa, table
from kit.garden import rim_bed, side_gardens
from kit.light import bulb
from kit.materials import glow, matt
from kit.people import person
from kit.plants import potted
from kit.shapes import ball, box, placed
from kit.street import bicycle, sandwich_board
from kit.terrain import Land, forecourt, stones
from kit.thread import level, node, pin, route

X, Y, FLOOR, HIGH = (-2.10, 2.0), (-1.15, 1.30), .12, 1.36


def card_wall():
    """On the back wall: cards in four columns, one of them lit and about to move."""
    with placed((-.98, Y[1] - .004, .56)):
        box((-.62, .62), (-.03, 0), (0, .66), "walnut", .008)
        box((-.59, .59), (-.036, -.02), (.03, .63), "paper", .003)
        for column in range(1, 4):
            x = -.59 + column * .295
            box((x - .004, x + .004), (-.040, -.034), (.06, .60), "mist", 0)
        tones = ("sea", "blush", "sand", "teal", "ember")
        for column, count in enumerate((4, 3, 2, 3)):
            for row in range(count):
                x, z = -.445 + column * .295, .53 - row * .13
                lit = column == 2 and row == 1
                box((x - .09, x + .09), (-.046, -.036), (z - .045, z + .045),
                    glow("#FFA63A", 2.6) if lit else matt(tones[(column * 2 + row) % 5], .05, 0), .003)
    person(-1.42, .82, FLOOR, 158, .82, "ember", "ink", skin="tan", hair="black", gown=("plum", .08),
           hat=("hijab", "marigold"), arms="point")
    person(-.98, .90, FLOOR, 165, .82, "paper", "denim", skin="brown", hair="black", style="short", arms="hold",
           carry=("tablet", "ink"))


def shared_desk():
    """A customer shows how the job is done today; two of the team watch."""
    with placed((.06, -.16, FLOOR)):
        table(1.26, .50, .32, "wood", "teal")
        with placed((-.30, .04, .32), turn=172):
            screen(.34, .22, "list")
        with placed((.34, .02, .32), turn=184):
            laptop("steel")
        with placed((.02, -.10, .32)):
            papers(4, 3)
        with placed((.56, -.14, .32)):
            mug("ember")
    for x, colour in ((-.30, "deep"), (.36, "ember")):
        with placed((x, .30, FLOOR), turn=0):
            office_chair(colour)
    person(-.30, .28, FLOOR, 4, .80, "teal", "ink", skin="fair", hair="grey", style="short", stance="sit", arms="desk")
    person(.36, .28, FLOOR, -4, .80, "marigold", "ink", skin="dark", hair="black", style="bun", stance="sit", arms="desk")
    person(.86, .12, FLOOR, -62, .82, "sea", "denim", skin="fair", hair="brown", style="long", arms="hold",
           carry=("clipboard", "walnut"))
    with placed((.06, -.16, 0)):
        pendant(1.52, 1.20, "ember", .12)


def call():
    """Under the window: the other two offices on a screen."""
    with placed((1.52, Y[1] - .16, FLOOR)):
        box((-.36, .36), (-.12, .12), (0, .30), "wood", .01)
        box((-.34, .34), (-.03, 0), (.36, .78), "ink", .012)
        for i, tone in enumerate(("#2F8F96", "#C77B45")):
            x = -.165 + i * .33
            box((x - .15, x + .15), (-.037, -.028), (.39, .75), glow(tone, .8), 0)
            ball(x, -.045, .60, .055, matt(("#A56C46", "#D09A70")[i], .05, 0), 2, (1, .35, 1.1))
            ball(x, -.046, .45, .10, matt(("amber", "paper")[i], .05, 0), 2, (1, .25, .75))
    person(1.42, .38, FLOOR, 176, .82, "olive", "ink", skin="tan", hair="dark", style="bob", arms="wave")


def corner():
    """A sofa, the books and what is ready to be handed over."""
    rug((-1.86, -.86), (-.88, -.02), FLOOR, "#2E6C70")
    with placed((X[0] + .30, -.42, FLOOR), turn=90):
        sofa(.72, "teal", ("amber", "blush"))
    with placed((-1.26, -.40, FLOOR)):
        round_table(.20, .24, "walnut")
        with placed((0, 0, .24)):
            papers(3, 8)
    with placed((X[0] + .11, .62, FLOOR), turn=90):
        shelf(.78, 1.06, 4, .18, "books", 12)
    with placed((X[0] + .02, -.42, .78), turn=90):
        contour_print(.72, .44)
    for x in (.02, .34, .66):
        with placed((x, Y[1] - .005, 1.12)):
            clock(.11)
    potted(1.78, -.86, FLOOR, .50, "ember", "fern", "palm", 5)
    potted(-1.86, 1.08, FLOOR, .40, "paper", "fern", "shrub", 4)


def build():
    land = Land(3.35, .10, seed=91, stretch=(1.0, .92), thick=.115)
    stones(land, 16, 7, skip=((225, 320),))
    cutaway(X, Y, HIGH, "#E9DCC2", "wood", FLOOR, (), (), 150, "deep")
    card_wall()
    shared_desk()
    call()
    corner()
    for x, y in ((-1.2, .1), (.9, -.2)):
        bulb((x, y, 1.35), 5)
    forecourt(land, (-2.6, 2.1), (-2.6, -1.26), seed=6)
    with placed((-1.52, -1.66, .025), turn=-6):
        bicycle("ember")
    with placed((1.02, -1.64, .025), turn=12):
        sandwich_board(.48)
    rim_bed(land, (205, 226), seed=3, bloom="marigold")
    rim_bed(land, (284, 304), seed=8, bloom="rose")
    side_gardens(land, "cabbage", bloom="#C8402E")
    z, f, top = .075, FLOOR + .03, FLOOR + .35
    route(land, [
        *level(z, (-1.10, -1.72), (-.80, -1.52)), (-.66, -1.24, .10), *level(f, (-.72, -.90), (-.86, -.30), (-.90, .40)),
        (-.80, 1.10, .30), (-.68, 1.24, .72), (-.66, 1.235, .96), (-.48, 1.24, .60), (-.40, 1.10, .20),
        *level(f, (-.70, .30), (-.62, -.10)), (-.50, -.26, .30), *level(top, (-.34, -.24), (.04, -.28), (.34, -.22)),
        (.70, -.34, .30), *level(f, (.92, -.42), (1.30, -.10), (1.36, -.60), (1.0, -1.0)), (1.05, -1.26, .09),
        (1.5, -1.58, z),
    ])
    node(-.66, 1.235, .97, .045)
    node(.04, -.28, top + .03, .055)
    pin(-.62, -.92, FLOOR, .55)
    pin(1.62, -1.40, .03, .5)
