"""The stacked contour landscape under every scene, and the grounds that lie on it."""

import math
import random

import bmesh
from mathutils import Vector, noise

from kit.materials import matt, paint
from kit.shapes import TAU, ball, box, prism, smooth_path, solid


class Land:
    """Paper layers, widest at the bottom; the top of the last one lies at `top`. Angles are in degrees."""

    def __init__(self, radius=3.9, step=.105, layers=6, thick=.13, top=0.0, seed=3, wander=.09, centre=(0, 0),
                 drift=(-.02, .05), colours=("deep", "deep", "teal", "teal", "sea", "mist"), stretch=(1.0, 1.0)):
        self.radius, self.step, self.layers, self.thick, self.top_z = radius, step, layers, thick, top
        self.seed, self.wander, self.centre, self.drift, self.stretch = seed, wander, centre, drift, stretch
        for k in range(layers):
            outline = [tuple(self.edge(k, i * 360 / 240).xy) for i in range(240)]
            paper = paint(colours[min(k, len(colours) - 1)], .8, .18, .05, bump=.12)
            prism(outline, (self.height(k) - thick, self.height(k)), paper, bevel=.024)

    def height(self, k):
        return self.top_z - (self.layers - 1 - k) * self.thick

    def edge(self, k, degrees, out=0.0):
        """The point of layer k's rim at that angle, `out` further from the middle."""
        c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
        swing = self.wander * (noise.noise(Vector((c * 1.3 + self.seed * 7.7, s * 1.3, k * .16)))
                               + .55 * noise.noise(Vector((c * 2.9, s * 2.9 + self.seed * 3.3, k * .22 + 9))))
        reach = (self.radius - self.step * k + out) * (1 + swing)
        return Vector((self.centre[0] + self.drift[0] * k + reach * c * self.stretch[0],
                       self.centre[1] + self.drift[1] * k + reach * s * self.stretch[1], self.height(k)))

    def holds(self, k, x, y, inset=0.0):
        """Whether (x, y) lies on layer k, at least `inset` from its rim."""
        middle = Vector((self.centre[0] + self.drift[0] * k, self.centre[1] + self.drift[1] * k))
        out = Vector((x, y)) - middle
        rim = self.edge(k, math.degrees(math.atan2(out.y / self.stretch[1], out.x / self.stretch[0])), -inset)
        return out.length < (rim.xy - middle).length

    def surface(self, x, y, ground=0.0):
        """The height of the highest layer at (x, y), or `ground` beside the land."""
        return max((self.height(k) for k in range(self.layers) if self.holds(k, x, y)), default=ground)

    def walk(self, corners, lift=.03, steps=26):
        """Points along the smooth way through the corners, laid on the layers and `lift` above them."""
        flat = smooth_path([(x, y, 0) for x, y in corners], steps)
        return [(p.x, p.y, self.surface(p.x, p.y) + lift) for p in flat]


def hill(radius, centre, top, seed, layers=4, colours=("mist", "sea", "mist", "paper"), stretch=(1, 1)):
    return Land(radius, .33, layers, top / layers, top, seed, .13, centre, (0, .06), colours, stretch)


def patch(centre, radius, z, colour, seed=0, stretch=(1, 1), wander=.16, land=None):
    """A flat patch of lawn, gravel or sand with a hand-cut outline, kept within the rim of `land` if that is given;
    returns its outline as a test."""
    def place(t, far):
        return centre[0] + stretch[0] * far * math.cos(t), centre[1] + stretch[1] * far * math.sin(t)

    def reach(t):
        spot = Vector((math.cos(t) * 1.4 + seed * 5, math.sin(t) * 1.4, seed))
        far = radius * (1 + wander * noise.noise(spot))
        while land and far > .1 and not land.holds(land.layers - 1, *place(t, far), .07):
            far -= .02
        return far
    prism([place(t, reach(t)) for t in (i * TAU / 80 for i in range(80))], z, matt(colour), bevel=.012)

    def inside(x, y, margin=.94):
        dx, dy = (x - centre[0]) / stretch[0], (y - centre[1]) / stretch[1]
        return math.hypot(dx, dy) < reach(math.atan2(dy, dx)) * margin
    return inside


