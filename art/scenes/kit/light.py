"""Lights in named groups, so that one render can be graded as dusk and as day."""

import bpy
from mathutils import Matrix, Vector

from kit.palette import linear
from kit.shapes import here

GROUPS = ("key", "fill", "rim", "sky", "lamps", "thread")


def _lamp(kind, power, colour, group):
    light = bpy.data.lights.new(group, kind)
    light.energy, light.color = power, linear(colour)[:3]
    lamp = bpy.data.objects.new(group, light)
    lamp.lightgroup = group
    bpy.context.scene.collection.objects.link(lamp)
    return lamp


def _soft_box(group, at, towards, size, power, colour):
    lamp = _lamp("AREA", power, colour, group)
    lamp.data.size, lamp.location = size, at
    lamp.rotation_euler = (Vector(towards) - Vector(at)).to_track_quat("-Z", "Y").to_euler()


def room_light(at, size, power, colour="#FFB27A"):
    """A warm ceiling panel; without it a room reads as a hole."""
    lamp = _lamp("AREA", power, colour, "lamps")
    lamp.data.shape, lamp.data.size, lamp.data.size_y = "RECTANGLE", *size
    lamp.matrix_world = here() @ Matrix.Translation(at)


def bulb(at, power=9, colour="#FFB866", size=.08):
    lamp = _lamp("POINT", power, colour, "lamps")
    lamp.data.shadow_soft_size = size
    lamp.matrix_world = here() @ Matrix.Translation(at)


def outdoors():
    """A low warm sun on the right flank, a cool sky from the left, a rim from behind, and the sky itself."""
    _soft_box("key", (9.5, -1.5, 5.2), (0, 0, .4), 4.2, 4900, "#FFB877")
    _soft_box("fill", (-7.5, -6.5, 9.5), (0, 0, .3), 9, 2000, "#86BFDD")
    _soft_box("rim", (-5, 8.5, 6.5), (0, 0, .6), 5, 2200, "#FFCF9A")
    sky = bpy.data.worlds.new("sky")
    bpy.context.scene.world, sky.use_nodes, sky.lightgroup = sky, True, "sky"
    background = sky.node_tree.nodes["Background"]
    background.inputs[0].default_value, background.inputs[1].default_value = linear("#7FA6B5"), .6
