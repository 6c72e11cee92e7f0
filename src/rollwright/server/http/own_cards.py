"""Answers to a browser about its own games, its score book and its pencil; `make types` writes these for the page."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from rollwright.server.socket.messages import Id, Pencil, TableCard, Text


class RunningPage(Struct, frozen=True):
    """GET /api/me/running: unfinished tables at which this browser has a seat, the newest first."""

    tables: tuple[TableCard, ...]
    more: bool  # there is another page


class FinishedSeat(Struct, frozen=True):
    name: str
    bot: bool
    me: bool
    total: int
    place: int
    paper: bool = False  # the sheet was of paper


class FinishedCard(Struct, frozen=True):
    """A finished table. `options` are those that keep results apart; `title` is a catalogue id, or empty.

    A table that its host ended early has no places: each is 0.
    """

    table: str
    game: str
    options: dict[str, Any]
    at: int
    seats: tuple[FinishedSeat, ...]
    title: str
    stood_in: int  # rounds in which a bot wrote for this browser's person
    timed: bool  # totals are times in milliseconds


class FinishedPage(Struct, frozen=True):
    """GET /api/me/finished: finished tables of this browser, the newest first."""

    tables: tuple[FinishedCard, ...]
    more: bool


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


class OwnRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/me/tables/{table}/leave and /forget. `id` is the browser's own for this request."""

    id: Id


class MovePencil(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/me/transfer: what moves along with the pencil, as this browser keeps it.

    `practice` is the page's own list of positions to practise; the server carries it and does not read it.
    """

    name: Text = ""
    pencil: Pencil = "moss"
    practice: Annotated[str, Meta(max_length=15_000)] = ""


class TransferCode(Struct, frozen=True):
    """A code that moves the pencil to another device, once. `qr` is an SVG drawing of `link`."""

    code: str
    link: str
    qr: str
    seconds: int  # it lasts


class TakePencil(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/transfer: take the pencil here. `replace`: put down the one that this device has used so far."""

    code: Annotated[str, Meta(max_length=64)]
    replace: bool = False


class PencilTaken(Struct, frozen=True):
    name: str
    pencil: Pencil
    practice: str


class PublicSeat(Struct, frozen=True):
    name: str  # a free seat has none
    bot: bool


class PublicCard(Struct, frozen=True):
    """A table that anybody may join."""

    table: str
    game: str
    options: dict[str, Any]
    pace: int
    seats: tuple[PublicSeat, ...]


class PublicTables(Struct, frozen=True):
    """GET /api/public: tables that wait for anybody. `offered`: the operator lists such tables at all."""

    offered: bool
    tables: tuple[PublicCard, ...]
