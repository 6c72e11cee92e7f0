"""Many seeded games among bots, and what they say about each player's strength."""

from collections import Counter
from collections.abc import Callable, Sequence
from math import ceil, sqrt
from random import Random
from statistics import fmean, stdev
from time import thread_time_ns
from typing import Any

from msgspec import Struct, to_builtins

from rollwright.bots import RACERS, Level, find, find_racer
from rollwright.bots.clockwork import Clockwork
from rollwright.bots.timed import TimedBot
from rollwright.core import Game, Move, begin, places, step, waiting

NORMAL_95 = 1.96  # so many standard errors each side of a mean hold its true value 95 times in 100


class Estimate(Struct, frozen=True):
    """A mean with its 95 % interval; a single game gives no interval, and `low` and `high` are the mean."""

    mean: float
    low: float
    high: float


class PlayerResult(Struct, frozen=True):
    """One player over all games. `wins` is the share of victories, a shared one split evenly; `histogram` counts games by points.

    The times are of one core, so that other work on the machine does not count.
    """

    level: Level
    points: Estimate
    wins: Estimate
    histogram: dict[int, int]
    ms_per_move: float
    ms_per_move_p99: float


class SimResult(Struct, frozen=True):
    """A whole simulation, with all that is needed to run it again. `players` are in the order they were given."""

    game: str
    version: int
    options: dict[str, Any]
    games: int
    seed: str
    players: tuple[PlayerResult, ...]


def simulate(
    game: Game,
    options: Any,
    levels: Sequence[Level],
    games: int,
    seed: str,
    progress: Callable[[int], None] | None = None,
) -> SimResult:
    """Play `games` games, at least one, among one bot of each level; `progress` hears how many are played.

    Everything but the times follows from the arguments. The players move up one seat with every game.
    """
    seek, play = (find_racer, _race) if game.info.id in RACERS else (find, _take_turns)
    players = [_Player(level, seek(game.info.id, level)) for level in levels]
    for number in range(games):
        _play(game, options, players, number, f"{seed}/{number}", play)
        if progress:
            progress(number + 1)
    return SimResult(
        game.info.id, game.info.version, to_builtins(options), games, seed, tuple(player.result() for player in players)
    )


class _Player:
    """One bot and what has been noted of it so far."""

    def __init__(self, level: Level, bot: Any) -> None:
        self.level: Level = level
        self.bot = bot
        self.points: list[int] = []
        self.wins: list[float] = []
        self.times: list[float] = []

    def act(self, game: Game, options: Any, state: Any, seat: int, random: Random) -> Any:
        """Return the state after one answer of the bot; only its thinking is timed."""
        view, choices = game.view(state, seat), game.legal(state, seat)
        for action in self.timed(self.bot, options, view, seat, choices, random):
            state = step(game, state, Move(seat, action))
        return state

    def timed(self, think: Callable[..., Any], *given: Any) -> Any:
        began = thread_time_ns()
        answer = think(*given)
        self.times.append((thread_time_ns() - began) / 1e6)
        return answer

    def result(self) -> PlayerResult:
        histogram = dict(sorted(Counter(self.points).items()))
        slow = sorted(self.times)[ceil(0.99 * len(self.times)) - 1]
        return PlayerResult(
            self.level, _estimate(self.points), _estimate(self.wins), histogram, fmean(self.times), slow
        )


class _Timed:
    """A bot of a game of speed whose thinking is timed."""

    def __init__(self, player: _Player, bot: TimedBot) -> None:
        self._player, self._bot = player, bot
        self.skip, self.form = bot.skip, bot.form

    def look(self, state: Any, now: int) -> int | None:
        return self._player.timed(self._bot.look, state, now)

    def act(self, state: Any) -> Any:
        return self._player.timed(self._bot.act, state)


Coins = list[Random]


def _take_turns(game: Game, options: Any, state: Any, seated: list[_Player], coins: Coins) -> Any:
    while not game.over(state):
        for seat in waiting(game, state, len(seated)):
            state = seated[seat].act(game, options, state, seat, coins[seat])
    return state


def _race(game: Game, options: Any, state: Any, seated: list[_Player], coins: Coins) -> Any:
    return Clockwork(
        game,
        state,
        [_Timed(player, player.bot(options, seat, coins[seat], None)) for seat, player in enumerate(seated)],
    ).play()


def _play(game: Game, options: Any, players: list[_Player], number: int, seed: str, play: Callable[..., Any]) -> None:
    seats = len(players)
    seated = [players[(seat - number) % seats] for seat in range(seats)]
    # A bot's coin is not the table's dice: it has a key of its own.
    coins = [Random(f"{seed}/coin/{(seat - number) % seats}") for seat in range(seats)]
    state = play(game, options, begin(game, options, tuple(player.level for player in seated), seed), seated, coins)
    ranks = places(game, state, seats)
    for seat, player in enumerate(seated):
        player.points.append(game.score(state, seat).total)
        player.wins.append(1 / ranks.count(1) if ranks[seat] == 1 else 0.0)


def _estimate(values: Sequence[float]) -> Estimate:
    mean = fmean(values)
    margin = NORMAL_95 * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return Estimate(mean, mean - margin, mean + margin)
