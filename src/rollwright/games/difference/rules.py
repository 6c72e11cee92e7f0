"""Difference: be the first to point out the two differences between your own card and the one in the middle."""

from msgspec.structs import replace

from rollwright.core import BadOptions, Info, Move, Wake, put, shuffle
from rollwright.games.difference import cards as table
from rollwright.games.difference.actions import Action, Bury, Came, Claim, Lay, Noted, Ping, Went, on_picture
from rollwright.games.difference.cards import SEATS, Cards, Hand, Terms, asleep, deal
from rollwright.games.difference.clock import advance, judged, pairs, settle
from rollwright.games.difference.connection import Line, allowed, measured
from rollwright.games.difference.grid import refusal
from rollwright.games.difference.picture import CARDS
from rollwright.games.difference.state import COUNTDOWN_MS, Options, State, Waiting

INFO = Info(
    id="difference",
    title="Difference",
    designers=("Christophe Boelinger",),
    seats=(1, SEATS[-1]),
    minutes=15,
    age=6,
    version=1,
    spot="ochre",
)


def start(options: Options, seats: tuple[str, ...], seed: str) -> State:
    if len(seats) == 1 and options.mode == "basic":
        options = replace(options, mode="solo")  # nobody to race with: practice
    alone = options.mode == "solo"
    if alone and len(seats) > 1:
        raise BadOptions("one-alone")
    if not alone and len(seats) < SEATS[0]:
        raise BadOptions("needs-company")
    deck = shuffle(seed, "deck", items=CARDS)
    terms = Terms(
        "advanced" if options.mode == "advanced" else "basic",
        0 if alone else 1000 * options.lockout_s,
        options.bury,
        options.play_on,
    )
    cards = (
        Cards(terms, {(0, 0): deck[0]}, (Hand(deck[1 : 1 + options.length]),))
        if alone
        else deal(terms, deck, len(seats))
    )
    return State(seed, options, cards, (Line(),) * len(seats), until=COUNTDOWN_MS)


def handicap(options: Options, kept: tuple[int, ...], strong: tuple[int, ...]) -> Options:
    """Let the `strong` seats wait after every reveal, and those agreed on before, which have moved up."""
    agreed = (kept.index(int(seat) - 1) for seat in options.strong if int(seat) - 1 in kept)
    return replace(options, strong="".join(str(seat + 1) for seat in sorted({*agreed, *strong})))


def over(state: State) -> bool:
    return state.cards.over


def legal(state: State, seat: int) -> list[Action]:
    """List what can be listed; claims are taps, and `refuses` judges them."""
    return [Bury()] if refuses(state, Move(seat, Bury(), state.now)) is None else []


def awaited(state: State) -> tuple[int, ...]:
    return () if over(state) else tuple(seat for seat, hand in enumerate(state.cards.hands) if hand.pile)


def refuses(state: State, move: Move[Action | Noted]) -> str | None:
    """Return why a move cannot be made at its moment: a refusal without penalty."""
    action, seat = move.action, move.seat
    if isinstance(action, Ping | Came | Went):
        return (
            None
            if seat is None
            and action.seat in range(len(state.lines))
            and (not isinstance(action, Ping) or action.ms >= 0)
            else "illegal-action"
        )
    state = advance(state, move.at)
    reason = _asleep(state, seat or 0)
    if reason is not None:
        return reason
    match action:
        case Bury():
            return _against_bury(state, seat or 0)
        case Claim():
            return _against_claim(state, action)
        case Lay():
            return _against_laying(state, action)


def apply(state: State, move: Move[Action | Noted | Wake]) -> State:
    """Return the state after `move`, already known to be legal."""
    state, seat = advance(state, move.at), move.seat or 0
    match move.action:
        case Wake():
            return state
        case Ping(seat=far, ms=ms):
            return replace(state, lines=put(state.lines, far, measured(state.lines[far], ms, state.now)))
        case Came(seat=far) | Went(seat=far):
            return replace(
                state, lines=put(state.lines, far, replace(state.lines[far], here=isinstance(move.action, Came)))
            )
        case Bury():
            cards, _ = table.bury(state.cards, seat, state.now)
            return replace(state, cards=cards)
        case Claim() | Lay() as claim:
            return _claim(state, seat, claim)


def rank(state: State) -> tuple[int, ...]:
    return table.places(state.cards)


def _claim(state: State, seat: int, claim: Claim | Lay) -> State:
    """A wrong claim is answered at once; a right one waits as long as somebody else's could still count as earlier."""
    cards, verdict = judged(state.options.illustration, state.cards, seat, claim, state.now)
    if verdict == "wrong":
        return replace(state, cards=cards)
    allowances = [allowed(line, state.now) for line in state.lines]
    active = [allowances[other] for other in awaited(state) if state.lines[other].here]
    closes = state.now + max(0, max(active, default=0) - allowances[seat]) if state.closes is None else state.closes
    state = replace(state, window=(*state.window, Waiting(seat, state.now - allowances[seat], claim)), closes=closes)
    return settle(state) if closes == state.now and len(state.window) == 1 else state


def _asleep(state: State, seat: int) -> str | None:
    reason = asleep(state.cards, seat, state.now)
    if reason == "over":
        return "game-over"
    if state.phase == "countdown":
        return "not-turned"
    if any(claim.seat == seat for claim in state.window):
        return "claim-waiting"
    return "no-cards" if reason == "out" else "locked-out" if reason else None


def _against_bury(state: State, seat: int) -> str | None:
    if not state.options.bury:
        return "no-burying"
    return "last-card" if len(state.cards.hands[seat].pile) == 1 else None


def _against_claim(state: State, claim: Claim) -> str | None:
    if state.options.mode == "advanced":
        return "lay-it-down"
    if len(claim.taps) != 4:
        return "two-spots-needed"
    if not on_picture(claim.taps):
        return "off-picture"
    if state.phase == "showing":
        return "being-shown"
    return None if state.turned <= claim.seq <= state.seq else "stale-claim"


def _against_laying(state: State, lay: Lay) -> str | None:
    """A claim on an older state still stands where its cell is free and has the same neighbours."""
    if state.options.mode != "advanced":
        return "no-laying"
    if len(lay.taps) != 4 * len(lay.sides):
        return "two-spots-needed"
    if not on_picture(lay.taps):
        return "off-picture"
    if state.phase == "showing":
        return "being-shown"
    if not 0 <= lay.seq <= state.seq:
        return "stale-claim"
    reason = refusal(state.cards.board, (lay.row, lay.col), pairs(state.options.illustration, state.cards, lay))
    return None if reason is None else f"cell-{reason}"
