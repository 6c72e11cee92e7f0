"""A failed check, with all that is needed to reproduce it: seed, options, seats, the moves so far, and both values."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Protocol, cast

from msgspec import Struct

from rollwright.core import Game, Move, to_text

MOST_MOVES = 60  # a failure lists the last of them
LONGEST = 2000  # characters of one value


class Play(Protocol):
    """A game played at random (`testing/play.py`), as far as a failure tells it."""

    game: Game
    options: Any
    seats: tuple[str, ...]
    seed: str


class Position(Protocol):
    """A state of such a game."""

    @property
    def play(self) -> Play: ...

    @property
    def state(self) -> Any: ...

    @property
    def moves(self) -> Sequence[Move[Any]]: ...


class Failure(AssertionError):
    """The error that a check raises."""


def expect(holds: bool, promise: str, at: Position, **shown: Any) -> None:
    """Raise `Failure` unless `holds`; `shown` are the values to look at."""
    if not holds:
        raise Failure(told(promise, at, **shown))


def same(one: Any, other: Any, promise: str, at: Position, **shown: Any) -> None:
    """Raise `Failure` unless both are equal, naming the first difference; `shown` is what else to look at."""
    if one != other:
        where = next(differences(one, other), "of type")
        raise Failure(told(promise, at, difference=where, one=one, other=other, **shown))


def told(promise: str, at: Position, **shown: Any) -> str:
    """Return the text of a failure."""
    play, moves = at.play, at.moves
    lines = [
        f"{play.game.info.id}, version {play.game.info.version}: {promise}",
        f"  seed     {play.seed}",
        f"  options  {play.options!r}",
        f"  seats    {', '.join(play.seats)}",
        f"  moves    {len(moves)}" + (f", the last {MOST_MOVES} of them" if len(moves) > MOST_MOVES else ""),
        *(f"    {_who(move.seat)}  {to_text(move.action)}  at {move.at}" for move in moves[-MOST_MOVES:]),
        f"  state    {_short(at.state)}",
        *(f"  {name:8} {_short(value)}" for name, value in shown.items()),
    ]
    return "\n".join(lines)


def differences(one: Any, other: Any, path: str = "") -> Iterator[str]:
    """Yield every place at which two values differ, as ".sheets[0].done: True, not False"."""
    if one == other and type(one) is type(other):
        return
    parts, others = parts_of(one), parts_of(other)
    if type(one) is not type(other) or not parts or parts.keys() != others.keys():
        yield f"{path}: {_short(one)}, not {_short(other)}"
        return
    for name, part in parts.items():
        yield from differences(part, others[name], path + name)


def parts_of(value: Any) -> dict[str, Any]:
    """Return what a value is made of, each with the way to it."""
    if isinstance(value, Struct):
        return {f".{name}": getattr(value, name) for name in value.__struct_fields__}
    if isinstance(value, Mapping):
        return {f"[{key!r}]": part for key, part in cast("Mapping[Any, Any]", value).items()}
    if isinstance(value, list | tuple):
        return {f"[{place}]": part for place, part in enumerate(cast("list[Any]", value))}
    return {}


def _who(seat: int | None) -> str:
    return "table " if seat is None else f"seat {seat}"


def _short(value: Any) -> str:
    text = value if isinstance(value, str) else repr(value)
    return text if len(text) <= LONGEST else f"{text[:LONGEST]} … ({len(text)} characters)"
