"""The actions of a seat in Difference, and the notes that the table makes by itself.

Taps stay on the server: it finds the element under each, and tells nobody.
"""

from typing import Literal

from msgspec import Struct

from rollwright.core import Connected, Disconnected, HintTaken, Holding, Lacking, RoundTrip
from rollwright.games.difference.picture import HEIGHT, WIDTH, Illustration, element_at

Side = Literal["n", "e", "s", "w"]
SIDES: dict[Side, tuple[int, int]] = {"n": (-1, 0), "e": (0, 1), "s": (1, 0), "w": (0, -1)}


class Claim(Struct, frozen=True, tag="claim"):
    """Tap the two differences between the seat's card and the reference: x, y, x, y. `seq`: the state at the tap."""

    seq: int
    taps: tuple[int, ...]


class Lay(Struct, frozen=True, tag="lay"):
    """Lay the seat's card on the grid. `sides` names its neighbours; `taps` has two taps for each, in that order."""

    seq: int
    row: int
    col: int
    sides: tuple[Side, ...]
    taps: tuple[int, ...]


class Bury(Struct, frozen=True, tag="bury"):
    """Put the top card under the seat's pile and turn the next."""


Action = Claim | Lay | Bury
ACTIONS: tuple[Action, ...] = (Bury(),)  # claims are too many to list
CLAIMS = (Claim, Lay)
Note = RoundTrip | Connected | Disconnected | Lacking | Holding | HintTaken
NOTES = (RoundTrip, Connected, Disconnected, Lacking, Holding, HintTaken)


def on_picture(taps: tuple[int, ...]) -> bool:
    """Say whether the numbers are whole taps, all of them on the picture."""
    return len(taps) % 2 == 0 and all(0 <= x <= WIDTH for x in taps[::2]) and all(0 <= y <= HEIGHT for y in taps[1::2])


def spots(illustration: Illustration, taps: tuple[int, ...]) -> tuple[int | None, ...]:
    """Return the element under each tap."""
    return tuple(element_at(illustration, x, y) for x, y in zip(taps[::2], taps[1::2], strict=True))
