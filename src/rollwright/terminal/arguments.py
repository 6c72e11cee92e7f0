"""Turn command-line arguments into bot levels and game options."""

from typing import Any

from rollwright.bots import Level, levels, stand_in
from rollwright.core import BadOptions, Game, NotFound, option_value, options_of, read_options


def read_levels(game: str, text: str) -> tuple[Level, ...]:
    """Read "sharp,steady"; "none" is no bot."""
    named = [] if text in ("", "none") else [word.strip() for word in text.split(",")]
    return tuple(_level(game, word) for word in named)


def usual_company(game: Game) -> tuple[Level, ...]:
    """Return the bots beside a person where none are named: one, or as many as the game needs."""
    low, high = game.info.seats
    return (stand_in(game.info.id),) * min(max(low - 1, 1), high - 1)


def usual_players(game: Game) -> tuple[Level, ...]:
    """Return the bots of a simulation where none are named: sharp and steady, or the last two levels of the game."""
    named = levels(game.info.id)
    low, high = game.info.seats
    first, second = ("sharp", "steady") if {"sharp", "steady"} <= set(named) else (named[-1], named[-2:][0])
    return ((first, second) * high)[: min(max(low, 2), high)]


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
