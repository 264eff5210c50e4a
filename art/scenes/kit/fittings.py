"""What stands on desks and hangs on walls: screens, lamps, pictures, clocks. Made around the origin, front towards -y."""

import math
import random

from kit.materials import glow, matt
from kit.shapes import TAU, ball, box, cylinder, hoop, tube


def screen(wide=.26, high=.17, picture="bars", foot=True, z=.0):
    """A monitor facing -y; picture: bars, curve, scan, list or none."""
    base = z + (.07 if foot else 0)
    if foot:
        box((-.05, .05), (-.03, .04), (z, z + .012), "ink", .005)
        box((-.012, .012), (.006, .02), (z, base + .05), "ink", .004)
    box((-wide / 2, wide / 2), (-.008, .010), (base, base + high), "ink", .006)
    box((-wide / 2 + .012, wide / 2 - .012), (-.0115, -.007), (base + .012, base + high - .012), glow("#2F8F96", .9), 0)
    light, left, low = glow("#FFB45A", 2.4), -wide / 2 + .03, base + .03
    if picture == "bars":
        for i, part in enumerate((.35, .6, .45, .85, .7)):
            step = (wide - .06) / 5
            box((left + i * step, left + i * step + step * .6), (-.016, -.011), (low, low + (high - .06) * part), light, 0)
    elif picture == "curve":
        path = [(left + (wide - .06) * t / 6, -.015, low + (high - .06) * v) for t,
                v in enumerate((.1, .3, .22, .5, .45, .75, .95))]
        tube(path, .006, light)
    elif picture == "scan":
        for i in range(3):
            hoop((0, -.015, base + high / 2), high * (.12 + .1 * i), .004, light)
    elif picture == "list":
        for i in range(4):
            row = base + high - .04 - i * (high - .05) / 4
            box((left, left + (wide - .06) * (.9, .6, .75, .5)[i]), (-.016, -.011), (row - .008, row + .006), light, 0)


def laptop(colour="steel"):
    box((-.09, .09), (-.06, .06), (0, .012), colour, .004)
    box((-.09, .09), (.055, .068), (.01, .13), colour, .004, tilt=(-14, 0, 0))
    box((-.08, .08), (.048, .056), (.022, .122), glow("#3FA3A8", 1.2), 0, tilt=(-14, 0, 0))


def papers(count=3, seed=0):
    chance = random.Random(seed)
    for i in range(count):
        x, y = chance.uniform(-.05, .05), chance.uniform(-.03, .03)
        box((x - .045, x + .045), (y - .06, y + .06), (i * .005, i * .005 + .004), "paper", 0,
            tilt=(0, 0, chance.uniform(-25, 25)))


def mug(colour="ember"):
    cylinder(0, 0, (0, .045), .02, colour, sides=14, bevel=.004)


def clinic_cross(size, material, deep=.012):
    """An equal-armed cross on the wall at y = 0, about its own middle; in the site's colours rather than red."""
    box((-size / 2, size / 2), (-deep, 0), (-size / 6, size / 6), material, .004)
    box((-size / 6, size / 6), (-deep - .001, .001), (-size / 2, size / 2), material, .004)


def pendant(z_top, z, colour="ember", size=.11):
    tube([(0, 0, z_top), (0, 0, z + .09)], .006, "ink", smooth=False)
    cylinder(0, 0, (z, z + .10), size, colour, size * .35)
    ball(0, 0, z + .01, size * .42, glow("#FFC070", 14))


def floor_lamp(high=.7):
    cylinder(0, 0, (0, .025), .085, "ink")
    cylinder(0, 0, (0, high), .010, "ink", sides=10, bevel=0)
    cylinder(0, 0, (high - .05, high + .12), .115, glow("#FFC070", 3.6), .08)


def contour_print(wide=.5, high=.4):
    """A framed contour map on the wall at y = 0, its one line amber."""
    box((-wide / 2, wide / 2), (-.025, 0), (0, high), "ink", .006)
    box((-wide / 2 + .025, wide / 2 - .025), (-.03, -.02), (.025, high - .025), "paper", .002)
    for k in range(4):
        reach = [(.05 + .042 * k) * (1 + .15 * math.sin(2 * t * TAU / 40 + k * .4)) for t in range(40)]
        points = [(reach[t] * math.cos(t * TAU / 40) * wide * 1.9, -.033,
                   high / 2 + reach[t] * math.sin(t * TAU / 40) * high * 2.1)
                  for t in range(40)]
        tube(points, .0055, "ember" if k == 2 else "teal", smooth=False, closed=True, round_=1)


def picture_frame(wide=.22, high=.28, colour="blush", second="teal"):
    box((-wide / 2, wide / 2), (-.02, 0), (0, high), "walnut", .006)
    box((-wide / 2 + .02, wide / 2 - .02), (-.024, -.018), (.02, high - .02), colour, .002)
    cylinder(0, high * .45, (-.028, -.022), min(wide, high) * .22, second, axis="y")


def clock(radius=.11):
    cylinder(0, 0, (-.035, 0), radius, "ink", axis="y", sides=32)
    cylinder(0, 0, (-.040, -.03), radius * .86, "paper", axis="y", sides=32)
    tube([(0, -.043, 0), (0, -.043, radius * .6)], .006, "ink", smooth=False)
    tube([(0, -.043, 0), (radius * .4, -.043, -radius * .2)], .006, "ember", smooth=False)


def rug(x, y, z, colour="#C7683F", border="paper"):
    box(x, y, (z, z + .008), matt(border), .004)
    box((x[0] + .05, x[1] - .05), (y[0] + .05, y[1] - .05), (z, z + .012), matt(colour), .003)


def vase(colour="blush", stems="marigold"):
    cylinder(0, 0, (0, .10), .03, colour, .022, sides=16)
    for i in range(5):
        t = i * TAU / 5
        tube([(0, 0, .09), (.03 * math.cos(t), .03 * math.sin(t), .17)], .004, "fern", smooth=False)
        ball(.033 * math.cos(t), .033 * math.sin(t), .18, .022, matt(stems), 2)
