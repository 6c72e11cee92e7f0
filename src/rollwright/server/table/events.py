"""Everything that can happen at a table. A table is the fold over its events: the log of them is the truth."""

from typing import Any

import msgspec
from msgspec import Struct, field

from rollwright.core import Level, Origin
from rollwright.server.room.evening import PlayedGame
from rollwright.server.socket.messages import OnPaper, Pace, Pencil, Way
from rollwright.server.store.results import ENDED_EARLY


class Chair(Struct, frozen=True, omit_defaults=True):
    """One seat and the person or bot on it. A free chair has no name.

    `holder` is the SHA-256 of a person's token; `sitting_in`: a bot plays for this person, as it did in the rounds
    `stood_in`; `handicap`: the seat plays with the game's handicap; `form` is what an adaptive bot has learned;
    `kept`: the person was invited from the last table and has not come yet. `device` is the browser of a table of one
    device: it gave this chair its `holder`. `out_of_time`: the person's bank of time is empty. `removed`: the host gave
    the person's seat to a bot for good. `hints` is how many hints the seat was given. `paper`: the person writes on
    paper, and how far its sheet is; a log says only "writing", the rest follows from the moves. `ghost`: the seat plays
    the turns of a finished game again.
    """

    name: str = ""
    pencil: Pencil = "moss"
    holder: str = ""
    bot: Level | None = None
    words: str = ""
    sitting_in: bool = False
    stood_in: tuple[int, ...] = ()
    handicap: bool = field(default=False, name="strong")  # the name in logs that are kept
    form: float | None = None
    kept: bool = False
    device: str = ""
    out_of_time: bool = False
    removed: bool = False
    hints: int = 0
    ghost: bool = False
    paper: OnPaper = ""

    @property
    def is_person(self) -> bool:
        """Say whether a browser holds this seat."""
        return bool(self.holder) and not self.removed


class Asked(Struct, frozen=True, array_like=True):
    """The request that caused an event: a browser and its own id for the request. Sent again, it is applied once."""

    holder: str
    id: str


class GhostTurn(Struct, frozen=True, array_like=True):
    """The actions of a ghost in one round: those of its seat in the finished game."""

    seat: int
    round: int
    actions: tuple[str, ...]


class Opened(Struct, frozen=True, tag="opened"):
    """Always the first event. `version` is that of the game's rules; `holder` opened the table.

    `key` is the part of the table's link that nobody can guess; tables of earlier builds have none.
    `id` is the browser's own id of the request that opened the table, if it had one.
    `challenge` is the id of the challenge that is played here: its dice are shown to nobody else, and the secret is not
    opened, before the moment `sealed_until`. `room` is the link of the first table of its room, empty at the first one
    itself; `played` are the games that were played in the room before, and `shut` says that its door was closed.
    `origin` is the round of a finished game that this one goes on from, and `ghosts` are the turns of its seats that
    are played again here (docs/trying.md).
    """

    game: str
    version: int
    options: dict[str, Any]
    pace: Pace
    secret: str
    holder: str
    chairs: tuple[Chair, ...]
    key: str = ""
    id: str = ""
    way: Way = Way()
    challenge: str = ""
    sealed_until: int = 0
    room: str = ""
    played: tuple[PlayedGame, ...] = ()
    shut: bool = False
    origin: Origin | None = None
    ghosts: tuple[GhostTurn, ...] = ()


class Sat(Struct, frozen=True, tag="sat", omit_defaults=True):
    """A person or (before the start) a bot takes a chair."""

    seat: int
    chair: Chair
    asked: Asked | None = None


class Left(Struct, frozen=True, tag="left", omit_defaults=True):
    """Before the start: the chair is free again. `removed`: the host took the person off the table."""

    seat: int
    asked: Asked | None = None
    removed: bool = False


class Sealing(Struct, frozen=True, tag="sealing", omit_defaults=True):
    """The seats are fixed, without the free chairs, and each person's page is asked for the hash of its share.

    `at` is milliseconds since 1970, here and in the events that follow until the start. `over_days`: from now on the
    table goes on whether or not a page is open, so every node must find it.
    """

    at: int
    asked: Asked | None = None
    over_days: bool = False


class Committed(Struct, frozen=True, tag="committed"):
    """A seat's page committed to its share of the dice by this hash."""

    seat: int
    hash: str


class Disclosed(Struct, frozen=True, tag="disclosed"):
    """All pages are shown all hashes; from now on they reveal their shares."""

    at: int


class Revealed(Struct, frozen=True, tag="revealed"):
    """A seat's page revealed its share."""

    seat: int
    share: str


class Started(Struct, frozen=True, tag="started", omit_defaults=True):
    """The game starts. `at` is milliseconds since 1970; all later times count from it.

    In logs that are older than shares, this event fixes the seats too.
    """

    at: int
    asked: Asked | None = None


