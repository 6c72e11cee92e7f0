"""The check of a package's bots passes ours and says what is wrong with a bad one."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from rollwright.bots import BOTS, TIMED_BOTS
from rollwright.core import Bot, BotPack, View, to_text
from rollwright.games.difference.actions import Bury
from rollwright.games.splitter.actions import DONE
from rollwright.testing import Failure, bots_keep_the_contract


def by_words(options: Any, view: View, seat: int, choices: Sequence[Any], random: Random) -> tuple[Any, ...]:
    """Write somewhere, then be done; also in a round that somebody else began."""
    words = {to_text(choice): choice for choice in choices}
    return (words.get("done", choices[0]),)


def obstinate(options: Any, view: View, seat: int, choices: Sequence[Any], random: Random) -> tuple[Any, ...]:
    """Write and undo for ever."""
    words = {to_text(choice): choice for choice in choices}
    return (words.get("undo", choices[0]),)


def silent(options: Any, view: View, seat: int, choices: Sequence[Any], random: Random) -> tuple[Any, ...]:
    return ()


def whole_rounds(options: Any, view: View, seat: int, choices: Sequence[Any], random: Random) -> tuple[Any, ...]:
    """Play whole rounds, and give up in one that a person began."""
    if DONE in choices:
        raise LookupError("the round has begun")
    return choices[0], DONE


def check(data: st.DataObject, game: str = "splitter", **levels: Bot) -> None:
    bots_keep_the_contract(BotPack(game=game, levels=levels), data)


@settings(max_examples=3, deadline=None)
@given(data=st.data())
def test_a_bot_of_splitter_keeps_the_contract(data: st.DataObject):
    check(data, gentle=BOTS["splitter"]["gentle"], steady=by_words)


@settings(max_examples=1, deadline=None, database=None, phases=[Phase.generate])
@given(data=st.data())
def test_a_pause_that_fails_is_told(data: st.DataObject):
    pack = BotPack(game="splitter", levels={"steady": by_words}, pause=lambda _choices: (0, 61))
    with pytest.raises(Failure, match="the pause of the pack fails: ValueError: it pauses from 0 to 61 times"):
        bots_keep_the_contract(pack, data)


@pytest.mark.parametrize(
    ("bot", "said"),
    [
        (obstinate, "the games of the bot steady do not end"),
        (silent, "the bot steady answers with no action in seat 0"),
        (whole_rounds, r"the bot steady fails in seat \d: LookupError: the round has begun"),
    ],
)
def test_a_bad_bot_is_told_what_is_wrong_with_it(bot: Bot, said: str):
    @settings(max_examples=1, deadline=None, database=None, phases=[Phase.generate])
    @given(data=st.data())
    def run(data: st.DataObject):
        check(data, steady=bot)

    with pytest.raises(Failure, match=said):
        run()


@settings(max_examples=2, deadline=None)
@given(data=st.data())
def test_a_bot_of_a_game_of_speed_keeps_the_contract(data: st.DataObject):
    bots_keep_the_contract(BotPack(game="difference", timed={"sharp": TIMED_BOTS["difference"]["sharp"]}), data)


class Idle:
    """Never means to act. The classes below each fail in another way."""

    def __init__(self, options: Any, seat: int, random: Random, adaptation: float | None) -> None: ...

    def plan(self, view: Any, now: int) -> int | None:
        return None

    def act(self, view: Any) -> Any: ...

    def postpone(self, ms: int) -> None: ...

    def adaptation(self, view: Any) -> float | None: ...


class Late(Idle):
    def plan(self, view: Any, now: int) -> Any:
        return "soon"


class Refused(Idle):
    def plan(self, view: Any, now: int) -> int | None:
        return now

    def act(self, view: Any) -> Any:
        return Bury()


class Lost(Refused):
    def act(self, view: Any) -> Any:
        raise LookupError("I am lost")


@pytest.mark.parametrize(
    ("bot", "said"),
    [
        (Idle, "no bot steady means to act, and the game is not over"),
        (Late, "the bot steady plans no moment in seat 0"),
        (Refused, "the bot steady is refused again and again|the games of the bot steady do not end"),
        (Lost, "the bot steady fails in seat 0: LookupError: I am lost"),
    ],
)
def test_a_bad_bot_of_a_game_of_speed_is_told_what_is_wrong_with_it(bot: Any, said: str):
    @settings(max_examples=1, deadline=None, database=None, phases=[Phase.generate])
    @given(data=st.data())
    def run(data: st.DataObject):
        bots_keep_the_contract(BotPack(game="difference", timed={"steady": bot}), data)

    with pytest.raises(Failure, match=said):
        run()


@settings(max_examples=1, deadline=None)
@given(data=st.data())
def test_a_level_without_a_name_is_missed_in_both_languages(data: st.DataObject):
    with pytest.raises(Failure, match="en, fr: level-wordless is missing"):
        check(data, wordless=by_words)


@settings(max_examples=1, deadline=None)
@given(data=st.data())
def test_bots_of_a_game_that_is_not_installed_are_refused(data: st.DataObject):
    with pytest.raises(Failure, match="there is no game 'chess'; installed are splitter"):
        check(data, game="chess", steady=by_words)
