"""Over many games luck has a mean of 0, and the reviewing player loses nothing.

Mode A and Splitter are reviewed by sharp, which is fast, HexRoller and Mode B by master (tools/measure_luck.py), and
fewer games of each kind of two dice by master with its look ahead. docs/review.md has the figures of the long runs.
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from statistics import fmean, stdev
from typing import Any, get_args

import numpy as np
import pytest
from tools.measure_luck import STRAYS, tally

from rollwright.bots.hexroller.position import position
from rollwright.bots.make_a_difference.master import mode_a
from rollwright.bots.splitter.master import judge
from rollwright.bots.two_dice import Judge, expectation, worth_looking_ahead
from rollwright.games.hexroller.sheet import Side
from rollwright.review.hexroller.reviewer import START, draw, estimate, estimate_seat, untouched
from rollwright.review.ledger import entries
from rollwright.review.two_dice import Expectations
from rollwright.review.two_dice import estimate_seat as estimate_two_dice
from tests.effort import effort
from tests.review.played_games import played

GAMES = {  # of each kind and player, in make test and in the soak, and how far the luck of one game lies from the mean
    "mode-a": (40, 5000, 3.6),
    "splitter-a": (2, 2500, 5.0),
    "splitter-b": (2, 2500, 5.0),
    "mode-b": (2, 500, 0.45),
    "mode-b-cards": (2, 500, 0.3),
    "front": (3, 1000, 7.0),
    "back": (3, 1000, 7.0),
}
START_ERRORS: dict[str, float] = {side: START[side].error for side in get_args(Side)}  # the same in all games of a side
A_HAIR = 0.01  # what master loses a game: it lists more rounds, and chooses by chance among almost equal placements


@pytest.mark.soak("5,000 games of Mode A instead of 40, 500 to 2,500 of the others instead of 2 or 3")
@pytest.mark.parametrize("strays", [0.0, STRAYS])
@pytest.mark.parametrize("kind", GAMES)
def test_luck_has_a_mean_of_zero_and_the_reviewing_player_loses_nothing(kind: str, strays: float):
    few, many, spread = GAMES[kind]
    games = effort(few, many)
    found = tally(kind, strays, games)
    error = max(found.error, spread / games**0.5) + START_ERRORS.get(kind, 0)  # a few games may seem alike by chance
    assert abs(fmean(found.luck)) < 3 * error
    assert (fmean(found.loss) < A_HAIR) == (strays == 0)


REVIEWERS: dict[str, tuple[Callable[[], Judge], int]] = {
    "splitter-a": (lambda: judge("A"), 44),
    "splitter-b": (lambda: judge("B"), 44),
    "mode-a": (mode_a, 20),
}


def game_of_master(player: Judge, cells: int, random: np.random.Generator) -> tuple[list[Any], list[tuple[int, ...]]]:
    """Play a game as the reviewer would, with its look ahead near the end."""
    sheets, rolls = [np.zeros(cells, int)], list[tuple[int, ...]]()
    while (sheets[-1] == 0).any():
        rolls.append(tuple(int(die) for die in random.integers(1, 7, 2)))
        _, after = player.placements(sheets[-1], rolls[-1])
        values = np.asarray(player.values(after), float)
        ahead = worth_looking_ahead(player, after, values)
        best = max(ahead, key=lambda place: expectation(player, after[place])) if ahead else int(values.argmax())
        sheets.append(after[best])
    return sheets, rolls


@pytest.mark.soak("60 games of master in Splitter and in Mode A, reviewed by master", only=True)
@pytest.mark.parametrize("kind", REVIEWERS)
def test_the_reviewer_s_own_games_lose_nothing_and_are_neither_lucky_nor_unlucky(kind: str):
    player, cells = REVIEWERS[kind][0](), REVIEWERS[kind][1]
    random, luck = np.random.default_rng(21), list[float]()
    for _ in range(60):
        found = estimate_two_dice(player, Expectations(player), *game_of_master(player, cells, random))
        ledger = entries(found.expected, found.weighed)
        luck.append(sum(entry.luck for entry in ledger))
        assert sum(entry.loss for entry in ledger) == 0
    assert abs(fmean(luck)) < 3 * stdev(luck) / len(luck) ** 0.5


@pytest.mark.soak("400 rolls instead of 20")
@pytest.mark.parametrize("side", get_args(Side))
def test_the_measured_start_of_hexroller_holds_for_other_rolls(side: Side):
    found = estimate(untouched(side), draw(side, np.random.default_rng(31), effort(20, 400)))
    assert abs(found.mean - START[side].mean) < 4 * (found.error + START[side].error)


@pytest.mark.parametrize("side", get_args(Side))
def test_a_roll_of_hexroller_is_looked_at_as_closely_as_the_sampled_ones(side: Side):
    """If the sampled rolls were the roll of the game, no round would have any luck."""
    game = played(side, ("steady",), 1)
    views: list[Any] = [game.game.view(state, None) for state in game.states]
    weighed = estimate_seat(game, views, 0, samples=2).weighed
    for number, (view, seen) in enumerate(zip(views, weighed, strict=False)):
        here = position(side, view, 0)
        before = replace(here, counts={}, later=game.rounds - number)
        assert estimate(before, [Counter(here.counts)] * 2).mean == seen.rolled