class Moved(Struct, frozen=True, tag="moved", omit_defaults=True):
    """Actions of one seat as text, all of them. `id` is the client's own; `bot`: not played by the person."""

    seat: int
    actions: tuple[str, ...]
    at: int
    id: str = ""
    bot: bool = False


class Waived(Struct, frozen=True, tag="waived"):
    """After the last round the host goes on without the sheet of a paper seat, which has no result then."""

    seat: int
    at: int
    asked: Asked


class Woke(Struct, frozen=True, tag="woke"):
    """The game's clock acted."""

    at: int


class Noted(Struct, frozen=True, tag="noted"):
    """The table's own notes as text: the `notes` of a game's `Race`, such as round trips."""

    at: int
    words: tuple[str, ...]


class StoodIn(Struct, frozen=True, tag="stood-in", omit_defaults=True):
    """A bot starts to play for a person who is away."""

    seat: int
    asked: Asked | None = None


class RanOut(Struct, frozen=True, tag="ran-out"):
    """A person's bank of time is empty: from now on a bot plays for them, to the end. `at` is the game's time."""

    seat: int
    at: int


class CameBack(Struct, frozen=True, tag="came-back"):
    """The person plays again."""

    seat: int


class Hurried(Struct, frozen=True, tag="hurried"):
    """The host lets a bot play for a person who is here, until the round ends."""

    seat: int
    asked: Asked


class Removed(Struct, frozen=True, tag="removed"):
    """After the start: the host gives a person's seat to a bot for good; that browser watches from now on."""

    seat: int
    asked: Asked


class Paused(Struct, frozen=True, tag="paused"):
    """Clocks and bots stand still. `at` is the game's time."""

    at: int
    asked: Asked


class Resumed(Struct, frozen=True, tag="resumed"):
    """The game goes on from the moment of the pause. `at` is milliseconds since 1970."""

    at: int
    asked: Asked


class DoorSet(Struct, frozen=True, tag="door"):
    """`shut`: nobody new gets a chair, at this table and at those that follow in its room."""

    shut: bool
    asked: Asked


class Arranged(Struct, frozen=True, tag="arranged"):
    """Before the start the host lays another game, or the same one with other options or chairs."""

    game: str
    version: int
    options: dict[str, Any]
    pace: Pace
    chairs: tuple[Chair, ...]
    asked: Asked


class Swapped(Struct, frozen=True, tag="swapped"):
    """Before the start two seats change places."""

    seat: int
    other: int
    asked: Asked


class Waited(Struct, frozen=True, tag="waited"):
    """A person without a seat waits for the next game, as on this chair; without a name, no longer."""

    chair: Chair
    asked: Asked


class Hinted(Struct, frozen=True, tag="hinted"):
    """A seat was given a hint in this round: these cells. The same hint, asked for again, is no second one."""

    seat: int
    round: int
    cells: tuple[str, ...]
    asked: Asked


class Ended(Struct, frozen=True, tag="ended", omit_defaults=True):
    """Follows the last move, so that the store finds finished tables without replaying them.

    `early`: the host ended the game before its end, so nobody has won.
    """

    early: bool = False
    asked: Asked | None = None


class Again(Struct, frozen=True, tag="again", omit_defaults=True):
    """The same people are invited to another table, by the person at `seat`.

    `game` is the game of that table; logs of earlier builds name neither, and the game was the same.
    """

    table: str
    seat: int | None = None
    game: str = ""


class Forgot(Struct, frozen=True, tag="forgot"):
    """A browser lists this table no longer among its own. Its seat and its results stay."""

    holder: str


class Listed(Struct, frozen=True, tag="listed"):
    """Anybody may join: the table is on the list of public ones while it is open."""


PUBLIC = "public"  # in the place of a browser, by which the store finds the tables that were listed

Played = Moved | Waived | Woke | Noted  # the events that become moves of the game
Event = (
    Opened
    | Sat
    | Left
    | Sealing
    | Committed
    | Disclosed
    | Revealed
    | Started
    | Played
    | StoodIn
    | RanOut
    | CameBack
    | Hurried
    | Removed
    | Paused
    | Resumed
    | DoorSet
    | Arranged
    | Swapped
    | Waited
    | Hinted
    | Ended
    | Again
    | Forgot
    | Listed
)
Events = tuple[Event, ...]

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Event).decode


def kind(event: Event) -> str:
    return str(event.__struct_config__.tag)


OVER_DAYS = "over days"  # stands for the holder where the store must find a game that goes on over days


def holder(event: Event) -> str | None:
    """Return the browser by which the store must find the event, if any, or what stands in its place."""
    match event:
        case Sealing(over_days=True):
            return OVER_DAYS
        case Sat(chair=Chair(device=found)) if found:
            return found
        case Opened(holder=found) | Sat(chair=Chair(holder=found)) | Forgot(holder=found):
            return found or None
        case Listed():
            return PUBLIC
        case Ended(early=True):
            return ENDED_EARLY
        case _:
            return None
