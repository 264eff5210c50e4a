"""Non-local means on two renders with different noise, guided by colour and normals (after Rousselle and others, 2013)."""

import os

os.environ["OPENCV_IO_ENABLE_OPENEXR"] = "1"
import cv2  # noqa: E402
import numpy as np  # noqa: E402


def read(folder, seed, name):
    image = cv2.imread(os.path.join(folder, f"{seed}-{name}-0001.exr"), cv2.IMREAD_UNCHANGED)
    return np.nan_to_num(np.ascontiguousarray(image[:, :, 2::-1].astype(np.float32)))


def _padded(image, by):
    return cv2.copyMakeBorder(image, by, by, by, by, cv2.BORDER_REFLECT_101)


def denoise(halves, guides, albedo, reach=7, near=3, keep=.9):
    """`halves`: two noisy linear images without direct emission; `guides`: two feature images, as noisy as they are."""
    base = albedo + .05
    logs = [np.log1p(np.maximum(half, 0) / base) for half in halves]
    variance = np.maximum(cv2.boxFilter((logs[0] - logs[1]) ** 2 / 2, -1, (9, 9)), 1e-5)
    guide = (guides[0] + guides[1]) / 2
    guide_variance = cv2.boxFilter((guides[0] - guides[1]) ** 2 / 4, -1, (5, 5))
    high, wide = variance.shape[:2]
    wide_logs, wide_variance = [_padded(x, reach) for x in logs], _padded(variance, reach)
    wide_guide, wide_guide_variance = _padded(guide, reach), _padded(guide_variance, reach)
    total, weights = [np.zeros_like(x) for x in logs], [np.zeros((high, wide, 1), np.float32) for _ in logs]
    for dy in range(2 * reach + 1):
        for dx in range(2 * reach + 1):
            there = (slice(dy, dy + high), slice(dx, dx + wide))
            other, other_variance = wide_guide[there], wide_guide_variance[there]
            apart = np.maximum((guide - other) ** 2 - (guide_variance + np.minimum(guide_variance, other_variance)), 0)
            alike = np.exp(-(apart / (.0081 + .6 * (guide_variance + other_variance))).max(2))
            spread = wide_variance[there]
            for k in (0, 1):
                gap = (logs[1 - k] - wide_logs[1 - k][there]) ** 2 - (variance + np.minimum(variance, spread))
                gap = cv2.boxFilter((gap / (1e-6 + keep ** 2 * (variance + spread))).mean(2), -1, (2 * near + 1,) * 2)
                weight = np.minimum(np.exp(-np.maximum(gap, 0)), alike)[:, :, None]
                total[k] += weight * wide_logs[k][there]
                weights[k] += weight
    clean = [np.expm1(t / np.maximum(w, 1e-6)) * base for t, w in zip(total, weights)]
    return (clean[0] + clean[1]) / 2
