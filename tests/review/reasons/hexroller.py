"""Sentences about two sheets of HexRoller with a round to come, held to all ways to fill hexes and random games."""

from collections.abc import Sequence
from itertools import combinations
from random import Random
from typing import Any

import numpy as np

from rollwright.bots.hexroller.listing import rounds
from rollwright.bots.hexroller.position import WRITTEN, Position, position
from rollwright.bots.hexroller.sheets import Sheets, after
from rollwright.bots.hexroller.straights import outlook
from rollwright.core import Row, Score, put
from rollwright.games.hexroller.chains import places
from rollwright.games.hexroller.score import BONUS_LEFT, connection, most_common, score_sheet, straight
from rollwright.games.hexroller.sheet import BONUSES, NUMBERS, Side, layout
from rollwright.review import Reason
from rollwright.review.hexroller.reviewer import draw
from rollwright.review.hexroller.why import explain
from tests.review.played_games import played
from tests.review.reasons import named, near

BEGIN = "review-why-hexroller-"
POSITIONS: dict[
    str, tuple[Side, int, int, int]
] = {  # the game, and which of the rounds left are the own and the better
    "pair-joined": ("front", 14, 61, 2),
    "pair-closed": ("front", 14, 61, 2),
    "pair-nearer": ("front", 14, 28, 60),
    "area-full": ("back", 8, 4, 1),
    "area-nearer": ("back", 8, 5, 2),
    "straights-reached": ("back", 11, 77, 18),
    "straights-promised": ("front", 14, 26, 53),
    "bonus-kept": ("back", 8, 7, 0),
}


def holds(name: str, games: int) -> None:
    side, seed, *chosen = POSITIONS[name]
    game = played(side, ("any",), seed)
    here = position(side, game.game.view(game.states[-3], None), 0)
    found = rounds(here)
    own, best = (after(here, found.take([place]))[0] for place in chosen)
    reason = named(explain(side, own, best), f"{BEGIN}{name}")
    is_true(side, reason, own, best)
    ends = [[scored(side, at_random(side, sheets, f"{game}")) for game in range(games)] for sheets in (own, best)]
    never_contradicted(side, reason, *ends)
    if name == "straights-promised":
        for which, sheets in (("own", own), ("best", best)):
            near(reason, which, straights_alone(side, sheets, games), least_spread=1, step=0.1)


def is_true(side: Side, reason: Reason, own: Sheets, best: Sheets) -> None:
    told: dict[str, Any] = reason.params
    kind = reason.message.removeprefix(BEGIN)
    rows = [row_of(side, sheets) for sheets in (own, best)]
    if kind.startswith("pair"):
        lacking = [missing(side, row, told["number"]) for row in rows]
        expected = {"pair-joined": [lacking[0], 0], "pair-closed": [None, told.get("best")]}
        assert lacking == expected.get(kind, [told.get("own"), told.get("best")]), reason
        assert lacking[0] != 0, reason
    elif kind.startswith("area"):
        area = next(
            name for name, each in layout(side).areas.items() if told["area"] == ("middle" if each.middle else name)
        )
        empty = [[place for place in layout(side).members[area] if row[place] is None] for row in rows]
        counts = list(map(len, empty))
        assert counts == [told.get("own", counts[0]), told.get("best", 0)], reason
        assert counts[0] > counts[1], reason
        for row, lying in zip(rows, empty, strict=True):  # filled with these, and only then, it scores
            assert (most_common(layout(side), row, area) is None) == bool(lying), reason
            assert most_common(layout(side), with_number(row, lying, 3), area) is not None, reason
    elif kind == "straights-reached":
        assert [sum(map(straight, boxes(sheets))) for sheets in (own, best)] == [told["own"], told["best"]], reason
    elif kind == "bonus-kept":
        points = [scored(side, sheets).items[0].points for sheets in (own, best)]
        assert points[1] - points[0] == told["points"] > 0, reason


