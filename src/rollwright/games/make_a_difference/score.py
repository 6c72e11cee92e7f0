"""The score pad of Make a Difference: nine lines, columns first."""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files

import msgspec

from rollwright.core import Item, Part, Row, Rung, Score, tally, title_on
from rollwright.games.make_a_difference.lines import Sums, card_sums, comparable, mode_a, mode_b, rivals_of, sums
from rollwright.games.make_a_difference.sheet import Line, Mode, layout
from rollwright.games.make_a_difference.state import Options, State, written_out


def score(state: State, seat: int) -> Score:
    """Score a seat against all others; BotCards join once everything is written."""
    return score_rows(state, [sheet.ink for sheet in state.sheets], seat)


def score_rows(state: State, rows: Sequence[Row], seat: int) -> Score:
    """Score `rows[seat]` as the sheets would stand with these rows.

    In Mode B a line counts once it can be compared: while BotCards lie face down, with the other sheets alone.
    """
    if state.options.mode == "A":
        return score_alone(rows[seat])
    everyone = [*map(sums, rows), *(map(card_sums, state.cards) if written_out(state) else ())]
    scored = score_against(everyone[seat], rivals_of(everyone, seat), friendly=state.options.friendly_ties)
    if written_out(state) or state.version == 1:
        return scored
    counted = zip(scored.items, comparable(rows), strict=True)
    return tally(*(item if counts else Item(item.id, 0) for item, counts in counted))


def title(options: Options, figure: int) -> str:
    """Return the title that a figure earns when playing alone: points in Mode A, the sum of all lines in Mode B."""
    return title_on(ladders()[options.mode], "make-a-difference", figure)


@cache
def ladders() -> dict[Mode, tuple[Rung, ...]]:
    """Return the titles of both modes. Rungs are the mean and best tenth of random play, then the means of careful and
    of far-sighted play, its best tenth and its best hundredth.
    """
    read = (files("rollwright.games.make_a_difference") / "layouts" / "ladders.json").read_bytes()
    return msgspec.json.decode(read, type=dict[Mode, tuple[Rung, ...]])


def figure_alone(state: State) -> int:
    """Return the figure of a sheet played alone: its points, or in Mode B, where cards decide those, all its sums."""
    row = state.sheets[0].ink
    return score_alone(row).total if state.options.mode == "A" else sum(sums(row))


def score_alone(row: Row) -> Score:
    """Score Mode A: the rings of each difference that occurs more than once in its line."""
    items: list[Item] = []
    for line, scored in zip(layout().lines, mode_a(row), strict=True):
        repeated = sorted(
            {int(gap) for gap in scored.differences if gap is not None and scored.differences.count(gap) > 1}
        )
        parts = tuple(_repeat(line, scored.differences, gap) for gap in repeated)
        items.append(Item(line.item, scored.points, parts))
    return tally(*items)


def score_against(own: Sums, rivals: Sequence[Sums], *, friendly: bool) -> Score:
    """Score Mode B: the lines whose sum is higher than that of all others."""
    points = mode_b(own, rivals, friendly=friendly)
    return tally(*(_taken(line, worth) for line, worth in zip(layout().lines, points, strict=True)))


def _repeat(line: Line, found: Row, gap: int) -> Part:
    cells = tuple(layout().rings[ring].id for ring, value in zip(line.rings, found, strict=True) if value == gap)
    return Part(cells, layout().mode_a_points[len(cells)], str(gap))


def _taken(line: Line, points: int) -> Item:
    return Item(line.item, points, (Part((f"line-{line.id}",), points, "taken"),) if points else ())
