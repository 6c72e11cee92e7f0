"""The score book of a browser, as the page gets it; `make types` writes these for the page."""

from typing import Any

from msgspec import Struct

from rollwright.server.http.own_cards import FinishedCard


class BookVariant(Struct, frozen=True):
    """How a browser stands in one variant of a game, alone or in company.

    `best` is a total, or the figure that earns titles. `next_title` is the next one that can be earned alone, and
    `short` what the best still lacks; where `timed`, figures are milliseconds.
    """

    options: dict[str, Any]
    alone: bool
    games: int
    best: int
    timed: bool
    title: str = ""
    next_title: str = ""
    short: int = 0
    paper: bool = False  # written on paper at a mixed table


class BookFriend(Struct, frozen=True):
    """Somebody this browser has played with. `id` means nothing outside this browser's own book."""

    id: str
    name: str
    games: int
    won: int
    lost: int
    at: int


class CourseGame(Struct, frozen=True):
    """A finished game of this browser. `lost` is what each decision lost on average, where a review was made."""

    table: str
    at: int
    total: int
    lost: float | None = None


class CourseLevel(Struct, frozen=True):
    """A level of our bots: its mean points, and what each of its decisions loses on average."""

    level: str
    points: float
    lost: float


class BookCourse(Struct, frozen=True):
    """This browser's games of one kind, the oldest first, and the bots that they are compared with.

    `options` are those that keep the kinds apart. `alone`: only games alone can be compared.
    """

    options: dict[str, str]
    alone: bool
    games: tuple[CourseGame, ...]
    levels: tuple[CourseLevel, ...]


class Book(Struct, frozen=True):
    """GET /api/me/book/{game}: the score book of one game."""

    game: str
    variants: tuple[BookVariant, ...]
    last: tuple[FinishedCard, ...]
    friends: tuple[BookFriend, ...]
    courses: tuple[BookCourse, ...]


class BookLine(Struct, frozen=True):
    """GET /api/me/line/{table}: how a finished game stands among this browser's games of the same kind.

    `rank` is 1 for the best; `best` is the best of all of them, this one included. No games: nothing can be said.
    """

    games: int
    rank: int
    best: int
    timed: bool
