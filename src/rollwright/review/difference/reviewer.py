"""Review Difference: the time of each find, misses, and how quick a seat is compared with the others and with bots.

No two seats ever search the same card, so their times are compared by what the bots' tables say of each card: a find
that took twice as long as a steady bot's mean has the pace 2, whichever card it was.
"""

from collections import defaultdict
from collections.abc import Callable, Sequence

from rollwright.core import places
from rollwright.games.difference.names import name_of
from rollwright.games.difference.picture import HEIGHT, WIDTH, Element, picture
from rollwright.games.difference.state import State
from rollwright.review.difference.clock import moments
from rollwright.review.difference.from_log import COMPARED, RaceSoFar
from rollwright.review.difference.result import FindElement, FindGroup, FindReview, FindSeat, FindTime, Region, Unfound
from rollwright.review.estimates import Progress
from rollwright.review.played import Played

REVIEWER = "steady"  # the level that kinds and regions are compared with
SLOW = 1.25  # times the pace of the seat's whole game
FEW = 2  # finds below which a kind or a region is not called slow
STEP = 100  # changes of the table between two reports of progress
REGIONS: tuple[tuple[Region, ...], ...] = (
    ("upper-left", "upper", "upper-right"),
    ("left", "middle", "right"),
    ("lower-left", "lower", "lower-right"),
)

Looked = FindTime | Unfound


def review(played: Played, progress: Progress) -> FindReview:
    start: State = played.states[0]
    end: State = played.states[-1]
    race, moves = RaceSoFar(start), [step.move for step in played.steps]
    for number, moment in enumerate(moments(start, moves)):
        if number % STEP == 0:
            progress(min(0.9, number / (2 * len(moves))))  # a move comes with one change of the clock or so
        race.take(moment)
    elements = tuple(map(_element, picture(start.options.illustration).elements))
    ranked = places(played.game, end, len(played.seats))
    seats = tuple(_seat(name, seat, ranked[seat], end, race, elements) for seat, name in enumerate(played.seats))
    progress(1)
    return FindReview(
        illustration=start.options.illustration,
        mode=end.options.mode,
        picture=name_of(start.seed, start.cards.reference),
        length=race.end - (end.revealed or 0),
        elements=elements,
        finds=tuple(race.finds),
        misses=tuple(race.misses),
        seats=seats,
    )


def _element(element: Element) -> FindElement:
    column, row = min(2, int(3 * element.x / WIDTH)), min(2, int(3 * element.y / HEIGHT))
    return FindElement(
        element=element.n,
        what=element.what,
        kind=element.kind,
        difficulty=element.difficulty,
        region=REGIONS[row][column],
        x=element.x,
        y=element.y,
        r=element.r,
    )


def _seat(name: str, seat: int, place: int, end: State, race: RaceSoFar, elements: Sequence[FindElement]) -> FindSeat:
    finds = [find for find in race.finds if find.seat == seat and not find.stand_in]
    misses = [miss for miss in race.misses if miss.seat == seat and not miss.stand_in]
    left = (card for card in end.cards.hands[seat].pile if race.clocks.has_seen(seat, card))
    unfound = tuple(_unfound(seat, card, end, race) for card in left)
    looked = [each for each in (*finds, *unfound) if not each.hinted]
    own = _finds(looked)
    pace = {level: _pace(looked, level) for level in COMPARED} if own else {}
    return FindSeat(
        name=name,
        place=place,
        finds=len(finds),
        hinted=len(finds) - len(own),
        misses=len(misses),
        looking=_mean_looking(own),
        lost=sum(miss.cost for miss in misses),
        pace=pace,
        kinds=_groups(looked, pace, lambda card: elements[card - 1].kind),
        regions=_groups(looked, pace, lambda card: elements[card - 1].region),
        unfound=unfound,
    )


def _unfound(seat: int, card: int, end: State, race: RaceSoFar) -> Unfound:
    return Unfound(
        card=card,
        seen=race.clocks.seen(seat, card) - (end.revealed or 0),
        times=race.clocks.times(seat, card, race.end),
        expected=race.expected(seat, card, [end.cards.reference]),
        hinted=race.was_hinted(card),
    )


def _groups(looked: Sequence[Looked], pace: dict[str, float], group_of: Callable[[int], str]) -> tuple[FindGroup, ...]:
    """Return the finds by the kind or the region of the own card, the slowest first. Cards not found add their time."""
    members: dict[str, list[Looked]] = defaultdict(list)
    for each in looked:
        members[group_of(each.card)].append(each)
    groups = [_group(name, each, pace) for name, each in members.items() if _finds(each)]
    return tuple(sorted(groups, key=lambda group: (-group.pace, group.name)))


def _group(name: str, looked: Sequence[Looked], pace: dict[str, float]) -> FindGroup:
    finds, own = _finds(looked), _pace(looked, REVIEWER)
    return FindGroup(name, len(finds), _mean_looking(finds), own, len(finds) >= FEW and own > SLOW * pace[REVIEWER])


def _finds(looked: Sequence[Looked]) -> list[FindTime]:
    return [each for each in looked if isinstance(each, FindTime)]


def _pace(looked: Sequence[Looked], level: str) -> float:
    """Return the time looked for each find, in units of a level's mean for the same card.

    A card that was not found adds its time and no find: so an end that comes early makes nobody look quicker.
    """
    spent = sum(each.times.looking / each.expected[level] for each in looked)
    return spent / len(_finds(looked))


def _mean_looking(finds: Sequence[FindTime]) -> int:
    return round(sum(find.times.looking for find in finds) / len(finds)) if finds else 0
