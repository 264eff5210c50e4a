"""Trees and shrubs of cut-paper leaves; cabbage trees, flax and palms that say where we are."""

import math
import random

import bmesh
from mathutils import Vector

from kit.materials import matt, paint
from kit.shapes import TAU, ball, box, cylinder, solid, tube


def _leaf(mesh, at, out, size, chance):
    """One folded diamond leaf whose face looks roughly `out`."""
    side = out.cross(Vector((chance.uniform(-1, 1), chance.uniform(-1, 1), chance.uniform(-.4, 1))))
    if side.length < 1e-3:
        return
    side.normalize()
    along = side.cross(out).normalized()
    along = (along + out * chance.uniform(-.2, .75)).normalized()
    wide, fold = side * size * .36, out * size * .12
    base, tip, middle = at - along * size * .4, at + along * size * .6, at + fold
    b, t, m = mesh.verts.new(base), mesh.verts.new(tip), mesh.verts.new(middle)
    mesh.faces.new((b, mesh.verts.new(at - wide), t, m))
    mesh.faces.new((b, m, t, mesh.verts.new(at + wide)))


def leaves(clouds, colour, size=.075, thick=1.0, seed=0, shine=.2):
    """Leaves over ellipsoids (x, y, z, radius, squash), each with a dark heart so that none shows through."""
    chance, mesh = random.Random(seed), bmesh.new()
    for x, y, z, radius, squash in clouds:
        ball(x, y, z, radius * .86, paint(colour, .95, .05, .1), 3, (1, 1, squash), .15, seed)
        for _ in range(int(thick * 17 * (radius / size) ** 2)):
            up = chance.uniform(-.75, 1)
            turn, flat = chance.random() * TAU, math.sqrt(1 - up * up)
            out = Vector((flat * math.cos(turn), flat * math.sin(turn), up))
            reach = radius * chance.uniform(.84, 1.08)
            at = Vector((x + out.x * reach, y + out.y * reach, z + out.z * reach * squash))
            _leaf(mesh, at, out, size * chance.uniform(.7, 1.2), chance)
    return solid(mesh, paint(colour, .7, shine, .13, leaf=True), 0, angle=20)


def tree(x, y, z, height=1.2, radius=.42, colour="fern", seed=0, bloom=None):
    """A round leafy tree; `bloom` scatters flowers of that colour over it (pohutukawa, gulmohar)."""
    chance, crown = random.Random(seed), z + height * .78
    bark = paint("walnut", .9, .1, .1)
    tube([(x, y, z - .05), (x + .02, y, z + height * .35), (x, y, crown)], .05, bark, steps=4)
    clouds = [(x, y, crown + .12 * radius, radius * .8, .9)]
    for i in range(5):
        turn = seed + i * TAU / 5 + chance.uniform(-.3, .3)
        lift = chance.uniform(-.18, .3) * radius
        reach = radius * chance.uniform(.42, .58)
        spot = (x + math.cos(turn) * reach, y + math.sin(turn) * reach, crown + lift)
        tube([(x, y, z + height * .4), spot], .024, bark, smooth=False)
        clouds.append((*spot, radius * chance.uniform(.45, .62), .85))
    leaves(clouds, colour, .085, seed=seed)
    if bloom:
        leaves([(a, b, c + .03, r * 1.04, s) for a, b, c, r, s in clouds], bloom, .055, .34, seed + 1, .1)


def fir(x, y, z, height=1.3, radius=.36, colour="pine", tiers=7, seed=0):
    """A conifer of drooping paper tiers."""
    chance = random.Random(seed)
    cylinder(x, y, (z, z + .25), .045, "walnut")
    for i in range(tiers):
        t, mesh = i / tiers, bmesh.new()
        wide, low = radius * (1 - t * .86), z + .14 + height * .86 * t
        peak = low + height * 1.35 / tiers
        points, count = [], 2 * max(9, int(20 * (1 - t * .5)))
        for k in range(count):
            turn = k * TAU / count + i
            reach = wide * (1.0 if k % 2 else .78) * chance.uniform(.94, 1.05)
            points.append(mesh.verts.new((x + math.cos(turn) * reach, y + math.sin(turn) * reach,
                                          low - (.03 if k % 2 else 0))))
        top = mesh.verts.new((x, y, peak))
        under = mesh.verts.new((x, y, low + .05))
        for k in range(count):
            mesh.faces.new((points[k], points[(k + 1) % count], top))
            mesh.faces.new((points[(k + 1) % count], points[k], under))
        solid(mesh, paint(colour, .85, .12, .12), 0, angle=25)


def _blade(mesh, base, direction, length, width, droop):
    side = direction.cross(Vector((0, 0, 1)))
    side = side.normalized() if side.length > 1e-4 else Vector((1, 0, 0))
    previous = None
    for i in range(6):
        t = i / 5
        at = base + direction * length * t + Vector((0, 0, -droop * length * t * t))
        wide = width * (1 - t) ** .6 * (.55 + .9 * t if t < .5 else 1)
        pair = (mesh.verts.new(at - side * wide), mesh.verts.new(at + side * wide))
        if previous:
            mesh.faces.new((previous[0], previous[1], pair[1], pair[0]))
        previous = pair


def spray(x, y, z, count=60, length=.45, width=.018, droop=.35, colour="moss", seed=0, low=-.25, high=1.0):
    """Blades bursting from a point, between the sines `low` and `high` of their climb."""
    chance, mesh = random.Random(seed), bmesh.new()
    for _ in range(count):
        up, turn = chance.uniform(low, high), chance.random() * TAU
        flat = math.sqrt(max(0, 1 - up * up))
        direction = Vector((flat * math.cos(turn), flat * math.sin(turn), up))
        _blade(mesh, Vector((x, y, z)), direction, length * chance.uniform(.75, 1.1), width, droop * chance.uniform(.6, 1.3))
    return solid(mesh, paint(colour, .6, .3, .1, leaf=True), 0, angle=60)


