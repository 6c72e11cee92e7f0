"""Every kind of printed page as a small grey picture, kept in tests/press/golden.

python -m tests.press.golden    draws them again; look at the pages (shots/press) before you keep them
"""

import io
import sys
from pathlib import Path
from typing import Any

from PIL import Image

from rollwright.core import Move, begin, places, read_options, step, to_text, waiting
from rollwright.games import find
from rollwright.press.options import read_print_options
from rollwright.press.panel import Document
from rollwright.press.souvenir import Evening, Game, Guest, print_evening
from rollwright.press.tables import TableToPrint, print_table
from rollwright.press.typeset import to_pictures
from tests.press.reading import document

FOLDER = Path(__file__).parent / "golden"
SHOTS = Path(__file__).parents[2] / "shots" / "press"
PPI = 12.0
PAGES: dict[str, tuple[str, str, dict[str, Any]]] = {
    "splitter": ("splitter", "en", {"what": "sheets"}),
    "splitter-low": ("splitter", "en", {"what": "sheets", "ink": "low"}),
    "splitter-two": ("splitter", "fr", {"what": "sheets", "per_page": 2, "paper": "letter", "left": True}),
    "splitter-large": ("splitter", "en", {"what": "sheets", "large": True, "ink": "grey", "calibration": True}),
    "make-a-difference": ("make-a-difference", "en", {"what": "all"}),
    "make-a-difference-low": ("make-a-difference", "fr", {"what": "cards", "ink": "low", "bleed": True}),
    "hexroller": ("hexroller", "fr", {"what": "all"}),
    "hexroller-grey": ("hexroller", "en", {"what": "sheets", "ink": "grey", "per_page": 2}),
    "word-roller": ("word-roller", "en", {"what": "all"}),
    "word-roller-low": ("word-roller", "fr", {"what": "cards", "ink": "low", "large": True}),
}

TABLES: dict[str, tuple[str, dict[str, Any], dict[str, Any]]] = {
    "table-splitter": ("splitter", {"pad": "B"}, {}),
    "table-splitter-low": ("splitter", {"pad": "A"}, {"ink": "low", "per_page": 2}),
    "table-make-a-difference": ("make-a-difference", {"mode": "A", "duel": False}, {"ink": "grey"}),
    "table-hexroller": ("hexroller", {"side": "front"}, {}),
}
EVENING = "evening"
CHANGES = ("undo", "flip", "swap", "pick")  # verbs that write nothing
PAINTED: dict[str, tuple[str, str, dict[str, Any]]] = {
    "difference": ("difference", "en", {"what": "cards", "only": "circus,castle"})
}  # each picture takes seconds


def pages(name: str, ppi: float = PPI) -> list[Image.Image]:
    made = to_pictures(_document(name), ppi)
    return [Image.open(io.BytesIO(page)).convert("L" if ppi == PPI else "RGB") for page in made]


def _document(name: str) -> Document:
    if name in TABLES:
        return _table(*TABLES[name])
    if name == EVENING:
        return _evening()
    game, language, given = (PAGES | PAINTED)[name]
    return document(game, "fr" if language == "fr" else "en", **given)


def _table(name: str, options: dict[str, Any], given: dict[str, Any]) -> Document:
    """Return a finished table of two, played by taking the first choices."""
    game, names = find(name), ("Maud", "Théo")
    chosen = read_options(game, options)
    state = begin(game, chosen, names, "5" * 64)
    while not game.over(state):
        for seat in waiting(game, state, len(names)):
            choices = [choice for choice in game.legal(state, seat) if to_text(choice).split(" ")[0] not in CHANGES]
            done = [choice for choice in choices if to_text(choice) == "done"]
            state = step(game, state, Move(seat, (done or choices)[0 if seat else -1]))
    table = TableToPrint(
        game=game,
        options=chosen,
        names=names,
        view=game.view(state, None),
        places=places(game, state, len(names)),
        commitment="c0ffee" * 10 + "cafe",
        replay="https://example.org/table/KITE27/replay",
    )
    return print_table(table, read_print_options(given), "en")


def _evening() -> Document:
    guests = (Guest("Maud", 1, 9, (2, 1, 0)), Guest("Дмитро", 2, 7, (1, 1, 1)), Guest("נועה", 3, 4, (0, 1, 2)))
    games = (Game("splitter", 1_700_000_000_000, ("Maud",), 61), Game("hexroller", 1_700_000_900_000, ("Дмитро",), 74))
    shown = Evening("KITE27", guests, games, "https://example.org/evening/KITE27-7M4Q0Z3VX1RN8C5T")
    return print_evening(shown, read_print_options({}), "en")


def kept(name: str) -> list[Image.Image]:
    """Return the kept pictures of a document, cut out of one file where they lie side by side."""
    strip = Image.open(FOLDER / f"{name}.png").convert("L")
    widths = [
        int(width)
        for width in str(strip.info.get("widths") or Image.open(FOLDER / f"{name}.png").info["widths"]).split()
    ]
    starts = [sum(widths[:index]) for index in range(len(widths))]
    return [strip.crop((start, 0, start + width, strip.height)) for start, width in zip(starts, widths, strict=True)]


def difference(one: Image.Image, other: Image.Image) -> float:
    """Return by how much two pictures differ in their worst sixteenth, from 0 to 255."""
    if one.size != other.size:
        return 255.0
    worst = 0.0
    for index in range(16):
        wide, high = one.width // 4, one.height // 4
        left, top = (index % 4) * wide, (index // 4) * high
        box = (left, top, left + wide, top + high)
        first, second = one.crop(box).tobytes(), other.crop(box).tobytes()
        worst = max(worst, sum(abs(a - b) for a, b in zip(first, second, strict=True)) / len(first))
    return worst


def record(name: str) -> None:
    from PIL.PngImagePlugin import PngInfo

    drawn = pages(name)
    strip = Image.new("L", (sum(page.width for page in drawn), max(page.height for page in drawn)), 255)
    left = 0
    for page in drawn:
        strip.paste(page, (left, 0))
        left += page.width
    about = PngInfo()
    about.add_text("widths", " ".join(str(page.width) for page in drawn))
    strip.quantize(16).save(FOLDER / f"{name}.png", optimize=True, pnginfo=about)
    SHOTS.mkdir(parents=True, exist_ok=True)
    for number, page in enumerate(pages(name, 96)):
        page.save(SHOTS / f"{name}-{number}.png")


if __name__ == "__main__":
    for wished in sys.argv[1:] or (*PAGES, *TABLES, EVENING, *PAINTED):
        record(wished)
