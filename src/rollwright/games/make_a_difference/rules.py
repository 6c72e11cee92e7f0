"""Make a Difference: both dice go in any two empty fields; the differences between neighbours score, line by line."""

from typing import Literal

from msgspec.structs import replace

from rollwright.core import BadOptions, Move, Wake, put, rewritten, roll
from rollwright.games.make_a_difference import botcards
from rollwright.games.make_a_difference.actions import THROWS, WRITES, Action, Done, Pick, Throw, Undo, Write
from rollwright.games.make_a_difference.duel import Hand, open_duel, random_hand, throw, to_throw
from rollwright.games.make_a_difference.ranking import leaders, participants
from rollwright.games.make_a_difference.sheet import layout
from rollwright.games.make_a_difference.state import Mark, Options, Sheet, State, written, written_out

DICE = 2  # a round, and each of them is written
THROW_MS = 20_000  # a seat that has not thrown by then throws at random


def start(options: Options, seats: tuple[str, ...], seed: str) -> State:
    if options.mode == "A" and options.friendly_ties:
        raise BadOptions("no-ties-in-mode-a")
    return _started(options, seats, seed)


def _started(options: Options, seats: tuple[str, ...], seed: str) -> State:
    if options.mode == "B" and len(seats) == 1 and not options.bot_cards:
        raise BadOptions("needs-botcard")
    if options.first_roller > len(seats):
        raise BadOptions("no-such-roller", seats=len(seats))
    botcards.check(options.bot_cards, options.stars)
    cards = botcards.drawn(seed, options.bot_cards, options.stars)
    return _open_round(State(seed, options, 0, (), (Sheet(),) * len(seats), cards))


def start_version_1(options: Options, seats: tuple[str, ...], seed: str) -> State:
    """Begin by the first rules: lines counted before they could be compared, and one alone had 20 seconds to throw."""
    return replace(_started(options, seats, seed), version=1)


def over(state: State) -> bool:
    return written_out(state) and (state.duel is None or state.duel.winner is not None)


def legal(state: State, seat: int) -> list[Action]:
    if state.duel is not None:
        return list(THROWS) if seat in to_throw(state.duel) else []
    sheet = state.sheets[seat]
    if written_out(state):
        return []
    if sheet.done:
        return [Undo()]  # Done can be taken back until the last seat is done
    choices: list[Action] = []
    if not sheet.pencil:
        choices.append(Pick(1 - sheet.held))
    if len(sheet.pencil) < DICE:
        choices += [WRITES[cell] for cell in open_cells(sheet)]
    else:
        choices.append(Done())
    if sheet.pencil or sheet.held:
        choices.append(Undo())
    return choices


def open_cells(sheet: Sheet) -> list[int]:
    """Return the fields that are empty, in ink and in pencil."""
    taken = {mark.cell for mark in sheet.pencil}
    return [cell for cell, number in enumerate(sheet.ink) if number is None and cell not in taken]


def apply(state: State, move: Move[Action | Wake]) -> State:
    """Return the state after `move`, already known to be legal."""
    match move.action:
        case Wake():
            return _throw_for_absent(state, move.at)
        case Throw(hand=hand):
            return _throw(state, move.seat or 0, hand, move.at)
        case action:
            return _write(state, move.seat or 0, action, move.at)


def seats_affected(before: State, after: State) -> tuple[int, ...]:
    """Return the seats that a move affects: the writer's, or all at the end of a round and after a throw."""
    writing = before.round == after.round and before.duel is after.duel
    return rewritten(before.sheets, after.sheets) if writing else tuple(range(len(after.sheets)))


def next_wake(state: State) -> int | None:
    """Return when the seats that have not thrown yet throw at random; nobody hurries a player who is alone."""
    if state.duel is None or state.duel.winner is not None or (state.version > 1 and len(state.sheets) == 1):
        return None
    return state.duel.since + THROW_MS


def why(state: State, seat: int, action: Action) -> str | None:
    """Return the reason code for an action that `legal` does not list."""
    if over(state):
        return "game-over"
    if isinstance(action, Throw):
        return "already-thrown" if state.duel is not None and seat in state.duel.pair else "no-throw-now"
    sheet = state.sheets[seat]
    if sheet.done or state.duel is not None:
        return "already-done"
    match action:
        case Pick(die=die):
            return "die-used" if sheet.pencil else "unknown-die" if die not in (0, 1) else "already-held"
        case Write(cell=cell):
            if cell not in layout().index:
                return "unknown-cell"
            return "both-written" if len(sheet.pencil) == DICE else "occupied"
        case Undo() | Done():
            return "one-more-number" if sheet.pencil else "nothing-written"


def pencilled(sheet: Sheet, cell: int) -> Sheet:
    """Write the die in hand in a field; the other die comes to hand."""
    return replace(sheet, pencil=(*sheet.pencil, Mark(cell, sheet.held)), held=1 - sheet.held)


def _write(state: State, seat: int, action: Pick | Write | Undo | Done, now: int) -> State:
    sheet = state.sheets[seat]
    match action:
        case Pick(die=die):
            sheet = replace(sheet, held=die)
        case Write(cell=cell):
            sheet = pencilled(sheet, layout().index[cell])
        case Undo() if sheet.done:
            sheet = replace(sheet, done=False)
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
    """After the last round, let those who share first place play for it, unless the table shares wins."""
    tied = leaders(participants(state))
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
    return replace(state, round=number, dice=roll(state.seed, "round", number, dice=DICE))
