"""A small hotel on a Malaysian lagoon: open lobby, rooms on stilts, breakfast on the deck, a boat at the jetty."""

import math

from kit.building import curtains, floorboards, room, wall, window
from kit.fittings import floor_lamp, mug, pendant, picture_frame, rug, screen, vase
from kit.furniture import bed, chair, counter, round_table, sofa
from kit.garden import bushes, tufts
from kit.light import bulb
from kit.materials import glow, matt, paint, water
from kit.people import person
from kit.plants import palm, potted, tree
from kit.roofs import gable_end, gable_roof
from kit.shapes import ball, box, cylinder, loft, placed, prism, tube
from kit.street import lantern, suitcase
from kit.terrain import Land, grass, hill, patch, stones
from kit.thread import level, node, pin, route

DECK, SEA = .30, .03
LODGE_X, LODGE_Y, EAVE, RIDGE = (-1.55, 1.20), (.15, 1.55), 1.42, 2.42
TIMBER, ROOF = "#8B5A38", "#5E6E55"


def lagoon(land):
    """Water over the front of the island, inside its rim, with a strip of sand behind."""
    rim = [land.edge(land.layers - 1, a, -.16) for a in range(172, 369, 2)]
    shore = [(2.9, -.35), (1.6, .0), (.2, .12), (-1.2, .0), (-2.6, -.2)]
    prism([(p.x, p.y) for p in rim] + shore, (-.10, SEA), water("#2A8F9B"), bevel=.008)
    patch((.0, .55), 2.5, (-.06, .045), "sand", 3, (1.12, .36), land=land)
    for x, y, r in ((-2.2, -1.9, .20), (1.7, -2.25, .16), (2.35, -1.75, .12), (-1.1, -2.6, .13)):
        for k in range(2):
            tube([(x + math.cos(t * math.pi / 9) * (r + k * .09), y + math.sin(t * math.pi / 9) * (r + k * .09) * .55,
                   SEA + .006) for t in range(-3, 8)],
                 .006, "#8FCBCB", smooth=False, round_=1)


def stilts(x, y, z, step=.55):
    for i in range(int((x[1] - x[0]) / step) + 1):
        for at in y:
            px = x[0] + i * (x[1] - x[0]) / max(1, int((x[1] - x[0]) / step))
            cylinder(px, at, (-.12, z), .035, "walnut", sides=12, bevel=0)


def railing(points):
    for i, (x, y) in enumerate(points[:-1]):
        nx, ny = points[i + 1]
        count = max(1, int(math.hypot(nx - x, ny - y) / .16))
        for k in range(count + 1):
            px, py = x + (nx - x) * k / count, y + (ny - y) * k / count
            cylinder(px, py, (DECK, DECK + .24), .010, "walnut", sides=8, bevel=0)
        tube([(x, y, DECK + .25), (nx, ny, DECK + .25)], .016, "wood", smooth=False)


def lodge():
    wood = paint(TIMBER, .65, .25, .08)
    stilts((LODGE_X[0] + .05, LODGE_X[1] - .05), (LODGE_Y[0] + .04, LODGE_Y[1] - .05), DECK)
    box((LODGE_X[0] - .04, LODGE_X[1] + .04), (LODGE_Y[0] - .03, LODGE_Y[1]), (DECK - .10, DECK - .03), "walnut", .01)
    floorboards((LODGE_X[0], LODGE_X[1]), (LODGE_Y[0], 1.2), DECK + .01, "wood", .14)
    for span in ((LODGE_X[0], LODGE_X[0] + .09), (LODGE_X[1] - .09, LODGE_X[1])):
        box(span, LODGE_Y, (DECK - .02, EAVE), wood)
    box((LODGE_X[0] + .09, LODGE_X[1] - .09), (LODGE_Y[1] - .09, LODGE_Y[1]), (DECK, EAVE), wood)
    room((LODGE_X[0] + .09, LODGE_X[1] - .09), (LODGE_Y[0] + .06, 1.25), (DECK, EAVE - .02), "#EFD9B4", "wood", 150)
    for x in (LODGE_X[0] + .05, -.62, .28, LODGE_X[1] - .05):
        cylinder(x, LODGE_Y[0] - .02, (DECK, EAVE), .045, TIMBER, sides=16)
    box((LODGE_X[0] - .02, LODGE_X[1] + .02), (LODGE_Y[0] - .06, LODGE_Y[0] + .02), (EAVE - .12, EAVE - .02), "walnut", .01)
    gable_roof(LODGE_Y, LODGE_X, EAVE - .02, RIDGE, "x", .22, .26, .08, ROOF, .14, "wood")
    middle = sum(LODGE_Y) / 2
    for x in (LODGE_X[0], LODGE_X[1] - .06):
        prism([(LODGE_Y[0], EAVE - .03), (LODGE_Y[1], EAVE - .03), (middle, RIDGE - .04)], (x, x + .06), wood, "x", .006)
    for i in range(7):
        y = LODGE_Y[0] + .14 + i * .186
        top = EAVE + (RIDGE - EAVE) * (1 - abs(y - middle) / (middle - LODGE_Y[0])) - .1
        if top > EAVE + .04:
            box((LODGE_X[1] - .005, LODGE_X[1] + .018), (y - .014, y + .014), (EAVE, top), "wood", .004)
    dormer()


