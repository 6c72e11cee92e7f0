"""Make a Difference: both dice go in any two empty fields; the differences between neighbours score, line by line."""

from typing import Annotated, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from rollwright.core import BadOptions, Info, Move, Rival, Row, Wake, put, rewritten, roll
from rollwright.games.make_a_difference import botcards
from rollwright.games.make_a_difference.botcards import BotCard, Stars
from rollwright.games.make_a_difference.duel import HANDS, Duel, Hand, open_duel, random_hand, throw, to_throw
from rollwright.games.make_a_difference.lines import totals
from rollwright.games.make_a_difference.sheet import Mode, layout

INFO = Info(
    id="make-a-difference",
    title="Make a Difference",
    designers=("Michael Arnold",),
    seats=(1, 12),
    minutes=30,
    age=8,
    version=1,
    spot="coral",
)
THROW_MS = 20_000  # who has not thrown by then throws at random


class Options(Struct, frozen=True):
    """Mode A: everyone for themselves. Mode B: the highest sum takes the line. `duel`: a tie is decided by rock, paper, scissors."""

    mode: Mode = "A"
    friendly_ties: bool = False
    bot_cards: Annotated[int, Meta(ge=0, le=12)] = 0
    stars: Stars = "any"
    first_roller: Annotated[int, Meta(ge=1, le=12)] = 1
    duel: bool = True


class Pick(Struct, frozen=True, tag="pick"):
    """Take the other die in hand; `die` is 0 or 1, as they lie on the table."""

    die: int


class Write(Struct, frozen=True, tag="write"):
    """Write the die in hand in an empty field; the other die comes to hand."""

    cell: str


class Undo(Struct, frozen=True, tag="undo"):
    """Rub out the last number of this round; with none written, take the first die in hand again."""


class Done(Struct, frozen=True, tag="done"):
    """Both numbers stand."""


class Throw(Struct, frozen=True, tag="throw"):
    """A hand in the duel; `chance` lets the table's dice choose."""

    hand: Literal["rock", "paper", "scissors", "chance"]


Action = Pick | Write | Undo | Done | Throw
THROWS: tuple[Throw, ...] = (*map(Throw, HANDS), Throw("chance"))
ACTIONS: tuple[Action, ...] = (
    Pick(0),
    Pick(1),
    *(Write(field.id) for field in layout().cells),
    Undo(),
    Done(),
    *THROWS,
)
_WRITES = tuple(Write(field.id) for field in layout().cells)


class Mark(Struct, frozen=True):
    """A die written in pencil in a field."""

    cell: int
    die: int


class Sheet(Struct, frozen=True):
    """One seat's paper. `ink` is public; `pencil` and the die in hand are the seat's own until every seat is done."""

    ink: Row = (None,) * len(layout().cells)
    pencil: tuple[Mark, ...] = ()
    held: int = 0
    done: bool = False


class State(Struct, frozen=True):
    seed: str
    options: Options
    round: int
    dice: tuple[int, ...]
    sheets: tuple[Sheet, ...]
    cards: tuple[BotCard, ...]  # face down: in no view before the scoring
    duel: Duel | None = None


def start(options: Options, seats: tuple[str, ...], seed: str) -> State:
    if options.mode == "B" and len(seats) == 1 and not options.bot_cards:
        raise BadOptions("needs-botcard")
    if options.first_roller > len(seats):
        raise BadOptions("no-such-roller", seats=len(seats))
    botcards.check(options.bot_cards, options.stars)
    cards = botcards.drawn(seed, options.bot_cards, options.stars)
    return _open_round(State(seed, options, 0, (), (Sheet(),) * len(seats), cards))


def written_out(state: State) -> bool:
    """Say whether all rounds are written: the scoring, and perhaps a duel, is next."""
    return not state.dice


def over(state: State) -> bool:
    return written_out(state) and (state.duel is None or state.duel.winner is not None)


def legal(state: State, seat: int) -> list[Action]:
    if state.duel is not None:
        return list(THROWS) if seat in to_throw(state.duel) else []
    sheet = state.sheets[seat]
    if written_out(state) or sheet.done:
        return []
    taken = {mark.cell for mark in sheet.pencil}
    choices: list[Action] = []
    if not sheet.pencil:
        choices.append(Pick(1 - sheet.held))
    if len(sheet.pencil) < 2:
        choices += [write for cell, write in enumerate(_WRITES) if sheet.ink[cell] is None and cell not in taken]
    else:
        choices.append(Done())
    if sheet.pencil or sheet.held:
        choices.append(Undo())
    return choices


def apply(state: State, move: Move[Action | Wake]) -> State:
    """Return the state after `move`, already known to be legal."""
    match move.action:
        case Wake():
            return _throw_for_absent(state, move.at)
        case Throw(hand=hand):
            return _throw(state, move.seat or 0, hand, move.at)
        case action:
            return _write(state, move.seat or 0, action, move.at)


