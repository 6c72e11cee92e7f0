"""Play any game at random, and the same game again with the seats in another order."""

from collections import deque
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from typing import Any

from hypothesis import strategies as st
from msgspec.structs import replace

from rollwright.core import (
    BadOptions,
    Game,
    Move,
    OptionInfo,
    Wake,
    begin,
    is_awaited,
    next_wake,
    options_of,
    read_options,
    step,
)
from rollwright.games import GAMES
from rollwright.testing.failure import Failure, expect, told

BOUND = 20_000  # moves; a game of random choices that is longer does not end
MOST_SEATS = 4


@dataclass
class Play:
    """A game played at random: `states` holds the first state and the one after each move of `log`."""

    game: Game
    options: Any
    seats: tuple[str, ...]
    seed: str
    random: Random
    log: list[Move[Any]] = field(default_factory=list[Move[Any]])
    states: list[Any] = field(default_factory=list[Any])

    @property
    def state(self) -> Any:
        return self.states[-1]

    @property
    def onlookers(self) -> tuple[int | None, ...]:
        """Everybody who may look at the table; `None` is a spectator."""
        return (None, *range(len(self.seats)))

    @property
    def positions(self) -> "list[Position]":
        """Every state with the moves that lead to it."""
        return [Position(self, state, number) for number, state in enumerate(self.states)]

    @property
    def end(self) -> "Position":
        return Position(self, self.state, len(self.log))

    @property
    def turns(self) -> "list[tuple[Position, int]]":
        """Every position with each seat that may do something in it."""
        seats = range(len(self.seats))
        return [(at, seat) for at in self.positions for seat in seats if self.game.legal(at.state, seat)]


@dataclass(frozen=True)
class Position:
    """A state of a random game, reached by its first `number` moves and by some `more` that a check has tried."""

    play: Play
    state: Any
    number: int
    more: tuple[Move[Any], ...] = ()

    @property
    def moves(self) -> list[Move[Any]]:
        return [*self.play.log[: self.number], *self.more]

    @property
    def now(self) -> int:
        """The moment of the last move."""
        moves = self.more or self.play.log[max(0, self.number - 1) : self.number]
        return moves[-1].at if moves else 0

    def then(self, move: Move[Any]) -> "Position":
        """Return the position after one more move."""
        return Position(self.play, step(self.play.game, self.state, move), self.number, (*self.more, move))


def games() -> st.SearchStrategy[Game]:
    return st.sampled_from(list(GAMES.values()))


def seeds() -> st.SearchStrategy[str]:
    return st.binary(min_size=32, max_size=32).map(bytes.hex)


def options(game: Game, seats: tuple[str, ...]) -> st.SearchStrategy[Any]:
    """Draw among all options of the game. Where some do not go together, defaults replace them."""
    values = {option.id: _values(option) for option in options_of(game)}
    return st.fixed_dictionaries(values).map(lambda given: _accepted(game, given, seats))


def play_randomly(game: Game, seed: str, data: st.DataObject) -> Play:
    """Play a whole game by choices drawn from `data`, the seats in any order."""
    return play_out(unplayed(game, seed, data))


def unplayed(game: Game, seed: str, data: st.DataObject) -> Play:
    """Draw the seats and options of a game that has not begun yet."""
    low, high = game.info.seats
    seats = data.draw(st.integers(low, max(low, min(high, MOST_SEATS))))
    names = tuple(f"Seat {seat}" for seat in range(seats))
    return Play(game, data.draw(options(game, names)), names, seed, Random(data.draw(st.integers(0, 2**32 - 1))))


def play_out(play: Play) -> Play:
    """Play a game that has not begun yet to its end."""
    play.states.append(begin(play.game, play.options, play.seats, play.seed))
    try:
        while not play.game.over(play.state):
            expect(len(play.log) < BOUND, "the game does not end", play.end)
            move = _any_move(play)
            play.log.append(move)
            play.states.append(step(play.game, play.state, move))
    except Failure:
        raise
    except Exception as error:
        error.add_note(told("the game breaks off at the last of these moves", play.end))
        raise
    return play


def shuffled_between_seats(play: Play) -> list[Move[Any]]:
    """Return the same choices of every seat, interleaved anew. Wakes stay where they were, and claims in their order.

    Where nobody races, the first of them still comes at the first moment, and so on: a round ends when it ended.
    """
    state = begin(play.game, play.options, play.seats, play.seed)
    order: list[Move[Any]] = []
    for stretch in _between_wakes(play.log):
        moments = None if play.game.race else deque(move.at for move in stretch)
        queues = [deque(move for move in stretch if move.seat == seat) for seat in play.onlookers]
        claims = deque(move for move in stretch if races(play.game, move.action))
        while any(queues):
            ready = [queue for queue in queues if queue and _ready(play.game, state, queue[0], claims)]
            expect(bool(ready), "a choice is no choice any more when the other seats are faster or slower", play.end)
            move = play.random.choice(ready).popleft()
            if claims and move is claims[0]:
                claims.popleft()
            if moments:
                move = replace(move, at=moments.popleft())
            order.append(move)
            state = step(play.game, state, move)
    return order


def any_choice(choices: list[Any], random: Random) -> Any:
    """Choose a verb first: forty cells to write in must not drown the one Done."""
    verb = random.choice(sorted({verb_of(action) for action in choices}))
    return random.choice([action for action in choices if verb_of(action) == verb])


def races(game: Game, action: Any) -> bool:
    return game.race is not None and isinstance(action, game.race.claims)


def verb_of(action: Any) -> str:
    return action.__struct_config__.tag


def _accepted(game: Game, given: dict[str, Any], seats: tuple[str, ...]) -> Any:
    for barred in ((), *((name,) for name in given), tuple(given)):
        chosen = read_options(game, {name: value for name, value in given.items() if name not in barred})
        with suppress(BadOptions):
            begin(game, chosen, seats, "")
            return chosen
    raise Failure(f"{game!r} refuses its own defaults for {len(seats)} seats")


def _values(option: OptionInfo) -> st.SearchStrategy[Any]:
    match option.kind:
        case "choice":
            return st.sampled_from(option.values)
        case "flag":
            return st.booleans()
        case "text":
            return st.just(option.default)  # the game alone knows which texts it takes
        case _:
            return st.integers(option.low, option.high)


def _any_move(play: Play) -> Move[Any]:
    now, due = play.log[-1].at if play.log else 0, next_wake(play.game, play.state)
    who: list[int | None] = [seat for seat in range(len(play.seats)) if is_awaited(play.game, play.state, seat)]
    expect(bool(who) or due is not None, "the table waits for nobody and for no moment", play.end)
    seat = play.random.choice(who if due is None else [*who, None])
    if seat is None:
        return Move(None, Wake(), max(now, due or 0))
    later = now + play.random.randrange(1000)
    at = later if due is None else max(now, min(later, due - 1))  # at its own moment the clock may be first
    return Move(seat, any_choice(play.game.legal(play.state, seat), play.random), at)


def _between_wakes(log: list[Move[Any]]) -> Iterator[list[Move[Any]]]:
    """Yield the log in stretches of seats' moves and, each by itself, the wakes between them."""
    stretch: list[Move[Any]] = []
    for move in log:
        if move.seat is None:
            yield stretch
            yield [move]
            stretch = []
        else:
            stretch.append(move)
    yield stretch


def _ready(game: Game, state: Any, move: Move[Any], claims: deque[Move[Any]]) -> bool:
    if move.seat is None:
        return True
    return move.action in game.legal(state, move.seat) and (not races(game, move.action) or move is claims[0])
