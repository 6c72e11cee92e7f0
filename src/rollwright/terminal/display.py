"""The part of the terminal that one game may add: `GameDisplay`, a value of optional functions and signs."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field

from rich.text import Text

from rollwright.core import Figure, Paper, SheetView, View
from rollwright.terminal.output import Output

DrawSheet = Callable[[Paper, SheetView, Collection[str], Mapping[str, str]], Text]
ReadSheet = Callable[[Paper, Sequence[str], Mapping[str, str]], dict[str, Figure]]
Lines = Callable[[Output, View, tuple[str, ...]], list[str]]
ReadInput = Callable[[View, int, str, Callable[[str], str]], list[str] | None]
ShownRolls = Callable[[View, View | None], dict[str, tuple[Figure, ...]]]


@dataclass(frozen=True, kw_only=True)
class GameDisplay:
    """Every part may be absent; the terminal then does what it does for any game."""

    draw_sheet: DrawSheet | None = None
    """Draws a sheet; given the cells that may be written in now, and the words for places whose ids are not shown."""
    read_sheet: ReadSheet | None = None
    """Reads a sheet as `draw_sheet` draws it, from its lines: a game that has one has both, and the same words."""
    table_lines: Lines | None = None
    """Lines printed below the sheets at every turn; the last argument is the names of the seats."""
    result_lines: Lines | None = None
    """Lines printed below the final score."""
    read_input: ReadInput | None = None
    """Returns the actions, as text, that a typed line stands for; None: the terminal reads the line itself.

    The last argument puts typed words into those of the actions ("horizontal": "across").
    """
    cell_width: int = 4
    """The columns of the terminal for a cell of a grid: four hold two figures in pencil, three hold one."""
    wide_lines: bool = False
    """The lines of `table_lines` are a table: they stand below the sheet, and are not broken."""
    shown_rolls: ShownRolls | None = None
    """The rolls that a view shows, by their keys, given the view before it; for the receipt of a game."""
    sorted_rolls: bool = False
    """The table shows its dice in order of size, not in the order in which they fell."""
    confirm_verbs: tuple[str, ...] = ("done",)
    """The verbs that Enter alone may stand for; the first one that is a choice counts."""
    tie_break: str = "terminal-tie-break"
    """The message for a win with equal totals: `<id>-won` and `<id>-lost`."""
    ring_colours: Mapping[str, str] = field(default_factory=dict[str, str])
    """The colour of a ring, by the style of its place."""
    empty_signs: Mapping[str, str] = field(default_factory=dict[str, str])
    """The sign for an empty cell, by the style of its place."""


def shown_once_a_round(view: View, _: View | None) -> dict[str, tuple[Figure, ...]]:
    """Return the dice of a game that rolls them once each round."""
    return {f"round/{view.round}": view.dice} if view.dice else {}
