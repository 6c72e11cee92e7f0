"""A finished game as a reviewer reads it: the dice of each round, and all sheets before and after it."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from rollwright.core import Game, Move, Origin, Record, Refused, read_options, trail, verify
from rollwright.core.record import moves_of


class CannotReview(Refused):
    """The file holds no finished game that follows the rules."""

    code = "cannot-review"
    exit_code = 65


@dataclass(frozen=True)
class Played:
    """A finished game. `states` has the table at the start of each round, and at last the end of the game."""

    game: Game
    options: Any
    seats: tuple[str, ...]
    states: tuple[Any, ...]

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
    states: list[Any] = []
    before = state = None
    for state in trail(game, options, seats, seed, moves, origin):
        if before is None or (before.dice and (state.round != before.round or not state.dice)):
            states.append(state)
        before = state
    if not game.over(state):
        raise Refused("not-over")
    return Played(game, options, seats, (*states[:-1], state))
