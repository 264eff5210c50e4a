"""Blender's own Filmic view (medium high contrast), read from its colour tables, so that pictures need no second Blender."""

import glob

import numpy as np

TABLES = "/usr/share/blender/**/colormanagement/filmic/"


def _numbers(name):
    found = sorted(glob.glob(TABLES + name, recursive=True))
    if not found:
        raise SystemExit(f"Blender's colour table {name} is missing: install the Debian package blender")
    with open(found[0], encoding="ascii") as file:
        return file.read()


def _curve():
    body = _numbers("filmic_to_0-85_1-011.spi1d").split("{")[1].split("}")[0]
    return np.array([float(line) for line in body.split()], np.float32)


def _cube():
    lines = _numbers("filmic_desat65cube.spi3d").splitlines()
    size = int(lines[2].split()[0])
    rows = np.array([[float(v) for v in line.split()] for line in lines[3:] if line.strip()], np.float32)
    cube = np.zeros((size, size, size, 3), np.float32)
    r, g, b = rows[:, :3].astype(int).T
    cube[r, g, b] = rows[:, 3:]
    return cube


def _trilinear(cube, at):
    size = cube.shape[0] - 1
    place = np.clip(at, 0, 1) * size
    low = np.minimum(place.astype(int), size - 1)
    part = place - low
    out = np.zeros_like(at)
    for corner in range(8):
        step = [(corner >> k) & 1 for k in range(3)]
        weight = np.ones(at.shape[:-1], np.float32)
        for k in range(3):
            weight = weight * (part[..., k] if step[k] else 1 - part[..., k])
        out += weight[..., None] * cube[low[..., 0] + step[0], low[..., 1] + step[1], low[..., 2] + step[2]]
    return out


def develop(light, exposure=0.0):
    """Linear light (h, w, rgb) to display values 0..1, sRGB encoded."""
    low, high = -12.473931188, 12.526068812
    shaped = (np.log2(np.maximum(light * 2 ** exposure, 1e-6)) - low) / (high - low)
    base = _trilinear(_cube(), shaped.astype(np.float32))
    curve = _curve()
    return np.interp(np.clip(base / .66, 0, 1), np.linspace(0, 1, len(curve)), curve).astype(np.float32)
