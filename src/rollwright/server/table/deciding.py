"""Decide commands: return the events that follow, or raise a refusal.

Nothing here changes the table: the writer keeps the events and folds them in.
"""

from rollwright.core import (
    Connected,
    Disconnected,
    Holding,
    IllegalAction,
    Lacking,
    StaleMove,
    next_wake,
    notation,
)
from rollwright.server.refusals import (
    BadInput,
    TimeIsUp,
    TooMuch,
    WrongPhase,
)
from rollwright.server.table import arranging, hinting, hosting, lobby, sealing, waiting
from rollwright.server.table.arranging import Arrange, Swap
from rollwright.server.table.commands import (
    ComeBack,
    Command,
    Forget,
    GoOn,
    HangUp,
    Hold,
    Leave,
    Look,
    MakeMove,
    Note,
    NoteHolding,
    NotePresence,
    Ping,
    PlayBot,
    PlayTimedBot,
    Refuse,
    RunOut,
    SeatBot,
    SetHandicap,
    SetPaper,
    Sit,
    StandIn,
    Start,
    Wake,
)
from rollwright.server.table.events import (
    Again,
    Ended,
    Events,
    Moved,
    Noted,
    Played,
    RanOut,
    StoodIn,
    Woke,
)
from rollwright.server.table.hinting import NoteHint, TakeHint
from rollwright.server.table.hosting import EndGame, Hurry, Pause, Remove, SetDoor
from rollwright.server.table.rights import is_played_by_bot, seat_of
from rollwright.server.table.sealing import Begin, Commit, Disclose, Reveal
from rollwright.server.table.table import Table
from rollwright.server.table.waiting import Wait

BATCH_LENGTH = 50
# Nobody who plays meets these limits. They keep a log from growing without end, and let every turn be finished.
STEPS = 1000  # actions of a seat in one round; in a race the whole game is one round, and has ten times as many
SPARE = 100  # actions after that, which go on and take nothing back; later only moves that end the seat's turn
NOTES = 10_000  # notes of a race, after which neither round trips nor absences are noted: no person plays so long
QUIET = 300  # notes in a row, half an hour, after which round trips are noted again once somebody has played


def decide(table: Table, command: Command) -> Events:  # noqa: C901  # one case for each command
    """Return the events that follow from a command, or raise a refusal. A request sent again changes nothing."""
    match command:
        case MakeMove():
            return _move(table, command)
        case Ping() | Hold() | HangUp() | Look():
            return ()
        case PlayBot():
            return _play_bot(table, command)
        case PlayTimedBot():
            return _play_timed_bot(table, command)
        case Wake(at=at):
            due = not table.paused and next_wake(table.game, table.state) == at
            return play(table, Woke(at)) if due else ()
        case Note():
            too_many_notes = table.noted >= NOTES or table.noted_in_a_row >= QUIET
            return () if too_many_notes else _note(table, command.words, command.at)
        case NotePresence():
            return _note(table, changed_presence(table, command.here), command.at)
        case NoteHolding():
            return _note(table, changed_holding(table, command.here, command.holding), command.at)
        case Refuse(error=error):
            raise error
        case Sit():
            return lobby.sit(table, command)
        case SeatBot():
            return lobby.seat_bot(table, command)
        case SetHandicap():
            return lobby.set_handicap(table, command)
        case SetPaper():
            return lobby.set_paper(table, command)
        case Start():
            return lobby.start(table, command)
        case Commit():
            return sealing.take_hash(table, seat_of(table, command.holder), command)
        case Reveal():
            return sealing.take_share(table, seat_of(table, command.holder), command)
        case Disclose(at=at):
            return sealing.disclose(table, at)
        case Begin(at=at):
            return sealing.begin(table, at)
        case Pause() | EndGame() | Remove() | Hurry() | SetDoor():
            return hosting.decide(table, command)
        case Arrange() | Swap():
            return arranging.decide(table, command)
        case Wait():
            return waiting.decide(table, command)
        case TakeHint():
            return hinting.decide(table, command)
        case NoteHint():
            return hinting.note(table, command)
        case Leave():
            return lobby.leave(table, command)
        case Forget():
            return lobby.forget(table, command)
        case ComeBack(holder=holder):
            return lobby.come_back(table, table.seat_of(holder))
        case StandIn(seat=seat):
            return () if table.phase != "playing" or table.chairs[seat].sitting_in else (StoodIn(seat),)
        case RunOut(seat=seat, at=at):
            return (RanOut(seat, at),) if not table.paused and table.is_out_of_time(seat, at) else ()
        case GoOn(holder=holder, table=following, game=game):
            return (Again(following, table.seat_of(holder), game),) if table.again is None else ()