def grass(centre, radius, z, seed=0, stretch=(1, 1), colour="lawn", thick=1500, tall=.07, avoid=(), land=None):
    """A patch of lawn with `thick` blades to the square unit, `tall` high; `avoid` holds (x span, y span) rectangles
    left bare."""
    inside = patch(centre, radius, (z - .05, z), colour, seed, stretch, land=land)
    chance, mesh = random.Random(seed), bmesh.new()
    for _ in range(int(thick * radius * radius * stretch[0] * stretch[1])):
        x = centre[0] + chance.uniform(-1.2, 1.2) * radius * stretch[0]
        y = centre[1] + chance.uniform(-1.2, 1.2) * radius * stretch[1]
        if not inside(x, y) or any(a[0] < x < a[1] and b[0] < y < b[1] for a, b in avoid):
            continue
        turn, height, lean = chance.random() * TAU, tall * chance.uniform(.5, 1.2), chance.uniform(-.03, .03)
        dx, dy = math.cos(turn) * .011, math.sin(turn) * .011
        mesh.faces.new([mesh.verts.new(p) for p in ((x - dx, y - dy, z - .004), (x + dx, y + dy, z - .004),
                                                    (x + lean, y + lean, z + height))])
    if mesh.faces:
        solid(mesh, paint(colour, .85, .15, .09, leaf=True), 0)
    return inside


def paving(x, y, z, tile=(.46, .39), colours=("sand", "sand", "paper", "stone"), seed=1, gap=.016):
    """Slabs in running bond, each a little out of level; `z` is the height they stand proud of."""
    chance, row = random.Random(seed), 0
    box((x[0] - .01, x[1] + .01), (y[0] - .01, y[1] + .01), (z - .1, z + .02), "stone", .01)
    edge = y[0]
    while edge < y[1] - .05:
        left = x[0] - (tile[0] / 2) * (row % 2)
        while left < x[1] - .03:
            a, b = max(left, x[0]), min(left + tile[0] - gap, x[1])
            if b - a > .06:
                level = z + .045 + chance.uniform(-.004, .004)
                box((a, b), (edge, min(edge + tile[1] - gap, y[1])), (z, level),
                    paint(chance.choice(colours), .85, .15, .06), .01)
            left += tile[0]
        edge, row = edge + tile[1], row + 1


def forecourt(land, x, y, tile=(.31, .215), inset=.10, colours=("stone", "#C7B79C", "sand", "#ADA998"), seed=1, proud=.022,
              bare=()):
    """Slabs in running bond over the top of the land, as far as its rim allows, `proud` of it; none inside the rectangles
    (x span, y span) of `bare`."""
    chance, gap = random.Random(seed), .018
    for row in range(int((y[1] - y[0]) / tile[1])):
        low = y[1] - (row + 1) * tile[1]
        for column in range(int((x[1] - x[0]) / tile[0])):
            left = x[0] + column * tile[0] + (tile[0] / 2) * (row % 2)
            corners = [(left, low), (left + tile[0], low), (left, low + tile[1]), (left + tile[0], low + tile[1])]
            taken = any(a[0] < px < a[1] and b[0] < py < b[1] for a, b in bare for px, py in corners)
            if taken or not all(land.holds(land.layers - 1, px, py, inset) for px, py in corners):
                continue
            box((left, left + tile[0] - gap), (low, low + tile[1] - gap), (-.04, proud + chance.uniform(-.004, .004)),
                paint(chance.choice(colours), .85, .15, .05), .008)


def road(land, y, z=.0, x=(-3.2, 3.2), dashes=True, crossing=None, kerb=True):
    """A street in front: asphalt cut to the land's rim, a kerb, dashes and a zebra crossing at x = `crossing`."""
    rim = [land.edge(land.layers - 1, a, -.10) for a in range(180, 361)]
    places = [(p.x, p.y) for p in rim if p.y <= y[1] and x[0] < p.x < x[1]]
    prism([(places[0][0], y[1])] + places + [(places[-1][0], y[1])], (z - .06, z + .014), matt("road", .05), bevel=.01)
    if kerb:
        box((places[0][0], places[-1][0]), (y[1] - .015, y[1] + .075), (z - .05, z + .05), "paper", .016)
    middle = (y[0] + y[1]) / 2
    if dashes:
        left = places[0][0] + .45
        while left < places[-1][0] - .6:
            rim_y = min(places, key=lambda p: abs(p[0] - left - .13))[1]
            if rim_y < middle - .12 and (crossing is None or abs(left + .13 - crossing) > .55):
                box((left, left + .26), (middle - .022, middle + .022), (z + .005, z + .019), "paper", .003)
            left += .5
    if crossing is not None:
        for i in range(5):
            at = crossing - .36 + i * .18
            front = min(places, key=lambda p: abs(p[0] - at))[1] + .10
            box((at - .05, at + .05), (max(front, y[0]), y[1] - .08), (z + .005, z + .02), "paper", .003)


def stones(land, count, seed=0, inset=.12, skip=()):
    """Pebbles along the top rim, except in the `skip` angle spans."""
    chance = random.Random(seed)
    for i in range(count):
        angle = chance.uniform(0, 360)
        if any(a < angle < b for a, b in skip):
            continue
        spot = land.edge(land.layers - 1, angle, -inset - chance.random() * .12)
        ball(spot.x, spot.y, 0, chance.uniform(.035, .09), matt("stone"), 2, (1, 1, .7), .3, i)
