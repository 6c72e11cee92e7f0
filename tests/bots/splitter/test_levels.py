"""The levels of Splitter: what each sees and misses, and how strong it is."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rollwright.bots import BOTS, LEVELS, Level, levels
from rollwright.bots.sim import simulate
from rollwright.core import Move, step
from rollwright.games.splitter import GAME as splitter
from rollwright.games.splitter.actions import Action, Done, Write
from rollwright.games.splitter.score import score_row
from rollwright.games.splitter.sheet import Pad, layout
from rollwright.games.splitter.state import State
from tests.bots.splitter.tables import PADS, full_but, row, seen, table
from tests.effort import effort

DICE = st.tuples(st.integers(1, 6), st.integers(1, 6))
EMPTY = (None,) * 44
ALL = levels("splitter")  # with master
FLOOR = {"A": 36, "B": 37}  # sharp's mean lies above this for any seed
BAR = {"A": 38.5, "B": 41.5}  # master's mean over 2,000 games is to lie above


def answer(level: Level, state: State, seat: int = 0, coin: str = "coin") -> tuple[Action, ...]:
    return BOTS["splitter"][level](*seen(state, seat), Random(coin))


def written(level: Level, state: State) -> str:
    """The cell in which a bot writes the first die."""
    (write, done) = answer(level, state)
    assert isinstance(write, Write)
    assert done == Done()
    return write.cell


@pytest.mark.parametrize("level", ALL)
@given(pad=st.sampled_from(PADS), pairs=st.integers(1, 22), dice=DICE, chance=st.integers())
@settings(deadline=None, max_examples=25)
def test_every_answer_is_legal_and_ends_the_round(
    level: Level, pad: Pad, pairs: int, dice: tuple[int, int], chance: int
):
    state = table(pad, dice, full_but(pad, pairs, Random(chance)))
    for action in answer(level, state):
        state = step(splitter, state, Move(0, action))
    assert sum(number is None for number in state.sheets[0].ink) == 2 * (pairs - 1)


@pytest.mark.parametrize("level", ALL)
def test_a_bot_that_sits_in_may_keep_the_pencil_it_finds(level: Level):
    ink = full_but("A", 1, Random(1))
    for cell in (layout("A").cells[place].id for place, number in enumerate(ink) if number is None):
        state = table("A", (2, 5), ink, pencil=cell)
        for action in answer(level, state):
            state = step(splitter, state, Move(0, action))
        assert splitter.over(state)


@pytest.mark.parametrize("level", ALL)
def test_the_same_coin_gives_the_same_answer(level: Level):
    state = table("B", (3, 6), full_but("B", 12, Random(4)))
    assert answer(level, state) == answer(level, state)


@pytest.mark.parametrize("level", ALL)
def test_other_sheets_change_nothing(level: Level):
    own = full_but("A", 9, Random(2))
    tables = [table("A", (1, 4), own, full_but("A", 9, Random(other))) for other in (5, 6)]
    assert answer(level, tables[0]) == answer(level, tables[1])


@given(pad=st.sampled_from(PADS), dice=DICE, chance=st.integers())
@settings(deadline=None)
def test_sharp_writes_the_last_pair_the_better_way_round(pad: Pad, dice: tuple[int, int], chance: int):
    state = table(pad, dice, full_but(pad, 1, Random(chance)))
    ways = [
        splitter.apply(splitter.apply(state, Move(0, write)), Move(0, Done())) for write in splitter.legal(state, 0)
    ]
    (write, done) = answer("sharp", state)
    ended = splitter.apply(splitter.apply(state, Move(0, write)), Move(0, done))
    assert splitter.score(ended, 0).total == max(splitter.score(way, 0).total for way in ways)


FOURS_ROUND_A_STAR = row("A", """
    . . . . . | . . . . .
    . 4 . . . | . . . 6 .
    4 . 2 . . | . . 5 . 6
    . 4 . . . | . . . 6 .""")  # fmt: skip


@pytest.mark.parametrize("level", ["steady", "sharp"])
def test_a_group_on_a_star_is_finished(level: Level):
    assert written(level, table("A", (4, 1), FOURS_ROUND_A_STAR)) == "3L4"


def test_gentle_misses_things():
    state = table("A", (4, 1), FOURS_ROUND_A_STAR)
    cells = {answer("gentle", state, coin=str(coin))[0] for coin in range(40)}
    assert Write("3L4") in cells
    assert len(cells) > 1


def test_steady_finishes_the_hearts():
    two_hearts = row("B", """
        . . . . . . | . . . . . .
        . . . 6 . . | . . 3 . . .
        . . . . . . | . . . . . .
        . . 3 . . . | . . . 5 . .""")  # fmt: skip
    assert written("steady", table("B", (3, 6), two_hearts)) == "6R3"


def test_sharp_plans_from_an_empty_sheet():
    """The first roll scores the same in most cells; sharp is not indifferent, and its choice needs no coin."""
    state = table("A", (6, 6), EMPTY)
    assert len({answer("sharp", state, coin=str(coin)) for coin in range(5)}) == 1
    assert len({answer("steady", state, coin=str(coin)) for coin in range(20)}) > 1


@pytest.mark.slow
@pytest.mark.soak("400 games on each pad, not 40")
@pytest.mark.parametrize("pad", PADS)
def test_the_levels_are_clearly_apart(pad: Pad):
    gentle, steady, sharp = (
        player.points for player in simulate(splitter, splitter.options(pad), LEVELS, effort(40, 400), "apart").players
    )
    assert gentle.high + 5 < steady.low
    assert steady.high + 5 < sharp.low
    assert gentle.low > score_by_chance(pad)
    assert sharp.low > FLOOR[pad]


@pytest.mark.slow
@pytest.mark.soak("2,000 games on each pad, not 6")
@pytest.mark.parametrize("pad", PADS)
def test_master_beats_sharp_on_the_same_dice(pad: Pad):
    games = effort(6, 2000)
    sharp, master = (
        simulate(splitter, splitter.options(pad), [level], games, "1").players[0].points
        for level in ("sharp", "master")
    )
    assert master.mean > sharp.mean
    assert games < 2000 or master.mean >= BAR[pad]


def score_by_chance(pad: Pad) -> float:
    """Return the mean score of sheets written at random."""
    random = Random("chance")
    return sum(score_row(pad, full_but(pad, 0, random)).total for _ in range(200)) / 200
