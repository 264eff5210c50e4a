"""Solids with bevelled edges. Spans are (low, high) pairs; everything inside `placed` is moved with it."""

import math

import bmesh
import bpy
from mathutils import Euler, Matrix, Vector, noise

from kit.materials import material_of

TAU = math.tau
_stack = [Matrix.Identity(4)]


class placed:
    """`with placed((x, y, z), turn=90):` moves, turns (degrees about the vertical) and scales what is made inside."""

    def __init__(self, at=(0, 0, 0), turn=0.0, scale=1.0, tilt=(0, 0)):
        lean = Euler((math.radians(tilt[0]), math.radians(tilt[1]), 0)).to_matrix().to_4x4()
        self.matrix = (Matrix.Translation(at) @ Matrix.Rotation(math.radians(turn), 4, "Z") @ lean
                       @ Matrix.Scale(scale, 4))

    def __enter__(self):
        _stack.append(_stack[-1] @ self.matrix)

    def __exit__(self, *_):
        _stack.pop()


def here():
    return _stack[-1]


def link(thing, material=None):
    bpy.context.scene.collection.objects.link(thing)
    thing.matrix_world = _stack[-1]
    if material is not None:
        material = material_of(material)
        thing.data.materials.append(material)
        thing.lightgroup = material.get("light_group", "")
    return thing


def solid(mesh, material, bevel=.014, segments=2, angle=32):
    """Turn a bmesh into an object: outward normals, smooth shading, bevelled edges."""
    data = bpy.data.meshes.new("solid")
    bmesh.ops.recalc_face_normals(mesh, faces=mesh.faces)
    mesh.to_mesh(data)
    mesh.free()
    for face in data.polygons:
        face.use_smooth = True
    data.use_auto_smooth, data.auto_smooth_angle = True, math.radians(angle)
    thing = link(bpy.data.objects.new("solid", data), material)
    if bevel > 0:
        edge = thing.modifiers.new("bevel", "BEVEL")
        edge.width, edge.segments, edge.limit_method = bevel, segments, "ANGLE"
        edge.angle_limit, edge.harden_normals = math.radians(angle), True
    return thing


def box(x, y, z, material, bevel=.014, tilt=None):
    """`tilt` turns the box about its own centre: degrees about x, y, z."""
    centre = Vector((sum(x) / 2, sum(y) / 2, sum(z) / 2))
    size = Vector((abs(x[1] - x[0]), abs(y[1] - y[0]), abs(z[1] - z[0])))
    matrix = Matrix.Translation(centre)
    if tilt:
        matrix = matrix @ Euler([math.radians(t) for t in tilt]).to_matrix().to_4x4()
    mesh = bmesh.new()
    bmesh.ops.create_cube(mesh, size=1, matrix=matrix @ Matrix.Diagonal((*size, 1)))
    return solid(mesh, material, min(bevel, min(size) * .42), 3 if bevel > .03 else 2)


def prism(points, span, material, axis="z", bevel=.014, angle=32):
    """A polygon drawn in (x, y) and extruded along z; in (x, z) along y; in (y, z) along x."""
    lift = {"z": lambda a, b, h: (a, b, h), "y": lambda a, b, h: (a, h, b), "x": lambda a, b, h: (h, a, b)}[axis]
    mesh = bmesh.new()
    low = [mesh.verts.new(lift(a, b, span[0])) for a, b in points]
    high = [mesh.verts.new(lift(a, b, span[1])) for a, b in points]
    mesh.faces.new(low)
    mesh.faces.new(high)
    for i in range(len(points)):
        j = (i + 1) % len(points)
        mesh.faces.new((low[i], low[j], high[j], high[i]))
    return solid(mesh, material, bevel, 2, angle)


