"""What stands outside: lamps, benches, signs, crates, bicycles, parcels. Made around the origin, front towards -y."""

import math
import random

from kit.light import bulb
from kit.materials import glow, matt, paint, steel
from kit.shapes import TAU, ball, box, cylinder, hoop, placed, tube


def street_lamp(high=1.85, reach=.33):
    cylinder(0, 0, (0, .10), .085, "ink")
    cylinder(0, 0, (.08, high), .024, "ink", .02)
    tube([(0, 0, high - .02), (reach * .06, 0, high + .14), (reach * .5, 0, high + .22), (reach, 0, high + .16)], .018, "ink")
    cylinder(reach, 0, (high + .02, high + .15), .115, "ink", .03)
    ball(reach, 0, high + .02, .055, glow("#FFC070", 18))
    bulb((reach, 0, high - .1), 14)


def bench(wide=1.0, timber="wood"):
    for k in range(3):
        box((-wide / 2, wide / 2), (-.16 + k * .105, -.07 + k * .105), (.21, .24), timber, .01)
    for k in range(2):
        box((-wide / 2, wide / 2), (.16, .18), (.31 + k * .10, .39 + k * .10), timber, .01)
    for x in (-wide / 2 + .1, wide / 2 - .1):
        box((x - .02, x + .02), (-.15, .17), (0, .21), "ink", .006)
        box((x - .02, x + .02), (.14, .17), (.18, .48), "ink", .006)


def sandwich_board(high=.5):
    for side in (-1, 1):
        box((-.17, .17), (side * .09 - .012, side * .09 + .012), (0, high), "walnut", .008, tilt=(13 * side, 0, 0))
    with placed((0, -.150, .0), tilt=(-13, 0)):
        box((-.135, .135), (-.012, -.004), (.05, high - .06), "ink", .004)
        cylinder(0, high * .62, (-.02, -.012), .05, "amber", axis="y")
        for k in range(3):
            z = .12 + k * .07
            tube([(-.09, -.016, z), (-.03, -.016, z + .02), (.03, -.016, z - .01), (.08, -.016, z + .01)], .006, "paper")


def crate(fill, wide=.42, deep=.30, high=.17, seed=0, size=.038):
    """A slatted crate heaped with round produce in the colours of `fill`."""
    chance = random.Random(seed)
    box((-wide / 2, wide / 2), (-deep / 2, deep / 2), (0, .02), "wood", .005)
    for k in range(3):
        z = (.015 + k * .055, .06 + k * .055)
        for y in (-deep / 2, deep / 2 - .018):
            box((-wide / 2, wide / 2), (y, y + .018), z, "wood", .006)
        for x in (-wide / 2, wide / 2 - .018):
            box((x, x + .018), (-deep / 2, deep / 2), z, "wood", .006)
    for i in range(int((wide - .05) / (size * 1.65))):
        for j in range(int((deep - .04) / (size * 1.65))):
            x, y = -wide / 2 + .05 + i * size * 1.65, -deep / 2 + .05 + j * size * 1.65
            ball(x + chance.uniform(-.008, .008), y, high - .02 + chance.uniform(0, .022), size,
                 paint(chance.choice(fill), .5, .4, .05), 2)


def parcel(wide=.34, deep=.30, high=.26, colour="card"):
    box((-wide / 2, wide / 2), (-deep / 2, deep / 2), (0, high), matt(colour, .08), .012)
    box((-.025, .025), (-deep / 2 - .003, deep / 2 + .003), (-.001, high + .003), "paper", .002)
    box((wide * .16, wide * .40), (-deep / 2 - .003, -deep / 2 + .003), (high * .5, high * .75), "paper", 0)


def suitcase(colour="ember", high=.26):
    box((-.10, .10), (-.055, .055), (.02, high), colour, .022)
    for x in (-.05, .05):
        box((x - .008, x + .008), (-.058, .058), (.015, high + .004), "walnut", .003)
    tube([(-.05, 0, high), (-.05, 0, high + .10), (.05, 0, high + .10), (.05, 0, high)], .008, "ink", smooth=False)


