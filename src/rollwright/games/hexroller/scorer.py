"""A sheet of HexRoller by itself: the figures that its cells may hold, its score, and its faults.

The checks are those that a finished sheet allows: the order in which chains were written is not on the paper.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import cast

from msgspec import Struct
from msgspec.structs import replace

from rollwright.core import Fallen, Fault, Figure, PaperSeats, Row, Score, Scorer, put
from rollwright.games.hexroller.actions import Action, Done, Undo
from rollwright.games.hexroller.score import Boxes, score_sheet
from rollwright.games.hexroller.sheet import BONUSES, NUMBERS, Bonus, Layout, layout
from rollwright.games.hexroller.state import Options, Sheet, State

CROSS = "x"
TWO = 2  # comes from a bonus alone


class Read(Struct, frozen=True):
    """A sheet by its parts: the hexes with the printed ones, the two rows of boxes, and the bonuses crossed off."""

    hexes: Row
    light: Boxes
    dark: Boxes
    used: tuple[Bonus, ...]


def _figures(options: Options, _: str) -> dict[str, tuple[Figure, ...]]:
    board = layout(options.side)
    hexes = {spot.id: (TWO, *NUMBERS) for spot in board.hexes if spot.printed is None}
    boxes = {f"{row}-{number + 1}": tuple(NUMBERS) for row in ("light", "dark") for number in range(board.rounds)}
    return {**hexes, **boxes, **dict.fromkeys(BONUSES, (CROSS,))}


def _read(options: Options, row: Row) -> Read:
    board = layout(options.side)
    hexes, rest = row[: len(board.hexes)], row[len(board.hexes) :]
    return Read(
        tuple(
            figure if spot.printed is None else spot.printed for spot, figure in zip(board.hexes, hexes, strict=True)
        ),
        cast("Boxes", rest[: board.rounds]),
        cast("Boxes", rest[board.rounds : 2 * board.rounds]),
        tuple(bonus for bonus, mark in zip(BONUSES, rest[2 * board.rounds :], strict=True) if mark is not None),
    )


def _score(options: Options, _: str, row: Row) -> Score:
    sheet = _read(options, row)
    return score_sheet(options.side, sheet.hexes, sheet.light, sheet.dark, sheet.used)


def _faults(options: Options, _: str, row: Row, fallen: Fallen) -> tuple[Fault, ...]:
    board, sheet = layout(options.side), _read(options, row)
    found = (*_twos(board, sheet), *_unreached(board, sheet), *_boxes(sheet, fallen), *_boxes_and_hexes(board, sheet))
    return found or tuple(_counts(board, sheet, fallen))


def _twos(board: Layout, sheet: Read) -> Iterator[Fault]:
    """A 2 comes from its bonus, once."""
    cells = _showing(board, sheet, TWO)
    if len(cells) > ("two" in sheet.used):
        yield Fault("too-many-twos" if len(cells) > 1 else "two-without-bonus", cells)
    elif "two" in sheet.used and not cells:
        yield Fault("bonus-without-two", ("two",))


def _unreached(board: Layout, sheet: Read) -> Iterator[Fault]:
    """A chain starts beside its number, so every number hangs together with a printed one."""
    for number in NUMBERS:
        reached = [place for place, spot in enumerate(board.hexes) if spot.printed == number]
        for place in reached:
            reached += [other for other in board.neighbours[place] if _shows(sheet, other, number, reached)]
        lost = [place for place, figure in enumerate(sheet.hexes) if figure == number and place not in reached]
        if lost:
            yield Fault("unreached", tuple(board.hexes[place].id for place in lost), {"number": number})


def _shows(sheet: Read, place: int, number: int, but: list[int]) -> bool:
    return sheet.hexes[place] == number and place not in but


def _boxes(sheet: Read, fallen: Fallen) -> Iterator[Fault]:
    """A round chooses two different numbers that fell, one for each row."""
    for nth, (light, dark) in enumerate(zip(sheet.light, sheet.dark, strict=True), 1):
        cells = (f"light-{nth}", f"dark-{nth}")
        if light is not None and light == dark:
            yield Fault("same-number-twice", cells, {"round": nth, "number": light})
        chosen = [(cell, number) for cell, number in zip(cells, (light, dark), strict=True) if number is not None]
        if fallen and nth > len(fallen) and chosen:
            yield Fault("round-not-played", cells, {"round": nth})
        dice = fallen[nth - 1] if nth <= len(fallen) else NUMBERS
        for cell, number in chosen:
            if number not in dice:
                yield Fault("box-never-fell", (cell,), {"round": nth, "number": number})


def _boxes_and_hexes(board: Layout, sheet: Read) -> Iterator[Fault]:
    """A number that was chosen has its box, and at least a hex for each of them."""
    for number in NUMBERS:
        written, boxed = _showing(board, sheet, number), (*sheet.light, *sheet.dark).count(number)
        if len(written) < boxed:
            yield Fault("box-without-hex", written, {"number": number, "boxes": boxed})
        elif written and not boxed and "third" not in sheet.used:
            yield Fault("hex-without-box", written, {"number": number})


def _counts(board: Layout, sheet: Read, fallen: Fallen) -> Iterator[Fault]:
    """A chain has as many hexes as dice showed its number. The bonuses may add one hex, and one chain without a box."""
    if not fallen:
        return
    chosen = [{number for number in pair if number is not None} for pair in zip(sheet.light, sheet.dark, strict=True)]
    due: Counter[Figure] = Counter()
    for numbers, dice in zip(chosen, fallen, strict=False):
        for number in numbers:
            due[number] += dice.count(number)
    written = Counter({number: len(_showing(board, sheet, number)) for number in NUMBERS})
    extras = [Counter({number: 1}) for number in due] if "extra" in sheet.used else [Counter[Figure]()]
    thirds = [
        Counter({number: dice.count(number)})
        for numbers, dice in zip(chosen, fallen, strict=False)
        for number in set(dice).difference(numbers)
        if len(numbers) == 2
    ]
    sums = product(extras, thirds if "third" in sheet.used else [Counter[Figure]()])
    if any(+(due + extra + third) == +written for extra, third in sums):
        return
    for number in NUMBERS:
        if written[number] != due[number]:
            said: dict[str, int | str] = {"number": number, "stands": written[number], "fell": due[number]}
            yield Fault("wrong-count", _showing(board, sheet, number), said)


def _showing(board: Layout, sheet: Read, number: int) -> tuple[str, ...]:
    """Return the hexes in which somebody wrote this number."""
    return tuple(
        spot.id
        for spot, figure in zip(board.hexes, sheet.hexes, strict=True)
        if figure == number and spot.printed is None
    )


SCORER: Scorer[Options] = Scorer(figures=_figures, score=_score, faults=_faults, options=("side",))


def _enter(state: State, seat: int, row: Row) -> State:
    read = _read(Options(state.side), row)
    sheet = Sheet(read.hexes, read.light, read.dark, read.used)
    return replace(state, sheets=put(state.sheets, seat, sheet))


PAPER_SEATS: PaperSeats[Options, State, Action] = PaperSeats(done=Done(), undo=Undo(), enter=_enter)
