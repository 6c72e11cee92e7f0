"""Proof of the pictures of Difference: measures what a card changes, and lays all cards out on a contact sheet.

It measures the cards that pages are sent, laid together from their pieces; each must equal its drawing.

python tools/proof.py [PICTURE ...]

writes proof/PICTURE-base.png and proof/PICTURE-cards.png and prints what is wrong. A picture without a fault is
noted in MEASURED with the hash of each drawing, so the tests need not measure a drawing twice.
"""

import hashlib
import io
import json
import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import resvg_py
from msgspec import Struct
from PIL import Image, ImageDraw

from rollwright.core import Cut
from rollwright.games.difference import art
from rollwright.games.difference.cutting import cut, laid, rounded
from rollwright.games.difference.picture import CARDS, Element, Illustration, picture

FOLDER = Path("proof")
MEASURED = Path(__file__).parents[1] / "tests" / "games" / "difference" / "measured.json"
CANVAS = (1000, 700)
WIDTH = CANVAS[0]  # as it is sent
PHONE = 360
CLEAR = 40  # of 255: a change that an eye takes for one

LEAST_SEEN = 20  # pixels clearly changed on a phone
LEAST_THICK = 5.0  # units: catches accidents; whether a thin change can be seen is judged by eye
LEAST_LIGHTER = 25.0  # L*, for colour changes
LEAST_GAP = 6.0  # units between two circles


class Change(Struct, frozen=True):
    """One card's change against base, in units of the canvas: how far from its circle's middle, and how clearly."""

    reach: float
    seen: int
    thick: float
    lighter: float


def render(illustration: Illustration, card: int, width: int = WIDTH) -> Image.Image:
    png = resvg_py.svg_to_bytes(svg_string=art.draw(illustration, card), width=width, skip_system_fonts=True)
    return Image.open(io.BytesIO(bytes(png))).convert("RGB")


def sent(pieces: Cut, card: int) -> Image.Image:
    """Return a card as a page lays it together; 0 is the base picture, which no page can lay."""
    base = (0, *range(1, len(pieces.pieces), 2))
    return Image.fromarray(laid(pieces, pieces.cards.get(card, base)))


def is_true(card: Image.Image, drawing: Image.Image) -> bool:
    """Say whether a card that is sent is its drawing, pixel by pixel, with the colours in steps."""
    return bool((np.asarray(card) == rounded(np.asarray(drawing))).all())


def measure(base: Image.Image, card: Image.Image, element: Element) -> Change:
    unit = CANVAS[0] / base.width
    delta = _delta(base, card)
    rows, cols = np.nonzero(delta)
    reach = np.hypot((cols + 0.5) * unit - element.x, (rows + 0.5) * unit - element.y).max(initial=0)
    heart = delta > max(CLEAR, 0.6 * delta.max())  # without the glow and the edges of the change
    lighter = np.abs(_lightness(card) - _lightness(base))[heart].mean() if heart.any() else 0
    seen = (_delta(_on_phone(base), _on_phone(card)) > CLEAR).sum()
    return Change(float(reach), int(seen), _thickness(delta > CLEAR) * unit, float(lighter))


def faults(element: Element, change: Change) -> list[str]:
    half_pixel = 0.71 * CANVAS[0] / WIDTH  # a pixel on the circle's edge has its middle up to half a diagonal outside
    found = {
        "changes something outside its circle": change.reach > element.r + half_pixel,
        "cannot be seen on a phone": change.seen < LEAST_SEEN,
        "is too thin": change.thick < LEAST_THICK,
        "is not light or dark enough": element.kind == "colour" and change.lighter < LEAST_LIGHTER,
    }
    return [fault for fault, holds in found.items() if holds]


def misplaced(elements: tuple[Element, ...]) -> Iterator[str]:
    """Name the circles that leave the canvas or come too near to each other."""
    width, height = CANVAS
    for one in elements:
        if not (one.r <= one.x <= width - one.r and one.r <= one.y <= height - one.r):
            yield f"{one.id} leaves the canvas"
        for other in elements[one.n :]:
            gap = np.hypot(one.x - other.x, one.y - other.y) - one.r - other.r
            if gap < LEAST_GAP:
                yield f"{one.id} and {other.id} are only {gap:.1f} apart"


