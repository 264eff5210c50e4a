"""An empty stage, its camera, and the render into passes that the grade puts together."""

import math
import os

import bpy
import numpy as np
from mathutils import Vector

from kit import materials
from kit.light import GROUPS, outdoors


def clear():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    materials.forget()
    outdoors()


def _outline():
    """Every vertex of the scene, in world units, one row each."""
    clouds = []
    for thing in bpy.context.scene.objects:
        if thing.type == "MESH":
            flat = np.empty(len(thing.data.vertices) * 3, np.float32)
            thing.data.vertices.foreach_get("co", flat)
            spots = flat.reshape(-1, 3)
        elif thing.type == "CURVE":
            spots = np.array([p.co[:3] for spline in thing.data.splines for p in spline.points], np.float32)
        else:
            continue
        matrix = np.array(thing.matrix_world, np.float32)
        clouds.append(spots @ matrix[:3, :3].T + matrix[:3, 3])
    return np.concatenate(clouds)


def camera(turn=-54, rise=17.5, fill=(.945, .90), shape=4 / 3, lens=85, blur=.42, focus=(.05, -.2, .6)):
    """A view from `turn` degrees around and `rise` above. It stands back just so far, and looks just so far aside,
    that the whole island fills at most the shares `fill` of the frame's width and height, in its middle. `lens` is in
    millimetres, `shape` the frame's width over its height; things as far away as `focus` are sharpest."""
    data = bpy.data.cameras.new("camera")
    view = bpy.data.objects.new("camera", data)
    bpy.context.scene.collection.objects.link(view)
    bpy.context.scene.camera = view
    data.lens, data.clip_end = lens, 300
    around, above = math.radians(turn), math.radians(rise)
    away = Vector((math.cos(above) * math.cos(around), math.cos(above) * math.sin(around), math.sin(above)))
    facing = (-away).to_track_quat("-Z", "Y")
    right, up = np.array(facing @ Vector((1, 0, 0))), np.array(facing @ Vector((0, 1, 0)))
    spots, goal, width = _outline(), np.array(focus), 9.0
    for _ in range(8):  # a nearer camera sees more perspective, so the measure is taken again from each new place
        place = goal + np.array(away) * width * lens / 36
        depth = (place - spots) @ np.array(away)
        across, upward = ((spots - place) @ axis * (width * lens / 36) / depth for axis in (right, up))
        goal = goal + right * (across.max() + across.min()) / 2 + up * (upward.max() + upward.min()) / 2
        width = max(np.ptp(across) / fill[0], np.ptp(upward) / fill[1] * shape)
    view.location = goal + np.array(away) * width * lens / 36
    view.rotation_euler = facing.to_euler()
    data.dof.use_dof, data.dof.aperture_fstop = True, blur
    data.dof.focus_distance = (Vector(focus) - view.location).dot(-away)


def _settings(width, height, samples, seed):
    scene = bpy.context.scene
    render, cycles = scene.render, scene.cycles
    render.engine, render.film_transparent, render.use_persistent_data = "CYCLES", True, True
    render.resolution_x, render.resolution_y, render.resolution_percentage = width, height, 100
    cycles.samples, cycles.seed, cycles.use_denoising = samples, seed, False
    cycles.use_adaptive_sampling, cycles.adaptive_threshold, cycles.adaptive_min_samples = True, .02, min(24, samples)
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 6, 3, 2
    cycles.transmission_bounces, cycles.transparent_max_bounces = 2, 8
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect, cycles.blur_glossy = 2.5, 1.0
    cycles.pixel_filter_type, cycles.filter_width = "BLACKMAN_HARRIS", 1.5


def _passes(folder, seed_name):
    """One EXR a pass: alpha, emission, the denoiser's guides, and one beauty for each light group."""
    scene, layer = bpy.context.scene, bpy.context.scene.view_layers[0]
    layer.use_pass_normal = layer.use_pass_diffuse_color = layer.use_pass_emit = True
    if not layer.lightgroups:
        for group in GROUPS:
            layer.lightgroups.add(name=group)
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source, output = tree.nodes.new("CompositorNodeRLayers"), tree.nodes.new("CompositorNodeOutputFile")
    output.base_path = folder
    output.format.file_format, output.format.color_depth, output.format.exr_codec = "OPEN_EXR", "16", "ZIP"
    output.format.color_mode = "RGB"
    output.file_slots.clear()
    wanted = {"alpha": "Alpha", "emit": "Emit", "albedo": "DiffCol", "normal": "Normal"}
    wanted.update({group: f"Combined_{group}" for group in GROUPS})
    for name, socket in wanted.items():
        output.file_slots.new(f"{seed_name}-{name}-")
        tree.links.new(source.outputs[socket], output.inputs[-1])


def shoot(folder, width, height, samples):
    """Two renders with different noise: the denoiser compares them."""
    os.makedirs(folder, exist_ok=True)
    for name, seed in (("a", 11), ("b", 108)):
        _settings(width, height, samples, seed)
        _passes(folder, name)
        bpy.context.scene.frame_set(1)
        bpy.ops.render.render()
