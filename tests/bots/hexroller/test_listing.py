"""The fast listing of rounds has every round that the rules allow, and each once."""

from collections import Counter
from random import Random
from typing import Any, cast

import pytest

from rollwright.bots.hexroller.listing import Rounds, rounds
from rollwright.bots.hexroller.position import WRITTEN, Position, position
from rollwright.games.hexroller import GAME as hexroller
from rollwright.games.hexroller.chains import places
from rollwright.games.hexroller.sheet import BONUSES, LAYOUTS, Side
from tests.bots.hexroller.tables import SIDES, table
from tests.games.hexroller import made_up
from tests.games.hexroller.test_rules import CASES, LUMP, reachable

FEW = 14  # empty hexes: from so few the choices can be walked one by one


@pytest.fixture(autouse=True)
def _clear_table():
    yield
    LAYOUTS.pop("made-up", None)


def readable(row: Any, found: Rounds) -> list[Any]:
    """Return rounds the way the rules tell them: the sheet after each, the numbers for the boxes, and the bonus."""
    listed = list[Any]()
    for added, chosen, bonus in zip(found.added.T, found.chosen, found.bonus, strict=True):
        after = list(row)
        for number, filled in zip(WRITTEN, added, strict=True):
            for place in places(int(filled)):
                assert after[place] is None
                after[place] = number
        listed.append((tuple(after), frozenset(places(int(chosen))), BONUSES[bonus - 1] if bonus else None))
    return listed


def listed_on(spots: Any, printed: Any, dice: Any, used: Any) -> tuple[list[Any], set[Any]]:
    """List the rounds on a made-up side, and those that the rules allow there."""
    LAYOUTS["made-up"] = made = made_up.side(spots, printed, len(dice))
    row = [spot.printed for spot in made.hexes]
    own = tuple(sum(1 << place for place, number in enumerate(row) if number == shown) for shown in WRITTEN)
    empty = sum(1 << place for place, number in enumerate(row) if number is None)
    found = rounds(Position(cast("Side", "made-up"), own, empty, Counter(dice), 0, 0, used, 0))
    return readable(row, found), made_up.rounds(made, row, dice, used)


def same(listed: list[Any], expected: set[Any]) -> bool:
    return len(listed) == len(expected) and set(listed) == expected


@pytest.mark.parametrize(("spots", "printed", "dice", "used"), CASES)
def test_the_listing_is_what_the_rules_allow(
    spots: list[tuple[int, ...]], printed: dict[str, Any], dice: list[int], used: tuple[str, ...]
):
    assert same(*listed_on(spots, printed, dice, used))


def test_random_small_sheets_agree_too():
    random = Random(6)
    for _ in range(60):
        spots = random.sample(LUMP, random.randint(3, 9))
        printed = {place: random.choice([3, 4, 5]) for place in random.sample(range(len(spots)), random.randint(1, 3))}
        dice = [random.choice([3, 4, 5, 6]) for _ in range(random.randint(1, 4))]
        used = tuple(bonus for bonus in BONUSES if random.random() < 0.5)
        assert same(*listed_on(spots, printed, dice, used))


@pytest.mark.parametrize("side", SIDES)
def test_late_in_a_game_the_choices_reach_the_same_rounds(side: Side):
    random, compared = Random(8), 0
    while compared < 6:
        state = table(side, random.randint(4, 6), random)
        ink = state.sheets[0].ink
        if ink.count(None) <= FEW:
            listed = readable(ink, rounds(position(side, hexroller.view(state, 0), 0)))
            assert same(listed, reachable(state))
            compared += 1
