"""Rooms: the games that were played in one, and their tally."""

from msgspec import Struct

from rollwright.core import Level
from rollwright.server.socket.messages.tables import TableCard
from rollwright.server.socket.messages.values import Pencil


class Medals(Struct, frozen=True):
    """First, second and third places of an evening."""

    gold: int = 0
    silver: int = 0
    bronze: int = 0


class RoomGame(Struct, frozen=True):
    """One finished game of a room. `at` is its end, in milliseconds since 1970."""

    table: str
    game: str
    at: int
    early: bool = False


class RoomCell(Struct, frozen=True):
    """The result of one person or bot in one game; place 0: the game was ended early. `paper`: it was of paper."""

    total: int
    place: int
    paper: bool = False


class RoomLine(Struct, frozen=True):
    """One person's or bot's line of the tally; `cells` has one for each game, null where they did not play."""

    name: str
    pencil: Pencil
    bot: Level | None
    me: bool
    place: int
    points: int
    medals: Medals
    cells: tuple[RoomCell | None, ...]


class EveningCard(Struct, frozen=True):
    """GET /api/evenings/{evening}: the tally of a room, for anybody with its link."""

    games: tuple[RoomGame, ...]
    lines: tuple[RoomLine, ...]


class RoomCard(Struct, frozen=True):
    """GET /api/rooms/{room}: a room, its current table and its tally. `evening` is the link of the page to keep."""

    room: str
    link: str
    evening: str
    games: tuple[RoomGame, ...]
    lines: tuple[RoomLine, ...]
    table: TableCard
