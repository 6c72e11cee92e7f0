"""What time brings by itself: the first reveal, the end of a window, of a showing, of a lock-out, and a hint.

A move counts at its moment: whatever was due before it happens first, also when the server's own `Wake` comes late.
"""

from collections.abc import Iterator

from msgspec.structs import replace

from rollwright.core import roll
from rollwright.games.difference.actions import SIDES, Claim, Lay, Side, spots
from rollwright.games.difference.cards import Cards, place
from rollwright.games.difference.cards import claim as name_two
from rollwright.games.difference.grid import At, Pair
from rollwright.games.difference.picture import HEIGHT, WIDTH, Illustration, picture
from rollwright.games.difference.state import HINT_MS, SHOWING_MS, Laid, State, Waiting


def alarm(state: State) -> int | None:
    """Return the next moment at which something happens by itself."""
    return None if state.cards.over else min(_due(state), default=None)


def due(state: State, seat: int | None) -> None:
    """Tell nobody: lock-outs and windows are the others' secrets, and what a seat may know of the clock is in its view."""


def advance(state: State, now: int) -> State:
    """Let everything happen that is due by `now`."""
    while (due := alarm(state)) is not None and due <= now:
        state = _ring(replace(state, now=due))
    return replace(state, now=max(state.now, now))


def settle(state: State) -> State:
    """Close the window: the earliest effective time wins, of equals the one received first. In the advanced game the others follow where they still stand."""
    closed = state.now if state.closes is None else state.closes
    cards, shown = state.cards, list[Laid]()
    for claim in _in_order(state):
        seat, action = claim.seat, claim.action
        card, against = cards.hands[seat].pile[0], compared(cards, action)
        after, verdict = judged(state.options.illustration, cards, seat, action, closed)
        if verdict != "correct":
            continue  # an earlier one took its cell or changed its neighbours
        cards = after
        shown.append(Laid(seat, card, (action.row, action.col) if isinstance(action, Lay) else (0, 0), against))
        if cards.over:
            break
    showing = SHOWING_MS * (2 if state.options.relaxed else 1)
    won = (*state.won, *(laid.seat for laid in shown))
    state = replace(
        state,
        cards=cards,
        seq=state.seq + 1,
        turned=state.seq + 1,
        window=(),
        closes=None,
        shown=tuple(shown),
        won=won,
        hint=None,
    )
    return replace(state, since=closed, until=None if cards.over else closed + showing)


def judged(illustration: Illustration, cards: Cards, seat: int, action: Claim | Lay, now: int) -> tuple[Cards, str]:
    """Return the cards after a claim, and the verdict."""
    if isinstance(action, Claim):
        return name_two(cards, seat, spots(illustration, action.taps), now)
    return place(cards, seat, (action.row, action.col), pairs(illustration, cards, action), now)


def pairs(illustration: Illustration, cards: Cards, action: Lay) -> tuple[Pair, ...]:
    """Return what was named against each neighbour; no card is number 0."""
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


def _in_order(state: State) -> list[Waiting]:
    ordered = sorted(state.window, key=lambda claim: claim.effective)
    return ordered if state.options.mode == "advanced" else ordered[:1]


def _due(state: State) -> Iterator[int]:
    if state.until is not None:
        yield state.until
    if state.closes is not None:
        yield state.closes + 1  # what is received in the last millisecond still counts
    if state.relaxed_solo and state.phase == "play" and state.hint is None:
        yield state.since + HINT_MS
    yield from (hand.locked_until for hand in state.cards.hands if hand.pile and hand.locked_until > state.now)


def _ring(state: State) -> State:
    if state.closes is not None and state.closes < state.now:
        return settle(state)
    if state.until is not None and state.until <= state.now:
        return _open(state, state.until)
    if state.relaxed_solo and state.phase == "play" and state.hint is None and state.since + HINT_MS <= state.now:
        return replace(state, seq=state.seq + 1, hint=_hint(state))
    return state  # a lock-out is over


def _open(state: State, now: int) -> State:
    """Claims are open, later for those who play with a handicap."""
    waits = {int(seat) - 1 for seat in state.options.strong}
    start = now + 1000 * state.options.handicap_s
    hands = tuple(
        replace(hand, locked_until=max(hand.locked_until, start)) if seat in waits else hand
        for seat, hand in enumerate(state.cards.hands)
    )
    state = replace(state, cards=replace(state.cards, hands=hands), seq=state.seq + 1, until=None, shown=())
    return state if state.revealed is not None else replace(state, revealed=now, since=now)


def _hint(state: State) -> tuple[int, int, int]:
    """Return a circle three times as wide as the own element's, which lies somewhere in it."""
    element = picture(state.options.illustration).elements[state.cards.hands[0].pile[0] - 1]
    right, down = roll(state.seed, "hint", state.cards.hands[0].shed, dice=2, faces=range(-10, 11))
    x, y = element.x + right * element.r / 10, element.y + down * element.r / 10
    return round(min(max(x, 0), WIDTH)), round(min(max(y, 0), HEIGHT)), round(3 * element.r)
