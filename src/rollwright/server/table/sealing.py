"""Sealing: between `start` and the first roll each person's page commits to a share of the dice, then reveals it.

docs/dice.md says why. Nothing here changes the table: the writer keeps the events and folds them in.
"""

from msgspec import Struct

from rollwright.core import commit, hash_share
from rollwright.server.refusals import AlreadyCommitted, WrongPhase, WrongShare
from rollwright.server.table.events import Committed, Disclosed, Events, Revealed, Started
from rollwright.server.table.table import Table


class Commit(Struct, frozen=True, tag="commit"):
    """The asker's page commits to its share by this hash."""

    holder: str
    id: str
    hash: str
    at: int


class Reveal(Struct, frozen=True, tag="reveal"):
    """The asker's page reveals the share that it has committed to."""

    holder: str
    id: str
    share: str
    at: int


class Disclose(Struct, frozen=True, tag="disclose"):
    """The server shows all hashes without waiting for the pages that have sent none."""

    at: int


class Begin(Struct, frozen=True, tag="begin"):
    """The server starts the game without waiting for the pages that have not revealed their shares."""

    at: int


def awaited(table: Table) -> list[int]:
    """Return the seats whose hash or, once the hashes are disclosed, whose share has not come yet."""
    people = [seat for seat, chair in enumerate(table.chairs) if chair.is_person and not chair.sitting_in]
    if table.disclosed:
        return [seat for seat in people if table.hashes[seat] is not None and table.shares[seat] is None]
    return [seat for seat in people if table.hashes[seat] is None]


def take_hash(table: Table, seat: int, command: Commit) -> Events:
    """Take the first hash of a seat; the last one that is awaited has all of them disclosed."""
    if table.phase != "sealing":
        raise WrongPhase("not-sealing")
    known = table.hashes[seat]
    if known == command.hash:
        return ()
    if known is not None:
        raise AlreadyCommitted
    if table.disclosed:
        raise WrongPhase("not-sealing")
    committed = Committed(seat, command.hash)
    return (committed, Disclosed(command.at)) if awaited(table) == [seat] else (committed,)


def take_share(table: Table, seat: int, command: Reveal) -> Events:
    """Take the share of a seat. The last one starts the game, unless its first pictures have to be rendered."""
    if table.phase != "sealing" or not table.disclosed:
        raise WrongPhase("not-sealing")
    if table.shares[seat] == command.share:
        return ()
    if hash_share(commit(table.opened.secret), seat, command.share) != table.hashes[seat]:
        raise WrongShare
    revealed, last = Revealed(seat, command.share), awaited(table) == [seat]
    return (revealed, Started(command.at)) if last and table.game.pictures is None else (revealed,)


def disclose(table: Table, at: int) -> Events:
    return (Disclosed(at),) if table.phase == "sealing" and not table.disclosed else ()


def begin(table: Table, at: int) -> Events:
    return (Started(at),) if table.phase == "sealing" and table.disclosed else ()
