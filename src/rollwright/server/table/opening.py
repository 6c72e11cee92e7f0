"""The first event of a table, as a visitor wishes it."""

from msgspec import to_builtins

from rollwright import bots, games
from rollwright.core import BadOptions, begin, check_seats, read_options
from rollwright.server.socket.messages import OpenTable, Pace
from rollwright.server.table import chairs
from rollwright.server.table.events import Chair, Opened


def as_wished(wish: OpenTable, holder: str, secret: str, key: str) -> Opened:
    """Return a table with bots on its last chairs, or raise what is wrong with the wish."""
    game = games.find(wish.game)
    options = read_options(game, wish.options)
    check_seats(game, wish.seats)
    begin(game, options, ("",) * wish.seats, "")  # refuses options that do not go together, or with so many seats
    if len(wish.bots) >= wish.seats:
        raise BadOptions("too-many-bots", seats=wish.seats)
    for bot in wish.bots:
        bots.check(wish.game, bot.level)
    seated = chairs.with_bots((Chair(),) * wish.seats, tuple(bot.level for bot in wish.bots))
    pace: Pace = 0 if game.race is not None and game.race.notes else wish.pace  # a race has its own clock
    return Opened(wish.game, game.info.version, to_builtins(options), pace, secret, holder, seated, key, wish.id)
