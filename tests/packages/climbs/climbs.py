"""A reviewer of Stairs whose review has no ledger but a part of its own: the steps on which each seat climbed."""

from collections.abc import Iterator
from itertools import pairwise

from msgspec import Struct

from rollwright.locale import Language
from rollwright.review import OwnPart, Played, Progress, Reviewer


class SeatClimbs(Struct, frozen=True):
    name: str
    steps: tuple[int, ...]
    points: int


class Climbs(Struct, frozen=True):
    seats: tuple[SeatClimbs, ...]


def review(played: Played, progress: Progress) -> Climbs:
    end = played.states[-1]
    seats = [
        SeatClimbs(
            name,
            tuple(step + 2 for step, (low, high) in enumerate(pairwise(end.sheets[seat].ink)) if low < high),
            played.game.score(end, seat).total,
        )
        for seat, name in enumerate(played.seats)
    ]
    progress(1)
    return Climbs(tuple(seats))


def tell(climbs: Climbs, language: Language) -> Iterator[str]:
    for seat in climbs.seats:
        verb = {"en": "climbed to", "fr": "a grimpé sur"}[language]
        yield f"{seat.name} {verb} {', '.join(map(str, seat.steps))}"


REVIEWER = Reviewer(
    game="stairs",
    name="greedy",
    review=review,
    part=OwnPart(kind=Climbs, tell=tell, finals=lambda climbs: [seat.points for seat in climbs.seats]),
)
