"""Difference's bots: they end every game, are as strong as their names, and win no race by their connection."""

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from rollwright.bots import Level
from rollwright.bots.difference import TIMED_BOTS
from rollwright.bots.simulated_race import SimulatedRace
from rollwright.core import TimedBot, begin, places, read_options, replay, step, view_for_bot
from rollwright.games.difference import GAME as game
from rollwright.games.difference.actions import Bury
from tests.effort import SOAK, effort

JITTER = 0.2  # of the round trip, either way


def race(levels: Any, seed: str, lines: Any = None, **options: Any):
    """Play a whole game among these bots, and return it with its log."""
    chosen, coin = read_options(game, options), Random(f"coin {seed}")
    bots: list[TimedBot] = [
        TIMED_BOTS[level](chosen, seat, Random(coin.random()), None) for seat, level in enumerate(levels)
    ]
    trips = (
        None
        if lines is None
        else [lambda line=line: round(line * coin.uniform(1 - JITTER, 1 + JITTER)) for line in lines]
    )
    played = SimulatedRace(game, begin(game, chosen, tuple(levels), seed), bots, trips)
    played.play()
    return played


def shed(played: Any):
    return [hand.shed for hand in played.state.cards.hands]


def seconds(level: Level, picture: Any):
    games = [race([level] * 2, f"{number}", illustration=picture, play_on=False) for number in range(10)]
    return sum(each.state.since for each in games) / len(games) / 1000


@pytest.mark.parametrize("number", range(6))
def test_six_bots_always_end_the_advanced_game(number: int):
    levels = ["gentle", "steady", "sharp", "adaptive", "steady", "gentle"]
    played = race(levels, f"six {number}", mode="advanced", bury=number % 2 == 1, lockout_s=number)
    assert game.over(played.state)
    assert sorted(shed(played))[1:] == [3] * 5
    assert sorted(places(game, played.state, 6)) == [1, 2, 3, 4, 5, 6]


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"mode": "advanced", "lines": (0, 150)},
        {"bury": True, "lines": (40, 300)},
        {"mode": "advanced", "grid": "lines", "after_wrong": "next-call", "bury": True, "bury_pause_s": 0},
    ],
    ids=["basic", "advanced", "bury", "by the book"],
)
def test_a_game_of_bots_replays_exactly(options: dict[str, Any]):
    played = race(["steady", "sharp"], "again", **options)
    given = read_options(game, {name: value for name, value in options.items() if name != "lines"})
    assert replay(game, given, ("steady", "sharp"), "again", played.log) == played.state


def test_a_bot_alone_finishes_its_practice():
    assert shed(race(["gentle"], "alone", mode="solo", length=5)) == [5]


def test_a_bot_that_searches_too_long_buries_its_card_where_it_may():
    played = race(["gentle", "gentle"], "bury", bury=True)
    assert any(isinstance(move.action, Bury) for move in played.log)
    assert not any(isinstance(move.action, Bury) for move in race(["gentle", "gentle"], "bury").log)


@pytest.mark.parametrize("number", range(8))
def test_a_bot_buries_one_card_at_most_before_the_table_changes(number: int):
    """Without this limit three bots once buried for ever: the card in the middle was hard to find for each of them."""
    played = race(["steady", "gentle"], f"table {number}", illustration="dragon", bury=True)
    options = read_options(game, {"illustration": "dragon", "bury": True})
    state, buried = begin(game, options, ("steady", "gentle"), f"table {number}"), set[Any]()
    for move in played.log:
        board, state = state.cards.board, step(game, state, move)
        if isinstance(move.action, Bury):
            assert move.seat not in buried
            buried.add(move.seat)
        elif state.cards.board != board:
            buried.clear()


def test_bots_err_and_are_locked_out_like_everybody():
    wrong = [hand.wrong for number in range(5) for hand in race(["gentle"] * 3, f"err {number}").state.cards.hands]
    assert sum(wrong) > 0


def test_stronger_levels_and_easier_pictures_are_faster():
    assert seconds("gentle", "circus") > seconds("steady", "circus") > seconds("sharp", "circus")
    assert seconds("steady", "dragon") > seconds("steady", "circus")


@pytest.mark.parametrize(("weaker", "stronger"), [("gentle", "steady"), ("steady", "sharp")])
def test_the_next_stronger_level_wins_nine_duels_in_ten(weaker: Level, stronger: Level):
    won = sum(
        places(game, race([weaker, stronger], f"duel {number}", play_on=False).state, 2)[1] == 1 for number in range(50)
    )
    assert won >= 42


@pytest.mark.parametrize("company", ["gentle", "sharp"])
def test_an_adaptive_bot_that_goes_on_where_it_left_off_wins_about_half(company: Level):
    options, coin, carried, won = read_options(game, {"play_on": False}), Random(company), None, list[bool]()
    for number in range(80):
        bots = [
            TIMED_BOTS[level](options, seat, Random(coin.random()), carried)
            for seat, level in enumerate(("adaptive", company))
        ]
        over = SimulatedRace(game, begin(game, options, ("A", "B"), f"even {number}"), bots).play()
        won.append(places(game, over, 2)[0] == 1)
        carried = bots[0].adaptation(view_for_bot(game, over, 0))
        assert bots[1].adaptation(view_for_bot(game, over, 1)) is None
    assert 0.3 < sum(won[10:]) / 70 < 0.7


@pytest.mark.parametrize(
    ("won", "search"),
    [
        ((), 11),
        ((0,), 11 * 1.15),
        ((1, 1), 11 / 1.15),
        ((0, 1, 2), 11),
        ((0,) * 6, 11 * 1.15**6),
        ((0,) * 20, 30),
        ((1,) * 8 + (2,) * 8, 2),
    ],
)
def test_an_adaptive_bot_is_slower_for_each_race_it_won_and_faster_for_each_it_lost(
    won: tuple[int, ...], search: float
):
    options = read_options(game, {})
    state = replace(begin(game, options, ("A", "B", "C"), "form"), won=won)  # each has eight cards
    seen = view_for_bot(game, state, 0)
    assert TIMED_BOTS["adaptive"](options, 0, Random(), None).adaptation(seen) == pytest.approx(search)
    assert TIMED_BOTS["sharp"](options, 0, Random(), None).adaptation(seen) is None


@pytest.mark.slow
@pytest.mark.soak("1000 duels for each of four pairs of lines, not 150 for two")
@pytest.mark.parametrize("lines", [(0, 300), (50, 300), *([(0, 50), (0, 150)] if SOAK else [])], ids=str)
def test_two_equal_bots_win_half_the_races_whatever_their_lines(lines: tuple[int, ...]):
    games = [
        shed(race(["sharp", "sharp"], f"fair {number}", lines=lines, play_on=False))
        for number in range(effort(150, 1000))
    ]
    assert sum(map(sum, games)) > 2500
    assert abs(sum(own for own, _ in games) / sum(map(sum, games)) - 0.5) < effort(30, 20) / 1000
