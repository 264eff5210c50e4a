"""What the islands have in common: the ground of a town street, its lawns, and planting in rows, beds and tufts."""

import random

from kit.plants import cabbage_tree, fir, flax, palm, potted, shrub, tree
from kit.terrain import Land, grass, hill, road, stones

STREET = (225, 320)  # degrees of the rim that the street takes up


def town(seed, hills, street=-2.10, crossing=None, pebbles=12):
    """Land with a street along its front, up to y = `street`, and hills behind; each of `hills` is what `hill` takes."""
    land = Land(seed=seed)
    for each in hills:
        hill(*each)
    road(land, (-3.4, street), crossing=crossing)
    stones(land, 14, pebbles, skip=(STREET,))
    return land


def side_lawns(land):
    """A long lawn on either side of a building in a town."""
    grass((2.92, .75), .72, .03, 4, (.62, 1.5), land=land)
    grass((-2.85, .1), .6, .03, 5, (.72, 1.5), land=land)


def back_row(*heights, colours=("fern", "olive", "pine"), bloom=None, conifer=1.4):
    """Three round trees on the hill behind a building and a fir west of them; `bloom` is the colour of the middle one's
    flowers."""
    for i, (x, y, z) in enumerate(((-1.2, 2.2, .3), (.2, 2.35, .5), (1.5, 2.2, .4))):
        tree(x, y, z, heights[i], .20 + .2 * heights[i], colours[i], (1, 6, 3)[i], bloom=bloom if i == 1 else None)
    fir(-2.25, 1.85, .1, conifer, .35)


def tufts(*spots, z=.02):
    """Flax, each (x, y, height)."""
    for i, (x, y, size) in enumerate(spots):
        flax(x, y, z, size, i, ("moss", "fern")[i % 2])


def bushes(*spots, blooms=(None,), z=0.0):
    """Shrubs, each (x, y, radius); the colours in `blooms` take turns."""
    for i, (x, y, radius) in enumerate(spots):
        shrub(x, y, z, radius, ("fern", "moss", "pine")[i % 3], i, bloom=blooms[i % len(blooms)])


def pots(y, *places, z=.045, size=.44, pot="ember"):
    """Clipped shrubs in pots along y, at each x of `places`."""
    for x in places:
        potted(x, y, z, size, pot, "fern", "shrub", int(x * 7))


def rim_bed(land, between, seed=0, bloom=None, inset=.22):
    """Low shrubs and tufts on the top layer, `inset` from its rim, between two angles in degrees."""
    chance, angle, count = random.Random(seed), between[0], 0
    while angle < between[1]:
        spot = land.edge(land.layers - 1, angle, -inset - chance.uniform(0, .06))
        if count % 3 == 1:
            flax(spot.x, spot.y, 0, chance.uniform(.22, .28), seed + count, ("moss", "fern")[count % 2])
        else:
            radius = chance.uniform(.085, .13)
            shrub(spot.x, spot.y, 0, radius, ("fern", "moss", "pine")[count % 3], seed + count,
                  bloom if count % 3 == 0 else None)
        angle, count = angle + chance.uniform(3.2, 4.6), count + 1


def side_gardens(land, kind, bloom):
    """Lawn with a tree of that kind (cabbage or palm) east of a room cut open, tufts and a bush west of it."""
    grass((2.40, .5), .42, .03, 4, (.62, 1.6), land=land)
    if kind == "palm":
        palm(2.42, .7, .02, 1.7, 6)
    else:
        cabbage_tree(2.42, .72, .02, 1.6, 5)
    west = [land.edge(land.layers - 1, angle, -.3) for angle in (162, 176, 190)]
    tufts((2.4, .0, .3), (west[1].x, west[1].y, .28), (west[2].x, west[2].y, .28))
    shrub(west[0].x, west[0].y, 0, .2, "fern", 3, bloom=bloom)
