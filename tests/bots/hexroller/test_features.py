"""The features of a sheet agree with the rules."""

from random import Random

import numpy as np
import pytest

from rollwright.bots.hexroller.details import describe_closely
from rollwright.bots.hexroller.features import DETOUR, describe
from rollwright.bots.hexroller.listing import rounds
from rollwright.bots.hexroller.position import WRITTEN, position
from rollwright.bots.hexroller.sheets import after
from rollwright.bots.hexroller.straights import ROWS, outlook
from rollwright.games.hexroller import GAME as hexroller
from rollwright.games.hexroller.chains import places
from rollwright.games.hexroller.score import score_sheet, straight
from rollwright.games.hexroller.sheet import BONUSES, NUMBERS, Side, layout
from tests.bots.hexroller.tables import SIDES, table

TO_SEVEN, TO_EIGHT = 0b011111, 0b111111


def steps_between(side: Side, row: list[int | None], number: int) -> int:
    """The hexes on the shortest way that joins a printed pair, 0 where it is not joined."""
    board = layout(side)
    first, last = (board.index[end] for end in board.printed_pairs[number].ends)
    steps, edge = {first: -1}, [first]
    for place in edge:
        fresh = [other for other in board.neighbours[place] if row[other] == number and other not in steps]
        steps |= dict.fromkeys(fresh, steps[place] + 1)
        edge += fresh
    return steps.get(last, 0)


@pytest.mark.parametrize("side", SIDES)
def test_a_sheet_has_the_points_that_the_rules_give_it_but_for_long_ways_round(side: Side):
    random = Random(3)
    for number in range(2, layout(side).rounds + 1):
        here = position(side, hexroller.view(table(side, number, random), 0), 0)
        found = rounds(here)
        some = found.take(random.sample(range(len(found)), min(len(found), 40)))
        sheets, _ = after(here, some)
        points, features = describe(side, sheets)
        assert np.isfinite(features).all()
        for place, total in enumerate(points):
            row: list[int | None] = [None] * len(layout(side).hexes)
            for shown, own in zip(WRITTEN, sheets.own[:, place], strict=True):
                for spot in places(int(own)):
                    row[spot] = shown
            light, dark = (tuple(bit + 3 for bit in places(int(boxes[place]))) for boxes in (sheets.light, sheets.dark))
            used = tuple(bonus for bit, bonus in enumerate(BONUSES) if not sheets.bonuses[place] >> bit & 1)
            unseen = sum(
                number
                for number in NUMBERS
                if steps_between(side, row, number) > layout(side).printed_pairs[number].gap + DETOUR
            )
            assert score_sheet(side, tuple(row), light, dark, used).total == total + unseen


@pytest.mark.parametrize("side", SIDES)
def test_a_closer_description_has_every_hex_and_the_numbers_beside_it(side: Side):
    random, board = Random(5), layout(side)
    free = [place for place, spot in enumerate(board.hexes) if spot.printed is None]
    for number in range(1, board.rounds + 1):
        here = position(side, hexroller.view(table(side, number, random), 0), 0)
        found = rounds(here)
        sheets, _ = after(here, found.take(random.sample(range(len(found)), min(len(found), 20))))
        points, features = describe_closely(side, sheets)
        assert (points == describe(side, sheets)[0]).all()
        hexes = features[-(len(WRITTEN) + len(NUMBERS)) * len(free) :]
        written, beside = np.split(hexes, [len(WRITTEN) * len(free)])
        for column, own in enumerate(sheets.own.T.tolist()):
            shown = {place: number for number, places_ in zip(WRITTEN, own, strict=True) for place in places(places_)}
            assert written[:, column].tolist() == [shown.get(place) == number for number in WRITTEN for place in free]
            assert beside[:, column].tolist() == [
                place not in shown and any(shown.get(other) == number for other in board.neighbours[place])
                for number in NUMBERS
                for place in free
            ]


@pytest.mark.parametrize("side", SIDES)
def test_with_no_round_to_come_the_straights_are_what_they_are(side: Side):
    for row in range(ROWS):
        reached = straight([number for number in NUMBERS if row >> number - 3 & 1])
        assert outlook(side)[0, row, 0] == reached
        assert outlook(side)[0, 0, row] == reached


def test_a_straight_that_lacks_one_number_may_expect_it_as_often_as_it_is_rolled():
    assert outlook("front")[1, TO_SEVEN, TO_EIGHT] == pytest.approx(15 + 1 - (5 / 6) ** 8)
    assert outlook("back")[1, TO_EIGHT, TO_SEVEN] == pytest.approx(15 + 1 - (5 / 6) ** 7)


@pytest.mark.parametrize("side", SIDES)
def test_more_rounds_promise_more(side: Side):
    assert (np.diff(outlook(side), axis=0) >= -1e-9).all()
