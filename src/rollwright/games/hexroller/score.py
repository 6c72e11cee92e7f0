"""HexRoller's scoring: unused bonuses, full areas, the middle twice, connected pairs and two straights."""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

from rollwright.core import Item, Part, Row, Score, tally, title_on
from rollwright.games.hexroller.sheet import BONUSES, NUMBERS, Bonus, Layout, Side, layout
from rollwright.games.hexroller.state import Options, State

BONUS_LEFT = 2  # points for each bonus not used
Boxes = tuple[int | None, ...]


def score(state: State, seat: int) -> Score:
    sheet = state.sheets[seat]
    return score_sheet(state.side, sheet.ink, sheet.light, sheet.dark, sheet.used)


def title(options: Options, total: int) -> str:
    """Return the title that a total earns when playing alone."""
    return title_on(layout(options.side).solo_ladder, "hexroller", total)


@lru_cache(maxsize=4096)
def score_sheet(side: Side, row: Row, light: Boxes, dark: Boxes, used: tuple[Bonus, ...]) -> Score:
    """Score a sheet as it stands."""
    board = layout(side)
    left = [bonus for bonus in BONUSES if bonus not in used]
    return tally(
        Item("bonuses", BONUS_LEFT * len(left), tuple(Part((bonus,), BONUS_LEFT) for bonus in left)),
        *(_area(board, row, name) for name in board.areas),
        *(_pair(board, row, number) for number in NUMBERS),
        _straight("light", light),
        _straight("dark", dark),
    )


def most_common(board: Layout, row: Row, area: str) -> int | None:
    """Return the number that occurs most often in a full area, of several the highest; None where a hex is empty."""
    numbers = [row[place] for place in board.members[area]]
    if None in numbers:
        return None
    counted = Counter(int(number or 0) for number in numbers)
    return max(counted, key=lambda number: (counted[number], number))


def connection(board: Layout, row: Row, number: int) -> tuple[int, ...]:
    """Return the hexes that join the printed pair of `number`; none where the pair is not joined."""
    first, last = (board.index[end] for end in board.printed_pairs[number].ends)
    found = [first]
    for place in found:
        found += [other for other in board.neighbours[place] if row[other] == number and other not in found]
    return tuple(found) if last in found else ()


def straight(row: Sequence[int | None]) -> int:
    """Return the last number reached counting up from 3 through a box row, 0 without a 3."""
    reached = 0
    for number in NUMBERS:
        if number not in row:
            break
        reached = number
    return reached


def _area(board: Layout, row: Row, name: str) -> Item:
    number = most_common(board, row, name)
    points = (number or 0) * board.areas[name].multiplier
    item = "middle" if board.areas[name].middle else f"area-{name}"
    return Item(item, points, (Part(board.areas[name].hexes, points, str(number)),) if points else ())


def _pair(board: Layout, row: Row, number: int) -> Item:
    joined = connection(board, row, number)
    cells = tuple(board.hexes[place].id for place in joined)
    return Item(f"pair-{number}", number if joined else 0, (Part(cells, number),) if joined else ())


def _straight(name: str, row: Boxes) -> Item:
    reached = straight(row)
    cells = tuple(f"{name}-{row.index(number) + 1}" for number in range(3, reached + 1))
    return Item(f"straight-{name}", reached, (Part(cells, reached),) if reached else ())
