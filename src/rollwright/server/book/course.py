"""A browser's games over time, beside the means of our bots: a part of its score book, as pure functions."""

from collections.abc import Iterable, Mapping

from rollwright.bots.measured import MeasuredVariant, measured
from rollwright.core import Game, is_on_paper, read_variant
from rollwright.server.http.book_cards import BookCourse, CourseGame, CourseLevel
from rollwright.server.reviews.store import ReviewSummary
from rollwright.server.store.results import Result


def courses(game: Game, results: Iterable[Result], reviews: Mapping[str, ReviewSummary]) -> tuple[BookCourse, ...]:
    """Return a course for each kind of game whose bots were measured; `results` are the newest first.

    Games count that were played to their end on the page by the person alone: no bot stood in.
    """
    whole = [each for each in results if each.place and not each.stood_in and not is_on_paper(each.variant)]
    found = (_course(game, variant, whole, reviews) for variant in measured(game.info.id))
    return tuple(course for course in found if course is not None)


def _course(
    game: Game, variant: MeasuredVariant, results: Iterable[Result], reviews: Mapping[str, ReviewSummary]
) -> BookCourse | None:
    levels = tuple(CourseLevel(each.level, each.points, each.loss) for each in variant.levels if each.games)
    games = tuple(
        CourseGame(each.table.partition("~")[0], each.at, each.total, _lost(each, reviews.get(each.table)))
        for each in results
        if _is_of(game, variant, each)
    )
    return BookCourse(variant.options, variant.alone, games[::-1], levels) if games and levels else None


def _is_of(game: Game, variant: MeasuredVariant, result: Result) -> bool:
    named = read_variant(game, result.variant)
    return (not variant.alone or result.seats == 1) and all(
        named.get(name) == value for name, value in variant.options.items()
    )


def _lost(result: Result, review: ReviewSummary | None) -> float | None:
    """Return what each decision of the result's seat lost, in points."""
    seat = review.seats[result.seat] if review and result.seat < len(review.seats) else None
    return seat.loss / len(seat.rounds) if seat and seat.rounds and seat.currency == "points" else None