def dormer():
    """A bedroom in the roof, lit, with its own gable to the water."""
    x, y = (-.62, .26), .16
    pane = (-.46, .10, 1.62, 2.0)
    wall(x, (EAVE + .08, 2.06), paint("#E9D7B4", .75, .2, .03), [pane], y)
    gable_end(x, 2.05, 2.42, paint("#E9D7B4", .75, .2, .03), y)
    for span in ((x[0], x[0] + .06), (x[1] - .06, x[1])):
        box(span, (y + .1, .8), (EAVE + .08, 2.06), paint("#E9D7B4", .75, .2, .03))
    room((x[0] + .06, x[1] - .06), (y + .12, .72), (1.54, 2.05), "blush", "wood", 50)
    window(pane, (1, 0), "teal", y, head=False)
    curtains(pane, "paper", y + .13, .2)
    gable_roof(x, (y - .06, .85), 2.06, 2.46, "y", .10, .12, .06, ROOF, .14, "wood")


def lobby():
    rug((-1.38, -.50), (.32, .92), DECK + .014, "#B4562F")
    with placed((-1.24, .62, DECK), turn=90):
        sofa(.62, "teal")
    with placed((-.82, .60, DECK)):
        round_table(.16, .17)
        with placed((0, 0, .17)):
            vase("paper", "blush")
    with placed((.22, .62, DECK)):
        counter(.92, .28, .42, "sea", "paper")
        with placed((.22, .04, .42), turn=165):
            screen(.22, .15, "list")
        ball(-.22, -.04, .435, .04, "brass", cut=((0, 0, 0), (0, 0, 1)))
        with placed((-.38, .02, .42)):
            vase("ember", "paper")
    person(.12, .90, DECK, 0, .80, "teal", "ink", skin="brown", hair="black", hat=("hijab", "marigold"), arms="desk")
    for i in range(4):
        for k in range(3):
            x, z = -.08 + i * .13, .98 + k * .11
            cylinder(x, z, (1.205, 1.225), .008, "brass", axis="y", sides=8)
            box((x - .018, x + .018), (1.20, 1.215), (z - .07, z - .01), ("ember", "amber", "teal")[(i + k) % 3], .003)
    box((-.18, .42), (1.222, 1.232), (.90, 1.27), "walnut", .004)
    with placed((LODGE_X[0] + .115, .62, .95), turn=90):
        picture_frame(.5, .30, "sea", "marigold")
    person(.10, .20, DECK, 168, .80, "paper", "denim", skin="fair", hair="brown", style="long", arms="desk")
    person(.45, .02, DECK, -25, .82, "ember", "ink", skin="tan", hair="dark", style="short", arms="wave")
    with placed((.62, .12, DECK), turn=25):
        suitcase("amber")
    with placed((.30, -.12, DECK), turn=-10):
        suitcase("teal", .21)
    potted(.98, .36, DECK, .5, "paper", "fern", "palm", 4)
    with placed((-1.38, .26, DECK)):
        floor_lamp(.6)
    for x in (-1.05, -.1, .8):
        with placed((x, .45, 0)):
            pendant(EAVE - .02, 1.10, "#D9A05B", .12)


