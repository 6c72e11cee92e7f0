"""HexRoller: eight dice, two numbers a round, each written whole as a chain; areas, connections and straights score."""

from msgspec.structs import replace

from rollwright.core import Move, Row, put, roll
from rollwright.games.hexroller.actions import Action, Choose, Done, Flip, Undo, Use, Write, write
from rollwright.games.hexroller.chains import empty_of, next_hexes, starts
from rollwright.games.hexroller.rounds import choosable, may_stop, round_fault, with_chain
from rollwright.games.hexroller.sheet import BONUSES, NUMBERS, Bonus, Side, layout
from rollwright.games.hexroller.state import Chain, Options, Sheet, State, Turn, boxes, written

FACES = tuple(NUMBERS)


def start(options: Options, seats: tuple[str, ...], seed: str) -> State:
    printed = Sheet(tuple(spot.printed for spot in layout(options.side).hexes))
    return _open_round(State(seed, options.side, 0, (), (printed,) * len(seats)))


def over(state: State) -> bool:
    return not state.dice


def legal(state: State, seat: int) -> list[Action]:
    sheet = state.sheets[seat]
    if over(state):
        return []
    if sheet.done:
        return [Undo()]  # Done can be taken back until the last seat is done
    turn, row = sheet.turn, written(sheet)
    undo: list[Action] = [Undo()] if turn.before is not None else []
    if turn.growing is not None:
        return [*_going_on(state.side, sheet, turn.chains[turn.growing], row), *undo]
    match turn.using:
        case "two":
            return [*_anywhere(state.side, row), *undo]
        case "third":
            return [*_beginning(state, sheet, choosable(state, sheet, row)), *undo]
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
            sheet = replace(sheet, turn=with_chain(turn, state.dice, number))
        case Write(cell=cell):
            sheet = replace(sheet, turn=_with_hex(turn, layout(state.side).index[cell]))
        case Use(bonus=bonus):
            sheet = replace(sheet, turn=replace(turn, using=bonus, before=turn))
        case Flip():
            sheet = replace(sheet, turn=replace(turn, flipped=not turn.flipped))
        case Undo() if sheet.done:
            sheet = replace(sheet, done=False)
        case Undo():
            assert turn.before is not None
            sheet = replace(sheet, turn=replace(turn.before, flipped=turn.flipped and bool(turn.before.chosen)))
        case Done():
            sheet = replace(sheet, done=True)
    state = replace(state, sheets=put(state.sheets, move.seat, sheet))
    if all(sheet.done for sheet in state.sheets):
        return _open_round(replace(state, sheets=tuple(map(_inked, state.sheets))))
    return state


# ------------------------------------------------------------------ the choices of a turn


def _between_chains(state: State, sheet: Sheet, row: Row) -> list[Action]:
    turn, fitting = sheet.turn, choosable(state, sheet, row)
    choices = _beginning(state, sheet, fitting)
    choices += [Use(bonus) for bonus in BONUSES if _usable(state, sheet, row, fitting, bonus)]
    if turn.chosen:
        choices.append(Flip())
    if may_stop(turn, fitting):
        choices.append(Done())
    return choices


def _beginning(state: State, sheet: Sheet, fitting: list[int]) -> list[Action]:
    """Return the numbers whose chain may begin now."""
    turn = sheet.turn
    numbers, bonuses = turn.numbers, turn.bonuses
    chosen = len(turn.chosen) + (turn.using != "third")
    return [
        Choose(number)
        for number in fitting
        if round_fault(state.dice, sheet.used, (*numbers, number), chosen, bonuses) is None
    ]


def _usable(state: State, sheet: Sheet, row: Row, fitting: list[int], bonus: Bonus) -> bool:
    turn = sheet.turn
    if round_fault(state.dice, sheet.used, turn.numbers, len(turn.chosen), (bonus, *turn.bonuses)) is not None:
        return False
    match bonus:
        case "extra":
            return bool(_lengthening(state.side, sheet.turn, row))
        case "two":
            return None in row
        case "third":
            return bool(fitting)


def _going_on(side: Side, sheet: Sheet, chain: Chain, row: Row) -> list[Action]:
    begin = starts(layout(side), sheet.ink, chain.number)
    return [_write(side, place) for place in next_hexes(side, empty_of(row), begin, chain.path, chain.need)]


def _anywhere(side: Side, row: Row) -> list[Action]:
    return [_write(side, place) for place, number in enumerate(row) if number is None]


def _lengthening(side: Side, turn: Turn, row: Row) -> list[Action]:
    empty, board = empty_of(row), layout(side)
    return [Choose(chain.number) for chain in turn.chosen if board.touching[chain.path[-1]] & empty]


def _write(side: Side, place: int) -> Write:
    return write(layout(side).hexes[place].id)


# ------------------------------------------------------------------ what an action changes


def _with_hex(turn: Turn, place: int) -> Turn:
    if turn.growing is None:
        return replace(turn, two=place, using=None, before=turn)
    chain = turn.chains[turn.growing]
    return replace(turn, chains=put(turn.chains, turn.growing, replace(chain, path=(*chain.path, place))), before=turn)


def _inked(sheet: Sheet) -> Sheet:
    light, dark = boxes(sheet.turn)
    return Sheet(written(sheet), (*sheet.light, light), (*sheet.dark, dark), (*sheet.used, *sheet.turn.bonuses))


def _open_round(state: State) -> State:
    """Roll for the next round; after the last one the state keeps its number and has no dice."""
    board = layout(state.side)
    if state.round == board.rounds:
        return replace(state, dice=())
    number = state.round + 1
    dice = tuple(sorted(roll(state.seed, "round", number, dice=board.dice, faces=FACES)))
    return replace(state, round=number, dice=dice)
