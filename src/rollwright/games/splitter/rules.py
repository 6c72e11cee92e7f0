"""Splitter: two dice a round, written in the two cells of one mirror pair; groups of exactly n n's score."""

from functools import cache, lru_cache
from itertools import compress, repeat
from operator import is_

from msgspec import Struct
from msgspec.structs import replace

from rollwright.core import Info, Move, Row, once, put, rewritten, roll, to_text
from rollwright.games.splitter.sheet import Pad, layout

INFO = Info(
    id="splitter",
    title="Splitter",
    designers=("Stefan Nikolic",),
    seats=(1, 12),
    minutes=20,
    age=8,
    version=1,
    spot="moss",
)


class Options(Struct, frozen=True):
    """Which pad everybody writes on: A for a first game, B with hearts."""

    pad: Pad = "A"


class Write(Struct, frozen=True, tag="write"):
    """The first die goes in `cell`, the second in its mirror partner; earlier pencil of this round moves there."""

    cell: str


class Swap(Struct, frozen=True, tag="swap"):
    """The two numbers in pencil change places."""


class Undo(Struct, frozen=True, tag="undo"):
    """This round's pencil is rubbed out."""


class Done(Struct, frozen=True, tag="done"):
    """The pencil stands; it turns to ink when every seat is done."""


Action = Write | Swap | Undo | Done
SWAP, UNDO, DONE = Swap(), Undo(), Done()
ACTIONS: tuple[Action, ...] = (
    *(Write(cell) for cell in sorted({*layout("A").index, *layout("B").index})),
    SWAP,
    UNDO,
    DONE,
)


class Sheet(Struct, frozen=True, dict=True):
    """One seat's paper. `ink` is public; `first` is the cell where the first die stands in pencil, a secret."""

    ink: Row
    first: int | None = None
    done: bool = False


class State(Struct, frozen=True, dict=True):
    seed: str
    pad: Pad
    round: int
    dice: tuple[int, ...]
    sheets: tuple[Sheet, ...]


def start(options: Options, seats: tuple[str, ...], seed: str) -> State:
    empty = Sheet((None,) * len(layout(options.pad).cells))
    return _open_round(seed, options.pad, 1, (empty,) * len(seats))


def over(state: State) -> bool:
    return not state.dice


def legal(state: State, seat: int) -> list[Action]:
    sheet = state.sheets[seat]
    if over(state) or sheet.done:
        return []
    writes = _free(state.pad, sheet.ink)
    if sheet.first is None:
        return list(writes)
    here = _writes(state.pad)[sheet.first]
    return [*[write for write in writes if write is not here], SWAP, UNDO, DONE]


def spoken(state: State, seat: int) -> tuple[str, ...]:
    return () if over(state) else _spoken(state.sheets[seat], state.pad)


def accepts(state: State, seat: int, action: Action) -> bool:
    """Say whether `legal` would list `action`, without listing."""
    sheet = state.sheets[seat]
    if sheet.done or over(state):
        return False
    if not isinstance(action, Write):
        return sheet.first is not None
    place = layout(state.pad).index.get(action.cell)
    return place is not None and sheet.ink[place] is None and place != sheet.first


def apply(state: State, move: Move[Action]) -> State:
    """Return the state after `move`, already known to be legal."""
    assert move.seat is not None
    sheet, board = state.sheets[move.seat], layout(state.pad)
    match move.action:
        case Write(cell=cell):
            sheet = replace(sheet, first=board.index[cell])
        case Swap():
            sheet = replace(sheet, first=board.mirrors[sheet.first or 0])
        case Undo():
            sheet = replace(sheet, first=None)
        case Done():
            sheet = replace(sheet, done=True)
    sheets = put(state.sheets, move.seat, sheet)
    if all(sheet.done for sheet in sheets):
        inked = tuple([Sheet(written(state.pad, sheet, state.dice)) for sheet in sheets])
        return _open_round(state.seed, state.pad, state.round + 1, inked)
    return replace(state, sheets=sheets)


def why(state: State, seat: int, action: Action) -> str | None:
    """Name the reason why `action` is no choice now."""
    if over(state):
        return "game-over"
    if state.sheets[seat].done:
        return "already-done"
    if not isinstance(action, Write):
        return "nothing-written"
    if action.cell not in layout(state.pad).index:
        return "unknown-cell"
    return "already-there" if layout(state.pad).index[action.cell] == state.sheets[seat].first else "occupied"


def touched(before: State, after: State) -> tuple[int, ...]:
    """A move touches the sheet it writes on; the end of a round touches all."""
    return rewritten(before.sheets, after.sheets) if before.round == after.round else tuple(range(len(after.sheets)))


def written(pad: Pad, sheet: Sheet, dice: tuple[int, ...]) -> Row:
    """Return the sheet with this round's pencil on it."""
    if sheet.first is None:
        return sheet.ink
    row = list(sheet.ink)
    row[sheet.first], row[layout(pad).mirrors[sheet.first]] = dice
    return tuple(row)


def _open_round(seed: str, pad: Pad, number: int, sheets: tuple[Sheet, ...]) -> State:
    """Roll for a round; after the last one the state keeps its number and has no dice."""
    rounds = layout(pad).rounds
    if number > rounds:
        return State(seed, pad, rounds, (), sheets)
    return State(seed, pad, number, roll(seed, "round", number, dice=2), sheets)


@lru_cache(maxsize=8192)
def _free(pad: Pad, ink: Row) -> tuple[Action, ...]:
    return tuple(write for write, number in zip(_writes(pad), ink, strict=True) if number is None)


@cache
def _writes(pad: Pad) -> tuple[Write, ...]:
    return tuple(Write(cell.id) for cell in layout(pad).cells)


@once
def _spoken(sheet: Sheet, pad: Pad) -> tuple[str, ...]:
    if sheet.done:
        return ()
    writes = compress(_words(pad), map(is_, sheet.ink, repeat(None)))
    if sheet.first is None:
        return tuple(writes)
    here = _words(pad)[sheet.first]
    return (*[write for write in writes if write is not here], to_text(SWAP), to_text(UNDO), to_text(DONE))


@cache
def _words(pad: Pad) -> tuple[str, ...]:
    return tuple(map(to_text, _writes(pad)))
