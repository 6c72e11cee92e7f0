"""Turn command-line arguments into bot levels and game options."""

from typing import Any

from rollwright.bots import Level, levels, stand_in
from rollwright.bots.sim import RANDOM
from rollwright.core import BadOptions, Game, NotFound, option_value, options_of, read_options
from rollwright.games import GAMES
from rollwright.locale import Language
from rollwright.terminal.vocabulary import level_words, words_for


def read_levels(game: str, text: str, language: Language = "en", others: tuple[str, ...] = ()) -> tuple[Level, ...]:
    """Read "sharp,steady", or the words of the language for them; "none" is no bot. `others` are players, too."""
    none = {"", "none", *words_for(language, "none")}
    named = [] if text in none else [word.strip() for word in text.split(",")]
    return tuple(word if word in others else _level(game, word, language) for word in named)


def read_players(game: str, text: str, language: Language = "en") -> tuple[Level, ...]:
    """Read the players of a simulation: levels, and in a game that takes turns RANDOM."""
    return read_levels(game, text, language, () if GAMES[game].is_race else (RANDOM,))


def usual_company(game: Game) -> tuple[Level, ...]:
    """Return the bots beside a person where none are named: one, or as many as the game needs.

    There are none in a game of speed, for the terminal has no clock.
    """
    low, high = game.info.seats
    return () if game.is_race else (stand_in(game.info.id),) * min(max(low - 1, 1), high - 1)


def usual_players(game: Game) -> tuple[Level, ...]:
    """Return the bots of a simulation where none are named: sharp and steady, or the last two levels of the game."""
    named = levels(game.info.id)
    if not named:
        raise NotFound("no-bots", game=game.info.id)
    low, high = game.info.seats
    first, second = ("sharp", "steady") if {"sharp", "steady"} <= set(named) else (named[-1], named[-2:][0])
    return ((first, second) * high)[: min(max(low, 2), high)]


def with_usual_options(game: Game, language: Language, pairs: list[str]) -> list[str]:
    """Return the options given, and those that are usual in this language and were not given."""
    given = {pair.partition("=")[0] for pair in pairs}
    usual = {} if game.usual is None else game.usual(language)
    return [*pairs, *(f"{name}={value}" for name, value in usual.items() if name not in given)]


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


def _level(game: str, word: str, language: Language) -> Level:
    if not levels(game):
        raise NotFound("no-bots", game=game)
    for level in levels(game):
        if word in (level, *level_words(language, level)):
            return level
    raise NotFound("unknown-bot", game=game, level=word[:40], levels=", ".join(levels(game)))