def villa(x, y, turn, blanket, guest):
    """One room over the water; made around its own middle."""
    with placed((x, y, 0), turn=turn):
        wood, half = paint(TIMBER, .65, .25, .08), .60
        stilts((-half, half), (-.72, .48), DECK, .6)
        for i in range(9):
            a = -half - .06 + i * .147
            box((a, a + .135), (-.80, .52), (DECK - .05, DECK), paint("wood", .7, .25, .12), .006)
        for span in ((-half, -half + .07), (half - .07, half)):
            box(span, (-.42, .50), (DECK, 1.16), wood)
        box((-half + .07, half - .07), (.43, .50), (DECK, 1.16), wood)
        room((-half + .07, half - .07), (-.40, .44), (DECK + .006, 1.14), "#F0DCBC", "wood", 55)
        curtains((-half + .08, half - .08, DECK + .02, 1.10), "paper", -.42, .10)
        box((-half - .02, half + .02), (-.46, -.38), (1.07, 1.16), "walnut", .008)
        gable_end((-half, half), 1.15, 1.80, paint("#E9D7B4", .75, .2, .03), -.42, .06)
        for k in range(5):
            box((-.40 + k * .2 - .012, -.40 + k * .2 + .012), (-.436, -.41), (1.18, 1.26 + .22 * (2 - abs(k - 2))), "wood",
                .004)
        gable_roof((-half, half), (-.42, .50), 1.15, 1.84, "y", .20, .20, .07, ROOF, .14, "wood")
        with placed((-.02, .02, DECK)):
            bed(.60, .80, blanket)
        box((.34, .50), (.24, .40), (DECK, DECK + .2), "walnut", .008)
        ball(.42, .32, DECK + .27, .055, glow("#FFC070", 8))
        with placed((-half + .075, .05, .80), turn=90):
            picture_frame(.3, .22, "mist", "ember")
        for at in (-half + .06, half - .06):
            with placed((at, -.56, 1.10)):
                lantern("#FFB25A", .06)
            bulb((at, -.60, .95), .9)
        if guest:
            person(*guest)


def deck():
    for i in range(14):
        a = -1.02 + i * .146
        box((a, a + .135), (-1.25, .10), (DECK - .05, DECK), paint("wood", .7, .25, .12), .006)
    stilts((-.98, .98), (-1.2, -.1), DECK - .05, .65)
    for i in range(12):
        y = -2.72 + i * .124
        box((-.22, .26), (y, y + .112), (DECK - .05, DECK), paint("wood", .7, .25, .12), .006)
    for y in (-2.66, -2.0, -1.4):
        for x in (-.20, .24):
            cylinder(x, y, (-.12, DECK + (.22 if y < -2.5 else 0)), .035, "walnut", sides=12)
    for side, x in ((-1, -1.45), (1, 1.45)):
        box((min(x, side * 1.0), max(x, side * 1.0)), (-.62, -.36), (DECK - .05, DECK), paint("wood", .7, .25, .1), .006)
    railing([(-1.0, -1.22), (-.26, -1.22)])
    railing([(.30, -1.22), (1.0, -1.22), (1.0, -.66)])
    for x, y, high in ((-.62, -.72, True), (.62, -.62, False)):
        with placed((x, y, DECK)):
            round_table(.20)
            for turn in (100, 280):
                with placed((0, 0, 0), turn=turn):
                    with placed((0, -.30, 0), turn=180):
                        chair("ember" if high else "teal", "walnut")
            for dx in (-.08, .08):
                with placed((dx, 0, .32)):
                    mug("paper")
            if high:
                cylinder(0, 0, (0, 1.26), .016, "wood", sides=10, bevel=0)
                loft([(0, 0, 1.10, .42, .42), (0, 0, 1.24, .23, .23), (0, 0, 1.31, .03, .03)], matt("#E8B04F"), sides=12,
                     power=2)
    person(.36, -.62, DECK, 95, .78, "amber", "ink", skin="dark", hair="black", style="bun", stance="sit", arms="hold")
    person(-.92, -.67, DECK, 85, .80, "paper", "denim", skin="fair", hair="grey", style="short", stance="sit", arms="desk")
    person(.06, -.90, DECK, 28, .80, "teal", "ink", skin="tan", hair="black", style="short", arms="hold",
           carry=("tablet", "walnut"), apron="paper")


