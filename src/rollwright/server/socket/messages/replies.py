"""Messages of the server over the socket, and its refusals over HTTP."""

from typing import Any

from msgspec import Struct

from rollwright.core import Paper
from rollwright.server.socket.messages.state import TableState
from rollwright.server.socket.messages.tables import OriginCard, Way
from rollwright.server.socket.messages.talk import Talk
from rollwright.server.socket.messages.values import Pace


class Hello(Struct, frozen=True, tag="hello"):
    """Everything: the first message of a connection, and again when the page's seat changes.

    `resume` is this page's own: with it and the number of `update`s since, a new connection goes on from there.
    """

    resume: str
    table: str
    link: str  # the code and the key of the table: what a page sends to others
    game: str
    options: dict[str, Any]
    pace: Pace
    me: int | None
    commitment: str
    paper: Paper
    papers: dict[str, Paper]  # by the name that a sheet's `paper` has, where not all seats write on the same
    grammar: dict[str, tuple[str, ...]]
    paths: tuple[str, ...]  # by number, as patches name them
    away_limit_ms: int  # after this long a bot sits in
    state: TableState
    room: str = ""  # the link of the table's room: that of the first table in it
    games: int = 0  # games played in the room before this one
    waits: bool = False  # this browser waits for the next game
    challenge: str = ""  # the id of the challenge that is played here: everybody has the same dice
    way: Way = Way()
    origin: OriginCard | None = None  # the round of a finished game that this one goes on from
    device: bool = False  # this browser is the one device of the table, and may be handed to any of its people
    pictures: str = ""  # in a game of pictures: the name under which a page fetches them, encrypted
    at: int | None = None  # in a race that has started: the game's time now, in milliseconds since its start


class Update(Struct, frozen=True, tag="update", omit_defaults=True):
    """The table has moved on. `patch` (see docs/protocol.md) turns the last TableState into the new one.

    `answers` are the ids of all requests of this connection that the patch carries out. They never come after their
    patch: a page shows a request at once, and forgets it with the answer, so it would show one twice. The number of
    events is not told: it would tell everybody of hidden strokes. On the wire it is a list: `[patch, *answers]`.
    """

    patch: tuple[Any, ...] = ()
    answers: tuple[str, ...] = ()


class RefusedReply(Struct, frozen=True, tag="refused"):
    """The request changed nothing. `id` is empty where the message could not be read at all."""

    id: str
    code: str
    sentence: str


class Pong(Struct, frozen=True, tag="pong"):
    id: str


class Probe(Struct, frozen=True, tag="probe"):
    """In a race, every two seconds: the server measures the round trip to the page. `at` is the game's time."""

    id: str
    at: int


class Problem(Struct, frozen=True):
    """Any refusal over HTTP: a stable code for programs, one sentence for people."""

    code: str
    sentence: str


Reply = Hello | Update | RefusedReply | Pong | Probe | Talk
