"""Difference on paper: 25 cards of each picture, two pictures back to back as in the box, and a sheet of solutions."""

import io
import os
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from typing import get_args

import msgspec
from msgspec import Struct
from PIL import Image

from rollwright.core.subprocesses import run_and_wait
from rollwright.games.difference.picture import CARDS, HEIGHT, WIDTH, Illustration, picture
from rollwright.games.difference.score import MEDALS
from rollwright.locale import Language, say
from rollwright.press.drawing.hand import hand_loop
from rollwright.press.drawing.inks import Ink
from rollwright.press.drawing.pen import Pen
from rollwright.press.games.parts import Parts, Progress
from rollwright.press.layout import Leaf, lay_cards
from rollwright.press.options import PrintOptions
from rollwright.press.panel import Block, Document, Page, Panel, Paragraph, Picture, Placed
from rollwright.press.rules_text import Say, entry, paragraphs, section, steps, table

PIXELS = 1600  # across a picture of 91 millimetres: 447 to the inch
CARD = (99.0, 74.0)
EDGE, PICTURE = 4.0, (91.0, 63.7)  # the white border, and the picture inside it
PAIRS: tuple[tuple[Illustration, Illustration], ...] = (("circus", "castle"), ("lake", "dragon"), ("reef", "winter"))
AT_ONCE = min(2, os.cpu_count() or 1)  # processes that paint
PALE = 0.55  # the share of white in a picture that is printed with little ink


class Piece(Struct, frozen=True):
    """A circle in its other look: a PNG with its place on the picture, as shares of the picture's width."""

    x: float
    y: float
    width: float
    height: float
    image: bytes


class Painted(Struct, frozen=True):
    """A picture for print: the ground as JPEG, and the piece of each card by its number."""

    ground: bytes
    pieces: dict[int, Piece]


def _add_cards(document: Document, options: PrintOptions, language: Language, progress: Progress | None) -> None:
    """Add the cards of all pictures asked for, with their solutions; `progress` hears how many pictures are done."""
    wished = [scene for scene in get_args(Illustration) if options.wants(scene)]
    with ThreadPoolExecutor(AT_ONCE) as painters:
        for done, (scene, made) in enumerate(zip(wished, painters.map(painted, wished), strict=True), 1):
            _add_pictures(document, scene, made, options.ink)
            if progress is not None:
                progress(done, len(wished))
    for leaves in _leaves(wished, options, language):
        document.pages += lay_cards(leaves * options.copies, options)
    document.pages += [_solution(scene, options, language) for scene in wished]


def _leaves(wished: list[Illustration], options: PrintOptions, language: Language) -> list[list[Leaf]]:
    """Return the cards of each pair of pictures, back to back; a picture alone has the back of the box."""
    decks: list[list[Leaf]] = []
    for pair in PAIRS:
        here: list[Illustration] = [scene for scene in pair if scene in wished]
        if len(here) == 2 and options.two_sided:
            decks.append([Leaf(*(_card(scene, card, options, language) for scene in here)) for card in CARDS])
        else:
            back = _back(options, language)
            decks += [[Leaf(_card(scene, card, options, language), back) for card in CARDS] for scene in here]
    return decks


def _card(scene: Illustration, card: int, options: PrintOptions, language: Language) -> Panel:
    """Return a card: the picture with one place altered, and below it its name and number."""
    pen = Pen(options.ink)
    title = picture(scene).title[language]
    ends = (EDGE, CARD[0] - EDGE)
    name, number = reversed(ends) if options.left else ends
    pen.text(name, CARD[1] - 2.2, title, size=2.8, fill="print-soft", anchor="end" if options.left else "start")
    pen.text(number, CARD[1] - 1.9, card, size=4.2, face="print", weight=800, anchor="start" if options.left else "end")
    piece = painted(scene).pieces[card]
    wide = PICTURE[0]
    pictures = (
        Picture(_ground(scene), EDGE, EDGE, *PICTURE),
        Picture(
            _piece(scene, card),
            EDGE + piece.x * wide,
            EDGE + piece.y * wide,
            piece.width * wide,
            piece.height * wide,
        ),
    )
    alt = say(language, "press-picture-alt", picture=title, card=card)
    return Panel(width=CARD[0], height=CARD[1], drawing=pen.svg(*CARD), alt=alt, pictures=pictures)


def _back(options: PrintOptions, language: Language) -> Panel:
    """Return the back of a card: two loops, as on the page."""
    pen = Pen(options.ink)
    width, height = CARD
    pen.rect(EDGE, EDGE, width - 2 * EDGE, height - 2 * EDGE, radius=2.5, fill="ochre")
    light = "ochre" if options.ink == "low" else "ochre-tint"
    for x, name in ((width / 2 - 12, "left"), (width / 2 + 12, "right")):
        pen.path(hand_loop((x, height / 2), 15, 15, name), stroke=light, width=1.6)
    return Panel(width=width, height=height, drawing=pen.svg(width, height), alt=say(language, "press-card-back-alt"))


