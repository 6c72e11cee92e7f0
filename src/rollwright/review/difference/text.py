"""The review of Difference in words, line by line."""

from collections.abc import Iterable, Iterator, Sequence

from rollwright.locale import Language, say
from rollwright.review.difference.from_log import COMPARED
from rollwright.review.difference.result import FindGroup, FindMiss, FindReview, FindSeat, FindTime
from rollwright.review.difference.reviewer import REVIEWER
from rollwright.review.figures import decimal

LABEL, COLUMN = 36, 14  # letters of the first column of the summary, and of a column of figures

TableRow = tuple[str, list[str], str]  # a name, figures, a remark


def tell_finds(review: FindReview, language: Language) -> Iterator[str]:
    """Yield the lines of a review: of each seat its times, its finds and its wrong claims."""
    return FindTeller(review, language).lines()


class FindTeller:
    """Tells one review in one language."""

    def __init__(self, review: FindReview, language: Language) -> None:
        self._review = review
        self._language: Language = language

    def lines(self) -> Iterator[str]:
        """Yield the lines of each seat: its times, its kinds of change and places, its finds and its wrong claims."""
        for number, seat in enumerate(self._review.seats):
            if number:
                yield ""
            yield from self._summary(seat)
            yield from self._groups("kind", seat.kinds)
            yield from self._groups("region", seat.regions)
            yield from self._finds([find for find in self._review.finds if find.seat == number])
            yield from self._misses([miss for miss in self._review.misses if miss.seat == number])
            yield from self._unfound(seat)

    def _summary(self, seat: FindSeat) -> Iterator[str]:
        yield self._say("seat", name=seat.name, finds=seat.finds)
        if seat.hinted:
            yield f"  {self._say('hints', hinted=seat.hinted)}"
        if seat.finds > seat.hinted:
            yield f"  {self._say('each'):{LABEL}}{self._seconds(seat.looking):>9}"
        for level in COMPARED if seat.pace else ():
            yield f"  {self._say(f'pace-{level}'):{LABEL}}{self._times(seat.pace[level]):>9}"
        cost = self._seconds(seat.lost) if seat.misses else ""
        yield f"  {self._say('lost', misses=seat.misses):{LABEL}}{cost:>9}".rstrip()

    def _groups(self, sort: str, groups: Sequence[FindGroup]) -> Iterator[str]:
        rows = [
            (
                self._say(f"{sort}-{group.name}"),
                [str(group.finds), self._seconds(group.looking), self._times(group.pace)],
                self._say("slow") if group.slow else "",
            )
            for group in groups
        ]
        yield from self._table([sort, "finds", "looking", "pace"], rows)

    def _finds(self, finds: Sequence[FindTime]) -> Iterator[str]:
        rows = [
            (
                self._names(find.elements),
                [self._seconds(each) for each in (find.at, find.times.looking, find.expected[REVIEWER])],
                ", ".join((*self._remarks(find), *self._searching(find))),
            )
            for find in finds
        ]
        yield from self._table(["what", "at", "time", "bot"], rows, "others" if len(self._review.seats) > 1 else "")

    def _remarks(self, find: FindTime) -> Iterator[str]:
        if find.stand_in:
            yield self._say("stand-in")
        if find.hinted:
            yield self._say("hinted")

    def _searching(self, find: FindTime) -> Iterator[str]:
        for each in find.searching:
            name, message = self._review.seats[each.seat].name, "still-second" if each.second else "still"
            yield self._say(message, name=name, looking=self._seconds(each.looking))

    def _misses(self, misses: Sequence[FindMiss]) -> Iterator[str]:
        rows = [
            (
                ", ".join(self._tap(*tap) for tap in zip(miss.named, miss.right, strict=True)),
                [self._seconds(miss.at), self._seconds(miss.cost)],
                self._say("stand-in") if miss.stand_in else "",
            )
            for miss in misses
        ]
        yield from self._table(["tapped", "at", "cost"], rows)

    def _tap(self, named: int | None, right: bool) -> str:
        what = self._say("nothing-there") if named is None else self._names([named])
        return self._say("right", what=what) if right else what

    def _unfound(self, seat: FindSeat) -> Iterator[str]:
        rows = [
            (
                self._names([each.card]),
                [self._seconds(each.times.looking), self._seconds(each.expected[REVIEWER])],
                self._say("hinted") if each.hinted else "",
            )
            for each in seat.unfound
        ]
        yield from self._table(["unfound", "time", "bot"], rows)

    def _table(self, heads: Sequence[str], rows: Sequence[TableRow], last: str = "") -> Iterator[str]:
        """Yield a table: names to the left, figures to the right, and a remark; nothing where it has no rows."""
        if not rows:
            return
        first, *others = (self._say(f"head-{head}") for head in heads)
        remark = self._say(f"head-{last}") if last else ""
        wide = max(len(name) for name in (first, *(row[0] for row in rows)))
        for name, figures, said in ((first, others, remark), *rows):
            yield f"  {name:{wide}}{''.join(f'{each:>{COLUMN}}' for each in figures)}  {said}".rstrip()

    def _names(self, elements: Iterable[int]) -> str:
        return ", ".join(self._review.elements[each - 1].what[self._language] for each in elements)

    def _seconds(self, milliseconds: int) -> str:
        return self._say("seconds", seconds=decimal(self._language, milliseconds / 1000))

    def _times(self, pace: float) -> str:
        return self._say("times", times=decimal(self._language, pace, 2))

    def _say(self, message: str, **params: str | int) -> str:
        return say(self._language, f"finds-{message}", **params)
