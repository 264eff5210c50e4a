"""Walls with openings and real rooms behind real windows. A wall faces -y; turn it with `placed(..., turn=90)`."""

import bmesh
from mathutils import Vector

from kit.light import room_light
from kit.materials import brass, glass, matt, paint
from kit.shapes import box, cylinder, placed, solid


def wall(x, z, material, openings=(), y=0.0, thick=.10, bevel=.012):
    """A wall from y to y + thick with rectangular holes, each (x low, x high, z low, z high)."""
    across = sorted({*x, *(v for o in openings for v in o[:2])})
    upward = sorted({*z, *(v for o in openings for v in o[2:])})
    mesh = bmesh.new()
    corner = {(i, j): mesh.verts.new((a, y, b)) for i, a in enumerate(across) for j, b in enumerate(upward)}
    for i in range(len(across) - 1):
        for j in range(len(upward) - 1):
            a, b = (across[i] + across[i + 1]) / 2, (upward[j] + upward[j + 1]) / 2
            if not any(o[0] < a < o[1] and o[2] < b < o[3] for o in openings):
                mesh.faces.new((corner[i, j], corner[i + 1, j], corner[i + 1, j + 1], corner[i, j + 1]))
    grown = bmesh.ops.extrude_face_region(mesh, geom=mesh.faces[:])
    moved = [v for v in grown["geom"] if isinstance(v, bmesh.types.BMVert)]
    bmesh.ops.translate(mesh, verts=moved, vec=Vector((0, thick, 0)))
    bmesh.ops.delete(mesh, geom=[v for v in mesh.verts if not v.link_faces], context="VERTS")
    bmesh.ops.dissolve_limit(mesh, angle_limit=.02, verts=mesh.verts[:], edges=mesh.edges[:])
    return solid(mesh, material, bevel)


def weatherboards(x, z, colour="paper", openings=(), y=0.0, pitch=.112):
    """Lapped boards over a wall, cut at the openings (with a margin for their frames)."""
    count, face = max(1, round((z[1] - z[0]) / pitch)), paint(colour, .75, .2, .035)
    step = (z[1] - z[0]) / count
    for i in range(count):
        low, runs = z[0] + i * step, [x]
        for a, b, c, d in openings:
            if c - .05 < low + step * .9 and d + .05 > low + step * .1:
                runs = [part for run in runs for part in ((run[0], min(run[1], a - .03)), (max(run[0], b + .03), run[1]))
                        if part[1] - part[0] > .02]
        for run in runs:
            box(run, (y - .014, y + .03), (low, low + step - .004), face, .009, tilt=(-5, 0, 0))


def boards(x, z, colour, y=0.0, pitch=.11, openings=()):
    """Upright battens."""
    count = int((x[1] - x[0]) / pitch)
    for i in range(count + 1):
        at = x[0] + i * (x[1] - x[0]) / count
        spans = [z]
        for a, b, c, d in openings:
            if a - .05 < at < b + .05:
                spans = [part for s in spans for part in ((s[0], min(s[1], c - .05)),
                                                          (max(s[0], d + .05), s[1])) if part[1] - part[0] > .03]
        for span in spans:
            box((at - .014, at + .014), (y - .016, y + .01), span, paint(colour, .7, .2, .06), .005)


def window(opening, bars=(1, 1), frame="deep", y=0.0, sill="paper", head=True, pane=True, deep=.05):
    """Joinery in an opening: frame, bars, pane, sill and head; the room behind is drawn for itself."""
    a, b, c, d = opening
    for span_x, span_z in (((a, a + .035), (c, d)), ((b - .035, b), (c, d)), ((a, b), (c, c + .035)),
                           ((a, b), (d - .035, d))):
        box(span_x, (y + .005, y + .005 + deep), span_z, frame, .006)
    for i in range(1, bars[0] + 1):
        at = a + (b - a) * i / (bars[0] + 1)
        box((at - .013, at + .013), (y + .012, y + deep), (c, d), frame, .004)
    for i in range(1, bars[1] + 1):
        at = c + (d - c) * i / (bars[1] + 1)
        box((a, b), (y + .012, y + deep), (at - .013, at + .013), frame, .004)
    if pane:
        box((a + .02, b - .02), (y + .03, y + .034), (c + .02, d - .02), glass(), 0)
    if sill:
        box((a - .06, b + .06), (y - .06, y + .03), (c - .055, c), sill, .01)
    if sill and head:
        box((a - .05, b + .05), (y - .035, y + .02), (d, d + .05), sill, .01)


def curtains(opening, colour="#E9C79A", y=.10, share=.24):
    a, b, c, d = opening
    for low, high in ((a - .02, a + (b - a) * share), (b - (b - a) * share, b + .02)):
        folds = max(3, int((high - low) / .035))
        for i in range(folds):
            at = low + (high - low) * (i + .5) / folds
            cylinder(at, y + .012 * (i % 2), (c - .02, d + .02), (high - low) / folds * .62, matt(colour, .03, 0), sides=10,
                     bevel=0)


def room(x, y, z, walls="cream", floor="wood", power=60, sides=(True, True), back=True, ceiling=True, light=None):
    """A room open towards -y, with its own warm lamp. Its skin stands inside the spans: coplanar faces render black."""
    skin = matt(walls, .03, 0)
    box(x, y, (z[0] - .02, z[0] + .003), paint(floor, .5, .35, .06), 0)
    if back:
        box(x, (y[1] - .02, y[1] + .02), z, skin, 0)
    if ceiling:
        box(x, y, (z[1] - .008, z[1] + .02), matt("paper", .02, 0), 0)
    for wanted, at in zip(sides, ((x[0], x[0] + .02), (x[1] - .02, x[1]))):
        if wanted:
            box(at, (y[0], y[1] - .02), z, skin, 0)
    if power:
        size = ((x[1] - x[0]) * .75, (y[1] - y[0]) * .7)
        room_light((sum(x) / 2, sum(y) / 2, z[1] - .03), size, power, light or "#FFB27A")


def floorboards(x, y, z, colour="wood", width=.12):
    """Planks running along y."""
    count = max(1, round((x[1] - x[0]) / width))
    step = (x[1] - x[0]) / count
    for i in range(count):
        left = x[0] + i * step
        box((left, left + step - .006), y, (z - .04, z), paint(colour, .6, .3, .1), .005)


def tiles(x, y, z, first="paper", second="sea", size=.2):
    """A chequered tiled floor."""
    across, along = max(1, round((x[1] - x[0]) / size)), max(1, round((y[1] - y[0]) / size))
    w, d = (x[1] - x[0]) / across, (y[1] - y[0]) / along
    for i in range(across):
        for j in range(along):
            a, b = x[0] + i * w, y[0] + j * d
            box((a, a + w - .006), (b, b + d - .006), (z - .03, z), paint((first, second)[(i + j) % 2], .45, .4, .04), .004)


def door(width=.6, high=1.05, colour="ember", swing=0.0, panes=False):
    """Hung at x = 0 and closed towards +x; `swing` opens it inwards, in degrees."""
    with placed((0, 0, 0), turn=swing):
        box((0, width), (-.02, .02), (.01, high), colour, .01)
        if panes:
            box((.10, width - .10), (-.026, .026), (high * .36, high - .10), glass("#ffe2b0"), 0)
        else:
            for row in range(3):
                low = .10 + row * (high - .12) / 3
                box((.09, width - .09), (-.030, -.01), (low, low + (high - .3) / 3), paint(colour, .55, .3, .12), .008)
        cylinder(width - .07, -.05, (high * .42, high * .55), .013, brass(), sides=12)
