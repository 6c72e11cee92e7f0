"""The course of a score book: which games count, in which order, and what each decision lost."""

from typing import Any

from msgspec.structs import replace

from rollwright.core import on_paper
from rollwright.games import find
from rollwright.server.book.course import courses
from rollwright.server.reviews.store import ReviewSummary, RoundSummary, SeatSummary
from rollwright.server.store.results import Result

SPLITTER = find("splitter")


PLAYED = Result("T", 0, 0, "splitter", "pad=A", 2, "me", "", "Ada", 0, 0, 0, 1, "")


def result(table: str, total: int, **changed: Any) -> Result:
    return replace(PLAYED, **{"table": table, "at": total, "total": total, "merit": total, **changed})


def test_games_come_oldest_first_and_each_pad_has_its_own_bots():
    a, b = courses(SPLITTER, [result("T3", 33), result("T2", 40, variant="pad=B"), result("T1~2", 31)], {})
    assert [(game.table, game.total, game.lost) for game in a.games] == [("T1", 31, None), ("T3", 33, None)]
    assert (a.options, b.options, len(b.games)) == ({"pad": "A"}, {"pad": "B"}, 1)
    assert [level.level for level in a.levels] == ["gentle", "steady", "sharp", "master"]
    assert a.levels[0].points < a.levels[2].points
    assert a.levels[0].lost > a.levels[2].lost
    assert a.levels != b.levels


def test_games_that_a_bot_helped_with_or_that_ended_early_or_on_paper_do_not_count():
    left_out = [result("T1", 30, stood_in=2), result("T2", 30, place=0), result("T3", 30, variant=on_paper("pad=A"))]
    assert courses(SPLITTER, left_out, {}) == ()
    (course,) = courses(SPLITTER, [*left_out, result("T4", 31)], {})
    assert [game.table for game in course.games] == ["T4"]


def test_a_review_says_what_each_decision_of_the_own_seat_lost():
    rounds = (RoundSummary(),) * 4
    kept = ReviewSummary((SeatSummary("points", 2.0, rounds), SeatSummary("points", 6.0, rounds)))
    mode_b = ReviewSummary((SeatSummary("win", 0.2, rounds),))
    results = [result("T1", 30, seat=1), result("T2", 31), result("T3", 32)]
    (course,) = courses(SPLITTER, results, {"T1": kept, "T3": mode_b})
    assert [game.lost for game in course.games] == [None, None, 1.5]


def test_where_seats_affect_each_other_only_games_alone_count():
    words = find("word-roller")
    company = result("T1", 40, game="word-roller", variant="words=en side=a")
    alone = result("T2", 41, game="word-roller", variant="words=en side=a", seats=1)
    (course,) = courses(words, [company, alone], {})
    assert [game.table for game in course.games] == ["T2"]


def test_times_are_no_points():
    timed = result("T1", 60000, game="difference", variant="illustration=circus mode=solo", seats=1)
    assert courses(find("difference"), [timed], {}) == ()
