"""A finished game among those of our bots: how many games of each level have fewer points."""

from typing import Any

from msgspec.structs import replace

from rollwright.bots.measured import MeasuredLevel, share_below, variant_for
from rollwright.review import REVIEWERS, part_of
from rollwright.review.result import LevelScores, Review, Standing


def among_levels(review: Review, options: Any) -> Review:
    """Return the review with the points of each level, where these can be compared with points of this game."""
    finals = _finals(review)
    levels = comparable(review.game, options, len(finals))
    if not levels or any(seat.currency != "points" for seat in review.seats):
        return review
    return replace(
        review,
        levels=tuple(LevelScores(each.level, each.games, each.points, each.histogram) for each in levels),
        standings=tuple(_standing(final, levels) for final in finals),
    )


def _finals(review: Review) -> list[float]:
    part, own = part_of(review), REVIEWERS[review.game].part
    if part is not None and own is not None:
        return list(own.finals(part))
    return [seat.final for seat in review.seats]


def comparable(game: str, options: Any, seats: int) -> tuple[MeasuredLevel, ...]:
    """Return the levels whose points can be compared with those of a table with so many seats."""
    variant = variant_for(game, options)
    if variant is None or (variant.alone and seats > 1):
        return ()
    return tuple(each for each in variant.levels if each.games)


def _standing(final: float, levels: tuple[MeasuredLevel, ...]) -> tuple[Standing, ...]:
    return tuple(Standing(each.level, share_below(each.histogram, final)) for each in levels)
