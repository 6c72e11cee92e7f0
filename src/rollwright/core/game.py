"""The contract that every game keeps: `Game` with its optional parts, and the values that a game takes and returns."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import compress, count
from operator import is_not
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, Literal, Protocol

from msgspec import Struct

from rollwright.core.chance import Figure
from rollwright.core.errors import NotFound
from rollwright.core.lesson import Language, Lesson
from rollwright.core.paper import Paper
from rollwright.core.pictures import Gallery
from rollwright.core.rolls import Rolls
from rollwright.core.scorer import Scorer


class HasRound(Protocol):
    """Every state names its round, from 1 (0 before the first), so that nobody builds a view to read it."""

    @property
    def round(self) -> int: ...


if TYPE_CHECKING:  # the defaults let a plain `Game` mean `Game[Any, Any, Any]`; Python has them from 3.13 on
    from typing_extensions import TypeVar

    O = TypeVar("O", default=Any)  # noqa: E741
    S = TypeVar("S", bound=HasRound, default=Any)
    A = TypeVar("A", default=Any)
    A_co = TypeVar("A_co", covariant=True)
else:
    from typing import TypeVar

    O = TypeVar("O")  # noqa: E741
    S = TypeVar("S")
    A = TypeVar("A")
    A_co = TypeVar("A_co", covariant=True)
V = TypeVar("V")

Row = tuple[Figure | None, ...]  # the entry of each cell of a sheet, in the order of its paper's places


class Credit(Struct, frozen=True):
    """A line of a rulebook's credits. The catalogue words the role (`credit-<role>`); names stay as printed.

    Without names, the game's catalogue says who is meant (`<game>-credit-<role>`).
    """

    role: Literal["layout", "illustration", "graphics", "editing", "publisher", "contest", "thanks"]
    names: tuple[str, ...] = ()


class Info(Struct, frozen=True):
    """A game's title page. `version` is that of its rules; `spot` is the colour it is printed in beside black.

    `minutes` is how long a game takes, from and to; `age` is the least. `credits` has those who are not `designers`.
    """

    id: str
    title: str
    designers: tuple[str, ...]
    seats: tuple[int, int]
    minutes: tuple[int, int]
    age: int
    version: int
    spot: str
    credits: tuple[Credit, ...] = ()


class Proposal(Struct, frozen=True):
    """Options that the author recommends for so few or many seats. Their own defaults stay."""

    seats: tuple[int, int]
    options: dict[str, str | int | bool]


class Wake(Struct, frozen=True, tag="wake"):
    """The clock's own move: the server writes it at the moment that `Clock.next_wake` names."""


class RoundTrip(Struct, frozen=True, tag="ping"):
    """The table's own note: the time of a message to a seat's page and back, in milliseconds."""

    seat: int
    ms: int


class Connected(Struct, frozen=True, tag="came"):
    """The table's own note: a seat's player is connected again."""

    seat: int


class Disconnected(Struct, frozen=True, tag="went"):
    """The table's own note: a seat's player is not connected any more."""

    seat: int


class Lacking(Struct, frozen=True, tag="lacks"):
    """The table's own note: a seat's page does not hold the encrypted pictures of the cards yet."""

    seat: int


class Holding(Struct, frozen=True, tag="holds"):
    """The table's own note: a seat's page holds the encrypted pictures of the cards."""

    seat: int


class Move(Struct, Generic[A_co], frozen=True):
    """One action of one seat (`None`: the clock, or the table itself), `at` milliseconds after the start."""

    seat: int | None
    action: A_co
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
    """The change of the score that this round's pencil would bring; shown before Done."""

    before: int
    after: int
    won: tuple[Change, ...] = ()
    lost: tuple[Change, ...] = ()


class Near(Struct, frozen=True, omit_defaults=True):
    """The gap of a pencil mark until it scores: `more` cells of this `figure` beside its `cells`; below 0 are too many.

    The catalogue words it, `<game>-near-<note>`. The page says it in a person's first games, where the pencil wins and
    loses nothing.
    """

    note: str
    figure: Figure
    cells: tuple[str, ...]
    more: int


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


