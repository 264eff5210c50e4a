"""What a chatbot hands to a person: the line reaches the service hatch and goes on to the one who stands behind it."""

from kit.building import room, wall
from kit.fittings import pendant, screen
from kit.furniture import shelf
from kit.garden import STREET, pots, rim_bed, tufts
from kit.light import bulb
from kit.materials import paint
from kit.people import person
from kit.plants import cabbage_tree, fir, tree
from kit.roofs import awning, parapet
from kit.shapes import ball, box, cylinder, placed, tube
from kit.street import bench, sandwich_board
from kit.terrain import Land, forecourt, grass, paving, stones
from kit.thread import level, node, pin, route

X, Y, FLOOR, TOP = (-1.35, 1.25), (-.10, 1.25), .10, 1.55
HATCH = (-.95, .85, .62, 1.22)


def kiosk():
    skin = paint("#2B7C7C", .7, .2, .05)
    box((X[0] - .08, X[1] + .08), (Y[0] - .08, Y[1]), (-.04, FLOOR - .02), "stone")
    wall(X, (FLOOR - .02, TOP), skin, [HATCH], Y[0])
    for i in range(12):
        x = X[0] + .06 + i * (X[1] - X[0] - .12) / 11
        box((x - .016, x + .016), (Y[0] - .016, Y[0] + .01), (FLOOR, .54), skin, .004)
    with placed((X[1], 0, 0), turn=90):
        wall((Y[0] + .1, Y[1]), (FLOOR - .02, TOP), skin, [(.35, .95, .62, 1.20)])
        for a, b in ((.32, .36), (.94, .98)):
            box((a, b), (-.02, .06), (.60, 1.22), "paper", .006)
        box((.30, 1.0), (-.05, .06), (.57, .62), "paper", .008)
    box((X[0], X[0] + .08), (Y[0] + .1, Y[1]), (FLOOR, TOP), skin)
    box((X[0] + .08, X[1] - .1), (Y[1] - .08, Y[1]), (FLOOR, TOP), skin)
    room((X[0] + .08, X[1] - .1), (Y[0] + .12, 1.15), (FLOOR, TOP - .05), "cream", "wood", 130, sides=(True, False))
    box((HATCH[0] - .10, HATCH[1] + .10), (Y[0] - .26, Y[0] + .20), (.56, .62), "wood", .012)
    for x in (HATCH[0], HATCH[1]):
        tube([(x, Y[0] - .02, .30), (x, Y[0] - .22, .55)], .014, "ink", smooth=False)
    parapet(X, Y, (TOP, TOP + .14), .08, "paper", "ember")
    box((X[0] + .08, X[1] - .08), (Y[0] + .08, Y[1] - .08), (TOP - .03, TOP + .03), "slate", 0)
    awning((X[0] + .05, X[1] - .05), Y[0] - .03, 1.53, 10, reach=.40, drop=.12)


def counter_top():
    with placed((-.55, Y[0] - .06, .62), turn=-28):
        screen(.34, .24, "list")
    ball(.30, Y[0] - .14, .635, .05, "brass", cut=((0, 0, 0), (0, 0, 1)))
    cylinder(.62, Y[0] - .08, (.62, .72), .045, "ember", .05)
    for k in range(3):
        tube([(.62, Y[0] - .08, .70), (.60 + k * .02, Y[0] - .07, .84)], .006, ("paper", "amber", "teal")[k], smooth=False)
    person(.16, .34, FLOOR + .12, 8, .86, "ember", "ink", skin="brown", hair="black", style="bun", arms="desk", apron="deep")
    box((-.9, .9), (.18, .62), (FLOOR, FLOOR + .12), "walnut", .01)
    with placed((-.62, 1.02, FLOOR)):
        shelf(.84, 1.22, 4, .16, "files", 6, "walnut", ("teal", "ember", "sand", "amber"))
    with placed((X[0] + .19, .55, FLOOR), turn=90):
        shelf(.62, 1.22, 4, .16, "mixed", 8)
    with placed((-.1, .2, 0)):
        pendant(TOP - .06, 1.24, "amber", .09)
    for x in (-.6, .5):
        bulb((x, Y[0] - .2, 1.25), 2)


def build():
    land = Land(2.95, .09, thick=.10, seed=83, stretch=(1.0, .90))
    stones(land, 14, 6, skip=(STREET,))
    kiosk()
    counter_top()
    paving((-1.75, 1.75), (-1.10, -.20), 0, seed=5)
    forecourt(land, (-2.6, 2.6), (-2.6, -1.13), seed=7)
    rim_bed(land, (232, 258), seed=3, bloom="rose")
    rim_bed(land, (282, 300), seed=5, bloom="paper")
    person(-.22, -.72, .045, 168, .82, "sea", "denim", skin="tan", hair="dark", style="short", arms="hold",
           carry=("tablet", "ink"))
    person(1.12, -.62, .045, 35, .80, "plum", "ink", skin="tan", hair="black", gown=("plum", .08), hat=("hijab", "marigold"),
           arms="hold")
    person(1.46, -.55, .045, 10, .52, "amber", "denim", skin="tan", hair="black", style="child")
    with placed((-1.28, -.86, .045), turn=16):
        sandwich_board(.52)
    with placed((1.62, .55, .02), turn=90):
        bench(.8)
    grass((2.05, .75), .5, .03, 4, (.7, 1.5), land=land)
    grass((-1.95, .5), .55, .03, 6, (.72, 1.5), land=land)
    cabbage_tree(-1.95, .55, .02, 1.8, 3)
    tree(2.05, 1.05, .02, 1.4, .5, "fern", 8, bloom="#C8402E")
    tree(-.7, 1.85, 0, 1.7, .5, "olive", 4)
    fir(.6, 1.85, 0, 1.9, .42)
    tufts((2.15, .1, .32), (-2.1, -.2, .32), (-1.65, 1.1, .32))
    pots(-.36, -1.15, 1.05, size=.36)
    z = .075
    route(land, [
        *level(z, (-1.5, -1.38), (-1.0, -1.12), (-.42, -1.02), (-.40, -.62)), (-.42, -.40, .24), (-.42, -.37, .50),
        *level(.645, (-.42, -.30), (-.34, -.10), (-.12, .04), (.06, .12), (.20, .0), (.36, -.20)), (.42, -.37, .56),
        (.42, -.40, .25), *level(z, (.44, -.55), (.62, -.98), (1.2, -1.2)), (1.6, -1.45, .05),
    ], arrive=(150, 236))
    node(-.42, -.30, .67, .055)
    node(.08, .12, .67, .06)
    pin(.40, -1.02, .045, .5)
