"""Everything that can be asked of a table. A command is a value that names its asker; deciding.py answers it."""

from typing import Any

from msgspec import Struct

from rollwright.core import Level, RollwrightError, View
from rollwright.server.refusals import BadInput
from rollwright.server.socket.messages import SitDown
from rollwright.server.table.arranging import Arrange, Swap
from rollwright.server.table.hinting import NoteHint, TakeHint
from rollwright.server.table.hosting import HostCommand
from rollwright.server.table.rights import Away
from rollwright.server.table.sealing import Begin, Commit, Disclose, Reveal
from rollwright.server.table.waiting import Wait

ID_LENGTH = 64

# ------------------------------------------------------------------ what people ask for


class Sit(Struct, frozen=True, tag="sit"):
    """Take a chair, or keep the one that this browser already has."""

    holder: str
    wish: SitDown
    device: str = ""  # at a table of one device: the browser whose hand `holder` is


class SeatBot(Struct, frozen=True, tag="seat-bot"):
    """Put a bot on a free chair, change its level, or (level None) send it away."""

    holder: str
    id: str
    seat: int
    level: Level | None


class SetHandicap(Struct, frozen=True, tag="handicap"):
    """Let a seat play with the game's handicap, or without."""

    holder: str
    id: str
    seat: int
    handicap: bool


class SetPaper(Struct, frozen=True, tag="paper"):
    """Let the asker's own seat write on real paper, or on the screen."""

    holder: str
    id: str
    paper: bool


class Start(Struct, frozen=True, tag="start"):
    """Begin the game. `away` are the people without a page; `without`: without invited people not here yet."""

    holder: str
    id: str
    at: int
    away: Away = {}
    without: bool = False


class MakeMove(Struct, frozen=True, tag="move"):
    """Actions of the asker's seat, as text, received at `at`."""

    holder: str
    id: str
    round: int
    actions: tuple[str, ...]
    at: int


class Leave(Struct, frozen=True, tag="leave"):
    holder: str
    id: str


class ComeBack(Struct, frozen=True, tag="come-back"):
    """A person opens a page at the table again: the bot that sits in stops."""

    holder: str


class Forget(Struct, frozen=True, tag="forget"):
    """List the table no longer among the asker's own. Before the start the chair is free again."""

    holder: str
    id: str


class GoOn(Struct, frozen=True, tag="again"):
    """The same people go on at `table`, which is already open, with this game."""

    holder: str
    id: str
    table: str
    game: str = ""


class Ping(Struct, frozen=True, tag="ping"):
    """Brings no event; the answer is a pong."""

    holder: str
    id: str


class Hold(Struct, frozen=True, tag="hold"):
    """The asker's page holds the encrypted cards. Brings no event but the note of the table itself."""

    holder: str
    id: str


class Refuse(Struct, frozen=True, tag="refuse"):
    """A request that cannot be carried out. It is refused in its turn, after the answers to earlier ones."""

    holder: str
    id: str
    error: RollwrightError


class HangUp(Struct, frozen=True, tag="hang-up"):
    """Close the asker's connection, after the answers to earlier requests."""

    holder: str
    code: int
    id: str = ""


class Look(Struct, frozen=True, tag="look"):
    """Brings no event; the asker reads the table once everything it holds is kept."""

    holder: str = ""


# ------------------------------------------------------------------ what the server asks for itself


class PlayBot(Struct, frozen=True, tag="bot"):
    """Actions that a bot chose for a seat that saw `seen`. `late`: the round's time is up, also for a person's seat."""

    seat: int
    round: int
    actions: tuple[str, ...]
    seen: View
    at: int
    late: bool = False


class PlayTimedBot(Struct, frozen=True, tag="timed-bot"):
    """An action that a bot of a game of speed takes at its own moment."""

    seat: int
    action: str
    at: int


class Wake(Struct, frozen=True, tag="wake"):
    """The game's clock acts at `at`, in milliseconds of the game."""

    at: int


class StandIn(Struct, frozen=True, tag="stand-in"):
    """A bot plays for a person who is away."""

    seat: int


class RunOut(Struct, frozen=True, tag="run-out"):
    """A person's bank of time is empty at `at`, in milliseconds of the game."""

    seat: int
    at: int


class Note(Struct, frozen=True, tag="note"):
    """The table notes something by itself, such as round trips."""

    words: tuple[str, ...]
    at: int


class NotePresence(Struct, frozen=True, tag="note-presence"):
    """The table notes which people are connected: those at the seats `here`."""

    here: frozenset[int]
    at: int


class NoteHolding(Struct, frozen=True, tag="note-holding"):
    """The table notes which of the connected people hold the encrypted cards: those at the seats `holding`."""

    here: frozenset[int]
    holding: frozenset[int]
    at: int


Asking = (
    Sit
    | SeatBot
    | SetHandicap
    | SetPaper
    | Start
    | Commit
    | Reveal
    | MakeMove
    | Leave
    | ComeBack
    | Forget
    | GoOn
    | Ping
    | Hold
    | Refuse
    | HangUp
    | Look
    | HostCommand
    | Arrange
    | Swap
    | Wait
    | TakeHint
    | NoteHint
)
Command = (
    Asking | Disclose | Begin | PlayBot | PlayTimedBot | Wake | StandIn | RunOut | Note | NotePresence | NoteHolding
)


def describe(command: Command) -> dict[str, Any]:
    """Return what a log may say of a command: who asked what, and nothing that is written in pencil."""
    kind = str(command.__struct_config__.tag)
    if not isinstance(command, Asking):
        return {"command": kind, "asker": "server"}
    return {"command": kind, "asker": command.holder[:8], "request": str(getattr(command, "id", ""))[:ID_LENGTH]}


def check_id(id: str) -> None:  # noqa: A002
    """Refuse an id by which a request cannot be recognised when it is sent again."""
    if not 1 <= len(id) <= ID_LENGTH:
        raise BadInput("bad-id", most=ID_LENGTH)
