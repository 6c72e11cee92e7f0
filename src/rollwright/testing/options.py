"""The promises of the parts that name options or make some: a misspelt name would do nothing, and say nothing."""

from collections.abc import Iterable
from typing import Any

import msgspec
from hypothesis import strategies as st

from rollwright.core import BadOptions, Game, begin, options_of, read_options
from rollwright.locale import LANGUAGES
from rollwright.testing.failure import expect, same
from rollwright.testing.play import Position
from rollwright.testing.positions import played

LAST_DAY = 4000


def named_options_exist(game: Game, data: st.DataObject) -> None:
    """`Ranking.compared`, `Scorer.options` and `proposals` name options of the game, and values that it takes."""
    at = played(game, data).end
    if game.ranking is not None and game.ranking.compared is not None:
        _exist(game, game.ranking.compared, "`Ranking.compared`", at)
    if game.scorer is not None:
        _exist(game, game.scorer.options, "`Scorer.options`", at)
    low, high = game.info.seats
    for proposal in game.proposals:
        fewest, most = proposal.seats
        expect(low <= fewest <= most <= high, "a proposal is for seats that cannot play", at, proposal=proposal)
        for seats in range(fewest, most + 1):
            _can_begin(game, proposal.options, seats, "the options of a proposal are refused", at)


def options_can_be_offered(game: Game, data: st.DataObject) -> None:
    """A game begins with the seats that `seats_for` allows, and with the `usual` options of each language."""
    at = played(game, data).end
    low, high = game.info.seats
    for each in game.seats_for:
        fewest, most = each.seats
        expect(low <= fewest <= most <= high, "options allow seats that the game has not", at, allowed=each)
        for seats in range(fewest, most + 1):
            _can_begin(game, each.options, seats, "options are refused with seats that they allow", at)
    if game.usual is None:
        return
    for language in LANGUAGES:
        _can_begin(game, game.usual(language), len(at.play.seats), "the options of a language are refused", at)


def days_can_be_played(game: Game, data: st.DataObject) -> None:
    """`daily` gives options for every day and language, and one player can begin with them."""
    if game.daily is None:
        return
    at, number = played(game, data).end, data.draw(st.integers(0, LAST_DAY))
    expect(game.info.seats[0] == 1, "a day is played alone, and the game needs more", at)
    for language in LANGUAGES:
        options = game.daily(number, language)
        same(game.daily(number, language), options, "a day has other options when it is asked for again", at)
        are_options(game, options, "the options of a day are none of the game's", at)
        _can_begin(game, msgspec.to_builtins(options), 1, "the options of a day are refused", at)


def are_options(game: Game, options: Any, promise: str, at: Position) -> None:
    """Raise `Failure` unless a value is one that the options of a game may have."""
    expect(isinstance(options, game.options), promise, at, given=options)
    try:
        again = msgspec.convert(msgspec.to_builtins(options), game.options)
    except msgspec.ValidationError as error:
        expect(False, promise, at, given=options, wrong=str(error))
    else:
        same(again, options, promise, at)


def _exist(game: Game, names: Iterable[str], part: str, at: Position) -> None:
    named, known = [*names], {option.id for option in options_of(game)}
    unknown = [name for name in named if name not in known]
    expect(not unknown, f"{part} names an option that is not there", at, unknown=unknown, known=sorted(known))
    expect(len({*named}) == len(named), f"{part} names an option twice", at, named=named)


def _can_begin(game: Game, given: dict[str, Any], seats: int, promise: str, at: Position) -> None:
    try:
        begin(game, read_options(game, given), tuple(f"Seat {seat}" for seat in range(seats)), at.play.seed)
    except BadOptions as error:
        expect(False, promise, at, given=given, seats=seats, wrong=str(error))
