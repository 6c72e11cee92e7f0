"""Splitter: two dice a round, written in the two cells of one mirror pair; groups of exactly n n's score."""

from functools import cache, lru_cache

from msgspec.structs import replace

from rollwright.core import Move, Row, once, put, roll, to_text
from rollwright.games.splitter.actions import DONE, SWAP, UNDO, Action, Done, Swap, Undo, Write
from rollwright.games.splitter.sheet import Layout, Pad, layout
from rollwright.games.splitter.state import Options, Sheet, State, written

DICE = 2  # a round, written in one mirror pair
WORDS_WHEN_DONE = (to_text(UNDO),)
WORDS_AFTER_WRITING = tuple(map(to_text, (SWAP, UNDO, DONE)))


def start(options: Options, seats: tuple[str, ...], seed: str) -> State:
    empty = Sheet((None,) * len(layout(options.pad).cells))
    return _open_round(seed, options.pad, 1, (empty,) * len(seats))


def over(state: State) -> bool:
    return not state.dice


def legal(state: State, seat: int) -> list[Action]:
    sheet = state.sheets[seat]
    if over(state):
        return []
    if sheet.done:
        return [UNDO]  # Done can be taken back until the last seat is done
    writes = _open_writes(state.pad, sheet.ink)
    if sheet.first is None:
        return list(writes)
    here = _writes(state.pad)[sheet.first]
    return [*[write for write in writes if write is not here], SWAP, UNDO, DONE]


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
            sheet = replace(sheet, done=False) if sheet.done else replace(sheet, first=None)
        case Done():
            sheet = replace(sheet, done=True)
    sheets = put(state.sheets, move.seat, sheet)
    if all(sheet.done for sheet in sheets):
        inked = tuple([Sheet(written(state.pad, sheet, state.dice)) for sheet in sheets])
        return _open_round(state.seed, state.pad, state.round + 1, inked)
    return replace(state, sheets=sheets)


def why(state: State, seat: int, action: Action) -> str | None:
    """Return the reason code for an action that `legal` does not list."""
    if over(state):
        return "game-over"
    sheet, board = state.sheets[seat], layout(state.pad)
    if sheet.done:
        return "already-done"
    if not isinstance(action, Write):
        return "nothing-written"
    if action.cell not in board.index:
        return "unknown-cell"
    return "already-there" if board.index[action.cell] == sheet.first else "occupied"


def is_open(board: Layout, row: Row, place: int) -> bool:
    """Say whether a die may be written in a cell: it and its mirror partner are empty."""
    return row[place] is None and row[board.mirrors[place]] is None


@lru_cache(maxsize=8192)
def _open_writes(pad: Pad, row: Row) -> tuple[Write, ...]:
    board = layout(pad)
    return tuple([write for place, write in enumerate(_writes(pad)) if is_open(board, row, place)])


# ------------------------------------------------------------------ the same answers, faster


def accepts(state: State, seat: int, action: Action) -> bool:
    """Say whether `legal` lists `action`, without building the list."""
    sheet = state.sheets[seat]
    if over(state):
        return False
    if sheet.done:
        return isinstance(action, Undo)
    if not isinstance(action, Write):
        return sheet.first is not None
    board = layout(state.pad)
    place = board.index.get(action.cell)
    return place is not None and place != sheet.first and is_open(board, sheet.ink, place)


def legal_words(state: State, seat: int) -> tuple[str, ...]:
    """Return what `legal` lists, in words; the same object as long as the sheet stays the same."""
    return () if over(state) else _spoken(state.sheets[seat], state.pad)


@once
def _spoken(sheet: Sheet, pad: Pad) -> tuple[str, ...]:
    if sheet.done:
        return WORDS_WHEN_DONE
    words = _open_words(pad, sheet.ink)
    if sheet.first is None:
        return words
    here = _words(pad)[sheet.first]
    return (*[word for word in words if word is not here], *WORDS_AFTER_WRITING)


@lru_cache(maxsize=8192)
def _open_words(pad: Pad, row: Row) -> tuple[str, ...]:
    board = layout(pad)
    return tuple([word for place, word in enumerate(_words(pad)) if is_open(board, row, place)])


@cache
def _words(pad: Pad) -> tuple[str, ...]:
    return tuple(map(to_text, _writes(pad)))


@cache
def _writes(pad: Pad) -> tuple[Write, ...]:
    return tuple(Write(cell.id) for cell in layout(pad).cells)


def _open_round(seed: str, pad: Pad, number: int, sheets: tuple[Sheet, ...]) -> State:
    """Roll for a round; after the last one the state keeps its number and has no dice."""
    rounds = layout(pad).rounds
    if number > rounds:
        return State(seed, pad, rounds, (), sheets)
    return State(seed, pad, number, roll(seed, "round", number, dice=DICE), sheets)
