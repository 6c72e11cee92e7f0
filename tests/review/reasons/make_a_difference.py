"""Sentences about two sheets of Make a Difference, held to the rules: every way to fill a line, and games at random."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise, product
from random import Random
from typing import Any

import numpy as np

from rollwright.bots.make_a_difference.master import mode_a
from rollwright.bots.two_dice import as_array
from rollwright.core import Row
from rollwright.games.make_a_difference.botcards import pile
from rollwright.games.make_a_difference.lines import mode_a as scored
from rollwright.games.make_a_difference.lines import mode_b, sums
from rollwright.games.make_a_difference.sheet import layout
from rollwright.games.make_a_difference.state import Options
from rollwright.review import Reason
from tests.review.reasons import at_random

Array = Any
Line = tuple[int, ...]  # the numbers of a line, 0 where a field is empty
BEGIN = "review-why-difference-"
LINES = [line.id for line in layout().lines]


def sheet(drawn: str) -> Array:
    """Return a sheet drawn row by row: a figure for each field, a dot where it is empty."""
    return np.array([0 if figure == "." else int(figure) for figure in "".join(drawn.split())])


def row_of(drawn: Array) -> Row:
    return tuple(int(number) or None for number in drawn)


def line_of(drawn: Array, name: str) -> Line:
    return tuple(
        int(number) for number, cell in zip(drawn, layout().cells, strict=True) if name in (cell.row, cell.column)
    )


def filled(line: Line) -> Iterator[Line]:
    """Yield every way to fill a line."""
    choices = [range(1, 7) if number == 0 else (number,) for number in line]
    return product(*choices)


@cache
def most_points(line: Line) -> int:
    return max(map(line_points, filled(line)))


@cache
def highest(line: Line) -> int:
    return max(sum(abs(first - second) for first, second in pairwise(each)) for each in filled(line))


@cache
def share_of_equal(line: Line) -> float:
    """Return the share of the ways to fill a line that make all its differences equal."""
    equal = [len({abs(first - second) for first, second in pairwise(each)}) == 1 for each in filled(line)]
    return sum(equal) / len(equal)


def line_points(line: Line) -> int:
    worth = layout().mode_a_points
    return sum(worth[times] for times in Counter(abs(a - b) for a, b in pairwise(line) if a and b).values())


def gains(drawn: Array) -> dict[tuple[str, int], list[str]]:
    """Return for each number in each empty field the lines that it would bring points to."""
    before = scored(row_of(drawn))
    found: dict[tuple[str, int], list[str]] = {}
    for place in np.flatnonzero(drawn == 0):
        for number in range(1, 7):
            after = drawn.copy()
            after[place] = number
            now = scored(row_of(after))
            found[layout().cells[place].id, number] = [
                name for name, old, new in zip(LINES, before, now, strict=True) if new.points > old.points
            ]
    return found


def holds_in_mode_a(reason: Reason, own: Array, best: Array) -> bool:
    told: dict[str, Any] = reason.params
    kind = reason.message.removeprefix(BEGIN)
    if kind == "crossing":
        there = gains(best)[told["cell"], told["number"]]
        return there == [told["column"], told["row"]] and all(len(lines) < 2 for lines in gains(own).values())
    if kind == "numbers":
        counts = [len({number for (_, number), lines in gains(each).items() if lines}) for each in (own, best)]
        return counts == [told["own"], told["best"]] and counts[1] > counts[0]
    lines = [line_of(each, told["line"]) for each in (own, best)]
    both = [told["own"], told["best"]]
    if kind.startswith("closed"):
        return list(map(most_points, lines)) == both and both[1] > both[0]
    if kind.startswith("at-once"):
        return [scored(row_of(each))[LINES.index(told["line"])].points for each in (own, best)] == both
    shares = [share_of_equal(line) for line in lines]
    return [round(1 / each) if each else 0 for each in shares] == both and shares[1] > shares[0]


def holds_in_mode_b(reason: Reason, options: Options, others: Sequence[Array], own: Array, best: Array) -> bool:
    """`others` are the other sheets as they lay before the choice."""
    told: dict[str, Any] = reason.params
    kind = reason.message.removeprefix(BEGIN).rpartition("-")[0]
    place = LINES.index(told["line"])
    most = [highest(line_of(each, told["line"])) for each in (own, best)]
    now = [sums(row_of(each))[place] for each in (own, best)]
    rivals = [sums(row_of(each))[place] for each in others]
    cards = [card.mode_b_sums[told["line"]] for card in pile(options.stars)] if options.bot_cards else []
    spare = 0 if options.friendly_ties else 1  # by which a sum has to exceed the others
    if kind == "lost":
        return max(rivals) == told["sum"] and most[0] < told["sum"] + spare <= most[1] == told["best"]
    if kind == "secured":
        threats = [highest(line_of(each, told["line"])) for each in others] + cards
        return now[0] < max(threats) + spare <= now[1] == told["best"]
    if kind == "cards":
        beaten = [sum(each >= card + spare for card in cards) for each in most]
        return beaten == [told["own"], told["best"]] and told["cards"] == len(cards) and beaten[1] > beaten[0]
    assert kind == "highest"
    return most == [told["own"], told["best"]] and now == [told["own_now"], told["best_now"]] and most[1] > most[0]


def never_contradicted_in_mode_a(reason: Reason, own: Array, best: Array, games: int) -> None:
    """Hold a sentence to games that go on at random."""
    told: dict[str, Any] = reason.params
    kind = reason.message.removeprefix(BEGIN).rpartition("-")[0]
    for start, most in ((own, told["own"] if kind == "closed" else None), (best, None)):
        for end in at_random(mode_a(), start, games):
            points = scored(row_of(end))[LINES.index(told["line"])].points
            assert most is None or points <= most, reason
            if kind == "at-once":  # counts of equal differences only grow
                assert points >= told["best" if start is best else "own"], reason


def never_contradicted_in_mode_b(
    reason: Reason, options: Options, others: Sequence[Array], own: Array, best: Array, games: int
) -> None:
    """Hold a sentence to games in which all sheets go on at random, with any of the cards."""
    told: dict[str, Any] = reason.params
    kind = reason.message.removeprefix(BEGIN).rpartition("-")[0]
    place, random = LINES.index(told["line"]), Random(8)
    seats = [at_random(mode_a(), start, games, seed) for seed, start in enumerate((own, best, *others))]
    for mine, theirs, *rest in zip(*seats, strict=True):
        drawn = random.sample(pile(options.stars), options.bot_cards)
        rivals = [sums(row_of(each)) for each in rest]
        rivals += [tuple(card.mode_b_sums[line] for line in LINES) for card in drawn]
        taken = [mode_b(sums(row_of(each)), rivals, friendly=options.friendly_ties)[place] for each in (mine, theirs)]
        reached = [sums(row_of(each))[place] for each in (mine, theirs)]
        assert not (kind == "lost" and taken[0]), reason
        assert taken[1] or kind != "secured", reason
        assert kind != "highest" or (reached[0] <= told["own"] and reached[1] <= told["best"]), reason


def as_sheets(inks: Sequence[Any]) -> list[Array]:
    return [as_array(sheet.ink) for sheet in inks]
