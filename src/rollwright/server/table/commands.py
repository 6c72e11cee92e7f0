"""Everything that can be asked of a table. A command is a value that names its asker; `decide` says what follows.

A refusal is raised. Nothing here changes the table: the writer keeps the events and folds them in.
"""

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from rollwright import bots
from rollwright.core import (
    Connected,
    Disconnected,
    IllegalAction,
    RollwrightError,
    StaleMove,
    View,
    begin,
    next_wake,
    notation,
)
from rollwright.server.refusals import (
    BadInput,
    NoHandicap,
    NoSeat,
    NotHost,
    NotSeated,
    SeatTaken,
    StillReading,
    TableFull,
    TooMuch,
    WrongPhase,
)
from rollwright.server.socket.messages import Level, SitDown
from rollwright.server.table import chairs, names, sealing
from rollwright.server.table.chairs import chair_of
from rollwright.server.table.events import (
    Again,
    Asked,
    CameBack,
    Chair,
    Ended,
    Event,
    Left,
    Moved,
    Noted,
    Played,
    Sat,
    Sealing,
    StoodIn,
    Woke,
)
from rollwright.server.table.sealing import Begin, Commit, Disclose, Reveal
from rollwright.server.table.table import Table

ID_LENGTH, BATCH_LENGTH = 64, 50
STEPS = 1000  # moves of a seat in one round; in a race the whole game is one round, and has ten times as many
SPARE = 100  # moves after that, which go on and take nothing back; later only moves that end the seat's turn
LOBBY = 2000  # events before the start, after which bots and handicaps stay as they are

Events = tuple[Event, ...]


# ------------------------------------------------------------------ what people ask for


class Sit(Struct, frozen=True, tag="sit"):
    """Take a chair, or keep the one that this browser already has."""

    holder: str
    wish: SitDown


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


class Start(Struct, frozen=True, tag="start"):
    """Begin the game. `away` are the seats of people without a page; `without`: without invited people not here yet."""

    holder: str
    id: str
    at: int
    away: frozenset[int] = frozenset()
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


class GoOn(Struct, frozen=True, tag="again"):
    """The same people go on at `table`, which is already open."""

    holder: str
    id: str
    table: str


class Ping(Struct, frozen=True, tag="ping"):
    """Nothing follows; the answer is a pong."""

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
    """Nothing follows; the asker reads the table once everything it holds is kept."""

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


class Note(Struct, frozen=True, tag="note"):
    """The table notes something by itself, such as round trips."""

    words: tuple[str, ...]
    at: int


class NotePresence(Struct, frozen=True, tag="note-presence"):
    """The table notes which people are connected: those at the seats `here`."""

    here: frozenset[int]
    at: int


Asking = (
    Sit
    | SeatBot
    | SetHandicap
    | Start
    | Commit
    | Reveal
    | MakeMove
    | Leave
    | ComeBack
    | GoOn
    | Ping
    | Refuse
    | HangUp
    | Look
)
Command = Asking | Disclose | Begin | PlayBot | PlayTimedBot | Wake | StandIn | Note | NotePresence


def describe(command: Command) -> dict[str, Any]:
    """Return what a log may say of a command: who asked what, and nothing that is written in pencil."""
    kind = str(command.__struct_config__.tag)
    if not isinstance(command, Asking):
        return {"command": kind, "asker": "server"}
    return {"command": kind, "asker": command.holder[:8], "request": str(getattr(command, "id", ""))[:ID_LENGTH]}


# ------------------------------------------------------------------ what follows


