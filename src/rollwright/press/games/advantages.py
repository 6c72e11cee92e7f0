"""Word Roller's advantage cards: 63 by 88 millimetres, two of each, with a lino picture and boxes to cross."""

import math
from functools import cache
from importlib.resources import files

import msgspec
from msgspec import Struct

from rollwright.games.word_roller.advantages import Advantage, Kind, kinds
from rollwright.locale import Language, say
from rollwright.press.drawing.pen import Pen, box
from rollwright.press.drawing.sheet import HEART
from rollwright.press.games.parts import Deck
from rollwright.press.layout import Leaf
from rollwright.press.options import PrintOptions
from rollwright.press.panel import BLEED, Block, Panel

WIDTH, HEIGHT = 63.0, 88.0
LEFT, ROOM = 7.0, 49.0  # where words begin, and how wide they may be
TOP = (3.25, 3.25, 56.5, 31.0)  # the picture
DOTS = ((22, 46, 3), (98, 18, 3), (100, 46, 2), (20, 20, 2))


class Tile(Struct, frozen=True):
    x: float
    y: float
    size: float
    letter: str = ""
    turn: float = 0.0
    dark: bool = False


class Cut(Struct, frozen=True):
    """Tiles, and what is cut beside them: in the paper's light, or in black."""

    tiles: tuple[Tile, ...]
    light: str = ""
    black: str = ""


class Art(Struct, frozen=True):
    wide: Cut
    tall: Cut


class _Printed(Struct, frozen=True):
    id: Kind
    box: str
    when: str


class _File(Struct, frozen=True):
    cards: tuple[_Printed, ...]


class _ArtFile(Struct, frozen=True):
    cards: dict[str, Art]


@cache
def _layouts() -> tuple[dict[str, Art], dict[str, _Printed]]:
    folder = files("rollwright.games.word_roller") / "layouts"
    art = msgspec.json.decode((folder / "art.json").read_bytes(), type=_ArtFile)
    cards = msgspec.json.decode((folder / "advantages.json").read_bytes(), type=_File)
    return art.cards, {card.id: card for card in cards.cards}


WHEN = {"dice": "roll", "writing": "write", "after-writing": "words", "end": "end"}


def draw_cards(options: PrintOptions, language: Language) -> list[Leaf]:
    """Return the deck for three to six players, two cards of each kind, all with the same back."""
    back = _back(options, language)
    wanted = [kind for kind in kinds().values() if options.wants(kind.id)]
    most = max((kind.copies for kind in wanted), default=0)
    return [
        Leaf(_front(kind, options, language), back) for copy in range(most) for kind in wanted if copy < kind.copies
    ]


def _front(kind: Advantage, options: PrintOptions, language: Language) -> Panel:
    pen = Pen(options.ink)
    left, top, width, height = TOP
    with pen.cut("top", f"{box(3, 3, 57, 82, 3.5)}"):
        pen.rect(left - 1, top - 1, width + 2, height + 1, fill="plum")
        with pen.moved(left, top, width / 120):
            draw_art(pen, kind.id)
    pen.rect(3, 3, 57, 82, radius=3.5, stroke="plum", line=0.5)
    printed = _layouts()[1][kind.id]
    _draw_boxes(pen, kind, printed, options, language)
    title = say(language, f"word-roller-card-{kind.id}")
    lines = _in_lines(title)
    below = 42.0 + (4.3 if len(lines) > 1 else 0.0)
    when = say(language, f"word-roller-when-{WHEN[printed.when.split(', ')[-1]]}")
    blocks = (
        *(
            Block(x=LEFT, y=(42.0 if len(lines) == 1 else 40.5) + 5.8 * row, width=ROOM + 4, text=line,
                  size=6.0 if len(title) < 30 else 5.2, face="print", weight=800, level=2 if row == 0 else 0)
            for row, line in enumerate(lines)
        ),
        Block(x=LEFT, y=below + 4.8, width=ROOM, text=when, size=2.9, weight=700, fill="plum"),
        Block(x=LEFT, y=below + 10.4, width=ROOM, text=kind.text[language], size=3.15, leading=1.24),
    )  # fmt: skip
    bleed = BLEED if options.bleed else 0.0
    alt = say(language, "press-card-alt", title=title)
    return Panel(width=WIDTH, height=HEIGHT, drawing=pen.svg(WIDTH, HEIGHT, bleed), alt=alt, blocks=blocks, bleed=bleed)


def _in_lines(title: str) -> list[str]:
    """Return a title as one line, or as two that are about as long as each other."""
    words = title.split(" ")
    if len(title) <= 16 or len(words) == 1:
        return [title]
    cuts = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words))]
    return list(min(cuts, key=lambda pair: max(map(len, pair))))


