"""Claims: the elements that taps name, the verdict on them, and the window in which the earliest right one wins."""

from msgspec.structs import replace

from rollwright.games.difference.actions import SIDES, Claim, Lay, Side, spots
from rollwright.games.difference.cards import Cards, place, waits_for_call
from rollwright.games.difference.cards import claim as name_two
from rollwright.games.difference.connection import allowed
from rollwright.games.difference.grid import At, Pair
from rollwright.games.difference.picture import Illustration
from rollwright.games.difference.race import closing_time, effective_time, in_order
from rollwright.games.difference.state import SHOWING_MS, Laid, State, Waiting


def claimed(state: State, seat: int, claim: Claim | Lay) -> State:
    """Return the state after a claim: a wrong one is answered at once, a right one joins the window.

    The first right claim opens the window. It closes at once where no other claim could count as earlier.
    """
    cards, verdict = judged(state.options.illustration, state.cards, seat, claim, state.now)
    if verdict == "wrong":
        return replace(state, cards=cards)
    allowances = [allowed(connection, state.now) for connection in state.connections]
    active = [allowances[other] for other in holding(state) if state.connections[other].here]
    closes = closing_time(state.now, allowances[seat], active) if state.closes is None else state.closes
    waiting = Waiting(seat, effective_time(state.now, allowances[seat]), claim)
    state = replace(state, window=(*state.window, waiting), closes=closes)
    return settle(state) if closes == state.now and len(state.window) == 1 else state


def holding(state: State) -> tuple[int, ...]:
    """Return the seats that still hold cards, while the game lasts."""
    return () if state.cards.over else tuple(seat for seat, hand in enumerate(state.cards.hands) if hand.pile)


def is_silent(state: State, seat: int) -> bool:
    """Say whether a seat that called wrongly waits for another call, of somebody who is connected."""
    here = (other for other, connection in enumerate(state.connections) if connection.here)
    return waits_for_call(state.cards, seat, here)


def settle(state: State) -> State:
    """Close the window: the winner lays the card, and all see it for a moment.

    In the advanced game the other claims of the window follow, in their order, where they are still right.
    """
    closed = state.now if state.closes is None else state.closes
    cards, shown = state.cards, list[Laid]()
    ordered = in_order((claim.effective, claim) for claim in state.window)
    for claim in ordered if cards.terms.on_grid else ordered[:1]:
        seat, action = claim.seat, claim.action
        card, against = cards.hands[seat].pile[0], compared(cards, action)
        after, verdict = judged(state.options.illustration, cards, seat, action, closed)
        if verdict != "correct":
            continue  # an earlier claim took its cell or changed its neighbours
        cards = after
        shown.append(Laid(seat, card, (action.row, action.col) if isinstance(action, Lay) else (0, 0), against))
        if cards.over:
            break
    showing = SHOWING_MS * (2 if state.options.relaxed else 1)
    return replace(
        state,
        cards=cards,
        seq=state.seq + 1,
        turned=state.seq + 1,
        window=(),
        closes=None,
        shown=tuple(shown),
        won=(*state.won, *(laid.seat for laid in shown)),
        hinted=False,
        since=closed,
        until=None if cards.over else closed + showing,
    )


def judged(illustration: Illustration, cards: Cards, seat: int, action: Claim | Lay, now: int) -> tuple[Cards, str]:
    """Return the cards after a claim, and the verdict."""
    if isinstance(action, Claim):
        return name_two(cards, seat, spots(illustration, action.taps), now)
    return place(cards, seat, (action.row, action.col), pairs(illustration, cards, action), now)


def pairs(illustration: Illustration, cards: Cards, action: Lay) -> tuple[Pair, ...]:
    """Return the spots named against each neighbour; card number 0 stands for no card."""
    cells = [_beside(action, side) for side in action.sides]
    return tuple(
        Pair(cards.board.get(cell, 0), spots(illustration, action.taps[4 * n : 4 * n + 4]))
        for n, cell in enumerate(cells)
    )


def compared(cards: Cards, action: Claim | Lay) -> tuple[tuple[At, int], ...]:
    """Return the cells and cards that a claim compares its own card with."""
    cells = [_beside(action, side) for side in action.sides] if isinstance(action, Lay) else [(0, 0)]
    return tuple((cell, cards.board[cell]) for cell in cells if cell in cards.board)


def _beside(action: Lay, side: Side) -> At:
    down, right = SIDES[side]
    return action.row + down, action.col + right
