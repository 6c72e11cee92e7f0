"""Hints: a circle on a seat's own top card, somewhere in which its element lies, and what asking for one costs.

A card has one circle for good, so a card that was buried and comes back shows the same one again: two circles around
one element would tell more than one.
"""

from msgspec.structs import replace

from rollwright.core import Suggestion, put, roll
from rollwright.games.difference.hint_price import PRICE
from rollwright.games.difference.picture import HEIGHT, WIDTH, picture
from rollwright.games.difference.state import Circle, State

WIDER = 3  # times the radius of the element's own circle
TENTHS = range(-10, 11)  # tenths of that radius by which the circle is moved aside


def hint_of(state: State, seat: int) -> Circle | None:
    """Return the circle that a seat sees on its top card."""
    pile = state.cards.hands[seat].pile
    return state.hints.get(pile[0]) if pile else None


def told(state: State, seat: int) -> Suggestion | None:
    """Return that circle as the answer to a request for a hint: its middle and its radius."""
    circle = hint_of(state, seat)
    return None if circle is None else Suggestion(state.round, ",".join(map(str, circle)), (), 0)


def asked_hint(state: State, seat: int) -> State:
    """Return the state after a seat has asked: in company it may not claim for a moment, alone it pays a fine."""
    state = _given(state, seat, "hint", seat, state.cards.hands[seat].pile[0])
    if state.options.mode == "solo":
        return state
    hand = state.cards.hands[seat]
    held = replace(hand, locked_until=max(hand.locked_until, state.now + 1000 * PRICE.hold_s))
    return replace(state, cards=replace(state.cards, hands=put(state.cards.hands, seat, held)))


def clock_hint(state: State) -> State:
    """Return the state after the hint that a player alone without a clock is given unasked: it costs nothing."""
    return replace(_given(state, 0, "hint", state.cards.hands[0].shed), seq=state.seq + 1)


def _given(state: State, seat: int, *key: str | int) -> State:
    """Return the state with a circle three times as wide as that of the own element, which lies somewhere in it."""
    card = state.cards.hands[seat].pile[0]
    element = picture(state.options.illustration).elements[card - 1]
    right, down = roll(state.seed, *key, dice=2, faces=TENTHS)
    x, y = element.x + right * element.r / 10, element.y + down * element.r / 10
    circle = round(min(max(x, 0), WIDTH)), round(min(max(y, 0), HEIGHT)), round(WIDER * element.r)
    return replace(state, hints={card: circle} | state.hints, hinted=True)
