"""The colours that the scenes are made of, by name; everything else is mixed from these."""

import json
from pathlib import Path

TOKENS = Path(__file__).resolve().parents[3] / "design" / "tokens.json"
PALETTE = json.loads(TOKENS.read_text(encoding="utf8"))["sceneMaterials"]


def linear(colour, strength=1.0):
    """Palette name or #rrggbb to a linear RGBA tuple, as Blender's nodes and lights expect."""
    digits = PALETTE.get(colour, colour).lstrip("#")
    channels = (int(digits[i:i + 2], 16) / 255 for i in (0, 2, 4))
    return tuple((c / 12.92 if c <= .04045 else ((c + .055) / 1.055) ** 2.4) * strength for c in channels) + (1.0,)
