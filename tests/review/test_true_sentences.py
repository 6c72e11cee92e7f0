"""What a sentence says of two sheets is true of both, checked by the rules alone, over many positions."""

from collections import Counter
from collections.abc import Iterable
from random import Random
from typing import Any, get_args

import pytest

from rollwright.bots.hexroller.listing import Rounds, rounds
from rollwright.bots.hexroller.position import WRITTEN, Position, position
from rollwright.bots.hexroller.sheets import after
from rollwright.bots.splitter.master import judge
from rollwright.bots.two_dice import as_array
from rollwright.core import Row, put
from rollwright.games.hexroller.score import connection, straight
from rollwright.games.hexroller.sheet import NUMBERS, Side
from rollwright.games.hexroller.sheet import layout as hexes
from rollwright.games.splitter.score import groups, score_row
from rollwright.games.splitter.sheet import Pad, layout
from rollwright.review import Reason
from rollwright.review.hexroller.why import explain
from rollwright.review.splitter.why import closed, nearer
from tests.effort import effort
from tests.review.played_games import played


def finishable(pad: Pad, row: Row, number: int, group: Iterable[int]) -> bool:
    """Say whether some of the empty cells, with this number in them, make a group exactly as large as it says."""
    found, board = frozenset(group), layout(pad)
    joined = set(found)
    while more := {other for cell in joined for other in board.neighbours[cell] if row[other] == number} - joined:
        joined |= more
    if len(joined) >= number:
        return len(joined) == number
    empty = {other for cell in joined for other in board.neighbours[cell] if row[other] is None}
    return any(finishable(pad, put(row, cell, number), number, joined | {cell}) for cell in empty)


def holds_on_a_pad(pad: Pad, reason: Reason, own: Row, best: Row) -> bool:
    told: dict[str, Any] = reason.params
    found = [groups(layout(pad), row) for row in (own, best)]
    if reason.message == "review-why-splitter-hearts-closed":
        kinds = [{row[cell] for cell in layout(pad).hearts} - {None} for row in (own, best)]
        return len(kinds[0]) > 1 >= len(kinds[1])
    number = told["number"]
    complete = [sum(n == number == len(group) for n, group in each) for each in found]
    growing = [
        [len(group) for n, group in each if n == number > len(group) and finishable(pad, row, number, group)]
        for row, each in zip((own, best), found, strict=True)
    ]
    if reason.message == "review-why-splitter-nearer":
        most = [max(sizes, default=0) for sizes in growing]
        return most == [told["own"], told["best"]] and most[1] > most[0] and complete[0] <= complete[1]
    if reason.message == "review-why-splitter-completed":
        line = f"number-{number}"
        points = [next(item.points for item in score_row(pad, row).items if item.id == line) for row in (own, best)]
        return points[1] - points[0] == told["points"] > 0
    assert reason.message == "review-why-splitter-spoiled"
    lost = [
        sum(len(group) for n, group in each if n == number != len(group) and not finishable(pad, row, number, group))
        for row, each in zip((own, best), found, strict=True)
    ]
    return lost[0] - lost[1] == told["cells"] > 0


@pytest.mark.soak("400 games on each pad instead of 12")
@pytest.mark.parametrize("pad", get_args(Pad))
def test_sentences_about_two_pads_are_true_of_both(pad: Pad):
    random, told = Random(3), Counter[str]()
    for seed in range(effort(12, 400)):
        game = played(f"splitter-{pad.lower()}", ("any",) if seed % 2 else ("gentle",), seed)
        for number, dice in enumerate(game.dice):
            before = as_array(game.states[number].sheets[0].ink)
            _, reached = judge(pad).placements(before, dice)
            own, best = (reached[random.randrange(len(reached))] for _ in range(2))
            rows = [tuple(int(figure) or None for figure in sheet) for sheet in (own, best)]
            for reason in (*closed(pad, own, best), *nearer(pad, own, best)):
                told[reason.message] += 1
                assert holds_on_a_pad(pad, reason, rows[0], rows[1]), (reason, rows)
    assert len(told) == (4 if layout(pad).hearts else 3)


# ------------------------------------------------------------------ HexRoller


def written(here: Position, found: Rounds, place: int) -> Row:
    """Return the numbers in the hexes after a round."""
    row: list[int | None] = [None] * len(hexes(here.side).hexes)
    for number, old, new in zip(WRITTEN, here.own, found.added[:, place], strict=True):
        for spot in range(len(row)):
            if (old | int(new)) >> spot & 1:
                row[spot] = number
    return tuple(row)


def lacking(side: Side, row: Row, number: int) -> int | None:
    """Return how many empty hexes must be filled to join a pair, trying each number of them in turn."""
    if connection(hexes(side), row, number):
        return 0
    board = hexes(side)
    first, last = (board.index[end] for end in board.printed_pairs[number].ends)
    reached, steps = {first}, 0
    while True:
        while more := {o for p in reached for o in board.neighbours[p] if row[o] == number} - reached:
            reached |= more
        if last in reached:
            return steps
        empty = {o for p in reached for o in board.neighbours[p] if row[o] is None} - reached
        if not empty:
            return None
        reached, steps = reached | empty, steps + 1


def holds_on_hexes(
    side: Side, reason: Reason, rows: list[Row], boxes: list[list[list[int]]], bonuses: list[int]
) -> bool:
    told: dict[str, Any] = reason.params
    kind = reason.message.removeprefix("review-why-hexroller-")
    if kind.startswith("pair"):
        own, best = (lacking(side, row, told["number"]) for row in rows)
        if kind == "pair-joined":
            return best == 0 != own
        return best == told["best"] and own == (None if kind == "pair-closed" else told["own"])
    if kind.startswith("area"):
        board = hexes(side)
        name = next(
            n for n, area in board.areas.items() if n == told["area"] or (area.middle and told["area"] == "middle")
        )
        own, best = (sum(row[place] is None for place in board.members[name]) for row in rows)
        return own > best == 0 if kind == "area-full" else [best, own] == [told["best"], told["own"]] and own > best
    reached = [sum(map(straight, each)) for each in boxes]
    if kind == "straights-reached":
        return reached == [told["own"], told["best"]] and reached[1] > reached[0]
    if kind == "bonus-kept":
        return 2 * (bonuses[1] - bonuses[0]) == told["points"] > 0
    return kind == "straights-promised" and told["best"] > told["own"]


@pytest.mark.soak("200 games on each side instead of 6")
@pytest.mark.parametrize("side", get_args(Side))
def test_sentences_about_two_rounds_are_true_of_both(side: Side):
    random, told = Random(4), Counter[str]()
    for seed in range(effort(6, 200)):
        game = played(side, ("any",) if seed % 2 else ("steady",), seed)
        for state in game.states[1:-1]:  # a first round has very many ways
            here = position(side, game.game.view(state, None), 0)
            found = rounds(here)
            for _ in range(20):
                pair = [random.randrange(len(found)) for _ in range(2)]
                own, best = (after(here, found.take([place]))[0] for place in pair)
                rows = [written(here, found, place) for place in pair]
                boxes = [
                    [[n for n in NUMBERS if int(row[0]) >> n - 3 & 1] for row in (sheets.light, sheets.dark)]
                    for sheets in (own, best)
                ]
                left = [int(sheets.bonuses[0]).bit_count() for sheets in (own, best)]
                for reason in explain(side, own, best):
                    told[reason.message] += 1
                    assert holds_on_hexes(side, reason, rows, boxes, left), (reason, rows)
    assert len(told) >= 7