def decide(table: Table, command: Command) -> Events:  # noqa: C901  # one case for each command
    """Return the events that follow from a command, or raise a refusal. A request sent again changes nothing."""
    match command:
        case MakeMove():
            return _move(table, command)
        case Ping() | HangUp() | Look():
            return ()
        case PlayBot():
            return _play_bot(table, command)
        case PlayTimedBot():
            return _play_timed_bot(table, command)
        case Wake(at=at):
            return play(table, Woke(at)) if next_wake(table.game, table.state) == at else ()
        case Note():
            return _note(table, command.words, command.at)
        case NotePresence():
            return _note(table, changed_presence(table, command.here), command.at)
        case Refuse(error=error):
            raise error
        case Sit():
            return _sit(table, command)
        case SeatBot():
            return _seat_bot(table, command)
        case SetHandicap():
            return _set_handicap(table, command)
        case Start():
            return _start(table, command)
        case Commit():
            return sealing.take_hash(table, seat_of(table, command.holder), command)
        case Reveal():
            return sealing.take_share(table, seat_of(table, command.holder), command)
        case Disclose(at=at):
            return sealing.disclose(table, at)
        case Begin(at=at):
            return sealing.begin(table, at)
        case Leave():
            return _leave(table, command)
        case ComeBack(holder=holder):
            return _come_back(table, table.seat_of(holder))
        case StandIn(seat=seat):
            return () if table.phase != "playing" or table.chairs[seat].sitting_in else (StoodIn(seat),)
        case GoOn(holder=holder, table=following):
            return (Again(following, table.seat_of(holder)),) if table.again is None else ()


def play(table: Table, event: Played) -> Events:
    """Return the event, and the end of the game if the event brings it."""
    return (event, Ended()) if table.attempt(event) else (event,)


def _move(table: Table, command: MakeMove) -> Events:
    seat = seat_of(table, command.holder)
    if (command.holder, command.id) in table.answered:
        return ()
    if table.phase != "playing":
        raise WrongPhase("game-over" if table.phase == "over" else "not-started")
    if command.round != table.round:
        raise StaleMove(round=command.round, now=table.round)
    if not 1 <= len(command.actions) <= (1 if table.realtime else BATCH_LENGTH):
        raise BadInput("bad-message")
    events = play(table, Moved(seat, command.actions, max(0, command.at - table.started_at), command.id))
    _bound_steps(table, seat, command.actions)
    return events


def _bound_steps(table: Table, seat: int, actions: tuple[str, ...]) -> None:
    """Refuse a move that has just been attempted, if the seat has made far too many in this round.

    Nobody who plays meets this limit. It keeps a log from growing without end, and lets every turn be finished.
    """
    most = 10 * STEPS if table.realtime else STEPS
    made = table.steps.get(seat, 0)
    if made < most or table.ends_turn(seat) or (made < most + SPARE and "undo" not in actions):
        return
    raise TooMuch("too-many-steps", most=most)


def _sit(table: Table, command: Sit) -> Events:
    wish = command.wish
    name, words = names.read_name(wish.name), names.read_words(wish.words)
    if table.seat_of(command.holder) is not None:
        return ()
    _must_be_open(table)
    seat = wish.seat
    if seat is None:
        seat = next((seat for seat, chair in enumerate(table.chairs) if not chair.name), None)
        if seat is None:
            raise TableFull
    elif chair_of(table.chairs, seat).name:
        raise SeatTaken
    names.check_free(name, table.chairs)
    pencil = chairs.free_pencil(table.chairs, wish.pencil)
    return (Sat(seat, Chair(name, pencil, command.holder, words=words)),)


def _seat_bot(table: Table, command: SeatBot) -> Events:
    asked = Asked(command.holder, command.id)
    if table.has_answered(asked):
        return ()
    seat_of(table, command.holder)
    _must_be_open(table)
    _bound_changes(table)
    chair = chair_of(table.chairs, command.seat)
    if chair.holder:
        raise SeatTaken
    if command.level is None:
        return (Left(command.seat, asked),) if chair.name else ()
    bots.check(table.opened.game, command.level)
    return (Sat(command.seat, chairs.bot_chair(table.chairs, chair, command.level), asked),)


def _set_handicap(table: Table, command: SetHandicap) -> Events:
    asked = Asked(command.holder, command.id)
    if table.has_answered(asked):
        return ()
    seat_of(table, command.holder)
    _must_be_open(table)
    _bound_changes(table)
    chair = chair_of(table.chairs, command.seat)
    if not table.has_handicap:
        raise NoHandicap
    if not chair.name:
        raise NoSeat("empty-seat")
    if chair.handicap == command.handicap:
        return ()
    return (Sat(command.seat, replace(chair, handicap=command.handicap), asked),)


