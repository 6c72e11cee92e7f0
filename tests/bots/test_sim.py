"""Simulations: seeded, fair between seats, and summed up rightly."""

from random import Random
from typing import Any

import msgspec
import pytest

from rollwright.bots import TIMED_BOTS
from rollwright.bots.ask import BotFailed, choose_for_failed_bot
from rollwright.bots.sim import PlayerResult, SimResult, mean_of, share_of, simulate
from rollwright.core import BadOptions, Game, Move, NotFound, begin, read_options, step, waiting
from rollwright.games import GAMES
from rollwright.games.difference import GAME as difference
from rollwright.games.difference.actions import Claim
from rollwright.games.splitter import GAME as splitter
from rollwright.testing.play import any_choice

PAD_A = splitter.options("A")


def points_of(result: SimResult) -> list[dict[int, int]]:
    return [player.histogram for player in result.players]


def test_the_same_seed_gives_the_same_games():
    again = [points_of(simulate(splitter, PAD_A, ["gentle", "steady"], 3, seed="oak")) for _ in range(2)]
    assert again[0] == again[1]


def test_another_seed_gives_other_games():
    oak, elm = (points_of(simulate(splitter, PAD_A, ["gentle"], 20, seed)) for seed in ("oak", "elm"))
    assert oak != elm


def test_mean_and_histogram_are_of_the_same_games():
    (player,) = simulate(splitter, PAD_A, ["gentle"], 20, "oak").players
    assert sum(player.histogram.values()) == 20
    assert player.points.mean == pytest.approx(sum(points * games for points, games in player.histogram.items()) / 20)
    assert player.points.low < player.points.mean < player.points.high


def test_win_shares_add_up_to_one():
    result = simulate(splitter, PAD_A, ["gentle", "gentle", "gentle"], 10, "oak")
    assert sum(player.wins.mean for player in result.players) == pytest.approx(1)


def test_one_game_has_no_interval():
    (player,) = simulate(splitter, PAD_A, ["gentle"], 1, "oak").players
    assert player.points.low == player.points.mean == player.points.high


def test_progress_hears_of_every_game():
    heard: list[int] = []
    simulate(splitter, PAD_A, ["gentle"], 4, "oak", heard.append)
    assert heard == [1, 2, 3, 4]


def test_more_bots_than_the_game_seats_are_refused():
    with pytest.raises(BadOptions) as refused:
        simulate(splitter, PAD_A, ("gentle",) * 13, 1, "oak")
    assert refused.value.code == "bad-seats"


def test_a_result_survives_json():
    result = simulate(splitter, PAD_A, ["gentle", "sharp"], 2, "oak")
    read = msgspec.json.decode(msgspec.json.encode(result), type=SimResult)
    assert read == result
    assert all(isinstance(player, PlayerResult) for player in read.players)


# ------------------------------------------------------------------ functions as bots


def hasty(options: Any, view: Any, seat: int, choices: Any, random: Any):
    return (splitter.actions[-1] if splitter.actions[-1] in choices else choices[0],)


def dithers(options: Any, view: Any, seat: int, choices: Any, random: Any):
    return (choices[0],)  # writes, then swaps the numbers for ever


def random_choice(options: Any, view: Any, seat: int, choices: Any, random: Any):
    return (any_choice(choices, random),)


def test_a_function_plays_beside_a_level():
    result = simulate(splitter, PAD_A, ["steady", hasty], 5, "oak")
    steady, function = result.players
    assert (steady.level, function.level) == ("steady", "hasty")
    assert function.points.mean < steady.points.mean


@pytest.mark.parametrize("game", [game for name, game in GAMES.items() if name not in TIMED_BOTS])
def test_a_function_plays_any_game_that_takes_turns(game: Any):
    (player,) = simulate(game, read_options(game, {}), [random_choice], 1, "oak").players
    assert sum(player.histogram.values()) == 1


def test_a_function_that_makes_timed_bots_plays_a_game_of_speed():
    def my_racer(options: Any, seat: int, random: Any, adaptation: Any):
        return TIMED_BOTS["difference"]["sharp"](options, seat, random, adaptation)

    result = simulate(difference, read_options(difference, {}), [my_racer, "gentle"], 4, "oak")
    assert [player.level for player in result.players] == ["my_racer", "gentle"]
    assert result.players[0].wins.mean > result.players[1].wins.mean