def contact_sheet(cards: list[Image.Image], elements: tuple[Element, ...]) -> Image.Image:
    """Lay out base and all cards, the altered place ringed."""
    width, height, across, margin, title = 300, 210, 5, 8, 14
    down = -(-len(cards) // across)
    paper = Image.new("RGB", (across * (width + margin) + margin, down * (height + title + margin) + margin), "#f4efe6")
    pen = ImageDraw.Draw(paper)
    for place, card in enumerate(cards):
        x, y = margin + place % across * (width + margin), title + margin + place // across * (height + title + margin)
        paper.paste(card.resize((width, height), Image.Resampling.LANCZOS), (x, y))
        if place == 0:
            pen.text((x + 2, y - 13), "base", fill="#333")
            continue
        element, scale = elements[place - 1], width / CANVAS[0]
        pen.text((x + 2, y - 13), f"{place} {element.id}: {element.altered}", fill="#333")
        left, top, size = (
            x + (element.x - element.r) * scale,
            y + (element.y - element.r) * scale,
            2 * element.r * scale,
        )
        pen.ellipse((left, top, left + size, top + size), outline="#ffffff")
    return paper


def prove(illustration: Illustration) -> list[str]:
    """Measure all cards of a picture, write its sheets, and return what is wrong."""
    elements = picture(illustration).elements
    pieces = cut(illustration, WIDTH)
    base = sent(pieces, 0)
    cards, wrong = [base], list(misplaced(elements))
    for element in elements:
        cards.append(sent(pieces, element.n))
        change = measure(base, cards[-1], element)
        wrong += [f"{element.n} {element.id} {fault}" for fault in faults(element, change)]
        if not is_true(cards[-1], render(illustration, element.n)):
            wrong.append(f"{element.n} {element.id} is not sent as it is drawn")
        print(
            f"{illustration} {element.n:2} {element.id:12} {element.kind:9} "
            f"reach {change.reach:5.1f} of {element.r:3.0f}, "
            f"{change.seen:4} pixels on a phone, {change.thick:4.1f} thick, {change.lighter:3.0f} L*"
        )
    FOLDER.mkdir(exist_ok=True)
    render(illustration, 0, CANVAS[0]).save(FOLDER / f"{illustration}-base.png", optimize=True)
    contact_sheet(cards, elements).save(FOLDER / f"{illustration}-cards.png", optimize=True)
    if not wrong:
        note(illustration)
    return wrong


def fingerprints(illustration: Illustration) -> list[str]:
    """Return a hash of each drawing of a picture, base first."""
    drawings = (art.draw(illustration, card) for card in (0, *CARDS))
    return [hashlib.sha256(drawing.encode()).hexdigest()[:16] for drawing in drawings]


def note(illustration: Illustration) -> None:
    """Write down that all cards of a picture were measured as they are drawn now."""
    noted: dict[str, list[str]] = json.loads(MEASURED.read_text("utf-8")) if MEASURED.exists() else {}
    noted[illustration] = fingerprints(illustration)
    MEASURED.write_text(json.dumps(noted, indent=1, sort_keys=True) + "\n", "utf-8")


def _delta(one: Image.Image, other: Image.Image) -> np.ndarray:
    return np.abs(np.asarray(one, int) - np.asarray(other, int)).max(axis=2)


def _on_phone(image: Image.Image) -> Image.Image:
    return image.resize((PHONE, PHONE * CANVAS[1] // CANVAS[0]), Image.Resampling.BOX)


def _lightness(image: Image.Image) -> np.ndarray:
    """Return L* of each pixel."""
    channels = np.asarray(image, float) / 255
    linear = np.where(channels <= 0.04045, channels / 12.92, ((channels + 0.055) / 1.055) ** 2.4)
    luminance = linear @ [0.2126, 0.7152, 0.0722]
    return np.where(luminance > 0.008856, 116 * np.cbrt(luminance) - 16, 903.3 * luminance)


def _thickness(mask: np.ndarray) -> int:
    """Return the side of the largest square of changed pixels: how often it can be worn down to something."""
    side = 0
    while mask.any():
        side += 1
        mask = mask[1:, 1:] & mask[:-1, 1:] & mask[1:, :-1] & mask[:-1, :-1]
    return side


if __name__ == "__main__":
    wrong = [
        f"{name}: {fault}" for name in art.PICTURES if name in (sys.argv[1:] or art.PICTURES) for fault in prove(name)
    ]
    print("\n".join(wrong) or f"All is well. The sheets lie in {FOLDER}/.")
    sys.exit(bool(wrong))
