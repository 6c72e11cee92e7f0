"""Requests of a page over its socket."""

from typing import Annotated

from msgspec import Meta, Struct

from rollwright.server.socket.messages.host_requests import HostRequest, WaitRequest
from rollwright.server.socket.messages.values import Hex, Id, LevelName, OptionValue, Pace, RoundNumber, Small, Text


class MoveRequest(Struct, frozen=True, tag="move", forbid_unknown_fields=True):
    """One or several actions as text, applied whole or not at all. `id` is the client's own: see docs/protocol.md."""

    id: Id
    round: RoundNumber
    actions: Annotated[tuple[Text, ...], Meta(max_length=200)]


class StartRequest(Struct, frozen=True, tag="start", forbid_unknown_fields=True):
    """Begin now; seats still free are taken away. Only the host may. The table is `sealing` until the first roll.

    People invited from the last table who have not come yet are waited for (`still-reading`), unless `without`.
    """

    id: Id
    without: bool = False


class CommitRequest(Struct, frozen=True, tag="commit", forbid_unknown_fields=True):
    """While the table is `sealing`: the hash of this page's share of the dice. The first one of a seat counts."""

    id: Id
    hash: Hex


class RevealRequest(Struct, frozen=True, tag="reveal", forbid_unknown_fields=True):
    """While the table is `sealing` and all hashes are shown: the share itself."""

    id: Id
    share: Hex


class SeatBotRequest(Struct, frozen=True, tag="seat-bot", forbid_unknown_fields=True):
    """Before the start: put a bot on a free seat, change its level, or (level null) send it away."""

    id: Id
    seat: Small
    level: LevelName | None


class HandicapRequest(Struct, frozen=True, tag="handicap", forbid_unknown_fields=True):
    """Before the start, in games that have a handicap: the seat plays with it, or (false) without."""

    id: Id
    seat: Small
    handicap: bool


class PaperRequest(Struct, frozen=True, tag="paper", forbid_unknown_fields=True):
    """Before the start: the own seat writes on real paper or, with `paper` false, on the screen."""

    id: Id
    paper: bool


class NextGame(Struct, frozen=True, forbid_unknown_fields=True):
    """The game of the next table of a room."""

    game: Annotated[str, Meta(max_length=64)]
    options: Annotated[dict[Text, OptionValue], Meta(max_length=64)] = {}
    pace: Pace = 0


class AgainRequest(Struct, frozen=True, tag="again", forbid_unknown_fields=True):
    """After the end: a new table with the same people and bots. Everybody is told its link.

    Without `next` it has the same game, options and pace.
    """

    id: Id
    next: NextGame | None = None


class LeaveRequest(Struct, frozen=True, tag="leave", forbid_unknown_fields=True):
    """Before the start: give the seat back. During the game: a bot plays on at once."""

    id: Id


class HoldRequest(Struct, frozen=True, tag="hold", forbid_unknown_fields=True):
    """In a game of pictures that has started: this page holds its encrypted cards. See docs/protocol.md for `proof`."""

    id: Id
    proof: Hex


class PingRequest(Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    """Answered by a `pong` with the same id; also how a page says that it is still there."""

    id: Id


class EchoRequest(Struct, frozen=True, tag="echo", forbid_unknown_fields=True):
    """The page's answer to a `probe`, at once and with its id. The server does not answer it."""

    id: Id


Request = (
    MoveRequest
    | StartRequest
    | CommitRequest
    | RevealRequest
    | SeatBotRequest
    | HandicapRequest
    | PaperRequest
    | AgainRequest
    | LeaveRequest
    | HoldRequest
    | PingRequest
    | EchoRequest
    | HostRequest
    | WaitRequest
)
