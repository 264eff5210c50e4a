"""Painted card, timber, metal, glass, water and light, each made once and shared."""

import bpy

from kit.palette import linear

_made = {}


def forget():
    _made.clear()


def _new(key, name):
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    _made[key] = material
    return material, material.node_tree


def _map_range(tree, source, low, high, from_low=0.0, from_high=1.0):
    node = tree.nodes.new("ShaderNodeMapRange")
    for name, value in (("From Min", from_low), ("From Max", from_high), ("To Min", low), ("To Max", high)):
        node.inputs[name].default_value = value
    tree.links.new(source, node.inputs["Value"])
    return node.outputs["Result"]


def _noise(tree, scale, detail):
    coordinates = tree.nodes.new("ShaderNodeTexCoord")
    noise = tree.nodes.new("ShaderNodeTexNoise")
    noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = scale, detail
    tree.links.new(coordinates.outputs["Object"], noise.inputs["Vector"])
    return noise.outputs["Fac"]


def paint(colour, rough=.62, shine=.35, vary=.06, bump=0.0, metal=0.0, leaf=False):
    """A surface whose value drifts by `vary` within an object and between objects; `leaf` varies each leaf."""
    key = (colour, rough, shine, vary, bump, metal, leaf)
    if key in _made:
        return _made[key]
    material, tree = _new(key, f"paint {colour}")
    surface = tree.nodes["Principled BSDF"]
    surface.inputs["Roughness"].default_value = rough
    surface.inputs["Specular"].default_value = shine
    surface.inputs["Metallic"].default_value = metal
    surface.inputs["Base Color"].default_value = linear(colour)
    if vary > 0:
        within = _map_range(tree, _noise(tree, 1.7, 5), 1 - vary, 1 + vary, .3, .7)
        if leaf:
            apart = tree.nodes.new("ShaderNodeNewGeometry").outputs["Random Per Island"]
        else:
            apart = tree.nodes.new("ShaderNodeObjectInfo").outputs["Random"]
        apart = _map_range(tree, apart, 1 - vary * (2.6 if leaf else 1.2), 1 + vary * (2.6 if leaf else 1.2))
        both = tree.nodes.new("ShaderNodeMath")
        both.operation = "MULTIPLY"
        tree.links.new(within, both.inputs[0])
        tree.links.new(apart, both.inputs[1])
        shift = tree.nodes.new("ShaderNodeHueSaturation")
        shift.inputs["Color"].default_value = linear(colour)
        tree.links.new(both.outputs[0], shift.inputs["Value"])
        tree.links.new(shift.outputs["Color"], surface.inputs["Base Color"])
    if bump > 0:
        _roughen(tree, surface, 34, bump, .02)
    return material


def _roughen(tree, surface, scale, strength, distance):
    bump = tree.nodes.new("ShaderNodeBump")
    bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = strength, distance
    tree.links.new(_noise(tree, scale, 4), bump.inputs["Height"])
    tree.links.new(bump.outputs["Normal"], surface.inputs["Normal"])


def matt(colour, vary=.06, bump=.15):
    """Card, earth, plaster: no shine at all."""
    return paint(colour, .9, .1, vary, bump)


def brass():
    return paint("brass", .3, .6, 0, metal=.9)


def steel():
    return paint("steel", .35, .5, .03, metal=.6)


def glow(colour, strength=5.0, group="lamps"):
    """A light-giving surface. `group` names the light group that the grade can weigh by itself."""
    key = ("glow", colour, strength, group)
    if key in _made:
        return _made[key]
    material, tree = _new(key, f"glow {colour}")
    tree.nodes.clear()
    output, emission = tree.nodes.new("ShaderNodeOutputMaterial"), tree.nodes.new("ShaderNodeEmission")
    emission.inputs["Color"].default_value = linear(colour)
    emission.inputs["Strength"].default_value = strength
    tree.links.new(emission.outputs[0], output.inputs[0])
    material["light_group"] = group
    return material


def glass(tint="#dcebe8", gloss=.05):
    """Clear with a faint reflection that grows at the edges; no refraction, so rooms stay legible."""
    key = ("glass", tint, gloss)
    if key in _made:
        return _made[key]
    material, tree = _new(key, "glass")
    tree.nodes.clear()
    new = tree.nodes.new
    output, clear, shiny = new("ShaderNodeOutputMaterial"), new("ShaderNodeBsdfTransparent"), new("ShaderNodeBsdfGlossy")
    clear.inputs["Color"].default_value = linear(tint)
    shiny.inputs["Roughness"].default_value = .06
    mix, edge = new("ShaderNodeMixShader"), new("ShaderNodeLayerWeight")
    edge.inputs["Blend"].default_value = .25
    tree.links.new(_map_range(tree, edge.outputs["Facing"], gloss, gloss * 4), mix.inputs[0])
    tree.links.new(clear.outputs[0], mix.inputs[1])
    tree.links.new(shiny.outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], output.inputs[0])
    return material


def water(colour="#2C98A3", shine=.45):
    key = ("water", colour)
    if key in _made:
        return _made[key]
    material, tree = _new(key, "water")
    surface = tree.nodes["Principled BSDF"]
    for name, value in (("Base Color", linear(colour)), ("Roughness", .09), ("Specular", shine)):
        surface.inputs[name].default_value = value
    surface.inputs["Emission"].default_value = linear(colour)
    surface.inputs["Emission Strength"].default_value = .22
    material["light_group"] = "lamps"
    _roughen(tree, surface, 4.5, .3, .05)
    return material


def material_of(value):
    """A material as it is, or the plain paint of a colour."""
    return paint(value) if isinstance(value, str) else value