def cabbage_tree(x, y, z, height=1.7, seed=0, colour="moss"):
    """Ti kouka: a bare forked trunk with spiky heads."""
    chance, fork, bark = random.Random(seed), Vector((x, y, z + height * .52)), paint("walnut", .9, .1, .1)
    tube([(x, y, z - .05), (x + .02, y, z + height * .3), tuple(fork)], .05, bark, steps=6)
    for i in range(3):
        turn, reach = seed + i * TAU / 3 + chance.uniform(-.3, .3), height * chance.uniform(.18, .24)
        head = fork + Vector((math.cos(turn) * reach, math.sin(turn) * reach, height * chance.uniform(.24, .46)))
        bend = fork.lerp(head, .5) + Vector((math.cos(turn) * .06, math.sin(turn) * .06, -.02))
        tube([tuple(fork - Vector((0, 0, .05))), tuple(bend), tuple(head)], .034, bark, steps=6)
        spray(head.x, head.y, head.z, 110, height * .25, .019, .32, colour, seed * 7 + i, -.35)


def palm(x, y, z, height=1.9, seed=0, colour="fern", lean=.25, fronds=13, reach=.62):
    """A coconut palm: a ringed leaning trunk and feathered fronds."""
    chance, bark = random.Random(seed), paint("#8A6B4C", .9, .1, .1)
    turn = chance.random() * TAU
    top = Vector((x + math.cos(turn) * lean, y + math.sin(turn) * lean, z + height))
    stem = [(x, y, z - .05), (x + math.cos(turn) * lean * .25, y + math.sin(turn) * lean * .25, z + height * .5), tuple(top)]
    tube(stem, .042, bark)
    for i in range(4):
        ball(top.x + math.cos(i * 1.6) * .06, top.y + math.sin(i * 1.6) * .06, top.z - .05, .042, "walnut", 2)
    mesh = bmesh.new()
    for i in range(fronds):
        a, rise = i * TAU / fronds + chance.uniform(-.15, .15), chance.uniform(.15, .95)
        out, length = Vector((math.cos(a), math.sin(a), 0)), reach * chance.uniform(.85, 1.1)
        spine = [top + out * length * t + Vector((0, 0, length * (rise * t - (rise + .45) * t * t)))
                 for t in (k / 12 for k in range(13))]
        for k in range(1, 13):
            side = out.cross(Vector((0, 0, 1)))
            size = length * .34 * math.sin(math.pi * (.12 + .8 * k / 13))
            for sign in (-1, 1):
                tip = spine[k] + side * sign * size + out * size * .5 + Vector((0, 0, -size * .45))
                mesh.faces.new([mesh.verts.new(p) for p in (spine[k - 1], tip, spine[k])])
    solid(mesh, paint(colour, .6, .3, .12, leaf=True), 0, angle=10)


def flax(x, y, z, size=.45, seed=0, colour="moss"):
    spray(x, y, z, 30, size, .02, .38, colour, seed, .45, .98)


def shrub(x, y, z, radius, colour="fern", seed=0, bloom=None):
    cloud = [(x, y, z + radius * .6, radius, .85)]
    leaves(cloud, colour, min(.07, radius * .34), seed=seed)
    if bloom:
        leaves([(x, y, z + radius * .64, radius * 1.03, .88)], bloom, .045, .4, seed + 9, .1)


def hedge(x, y, z, height=.3, colour="fern", seed=0):
    """A clipped run of leaf between two (low, high) spans."""
    length = max(x[1] - x[0], y[1] - y[0])
    count = max(2, int(length / (height * .62)))
    clouds = []
    for i in range(count):
        t = (i + .5) / count
        along = (x[0] + (x[1] - x[0]) * t, sum(y) / 2) if x[1] - x[0] >= y[1] - y[0] else (sum(x) / 2,
                                y[0] + (y[1] - y[0]) * t)
        clouds.append((*along, z + height * .5, height * .56, .95))
    leaves(clouds, colour, .06, seed=seed)


def potted(x, y, z, size=.3, pot="ember", colour="fern", kind="spray", seed=0):
    """A plant in a pot: `kind` is spray, shrub or palm."""
    cylinder(x, y, (z, z + size * .45), size * .2, pot, size * .27)
    cylinder(x, y, (z + size * .40, z + size * .46), size * .24, matt("walnut"), bevel=.002)
    if kind == "shrub":
        shrub(x, y, z + size * .42, size * .38, colour, seed)
    elif kind == "palm":
        spray(x, y, z + size * .45, 26, size * .9, .02, .5, colour, seed, .35, .95)
    else:
        spray(x, y, z + size * .45, 30, size * .62, .016, .35, colour, seed, .15)


def flower_box(x, y, z, box_colour="ember", seed=0, blooms=("paper", "amber", "blush")):
    box(x, y, (z, z + .1), box_colour, .01)
    length, middle = x[1] - x[0], sum(y) / 2
    count = max(3, int(length / .09))
    leaves([(x[0] + length * (i + .5) / count, middle, z + .1, .062, .9) for i in range(count)], "fern", .04, seed=seed)
    chance = random.Random(seed)
    for i in range(count * 2):
        ball(x[0] + length * (i + .5) / (count * 2), middle + chance.uniform(-.04, .03), z + .16 + chance.uniform(-.01, .02),
             .018, matt(chance.choice(blooms), bump=0), 2)
