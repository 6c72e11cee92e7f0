"""Claims for tests: right or wrong for any seat, whether its cards are turned yet or not."""

from msgspec.structs import replace

from rollwright.games.difference.actions import Claim, Lay
from rollwright.games.difference.bot_view import BotView, bot_view, right_claim, wrong_claim
from rollwright.games.difference.grid import At
from rollwright.games.difference.state import State


def right(state: State, seat: int, at: At = (0, 0)) -> Claim | Lay:
    """Return the right claim for a seat's top card; `at` is its cell in the advanced game."""
    return right_claim(_turned(state, seat), at)


def wrong(state: State, seat: int, other: int, at: At = (0, 0)) -> Claim | Lay:
    """Return a claim that taps the own element and, instead of each card's, the `other` one (from 0)."""
    return wrong_claim(_turned(state, seat), other, at)


def _turned(state: State, seat: int) -> BotView:
    """Return what a bot at the seat would see, were the cards turned."""
    return bot_view(state if state.revealed is not None else replace(state, revealed=state.now), seat)
