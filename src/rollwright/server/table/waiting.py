"""A late friend waits at a table whose game has begun, watches meanwhile, and gets a chair at the next one."""

from msgspec import Struct

from rollwright.server.refusals import TooMuch, WrongPhase
from rollwright.server.socket.messages import SitDown
from rollwright.server.table import chairs, names
from rollwright.server.table.events import Asked, Chair, Events, Waited
from rollwright.server.table.rights import bound_strangers, may_come_in
from rollwright.server.table.table import Table

MOST = 12  # people who wait at one table


class Wait(Struct, frozen=True, tag="wait"):
    """Wait for the next game or (without a person) no longer."""

    holder: str
    id: str
    person: SitDown | None


def decide(table: Table, command: Wait) -> Events:
    """Return the event that follows, or raise a refusal."""
    asked = Asked(command.holder, command.id)
    if table.has_answered(asked):
        return ()
    if table.seat_of(command.holder) is not None:
        raise WrongPhase("has-seat")
    if command.person is None and any(chair.holder == command.holder for chair in table.waiting):
        return (Waited(Chair(holder=command.holder), asked),)
    bound_strangers(table, command.holder)
    if not table.waits.has_left(command.holder):
        raise TooMuch("too-many-changes")
    if command.person is None:
        return (Waited(Chair(holder=command.holder), asked),)
    if table.phase == "open":
        raise WrongPhase("not-started")
    if table.again is not None:
        raise WrongPhase("gone-on")
    may_come_in(table, command.holder)
    others = tuple(chair for chair in table.waiting if chair.holder != command.holder)
    if len(others) >= MOST:
        raise TooMuch("too-many-waiting", most=MOST)
    name, words = names.read_name(command.person.name), names.read_words(command.person.words)
    names.check_free(name, (*table.chairs, *others))
    pencil = chairs.free_pencil((*table.chairs, *others), command.person.pencil)
    return (Waited(Chair(name, pencil, command.holder, words=words), asked),)
