"""The first event of a table, as a visitor wishes it."""

from msgspec import to_builtins

from rollwright import bots, games
from rollwright.core import BadOptions, Game, begin, check_seats, read_options
from rollwright.server.refusals import BadWay
from rollwright.server.socket.messages import OpenTable, Pace, Way
from rollwright.server.table import chairs
from rollwright.server.table.events import Chair, Opened

DAYS = (0, 1, 2, 3, 7)  # a round
SERIES = (0, 2, 3, 4, 5, 6, 7, 8, 9)  # games of a series
BANKS = (0, 5, 10, 20)  # minutes for each person's whole game


def as_wished(wish: OpenTable, holder: str, secret: str, key: str) -> Opened:
    """Return a table with bots on its last chairs, or raise what is wrong with the wish."""
    game = games.find(wish.game)
    options = read_options(game, wish.options)
    check_seats(game, wish.seats)
    begin(game, options, ("",) * wish.seats, "")  # refuses options that do not go together, or with so many seats
    if len(wish.bots) >= wish.seats:
        raise BadOptions("too-many-bots", seats=wish.seats)
    way = way_of(game, wish)
    for bot in wish.bots:
        bots.check(wish.game, bot.level)
    seated = chairs.with_bots((Chair(),) * wish.seats, tuple(bot.level for bot in wish.bots))
    pace: Pace = 0 if game.is_race else wish.pace  # a race has its own clock
    return Opened(wish.game, game.info.version, to_builtins(options), pace, secret, holder, seated, key, wish.id, way)


def way_of(game: Game, wish: OpenTable) -> Way:
    """Return the way the table is played, or raise why it cannot be played so."""
    way = wish.way
    if way.days not in DAYS:
        raise BadWay("bad-days", days=_spoken(DAYS[1:]))
    if way.bank not in BANKS:
        raise BadWay("bad-bank", minutes=_spoken(BANKS[1:]))
    if sum(map(bool, (way.days, way.bank, way.one_device, wish.pace))) > 1:
        raise BadWay("one-clock")
    if way.games not in SERIES or (way.games and wish.seats < 2) or (way.best_of and not way.games):
        raise BadWay("bad-series", most=SERIES[-1])
    if not game.is_race or way.is_live:
        return way
    if way.one_device and wish.seats - len(wish.bots) == 1:
        return way.made_live()  # one person alone with bots: nobody is handed anything
    raise BadWay("game-of-speed", game=game.info.title)


def _spoken(numbers: tuple[int, ...]) -> str:
    return ", ".join(map(str, numbers))
