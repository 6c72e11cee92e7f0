"""The levels of HexRoller: what each sees and misses, and how strong it is."""

from random import Random

import pytest

from rollwright.bots import BOTS, LEVELS, Level, levels
from rollwright.bots.hexroller.features import describe
from rollwright.bots.hexroller.listing import rounds
from rollwright.bots.hexroller.master import LOOKS, WIDTH, master_rounds
from rollwright.bots.hexroller.network import master_network
from rollwright.bots.hexroller.position import position
from rollwright.bots.hexroller.search import judged_rounds
from rollwright.bots.hexroller.sheets import after
from rollwright.bots.sim import simulate
from rollwright.core import Move, step
from rollwright.games.hexroller import GAME as hexroller
from rollwright.games.hexroller.actions import Action, Done, Undo, Use
from rollwright.games.hexroller.sheet import Side, layout
from rollwright.games.hexroller.state import State
from tests.bots.hexroller.tables import SIDES, seen, table, wander, with_sheet
from tests.effort import effort

FLOOR = {"front": 64, "back": 62}  # sharp's mean is to lie above
ALL = levels("hexroller")  # with master
GAIN = 2  # points by which master's mean is to lie above sharp's on the same dice


def answer(level: Level, state: State, seat: int = 0, coin: str = "coin") -> tuple[Action, ...]:
    return BOTS["hexroller"][level](*seen(state, seat), Random(coin))


def played(level: Level, state: State, coin: str = "coin") -> State:
    for action in answer(level, state, coin=coin):
        state = step(hexroller, state, Move(0, action))
    return state


def rounds_written(state: State) -> int:
    return state.round if hexroller.over(state) else state.round - 1


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("level", ALL)
def test_every_answer_is_a_whole_legal_round(level: Level, side: Side):
    random = Random(f"{level} {side}")
    for number in [*range(1, layout(side).rounds + 1)] * 4:
        assert rounds_written(played(level, table(side, number, random))) == number


@pytest.mark.soak("60 sheets with pencil on them, not 8")
@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_that_sits_in_rubs_out_the_pencil_it_finds(level: Level, side: Side):
    random, found = Random(f"{level} {side}"), 0
    while found < effort(8, 60):
        number = random.randint(1, layout(side).rounds)
        state = table(side, number, random)
        for _ in range(random.randint(1, 8)):
            after_one = wander(state, random)
            if rounds_written(after_one) < number:
                state = after_one
        if Undo() in hexroller.legal(state, 0):
            assert rounds_written(played(level, state)) == number
            found += 1


@pytest.mark.parametrize("level", ALL)
def test_the_same_coin_gives_the_same_answer(level: Level):
    state = table("back", 3, Random(4))
    assert answer(level, state) == answer(level, state)


@pytest.mark.parametrize("level", ALL)
def test_other_sheets_change_nothing(level: Level):
    state = table("front", 4, Random(5), seats=2)
    other = with_sheet(state, 1, table("front", 4, Random(6)))
    assert answer(level, state) == answer(level, other)


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("level", ["steady", "sharp", "master"])
def test_the_last_round_brings_nearly_all_that_it_could(level: Level, side: Side):
    """Every round without a bonus is looked at; with a bonus only the best of them, which may miss a point or two."""
    random = Random(f"{level} {side}")
    for _ in range(8):
        state = table(side, layout(side).rounds, random)
        here = position(side, hexroller.view(state, 0), 0)
        found = rounds(here)
        plain = found.take(found.bonus == 0)
        total = hexroller.score(played(level, state), 0).total
        assert describe(side, after(here, plain)[0])[0].max() <= total <= describe(side, after(here, found)[0])[0].max()


def test_gentle_forgets_the_bonuses_and_misses_things():
    state = table("front", 3, Random(7))
    answers = {answer("gentle", state, coin=str(coin)) for coin in range(10)}
    assert len(answers) > 1
    assert not any(isinstance(action, Use) for actions in answers for action in actions)


@pytest.mark.parametrize("side", SIDES)
def test_sharp_needs_no_coin_where_steady_is_indifferent(side: Side):
    state = table(side, 1, Random(2))
    assert len({answer("sharp", state, coin=str(coin)) for coin in range(3)}) == 1
    assert len({answer("steady", state, coin=str(coin)) for coin in range(20)}) > 1


@pytest.mark.parametrize("side", SIDES)
def test_master_misses_little_of_what_it_sees_only_at_a_glance(side: Side):
    random, missed = Random(side), list[float]()
    for number in [*range(1, layout(side).rounds)] * 2:
        here = position(side, hexroller.view(table(side, number, random), 0), 0)
        _, worth = judged_rounds(here, master_network(side).values, WIDTH)
        closely, seen = master_rounds(here, WIDTH)
        assert len(closely) <= 2 * LOOKS
        missed.append(float(worth.max() - seen.max()))
    assert max(missed) < 0.5
    assert sum(missed) < 0.05 * len(missed)


@pytest.mark.parametrize("level", ALL)
def test_where_nothing_fits_the_round_is_closed(level: Level):
    state = table("back", 6, Random(1))
    full = tuple(2 if number is None else number for number in state.sheets[0].ink)
    sheet = type(state.sheets[0])(full, (None,) * 5, (None,) * 5, ("two",))
    assert answer(level, State(state.seed, "back", 6, state.dice, (sheet,))) == (Done(),)


@pytest.mark.slow
@pytest.mark.soak("200 games of each side, not 24")
@pytest.mark.parametrize("side", SIDES)
def test_the_levels_are_clearly_apart(side: Side):
    gentle, steady, sharp, master = (
        player.points for player in simulate(hexroller, hexroller.options(side), ALL, effort(24, 200), "apart").players
    )
    assert gentle.high + 5 < steady.low
    assert steady.high + 5 < sharp.low
    assert sharp.low > FLOOR[side]
    assert master.mean > sharp.mean + GAIN
