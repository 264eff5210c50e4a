"""Small figures with shoulders, faces and something to do. They face -y; heights are in scene units."""

from mathutils import Vector

from kit.materials import matt, paint
from kit.shapes import ball, box, cylinder, loft, placed, tube

SKINS = {"fair": "#E8B894", "tan": "#D09A70", "brown": "#A56C46", "dark": "#7A4A30"}
HAIR = {"black": "#15171A", "dark": "#2E1D15", "brown": "#5B3A22", "fair": "#B98A4A", "grey": "#A9A6A0"}

# Elbow and hand of each arm (left then right), on a figure one unit tall.
ARMS = {
    "down": (((-.165, .0, .545), (-.150, -.045, .425)), ((.165, .0, .545), (.150, -.045, .425))),
    "hold": (((-.160, -.02, .550), (-.070, -.165, .560)), ((.160, -.02, .550), (.070, -.165, .560))),
    "wave": (((-.165, .0, .545), (-.150, -.045, .425)), ((.205, -.03, .665), (.230, -.07, .830))),
    "point": (((-.165, .0, .545), (-.150, -.045, .425)), ((.185, -.09, .600), (.185, -.250, .640))),
    "desk": (((-.160, -.06, .545), (-.095, -.235, .500)), ((.160, -.06, .545), (.095, -.235, .500))),
    "hip": (((-.215, .03, .560), (-.120, -.03, .455)), ((.165, .0, .545), (.150, -.045, .425))),
    "reach": (((-.165, -.09, .600), (-.110, -.270, .640)), ((.165, -.09, .600), (.110, -.270, .640))),
}


def _head(z, skin, hair, style):
    tone, r = paint(skin, .55, .3, .02), .118
    cylinder(0, .005, (z - .16, z - .08), .042, tone, bevel=0)
    ball(0, 0, z, r, tone, 3, (.94, .95, 1.04))
    for side in (-1, 1):
        ball(side * .112, .01, z - .005, .026, tone, 2, (.6, 1, 1.2))
        ball(side * .040, -.104, z + .012, .0145, paint("#1B1410", .25, .6, 0), 2, (1, .6, 1.25))
        tube([(side * .022, -.113, z + .047), (side * .042, -.111, z + .053), (side * .060, -.101, z + .047)], .0055, hair,
             round_=1)
    ball(0, -.118, z - .014, .016, tone, 2, (.8, 1, 1.1))
    tube([(-.034, -.104, z - .043), (0, -.112, z - .060), (.034, -.104, z - .043)], .0055, paint("#8A3B2C", .6, .2, 0),
         round_=1)
    _hair(z, r, paint(hair, .6, .25, .03), style)


def _hair(z, r, tone, style):
    cap = dict(cut=(Vector((0, -.10, .16)), Vector((0, .52, .85))))
    if style in ("short", "bun", "long", "bob", "child"):
        ball(0, .008, z + .006, r * 1.11, tone, 4, (.97, .98, 1.04), .06, 3, **cap)
        ball(0, .055, z - .005, r * .94, tone, 3, (1.04, .75, 1.0))
    if style == "bun":
        ball(0, .115, z + .065, .058, tone, 3)
    if style == "long":
        loft([(0, .060, z + .02, .116, .070), (0, .078, z - .08, .114, .058), (0, .085, z - .19, .096, .044),
              (0, .085, z - .24, .060, .026)], tone)
    if style == "bob":
        loft([(0, .045, z + .03, .122, .090), (0, .05, z - .06, .126, .085), (0, .05, z - .105, .112, .070)], tone)


def _hat(z, r, kind, colour):
    cloth = matt(colour, .03, 0)
    if kind == "hijab":
        ball(0, .012, z + .004, r * 1.17, cloth, 4, (.98, 1, 1.03), cut=(Vector((0, -.60, 0)), Vector((0, 1, .12))))
        loft([(0, .01, z - .06, .112, .112), (0, 0, z - .12, .108, .105), (0, -.004, z - .19, .128, .094),
              (0, 0, z - .23, .110, .080)], cloth)
    elif kind == "turban":
        for i, (lift, wide) in enumerate(((.035, 1.10), (.070, 1.13), (.105, .98), (.128, .70))):
            ball(0, .012, z + lift, r * wide, cloth, 3, (1, 1, .42), .05, i)
    elif kind == "hard":
        ball(0, .004, z + .035, r * 1.14, paint(colour, .35, .5, .02), 4, (1, 1.05, .98),
             cut=(Vector((0, 0, .02)), Vector((0, 0, 1))))
        cylinder(0, -.02, (z + .033, z + .046), r * 1.28, paint(colour, .35, .5, .02), bevel=.005)
    elif kind == "sun":
        cylinder(0, 0, (z + .055, z + .066), r * 1.75, matt(colour), bevel=.004)
        cylinder(0, 0, (z + .06, z + .145), r * 1.02, matt(colour), r * .9, bevel=.02)
    elif kind == "cap":
        ball(0, .004, z + .03, r * 1.12, cloth, 4, cut=(Vector((0, 0, .05)), Vector((0, 0, 1))))
        box((-.07, .07), (-.2, -.09), (z + .035, z + .048), cloth, .006)


