"""Before the start the host arranges the table: another game or other options, more or fewer chairs, other seats."""

from typing import Any

from msgspec import Struct, to_builtins
from msgspec.structs import replace

from rollwright import bots, games
from rollwright.core import begin, check_seats, read_options
from rollwright.server.refusals import ChallengeLaid, PositionFixed, TooFewChairs
from rollwright.server.socket.messages import OpenTable, Pace
from rollwright.server.table.chairs import Chairs, bot_level, chair_of
from rollwright.server.table.events import Arranged, Asked, Chair, Events, Swapped
from rollwright.server.table.opening import way_of
from rollwright.server.table.rights import PATIENCE, Away, bound_changes, must_be_host, must_be_open, seat_of
from rollwright.server.table.table import Table


class Arrange(Struct, frozen=True, tag="arrange"):
    """Lay this game with these options and so many chairs. `away` are the people without a page."""

    holder: str
    id: str
    away: Away
    game: str
    options: dict[str, Any]
    seats: int
    pace: Pace


class Swap(Struct, frozen=True, tag="swap"):
    """Let two seats change places; either may be free."""

    holder: str
    id: str
    away: Away
    seat: int
    other: int


def decide(table: Table, command: Arrange | Swap) -> Events:
    """Return the event that follows, or raise a refusal."""
    asked = Asked(command.holder, command.id)
    if table.has_answered(asked):
        return ()
    seat_of(table, command.holder)
    must_be_open(table)
    must_be_host(table, command.holder, command.away, PATIENCE)
    bound_changes(table, command.holder)
    if table.opened.challenge:
        raise ChallengeLaid
    if table.origin is not None:
        raise PositionFixed
    if isinstance(command, Swap):
        for seat in (command.seat, command.other):
            chair_of(table.chairs, seat)
        return (Swapped(command.seat, command.other, asked),)
    game = games.find(command.game)
    options = read_options(game, command.options)
    check_seats(game, command.seats)
    begin(game, options, ("",) * command.seats, "")  # refuses options that do not go together, or with so many seats
    seated = fitted(table.chairs, command.seats, command.game, keeps_form=command.game == table.opened.game)
    pace: Pace = 0 if game.is_race else command.pace  # a race has its own clock
    way_of(game, OpenTable(command.game, seats=command.seats, pace=pace, way=table.opened.way))
    return (Arranged(command.game, game.info.version, to_builtins(options), pace, seated, asked),)


def fitted(chairs: Chairs, seats: int, game: str, *, keeps_form: bool) -> Chairs:
    """Return so many chairs with the same people, or raise `TooFewChairs`. A bot gives way to a person.

    Everybody keeps the seat where it still exists. Bots that do not play `game` are replaced by others that do.
    """
    people = sum(chair.is_person for chair in chairs)
    if people > seats:
        raise TooFewChairs(people=people)
    race = games.find(game).race
    has_handicap = race is not None and race.handicap is not None
    levels, takes_paper = bots.levels(game), games.find(game).paper is not None
    own = [
        replace(
            chair,
            handicap=chair.handicap and has_handicap,
            form=chair.form if keeps_form else None,
            paper=chair.paper if takes_paper else "",
            bot=bot_level(chair.bot, levels) if chair.bot and levels else None,
        )
        for chair in chairs
    ]
    own = [chair if chair.is_person or chair.bot else Chair() for chair in own]
    placed = [*own[:seats], *[Chair()] * (seats - len(own))]
    moved = [chair for chair in own[seats:] if chair.name]
    for chair in sorted(moved, key=lambda chair: not chair.is_person):
        free = next((seat for seat, other in enumerate(placed) if not other.name), None)
        if free is None and chair.is_person:
            free = next(seat for seat, other in enumerate(placed) if not other.is_person)
        if free is not None:
            placed[free] = chair
    return tuple(placed)
