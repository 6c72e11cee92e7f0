"""Players that see what a seat sees: its view and its choices, nothing else."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rollwright.bots import difference, hexroller, make_a_difference, splitter, word_roller
from rollwright.bots.anyone import choose_any
from rollwright.core import Bot, BotPack, Level, NotFound, Pause, TimedBotFactory
from rollwright.games import GAMES
from rollwright.games.check import ID, LONGEST_ID, Unfit
from rollwright.games.packages import BOTS_GROUP, Found, load

LEVELS: tuple[Level, ...] = ("gentle", "steady", "sharp")  # all our own games have these; some have others, too
STAND_IN: Level = "steady"

BOTS: dict[str, dict[Level, Bot]] = {
    "splitter": {**splitter.BOTS},
    "make-a-difference": {**make_a_difference.BOTS},
    "hexroller": {**hexroller.BOTS},
    "word-roller": {**word_roller.BOTS},
}

TIMED_BOTS: dict[str, Mapping[Any, TimedBotFactory]] = {
    "difference": difference.TIMED_BOTS,
}


def levels(game: str) -> tuple[Level, ...]:
    """Return the levels that a game's bots have: none for a game of speed whose package brings no bots."""
    return tuple(_bots_of(game))


def stand_in(game: str) -> Level:
    """Return the level that plays for a person who is away: a steady one, or the first that the game has.

    A game of speed may have none; then choices are played as for a bot that failed.
    """
    return next(iter(levels(game)), STAND_IN) if STAND_IN not in levels(game) else STAND_IN


def check(game: str, level: Level) -> None:
    """Raise `NotFound` where the game has no bot of this level."""
    if not levels(game):
        raise NotFound("no-bots", game=game[:40])
    if level not in levels(game):
        raise NotFound("unknown-bot", game=game[:40], level=str(level)[:40], levels=", ".join(levels(game)))


# The least and the most time that a person takes over choices, as multiples of the time for a plain choice.
PLAIN: Pause = (0.6, 1.4)
PAUSES: dict[str, Callable[[Sequence[Any]], Pause]] = {"word-roller": word_roller.pause}


def pause(game: str, choices: Sequence[Any]) -> Pause:
    return PAUSES[game](choices) if game in PAUSES else PLAIN


def find(game: str, level: Level) -> Bot:
    """Return the bot of this level for a game that takes turns, or raise `NotFound`."""
    if game not in BOTS:
        raise NotFound("no-bots", game=game[:40])
    check(game, level)
    return BOTS[game][level]


def find_timed(game: str, level: Level) -> TimedBotFactory:
    """Return the maker of the bot of this level for a game of speed, or raise `NotFound`."""
    check(game, level)
    return TIMED_BOTS[game][level]


def _take(found: Found[Any]) -> None:
    """Seat the bots of a package beside ours; a level that the game already has is refused."""
    pack = _check_pack(found.value)
    if pack.timed:
        TIMED_BOTS[pack.game] = {**TIMED_BOTS.get(pack.game, {}), **pack.timed}
    else:
        BOTS[pack.game] = {**BOTS.get(pack.game, {}), **pack.levels}
    if pack.pause is not None:
        PAUSES.setdefault(pack.game, pack.pause)


def _check_pack(value: Any) -> BotPack:
    if not isinstance(value, BotPack):
        raise Unfit(f"it is no BotPack but {type(value).__name__}")
    if value.game not in GAMES:
        raise Unfit(f"there is no game {value.game!r}")
    part, other = ("timed", "levels") if GAMES[value.game].is_race else ("levels", "timed")
    offered = getattr(value, part)
    if not offered and getattr(value, other):
        kind = "is a game of speed" if part == "timed" else "takes turns"
        raise Unfit(f"{value.game} {kind}: its bots are given as {part}, not as {other}")
    if getattr(value, other):
        raise Unfit(f"{value.game} takes its bots from {part} alone")
    if not _is_mapping(offered) or not offered:
        raise Unfit(f"{part} is no mapping from names to bots")
    _check_levels(value.game, offered)
    if value.pause is not None and not callable(value.pause):
        raise Unfit("pause is no function")
    return value


def _check_levels(game: str, offered: Mapping[Level, Any]) -> None:
    for level, bot in offered.items():
        if not ID.fullmatch(str(level)) or len(level) > LONGEST_ID:
            raise Unfit(f"the level {level!r} is not made of small letters, digits and single hyphens")
        if level in _bots_of(game):
            raise Unfit(f"{game} has a level {level} already")
        if not callable(bot):
            raise Unfit(f"the bot of level {level} is no function")


def _bots_of(game: str) -> Mapping[Level, Any]:
    """Return the bots of a game by level, timed ones for a game of speed."""
    return (TIMED_BOTS if game in GAMES and GAMES[game].is_race else BOTS).get(game, {})


def _is_mapping(value: object) -> bool:
    return isinstance(value, Mapping)  # a package may be written without types


load(BOTS_GROUP, _take)
for _game in GAMES.values():
    if not _game.is_race:
        BOTS.setdefault(_game.info.id, {"gentle": choose_any})  # nobody knows when to act in a game of speed
