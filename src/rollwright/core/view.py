"""Values that a game shows: rows of cells, sheets, scores, and the view of a seat."""

from collections.abc import Sequence
from itertools import compress, count
from operator import is_not
from typing import Any, Protocol, TypeVar

from msgspec import Struct

from rollwright.core.chance import Figure

V = TypeVar("V")


class HasSheets(Protocol):
    """A state of a game in which every seat has a sheet."""

    @property
    def round(self) -> int: ...

    @property
    def sheets(self) -> Sequence[Any]: ...


Row = tuple[Figure | None, ...]  # the entry of each cell of a sheet, in the order of its paper's places


class Part(Struct, frozen=True, omit_defaults=True):
    """One reason for points: the cells it comes from and, where it matters, a word of the catalogue ("star")."""

    cells: tuple[str, ...]
    points: int
    note: str = ""


class Item(Struct, frozen=True, omit_defaults=True):
    """One line of the score pad."""

    id: str
    points: int
    parts: tuple[Part, ...] = ()


class Score(Struct, frozen=True):
    """An itemised score; `total` is the sum of its items."""

    items: tuple[Item, ...]
    total: int


class Change(Struct, frozen=True):
    """A part of a score that a pencil mark wins or loses, with the item it belongs to."""

    item: str
    part: Part


class Worth(Struct, frozen=True):
    """The change of the score that this round's pencil would bring; shown before Done."""

    before: int
    after: int
    won: tuple[Change, ...] = ()
    lost: tuple[Change, ...] = ()


class Near(Struct, frozen=True, omit_defaults=True):
    """How far a pencil mark is from its points: `more` cells of `figure` are missing; below 0 there are too many.

    The catalogue words it, `<game>-near-<note>`. The page says it in a person's first games, where the pencil wins and
    loses nothing.
    """

    note: str
    figure: Figure
    cells: tuple[str, ...]
    more: int


class SheetView(Struct, frozen=True, omit_defaults=True):
    """One seat's paper as somebody may see it. `pencil` and `score` of others are empty until they are public.

    `done`: nobody waits for this seat. Pages say of all others that they are writing, so where seats act one after the
    other, those who wait are done.

    `paper` names it among the game's `papers`, where not all seats write on the same. `dice` are dice of this seat
    alone: a view holds them for the seat itself, and for all once the game reveals them. `held` are the dice that the
    seat has taken or kept, by their places in its tray (the shared dice come first, then its own).
    """

    ink: Row
    total: int
    done: bool = False
    pencil: Row = ()
    score: Score | None = None
    paper: str = ""
    dice: tuple[Figure, ...] = ()
    held: tuple[int, ...] = ()


class View(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """All that one seat (or a spectator) may see. Games add fields of their own.

    `hand` is the figure that the next written cell receives, then the one that its partner receives. `worth` is None
    while the seat has written nothing this round. `near` is what the seat's pencil still lacks to score.
    """

    round: int
    rounds: int
    dice: tuple[Figure, ...]
    sheets: tuple[SheetView, ...]
    roller: int | None = None
    hand: tuple[Figure, ...] = ()
    worth: Worth | None = None
    over: bool = False
    near: tuple[Near, ...] = ()


class Suggestion(Struct, frozen=True, omit_defaults=True):
    """A choice worth pointing at: in which round, its `note` (a word), its cells, and the points it brings at once.

    `figures` are those to be written in the cells, where they are not letters of the note. For a round that is over,
    `got` are the points that the seat's own choice brought.
    """

    round: int
    note: str
    cells: tuple[str, ...]
    points: int
    got: int = 0
    figures: tuple[Figure, ...] = ()


class Rival(Struct, frozen=True):
    """An opponent without a seat, such as a drawn card; shown once the game is over."""

    name: str
    total: int
    place: int


def put(row: tuple[V, ...], place: int, value: V) -> tuple[V, ...]:
    """Return `row` with `value` at `place`."""
    changed = list(row)
    changed[place] = value
    return tuple(changed)


def rewritten(before: Sequence[Any], after: Sequence[Any]) -> tuple[int, ...]:
    """Return the seats whose sheet is no longer the same object."""
    return tuple(compress(count(), map(is_not, before, after)))


def written_or_all(before: HasSheets, after: HasSheets) -> tuple[int, ...]:
    """Return the seats that a move affects where only its writer's sheet changes, and all at the end of a round.

    A game of that kind names it as its `Fast.seats_affected`.
    """
    same_round = before.round == after.round
    return rewritten(before.sheets, after.sheets) if same_round else tuple(range(len(after.sheets)))


def tally(*items: Item) -> Score:
    return Score(items, sum(item.points for item in items))


def compare(before: Score, after: Score) -> Worth:
    """Return the difference between two scores of the same sheet, part by part.

    A part with points below zero (a fine) is lost where it is new, and won where it is gone. An item whose points come
    from no cells, and so has no parts, is compared as a whole.
    """
    old, new = dict.fromkeys(_parts(before)), dict.fromkeys(_parts(after))
    gained = [change for change in new if change not in old]
    gone = [change for change in old if change not in new]
    points = {item.id: item.points for item in before.items if not item.parts}
    gained += [
        Change(item.id, Part((), item.points - points[item.id]))
        for item in after.items
        if not item.parts and item.points != points.get(item.id, item.points)
    ]
    won = (*(change for change in gained if change.part.points >= 0), *map(_turned, filter(_is_fine, gone)))
    lost = (*(change for change in gone if change.part.points >= 0), *map(_turned, filter(_is_fine, gained)))
    return Worth(before.total, after.total, won, lost)


def _parts(score: Score) -> list[Change]:
    return [Change(item.id, part) for item in score.items for part in item.parts]


def _is_fine(change: Change) -> bool:
    return change.part.points < 0


def _turned(fine: Change) -> Change:
    """Return a fine with its points above zero: lost where the fine is new, won where it is gone."""
    part = fine.part
    return Change(fine.item, Part(part.cells, -part.points, part.note))
