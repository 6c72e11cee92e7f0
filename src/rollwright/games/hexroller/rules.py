"""HexRoller: eight dice, two numbers a round, each written whole as a chain; areas, connections and straights score."""

from collections import Counter
from functools import cache

from msgspec.structs import replace

from rollwright.core import Info, Move, Row, put, rewritten, roll
from rollwright.games.hexroller.chains import empty_of, next_hexes, starts
from rollwright.games.hexroller.sheet import BONUSES, NUMBERS, Bonus, Side, layout
from rollwright.games.hexroller.state import (
    Action,
    Chain,
    Choose,
    Done,
    Flip,
    Options,
    Sheet,
    State,
    Turn,
    Undo,
    Use,
    Write,
    boxes,
    over,
    written,
)

INFO = Info(
    id="hexroller",
    title="HexRoller",
    designers=("Rustan Håkansson",),
    seats=(1, 8),
    minutes=20,
    age=8,
    version=1,
    spot="ice",
)
FACES = tuple(NUMBERS)


def start(options: Options, seats: tuple[str, ...], seed: str) -> State:
    printed = Sheet(tuple(spot.printed for spot in layout(options.side).hexes))
    return _open_round(State(seed, options.side, 0, (), (printed,) * len(seats)))


def legal(state: State, seat: int) -> list[Action]:
    sheet = state.sheets[seat]
    if over(state) or sheet.done:
        return []
    turn, row = sheet.turn, written(sheet)
    undo: list[Action] = [Undo()] if turn.before is not None else []
    if turn.growing is not None:
        return [*_steps(state.side, sheet, turn.chains[turn.growing], row), *undo]
    match turn.using:
        case "two":
            return [*_anywhere(state.side, row), *undo]
        case "third":
            return [*_fitting(state, sheet, row), *undo]
        case "extra":
            return [*_lengthening(state.side, turn, row), *undo]
        case None:
            return [*_between_chains(state, sheet, row), *undo]


def apply(state: State, move: Move[Action]) -> State:
    """Return the state after `move`, already known to be legal."""
    assert move.seat is not None
    sheet = state.sheets[move.seat]
    turn = sheet.turn
    match move.action:
        case Choose(number=number):
            sheet = replace(sheet, turn=_chosen(turn, number, state.dice.count(number)))
        case Write(cell=cell):
            sheet = replace(sheet, turn=_written(turn, layout(state.side).index[cell]))
        case Use(bonus=bonus):
            sheet = replace(sheet, turn=replace(turn, using=bonus, before=turn))
        case Flip():
            sheet = replace(sheet, turn=replace(turn, flipped=not turn.flipped))
        case Undo():
            assert turn.before is not None
            sheet = replace(sheet, turn=replace(turn.before, flipped=turn.flipped and bool(turn.before.chosen)))
        case Done():
            sheet = replace(sheet, done=True)
    state = replace(state, sheets=put(state.sheets, move.seat, sheet))
    if all(sheet.done for sheet in state.sheets):
        return _open_round(replace(state, sheets=tuple(map(_inked, state.sheets))))
    return state


def touched(before: State, after: State) -> tuple[int, ...]:
    """A move touches the sheet it writes on; the end of a round touches all."""
    return rewritten(before.sheets, after.sheets) if before.round == after.round else tuple(range(len(after.sheets)))


def choosable(state: State, sheet: Sheet, row: Row) -> list[int]:
    """Return the rolled numbers not yet written this round whose whole chain fits."""
    taken = {chain.number for chain in sheet.turn.chains}
    empty, board = empty_of(row), layout(state.side)
    counts = Counter(state.dice)
    # This round's hexes of a number do not exist yet for its own chain, so a chain starts from the ink.
    return [
        number
        for number in sorted(counts)
        if number not in taken and next_hexes(state.side, empty, starts(board, sheet.ink, number), (), counts[number])
    ]


def _between_chains(state: State, sheet: Sheet, row: Row) -> list[Action]:
    turn, fitting = sheet.turn, choosable(state, sheet, row)
    choices: list[Action] = []
    if len(turn.chosen) < 2:
        choices += map(Choose, fitting)
    choices += [Use(bonus) for bonus in BONUSES if _usable(state, sheet, row, fitting, bonus)]
    if turn.chosen:
        choices.append(Flip())
    if len(turn.chosen) == 2 or not fitting:
        choices.append(Done())
    return choices


def _usable(state: State, sheet: Sheet, row: Row, fitting: list[int], bonus: Bonus) -> bool:
    if bonus in sheet.used or sheet.turn.bonus is not None:
        return False
    match bonus:
        case "extra":
            return bool(_lengthening(state.side, sheet.turn, row))
        case "two":
            return None in row
        case "third":
            return len(sheet.turn.chosen) == 2 and bool(fitting)


def _steps(side: Side, sheet: Sheet, chain: Chain, row: Row) -> list[Action]:
    begin = starts(layout(side), sheet.ink, chain.number)
    return [_write(side, place) for place in next_hexes(side, empty_of(row), begin, chain.path, chain.need)]


def _anywhere(side: Side, row: Row) -> list[Action]:
    return [_write(side, place) for place, number in enumerate(row) if number is None]


def _fitting(state: State, sheet: Sheet, row: Row) -> list[Action]:
    return [Choose(number) for number in choosable(state, sheet, row)]


def _lengthening(side: Side, turn: Turn, row: Row) -> list[Action]:
    empty, board = empty_of(row), layout(side)
    return [Choose(chain.number) for chain in turn.chosen if board.touching[chain.path[-1]] & empty]


def _chosen(turn: Turn, number: int, count: int) -> Turn:
    if turn.using == "extra":
        longer = tuple(
            replace(chain, need=chain.need + 1, bonus="extra") if chain.number == number else chain
            for chain in turn.chains
        )
        return replace(turn, chains=longer, using=None, before=turn)
    chain = Chain(number, count, bonus="third" if turn.using == "third" else "")
    return replace(turn, chains=(*turn.chains, chain), using=None, before=turn)


def _written(turn: Turn, place: int) -> Turn:
    if turn.growing is None:
        return replace(turn, two=place, using=None, before=turn)
    chain = turn.chains[turn.growing]
    return replace(turn, chains=put(turn.chains, turn.growing, replace(chain, path=(*chain.path, place))), before=turn)


def _inked(sheet: Sheet) -> Sheet:
    light, dark = boxes(sheet.turn)
    used = (*sheet.used, sheet.turn.bonus) if sheet.turn.bonus else sheet.used
    return Sheet(written(sheet), (*sheet.light, light), (*sheet.dark, dark), used)


def _write(side: Side, place: int) -> Write:
    return _writing(layout(side).hexes[place].id)


_writing = cache(Write)  # one action for each cell, however often it is offered


def _open_round(state: State) -> State:
    """Roll for the next round; after the last one the state keeps its number and has no dice."""
    board = layout(state.side)
    if state.round == board.rounds:
        return replace(state, dice=())
    number = state.round + 1
    dice = tuple(sorted(roll(state.seed, "round", number, dice=board.dice, faces=FACES)))
    return replace(state, round=number, dice=dice)
