"""The asker's seat, and what may be asked when."""

from rollwright.server.refusals import NotSeated, TooMuch, WrongPhase
from rollwright.server.table.table import Table

LOBBY = 2000  # events before the start, after which bots and handicaps stay as they are


def seat_of(table: Table, holder: str) -> int:
    """Return the asker's seat, or raise `NotSeated`."""
    seat = table.seat_of(holder)
    if seat is None:
        raise NotSeated
    return seat


def is_played_by_bot(table: Table, seat: int) -> bool:
    return table.chairs[seat].bot is not None or table.chairs[seat].sitting_in


def bound_changes(table: Table) -> None:
    if table.seq >= LOBBY:
        raise TooMuch("too-many-changes")


def must_be_open(table: Table) -> None:
    if table.phase != "open":
        raise WrongPhase("already-started")
