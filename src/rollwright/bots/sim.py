"""Play many seeded games among bots, and estimate each player's strength."""

from collections import Counter
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from math import ceil, sqrt
from random import Random
from statistics import fmean, stdev
from time import thread_time_ns
from typing import Any

from msgspec import Struct, to_builtins

from rollwright.bots import Bot, find, find_timed, levels
from rollwright.bots.anyone import choose_any
from rollwright.bots.ask import BotFailed, ask
from rollwright.bots.simulated_race import SimulatedRace, Stalled
from rollwright.core import Game, TimedBot, TimedBotFactory, View, begin, places, to_text, waiting

MOST_ANSWERS = 5000  # answers of one bot in one game; a bot that needs more will never finish it
NORMAL_95 = 1.96  # standard deviations that hold 95 % of a normal distribution
STUDENT_95 = {1: 12.706, 2: 4.303, 3: 3.182}  # the same for Student's t with few degrees of freedom

RANDOM = "random"  # a player of any game that takes turns: it chooses at random
Player = str | Bot | TimedBotFactory  # a level of the game, RANDOM, or a function that plays it


class Estimate(Struct, frozen=True):
    """A mean with its 95 % interval. The points of a single game have no interval: `low` and `high` are the mean."""

    mean: float
    low: float
    high: float


class PlayerResult(Struct, frozen=True):
    """One player over all games; `level` is the name of the level or of the function.

    `wins` is the share of victories, a shared one split evenly; `histogram` counts games by points. The times are of
    one core, so that other work on the machine does not count.
    """

    level: str
    points: Estimate
    wins: Estimate
    histogram: dict[int, int]
    ms_per_move: float
    ms_per_move_p99: float
    ms_per_move_max: float


class SimResult(Struct, frozen=True):
    """A whole simulation and the arguments that repeat it. `players` are in the order in which they were given."""

    game: str
    version: int
    options: dict[str, Any]
    games: int
    seed: str
    players: tuple[PlayerResult, ...]


def simulate(
    game: Game,
    options: Any,
    players: Sequence[Player],
    games: int,
    seed: str,
    progress: Callable[[int], None] | None = None,
) -> SimResult:
    """Play `games` games, at least one, with one seat for each player; call `progress` with the number played so far.

    A player is a level of the game's bots, `RANDOM`, or any function: a `Bot`, in a game of speed a `TimedBotFactory`.
    The players move up one seat with every game. Everything but the times follows from the arguments. A bot that fails
    ends the simulation with `BotFailed`.
    """
    seated = [_Seated(game, player) for player in players]
    for number in range(games):
        _play(game, options, seated, number, f"{seed}/{number}")
        if progress:
            progress(number + 1)
    return SimResult(
        game.info.id, game.info.version, to_builtins(options), games, seed, tuple(player.result() for player in seated)
    )


class _Seated:
    """One player and the results of its games so far."""

    def __init__(self, game: Game, player: Player) -> None:
        self.game = game.info.id
        self.name = player if isinstance(player, str) else getattr(player, "__name__", type(player).__name__)
        self.bot: Any = _bot_of(game, player) if isinstance(player, str) else player
        self.points: list[int] = []
        self.wins: list[float] = []
        self.times: list[float] = []

    def think(self, function: Callable[..., Any], *arguments: Any) -> Any:
        """Call a function of the bot and note how long it took."""
        began = thread_time_ns()
        answer = function(*arguments)
        self.times.append((thread_time_ns() - began) / 1e6)
        return answer

    def play(self, options: Any, view: View, seat: int, choices: Sequence[Any], random: Random) -> tuple[Any, ...]:
        return self.think(self.bot, options, view, seat, choices, random)

    @contextmanager
    def blamed(self, seed: str) -> Generator[None]:
        """Raise any error as `BotFailed`, with the bot, the game and the seed that repeats it."""
        try:
            yield
        except Exception as error:
            raise self.failure(seed, error) from error

    def failure(self, seed: str, error: Exception) -> BotFailed:
        detail = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
        return BotFailed(bot=self.name, game=self.game, seed=seed, detail=detail)

    def result(self) -> PlayerResult:
        histogram = dict(sorted(Counter(self.points).items()))
        slow = sorted(self.times)[ceil(0.99 * len(self.times)) - 1]
        return PlayerResult(
            self.name, mean_of(self.points), share_of(self.wins), histogram, fmean(self.times), slow, max(self.times)
        )


