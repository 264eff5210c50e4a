"""Things on wheels, nose towards +x, standing on z = 0."""

from kit.materials import glow, matt, paint, steel
from kit.shapes import box, cylinder, hoop, loft, placed, prism, tube
from kit.street import wheel

def _dark_pane():
    return paint("#14323B", .12, .6, 0)


def _lights(x, half, z):
    for y in (-half + .06, half - .06):
        box((x - .005, x + .012), (y - .04, y + .04), (z - .03, z + .03), glow("#FFD9A0", 3), .008)


def van(body="paper", stripe="ember", long=1.25, cross=False, windows=False):
    """A high-sided van: courier, ambulance or, with `windows`, a minibus."""
    half, nose = .27, long / 2
    shell = paint(body, .4, .45, .02)
    side = [(-nose, .12), (nose, .12), (nose + .02, .36), (nose - .10, .44), (nose - .24, .72), (-nose, .74)]
    prism(side, (-half, half), shell, "y", .045)
    box((-nose - .004, nose + .012), (-half - .004, half + .004), (.26, .32), stripe, .004)
    for y in (-half - .003, half - .009):
        prism([(nose - .34, .46), (nose - .12, .46), (nose - .25, .67), (nose - .34, .67)], (y, y + .012), _dark_pane(), "y",
              .006)
        if windows:
            count = int((long - .5) / .24)
            for i in range(count):
                a = -nose + .08 + i * .24
                box((a, a + .20), (y, y + .012), (.46, .66), _dark_pane(), .012)
    prism([(nose - .095, .455), (nose - .085, .455), (nose - .225, .70), (nose - .235, .70)], (-half + .04, half - .04),
          _dark_pane(), "y", .004)
    _lights(nose + .01, half, .26)
    for x in (-nose + .26, nose - .26):
        wheel(x, -half + .02, .14, .14)
        wheel(x, half - .02, .14, .14)
    if cross:
        for y in (-half - .006, half - .004):
            box((-.26, -.04), (y, y + .010), (.48, .55), "teal", .004)
            box((-.185, -.115), (y - .001, y + .011), (.405, .625), "teal", .004)
        box((nose - .5, nose - .36), (-.16, .16), (.735, .79), glow("#FF9A2E", 3), .015)


def auto_rickshaw(body="marigold", hood="ink", cargo=False):
    """The three-wheeler of every Indian street; `cargo` carries boxes instead of passengers."""
    shell = paint(body, .45, .4, .03)
    prism([(.30, .13), (.48, .13), (.56, .30), (.46, .44), (.34, .44), (.30, .16)], (-.16, .16), shell, "y", .03)
    box((-.50, .34), (-.25, .25), (.12, .20), shell, .02)
    box((-.52, -.10), (-.26, .26), (.18, .42), shell, .03)
    prism([(.46, .45), (.478, .45), (.36, .80), (.342, .80)], (-.17, .17), _dark_pane(), "y", .004)
    for y in (-.22, .20):
        tube([(.40, y * .8, .44), (.33, y, .80)], .012, "ink", smooth=False)
        tube([(-.48, y, .42), (-.46, y, .80)], .012, "ink", smooth=False)
    if cargo:
        for i, (x, y, z) in enumerate(((-.36, -.11, .42), (-.36, .12, .42), (-.18, 0, .42), (-.34, 0, .60))):
            box((x - .09, x + .09), (y - .10, y + .10), (z, z + .17), matt(("card", "sand", "card", "wood")[i]), .01)
    else:
        box((-.46, -.22), (-.20, .20), (.42, .60), "walnut", .04)
    loft([(-.05, 0, .80, .48, .25), (-.06, 0, .86, .46, .24), (-.08, 0, .90, .36, .18)], matt(hood, .03, 0), power=4)
    _lights(.55, .13, .30)
    wheel(.42, 0, .12, .12, .07)
    for y in (-.22, .22):
        wheel(-.32, y, .12, .12, .07)


def forklift(body="amber"):
    shell = paint(body, .4, .4, .03)
    box((-.34, .16), (-.17, .17), (.10, .32), shell, .03)
    box((-.36, -.18), (-.17, .17), (.28, .44), "ink", .03)
    box((-.14, .02), (-.10, .10), (.32, .38), "walnut", .02)
    box((-.16, -.12), (-.10, .10), (.36, .56), "walnut", .02)
    for x, y in ((-.28, -.15), (-.28, .15), (.14, -.15), (.14, .15)):
        tube([(x, y, .3), (x * .8, y, .84)], .012, "ink", smooth=False)
    box((-.26, .14), (-.17, .17), (.83, .86), "ink", .008)
    for y in (-.10, .10):
        box((.20, .235), (y - .02, y + .02), (.04, .90), steel(), .004)
        box((.235, .52), (y - .025, y + .025), (.10, .12), "ink", .004)
    for x, r in ((-.24, .10), (.10, .12)):
        for y in (-.17, .17):
            wheel(x, y, r, r, .07)


def wheelchair(colour="teal"):
    """Faces -y like the figure that sits in it."""
    for x in (-.13, .13):
        with placed((x, .02, 0), turn=90):
            hoop((0, 0, .15), .14, .012, "ink")
            for i in range(2):
                tube([(-.13 + .26 * i, 0, .15), (.13 - .26 * i, 0, .15)], .003, steel(), smooth=False)
        cylinder(x * .8, .05, (-.22, -.18), .045, "ink", axis="y")
        tube([(x, .10, .22), (x, .12, .46), (x, .18, .47)], .010, steel(), smooth=False)
    box((-.12, .12), (-.12, .10), (.20, .225), colour, .01)
    box((-.12, .12), (.09, .115), (.24, .44), colour, .01)
    box((-.09, .09), (-.27, -.17), (.045, .06), "ink", .004)
