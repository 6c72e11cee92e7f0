"""A game that goes on from a round of a finished one: where it came from, and everything needed to get there again."""

from collections import deque
from collections.abc import Iterable, Iterator
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from rollwright.core import chance, notation
from rollwright.core.errors import CorruptLog, Refused
from rollwright.core.game import Game, Move
from rollwright.core.play import begin, step


class RecordedMove(Struct, frozen=True):
    """One move of a record: the seat (null: the clock or the table), the action as text, the moment in milliseconds."""

    seat: int | None
    action: str
    at: int = 0


class Origin(Struct, frozen=True, omit_defaults=True):
    """A round of a finished game, its `table`, from whose beginning another game goes on.

    `moves` are those of the finished game up to then, without what was taken back, and `secret`, `words`, `hashes` and
    `shares` gave its dice. Each seat of the new game goes on with the sheet of one of `seats`. `same`: the later rolls
    are those of the finished game, so they are known; otherwise the roll of this round stays, and all later ones are
    new. `before`: the finished game itself went on from another one.
    """

    table: str
    round: int
    seats: tuple[int, ...]
    moves: tuple[RecordedMove, ...]
    secret: str
    words: tuple[str, ...]
    hashes: tuple[str | None, ...] = ()
    shares: tuple[str | None, ...] = ()
    same: bool = False
    before: "Origin | None" = None

    @property
    def seed(self) -> str:
        """The seed of the finished game's dice."""
        if self.before is not None and self.before.same:
            return self.before.seed
        return chance.mix(self.secret, self.words, self.hashes, self.shares)

    @property
    def at(self) -> int:
        """The moment at which the round began, in milliseconds of the finished game."""
        if self.moves:
            return self.moves[-1].at
        return 0 if self.before is None else self.before.at

    @property
    def depth(self) -> int:
        """The number of games in the chain: this origin and those before it."""
        return 1 + (0 if self.before is None else self.before.depth)

    def chain(self) -> "tuple[Origin, ...]":
        """Return all origins, the first game first."""
        return (*(() if self.before is None else self.before.chain()), self)


def seed_of(origin: Origin | None, own: str) -> str:
    """Return the seed of a game's rolls; `own` is the one that its own secret gives."""
    return origin.seed if origin is not None and origin.same else own


def moves_of(game: Game, lines: Iterable[RecordedMove]) -> list[Move[Any]]:
    return [
        Move(
            line.seat,
            notation.parse_table(game, line.action) if line.seat is None else notation.parse(game, line.action),
            line.at,
        )
        for line in lines
    ]


def trail(
    game: Game,
    options: Any,
    seats: tuple[str, ...],
    seed: str,
    moves: Iterable[Move[Any]],
    origin: Origin | None = None,
) -> Iterator[Any]:
    """Yield every state that a log leads to, one after the other, from the start of the first game on."""
    if origin is None:
        state = begin(game, options, seats, seed)
        yield state
    else:
        state = None
        for _, state in _way_to(game, options, seats, origin):
            yield state
        state = reseeded(state, seed)
        yield state
    for move in moves:
        state = step(game, state, move)
        yield state


def start_of(game: Game, options: Any, seats: tuple[str, ...], seed: str, origin: Origin | None) -> Any:
    """Return the state in which a game starts: the first one, or the round of the game that it goes on from."""
    return last(trail(game, options, seats, seed, (), origin))


def last(states: Iterator[Any]) -> Any:
    """Return the state to which a trail leads."""
    return deque(states, maxlen=1).pop()


def reseeded(state: Any, seed: str) -> Any:
    """Return the state with other dice from now on. Those that lie on the table stay."""
    if not hasattr(state, "seed"):
        raise Refused("cannot-try-again")
    return state if state.seed == seed else replace(state, seed=seed)


def rolls_of(game: Game, options: Any, seats: tuple[str, ...], origin: Origin) -> tuple[int, ...]:
    """Return how many rolls were made in each of the games that a game goes on from, the first one first."""
    counts = [0] * origin.depth
    with chance.witness() as rolls:
        for number, _ in _way_to(game, options, seats, origin):
            counts[number] = len(rolls)
    return tuple(count - earlier for earlier, count in zip((0, *counts), counts, strict=False))


def reached(game: Game, options: Any, seats: tuple[str, ...], origin: Origin) -> tuple[int, ...]:
    """Return the round to which the moves of each game lead that a game goes on from, the first one first."""
    rounds = {number: state.round for number, state in _way_to(game, options, seats, origin)}
    return tuple(rounds[number] for number in range(origin.depth))


def _way_to(game: Game, options: Any, names: tuple[str, ...], origin: Origin) -> Iterator[tuple[int, Any]]:
    """Yield the states up to the round in which a new game of seats with these names goes on.

    Each comes with the number of its game in the chain.
    """
    state: Any = None
    for number, (each, taken) in enumerate(zip(origin.chain(), _taken(origin, len(names)), strict=True)):
        state = begin(game, options, names, each.seed) if number == 0 else reseeded(state, each.seed)
        yield number, state
        for move in moves_of(game, each.moves):
            seats = (None,) if move.seat is None else [seat for seat, was in enumerate(taken) if was == move.seat]
            for seat in seats:
                state = step(game, state, replace(move, seat=seat))
                yield number, state


def _taken(origin: Origin, seats: int) -> list[tuple[int, ...]]:
    """Return, for each game of the chain, the seats whose sheets the seats of the new game go on with."""
    if len(origin.seats) != seats:
        raise CorruptLog(seats=len(origin.seats))
    taken = [origin.seats]
    for each in reversed(origin.chain()[:-1]):
        if not all(0 <= seat < len(each.seats) for seat in taken[0]):
            raise CorruptLog(seats=len(each.seats))
        taken.insert(0, tuple(each.seats[seat] for seat in taken[0]))
    return taken
