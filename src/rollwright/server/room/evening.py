"""The evening of a room: the games that were played in it, and the tally over all of them."""

from msgspec import Struct
from msgspec.structs import replace

from rollwright.core import Level
from rollwright.server.socket.messages import Medals, Pencil, RoomCell, RoomGame, RoomLine


class PlayedSeat(Struct, frozen=True, omit_defaults=True):
    """One seat of a finished game. `holder` is the person's browser; a bot has a level instead. `paper`: on paper."""

    name: str
    pencil: Pencil
    total: int
    place: int = 0
    holder: str = ""
    bot: Level | None = None
    paper: bool = False

    @property
    def player(self) -> str:
        """A key of the person or bot, the same in all games."""
        return self.holder or f"bot {self.name}"


class PlayedGame(Struct, frozen=True, omit_defaults=True):
    """One finished game. `at` is its end, in milliseconds since 1970; `early`: the host ended it, so nobody has won."""

    table: str
    game: str
    at: int
    seats: tuple[PlayedSeat, ...]
    early: bool = False


LINES = 100  # lines of a tally that are shown; a room may have seen thousands of people


class _Line(Struct):
    """The count of one player. `cells` are by the number of the game."""

    seat: PlayedSeat
    cells: dict[int, RoomCell]
    points: int = 0
    medals: Medals = Medals()


def games_of(played: tuple[PlayedGame, ...]) -> tuple[RoomGame, ...]:
    return tuple(RoomGame(each.table, each.game, each.at, each.early) for each in played)


def tally(played: tuple[PlayedGame, ...], holder: str = "", most: float = LINES) -> tuple[RoomLine, ...]:
    """Return a line for everybody who has played, the best first; `holder` is the reader's own browser.

    There are `most` lines, and the reader's own below them.

    A game gives a point for taking part and one for each seat that finished behind. The first three places give a
    medal, if somebody finished behind. A game that was ended early gives nothing.
    """
    lines: dict[str, _Line] = {}
    for number, each in enumerate(played):
        for seat in each.seats:
            line = lines.setdefault(seat.player, _Line(seat, {}))
            line.seat = seat  # the name and the pencil of the last game count
            line.cells[number] = RoomCell(seat.total, seat.place, seat.paper)
            if not each.early:
                behind = sum(other.place > seat.place for other in each.seats)
                line.points += 1 + behind
                line.medals = _with_medal(line.medals, seat.place) if behind else line.medals
    ranked = sorted(lines.values(), key=lambda line: (-line.points, -line.medals.gold, -line.medals.silver))
    places: dict[int, int] = {}  # by points; equal points share the place
    for place, line in enumerate(ranked, 1):
        places.setdefault(line.points, place)
    shown = [line for number, line in enumerate(ranked) if number < most or (holder and line.seat.holder == holder)]
    return tuple(
        RoomLine(
            line.seat.name,
            line.seat.pencil,
            line.seat.bot,
            bool(holder) and line.seat.holder == holder,
            places[line.points],
            line.points,
            line.medals,
            tuple(map(line.cells.get, range(len(played)))),
        )
        for line in shown
    )


def _with_medal(medals: Medals, place: int) -> Medals:
    match place:
        case 1:
            return replace(medals, gold=medals.gold + 1)
        case 2:
            return replace(medals, silver=medals.silver + 1)
        case 3:
            return replace(medals, bronze=medals.bronze + 1)
        case _:
            return medals
