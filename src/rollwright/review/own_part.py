"""The part of a review that is a game's own: where choices fit no ledger, a reviewer returns a struct of its own."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from msgspec import Struct

from rollwright.locale import Language

P = TypeVar("P", bound=Struct)


def _no_finals(_part: Struct) -> tuple[float, ...]:
    return ()


@dataclass(frozen=True, kw_only=True)
class OwnPart(Generic[P]):
    """What else a reviewer says of its part: `kind` is its struct, and `tell` yields its lines.

    `finals` returns the points of each seat, by which the game is placed among those of our bots.
    """

    kind: type[P]
    tell: Callable[[P, Language], Iterable[str]]
    finals: Callable[[P], Sequence[float]] = _no_finals
