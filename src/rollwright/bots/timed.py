"""Bots of games in which speed counts: such a bot says when it means to act, and acts at that moment."""

from collections.abc import Callable
from random import Random
from typing import Any, Protocol

from rollwright.core import Game


class TimedBot(Protocol):
    """The player of one seat for one game. `view` is what `view_for_bot` returns for its seat."""

    def plan(self, view: Any, now: int) -> int | None:
        """Return when, in milliseconds of the game, the bot means to act; `None`: not before something changes.

        It is called after every change of the table, and the newest answer counts.
        """
        ...

    def act(self, view: Any) -> Any:
        """Return the action of the newest plan, with the view that plan was made for."""
        ...

    def postpone(self, ms: int) -> None:
        """Shift the plan: the table was paused for `ms` milliseconds."""
        ...

    def adaptation(self, view: Any) -> float | None:
        """Return what an adaptive bot starts its next game against the same people with; `None`: it does not adapt.

        The answer depends on nothing but the game so far.
        """
        ...


# Makes the bot of one level: options, seat, its own source of chance, and the adaptation of an earlier game.
TimedBotFactory = Callable[[Any, int, Random, float | None], TimedBot]


def view_for_bot(game: Game, state: Any, seat: int) -> Any:
    """Return what a bot at the seat may see: the seat's view, or what the game gives bots instead of it."""
    bot_view = game.race.bot_view if game.race else None
    return bot_view(state, seat) if bot_view else game.view(state, seat)