def _legs(stance, colour, shoe, skin, bare):
    cloth = paint(skin if bare else colour, .75, .15, .03)
    for side in (-1, 1):
        if stance == "sit":
            points, foot = [(side * .058, 0, .40), (side * .062, -.20, .405), (side * .062, -.225, .24),
                            (side * .062, -.21, .11)], -.225
        else:
            step = side * (.085 if stance == "walk" else .012)
            points, foot = [(side * .056, 0, .42), (side * .060, -step * .35, .22), (side * .060, -step, .04)], -step
        tube(points, .046, cloth, steps=5)
        floor = .07 if stance == "sit" else 0
        box((side * .06 - .038, side * .06 + .038), (foot - .085, foot + .04), (floor, floor + .052), shoe, .02)


def _gown(stance, colour, hem):
    """Skirt, sari, kurta or coat below the waist, to the height `hem`."""
    cloth = matt(colour, .04, 0)
    if stance == "sit":
        loft([(0, .0, .46, .108, .085), (0, -.06, .44, .118, .13), (0, -.11, .36, .115, .14), (0, -.12, .33, .11, .13)],
             cloth)
        if hem < .3:
            loft([(0, -.19, .42, .108, .07), (0, -.205, .22, .11, .065), (0, -.2, hem, .12, .07)], cloth)
        return
    flare = .045 + (.40 - hem) * .12
    loft([(0, 0, .50, .098, .074), (0, 0, .40, .112, .086), (0, 0, (hem + .4) / 2, .112 + flare * .5, .09 + flare * .4),
          (0, 0, hem, .115 + flare, .092 + flare * .8)], cloth)


def person(x, y, z, turn=0, height=.80, top="teal", bottom="ink", skin="tan", hair="dark", style="short", arms="down",
           stance="stand", hat=None, gown=None, apron=None, sash=None, carry=None, shoe="walnut"):
    """`hat` = (kind, colour), `gown` = (colour, hem height of 1), `carry` = (bag|box|tablet|clipboard|case, colour).
    A sitting figure's seat is .28 of its height above z."""
    tone, cloth = paint(SKINS[skin], .55, .3, .02), paint(top, .78, .15, .03)
    with placed((x, y, z), turn, height):
        bare = bottom == "skin"
        with placed((0, 0, -.07 if stance == "sit" else 0)):
            _legs(stance, bottom, shoe, SKINS[skin], bare)
            if gown:
                _gown(stance, *gown)
            loft([(0, 0, .385, .088, .066), (0, 0, .42, .106, .078), (0, 0, .50, .098, .070), (0, -.004, .60, .118, .078),
                  (0, 0, .665, .132, .074), (0, .002, .705, .112, .062), (0, .004, .735, .058, .048), (0, .004, .75, .04,
                                          .04)], cloth)
            for side, (elbow, hand) in zip((-1, 1), ARMS[arms]):
                tube([(side * .112, 0, .678), (side * .146, .0, .645), elbow, hand], .036, cloth, steps=5)
                ball(*hand, .037, tone, 2, (.9, 1, 1.1))
            if apron:
                loft([(0, -.012, .26, .105, .085), (0, -.012, .42, .112, .083), (0, -.012, .52, .100, .074),
                      (0, -.014, .62, .085, .080)], matt(apron, .03, 0))
            if sash:
                tube([(-.118, -.02, .70), (-.05, -.092, .62), (.05, -.09, .53), (.11, -.02, .46)], .022, matt(sash, .03, 0))
            _head(.868, SKINS[skin], HAIR.get(hair, hair), style)
            if hat:
                _hat(.868, .118, *hat)
            if carry:
                _carried(*carry)


def _carried(what, colour):
    if what in ("bag", "case"):
        box((.112, .20), (-.12, .03), (.22, .37) if what == "bag" else (.25, .39), colour, .014)
        tube([(.155, -.10, .37), (.152, -.05, .425), (.155, 0, .37)], .008, "ink")
    elif what == "box":
        box((-.13, .13), (-.30, -.12), (.50, .66), matt(colour), .012)
        box((-.02, .02), (-.304, -.116), (.497, .664), "paper", .002)
    else:
        thick = .012 if what == "tablet" else .016
        box((-.095, .095), (-.20 - thick, -.20 + thick), (.53, .67), colour, .008, tilt=(-38, 0, 0))
        box((-.08, .08), (-.206 - thick, -.20), (.545, .655), "mist" if what == "tablet" else "paper", .002, tilt=(-38, 0, 0))
