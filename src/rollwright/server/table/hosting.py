"""Commands of the host alone: pause, end, remove somebody, let a bot play for somebody, close the door.

Each becomes one event of the table's log. docs/rooms.md says what each person may do.
"""

from msgspec import Struct

from rollwright.core import is_awaited
from rollwright.server.refusals import BotSeat, ChallengeLaid, NoSeat, NotAwaited, OwnSeat, TooMuch, WrongPhase
from rollwright.server.table.chairs import chair_of
from rollwright.server.table.events import (
    Asked,
    Chair,
    DoorSet,
    Ended,
    Events,
    Hurried,
    Left,
    Paused,
    Removed,
    Resumed,
    StoodIn,
    Waived,
)
from rollwright.server.table.rights import PATIENCE, Away, must_be_host
from rollwright.server.table.table import Table


class ByHost(Struct, frozen=True):
    """A request that only the host may make. `away` are the people without a page."""

    holder: str
    id: str
    away: Away


class Pause(ByHost, frozen=True, tag="pause"):
    """Let clocks and bots stand still, or (`paused` False) go on."""

    at: int
    paused: bool


class EndGame(ByHost, frozen=True, tag="end"):
    """End the game now; nobody has won."""


class Remove(ByHost, frozen=True, tag="remove"):
    """Free a person's chair or, after the start, give the seat to a bot for good. That browser gets no other chair."""

    seat: int


class Hurry(ByHost, frozen=True, tag="hurry"):
    """Wait no longer for a person: a bot plays the rest of the round or, for a person who is away, sits in.

    After the last round: go on without the sheet of a paper seat.
    """

    seat: int


class SetDoor(ByHost, frozen=True, tag="door"):
    """Let nobody new have a chair, or (`shut` False) let them, also the people who were removed."""

    shut: bool


HostCommand = Pause | EndGame | Remove | Hurry | SetDoor


def decide(table: Table, command: HostCommand) -> Events:
    """Return the events that follow from a request of the host, or raise a refusal.

    Also a request that changes nothing becomes an event: sent again later, it must not change anything then.
    """
    asked = Asked(command.holder, command.id)
    if table.has_answered(asked):
        return ()
    patience = 0 if isinstance(command, Pause | Hurry) else PATIENCE
    host = must_be_host(table, command.holder, command.away, patience)
    if not table.orders.has_left(table.changer(command.holder)):
        raise TooMuch("too-many-changes")
    match command:
        case Pause(at=at, paused=paused):
            return _pause(table, at, paused, asked)
        case EndGame():
            _must_be_playing(table)
            return (Ended(True, asked),)
        case Remove(seat=seat):
            return _remove(table, seat, host, asked)
        case Hurry(seat=seat):
            return _hurry(table, seat, seat in command.away, asked)
        case SetDoor(shut=shut):
            return (DoorSet(shut, asked),)


def _pause(table: Table, at: int, paused: bool, asked: Asked) -> Events:
    _must_be_playing(table)
    if paused and table.opened.challenge:
        raise ChallengeLaid("challenge-runs")  # times are compared there, and the cards lie open all the while
    return (Paused(max(0, at - table.started_at), asked),) if paused else (Resumed(at, asked),)


def _remove(table: Table, seat: int, host: int, asked: Asked) -> Events:
    chair = _taken(table, seat)
    if seat == host:
        raise OwnSeat
    if table.phase == "open":
        return (Left(seat, asked, removed=chair.is_person),)
    if table.phase == "over":
        raise WrongPhase("game-over")
    if not chair.is_person:
        raise BotSeat(name=chair.name)
    return (Removed(seat, asked),)


def _hurry(table: Table, seat: int, away: bool, asked: Asked) -> Events:
    _must_be_playing(table)
    chair = _taken(table, seat)
    if seat in table.missing_sheets():
        waived = Waived(seat, table.at, asked)
        return (waived, Ended()) if table.attempt(waived) else (waived,)
    if not chair.is_person or chair.sitting_in:
        raise BotSeat(name=chair.name)
    if away:
        return (StoodIn(seat, asked),)
    if table.realtime or not is_awaited(table.game, table.state, seat):
        raise NotAwaited(name=chair.name)
    return (Hurried(seat, asked),)


def _taken(table: Table, seat: int) -> Chair:
    chair = chair_of(table.chairs, seat)
    if not chair.name:
        raise NoSeat("empty-seat")
    return chair


def _must_be_playing(table: Table) -> None:
    if table.phase != "playing":
        raise WrongPhase("game-over" if table.phase == "over" else "not-started")
