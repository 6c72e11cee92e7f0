"""A series: several games in a row in one room, with a running tally and a winner at the end (docs/rooms.md)."""

from math import inf

from rollwright.server.room.evening import PlayedGame, tally
from rollwright.server.room.results import games_so_far
from rollwright.server.socket.messages import RoomLine, SeriesCard, SeriesLine
from rollwright.server.table.table import Table


def series_of(table: Table) -> SeriesCard | None:
    """Return how the series stands in which a table is played, or None where it is played in none.

    Games that were ended early do not count. The series is over after all its games or, where the best of so many is
    looked for, as soon as somebody has won more than half of them.
    """
    games, best_of = table.opened.way.games, table.opened.way.best_of
    if not games:
        return None
    played = tuple(each for each in games_so_far(table) if not each.early)[:games]
    enough = next((count for count in range(1, len(played) + 1) if _most_wins(played[:count]) > games / 2), games)
    counted = played[:enough] if best_of else played
    over = len(counted) >= (enough if best_of else games)
    lines = [
        SeriesLine(line.name, line.pencil, line.bot, _wins(line), line.points) for line in tally(counted, most=inf)
    ]
    lines.sort(key=lambda line: _merit(line, best_of), reverse=True)
    winners = tuple(line.name for line in lines if over and _merit(line, best_of) == _merit(lines[0], best_of))
    number = len(counted) + (not over and table.phase != "over")
    return SeriesCard(games, best_of, number, over, tuple(lines), winners)


def _wins(line: RoomLine) -> int:
    """Return how many games somebody has won; all who share a first place have won."""
    return sum(cell is not None and cell.place == 1 for cell in line.cells)


def _most_wins(played: tuple[PlayedGame, ...]) -> int:
    return max(map(_wins, tally(played, most=inf)), default=0)


def _merit(line: SeriesLine, best_of: bool) -> tuple[int, int]:
    return (line.wins, line.points) if best_of else (line.points, line.wins)
