"""Claims for who does not see pictures (bots, tests): how hard each card in sight is to read, and where to tap to be right or wrong."""

from collections.abc import Sequence

from rollwright.games.difference.actions import SIDES, Claim, Lay, Side
from rollwright.games.difference.grid import At
from rollwright.games.difference.names import in_sight, name_of
from rollwright.games.difference.picture import picture
from rollwright.games.difference.state import State


def difficulties(state: State, seat: int) -> dict[str, int]:
    """Return how well hidden the own element of each card in sight is, from 1 to 3, by the card's name."""
    elements = picture(state.options.illustration).elements
    return {name_of(state.seed, card): elements[card - 1].difficulty for card in in_sight(state, seat)}


def right(state: State, seat: int, at: At = (0, 0)) -> Claim | Lay:
    """Return the right claim for a seat's top card; `at` is its cell in the advanced game."""
    return _pointing(state, at, [(state.cards.hands[seat].pile[0], other) for other in _touched(state, at)])


def wrong(state: State, seat: int, other: int, at: At = (0, 0)) -> Claim | Lay:
    """Return a claim that names the own element and, wherever it should be a card's, the `other` one (from 0, skipping the two that differ)."""
    own, touched = state.cards.hands[seat].pile[0], _touched(state, at)
    never = [element.n for element in picture(state.options.illustration).elements if element.n not in (own, *touched)]
    return _pointing(state, at, [(own, never[other % len(never)])] * len(touched))


def _touched(state: State, at: At) -> list[int]:
    board = state.cards.board
    if state.options.mode != "advanced":
        return [board[0, 0]]
    return [board[cell] for down, right in SIDES.values() if (cell := (at[0] + down, at[1] + right)) in board]


def _pointing(state: State, at: At, pairs: Sequence[tuple[int, int]]) -> Claim | Lay:
    elements = picture(state.options.illustration).elements
    taps = tuple(round(number) for pair in pairs for n in pair for number in (elements[n - 1].x, elements[n - 1].y))
    if state.options.mode != "advanced":
        return Claim(state.seq, taps)
    sides: tuple[Side, ...] = tuple(
        side for side, (down, right) in SIDES.items() if (at[0] + down, at[1] + right) in state.cards.board
    )
    return Lay(state.seq, *at, sides, taps)
