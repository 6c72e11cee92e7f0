"""HexRoller: eight dice, two numbers a round, each written whole as a chain; areas, connections and straights score."""

from collections import Counter
from functools import cache
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from rollwright.core import Info, Move, Row, put, roll
from rollwright.games.hexroller.chains import empty_of, next_hexes, starts
from rollwright.games.hexroller.sheet import BONUSES, NUMBERS, Bonus, Side, layout

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


class Options(Struct, frozen=True):
    """Which side everybody writes on: Snowflake or Gear."""

    side: Side = "front"


class Choose(Struct, frozen=True, tag="choose"):
    """Begin the chain of a rolled number; after the bonus `extra`: lengthen the chain of that number."""

    number: int


class Write(Struct, frozen=True, tag="write"):
    """Write the number in hand in the next hex."""

    cell: str


class Use(Struct, frozen=True, tag="use"):
    """Use a bonus: `extra` lengthens a chain, `two` writes a 2 anywhere, `third` adds a third number."""

    bonus: Bonus


class Flip(Struct, frozen=True, tag="flip"):
    """The chosen numbers change box rows."""


class Undo(Struct, frozen=True, tag="undo"):
    """Take back the last step of this round (box rows are flipped back by flipping)."""


class Done(Struct, frozen=True, tag="done"):
    """The round stands."""


Action = Choose | Write | Use | Flip | Undo | Done
ACTIONS: tuple[Action, ...] = (
    *map(Choose, NUMBERS),
    *(Write(cell) for cell in sorted({*layout("front").index, *layout("back").index})),
    *map(Use, BONUSES),
    Flip(),
    Undo(),
    Done(),
)


class Chain(Struct, frozen=True):
    """A number's hexes in the order written, and how many they must become."""

    number: int
    need: int
    path: tuple[int, ...] = ()
    bonus: Literal["", "extra", "third"] = ""

    @property
    def whole(self) -> bool:
        return len(self.path) == self.need


class Turn(Struct, frozen=True):
    """One seat's pencil in this round. `using` is a bonus taken up but not placed; `before` is what Undo returns to."""

    chains: tuple[Chain, ...] = ()
    two: int | None = None
    using: Bonus | None = None
    flipped: bool = False
    before: "Turn | None" = None

    @property
    def growing(self) -> int | None:
        """The place of the chain being written, if any."""
        return next((place for place, chain in enumerate(self.chains) if not chain.whole), None)

    @property
    def chosen(self) -> tuple[Chain, ...]:
        """The chains that go in the boxes."""
        return tuple(chain for chain in self.chains if chain.bonus != "third")

    @property
    def bonus(self) -> Bonus | None:
        """The bonus of this round, if one is used."""
        if self.using is not None:
            return self.using
        if self.two is not None:
            return "two"
        return next((chain.bonus for chain in self.chains if chain.bonus), None)


class Sheet(Struct, frozen=True):
    """One seat's paper; everything but `turn` is public."""

    ink: Row
    light: tuple[int | None, ...] = ()
    dark: tuple[int | None, ...] = ()
    used: tuple[Bonus, ...] = ()
    turn: Turn = Turn()
    done: bool = False


class State(Struct, frozen=True):
    seed: str
    side: Side
    round: int
    dice: tuple[int, ...]
    sheets: tuple[Sheet, ...]


def start(options: Options, seats: tuple[str, ...], seed: str) -> State:
    printed = Sheet(tuple(spot.printed for spot in layout(options.side).hexes))
    return _open_round(State(seed, options.side, 0, (), (printed,) * len(seats)))


def over(state: State) -> bool:
    return state.round > layout(state.side).rounds


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


def why(state: State, seat: int, action: Action) -> str | None:
    """Name the reason why `action` is no choice now."""
    if over(state):
        return "game-over"
    sheet = state.sheets[seat]
    if sheet.done:
        return "already-done"
    match action:
        case Write(cell=cell):
            return _why_not_there(state, sheet, cell)
        case Choose(number=number):
            return _why_not_that(state, sheet, number)
        case Use(bonus=bonus):
            return _why_no_bonus(sheet, bonus)
        case Done():
            return "chain-unfinished" if sheet.turn.growing is not None or sheet.turn.using else "must-write-more"
        case Undo() | Flip():
            return "nothing-written"


def written(sheet: Sheet) -> Row:
    """Return the hexes with this round's pencil on them."""
    numbers = list(sheet.ink)
    for chain in sheet.turn.chains:
        for place in chain.path:
            numbers[place] = chain.number
    if sheet.turn.two is not None:
        numbers[sheet.turn.two] = 2
    return tuple(numbers)


def boxes(turn: Turn) -> tuple[int | None, int | None]:
    """Return what this round's light and dark boxes hold."""
    numbers = [chain.number for chain in turn.chosen]
    first, second = (*numbers, None, None)[:2]
    return (second, first) if turn.flipped else (first, second)


def choosable(state: State, sheet: Sheet, row: Row) -> list[int]:
    """Return the rolled numbers not yet written this round whose whole chain fits."""
    taken = {chain.number for chain in sheet.turn.chains}
    empty, board = empty_of(row), layout(state.side)
    counts = Counter(state.dice)
    # This round's hexes of a number do not exist yet for its own chain, so a chain starts from the ink.
    return [number for number in sorted(counts) if number not in taken and next_hexes(state.side, empty, starts(board, sheet.ink, number), (), counts[number])]


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
        longer = tuple(replace(chain, need=chain.need + 1, bonus="extra") if chain.number == number else chain for chain in turn.chains)
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


def _why_not_there(state: State, sheet: Sheet, cell: str) -> str:
    board, turn = layout(state.side), sheet.turn
    if cell not in board.index:
        return "unknown-cell"
    if written(sheet)[board.index[cell]] is not None:
        return "occupied"
    if turn.growing is None:
        return "choose-first"
    chain = turn.chains[turn.growing]
    reach = board.touching[chain.path[-1]] if chain.path else starts(board, sheet.ink, chain.number)
    if not reach >> board.index[cell] & 1:
        return "broken-chain" if chain.path else "bad-start"
    return "dead-end"


def _why_not_that(state: State, sheet: Sheet, number: int) -> str:
    turn = sheet.turn
    if turn.growing is not None or turn.using == "two":
        return "chain-unfinished"
    if turn.using == "extra":
        return "no-room"
    if number not in state.dice:
        return "not-rolled"
    if any(chain.number == number for chain in turn.chains):
        return "repeated-number"
    return "too-many-numbers" if len(turn.chosen) == 2 and turn.using is None else "no-room"


def _why_no_bonus(sheet: Sheet, bonus: Bonus) -> str:
    if bonus in sheet.used:
        return "bonus-used"
    if sheet.turn.bonus:
        return "bonus-limit"
    return "third-without-two" if bonus == "third" and len(sheet.turn.chosen) < 2 else "no-room"


def _write(side: Side, place: int) -> Write:
    return _writing(layout(side).hexes[place].id)


_writing = cache(Write)  # one action for each cell, however often it is offered


def _open_round(state: State) -> State:
    number, board = state.round + 1, layout(state.side)
    dice = () if number > board.rounds else tuple(sorted(roll(state.seed, "round", number, dice=board.dice, faces=FACES)))
    return replace(state, round=number, dice=dice)
