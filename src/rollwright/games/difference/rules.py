"""Difference: be the first to point out the two differences between your own card and the one in the middle."""

from msgspec.structs import replace

from rollwright.core import (
    BadOptions,
    Connected,
    Disconnected,
    HintTaken,
    Holding,
    Lacking,
    Move,
    RoundTrip,
    Wake,
    put,
    shuffle,
)
from rollwright.games.difference.actions import NOTES, Action, Bury, Claim, Lay, Note, on_picture
from rollwright.games.difference.cards import SEATS, SPOTS, Terms, bury, deal, idle_reason, places
from rollwright.games.difference.claims import claimed, holding, is_silent, pairs
from rollwright.games.difference.clock import advance
from rollwright.games.difference.connection import Connection, measured
from rollwright.games.difference.grid import refusal
from rollwright.games.difference.hints import asked_hint, hint_of
from rollwright.games.difference.picture import CARDS
from rollwright.games.difference.state import COUNTDOWN_MS, Options, State


def start(options: Options, seats: tuple[str, ...], seed: str) -> State:
    if len(seats) == 1 and options.mode == "basic":
        # nobody to race with: practice, in which a wrong claim costs a fine
        options = replace(options, mode="solo", after_wrong="lock-out")
    elif options.mode == "solo" and options.after_wrong == "next-call":
        raise BadOptions("nobody-else-calls")
    alone = options.mode == "solo"
    if alone and len(seats) > 1:
        raise BadOptions("one-alone")
    if not alone and len(seats) < SEATS[0]:
        raise BadOptions("needs-company")
    lockout = 0 if alone else 1000 * options.lockout_s  # a wrong claim costs a fine instead
    terms = Terms(
        options.mode,
        lockout,
        options.bury,
        options.play_on,
        options.length,
        "lock-out" if alone else options.after_wrong,
        1000 * options.bury_pause_s,
        options.grid,
    )
    cards = deal(terms, shuffle(seed, "deck", items=CARDS), len(seats))
    return State(seed, options, cards, (Connection(),) * len(seats), until=COUNTDOWN_MS)


def handicap(options: Options, kept: tuple[int, ...], strong: tuple[int, ...]) -> Options:
    """Give the `strong` seats a handicap, besides the seats that have one already and were moved up."""
    agreed = (kept.index(int(seat) - 1) for seat in options.strong if int(seat) - 1 in kept)
    return replace(options, strong="".join(str(seat + 1) for seat in sorted({*agreed, *strong})))


def over(state: State) -> bool:
    return state.cards.over


def legal(state: State, seat: int) -> list[Action]:
    """Return Bury where it is allowed. Claims are too many to list; `refuses` judges them."""
    return [Bury()] if refuses(state, Move(seat, Bury(), state.now)) is None else []


def awaited(state: State) -> tuple[int, ...]:
    return holding(state)


def refuses(state: State, move: Move[Action | Note]) -> str | None:
    """Return why a move cannot be made at its moment: a refusal without penalty."""
    action, seat = move.action, move.seat
    if isinstance(action, NOTES):
        if seat is not None or not _is_sound(state, action):
            return "illegal-action"
        return _against_hint(advance(state, move.at), action.seat) if isinstance(action, HintTaken) else None
    state = advance(state, move.at)
    reason = _why_no_claim(state, seat or 0)
    if reason is not None:
        return reason
    match action:
        case Bury():
            return _against_bury(state, seat or 0)
        case _ if is_silent(state, seat or 0):
            return "wait-for-call"
        case Claim():
            return _against_claim(state, action)
        case Lay():
            return _against_laying(state, action)


def apply(state: State, move: Move[Action | Note | Wake]) -> State:
    """Return the state after `move`, already known to be legal."""
    state, seat = advance(state, move.at), move.seat or 0
    match move.action:
        case Wake():
            return state
        case RoundTrip() | Connected() | Disconnected() | Lacking() | Holding() as note:
            return replace(state, connections=put(state.connections, note.seat, _noted(state, note)))
        case HintTaken(seat=asker):
            return asked_hint(state, asker)
        case Bury():
            cards, _ = bury(state.cards, seat, state.now)
            return replace(state, cards=cards)
        case Claim() | Lay() as claim:
            return claimed(state, seat, claim)


def rank(state: State) -> tuple[int, ...]:
    return places(state.cards)


def _is_sound(state: State, note: Note) -> bool:
    """Say whether the table can have made this note."""
    return note.seat in range(len(state.connections)) and (not isinstance(note, RoundTrip) or note.ms >= 0)


def _noted(state: State, note: RoundTrip | Connected | Disconnected | Lacking | Holding) -> Connection:
    connection = state.connections[note.seat]
    match note:
        case RoundTrip(ms=ms):
            return measured(connection, ms, state.now)
        case Connected():
            return replace(connection, here=True)
        case Disconnected():
            return replace(connection, here=False)
        case Lacking():
            return replace(connection, holds=False)
        case Holding():
            late = 0 if state.until is None or connection.holds else max(0, state.now - state.until)
            return replace(connection, holds=True, waited=connection.waited + late)


def _why_no_claim(state: State, seat: int) -> str | None:
    reason = idle_reason(state.cards, seat, state.now)
    if reason == "over":
        return "game-over"
    if state.phase == "countdown":
        return "not-turned"
    if any(claim.seat == seat for claim in state.window):
        return "claim-waiting"
    return "no-cards" if reason == "out" else "locked-out" if reason else None


def _against_hint(state: State, seat: int) -> str | None:
    """A hint is for an open card, and its price is paid in time in which one could claim."""
    reason = _why_no_claim(state, seat)
    if reason is not None:
        return reason
    if state.phase == "showing":
        return "hint-while-shown"
    return None if hint_of(state, seat) is None else "illegal-action"


def _against_bury(state: State, seat: int) -> str | None:
    _, verdict = bury(state.cards, seat, state.now)
    return None if verdict == "buried" else "no-burying" if verdict == "not-allowed" else verdict


def _against_claim(state: State, claim: Claim) -> str | None:
    if state.cards.terms.on_grid:
        return "lay-it-down"
    if len(claim.taps) != 2 * SPOTS:
        return "two-spots-needed"
    if not on_picture(claim.taps):
        return "off-picture"
    if state.phase == "showing":
        return "being-shown"
    return None if state.turned <= claim.seq <= state.seq else "stale-claim"


def _against_laying(state: State, lay: Lay) -> str | None:
    """A claim on an older state still stands where its cell is free and has the same neighbours."""
    if not state.cards.terms.on_grid:
        return "no-laying"
    if len(lay.taps) != 2 * SPOTS * len(lay.sides):
        return "two-spots-needed"
    if not on_picture(lay.taps):
        return "off-picture"
    if state.phase == "showing":
        return "being-shown"
    if not 0 <= lay.seq <= state.seq:
        return "stale-claim"
    named = pairs(state.options.illustration, state.cards, lay)
    reason = refusal(state.cards.board, (lay.row, lay.col), named, state.cards.terms.grid)
    return None if reason is None else f"cell-{reason}"
