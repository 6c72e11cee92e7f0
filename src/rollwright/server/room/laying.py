"""The next table of a room: who gets a chair at it, and which game lies there."""

from collections.abc import Container

from msgspec import to_builtins
from msgspec.structs import replace

from rollwright import bots, games
from rollwright.core import begin, read_options
from rollwright.server.refusals import TooMuch
from rollwright.server.room.results import games_so_far
from rollwright.server.socket.messages import NextGame, Pace
from rollwright.server.table.chairs import Chairs, bot_level
from rollwright.server.table.events import Chair, Opened, Sat
from rollwright.server.table.table import Table

GAMES = 200  # games in one room


def lay_next(
    table: Table,
    wish: NextGame | None,
    learned: dict[int, float | None],
    here: Container[int],
    secret: str,
    key: str,
) -> tuple[Opened, tuple[Sat, ...]]:
    """Return the table that follows a finished one, and how chairs at it are kept.

    Bots, and chairs for the people at the seats `here` and for those who wait, are the same as before. Each person
    keeps pencil, handicap and words for the dice. `learned` is what adaptive bots know by now, by seat.
    """
    old = table.opened
    played = games_so_far(table)
    if len(played) >= GAMES:
        raise TooMuch("too-many-games", most=GAMES)
    wish = wish or NextGame(old.game, old.options, old.pace)
    game = games.find(wish.game)
    options = read_options(game, wish.options)
    same = wish.game == old.game
    seated = _company(table, wish.game, learned if same else {}, here)
    seated = _fitted(seated, *game.info.seats)
    begin(game, options, ("",) * len(seated), "")  # refuses options that do not go together, or with so many seats
    pace: Pace = 0 if game.is_race or not old.way.is_live else wish.pace
    opened = Opened(
        wish.game,
        game.info.version,
        to_builtins(options),
        pace,
        secret,
        old.holder,
        tuple(chair if chair.bot else Chair() for chair in seated),
        key,
        way=old.way.made_live() if game.is_race else old.way,
        room=table.room,
        played=played,
        shut=table.shut,
    )
    return opened, tuple(Sat(seat, chair) for seat, chair in enumerate(seated) if chair.holder)


def _company(table: Table, game: str, learned: dict[int, float | None], here: Container[int]) -> list[Chair]:
    """Return the chairs of everybody who is expected at the next table; the chair of a person who is away is free."""
    race, levels = games.find(game).race, bots.levels(game)
    handicapped = race is not None and race.handicap is not None
    takes_paper = games.find(game).paper is not None
    company: list[Chair] = []
    for seat, chair in enumerate(table.chairs):
        if chair.ghost:
            continue  # its game is over
        plain = replace(
            chair,
            sitting_in=False,
            out_of_time=False,
            stood_in=(),
            hints=0,
            handicap=chair.handicap and handicapped,
            form=None,
            paper="writing" if chair.paper and takes_paper else "",
        )
        if chair.bot is not None and levels:
            company.append(replace(plain, bot=bot_level(chair.bot, levels), form=learned.get(seat)))
        elif chair.is_person and seat in here:
            company.append(replace(plain, kept=not chair.device))
        else:
            company.append(Chair())
    return company + [replace(chair, kept=True) for chair in table.waiting]


def _fitted(company: list[Chair], low: int, high: int) -> Chairs:
    """Return as many chairs as the game allows: free chairs go first, then bots, then the last who came."""
    chairs = [*company]
    for is_spare in (_is_free, _is_bot, _is_any):
        for seat in reversed(range(len(chairs))):
            if len(chairs) > high and is_spare(chairs[seat]):
                del chairs[seat]
    return (*chairs, *(Chair(),) * (low - len(chairs)))


def _is_free(chair: Chair) -> bool:
    return not chair.name


def _is_bot(chair: Chair) -> bool:
    return chair.bot is not None


def _is_any(_: Chair) -> bool:
    return True