def never_contradicted(side: Side, reason: Reason, own: Sequence[Score], best: Sequence[Score]) -> None:
    """Hold what a sentence says for good to every game that goes on."""
    told: dict[str, Any] = reason.params
    kind = reason.message.removeprefix(BEGIN)
    mine, theirs = ([points_of(reason, end) for end in ends] for ends in (own, best))
    if kind == "pair-closed":
        assert max(mine) == 0, reason
    if kind == "pair-joined":
        assert min(theirs) == told["number"], reason
    if kind == "area-full":
        assert min(theirs) > 0, reason
    if kind == "straights-reached":
        assert min(theirs) >= told["best"], reason
        assert min(mine) >= told["own"], reason
    if kind == "bonus-kept":
        assert max(mine) <= BONUS_LEFT * len(BONUSES) - told["points"], reason


def points_of(reason: Reason, score: Score) -> int:
    """Return the points of the lines of the score pad that a sentence speaks of."""
    told: dict[str, Any] = reason.params
    kind = reason.message.removeprefix(BEGIN).split("-")[0]
    lines = {
        "pair": [f"pair-{told.get('number')}"],
        "area": ["middle" if told.get("area") == "middle" else f"area-{told.get('area')}"],
        "straights": ["straight-light", "straight-dark"],
        "bonus": ["bonuses"],
    }[kind]
    return sum(item.points for item in score.items if item.id in lines)


def straights_alone(side: Side, sheets: Sheets, games: int) -> list[float]:
    """Return the points of both box rows in games of a player who goes for nothing else and always finds the best."""
    random, board = Random(4), layout(side)
    ends: list[float] = []
    for _ in range(games):
        light, dark = int(sheets.light[0]), int(sheets.dark[0])
        for later in reversed(range(sheets.later)):
            rolled = {random.choice(NUMBERS) for _ in range(board.dice)}
            pairs = [(a, b) for a in (rolled if len(rolled) > 1 else {0, *rolled}) for b in {0, *rolled} if a != b]
            ways = [(light | _bit(a), dark | _bit(b)) for a, b in pairs if (a and b) or len(rolled) == 1]
            light, dark = max(ways, key=lambda boxes: outlook(side)[later][boxes])
        ends.append(float(outlook(side)[0][light, dark]))
    return ends


def _bit(number: int) -> int:
    return 1 << number - NUMBERS[0] if number else 0


def at_random(side: Side, sheets: Sheets, seed: str) -> Sheets:
    """Return the sheet at the end of a game in which each possible round is as likely as any other."""
    coin = Random(seed)
    random = np.random.default_rng(coin.getrandbits(64))
    for roll in draw(side, random, sheets.later):
        here = position_after(side, sheets, roll)
        found = rounds(here)
        sheets, _ = after(here, found.take([coin.randrange(len(found))]))
    return sheets


def position_after(side: Side, sheets: Sheets, roll: Any) -> Position:
    """Return a single sheet as the position before its next round."""
    return Position(
        side,
        tuple(int(hexes) for hexes in sheets.own[:, 0]),
        int(sheets.empty[0]),
        roll,
        int(sheets.light[0]),
        int(sheets.dark[0]),
        used(sheets),
        sheets.later - 1,
    )


def used(sheets: Sheets) -> tuple[Any, ...]:
    left = int(sheets.bonuses[0])
    return tuple(bonus for place, bonus in enumerate(BONUSES) if not left >> place & 1)


def row_of(side: Side, sheets: Sheets) -> Row:
    row: list[int | None] = [None] * len(layout(side).hexes)
    for number, hexes in zip(WRITTEN, sheets.own[:, 0], strict=True):
        for place in places(int(hexes)):
            row[place] = number
    return tuple(row)


def boxes(sheets: Sheets) -> list[tuple[int, ...]]:
    return [tuple(number for number in NUMBERS if int(row[0]) >> number - 3 & 1) for row in (sheets.light, sheets.dark)]


def scored(side: Side, sheets: Sheets) -> Score:
    return score_sheet(side, row_of(side, sheets), *boxes(sheets), used(sheets))


def with_number(row: Row, hexes: Sequence[int], number: int) -> Row:
    for place in hexes:
        row = put(row, place, number)
    return row


def missing(side: Side, row: Row, number: int) -> int | None:
    """Return how many empty hexes must hold a number to join its pair, trying all sets; None where none does."""
    empty = [place for place, figure in enumerate(row) if figure is None]
    if not connection(layout(side), with_number(row, empty, number), number):
        return None
    return next(
        size
        for size in range(len(empty) + 1)
        for filled in combinations(empty, size)
        if connection(layout(side), with_number(row, filled, number), number)
    )
