"""Everything a table of Splitter holds: the pad, the round, its dice, and every seat's sheet."""

from msgspec import Struct

from rollwright.core import Row
from rollwright.games.splitter.sheet import Pad, layout


class Options(Struct, frozen=True):
    """The pad that everybody writes on: A for a first game, B with hearts."""

    pad: Pad = "A"


class Sheet(Struct, frozen=True, dict=True):
    """One seat's paper. `ink` is public; `first` is the cell where the first die stands in pencil, a secret."""

    ink: Row
    first: int | None = None
    done: bool = False


class State(Struct, frozen=True, dict=True):
    """The table. After the last round there are no dice, and `round` stays."""

    seed: str
    pad: Pad
    round: int
    dice: tuple[int, ...]
    sheets: tuple[Sheet, ...]


def written(pad: Pad, sheet: Sheet, dice: tuple[int, ...]) -> Row:
    """Return the sheet with this round's pencil on it."""
    if sheet.first is None:
        return sheet.ink
    row = list(sheet.ink)
    row[sheet.first], row[layout(pad).mirrors[sheet.first]] = dice
    return tuple(row)
