"""Roofs of metal, tile and cloth, and what stands on them."""

import math

from kit.materials import paint
from kit.shapes import box, placed, prism, tube


def gable_end(x, eave_z, ridge_z, material, y=0.0, thick=.10):
    """The triangle of wall between the eaves and the ridge."""
    prism([(x[0], eave_z), (x[1], eave_z), (sum(x) / 2, ridge_z)], (y, y + thick), material, "y", .01)


def gable_roof(across, along, eave_z, ridge_z, axis="y", over=.14, eave=.16, thick=.07, colour="deep", pitch=.17,
               trim="paper"):
    """A ribbed metal roof. `across` spans the gable, `along` runs with the ridge (parallel to `axis`)."""
    middle, metal = sum(across) / 2, paint(colour, .45, .4, .03)
    slope = (ridge_z - eave_z) / (middle - across[0])
    for side in (-1, 1):
        edge = across[0] - eave if side < 0 else across[1] + eave
        low = eave_z - slope * eave
        section = [(middle, ridge_z), (edge, low), (edge, low + thick), (middle, ridge_z + thick * 1.18)]
        prism(section, (along[0] - over, along[1] + over), metal, axis, .01)
        ribs = int((along[1] - along[0] + 2 * over) / pitch)
        for i in range(ribs + 1):
            at = along[0] - over + .02 + i * (along[1] - along[0] + 2 * over - .04) / ribs
            rib = [(middle, ridge_z + thick), (edge, low + thick - .01), (edge, low + thick + .028),
                   (middle, ridge_z + thick * 1.18 + .028)]
            prism(rib, (at - .011, at + .011), metal, axis, .004)
        for at in (along[0] - over - .02, along[1] + over - .01):
            barge = [(middle, ridge_z - .05), (edge, low - .05), (edge, low + thick + .02),
                     (middle, ridge_z + thick * 1.18 + .03)]
            prism(barge, (at, at + .03), trim, axis, .008)
    ridge = ((middle - .05, middle + .05), (along[0] - over, along[1] + over))
    box(*(ridge if axis == "y" else ridge[::-1]), (ridge_z + thick * .9, ridge_z + thick * 1.18 + .035), metal, .012)


def tiled_slope(x, low, high, colour="brick", pitch=.11):
    """Rows of round clay tiles from (y, z) low to (y, z) high."""
    rise, run = high[1] - low[1], high[0] - low[0]
    prism([low, high, (high[0], high[1] - .05), (low[0], low[1] - .05)], x, paint("walnut", .8, .1), "x", .006)
    count, rows = int((x[1] - x[0]) / pitch), max(2, int(math.hypot(rise, run) / .16))
    for i in range(count):
        at = x[0] + (i + .5) * (x[1] - x[0]) / count
        for k in range(rows):
            a, b = k / rows, (k + 1.12) / rows
            tube([(at, low[0] + run * a, low[1] + rise * a + .022),
                  (at, low[0] + run * min(b, 1), low[1] + rise * min(b, 1) + .008)],
                 pitch * .42, paint(colour, .8, .15, .1), smooth=False, round_=2)


def awning(x, y, z, stripes=14, colours=("ember", "paper"), reach=.48, drop=.20, scallop=True):
    """A striped canopy that falls from (y, z) towards -y."""
    step = (x[1] - x[0]) / stripes
    for i in range(stripes):
        a, cloth = x[0] + i * step, paint(colours[i % 2], .8, .15, .03)
        b, front, low = a + step, y - reach, z - drop
        prism([(y, z), (y, z - .028), (front, low - .028), (front, low)], (a, b), cloth, "x", .004)
        if scallop:
            half = step / 2
            skirt = [(a, low), (b, low)] + [(a + half + math.cos(t * math.pi / 10) * half,
                                             low - .09 - math.sin(t * math.pi / 10) * .07)
                                            for t in range(11)]
            prism(skirt, (front - .02, front + .002), cloth, "y", .003)
    for at in (x[0] + .06, x[1] - .06):
        tube([(at, y, z - .42), (at, y - reach + .04, z - drop - .01)], .013, "ink", smooth=False)


def parapet(x, y, z, thick=.10, colour="paper", cap="teal"):
    """A wall around a flat roof with a coping that oversails it."""
    for spans in (((x[0], x[1]), (y[0], y[0] + thick)), ((x[0], x[1]), (y[1] - thick, y[1])),
                  ((x[0], x[0] + thick), (y[0] + thick, y[1] - thick)), ((x[1] - thick, x[1]), (y[0] + thick, y[1] - thick))):
        box(*spans, z, colour, .008)
        if cap:
            grown = [(s[0] - .03, s[1] + .03) for s in spans]
            box(*grown, (z[1] - .002 if spans[0] == x else z[1] - .004, z[1] + .05), cap, .012)


def solar_panels(x, y, z, count=4, tilt=24):
    """A row of panels rising away from -y, its first at x."""
    for i in range(count):
        with placed((x + i * .36, y, z), tilt=(tilt, 0)):
            box((-.175, .175), (-.26, .26), (-.006, .012), "stone", .004)
            box((-.165, .165), (-.25, .25), (.01, .026), paint("#0C2A3A", .15, .7, 0), .005)
            for k in (-1, 1):
                box((-.165, .165), (k * .083 - .004, k * .083 + .004), (.024, .029), "stone", 0)