def cylinder(x, y, z, radius, material, top=None, sides=24, bevel=.01, axis="z"):
    """`z` is the span along `axis`; x and y are the two other coordinates, in order. `top` tapers it."""
    middle, height = sum(z) / 2, z[1] - z[0]
    matrix = {"z": Matrix.Translation((x, y, middle)),
              "x": Matrix.Translation((middle, x, y)) @ Matrix.Rotation(math.pi / 2, 4, "Y"),
              "y": Matrix.Translation((x, middle, y)) @ Matrix.Rotation(-math.pi / 2, 4, "X")}[axis]
    mesh = bmesh.new()
    bmesh.ops.create_cone(mesh, cap_ends=True, segments=sides, radius1=radius,
                          radius2=radius if top is None else top, depth=height, matrix=matrix)
    return solid(mesh, material, bevel, 2, 50)


def ball(x, y, z, radius, material, fine=3, squash=(1, 1, 1), lumps=0.0, seed=0, cut=None):
    """`cut` = (point, normal) in the unit ball keeps the side the normal points to."""
    mesh = bmesh.new()
    bmesh.ops.create_icosphere(mesh, subdivisions=fine, radius=1)
    if cut:
        everything = list(mesh.verts) + list(mesh.edges) + list(mesh.faces)
        bmesh.ops.bisect_plane(mesh, geom=everything, plane_co=cut[0], plane_no=cut[1], clear_inner=True)
    for v in mesh.verts:
        k = 1 + lumps * noise.noise(v.co * 1.6 + Vector((seed * 3.1, seed * 1.7, 0)))
        v.co = Vector((v.co.x * radius * k * squash[0] + x, v.co.y * radius * k * squash[1] + y,
                       v.co.z * radius * k * squash[2] + z))
    return solid(mesh, material, 0, angle=80)


def loft(rings, material, sides=20, power=2.4, closed=True):
    """Skin over stacked rounded rectangles: each ring is (x, y, z, half width, half depth)."""
    mesh, previous = bmesh.new(), None
    for x, y, z, wide, deep in rings:
        ring = []
        for i in range(sides):
            c, s = math.cos(i * TAU / sides), math.sin(i * TAU / sides)
            ring.append(mesh.verts.new((x + wide * math.copysign(abs(c) ** (2 / power), c),
                                        y + deep * math.copysign(abs(s) ** (2 / power), s), z)))
        if previous:
            for i in range(sides):
                j = (i + 1) % sides
                mesh.faces.new((previous[i], previous[j], ring[j], ring[i]))
        elif closed:
            mesh.faces.new(ring)
        previous = ring
    if closed:
        mesh.faces.new(previous)
    return solid(mesh, material, 0, angle=55)


def smooth_path(points, steps=8, closed=False):
    """Catmull-Rom through the points."""
    points, path = [Vector(p) for p in points], []
    count = len(points)
    pick = (lambda i: points[i % count]) if closed else (lambda i: points[max(0, min(count - 1, i))])
    for i in range(count if closed else count - 1):
        a, b, c, d = (pick(i + k) for k in (-1, 0, 1, 2))
        for k in range(steps):
            t = k / steps
            path.append(.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3))
    return path if closed else path + [points[-1]]


def tube(points, radius, material, smooth=True, closed=False, steps=8, round_=3):
    path = smooth_path(points, steps, closed) if smooth else [Vector(p) for p in points]
    curve = bpy.data.curves.new("tube", "CURVE")
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution, curve.use_fill_caps = "3D", radius, round_, True
    spline = curve.splines.new("POLY")
    spline.points.add(len(path) - 1)
    spline.use_cyclic_u = closed
    for point, place in zip(spline.points, path):
        point.co = (*place, 1)
    return link(bpy.data.objects.new("tube", curve), material)


def hoop(centre, radius, thickness, material, axis="y"):
    x, y, z = centre
    turn = [(math.cos(i * TAU / 36) * radius, math.sin(i * TAU / 36) * radius) for i in range(36)]
    points = {"x": [(x, y + a, z + b) for a, b in turn], "y": [(x + a, y, z + b) for a, b in turn],
              "z": [(x + a, y + b, z) for a, b in turn]}[axis]
    return tube(points, thickness, material, smooth=False, closed=True)
