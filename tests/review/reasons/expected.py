"""Totals of games played on, and what the strongest bot expects: Splitter with one to three rounds to come."""

from typing import Any

from rollwright.bots.splitter.master import judge
from rollwright.games.splitter import GAME
from rollwright.games.splitter.score import score_row
from rollwright.games.splitter.sheet import Pad
from rollwright.games.splitter.state import Options, Sheet, State
from rollwright.review.choice import weigh
from rollwright.review.splitter.why import explain
from rollwright.review.why import play_on
from tests.review.reasons import named, near
from tests.review.reasons.splitter import row_of, sheet

Array = Any
TOTAL = (
    "233322..4521333566.44516562.4454..3321225445",
    "233322..45213335661445..56264454..3321225445",
)
LAST = (  # one round is to come, so what the bot expects is exact
    "3152666243246212..55552442215332632212245551",
    "31526662432462126355552442215332..2212245551",
)
BEFORE_LAST, DICE = "3152666243246212..55552442215332..2212245551", (3, 6)


def total_holds(games: int) -> None:
    own, best = map(sheet, TOTAL)
    reason = named(explain("B", own, best, seed=0), "review-why-total")
    for which, start in (("own", own), ("best", best)):
        near(reason, which, totals("B", start, games), least_spread=1, step=0.1)


def expected_points_hold(games: int) -> None:
    own, best = map(sheet, LAST)
    before, after = (State("", "A", 21, DICE, (Sheet(row_of(each)),)) for each in (sheet(BEFORE_LAST), own))
    (reason,) = weigh(GAME, Options("A"), before, after, 0).why
    assert reason.message == "review-why-expected-points"
    for which, start in (("own", own), ("best", best)):
        near(reason, which, totals("A", start, games), least_spread=1, step=0.1)


def totals(pad: Pad, start: Array, games: int) -> list[int]:
    return [score_row(pad, row_of(end)).total for end in play_on(judge(pad), start, games, seed=99)]