def _solution(scene: Illustration, options: PrintOptions, language: Language) -> Page:
    """Return a page with the picture, and a number at each place that a card alters."""
    width, height = options.size
    title = picture(scene).title[language]
    wide = width - 36
    scale = wide / WIDTH
    pen = Pen(options.ink)
    top, left = 52.0, 18.0
    for element in picture(scene).elements:
        x, y = left + element.x * scale, top + element.y * scale
        radius = 1.1 * element.r * scale
        pen.circle(x, y, radius, stroke="paper", width=1.3)
        pen.circle(x, y, radius, stroke="ink", width=0.6)
        pen.circle(x, y, 2.9, fill="paper", stroke="ink", width=0.4)
        pen.text(x, y + 1.35, element.n, size=3.8, face="print", weight=800)
    heading = say(language, "press-solution", picture=title)
    blocks = [
        Block(x=left, y=28, width=wide, text=heading, size=9, face="print", weight=800, level=1),
        Block(x=left, y=38, width=wide, text=say(language, "press-solution-how"), size=4.0, fill="print-soft"),
        *_list(scene, language, left, top + HEIGHT * scale + 10, wide),
    ]  # fmt: skip
    panel = Panel(
        width=width,
        height=height,
        drawing=pen.svg(width, height),
        alt=say(language, "press-solution-alt", picture=title),
        blocks=tuple(blocks),
        pictures=(Picture(_ground(scene), left, top, wide, HEIGHT * scale),),
    )
    return Page(width, height, (Placed(panel, 0, 0),), trim=(0, 0, width, height))


def _list(scene: Illustration, language: Language, left: float, top: float, wide: float) -> list[Block]:
    """Return the name of each place in three columns."""
    blocks: list[Block] = []
    for element in picture(scene).elements:
        column, row = divmod(element.n - 1, 9)
        text = f"{element.n}  {element.what[language]}"
        blocks.append(
            Block(x=left + column * wide / 3, y=top + row * 6.4, width=wide / 3 - 3, text=text, size=3.2, leading=1.1)
        )
    return blocks


def _add_pictures(document: Document, scene: Illustration, made: Painted, ink: Ink) -> None:
    document.pictures[_ground(scene)] = _inked(made.ground, ink, "JPEG")
    for card, piece in made.pieces.items():
        document.pictures[_piece(scene, card)] = _inked(piece.image, ink, "PNG")


def _ground(scene: Illustration) -> str:
    return f"{scene}.jpg"


def _piece(scene: Illustration, card: int) -> str:
    return f"{scene}-{card}.png"


def _inked(image: bytes, ink: Ink, kind: str) -> bytes:
    """Return a picture as this ink prints it: as it is, grey, or grey and pale."""
    if ink == "colour":
        return image
    opened = Image.open(io.BytesIO(image))
    alpha = opened.getchannel("A") if opened.mode == "RGBA" else None
    grey = opened.convert("L")
    if ink == "low":
        grey = grey.point([round(255 - (255 - level) * (1 - PALE)) for level in range(256)])
    if alpha is not None:
        grey.putalpha(alpha)
    file = io.BytesIO()
    grey.save(file, kind)
    return file.getvalue()


@lru_cache(maxsize=len(get_args(Illustration)))
def painted(scene: Illustration) -> Painted:
    """Have a picture rendered in a process of its own, once."""
    made = run_and_wait("rollwright.press.games.difference_painter", scene, str(PIXELS))
    return msgspec.msgpack.decode(made, type=Painted)


def _rules(words: Say) -> list[Paragraph]:
    prefix = "rules-difference"
    ways = [
        entry(f"{words(f'{prefix}-{way}')}. ", words(f"{prefix}-{way}-text"))
        for way in ("beginner", "advanced", "relaxed", "solo")
    ]
    head = [words(f"{prefix}-picture"), *(words(f"{prefix}-{medal}") for medal in ("gold", "silver", "bronze"))]
    rows = (
        [
            words(f"option-difference-illustration-{scene}"),
            *(words(f"{prefix}-seconds", seconds=seconds[medal]) for medal in ("gold", "silver", "bronze")),
        ]
        for scene, seconds in MEDALS.seconds.items()
    )
    return [
        *paragraphs("lead", [words(f"{prefix}-lead")]),
        *section(words, prefix, "need"),
        *steps(words, prefix, [words(f"{prefix}-round-{step}") for step in range(1, 6)]),
        *section(words, prefix, "end"),
        *paragraphs("heading", [words(f"{prefix}-ways")]),
        *ways,
        table(head, rows),
    ]


PARTS = Parts(add_cards=_add_cards, rules=_rules, on_paper=frozenset({"rules-difference-round-2"}))
