"""A finished game as a reviewer reads it: the dice of each round, and all sheets before and after it."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from rollwright.core import Game, Move, Origin, Record, Refused, read_options, trail, verify
from rollwright.core.record import moves_of


class CannotReview(Refused):
    """The file holds no finished game that follows the rules."""

    code = "cannot-review"
    exit_code = 65


@dataclass(frozen=True)
class Step:
    """One move, with the table before and after it."""

    before: Any
    move: Move[Any]
    after: Any


@dataclass(frozen=True)
class Played:
    """A finished game. `states` has the table at the start of each round, and at last the end of the game.

    A game without dice is one round. `steps` are all its moves; a game that goes on from another one has only its own.
    A game typed in from paper has them where a review needs them.
    """

    game: Game
    options: Any
    seats: tuple[str, ...]
    states: tuple[Any, ...]
    steps: tuple[Step, ...] = ()

    @property
    def rounds(self) -> int:
        return len(self.states) - 1

    @property
    def dice(self) -> tuple[tuple[int, ...], ...]:
        return tuple(state.dice for state in self.states[:-1])


def from_record(game: Game, kept: Record) -> Played:
    """Read a downloaded game, by the rules of its version; one that does not verify is refused."""
    if kept.paper:
        raise Refused(
            "paper-review", names=", ".join(kept.seats[seat] for seat in kept.paper if seat < len(kept.seats))
        )
    rules = game.under(kept.version)
    findings = verify(game, kept)
    wrong = next((finding for finding in findings if not finding.holds), None)
    if wrong is not None and wrong.check == "moves" and wrong.detail.startswith("not-over"):
        raise Refused("not-over")
    if wrong is not None:
        raise CannotReview(check=wrong.check, detail=wrong.detail[:200] or "-")
    options = read_options(rules, kept.options)
    return from_moves(rules, options, kept.seats, kept.seed, moves_of(rules, kept.moves), kept.origin)


def from_moves(
    game: Game,
    options: Any,
    seats: tuple[str, ...],
    seed: str,
    moves: Iterable[Move[Any]],
    origin: Origin | None = None,
) -> Played:
    """Replay a log and keep the table at the start of each round; a game that goes on is refused."""
    made = tuple(moves)
    states: tuple[Any, ...] = tuple(trail(game, options, seats, seed, made, origin))
    if not game.over(states[-1]):
        raise Refused("not-over")
    rounds: list[Any] = [None, *(state.round for state in states)]
    begun = zip(states, rounds, strict=False)
    opened = [state for state, before in begun if getattr(state, "dice", ()) and state.round != before]
    own = states[-len(made) - 1 :]
    steps = tuple(Step(before, move, after) for (before, after), move in zip(pairwise(own), made, strict=True))
    return Played(game, options, seats, (*(opened or states[:1]), states[-1]), steps)