def _start(table: Table, command: Start) -> Events:
    asked = Asked(command.holder, command.id)
    if table.has_answered(asked):
        return ()
    seat = seat_of(table, command.holder)
    _must_be_open(table)
    host = table.host(command.away - {seat})
    if host is not None and host != seat:
        raise NotHost(name=table.chairs[host].name)
    invited = [place for place, chair in enumerate(table.chairs) if chair.kept]
    if invited and not command.without:
        raise StillReading(names=", ".join(table.chairs[place].name for place in invited))
    seated = tuple(chair.name for chair in table.chairs if chair.name and not chair.kept)
    begin(table.game, table.options, seated, "")  # refuses too few seats
    return (*map(Left, invited), Sealing(command.at, asked))


def _come_back(table: Table, seat: int | None) -> Events:
    """A bot that sat in stops, and an invited person has come."""
    if seat is None:
        return ()
    chair = table.chairs[seat]
    if chair.kept:
        return (Sat(seat, replace(chair, kept=False)),)
    return (CameBack(seat),) if chair.sitting_in else ()


def _leave(table: Table, command: Leave) -> Events:
    """Free the chair before the start. Later a bot sits in; a person who has come back since then leaves again."""
    asked = Asked(command.holder, command.id)
    if table.has_answered(asked):
        return ()
    seat = seat_of(table, command.holder)
    if table.phase == "open":
        return (Left(seat, asked),)
    return () if table.phase == "over" or table.chairs[seat].sitting_in else (StoodIn(seat),)


def _play_bot(table: Table, command: PlayBot) -> Events:
    if table.phase != "playing" or table.round != command.round:
        return ()
    if not command.late and not is_played_by_bot(table, command.seat):
        return ()  # the person came back
    try:
        return play(table, Moved(command.seat, command.actions, max(0, command.at - table.started_at), bot=True))
    except IllegalAction:
        if table.game.view(table.state, command.seat) == command.seen:
            raise  # nothing changed while the bot was thinking: the bot is wrong
        return ()


def _play_timed_bot(table: Table, command: PlayTimedBot) -> Events:
    if table.phase != "playing" or not is_played_by_bot(table, command.seat):
        return ()
    return play(table, Moved(command.seat, (command.action,), max(0, command.at - table.started_at), bot=True))


def _note(table: Table, words: tuple[str, ...], at: int) -> Events:
    return play(table, Noted(max(0, at - table.started_at), words)) if words and table.phase == "playing" else ()


def changed_presence(table: Table, here: frozenset[int]) -> tuple[str, ...]:
    """Return the notes that are due: for each person whose connection is not as the table last noted it."""
    people = [seat for seat, chair in enumerate(table.chairs) if chair.holder]
    went = [Disconnected(seat) for seat in people if seat not in table.disconnected and seat not in here]
    came = [Connected(seat) for seat in people if seat in table.disconnected and seat in here]
    return tuple(map(notation.to_text, (*went, *came)))


# ------------------------------------------------------------------ the asker's seat and rights


def seat_of(table: Table, holder: str) -> int:
    """Return the asker's seat, or raise `NotSeated`."""
    seat = table.seat_of(holder)
    if seat is None:
        raise NotSeated
    return seat


def is_played_by_bot(table: Table, seat: int) -> bool:
    return table.chairs[seat].bot is not None or table.chairs[seat].sitting_in


def check_id(id: str) -> None:  # noqa: A002
    """Refuse an id by which a request cannot be recognised when it is sent again."""
    if not 1 <= len(id) <= ID_LENGTH:
        raise BadInput("bad-id", most=ID_LENGTH)


def _bound_changes(table: Table) -> None:
    if table.seq >= LOBBY:
        raise TooMuch("too-many-changes")


def _must_be_open(table: Table) -> None:
    if table.phase != "open":
        raise WrongPhase("already-started")