def test_a_level_can_be_compared_with_choices_at_random():
    steady, at_random = simulate(splitter, PAD_A, ["steady", "random"], 5, "oak").players
    assert at_random.level == "random"
    assert at_random.points.mean < steady.points.mean


def test_nothing_races_at_random():
    with pytest.raises(NotFound):
        simulate(difference, read_options(difference, {}), ["random", "gentle"], 1, "oak")


# ------------------------------------------------------------------ bots that fail


def test_a_game_without_end_names_the_last_answer():
    with pytest.raises(BotFailed) as failed:
        simulate(splitter, PAD_A, [dithers], 1, "oak")
    assert "does not end; answer number 5001 was " in str(failed.value.params["detail"])


def raises(options: Any, view: Any, seat: int, choices: Any, random: Any):
    raise RuntimeError("no idea")


def says_nothing(options: Any, view: Any, seat: int, choices: Any, random: Any):
    return ()


def cheats(options: Any, view: Any, seat: int, choices: Any, random: Any):
    return (splitter.actions[0],) * 3


def talks_nonsense(options: Any, view: Any, seat: int, choices: Any, random: Any):
    return ("the best move",)


@pytest.mark.parametrize("bot", [raises, says_nothing, cheats, talks_nonsense, dithers])
def test_a_bot_that_fails_ends_the_simulation_with_its_name_the_game_and_the_seed(bot: Any):
    with pytest.raises(BotFailed) as failed:
        simulate(splitter, PAD_A, ["gentle", bot], 3, "oak")
    assert failed.value.code == "bot-failed"
    assert {name: failed.value.params[name] for name in ("bot", "game", "seed")} == {
        "bot": bot.__name__,
        "game": "splitter",
        "seed": "oak/0",
    }
    assert failed.value.params["detail"]


class Stubborn:
    """A timed bot that insists on the same action for ever."""

    def __init__(self, options: Any, seat: int, random: Any, adaptation: Any):
        self.bot = TIMED_BOTS["difference"]["sharp"](options, seat, Random(0), None)

    def plan(self, view: Any, now: Any):
        return None if self.bot.plan(view, now) is None else now

    def act(self, view: Any):
        return Claim(-1, (0, 0, 0, 0))

    def postpone(self, ms: int): ...

    def adaptation(self, view: Any): ...


class Silent(Stubborn):
    """A timed bot that never acts."""

    def plan(self, view: Any, now: Any):
        return None


class Raising(Stubborn):
    """A timed bot that raises."""

    def plan(self, view: Any, now: Any):
        raise RuntimeError("no idea")


@pytest.mark.parametrize("bot", [Stubborn, Silent, Raising])
def test_a_timed_bot_that_fails_ends_the_simulation(bot: Any):
    with pytest.raises(BotFailed) as failed:
        simulate(difference, read_options(difference, {}), [bot, bot], 1, "oak")
    assert failed.value.params["bot"] == bot.__name__


@pytest.mark.parametrize("game", [game for name, game in GAMES.items() if name not in TIMED_BOTS])
def test_choices_for_failed_bots_lead_to_the_end_of_any_game(game: Game):
    random, state = Random("failed"), begin(game, read_options(game, {}), ("A", "B"), "oak")
    for _ in range(2000):
        if game.over(state):
            break
        for seat in waiting(game, state, 2):
            state = step(game, state, Move(seat, choose_for_failed_bot(game, state, seat, random)))
    assert game.over(state)


# ------------------------------------------------------------------ intervals


def test_the_interval_of_points_is_that_of_students_t():
    """The table says 2.776 for four degrees of freedom and 2.042 for thirty."""
    few, many = mean_of([1, 2, 3, 4, 5]), mean_of(list(range(31)))
    assert few.high - few.mean == pytest.approx(2.776 * (2.5 / 5) ** 0.5, rel=0.01)
    assert many.high - many.mean == pytest.approx(2.042 * (2480 / 30 / 31) ** 0.5, rel=0.001)


def test_a_player_who_won_every_game_may_still_lose_one():
    share = share_of([1.0] * 20)
    assert share.mean == share.high == 1
    assert share.low == pytest.approx(0.839, abs=0.001)  # Wilson's interval of 20 in 20


def test_the_interval_of_a_share_holds_the_truth_95_times_in_100():
    coin = Random("share")
    held = 0
    for _ in range(2000):
        share = share_of([float(coin.random() < 0.9) for _ in range(30)])
        held += share.low <= 0.9 <= share.high
    assert 0.92 < held / 2000 < 0.98
