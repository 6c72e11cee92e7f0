"""The view for bots: the seat's view, and for each picture that is shown the element that a person would find in it.

A view names pictures and says nothing of their elements, since a page could cheat with that. A bot cannot look at a
picture, so it is told the element of each shown card; of the piles it knows no more than a person does.
"""

from collections.abc import Sequence

from msgspec import Struct

from rollwright.games.difference.actions import SIDES, Claim, Lay, Side
from rollwright.games.difference.grid import At
from rollwright.games.difference.names import in_sight, name_of
from rollwright.games.difference.picture import picture
from rollwright.games.difference.state import State
from rollwright.games.difference.view import PictureView, view


class BotView(Struct, frozen=True):
    """`dealt` and `won` are public: the cards that each seat was dealt, and the seats that laid one, in that order."""

    view: PictureView
    elements: dict[str, int]  # the element of each shown card, by the name of its picture
    dealt: tuple[int, ...]
    won: tuple[int, ...]


def bot_view(state: State, seat: int) -> BotView:
    return BotView(
        view(state, seat),
        {name_of(state.seed, card): card for card in in_sight(state, seat)},
        tuple(hand.shed + len(hand.pile) for hand in state.cards.hands),
        state.won,
    )


def difficulties(seen: BotView) -> dict[str, int]:
    """Return how well hidden the element of each shown card is, from 1 to 3, by the name of its picture."""
    elements = picture(seen.view.illustration).elements
    return {name: elements[card - 1].difficulty for name, card in seen.elements.items()}


def right_claim(seen: BotView, at: At = (0, 0)) -> Claim | Lay:
    """Return the right claim for the seat's top card; `at` is its cell in the advanced game."""
    own = seen.elements[seen.view.own]
    return _claim(seen, at, [(own, other) for other in _compared(seen, at)])


def wrong_claim(seen: BotView, other: int, at: At = (0, 0)) -> Claim | Lay:
    """Return a claim that taps the own element and, instead of each card's, the `other` one.

    `other` counts the elements from 0 and skips those that would be right.
    """
    own, compared = seen.elements[seen.view.own], _compared(seen, at)
    wrong = [element.n for element in picture(seen.view.illustration).elements if element.n not in (own, *compared)]
    return _claim(seen, at, [(own, wrong[other % len(wrong)])] * len(compared))


def _compared(seen: BotView, at: At) -> list[int]:
    """Return the elements of the cards that a card laid at `at` is compared with."""
    board = {(card.row, card.col): seen.elements[card.picture] for card in seen.view.table}
    if seen.view.mode != "advanced":
        return [board[0, 0]]
    return [board[at[0] + down, at[1] + right] for side in _sides(seen, at) for down, right in (SIDES[side],)]


def _sides(seen: BotView, at: At) -> tuple[Side, ...]:
    """Return the sides of a cell on which a card lies."""
    board = {(card.row, card.col) for card in seen.view.table}
    return tuple(side for side, (down, right) in SIDES.items() if (at[0] + down, at[1] + right) in board)


def _claim(seen: BotView, at: At, pairs: Sequence[tuple[int, int]]) -> Claim | Lay:
    elements = picture(seen.view.illustration).elements
    taps = tuple(round(number) for pair in pairs for n in pair for number in (elements[n - 1].x, elements[n - 1].y))
    if seen.view.mode != "advanced":
        return Claim(seen.view.seq, taps)
    return Lay(seen.view.seq, *at, _sides(seen, at), taps)