def _draw_boxes(pen: Pen, kind: Advantage, printed: _Printed, options: PrintOptions, language: Language) -> None:
    """Draw the boxes at the foot: one for a letter, those to cross off, one for the points at the end."""
    widths = [9.0] * ("letter" in printed.box) + [8.0] * kind.checks + [16.0] * ("points" in printed.box)
    total = sum(widths) + 1.5 * (len(widths) - 1)
    x = LEFT if not options.left else WIDTH - LEFT - total
    for width in widths:
        height = 8.0 if width == 8.0 else 8.5
        pen.rect(x, 73.0, width, height, radius=1.2, fill="paper", stroke="line", line=0.45)
        if width == 16.0:
            pen.text(
                x + 1.2, 76.0, say(language, "word-roller-card-points"), size=2.6, fill="print-soft", anchor="start"
            )
        x += width + 1.5


def draw_art(pen: Pen, kind: Kind) -> None:
    """Draw the picture of a card in a field of 120 by 66."""
    cut = _layouts()[0][kind].wide
    if cut.light:
        pen.path(cut.light, stroke="paper", width=2.2) if pen.ink != "low" else pen.path(
            cut.light, stroke="plum", width=1
        )
    if cut.black:
        pen.path(cut.black, stroke="print", width=(5.5 if kind == "letter" else 3.6) if pen.ink != "low" else 1.2)
    if kind == "smallest":
        pen.circle(60, 33, 25, fill="plum-deep")
        for ray in range(16):
            turn = f"translate(60 33) rotate({ray * 22.5})"
            light = "plum" if pen.ink == "low" else "paper"
            pen.path(
                f"M28.5 0h{6.5 if ray % 2 else 3.5}", stroke=light, width=1 if pen.ink == "low" else 2.2, turn=turn
            )
    elif kind == "consonant":
        with pen.moved(60, 33, 2.6):
            pen.path(HEART, fill="paper", stroke="plum" if pen.ink == "low" else None, width=0.3)
        pen.text(60, 42, "K", size=30, face="print", weight=800)
        for x, y, radius in DOTS:
            pen.circle(x, y, radius, fill="paper", stroke="plum" if pen.ink == "low" else None)
    for tile in cut.tiles:
        _draw_tile(pen, tile)


def _draw_tile(pen: Pen, tile: Tile) -> None:
    """Draw a tile: its shade below, its face, its letter; with little ink a dark tile has a thick edge."""
    size, low = tile.size, pen.ink == "low"
    with pen.moved(tile.x, tile.y, turn=tile.turn):
        if not low:
            pen.rect(-size / 2, -0.4 * size, size, size, radius=0.22 * size, fill="plum-deep")
        edge = ("print" if tile.dark else "plum") if low else None
        pen.rect(
            -size / 2,
            -size / 2,
            size,
            0.97 * size,
            radius=0.22 * size,
            fill="paper" if low or not tile.dark else "print",
            stroke=edge,
            line=1.4 if tile.dark else 0.7,
        )
        if tile.letter:
            pen.text(
                0,
                0.255 * size,
                tile.letter,
                size=0.74 * size,
                face="print",
                weight=800,
                fill="paper" if tile.dark else "print",
            )


def _back(options: PrintOptions, language: Language) -> Panel:
    """Draw the back: rings in rows, and one tile with the game's initial."""
    pen = Pen(options.ink)
    edge = -BLEED if options.bleed else 3.0  # without bleed a white edge forgives a cut that is a little off
    wide, high = WIDTH - 2 * edge, HEIGHT - 2 * edge
    with pen.cut("back", box(edge, edge, wide, high, 0 if options.bleed else 3.5)):
        pen.rect(edge, edge, wide, high, radius=0 if options.bleed else 3.5, fill="plum")
        for row in range(math.ceil((HEIGHT + 8) / 8.6) + 1):
            for column in range(8):
                x, y = 10.0 * column + (row % 2) * 5.0 - 6.0, 8.6 * row - 4.0
                pen.circle(x, y, 2.9, stroke="plum-tint" if pen.ink != "low" else "line-soft", width=0.9, opacity=0.55)
    with pen.moved(WIDTH / 2, HEIGHT / 2):
        _draw_tile(pen, Tile(0, 0, 27, "W"))
    bleed = BLEED if options.bleed else 0.0
    return Panel(
        width=WIDTH,
        height=HEIGHT,
        drawing=pen.svg(WIDTH, HEIGHT, bleed),
        bleed=bleed,
        alt=say(language, "press-card-back-alt"),
    )


ADVANTAGES = Deck(id="advantages", draw=draw_cards)
