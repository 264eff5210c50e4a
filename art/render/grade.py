"""python3 grade.py FOLDER dusk|day OUT.png PAGE REACH: weighs the light groups, denoises, adds bloom, lays the scene on
the page's colour, PAGE, three sRGB channels from 0 to 255."""

import sys

import cv2
import numpy as np

from denoise import denoise, read
from film import develop

# Multiples of each group's light as rendered, in linear red, green, blue.
LOOKS = {
    "dusk": {
        "key": (.92, .86, .80), "fill": (.36, .42, .50), "rim": (1.0, 1.0, 1.0), "sky": (.14, .25, .40),
        "lamps": (1.7, 1.6, 1.5), "thread": (1.0, 1.0, 1.0), "bloom": .5, "exposure": 0.0,
    },
    "day": {
        "key": (1.12, 1.22, 1.34), "fill": (2.1, 1.72, 1.46), "rim": (1.0, 1.1, 1.2), "sky": (2.9, 2.3, 2.0),
        "lamps": (.85, .85, .85), "thread": (.62, .48, .42), "bloom": .16, "exposure": 0.0,
    },
}
# sRGB of the pool of light under the island, and of its shadow with the shadow's depth.
POOL = {"dusk": (30, 110, 118), "day": (226, 238, 236)}
SHADOW = {"dusk": ((0, 12, 18), .7), "day": ((62, 96, 104), .55)}


def to_light(srgb):
    v = np.asarray(srgb, np.float32) / 255
    return np.where(v <= .04045, v / 12.92, ((v + .055) / 1.055) ** 2.4)


def blur(image, radius):
    return cv2.GaussianBlur(image, (0, 0), radius)


def weigh(folder, seed, look):
    """All light of one render under the look, and the part of it that shines straight into the lens."""
    parts = {name: read(folder, seed, name) for name in ("key", "fill", "rim", "sky", "lamps", "thread", "emit")}
    total = sum(parts[name] * np.array(look[name], np.float32) for name in parts if name != "emit")
    amber = np.minimum(parts["thread"], parts["emit"])
    shining = amber * np.array(look["thread"], np.float32) + (parts["emit"] - amber) * np.array(look["lamps"], np.float32)
    return total, shining


def bloom(shining, scale):
    capped = np.minimum(shining, 14)
    halo = sum(share * blur(capped, radius * scale) for share, radius in ((.30, 3), (.26, 9), (.22, 26), (.16, 70)))
    return halo * np.array((1.1, .85, .55), np.float32)


def backdrop(theme, page, alpha, scale):
    """The page's colour, a pool of light under the island, and its soft shadow."""
    high, wide = alpha.shape
    y, x = np.mgrid[0:high, 0:wide].astype(np.float32)
    out = np.clip(np.hypot((x / wide - .5) / .50, (y / high - .51) / .49), 0, 1)
    pool = (.5 + .5 * np.cos(np.pi * out))[:, :, None]
    ground = np.array(page, np.float32) * (1 - pool) + np.array(POOL[theme], np.float32) * pool
    colour, depth = SHADOW[theme]
    near = cv2.warpAffine(blur(alpha, 9 * scale), np.float32([[1, 0, -6 * scale], [0, 1, 10 * scale]]), (wide, high))
    far = cv2.warpAffine(blur(alpha, 34 * scale), np.float32([[1, 0, -22 * scale], [0, 1, 30 * scale]]), (wide, high))
    shade = (margin(high, wide, scale) * depth * (.45 * near + .55 * far))[:, :, None]
    return (ground * (1 - shade) + np.array(colour, np.float32) * shade) / 255


def margin(high, wide, scale):
    """One in the middle, falling to nothing at the frame, so that shadow and bloom end before the picture does."""
    y, x = np.mgrid[0:high, 0:wide].astype(np.float32)
    edge = np.clip(np.minimum.reduce([x, wide - 1 - x, y, high - 1 - y]) / (60 * scale), 0, 1)
    return edge * edge * (3 - 2 * edge)


def grade(folder, theme, page, reach):
    look = LOOKS[theme]
    renders = [weigh(folder, seed, look) for seed in "ab"]
    albedo = (read(folder, "a", "albedo") + read(folder, "b", "albedo")) / 2
    guides = [np.concatenate([read(folder, s, "albedo") * 2.2, read(folder, s, "normal")], 2) for s in "ab"]
    clean = denoise([total - shining for total, shining in renders], guides, albedo, reach)
    shining = (renders[0][1] + renders[1][1]) / 2
    alpha = np.clip((read(folder, "a", "alpha")[:, :, 0] + read(folder, "b", "alpha")[:, :, 0]) / 2, 0, 1)
    scale = alpha.shape[0] / 900
    light = (clean + shining) / np.maximum(alpha, .02)[:, :, None]
    halo = bloom(shining, scale) * look["bloom"]
    island = develop(light + halo, look["exposure"])
    inside = margin(*alpha.shape, scale)[:, :, None]
    behind = develop_over(backdrop(theme, page, alpha, scale), halo * inside)
    cover = alpha[:, :, None]
    return island * cover + behind * (1 - cover)


def develop_over(display, halo):
    """Add light to a display-referred ground."""
    light = to_light(display * 255) + halo * .35
    return np.where(light <= .0031308, light * 12.92, 1.055 * np.maximum(light, 1e-6) ** (1 / 2.4) - .055)


if __name__ == "__main__":
    source, theme, out, page, reach = sys.argv[1:]
    picture = grade(source, theme, [float(channel) for channel in page.split(",")], int(reach))
    dither = np.random.default_rng(1).uniform(-.5, .5, picture.shape[:2])[:, :, None]
    cv2.imwrite(out, np.clip(picture[:, :, ::-1] * 255 + dither, 0, 255).round().astype(np.uint8))
