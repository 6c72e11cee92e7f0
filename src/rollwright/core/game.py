"""The contract every game keeps: what a game module offers, and the values that pass between it and everyone else."""

from collections.abc import Sequence
from itertools import compress, count
from operator import is_not
from typing import Any, Generic, Protocol, TypeVar

from msgspec import Struct

from rollwright.core.chance import Figure
from rollwright.core.paper import Paper

A = TypeVar("A")
V = TypeVar("V")

Row = tuple[Figure | None, ...]  # what stands in each cell of a sheet, in the order of its paper's places


class Info(Struct, frozen=True):
    """A game's title page. `version` is that of its rules; `spot` is the colour it is printed in beside black."""

    id: str
    title: str
    designers: tuple[str, ...]
    seats: tuple[int, int]
    minutes: int
    age: int
    version: int
    spot: str


class Wake(Struct, frozen=True, tag="wake"):
    """The clock's own move, written by the server when `alarm(state)` has come."""


class Move(Struct, Generic[A], frozen=True):
    """One action of one seat (`None`: the clock, or the table itself), `at` milliseconds after the start."""

    seat: int | None
    action: A
    at: int = 0


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
    """What this round's pencil would change: shown before Done."""

    before: int
    after: int
    won: tuple[Change, ...] = ()
    lost: tuple[Change, ...] = ()


class SheetView(Struct, frozen=True, omit_defaults=True):
    """One seat's paper as somebody may see it. `pencil` and `score` of others are empty until they are public.

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
    """What one seat (or a spectator) may see. Games add fields of their own.

    `hand` is what the next written cell receives, then what its partner receives.
    """

    round: int
    rounds: int
    dice: tuple[Figure, ...]
    sheets: tuple[SheetView, ...]
    roller: int | None = None
    hand: tuple[Figure, ...] = ()
    worth: Worth | None = None
    over: bool = False


class Advice(Struct, frozen=True, omit_defaults=True):
    """A choice worth pointing at: in which round, its `note` (a word), its cells, and the points it brings at once.

    Of a round that is over, `got` is what the seat's own choice brought.
    """

    round: int
    note: str
    cells: tuple[str, ...]
    points: int
    got: int = 0


class Rival(Struct, frozen=True):
    """Somebody who plays without a seat, such as a card drawn as an opponent; shown once the game is over."""

    name: str
    total: int
    place: int


class Game(Protocol):
    """A module that is a game. Besides these it may offer, where it needs them:

    - `alarm(state) -> int | None`: when (milliseconds after the start) the next `Wake` is due;
    - `due(state, seat) -> int | None`: as much of `alarm` as a seat may know, where more would tell a secret;
    - `rank(state) -> tuple[int, ...]`: each seat's place, where more than the total decides;
    - `rivals(state) -> tuple[Rival, ...]`: who plays without a seat, where there are such; seats are ranked among them;
    - `why(state, seat, action) -> str | None`: the game's own reason code for an action that is not a choice;
    - `accepts(state, seat, action) -> bool`: for actions too many to list (a tap on a picture), or to answer faster than by listing;
    - `refuses(state, move) -> str | None`: the reason against a move, where the moment of a move decides as well; it is asked instead of `legal`;
    - `awaited(state) -> tuple[int, ...]`: the seats we wait for, where `legal` cannot list what they may do;
    - `spoken(state, seat) -> tuple[str, ...]`: what `legal` lists, in words, for speed; the same object as long as it stays the same;
    - `touched(before, after) -> tuple[int, ...]`: the seats for which more than what a spectator sees may have changed between two states, for speed;
    - `handicap(options, kept, strong) -> Options`: the options when only the seats `kept` start and move up, with a handicap for the seats `strong`;
    - `TABLE_ACTIONS: tuple[type, ...]`: what the table itself may note besides `Wake` (a round trip, who is here), as moves of no seat;
    - `hint(state, seat) -> Advice | None`: what somebody who asks could do now, from what that seat may see; it may take its time;
    - `best(state, seat) -> Advice | None`: what a seat could have done best in the round last revealed, from what all may see; it may take its time;
    - `papers(options) -> dict[str, Paper]`: all papers by name, where seats may have different ones; their places are those of `paper`;
    - `title(options, total) -> str`: the catalogue id of a solo title;
    - `RACES: tuple[type, ...]`: the kinds of action that all see at once and whose order among the seats counts.
    """

    @property
    def INFO(self) -> Info: ...
    @property
    def Options(
        self,
    ) -> (
        Any
    ): ...  # a frozen Struct: every field has a default, and is a Literal, a bool, a bounded int or a bounded text
    @property
    def Action(self) -> Any: ...  # the union of the game's tagged action structs
    @property
    def ACTIONS(self) -> Sequence[Any]: ...  # every action `legal` may ever list, in a fixed order

    def start(self, options: Any, seats: tuple[str, ...], seed: str) -> Any: ...
    def legal(self, state: Any, seat: int) -> list[Any]: ...
    def apply(self, state: Any, move: Any) -> Any: ...
    def over(self, state: Any) -> bool: ...
    def view(self, state: Any, seat: int | None) -> View: ...
    def score(self, state: Any, seat: int) -> Score: ...
    def paper(self, options: Any) -> Paper: ...
    def judge(self, options: dict[str, Any], sheet: dict[str, Any]) -> dict[str, Any]: ...


def put(row: tuple[V, ...], place: int, value: V) -> tuple[V, ...]:
    """Return `row` with `value` at `place`."""
    changed = list(row)
    changed[place] = value
    return tuple(changed)


def rewritten(before: Sequence[Any], after: Sequence[Any]) -> tuple[int, ...]:
    """Return the seats whose sheet is no longer the same object."""
    return tuple(compress(count(), map(is_not, before, after)))


def tally(*items: Item) -> Score:
    return Score(items, sum(item.points for item in items))


def compare(before: Score, after: Score) -> Worth:
    """Return what lies between two scores of the same sheet, part by part."""
    old = {(item.id, part) for item in before.items for part in item.parts}
    new = {(item.id, part) for item in after.items for part in item.parts}
    won = tuple(Change(item.id, part) for item in after.items for part in item.parts if (item.id, part) not in old)
    lost = tuple(Change(item.id, part) for item in before.items for part in item.parts if (item.id, part) not in new)
    return Worth(before.total, after.total, won, lost)
