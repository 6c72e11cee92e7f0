"""Positions of random games that checks look at, and small steps from them."""

from typing import Any, TypeVar

from hypothesis import strategies as st

from rollwright.core import Game, Move
from rollwright.testing.play import Play, Position, any_choice, play_randomly, races, seeds

T = TypeVar("T")


def played(game: Game, data: st.DataObject) -> Play:
    return play_randomly(game, data.draw(seeds()), data)


def some(of: list[T]) -> list[T]:
    """Return about twenty of many, the first and the last among them."""
    return [*of[:: max(1, len(of) // 20)], of[-1]]


def scribbled(at: Position, seat: int, most: int = 3) -> Position:
    """Return the position after some more choices of one seat that stay its own."""
    return trail(at, seat, most)[-1]


def trail(at: Position, seat: int, most: int) -> list[Position]:
    """Return a position and those after one to `most` more choices of one seat that stay its own.

    A claim is seen by all, and a new round or phase may show what was secret: the trail ends before it.
    """
    game, random, found = at.play.game, at.play.random, [at]
    for _ in range(random.randint(1, most)):
        choices = [action for action in game.legal(at.state, seat) if not races(game, action)]
        if not choices:
            break
        later = at.then(Move(seat, any_choice(choices, random), at.now))
        if game.over(later.state) or stage(game, later.state) != stage(game, at.state):
            break
        at = later
        found.append(at)
    return found


def stage(game: Game, state: Any) -> tuple[int, str]:
    """Return the round and, in games that have them, its phase."""
    return state.round, game.phase(state) if game.phase else ""