def touched(before: State, after: State) -> tuple[int, ...]:
    """A move touches the sheet it writes on; the end of a round and every throw touch all."""
    writing = before.round == after.round and before.duel is after.duel
    return rewritten(before.sheets, after.sheets) if writing else tuple(range(len(after.sheets)))


def alarm(state: State) -> int | None:
    """Return when somebody who has not thrown throws at random."""
    return state.duel.since + THROW_MS if state.duel is not None and state.duel.winner is None else None


def rank(state: State) -> tuple[int, ...]:
    """Return each seat's place among all participants, BotCards too; a duel's winner stands alone in front."""
    return _ranked(state)[: len(state.sheets)]


def rivals(state: State) -> tuple[Rival, ...]:
    """Return the BotCards: face down, and so unknown, before the scoring."""
    if not written_out(state):
        return ()
    seats = len(state.sheets)
    return tuple(map(Rival, (card.name for card in state.cards), participants(state)[seats:], _ranked(state)[seats:]))


def _ranked(state: State) -> tuple[int, ...]:
    all_totals = participants(state)
    ranked = [1 + sum(other > total for other in all_totals) for total in all_totals]
    if state.duel is not None and state.duel.winner is not None:
        ranked = [2 if place == 1 and who != state.duel.winner else place for who, place in enumerate(ranked)]
    return tuple(ranked)


def participants(state: State) -> tuple[int, ...]:
    """Return the final score of every seat, then of every BotCard."""
    return totals(state.options.mode, state.options.friendly_ties, [sheet.ink for sheet in state.sheets], state.cards)


def why(state: State, seat: int, action: Action) -> str | None:
    """Name the reason why `action` is no choice now."""
    if over(state):
        return "game-over"
    if isinstance(action, Throw):
        return "already-thrown" if state.duel is not None and seat in state.duel.pair else "no-throw-now"
    sheet = state.sheets[seat]
    if sheet.done or state.duel is not None:
        return "already-done"
    match action:
        case Pick():
            return "die-used" if sheet.pencil else "unknown-die" if action.die not in (0, 1) else "already-held"
        case Write(cell=cell):
            return (
                "unknown-cell"
                if cell not in layout().index
                else "both-written"
                if len(sheet.pencil) == 2
                else "occupied"
            )
        case _:
            return "nothing-written" if not sheet.pencil else "one-more-number"


def written(state: State, sheet: Sheet) -> Row:
    """Return the sheet with this round's pencil on it."""
    row = sheet.ink
    for mark in sheet.pencil:
        row = put(row, mark.cell, state.dice[mark.die])
    return row


def _write(state: State, seat: int, action: Pick | Write | Undo | Done, now: int) -> State:
    sheet = state.sheets[seat]
    match action:
        case Pick(die=die):
            sheet = replace(sheet, held=die)
        case Write(cell=cell):
            mark = Mark(layout().index[cell], sheet.held)
            sheet = replace(sheet, pencil=(*sheet.pencil, mark), held=1 - sheet.held)
        case Undo():
            held = sheet.pencil[-1].die if sheet.pencil else 0
            sheet = replace(sheet, pencil=sheet.pencil[:-1], held=held)
        case Done():
            sheet = replace(sheet, done=True)
    state = replace(state, sheets=put(state.sheets, seat, sheet))
    if not all(sheet.done for sheet in state.sheets):
        return state
    inked = tuple(Sheet(written(state, sheet)) for sheet in state.sheets)
    state = _open_round(replace(state, sheets=inked))
    return _settle(state, now) if written_out(state) else state


def _settle(state: State, now: int) -> State:
    """After the last round: who shares first place plays for it, unless the table shares wins."""
    scores = participants(state)
    tied = tuple(who for who, total in enumerate(scores) if total == max(scores))
    if len(tied) == 1 or not state.options.duel:
        return state
    return replace(state, duel=open_duel(tied, state.seed, len(state.sheets), now))


def _throw(state: State, seat: int, hand: Hand | Literal["chance"], now: int) -> State:
    assert state.duel is not None
    shown = random_hand(state.seed, state.duel, seat) if hand == "chance" else hand
    return replace(state, duel=throw(state.duel, state.seed, len(state.sheets), seat, shown, now))


def _throw_for_absent(state: State, now: int) -> State:
    assert state.duel is not None
    for seat in to_throw(state.duel):
        state = _throw(state, seat, "chance", now)
    return state


def _open_round(state: State) -> State:
    """Roll for the next round; after the last one the state keeps its number and has no dice."""
    if state.round == layout().rounds:
        return replace(state, dice=())
    number = state.round + 1
    return replace(state, round=number, dice=roll(state.seed, "round", number, dice=2))