def boat():
    prism([(-.70, .20), (-.52, .02), (.48, .02), (.78, .26), (.50, .15), (-.50, .15)], (-.15, .15),
          paint("ember", .5, .35, .04), "y", .03)
    box((-.48, .48), (-.12, .12), (.12, .156), "wood", .006)
    for x in (-.3, .05, .38):
        box((x - .05, x + .05), (-.14, .14), (.16, .185), "walnut", .006)
    prism([(-.71, .205), (-.52, .155), (.50, .155), (.79, .265), (.79, .29), (.50, .18), (-.52, .18), (-.71, .23)],
          (-.16, .16), "paper", "y", .006)
    for x in (-.42, -.04):
        for y in (-.12, .12):
            cylinder(x, y, (.15, .56), .010, "walnut", sides=8, bevel=0)
    box((-.50, .04), (-.18, .18), (.55, .575), matt("teal"), .008)


def shore(land):
    grass((2.75, 1.05), .72, .04, 4, (.72, 1.2), land=land)
    grass((-2.55, 1.0), .80, .04, 5, (.8, 1.1), land=land)
    for x, y, h, seed in ((-2.55, .55, 2.3, 3), (-2.05, 1.35, 2.7, 7), (2.55, .75, 2.2, 5), (2.0, 1.5, 2.6, 11),
                          (2.95, .2, 1.6, 8)):
        palm(x, y, .03, h, seed, lean=.3)
    tree(-.9, 2.35, .4, 1.5, .55, "fern", 2)
    tree(.6, 2.4, .45, 1.7, .55, "olive", 5)
    tree(1.6, 2.1, .2, 1.2, .45, "pine", 8, bloom="blush")
    tufts((-1.75, .3, .34), (-2.9, .3, .34), (1.5, .45, .32), (2.3, .25, .34), (3.0, .7, .3), z=.04)
    bushes((-1.75, .75, .19), (1.42, .85, .19), (-2.3, .2, .19), (2.55, 1.5, .19), blooms=("rose", "blush", "marigold"), z=.03)
    for i, colour in enumerate(("amber", "ember")):
        with placed((-1.62 - i * .2, -.02 - i * .03, .10), turn=62):
            prism([(-.42, .06), (-.3, 0), (.3, 0), (.42, .06), (.3, .07), (-.3, .07)], (-.07, .07),
                  paint(colour, .4, .4, .02), "y", .02)


def build():
    land = Land(seed=33)
    hill(1.7, (.1, 2.35), .5, 51, 3)
    lagoon(land)
    stones(land, 14, 15)
    lodge()
    lobby()
    deck()
    villa(-2.02, -.82, 14, "ember", (.30, -.62, DECK, 10, .76, "sea", "ink", "tan", "black", "long", "hip"))
    villa(2.02, -.62, 8, "teal", None)
    with placed((1.05, -2.05, SEA - .02), turn=-12):
        boat()
    person(1.40, -2.12, .13, 75, .72, "paper", "ink", skin="brown", hair="black", style="short", stance="sit", arms="desk",
           hat=("sun", "sand"))
    person(.02, -1.95, DECK, 30, .80, "rose", "ink", skin="brown", hair="black", style="long", gown=("rose", .1),
           sash="marigold", arms="down", carry=("bag", "walnut"))
    shore(land)
    d = DECK + .03
    route(land, [
        (-.30, -2.92, .10), *level(d, (-.12, -2.70), (-.10, -2.2), (-.12, -1.5), (-.18, -.9), (-.30, -.2)),
        *level(d + .01, (-.28, .22), (-.05, .42), (.22, .42), (.50, .30)),
        *level(d, (.50, -.18), (.72, -.32), (1.05, -.46), (1.45, -.48), (1.50, -1.1), (1.75, -1.44)), (2.1, -1.42, d - .02),
        (2.45, -1.40, .12), (2.75, -1.40, .06),
    ], arrive=(150, 260), leave=(334, 408))
    node(.20, .42, d + .03, .05)
    node(1.47, -.5, d + .02, .05)
    pin(-.12, -2.62, DECK, .55)
    pin(2.62, -.05, .03, .6)
