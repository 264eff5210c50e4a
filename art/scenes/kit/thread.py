"""The amber line: it rides a contour, climbs into the business, runs through it and rejoins the contour."""

from kit.materials import brass, glow
from kit.shapes import ball, cylinder, tube

AMBER = "#FF6E08"


def line(points, radius=.017):
    return tube(points, radius, glow(AMBER, 4.4, "thread"))


def node(x, y, z, radius=.058):
    ball(x, y, z, radius, glow("#FF8A1E", 6.6, "thread"))


def pin(x, y, z, height=.5):
    """A survey pin: a data point that the line has reached."""
    cylinder(x, y, (z, z + height), .010, brass(), sides=12, bevel=0)
    node(x, y, z + height, .05)
    cylinder(x, y, (z + .003, z + .015), .075, glow(AMBER, 2.2, "thread"), bevel=0)


def level(z, *spots):
    """Points (x, y) of a route that share the height z."""
    return [(x, y, z) for x, y in spots]


def _along(land, k, start, stop):
    count = max(2, int(abs(stop - start) / 7))
    height = land.height(k - 1) + .03
    return [(*land.edge(k, start + (stop - start) * i / count, .035).xy, height) for i in range(count + 1)]


def _climb(land, k, angle):
    """From the foot of layer k over each rim up to the top."""
    points = []
    for layer in range(k, land.layers):
        turn, low, high = angle + (layer - k) * 2.5, land.height(layer - 1) + .03, land.height(layer) + .03
        points += [(*land.edge(layer, turn, .03).xy, low + .03), (*land.edge(layer, turn, .024).xy, high - .015),
                   (*land.edge(layer, turn, -.05).xy, high)]
    return points


def ascent(land, along, at, k=4):
    """The points of a line that comes along contour k, between two angles, and climbs to the top at the angle `at`."""
    return _along(land, k, *along)[:-1] + _climb(land, k, at)


def route(land, through, arrive=(150, 234), leave=(322, 408), k=4, marks=(.42,)):
    """The line of a scene: `arrive` and `leave` are spans of angles along contour k, `through` the points in between."""
    first, last = _along(land, k, *arrive), _along(land, k, *leave)
    up, down = _climb(land, k, arrive[1]), list(reversed(_climb(land, k, leave[0])))
    line(first[:-1] + up + list(through) + down + last[1:])
    for share in marks:
        for arc in (first, last):
            x, y, z = arc[int(share * (len(arc) - 1))]
            node(x, y, z + .02)
