"""How strong each level is, measured over many games: one scale for all games (docs/bots.md).

`tools/measure_levels.py` plays the games and writes `levels.json` beside the bots of each game.
"""

from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Literal

import msgspec
from msgspec import Struct, to_builtins

from rollwright.core import Level

BANDS: dict[Level, tuple[float, float]] = {
    "gentle": (0.55, 0.75),
    "steady": (0.28, 0.52),
    "sharp": (0.0, 0.18),
    "master": (0.0, 0.01),
}
"""The least and the most that a decision of each level may lose, as a part of what a decision at random loses."""

Unit = Literal["points", "seconds", "win"]  # "win": the chance to win, from 0 to 1


class MeasuredLevel(Struct, frozen=True):
    """One level. `loss` is what a decision loses on average, `share` the same as a part of what one at random loses.

    `share_margin` is half the share's 95 % interval, from the games weighed drawn anew again and again (bootstrap).
    `points` is the mean of `games` games alone, `margin` half its 95 % interval, and `histogram` counts these games by
    their points. There are none in a game of speed, and where the points depend on the others.
    """

    level: Level
    loss: float
    share: float
    share_margin: float = 0.0
    games: int = 0
    points: float = 0.0
    margin: float = 0.0
    histogram: dict[int, int] = {}


class MeasuredVariant(Struct, frozen=True):
    """The levels under some options. `random` is what a decision at random loses, in `unit`.

    `weighed` is the number of games of each level whose decisions were weighed. Where seats affect each other, the
    points can be compared with those of a game `alone`.
    """

    options: dict[str, str]
    unit: Unit
    random: float
    weighed: int
    alone: bool
    levels: tuple[MeasuredLevel, ...]


@cache
def measured(game: str) -> tuple[MeasuredVariant, ...]:
    """Return the measured variants of a game; none where nobody has measured its bots."""
    file = files("rollwright.bots") / game.replace("-", "_") / "levels.json"
    return msgspec.json.decode(file.read_bytes(), type=tuple[MeasuredVariant, ...]) if file.is_file() else ()


def unmeasured(game: str, levels: Iterable[Level]) -> tuple[Level, ...]:
    """Return the levels that have a name of the scale and no figures in this game: a package brought them."""
    known = {each.level for variant in measured(game) for each in variant.levels}
    return tuple(level for level in levels if level in BANDS and level not in known)


def variant_for(game: str, options: Any) -> MeasuredVariant | None:
    """Return the variant that was measured under these options of the game."""
    given = to_builtins(options)
    fitting = (each for each in measured(game) if all(given.get(name) == value for name, value in each.options.items()))
    return next(fitting, None)


def share_below(histogram: Mapping[int, int], points: float) -> float:
    """Return the share of games with fewer points; half of those with as many count too."""
    games = sum(histogram.values())
    fewer = sum(count for total, count in histogram.items() if total < points)
    return (fewer + histogram.get(round(points), 0) / 2) / games if games else 0.0
