"""The asker's seat, and what may be asked when."""

from collections.abc import Mapping

from rollwright.server.refusals import DoorShut, HostAway, NotHost, NotSeated, RemovedByHost, TooMuch, WrongPhase
from rollwright.server.table.table import Table

Away = Mapping[int, int]  # seats of people without a page: for how many milliseconds
PATIENCE = 60_000  # milliseconds that a host may be away before somebody else does what cannot be taken back
STRANGERS = 1000  # browsers that take a chair or wait at one table; after that nobody new does


def seat_of(table: Table, holder: str) -> int:
    """Return the asker's seat, or raise `NotSeated`."""
    seat = table.seat_of(holder)
    if seat is None:
        raise NotSeated
    return seat


def must_be_host(table: Table, holder: str, away: Away, patience: int = 0) -> int:
    """Return the asker's seat if it is the host's, or raise `NotHost`, `HostAway` or `NotSeated`.

    People who have been away for longer than `patience` milliseconds are passed over: the next person is the host.
    """
    seat = seat_of(table, holder)
    if table.chairs[seat].device:
        return seat  # one device is handed round, and all its people are the host
    others = {other: gone for other, gone in away.items() if other != seat}
    host = table.host([other for other, gone in others.items() if gone >= patience])
    if host is not None and host != seat:
        shown = table.host(others)
        refusal = HostAway(name=table.chairs[host].name, seconds=patience // 1000) if shown == seat else None
        raise refusal or NotHost(name=table.chairs[host].name)
    return seat


def is_played_by_bot(table: Table, seat: int) -> bool:
    return table.chairs[seat].bot is not None or table.chairs[seat].sitting_in or seat in table.hurried


def bound_changes(table: Table, holder: str) -> None:
    """Raise a refusal if this person has changed chairs and terms too often."""
    if not table.changes.has_left(table.changer(holder)):
        raise TooMuch("too-many-changes")


def may_come_in(table: Table, holder: str) -> None:
    """Raise a refusal if a person without a seat may have none here."""
    if table.shut:
        raise DoorShut
    if holder in table.removed:
        raise RemovedByHost
    bound_strangers(table, holder)


def bound_strangers(table: Table, holder: str) -> None:
    """Raise a refusal if too many browsers have had a chair here, or waited, and this is one more."""
    if len(table.guests) >= STRANGERS and table.is_stranger(holder):
        raise TooMuch("too-many-changes")


def must_be_open(table: Table) -> None:
    if table.phase != "open":
        raise WrongPhase("already-started")


def may_change_seats(table: Table, holder: str) -> int:
    """Return the asker's seat, or raise a refusal where bots, handicaps and paper stay as they are."""
    seat = seat_of(table, holder)
    must_be_open(table)
    bound_changes(table, holder)
    return seat
