"""The contract that every game keeps: `Game` with its optional parts. See moves.py and view.py for its values."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, Literal, Protocol

from msgspec import Struct

from rollwright.core.errors import NotFound
from rollwright.core.lesson import Language, Lesson
from rollwright.core.moves import Move
from rollwright.core.paper import Paper
from rollwright.core.pictures import Gallery
from rollwright.core.rolls import Rolls
from rollwright.core.scorer import Scorer
from rollwright.core.view import Rival, Row, Score, Suggestion, View


class HasRound(Protocol):
    """Every state names its round, from 1 (0 before the first), so that reading the round needs no view."""

    @property
    def round(self) -> int: ...


if TYPE_CHECKING:  # the defaults let a plain `Game` mean `Game[Any, Any, Any]`; Python has them from 3.13 on
    from typing_extensions import TypeVar

    O = TypeVar("O", default=Any)  # noqa: E741
    S = TypeVar("S", bound=HasRound, default=Any)
    A = TypeVar("A", default=Any)
else:
    from typing import TypeVar

    O = TypeVar("O")  # noqa: E741
    S = TypeVar("S")
    A = TypeVar("A")


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


class SeatsFor(Struct, frozen=True):
    """How few and how many may sit down at a table that has these options."""

    options: dict[str, str | int | bool]
    seats: tuple[int, int]


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
    hint: Callable[[S, int], Suggestion | None] | None = None
    """The hint that a seat has for what it looks at now; the table gives one by the note `HintTaken`."""
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
    played: Callable[[S], O] | None = None
    """The options as they were played, where the game itself changes them at the start."""


@dataclass(frozen=True, kw_only=True)
class Advice(Generic[S]):
    """For games that can suggest a choice. Both functions may be slow, so the server calls them in threads."""

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
    """For games of shared dice with a scorer in which a seat can write on real paper: see core/paper_seats.py.

    The rules must allow a seat that is done without having written anything, though `legal` never lists it.
    """

    done: A
    """The action with which such a seat ends each round."""
    undo: A
    """The action that takes `done` back."""
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
    seats_for: tuple[SeatsFor, ...] = ()
    """For games in which options decide how many may sit down: the first entry that a table has all options of counts.

    Without one that fits, `info.seats` counts.
    """
    usual: Callable[[Language], dict[str, str | int | bool]] | None = None
    """The options that go with a person's language, such as a list of words; each can still be chosen otherwise."""
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

    @property
    def is_race(self) -> bool:
        """Whether moments decide, so that the table notes round trips: it has its own clock and is played live only."""
        return self.race is not None and bool(self.race.notes)

    def under(self, version: int) -> "Game[Any, Any, Any]":
        """Return the rules of a version, or raise `NotFound`."""
        for rules in (self, *self.earlier):
            if rules.info.version == version:
                return rules
        known = ", ".join(str(rules.info.version) for rules in (*self.earlier, self))
        raise NotFound("unknown-version", title=self.info.title, version=version, versions=known)
