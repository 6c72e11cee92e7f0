"""A bot as a value: what plays a seat, with or without a clock, and the pack in which a package offers it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Protocol

from rollwright.core.game import Game
from rollwright.core.view import View

Level = str  # the name of a bot among those of its game: gentle, steady, sharp, or a package's own
Pause = tuple[float, float]
LONGEST_PAUSE = 60  # times as long as over a plain choice


class Bot(Protocol):
    """One level of one game. It answers with one action or several to be played together, all legal in turn."""

    def __call__(
        self, options: Any, view: View, seat: int, choices: Sequence[Any], random: Random
    ) -> tuple[Any, ...]: ...


class TimedBot(Protocol):
    """The player of one seat for one game of speed: it says when it means to act, and acts at that moment.

    `view` is what `view_for_bot` returns for its seat."""

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


def check_pause(pause: Pause) -> Pause:
    """Return the least and the most time of a pause, or raise `ValueError`."""
    least, most = pause
    if not 0 <= least <= most <= LONGEST_PAUSE:
        raise ValueError(f"it pauses from {least} to {most} times as long as over a plain choice")
    return least, most


@dataclass(frozen=True, kw_only=True)
class BotPack:
    """The bots that a package brings for one game, by level. The entry point group `rollwright.bots` names it.

    A game that takes turns has them in `levels`, a game of speed (`Game.is_race`) in `timed`. `pause(choices)` returns
    the least and the most time that a person takes over these choices, as multiples of the time for a plain choice, 60
    at most.
    Without it every choice counts as plain; a game of speed has none.
    """

    game: str
    levels: Mapping[Level, Bot] = field(default_factory=dict[Level, Bot])
    timed: Mapping[Level, TimedBotFactory] = field(default_factory=dict[Level, TimedBotFactory])
    pause: Callable[[Sequence[Any]], Pause] | None = None
