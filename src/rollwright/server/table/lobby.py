"""People and bots on the chairs: who sits down, starts, leaves and comes back."""

from msgspec.structs import replace

from rollwright import bots
from rollwright.core import begin, put
from rollwright.server.refusals import InvitedStillMissing, NoHandicap, NoPaper, NoSeat, NotSeated, SeatTaken, TableFull
from rollwright.server.table import chairs, names
from rollwright.server.table.chairs import chair_of
from rollwright.server.table.commands import Forget, Leave, SeatBot, SetHandicap, SetPaper, Sit, Start
from rollwright.server.table.events import (
    Asked,
    CameBack,
    Chair,
    Disclosed,
    Events,
    Forgot,
    Left,
    Sat,
    Sealing,
    StoodIn,
)
from rollwright.server.table.rights import (
    bound_changes,
    may_change_seats,
    may_come_in,
    must_be_host,
    must_be_open,
    seat_of,
)
from rollwright.server.table.table import Table

STAND_INS = 500  # times that a bot sits in at once for a person who leaves


def sit(table: Table, command: Sit) -> Events:
    wish = command.wish
    name, words = names.read_name(wish.name), names.read_words(wish.words)
    own = table.seat_of(command.holder)
    if own is not None:
        return _rename(table, own, name, command)
    must_be_open(table)
    may_come_in(table, command.holder)
    bound_changes(table, command.holder)
    seat = wish.seat
    if seat is None:
        seat = next((seat for seat, chair in enumerate(table.chairs) if not chair.name), None)
        if seat is None:
            raise TableFull
    elif chair_of(table.chairs, seat).name:
        raise SeatTaken
    names.check_free(name, table.chairs)
    if wish.paper:
        _must_take_paper(table)
    pencil = chairs.free_pencil(table.chairs, wish.pencil)
    paper = "writing" if wish.paper else ""
    return (Sat(seat, Chair(name, pencil, command.holder, words=words, device=command.device, paper=paper)),)


def _rename(table: Table, seat: int, name: str, command: Sit) -> Events:
    """Correct the name and the pencil of a person of one device before the start; anybody else sits already."""
    chair, wish = table.chairs[seat], command.wish
    if not chair.device or table.phase != "open" or (chair.name, chair.pencil) == (name, wish.pencil):
        return ()
    bound_changes(table, command.holder)
    others = put(table.chairs, seat, Chair())
    names.check_free(name, others)
    return (Sat(seat, replace(chair, name=name, pencil=chairs.free_pencil(others, wish.pencil))),)


def seat_bot(table: Table, command: SeatBot) -> Events:
    asked = Asked(command.holder, command.id)
    if table.has_answered(asked):
        return ()
    may_change_seats(table, command.holder)
    chair = chair_of(table.chairs, command.seat)
    if chair.holder:
        raise SeatTaken
    if command.level is None:
        return (Left(command.seat, asked),)
    bots.check(table.opened.game, command.level)
    return (Sat(command.seat, chairs.bot_chair(table.chairs, chair, command.level), asked),)


def set_handicap(table: Table, command: SetHandicap) -> Events:
    asked = Asked(command.holder, command.id)
    if table.has_answered(asked):
        return ()
    may_change_seats(table, command.holder)
    chair = chair_of(table.chairs, command.seat)
    if not table.has_handicap:
        raise NoHandicap
    if not chair.name:
        raise NoSeat("empty-seat")
    return (Sat(command.seat, replace(chair, handicap=command.handicap), asked),)


def set_paper(table: Table, command: SetPaper) -> Events:
    asked = Asked(command.holder, command.id)
    if table.has_answered(asked):
        return ()
    seat = may_change_seats(table, command.holder)
    if command.paper:
        _must_take_paper(table)
    return (Sat(seat, replace(table.chairs[seat], paper="writing" if command.paper else ""), asked),)


def _must_take_paper(table: Table) -> None:
    """Refuse paper where the game needs every sheet, dice are compared, one device shows everybody's sheets, or the
    sheets are written on already.
    """
    if table.game.paper is None or table.opened.challenge or table.opened.way.one_device or table.origin is not None:
        raise NoPaper(title=table.game.info.title)


def start(table: Table, command: Start) -> Events:
    asked = Asked(command.holder, command.id)
    if table.has_answered(asked):
        return ()
    seat_of(table, command.holder)
    must_be_open(table)
    must_be_host(table, command.holder, command.away)
    invited = [place for place, chair in enumerate(table.chairs) if chair.kept]
    if invited and not command.without:
        raise InvitedStillMissing(names=", ".join(table.chairs[place].name for place in invited))
    fixed = _bots_for_sheets(table, invited)
    seated = tuple(chair.name for chair in table.chairs if chair.name and not chair.kept) + ("",) * len(fixed)
    begin(table.game, table.options, seated, "")  # refuses too few seats
    sealing = (*map(Left, invited), *fixed, Sealing(command.at, asked, table.opened.way.days > 0))
    known = table.opened.challenge or (table.origin is not None and table.origin.same)
    return (*sealing, Disclosed(command.at)) if known else sealing  # nobody can add to dice that are fixed


def _bots_for_sheets(table: Table, invited: list[int]) -> Events:
    """Where a position has a sheet for each seat, bots go on with those that nobody has taken."""
    if table.origin is None or len({*table.origin.seats}) < len(table.chairs):
        return ()
    level, chairs_now = bots.stand_in(table.opened.game), table.chairs
    seated: list[Sat] = []
    for seat, chair in enumerate(table.chairs):
        if not chair.name or seat in invited:
            seated.append(Sat(seat, chairs.bot_chair(chairs_now, Chair(), level)))
            chairs_now = put(chairs_now, seat, seated[-1].chair)
    return tuple(seated)


def come_back(table: Table, seat: int | None) -> Events:
    """A bot that sat in stops, and an invited person has come."""
    if seat is None:
        return ()
    chair = table.chairs[seat]
    if chair.kept:
        return (Sat(seat, replace(chair, kept=False)),)
    return (CameBack(seat),) if chair.sitting_in and not chair.out_of_time else ()


def leave(table: Table, command: Leave) -> Events:
    """Free the chair before the start. Later a bot sits in; a person who has come back since then leaves again.

    People who come and go all the time are away only once the time for that is up: no log grows without end.
    """
    asked = Asked(command.holder, command.id)
    if table.has_answered(asked):
        return ()
    seat = seat_of(table, command.holder)
    if table.phase == "open":
        return (Left(seat, asked),)
    if table.phase == "over" or table.chairs[seat].sitting_in or table.stand_ins >= STAND_INS:
        return ()
    return (StoodIn(seat),)


def forget(table: Table, command: Forget) -> Events:
    """Take the table off the asker's list. Before the start nobody has to wait for such a person: the chair is free."""
    if command.holder in table.forgotten:
        return ()
    asked, seat = Asked(command.holder, command.id), table.seat_of(command.holder)
    if not table.has_part(command.holder):
        if table.has_answered(asked):
            return ()
        raise NotSeated
    if table.phase == "open" and seat is not None:
        return (Left(seat, asked),)
    return (Forgot(command.holder),)
