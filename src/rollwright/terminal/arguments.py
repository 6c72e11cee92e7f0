"""Turn command-line arguments into bot levels and game options."""

from typing import Any

from rollwright.bots import Level, levels
from rollwright.core import BadOptions, Game, NotFound, option_value, options_of, read_options


def read_levels(game: str, text: str) -> tuple[Level, ...]:
    """Read "sharp,steady"; "none" is no bot."""
    named = [] if text in ("", "none") else [word.strip() for word in text.split(",")]
    return tuple(_level(game, word) for word in named)


def read_option_pairs(game: Game, pairs: list[str]) -> Any:
    """Read pairs such as "pad=B" as the game's options."""
    known = {option.id: option for option in options_of(game)}
    given: dict[str, Any] = {}
    for pair in pairs:
        name, _, value = pair.partition("=")
        if name not in known:
            raise BadOptions(detail=pair[:40])
        given[name] = option_value(known[name], value)
    return read_options(game, given)


def _level(game: str, word: str) -> Level:
    for level in levels(game):
        if word == level:
            return level
    raise NotFound("unknown-bot", game=game, level=word[:40], levels=", ".join(levels(game)))