@dataclass(frozen=True, kw_only=True)
class Clock(Generic[S]):
    """For games in which something happens by itself at a known moment. Times are milliseconds after the start."""

    next_wake: Callable[[S], int | None]
    """When the next `Wake` is due; None: nothing is."""
    visible_wake: Callable[[S, int | None], int | None] | None = None
    """As much of `next_wake` as a seat (None: a spectator) may know; without it everybody may know all of it."""


@dataclass(frozen=True, kw_only=True)
class Race(Generic[O, S, A]):
    """For games in which it counts who is first."""

    claims: tuple[type, ...]
    """The kinds of action that all see at once and whose order among the seats counts."""
    notes: tuple[type, ...] = ()
    """The notes of the table itself besides `Wake`, as moves of no seat: round trips, connections, held pictures."""
    refuses: Callable[[S, Move[Any]], str | None] | None = None
    """The reason code against a move at its moment; asked instead of `legal`, because taps cannot be listed."""
    awaited: Callable[[S], tuple[int, ...]] | None = None
    """The seats we wait for, where `legal` cannot list what they may do."""
    handicap: Callable[[O, tuple[int, ...], tuple[int, ...]], O] | None = None
    """The options when the seats `kept` (old numbers) start and move up, and `strong` (new numbers) have a handicap."""
    bot_view: Callable[[S, int], Any] | None = None
    """The input of a bot at a seat instead of the view, where people see more than the view says, such as pictures."""


@dataclass(frozen=True, kw_only=True)
class Ranking(Generic[O, S]):
    """For games in which more than the totals of the seats decides who stands where."""

    rank: Callable[[S], tuple[int, ...]] | None = None
    """Each seat's place from 1; without it equal totals share a place."""
    rivals: Callable[[S], tuple[Rival, ...]] | None = None
    """Opponents without a seat; the seats are ranked among them."""
    title: Callable[[O, int], str] | None = None
    """The catalogue id of the title that a figure earns when playing alone."""
    figure: Callable[[S], int] | None = None
    """The figure that earns the title when playing alone, where it is not the total."""
    timed: Callable[[O], bool] | None = None
    """Whether totals are times in milliseconds under these options, of which fewer are better."""
    compared: tuple[str, ...] | None = None
    """The options that keep results apart in a score book; without it all choices do."""


@dataclass(frozen=True, kw_only=True)
class Advice(Generic[S]):
    """For games that can suggest a choice. Both functions may take their time."""

    hint: Callable[[S, int], Suggestion | None]
    """Advice for a seat, from what that seat may see."""
    best: Callable[[S, int], Suggestion | None]
    """The best that a seat could have done in the round last revealed, from what all may see."""


@dataclass(frozen=True, kw_only=True)
class Fast(Generic[S, A]):
    """For speed alone: each function says the same as the plain way, and `rollwright.testing` proves it."""

    accepts: Callable[[S, int, A], bool] | None = None
    """Whether `legal` lists an action."""
    legal_words: Callable[[S, int], tuple[str, ...]] | None = None
    """`legal` as text; the same object as long as it says the same."""
    seats_affected: Callable[[S, S], tuple[int, ...]] | None = None
    """The seats for which more than what a spectator sees may have changed between two states."""
    private: tuple[type[Struct], ...] = ()
    """The kinds of action that change nothing for anybody but their own seat until it is done, such as pencil marks."""


