"""The state: what lies on the table, and what each seat has before itself."""

from msgspec import Struct

from rollwright.core import Row


class Options(Struct, frozen=True):
    """Quintet is always played alike."""


class Sheet(Struct, frozen=True):
    """One seat's paper and dice.

    `ink` and `shown`, the dice of the round last revealed, are public; the rest is secret.

    `box` is the one it pencilled this round, by its place among the boxes.
    """

    ink: Row
    dice: tuple[int, ...]
    shown: tuple[int, ...] = ()
    kept: tuple[int, ...] = ()
    rolls: int = 1
    box: int | None = None
    done: bool = False


class State(Struct, frozen=True):
    seed: str
    round: int
    sheets: tuple[Sheet, ...]