def bicycle(colour="amber", basket=True):
    r = .21
    for x in (-.34, .34):
        hoop((x, 0, r), r, .016, "ink")
        for i in range(6):
            t = i * math.pi / 6
            tube([(x + math.cos(t) * r, 0, r + math.sin(t) * r), (x - math.cos(t) * r, 0, r - math.sin(t) * r)], .003,
                 "stone", smooth=False)
    bars = (((-.34, r), (-.06, .17)), ((-.06, .17), (-.14, .52)), ((-.34, r), (-.12, .46)), ((-.12, .46), (.24, .46)),
            ((-.06, .17), (.25, .42)), ((.34, r), (.23, .56)))
    for (a, b), (c, d) in bars:
        tube([(a, 0, b), (c, 0, d)], .016, colour, smooth=False)
    tube([(.23, -.12, .60), (.22, 0, .58), (.23, .12, .60)], .014, "ink")
    box((-.22, -.06), (-.04, .04), (.52, .56), "walnut", .015)
    if basket:
        box((.20, .44), (-.13, .13), (.44, .58), "wood", .01)
        box((.23, .41), (-.09, .09), (.55, .68), matt("card"), .01)


def picket_fence(x, y, high=.36):
    """Pickets along x at y."""
    count = max(2, int((x[1] - x[0]) / .15))
    for i in range(count + 1):
        at = x[0] + i * (x[1] - x[0]) / count
        box((at - .042, at + .042), (y - .015, y + .015), (.02, high), "paper", .012)
    for z in (.12, .26):
        box(x, (y + .012, y + .032), (z, z + .04), "paper", .006)


def wheel(x, y, z, radius=.15, wide=.09):
    cylinder(x, z, (y - wide / 2, y + wide / 2), radius, paint("ink", .8, .1), axis="y", bevel=.02)
    cylinder(x, z, (y - wide / 2 - .006, y + wide / 2 + .006), radius * .55, steel(), axis="y")


def pallet(wide=.5, deep=.4):
    for k in range(5):
        x = -wide / 2 + k * wide / 5
        box((x + .01, x + wide / 5 - .01), (-deep / 2, deep / 2), (.06, .08), "wood", .004)
    for y in (-deep / 2 + .03, 0, deep / 2 - .03):
        box((-wide / 2, wide / 2), (y - .025, y + .025), (0, .06), "walnut", .004)


def loaded_pallet(base, load, count, twist=3, colours=("card",)):
    """A pallet of the size `base` (wide, deep) under `count` parcels of the size `load` (wide, deep, high), each turned
    `twist` degrees more than the one beneath."""
    pallet(*base)
    for i in range(count):
        with placed((0, 0, .08 + i * (load[2] + .005)), turn=twist * i):
            parcel(*load, colours[i % len(colours)])


def marigold_garland(a, b, drop=.12, count=26):
    """A toran: marigolds strung between two points."""
    for i in range(count + 1):
        t = i / count
        x, y, z = (a[k] + (b[k] - a[k]) * t for k in range(3))
        ball(x, y, z - drop * 4 * t * (1 - t), .022, matt(("marigold", "ember")[i % 2], .1, 0), 2)


def lantern(colour="ember", size=.09):
    """A round paper lantern hanging from the origin."""
    tube([(0, 0, .0), (0, 0, -.08)], .004, "ink", smooth=False)
    ball(0, 0, -.08 - size, size, glow("#E8571E" if colour == "ember" else colour, 2.2), 3, (1, 1, .86))
    for z in (-.085, -.075 - size * 2):
        cylinder(0, 0, (z, z + .014), size * .42, "brass", sides=16, bevel=.002)
    for i in range(6):
        t = i * TAU / 6
        tube([(0, 0, -.08), (size * math.cos(t), size * math.sin(t), -.08 - size), (0, 0, -.08 - size * 2)], .003, "ember",
             round_=1)
