"""Smaller stages for the case studies and articles: a room with two walls cut away, and a hut."""

from kit.building import floorboards, room, tiles, wall, window
from kit.light import room_light
from kit.materials import matt, paint
from kit.roofs import gable_end, gable_roof
from kit.shapes import box, placed


def cutaway(x, y, high, walls="cream", floor="wood", base=.12, back_openings=(), left_openings=(), power=160, cap="teal"):
    """Floor, back wall and left wall of a room; the sides towards the camera and the roof are taken away."""
    skin = matt(walls, .03, 0)
    box((x[0] - .14, x[1] + .06), (y[0] - .06, y[1] + .14), (-.06, base - .04), "stone", .012)
    if floor == "tiles":
        tiles(x, y, base, "paper", "#A9C4BC", .26)
    else:
        floorboards(x, y, base, floor, .15)
    wall((x[0] - .12, x[1]), (base - .05, base + high), skin, back_openings, y[1], .12)
    box((x[0] - .14, x[1] + .02), (y[1] - .02, y[1] + .14), (base + high, base + high + .05), cap, .01)
    box((x[0], x[1]), (y[1] - .015, y[1] + .01), (base, base + .07), "paper", .004)
    with placed((x[0], 0, 0), turn=90):
        wall((y[0], y[1]), (base - .05, base + high), skin, left_openings, 0, .12)
        box((y[0] - .02, y[1] - .02), (-.02, .14), (base + high, base + high + .05), cap, .01)
        box((y[0] + .01, y[1]), (-.015, .01), (base, base + .07), "paper", .004)
    middle = ((x[0] + x[1]) / 2, (y[0] + y[1]) / 2, base + high + .5)
    room_light(middle, ((x[1] - x[0]) * .8, (y[1] - y[0]) * .8), power)


def hut(wide=.9, deep=.7, eave=.62, ridge=1.0, colour="paper", roof="deep", power=18, door=None, lit=True):
    """A little gabled building, open or glazed to the front, made around its own origin."""
    half, skin = wide / 2, paint(colour, .75, .2, .04)
    box((-half - .04, half + .04), (-deep / 2 - .04, deep / 2 + .04), (-.08, .05), "stone", .01)
    opening = door or (-half + .14, half - .14, .06, eave - .08)
    wall((-half, half), (.04, eave), skin, [opening], -deep / 2, .07)
    gable_end((-half, half), eave - .005, ridge - .02, skin, -deep / 2, .07)
    for span in ((-half, -half + .06), (half - .06, half)):
        box(span, (-deep / 2 + .07, deep / 2), (.04, eave), skin)
    box((-half + .06, half - .06), (deep / 2 - .06, deep / 2), (.04, eave), skin)
    gable_roof((-half, half), (-deep / 2, deep / 2), eave, ridge, "y", .09, .10, .05, roof, .11)
    if lit:
        room((-half + .06, half - .06), (-deep / 2 + .08, deep / 2 - .06), (.05, eave - .01), "cream", "wood", power)
    if door is None:
        window(opening, (1, 0), "ink", -deep / 2, sill=None)
