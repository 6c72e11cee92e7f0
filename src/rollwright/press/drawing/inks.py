"""The colours of print, by the names of the page's tokens, in three inks: colour, grey, and low (outlines only)."""

from typing import Literal

Ink = Literal["colour", "grey", "low"]

# Paper is white, so some colours are darker or paler than in web/src/styles/tokens.css.
COLOURS = {
    "paper": "#ffffff",
    "paper-lit": "#ffffff",
    "paper-shade": "#f0ede6",
    "print": "#1d2126",
    "print-soft": "#4f5458",
    "line": "#2c343b",
    "line-soft": "#a9a698",
    "pencil": "#5a5d63",
    "pencil-hatch": "#8d9096",
    "ink": "#1d3f7c",
    "moss": "#46713f",
    "moss-tint": "#dfe9d6",
    "ice": "#23738c",
    "ice-tint": "#cde3e8",
    "coral": "#b93c2b",
    "coral-tint": "#f9e1d9",
    "sky": "#2b5fa6",
    "sky-tint": "#d0def0",
    "plum": "#7a4484",
    "plum-tint": "#ead9ec",
    "plum-deep": "#4b2a52",
    "ochre": "#8f5f0a",
    "ochre-tint": "#f7e6bf",
    "rose": "#a8386b",
    "rose-tint": "#f8dce6",
    "rust": "#ad520b",
    "rust-tint": "#fbe3c9",
    "slate": "#4d5a66",
    "olive": "#6b6a1c",
    "wine": "#7c2236",
    "field": "#dcd8cd",
}
PALE = ("paper", "paper-lit", "paper-shade", "field")  # fills that low ink leaves out, as it does every tint


def colour(name: str, ink: Ink) -> str:
    """Return a colour as this ink prints it: plain, or as the grey of the same lightness."""
    plain = COLOURS[name]
    return plain if ink == "colour" else _grey(plain)


def spot(name: str) -> str:
    """Return the token of a game's second colour; a package may name one that we do not have."""
    return name if name in COLOURS else "slate"


def tint(name: str) -> str:
    """Return the token of the pale fill that goes with a colour."""
    return f"{name}-tint" if f"{name}-tint" in COLOURS else "paper-shade"


def is_pale(name: str) -> bool:
    return name in PALE or name.endswith("-tint")


def _grey(plain: str) -> str:
    """Return the grey with the relative luminance of a colour (as WCAG defines it)."""
    channels = [int(plain[start : start + 2], 16) / 255 for start in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in channels]
    light = 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    level = round(255 * (12.92 * light if light <= 0.0031308 else 1.055 * light ** (1 / 2.4) - 0.055))
    return f"#{level:02x}{level:02x}{level:02x}"
