"""The site's colours as the scenes use them, in sRGB hex; everything else is mixed from these."""

PALETTE = {
    "night": "#0B2A33", "deep": "#14424C", "teal": "#215F68", "sea": "#6BA3A0", "mist": "#B7CFCA",
    "paper": "#F6F0E6", "sand": "#DCC9AC", "stone": "#B9B3A4", "slate": "#4C6268", "ink": "#0B1E26",
    "amber": "#F5A12E", "ember": "#D8602C", "brick": "#B9573B", "blush": "#E9A98A", "rose": "#B23A3A",
    "moss": "#7C9A66", "fern": "#41705A", "pine": "#275347", "lawn": "#86A57A", "olive": "#8E9C57",
    "wood": "#B37D47", "walnut": "#6B4630", "cream": "#F1D9C6", "card": "#C99A63", "brass": "#E8B260",
    "steel": "#9AA7AA", "road": "#566E72", "denim": "#35566B", "plum": "#6A3A52", "marigold": "#F29A1F",
}


def linear(colour, strength=1.0):
    """Palette name or #rrggbb to a linear RGBA tuple, as Blender's nodes and lights expect."""
    digits = PALETTE.get(colour, colour).lstrip("#")
    channels = (int(digits[i:i + 2], 16) / 255 for i in (0, 2, 4))
    return tuple((c / 12.92 if c <= .04045 else ((c + .055) / 1.055) ** 2.4) * strength for c in channels) + (1.0,)