@dataclass(frozen=True, kw_only=True)
class PaperSeats(Generic[O, S, A]):
    """For games of shared dice with a scorer in which a seat can write on real paper: see core/mixed.py.

    The rules must allow a seat that is done without having written anything, though `legal` never lists it.
    """

    done: A
    """What such a seat says in each round."""
    undo: A
    """What takes that back."""
    enter: Callable[[S, int, Row], S]
    """The state after the last round with this row, in the order of the paper's places, as a seat's sheet."""
    options: Callable[[O], O] | None = None
    """The options of a table with paper seats, where some would need a sheet before it is entered."""


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class Game(Generic[O, S, A]):
    """A whole game. Its options, states and actions have the types `O`, `S` and `A`; the last parts are optional."""

    info: Info
    options: type[O]
    """A frozen Struct. Every field has a default and is a Literal, a bool, a bounded int or a bounded text."""
    action: Any
    """The union of the tagged action structs."""
    actions: Sequence[A]
    """Every action that `legal` may ever list, in a fixed order."""
    start: Callable[[O, tuple[str, ...], str], S]
    """The first state, from options, names of the seats, and seed."""
    legal: Callable[[S, int], list[A]]
    """Every choice of a seat now."""
    apply: Callable[[S, Move[A]], S]
    """The state after a move that is known to be legal."""
    over: Callable[[S], bool]
    view: Callable[[S, int | None], View]
    """The part of a state that a seat (None: a spectator) may see."""
    score: Callable[[S, int], Score]
    sheet: Callable[[O], Paper]
    """The paper that every seat writes on."""
    cases: Callable[[dict[str, Any], dict[str, Any]], dict[str, Any]]
    """The answer to a worked case: options and a sheet, given as JSON."""
    why: Callable[[S, int, A], str | None] | None = None
    """The game's own reason code for an action that is no choice."""
    papers: Callable[[O], dict[str, Paper]] | None = None
    """All papers by name, where seats may have different ones; their places are those of `sheet`."""
    done: Callable[[S, int], bool] | None = None
    """Whether a seat is done, where `legal` then lists an Undo that takes Done back. Nobody waits for such a seat."""
    phase: Callable[[S], str] | None = None
    """The part of the round that a state is in. A new phase, like a new round, may show what was secret."""
    clock: Clock[S] | None = None
    race: Race[O, S, A] | None = None
    ranking: Ranking[O, S] | None = None
    advice: Advice[S] | None = None
    fast: Fast[S, A] | None = None
    pictures: Callable[[Path], Gallery] | None = None
    """For games whose cards are pictures: the gallery that keeps them in this folder."""
    proposals: tuple[Proposal, ...] = ()
    """Options that a page or the terminal proposes; the first that fits the number of seats counts."""
    lesson: Callable[[Language], Lesson[O, S]] | None = None
    """A playable lesson of about a minute; its position may depend on the language, as in a game of words."""
    daily: Callable[[int, Language], O] | None = None
    """The options of the day's game, which everybody plays alone, by the number of the day and the language.

    Without it, or where the language changes nothing, all languages play the same game.
    """
    rolls: Callable[[O], Rolls] | None = None
    """For games of shared dice: what is rolled in each round. A page calls these dice for people with paper."""
    scorer: Scorer[O] | None = None
    """For games whose sheets can be scored by themselves, such as a sheet of paper."""
    paper: PaperSeats[O, S, A] | None = None
    """For games in which a seat can write on real paper and enter its sheet at the end."""
    earlier: "tuple[Game[Any, Any, Any], ...]" = ()
    """The rules of older versions, each a whole game: tables and files that name such a version are played by them."""

    def __post_init__(self) -> None:
        versions = [older.info.version for older in self.earlier]
        if any(older.info.id != self.info.id or older.earlier for older in self.earlier):
            raise ValueError(f"{self.info.id}: `earlier` lists older versions of the same game, all of them here")
        if len(set(versions)) < len(versions) or any(version >= self.info.version for version in versions):
            raise ValueError(f"{self.info.id} {self.info.version}: `earlier` has versions {versions}")

    def __repr__(self) -> str:
        return f"<game {self.info.id}, version {self.info.version}>"

    def under(self, version: int) -> "Game[Any, Any, Any]":
        """Return the rules of a version, or raise `NotFound`."""
        for rules in (self, *self.earlier):
            if rules.info.version == version:
                return rules
        known = ", ".join(str(rules.info.version) for rules in (*self.earlier, self))
        raise NotFound("unknown-version", title=self.info.title, version=version, versions=known)


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
    """Return the difference between two scores of the same sheet, part by part."""
    old = {(item.id, part) for item in before.items for part in item.parts}
    new = {(item.id, part) for item in after.items for part in item.parts}
    won = tuple(Change(item.id, part) for item in after.items for part in item.parts if (item.id, part) not in old)
    lost = tuple(Change(item.id, part) for item in before.items for part in item.parts if (item.id, part) not in new)
    return Worth(before.total, after.total, won, lost)
