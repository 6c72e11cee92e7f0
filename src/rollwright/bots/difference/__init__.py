"""Difference's bots: they draw times and are bound by the same rules as people. docs/bots.md says how strong each is."""

from collections.abc import Callable
from functools import partial
from random import Random

from msgspec.structs import replace

from rollwright.bots.difference.company import followed
from rollwright.bots.difference.mind import LEVELS, Intent, Level, Mind
from rollwright.games.difference import eyes
from rollwright.games.difference.actions import Action, Bury
from rollwright.games.difference.state import Options, State
from rollwright.games.difference.view import view


class Racer:
    """A bot at its seat: its mind decides when, and points by eyes of its own."""

    def __init__(self, level: Level, options: Options, seat: int, random: Random, form: float | None = None) -> None:
        self._seat, self._random = seat, random
        self._level = replace(level, search=form) if level.adapts and form else level
        self._mind = Mind(self._level, random, options.bury)
        self._intent: Intent | None = None

    def form(self, state: State) -> float | None:
        """How long it searches by now, in seconds."""
        return followed(self._level.search, state, self._seat) if self._level.adapts else None

    def look(self, state: State, now: int) -> int | None:
        self._mind.search = self.form(state) or self._level.search
        self._intent = self._mind.look(view(state, self._seat), eyes.difficulties(state, self._seat), self._seat, now)
        return self._intent.at if self._intent else None

    def skip(self, ms: int) -> None:
        self._mind.skip(ms)

    def act(self, state: State) -> Action:
        assert self._intent is not None
        match self._intent.do:
            case "bury":
                return Bury()
            case "miss":
                return eyes.wrong(state, self._seat, self._random.randrange(100), self._intent.cell)
            case _:
                return eyes.right(state, self._seat, self._intent.cell)


RACERS: dict[str, Callable[[Options, int, Random, float | None], Racer]] = {
    name: partial(Racer, level) for name, level in LEVELS.items()
}
