"""What stands in rooms. Everything is made around its own origin, front towards -y; place it with `placed`."""

import math
import random

from kit.materials import glow, matt, paint
from kit.shapes import TAU, box, cylinder, tube

TONES = ("ember", "paper", "teal", "amber", "blush", "sea", "moss", "deep", "sand")


def table(wide=.8, deep=.4, high=.32, top="wood", legs="ink"):
    box((-wide / 2, wide / 2), (-deep / 2, deep / 2), (high - .03, high), top, .01)
    for x in (-wide / 2 + .04, wide / 2 - .04):
        for y in (-deep / 2 + .04, deep / 2 - .04):
            cylinder(x, y, (0, high - .02), .014, legs, sides=10, bevel=0)


def round_table(radius=.22, high=.32, top="wood"):
    cylinder(0, 0, (0, .015), radius * .55, "ink")
    cylinder(0, 0, (0, high - .02), .018, "ink", sides=12, bevel=0)
    cylinder(0, 0, (high - .025, high), radius, top, sides=36)


def chair(colour="ember", legs="ink", seat=.215):
    box((-.09, .09), (-.09, .09), (seat - .03, seat), colour, .014)
    box((-.09, .09), (.075, .10), (seat + .02, seat + .24), colour, .014, tilt=(-6, 0, 0))
    for x in (-.07, .07):
        for y in (-.07, .07):
            cylinder(x, y, (0, seat - .02), .009, legs, sides=8, bevel=0)


def office_chair(colour="deep", seat=.22):
    for i in range(5):
        t = i * TAU / 5
        tube([(0, 0, .035), (.11 * math.cos(t), .11 * math.sin(t), .02)], .012, "ink", smooth=False)
    cylinder(0, 0, (.03, seat - .02), .014, "ink", sides=10, bevel=0)
    box((-.11, .11), (-.10, .10), (seat - .04, seat), colour, .02)
    box((-.10, .10), (.09, .125), (seat + .05, seat + .31), colour, .025, tilt=(-6, 0, 0))


def sofa(wide=.9, colour="teal", cushions=("amber", "blush")):
    half, cloth = wide / 2, paint(colour, .85, .12, .06)
    box((-half, half), (-.18, .18), (.05, .20), cloth, .04)
    box((-half, half), (.10, .24), (.10, .42), cloth, .05)
    for side in (-1, 1):
        box(tuple(sorted((side * half, side * (half + .1)))), (-.18, .22), (.05, .30), cloth, .045)
    for i, colour in enumerate(cushions):
        x = (-1 + 2 * i) * half * .5
        box((x - .11, x + .11), (.02, .12), (.20, .38), matt(colour), .04, tilt=(-17, 0, 6 - 12 * i))


def _ware(x, z, high, tone, chance):
    """One homeware item standing at x: a vase, stacked bowls, a lamp or folded linen. Gives its width."""
    what, middle = chance.randrange(4), x + .055
    if what == 0:
        cylinder(middle, 0, (z, z + high * .7), .05, tone, .03, 16)
        cylinder(middle, 0, (z + high * .7, z + high * .82), .03, tone, .04, 16)
    elif what == 1:
        for k in range(3):
            cylinder(middle, 0, (z + k * .034, z + .03 + k * .034), .035, tone, .055, 18)
    elif what == 2:
        cylinder(middle, 0, (z, z + high * .45), .022, tone, sides=12)
        cylinder(middle, 0, (z + high * .42, z + high * .85), .055, glow("#FFCE8A", 1.6), .035, 18)
    else:
        for k in range(3):
            box((x, x + .11), (-.05, .05), (z + k * .037, z + .035 + k * .037), matt(tone if k != 1 else "paper"), .012)
    return .115


def shelf(wide=.8, high=1.2, levels=4, deep=.16, kind="mixed", seed=0, frame="walnut", tones=TONES, back=True):
    """Open shelving full of books, files, jars or boxes."""
    chance = random.Random(seed)
    for x in (-wide / 2, wide / 2 - .025):
        box((x, x + .025), (-deep / 2, deep / 2), (0, high), frame, .005)
    if back:
        box((-wide / 2, wide / 2), (deep / 2 - .012, deep / 2), (0, high), frame, .003)
    for k in range(levels + 1):
        z, room = k * (high - .02) / levels, (high - .02) / levels
        box((-wide / 2, wide / 2), (-deep / 2, deep / 2), (z, z + .02), frame, .004)
        if k == levels:
            break
        x = -wide / 2 + .04
        while x < wide / 2 - .07:
            w, h, tone = chance.uniform(.03, .05), room * chance.uniform(.55, .82), chance.choice(tones)
            if kind in ("jars", "mixed") and chance.random() < (1 if kind == "jars" else .2):
                w = .075
                cylinder(x + .036, -.01, (z + .02, z + .02 + h * .8), .032, tone, sides=14, bevel=.006)
                cylinder(x + .036, -.01, (z + .02 + h * .8, z + .03 + h * .8), .028, "walnut", sides=14, bevel=.002)
            elif kind == "homeware":
                w = _ware(x, z + .02, h, tone, chance)
            elif kind == "boxes":
                w = chance.uniform(.10, .17)
                box((x, x + w), (-deep / 2 + .02, deep / 2 - .02), (z + .02, z + .02 + h), tone, .008)
            elif kind == "files":
                w = .055
                box((x, x + w - .006), (-deep / 2 + .01, deep / 2 - .02), (z + .02, z + room * .86), tone, .004)
                box((x + .014, x + w - .02), (-deep / 2 + .006, -deep / 2 + .012), (z + room * .5, z + room * .7), "paper", 0)
            else:
                box((x, x + w), (-deep / 2 + chance.uniform(.01, .03), deep / 2 - .02), (z + .02, z + .02 + h), tone, .004)
            x += w + chance.choice((.004, .006, .03 if kind == "mixed" else .01))


def counter(wide=1.0, deep=.32, high=.50, body="teal", top="wood", panels=True):
    box((-wide / 2, wide / 2), (-deep / 2, deep / 2), (0, high - .04), body, .014)
    box((-wide / 2 - .04, wide / 2 + .04), (-deep / 2 - .05, deep / 2 + .03), (high - .04, high), top, .01)
    if panels:
        count = max(2, round(wide / .28))
        for i in range(count):
            a = -wide / 2 + (i + .12) * wide / count
            box((a, a + wide / count * .76), (-deep / 2 - .010, -deep / 2 + .01), (.05, high - .10), paint(body, .7, .25, .1),
                .008)


def bed(wide=.62, long=1.0, blanket="teal", pillows=2):
    box((-wide / 2, wide / 2), (-long / 2, long / 2), (.06, .14), "walnut", .012)
    box((-wide / 2 + .01, wide / 2 - .01), (-long / 2 + .01, long / 2 - .02), (.14, .24), "paper", .03)
    box((-wide / 2 - .005, wide / 2 + .005), (-long / 2, long / 2 - .36), (.15, .262), matt(blanket), .035)
    box((-wide / 2 - .008, wide / 2 + .008), (-long / 2 + .1, -long / 2 + .26), (.15, .268), matt("amber"), .02)
    box((-wide / 2 - .04, wide / 2 + .04), (long / 2 - .03, long / 2 + .02), (0, .48), "wood", .02)
    for i in range(pillows):
        x = (i - (pillows - 1) / 2) * .28
        box((x - .12, x + .12), (long / 2 - .26, long / 2 - .06), (.235, .32), "paper", .035, tilt=(14, 0, 0))
