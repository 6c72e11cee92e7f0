"""Over many games luck has a mean of 0, and the reviewing player loses nothing.

Ten thousand games of Mode A and of each pad of Splitter are reviewed by sharp, which is fast, and fewer of each kind by
master, the real reviewer. Mode B has no faster reviewer than master.
"""

from collections.abc import Callable
from dataclasses import dataclass
from statistics import fmean, stdev
from typing import Any, get_args

import numpy as np
import pytest

from rollwright.bots.make_a_difference.expected_points import expected_total
from rollwright.bots.make_a_difference.master import mode_a
from rollwright.bots.splitter.master import judge
from rollwright.bots.splitter.sharp import network
from rollwright.bots.two_dice import Judge, expectation, worth_looking_ahead
from rollwright.games.hexroller.sheet import Side
from rollwright.review import review
from rollwright.review.hexroller.reviewer import START, draw, estimate, untouched
from rollwright.review.ledger import entries
from rollwright.review.make_a_difference.mode_b import review_mode_b
from rollwright.review.two_dice import Expectations, estimate_seat
from tests.effort import effort
from tests.review.played_games import played


@dataclass(frozen=True)
class Sharp:
    """Sharp as a judge that never looks ahead, on sheets with so many cells."""

    cells: int
    values: Any  # functions, as in `Judge`
    placements: Any

    def sheets_ahead(self, empty: int) -> int:
        return 10**9


SHARPS = {
    "splitter-a": Sharp(44, network("A").judge, judge("A").placements),
    "splitter-b": Sharp(44, network("B").judge, judge("B").placements),
    "mode-a": Sharp(20, expected_total, mode_a().placements),
}


def game_of(sharp: Sharp, random: np.random.Generator, strays: float) -> tuple[list[Any], list[tuple[int, ...]]]:
    """Play a game as sharp does, but for a share of its choices, which are made at random."""
    sheets, rolls = [np.zeros(sharp.cells, int)], list[tuple[int, ...]]()
    while (sheets[-1] == 0).any():
        rolls.append(tuple(int(die) for die in random.integers(1, 7, 2)))
        _, after = sharp.placements(sheets[-1], rolls[-1])
        best = int(sharp.values(after).argmax())
        sheets.append(after[int(random.integers(len(after))) if random.random() < strays else best])
    return sheets, rolls


@pytest.mark.soak("10,000 games instead of 150, of Splitter 5")
@pytest.mark.parametrize("strays", [0.0, 0.3])
@pytest.mark.parametrize("kind", SHARPS)
def test_luck_has_a_mean_of_zero(kind: str, strays: float):
    sharp, random, luck, lost = SHARPS[kind], np.random.default_rng(20), list[float](), 0.0
    for _ in range(effort(150 if kind == "mode-a" else 5, 10_000)):
        found = estimate_seat(sharp, Expectations(sharp), *game_of(sharp, random, strays))
        ledger = entries(found.expected, found.weighed)
        luck.append(sum(entry.luck for entry in ledger))
        lost += sum(entry.loss for entry in ledger)
    assert abs(fmean(luck)) < 3 * stdev(luck) / len(luck) ** 0.5
    assert (lost == 0) == (strays == 0)


@pytest.mark.soak("100 games at each kind of table, not 3")
@pytest.mark.parametrize("kind", ["mode-b", "mode-b-cards"])
def test_in_mode_b_luck_has_a_mean_of_zero_and_master_loses_a_hair(kind: str):
    """Master chooses by chance among placements that are almost equal."""
    luck = list[float]()
    for seed in range(effort(3, 100)):
        for seen, _, _ in review_mode_b(played(kind, ("master", "master"), seed), lambda _share: None):
            ledger = entries(seen.expected, seen.weighed)
            luck.append(sum(entry.luck for entry in ledger))
            assert sum(entry.loss for entry in ledger) < 0.01
    assert abs(fmean(luck)) < 3 * stdev(luck) / len(luck) ** 0.5 + 1e-3


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
        found = estimate_seat(player, Expectations(player), *game_of_master(player, cells, random))
        ledger = entries(found.expected, found.weighed)
        luck.append(sum(entry.luck for entry in ledger))
        assert sum(entry.loss for entry in ledger) == 0
    assert abs(fmean(luck)) < 3 * stdev(luck) / len(luck) ** 0.5


@pytest.mark.soak("400 rolls instead of 20")
@pytest.mark.parametrize("side", get_args(Side))
def test_the_measured_start_of_hexroller_holds_for_other_rolls(side: Side):
    found = estimate(untouched(side), draw(side, np.random.default_rng(31), effort(20, 400)))
    assert abs(found.mean - START[side].mean) < 4 * (found.error + START[side].error)


@pytest.mark.soak("the luck of 200 games of HexRoller", only=True)
@pytest.mark.parametrize("side", get_args(Side))
def test_the_sampled_luck_of_hexroller_has_a_mean_of_zero(side: Side):
    luck = [review(played(side, ("steady",), seed)).seats[0].luck for seed in range(200)]
    assert abs(fmean(luck)) < 3 * (stdev(luck) / len(luck) ** 0.5 + START[side].error)