def _bot_of(game: Game, level: str) -> Bot | TimedBotFactory:
    name = game.info.id
    if game.is_race:
        return find_timed(name, level)
    return choose_any if level == RANDOM and level not in levels(name) else find(name, level)


class _TimedPlayer:
    """A `TimedBot` whose thinking is measured and whose errors are reported."""

    def __init__(self, player: _Seated, bot: TimedBot, seed: str) -> None:
        self._player, self._bot, self._seed = player, bot, seed
        self.postpone, self.adaptation = bot.postpone, bot.adaptation

    def plan(self, view: Any, now: int) -> int | None:
        with self._player.blamed(self._seed):
            return self._player.think(self._bot.plan, view, now)

    def act(self, view: Any) -> Any:
        with self._player.blamed(self._seed):
            return self._player.think(self._bot.act, view)


def _play(game: Game, options: Any, players: list[_Seated], number: int, seed: str) -> None:
    seats = len(players)
    seated = [players[(seat - number) % seats] for seat in range(seats)]
    # Each bot has a source of chance of its own, which has nothing to do with the dice of the table.
    randoms = [Random(f"{seed}/coin/{(seat - number) % seats}") for seat in range(seats)]
    play = _play_race if game.is_race else _play_turns
    state = play(
        game, options, begin(game, options, tuple(player.name for player in seated), seed), seated, randoms, seed
    )
    ranks = places(game, state, seats)
    for seat, player in enumerate(seated):
        player.points.append(game.score(state, seat).total)
        player.wins.append(1 / ranks.count(1) if ranks[seat] == 1 else 0.0)


def _play_turns(game: Game, options: Any, state: Any, seated: list[_Seated], randoms: list[Random], seed: str) -> Any:
    answers = [0] * len(seated)
    while not game.over(state):
        for seat in waiting(game, state, len(seated)):
            player = seated[seat]
            answers[seat] += 1
            with player.blamed(seed):
                actions, state = ask(player.play, game, options, state, seat, randoms[seat])
            if answers[seat] > MOST_ANSWERS:
                last = ", ".join(map(to_text, actions))
                error = RuntimeError(f"its game does not end; answer number {answers[seat]} was {last}")
                raise player.failure(seed, error)
    return state


def _play_race(game: Game, options: Any, state: Any, seated: list[_Seated], randoms: list[Random], seed: str) -> Any:
    bots: list[TimedBot] = []
    for seat, player in enumerate(seated):
        with player.blamed(seed):
            bots.append(_TimedPlayer(player, player.bot(options, seat, randoms[seat], None), seed))
    try:
        return SimulatedRace(game, state, bots).play()
    except Stalled as error:
        raise seated[error.seat or 0].failure(seed, error) from error


def mean_of(values: Sequence[float]) -> Estimate:
    """Return the mean of some points with the interval of Student's t."""
    mean = fmean(values)
    margin = _student(len(values) - 1) * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return Estimate(mean, mean - margin, mean + margin)


def share_of(wins: Sequence[float]) -> Estimate:
    """Return a share of victories with its Wilson interval, which is not empty even when every game was won.

    E. B. Wilson, Probable Inference, the Law of Succession, and Statistical Inference (1927).
    """
    games, share = len(wins), fmean(wins)
    weight = NORMAL_95**2 / games
    centre = (share + weight / 2) / (1 + weight)
    margin = sqrt(share * (1 - share) * weight + weight**2 / 4) / (1 + weight)
    return Estimate(share, max(0.0, min(share, centre - margin)), min(1.0, max(share, centre + margin)))


def _student(freedom: int) -> float:
    """Return the 97.5 % quantile of Student's t, by the expansion of Cornish and Fisher from four degrees on."""
    if freedom in STUDENT_95:
        return STUDENT_95[freedom]
    z = NORMAL_95
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
    )
    return z + sum(term / freedom**power for power, term in enumerate(terms, 1))
