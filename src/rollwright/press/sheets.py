"""A game's sheet as a panel of 105 by 148.5 millimetres: title, name, drawing, rounds, boxes for the score, code."""

from dataclasses import dataclass, field
from functools import cache

from rollwright.core import Game, Item, Paper, Score, begin
from rollwright.locale import Language, say
from rollwright.press.code import SIDE, code_text, draw_code, draw_corners
from rollwright.press.drawing.hand import stroke
from rollwright.press.drawing.inks import spot
from rollwright.press.drawing.looks import Written
from rollwright.press.drawing.pen import Pen
from rollwright.press.drawing.sheet import draw_sheet
from rollwright.press.games import parts_of
from rollwright.press.games.parts import Parts, options_for
from rollwright.press.options import PrintOptions
from rollwright.press.panel import Block, Panel

WIDTH, HEIGHT = 105.0, 148.5  # a quarter of A4
LEFT, RIGHT = 12.5, 92.5
TOP, FOOT = 29.0, 137.0  # where the drawing begins, and where everything ends
SMALL = 2.7  # millimetres: the size of small words
ROUND, ROUND_STEP = 3.0, 3.65
BOX, BOX_GAP = 8.0, 1.2


@dataclass(frozen=True, kw_only=True)
class Sheet:
    """One sheet to print: a paper of a game, blank or as a seat has written it."""

    game: Game
    paper: Paper
    name: str
    number: int = 1
    player: str = ""
    written: Written | None = None
    rounds_played: int = 0


@dataclass(frozen=True)
class Frame:
    """Where a sheet's drawing lies on its panel: its upper left corner in millimetres, its scale, and the air below."""

    left: float
    top: float
    scale: float
    air: float


@dataclass
class _Desk:
    """The parts from which a sheet is put together."""

    sheet: Sheet
    options: PrintOptions
    language: Language
    parts: Parts
    pen: Pen
    blocks: list[Block] = field(default_factory=list[Block])

    @property
    def small(self) -> float:
        return SMALL * (1.4 if self.options.large else 1.0)


def draw_panel(sheet: Sheet, options: PrintOptions, language: Language) -> Panel:
    """Return a sheet with its title, boxes and code."""
    parts = parts_of(sheet.game.info.id)
    desk = _Desk(sheet, options, language, parts, Pen(options.ink, 1.35 if options.large else 1.0))
    if options.code:
        draw_corners(desk.pen, WIDTH, HEIGHT)
    _draw_head(desk)
    paper, frame = sheet.paper, _frame(desk)
    written = sheet.written or Written(paper, language)
    with desk.pen.moved(frame.left, frame.top, frame.scale):
        draw_sheet(desk.pen, written, parts.look, spot(sheet.game.info.spot))
    y = _draw_rounds(desk, frame.top + frame.air + frame.scale * paper.height)
    y = _draw_boxes(desk, y + frame.air)
    _draw_foot(desk, max(y, FOOT - SIDE - 4 if options.code else y))
    alt = say(language, "press-sheet-alt", game=_title(desk), sheet=sheet.name, places=len(paper.places))
    return Panel(width=WIDTH, height=HEIGHT, drawing=desk.pen.svg(WIDTH, HEIGHT), alt=alt, blocks=tuple(desk.blocks))


def frame_of(sheet: Sheet, options: PrintOptions, language: Language) -> Frame:
    """Return where the drawing of a sheet lies: a photo is read by the same numbers as the sheet was printed."""
    return _frame(_Desk(sheet, options, language, parts_of(sheet.game.info.id), Pen(options.ink)))


def _frame(desk: _Desk) -> Frame:
    """Lay the drawing between head and boxes, as large as fits; a small drawing has some air above and below."""
    paper, below = desk.sheet.paper, _height_below(desk)
    scale = min((RIGHT - LEFT) / paper.width, (FOOT - TOP - below) / paper.height)
    air = min(5.0, (FOOT - TOP - below - scale * paper.height) / 3)
    return Frame(LEFT + (RIGHT - LEFT - scale * paper.width) / 2, TOP + air, scale, air)


def _title(desk: _Desk) -> str:
    return say(desk.language, f"game-{desk.sheet.game.info.id}")


def _draw_head(desk: _Desk) -> None:
    """Write the title, the sheet's name below it, and the line for the player's name on the other side."""
    left = desk.options.left
    title, small = _title(desk), desk.small
    size = 7.0 if len(title) < 12 else 5.6
    name_width = 34.5 if len(title) < 12 else 30.0
    desk.blocks.append(
        Block(
            x=LEFT if not left else LEFT + name_width,
            y=17.0,
            width=RIGHT - LEFT - name_width,
            text=title,
            size=size,
            face="print",
            weight=800,
            align="right" if left else "left",
            level=1,
        )
    )
    if desk.sheet.name:
        desk.blocks.append(
            Block(
                x=LEFT,
                y=22.0,
                width=RIGHT - LEFT,
                text=desk.sheet.name,
                size=small,
                fill="print-soft",
                align="right" if left else "left",
            )
        )
    start = LEFT if left else RIGHT - name_width
    label = say(desk.language, "press-name")
    desk.pen.text(start, 17.0, label, size=small, fill="print-soft", anchor="start")
    line = start + 0.52 * small * len(label) + 1.6
    desk.pen.path(f"M{line} 17.3H{start + name_width}", stroke="line", width=0.25)
    if desk.sheet.player:
        desk.pen.text(
            line + 0.8,
            16.5,
            desk.sheet.player,
            size=_fitting(desk.sheet.player, start + name_width - line, 4.6),
            face="hand",
            weight=700,
            fill="ink",
            anchor="start",
        )


