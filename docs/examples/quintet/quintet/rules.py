"""The rules: what a seat may do, and what happens then."""

from msgspec.structs import replace

from quintet.actions import DICE, ROLLS, Action, Done, Keep, Release, Roll, Undo, Write
from quintet.boxes import BOXES, points
from quintet.state import Options, Sheet, State
from rollwright.core import Move, Row, put, roll


def start(options: Options, seats: tuple[str, ...], seed: str) -> State:
    empty = Sheet((None,) * len(BOXES), ())
    return _open_round(seed, 1, (empty,) * len(seats))


def over(state: State) -> bool:
    return not state.sheets[0].dice


def legal(state: State, seat: int) -> list[Action]:
    sheet = state.sheets[seat]
    if over(state) or sheet.done:
        return []
    writes: list[Action] = [Write(box) for box in _open_boxes(sheet)]
    if sheet.box is not None:
        return [*writes, Undo(), Done()]
    if sheet.rolls == ROLLS:
        return writes
    dice: list[Action] = [Release(die) if die in sheet.kept else Keep(die) for die in range(DICE)]
    return [*dice, *([Roll(sheet.rolls + 1)] if len(sheet.kept) < DICE else []), *writes]


def apply(state: State, move: Move[Action]) -> State:
    """Return the state after `move`, already known to be legal."""
    assert move.seat is not None
    sheet = state.sheets[move.seat]
    match move.action:
        case Keep(die=die):
            sheet = replace(sheet, kept=tuple(sorted((*sheet.kept, die))))
        case Release(die=die):
            sheet = replace(sheet, kept=tuple(kept for kept in sheet.kept if kept != die))
        case Roll():
            sheet = _roll_again(state, move.seat)
        case Write(cell=cell):
            sheet = replace(sheet, box=BOXES.index(cell))
        case Undo():
            sheet = replace(sheet, box=None)
        case Done():
            sheet = replace(sheet, done=True)
    sheets = put(state.sheets, move.seat, sheet)
    if all(sheet.done for sheet in sheets):
        return _open_round(state.seed, state.round + 1, sheets)
    return replace(state, sheets=sheets)


def why(state: State, seat: int, action: Action) -> str | None:
    """Name the rule that an action breaks, where there is more to say than that it is no choice."""
    sheet = state.sheets[seat]
    match action:
        case Write(cell=cell) if sheet.ink[BOXES.index(cell)] is not None:
            return "quintet-box-full"
        case Keep() | Release() | Roll() if sheet.rolls == ROLLS and not sheet.done:
            return "quintet-no-rolls"
        case Keep() | Release() | Roll() if sheet.box is not None and not sheet.done:
            return "quintet-box-first"
        case _:
            return None


def written(sheet: Sheet) -> Row:
    """Return the boxes with this round's pencil."""
    if sheet.box is None:
        return sheet.ink
    return put(sheet.ink, sheet.box, points(BOXES[sheet.box], sheet.dice))


def _open_boxes(sheet: Sheet) -> list[str]:
    """Return the empty boxes; the one that holds the pencil already is no choice."""
    return [box for place, box in enumerate(BOXES) if sheet.ink[place] is None and place != sheet.box]


def _roll_again(state: State, seat: int) -> Sheet:
    sheet = state.sheets[seat]
    loose = [die for die in range(DICE) if die not in sheet.kept]
    values = roll(state.seed, "dice", state.round, seat, sheet.rolls + 1, dice=len(loose))
    dice = list(sheet.dice)
    for die, value in zip(loose, values, strict=True):
        dice[die] = value
    rolls = sheet.rolls + 1
    return replace(sheet, dice=tuple(dice), rolls=rolls, kept=() if rolls == ROLLS else sheet.kept)


def _open_round(seed: str, number: int, sheets: tuple[Sheet, ...]) -> State:
    """Turn the pencil to ink, show everybody's dice, and roll five new ones for each seat.

    After the last round none.
    """
    if number > len(BOXES):
        return State(seed, len(BOXES), tuple(Sheet(written(sheet), (), sheet.dice) for sheet in sheets))
    dice = [roll(seed, "dice", number, seat, 1, dice=DICE) for seat in range(len(sheets))]
    inked = tuple(Sheet(written(sheet), new, sheet.dice) for sheet, new in zip(sheets, dice, strict=True))
    return State(seed, number, inked)
