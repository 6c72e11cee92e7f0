"""Scoring a sheet of paper: the figures that each cell may hold, the score, and the faults."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic

from msgspec import Struct

from rollwright.core.chance import Figure
from rollwright.core.view import Row, Score

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    O = TypeVar("O", default=Any)  # noqa: E741
else:
    from typing import TypeVar

    O = TypeVar("O")  # noqa: E741

Fallen = Sequence[tuple[Figure, ...]]
"""The dice of each round, the first round first; empty where nobody knows them."""


class Fault(Struct, frozen=True, omit_defaults=True):
    """Something on a sheet that cannot be, and the cells where it is.

    The catalogue words it: `<game>-fault-<code>`, else `fault-<code>`. `said` fills the sentence, besides `first` and
    `second` (the first two cells in words), `cells` (all of them) and `count` (how many they are).
    """

    code: str
    cells: tuple[str, ...] = ()
    said: dict[str, int | str] = {}


@dataclass(frozen=True, kw_only=True)
class Scorer(Generic[O]):
    """For games whose sheets can be scored by themselves. `str` is the name of a paper, where there are several."""

    figures: Callable[[O, str], Mapping[str, tuple[Figure, ...]]]
    """The cells that are written by hand, and what may stand in each."""
    score: "Callable[[O, str, Row], Score]"
    """The score of a sheet as it stands."""
    faults: "Callable[[O, str, Row, Fallen], tuple[Fault, ...]]"
    """Return the faults of a sheet: by the rules alone and, where the rolls are known, with those rolls."""
    options: tuple[str, ...] = ()
    """The options that matter to a sheet, in the order in which they are asked for."""
    drawn: "Callable[[O, Row], Row] | None" = None
    """The sheet with all that follows from what is written, such as differences; without it the row itself."""
    note: Callable[[O], str] | None = None
    """The id of a message beside the score, such as what the other sheets decide; "" for none."""
