"""Difference's bots: they draw times and are bound by the same rules as people (docs/bots.md)."""

from functools import partial
from random import Random

from msgspec.structs import replace

from rollwright.bots.difference.adaptation import adapted_search
from rollwright.bots.difference.planner import LEVELS, Level, Plan, Planner
from rollwright.core import TimedBotFactory
from rollwright.games.difference.actions import Action, Bury
from rollwright.games.difference.bot_view import BotView, difficulties, right_claim, wrong_claim
from rollwright.games.difference.state import Options


class DifferenceBot:
    """A `TimedBot` at one seat: its planner draws the times, and its view tells it where to tap."""

    def __init__(
        self, level: Level, options: Options, seat: int, random: Random, adaptation: float | None = None
    ) -> None:
        self._seat, self._random = seat, random
        self._level = replace(level, search=adaptation) if level.adapts and adaptation else level
        self._planner = Planner(self._level, random, options.bury)
        self._plan: Plan | None = None

    def plan(self, view: BotView, now: int) -> int | None:
        self._planner.search = self.adaptation(view) or self._level.search
        self._plan = self._planner.plan(view.view, difficulties(view), self._seat, now)
        return self._plan.at if self._plan else None

    def act(self, view: BotView) -> Action:
        assert self._plan is not None
        match self._plan.kind:
            case "bury":
                return Bury()
            case "miss":
                return wrong_claim(view, self._random.randrange(100), self._plan.cell)
            case "claim":
                return right_claim(view, self._plan.cell)

    def postpone(self, ms: int) -> None:
        self._planner.postpone(ms)

    def adaptation(self, view: BotView) -> float | None:
        """Return the seconds that an adaptive bot searches by now."""
        return adapted_search(self._level.search, view, self._seat) if self._level.adapts else None


TIMED_BOTS: dict[str, TimedBotFactory] = {name: partial(DifferenceBot, level) for name, level in LEVELS.items()}