def play(table: Table, event: Played) -> Events:
    """Return the event, and the end of the game if the event brings it."""
    return (event, Ended()) if table.attempt(event) else (event,)


def _move(table: Table, command: MakeMove) -> Events:
    seat = seat_of(table, command.holder)
    if (command.holder, command.id) in table.answered:
        return ()
    if table.phase != "playing":
        raise WrongPhase("game-over" if table.phase == "over" else "not-started")
    if table.chairs[seat].out_of_time:
        raise TimeIsUp
    if table.paused:
        raise WrongPhase("paused")
    if command.round != table.round:
        raise StaleMove(round=command.round, now=table.round)
    if not 1 <= len(command.actions) <= (1 if table.realtime else BATCH_LENGTH):
        raise BadInput("bad-message")
    return _play_bounded(table, Moved(seat, command.actions, max(0, command.at - table.started_at), command.id))


def _play_bounded(table: Table, moved: Moved) -> Events:
    """Play a person's move, or refuse it where the seat has tried far too many in this round."""
    seat, undoes = moved.seat, "undo" in moved.actions
    most = 10 * STEPS if table.realtime else STEPS
    tried = table.tried(seat)
    if tried >= most + SPARE and undoes:
        raise TooMuch("too-many-steps", most=most)  # before it is played, because that is what costs
    events = play(table, moved)
    if tried < most or table.ends_turn(seat) or (tried < most + SPARE and not undoes):
        return events
    table.count_refused(moved)
    raise TooMuch("too-many-steps", most=most)


def _play_bot(table: Table, command: PlayBot) -> Events:
    if table.phase != "playing" or table.paused or table.round != command.round:
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
    if table.phase != "playing" or table.paused or not is_played_by_bot(table, command.seat):
        return ()
    return play(table, Moved(command.seat, (command.action,), max(0, command.at - table.started_at), bot=True))


def _note(table: Table, words: tuple[str, ...], at: int) -> Events:
    if not words or table.phase != "playing" or table.paused:
        return ()
    return play(table, Noted(max(0, at - table.started_at), words))


def changed_presence(table: Table, here: frozenset[int]) -> tuple[str, ...]:
    """Return the notes that are due: for each person whose connection is not as the table last noted it.

    People who come and go all the time are noted as here in the end: no log grows without end.
    """
    people = [seat for seat, chair in enumerate(table.chairs) if chair.is_person]
    leaving = [seat for seat in people if seat not in table.disconnected and seat not in here]
    went = map(Disconnected, leaving if table.noted < NOTES else ())
    came = [Connected(seat) for seat in people if seat in table.disconnected and seat in here]
    return tuple(map(notation.to_text, (*went, *came)))


def changed_holding(table: Table, here: frozenset[int], holding: frozenset[int]) -> tuple[str, ...]:
    """Return the notes that are due: for each person who is `here` and holds other than as the table last noted it."""
    people = [seat for seat, chair in enumerate(table.chairs) if chair.is_person and seat in here]
    without = [seat for seat in people if seat not in table.lacking and seat not in holding]
    lacks = map(Lacking, without if table.noted < NOTES else ())
    holds = [Holding(seat) for seat in people if seat in table.lacking and seat in holding]
    return tuple(map(notation.to_text, (*lacks, *holds)))