def _fitting(words: str, width: float, size: float) -> float:
    """Return the size at which words fit into a width; a letter is about half as wide as it is high."""
    return min(size, width / (0.52 * max(1, len(words))))


def _height_below(desk: _Desk) -> float:
    """Return how much room the parts below the drawing need."""
    rounds = 8.0 if desk.sheet.paper.rounds else 0.0
    rows = len(_rows(desk))
    boxes = 0.0 if not rows else 4.5 + rows * (BOX + 1.0) + (3.0 if desk.sheet.paper.rounds else 1.0)
    foot = max(SIDE + 3.0 if desk.options.code else 0.0, 9.0 if desk.parts.foot else 0.0)
    return rounds + boxes + foot


def _draw_rounds(desk: _Desk, y: float) -> float:
    """Draw a box for each round; those played are struck through."""
    count = desk.sheet.paper.rounds
    if not count:
        return y
    step = min(ROUND_STEP, (RIGHT - LEFT - ROUND) / max(1, count - 1))
    side, top = min(ROUND, step - 0.5), y + 6.0
    for index in range(count):
        x = LEFT + index * step
        desk.pen.rect(x, top, side, side, radius=0.4, stroke="line", line=0.3)
        if index < desk.sheet.rounds_played:
            struck = stroke((x + 0.4, top + side - 0.4), (x + side - 0.4, top + 0.4), f"round{index + 1}", 0.15)
            desk.pen.path(struck, stroke="ink", width=0.4)
    return top + side


def _labels(desk: _Desk) -> list[tuple[str, int | None]]:
    """Return the words of each box of the score, with its points on a sheet that is scored; the last is the total."""
    if not desk.parts.boxes:
        return []
    score = desk.sheet.written.score if desk.sheet.written else None
    items = (score or blank_score(desk.sheet.game, desk.sheet.paper)).items
    found: list[tuple[str, int | None]] = [
        (_label(desk, item), item.points if score is not None else None) for item in items
    ]
    if score is None:
        found += [(say(desk.language, message), None) for message in desk.parts.more_boxes]
    return [*found, (say(desk.language, "press-total"), score.total if score is not None else None)]


def _label(desk: _Desk, item: Item) -> str:
    if desk.parts.label is not None:
        return desk.parts.label(item, desk.language)
    return say(desk.language, f"{desk.sheet.game.info.id}-item-{item.id}")


def _rows(desk: _Desk) -> list[list[tuple[str, int | None]]]:
    """Return the boxes in rows, as many side by side as their words allow."""
    boxes = _labels(desk)
    if not boxes:
        return []
    needed = max(0.38 * desk.small * len(label) + 1.4 for label, _ in boxes)
    most = max(1, min(9, int((RIGHT - LEFT + BOX_GAP) // (max(needed, 7.6) + BOX_GAP))))
    count = -(-len(boxes) // most)
    across = -(-len(boxes) // count)
    return [boxes[start : start + across] for start in range(0, len(boxes), across)]


def _draw_boxes(desk: _Desk, y: float) -> float:
    rows = _rows(desk)
    if not rows:
        return y
    y += 7.0 if desk.sheet.paper.rounds else 5.0
    desk.pen.text(LEFT, y, say(desk.language, "press-score"), size=desk.small, weight=700, anchor="start")
    y += 1.6
    across = len(rows[0])
    wide = (RIGHT - LEFT - (across - 1) * BOX_GAP) / across
    for row in rows:
        for index, (label, points) in enumerate(row):
            last = row is rows[-1] and index == len(row) - 1
            width = RIGHT - LEFT - index * (wide + BOX_GAP) if last else wide
            x = LEFT + index * (wide + BOX_GAP)
            desk.pen.rect(x, y, width, BOX, radius=0.7, stroke="line", line=0.7 if last else 0.3)
            desk.pen.text(
                x + 0.9,
                y + 0.3 + desk.small,
                label,
                size=_fitting(label, width - 1.2, desk.small),
                weight=700 if last else 400,
                fill="print" if last else "print-soft",
                anchor="start",
            )
            if points is not None:
                desk.pen.text(x + 0.6 * width, y + BOX - 0.8, points, size=4.6, face="hand", weight=700, fill="ink")
        y += BOX + 1.0
    return y


def _draw_foot(desk: _Desk, y: float) -> None:
    """Write the sentence at the foot, and draw the code on the side that a hand does not cover."""
    left = desk.options.left
    room = RIGHT - LEFT - (SIDE + 3.0 if desk.options.code else 0.0)
    if desk.parts.foot:
        desk.blocks.append(
            Block(
                x=RIGHT - room if left else LEFT,
                y=y + 4.4,
                width=room,
                text=say(desk.language, desk.parts.foot),
                size=desk.small,
                fill="print-soft",
                leading=1.3,
            )
        )
    if desk.options.code:
        x = LEFT if left else RIGHT - SIDE
        text = code_text(desk.sheet.paper.id, desk.sheet.number, desk.language, large=desk.options.large)
        draw_code(desk.pen, x, y + 2.2, SIDE, text)


def blank_score(game: Game, paper: Paper) -> Score:
    """Return the score of a sheet that nobody has written on."""
    return _blank_score(game, paper.id)


@cache
def _blank_score(game: Game, paper: str) -> Score:
    state = begin(game, options_for(game, paper), ("",) * game.info.seats[0], "0" * 64)
    return game.score(state, 0)
