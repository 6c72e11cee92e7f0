"""A review in words, line by line: for the terminal, and for the files that `make golden` writes."""

from collections.abc import Iterable, Iterator, Sequence

from rollwright.core import Paper
from rollwright.locale import Language, say
from rollwright.review import REVIEWERS, part_of
from rollwright.review.figures import amount, signed
from rollwright.review.result import BestSheet, Choice, LeadLedger, Review, RoundReview, SeatReview, Standing, Written

DICE = 3  # more dice than this are told with spaces left out


def tell(review: Review, language: Language, paper: Paper) -> Iterator[str]:
    """Yield the lines of a review: of each seat its ledger, its costly choices, its rounds and the best sheet.

    A game with a part of its own has lines of its own.
    """
    part, own = part_of(review), REVIEWERS[review.game].part
    if part is not None and own is not None:
        yield from own.tell(part, language)
        for standing in review.standings:
            yield from _standing(standing, language)
    for place, seat in enumerate(review.seats):
        if place:
            yield ""
        yield from _ledger(seat, language)
        if review.standings:
            yield from _standing(review.standings[place], language)
        yield from _costly(seat, language)
        yield from _rounds(seat, language)
        if seat.best is not None:
            yield from _best_sheet(seat.best, language, paper)


def _ledger(seat: SeatReview, language: Language) -> Iterator[str]:
    yield say(language, f"review-seat-{seat.currency}", name=seat.name, final=_figure(language, seat, seat.final))
    doubt = sum(each.luck_se**2 for each in seat.rounds) ** 0.5
    for name, number in _sums(seat.start, seat.luck, seat.loss, seat.final, 3 if seat.currency == "win" else 1):
        label = say(language, f"review-{name}")
        shown = _figure(language, seat, number) if name in ("start", "final") else _signed(language, seat, number)
        about = f"  ± {_figure(language, seat, doubt)}" if name == "luck" and doubt else ""
        yield f"  {label:32}{shown:>8}{about}"
    if seat.lead is not None:
        yield from _lead(seat.lead, language)


def _lead(lead: LeadLedger, language: Language) -> Iterator[str]:
    """Yield the second ledger: points ahead of the hardest rival, so every figure has its sign."""
    yield f"  {say(language, 'review-lead')}"
    luck, loss = (sum(getattr(each, name) for each in lead.rounds) for name in ("luck", "loss"))
    for name, number in _sums(lead.start, luck, loss, lead.final, 1):
        yield f"    {say(language, f'review-{name}'):30}{signed(amount(language, 'points', number)):>8}"


def _sums(start: float, luck: float, loss: float, final: float, decimals: int) -> list[tuple[str, float]]:
    """Return the lines of a ledger. Error takes what the rounding of the others leaves, so the lines add up."""
    shown = [round(part, decimals) for part in (start, luck, -loss)]
    error = round(final, decimals) - sum(shown)
    return list(zip(("start", "luck", "loss", "error", "final"), (start, luck, -loss, error, final), strict=True))


def _standing(standing: Sequence[Standing], language: Language) -> Iterator[str]:
    """Yield one line: of how many games of each level the points are the better ones."""
    of_levels = [
        say(language, "levels-better-tenths", tenths=int(10 * each.below + 0.5), level=each.level) for each in standing
    ]
    yield "  " + say(language, "levels-better", levels=", ".join(of_levels))


def _costly(seat: SeatReview, language: Language) -> Iterator[str]:
    for costly in seat.costly:
        seen = seat.rounds[costly.round - 1]
        yield "  " + say(
            language,
            f"review-costly-{seat.currency}",
            round=costly.round,
            loss=_figure(language, seat, costly.loss),
            plural=costly.loss,
            own=_marks(seen.own),
            best=_marks(seen.best),
        )
        yield from (f"    {say(language, reason.message, **reason.params)}" for reason in costly.why)


def _rounds(seat: SeatReview, language: Language) -> Iterator[str]:
    """Yield a table of the rounds; each column is as wide as its longest text, and no narrower than in other games."""
    heads = [say(language, f"review-head-{head}") for head in ("round", "dice", "luck", "loss", "then", "own", "best")]
    rows = [
        [
            str(each.round),
            _dice(each),
            _signed(language, seat, each.luck),
            _figure(language, seat, each.loss),
            _figure(language, seat, each.expectation),
            _marks(each.own),
            _marks(each.best) if each.best != each.own else "",
        ]
        for each in seat.rounds
    ]
    least = (5, 6, 7, 7, 8, 20, 0)
    wide = [max(size, *map(len, column)) for size, column in zip(least, zip(heads, *rows, strict=True), strict=True)]
    for number, dice, luck, loss, then, own, best in (heads, *rows):
        figures = f"{luck:>{wide[2]}}{loss:>{max(wide[3], len(heads[3]) + 1)}}{then:>{max(wide[4], len(heads[4]) + 1)}}"
        yield f"  {number:>{wide[0]}}  {dice:{wide[1]}}  {figures}  {own:{wide[5]}}  {best}".rstrip()


def _best_sheet(best: BestSheet, language: Language, paper: Paper) -> Iterator[str]:
    kind = "proved" if best.proved else "found"
    yield "  " + say(language, f"review-best-{kind}", total=best.total, bound=best.bound)
    shown = {
        (place.row, place.col): str(
            figure if figure is not None else place.printed if place.printed is not None else "_"
        )
        for place, figure in zip(paper.places, best.ink, strict=True)
    }
    gap = " " if any(place.shape == "hex" for place in paper.places) else "."
    for row in sorted({row for row, _ in shown}):
        columns = range(min(col for _, col in shown), max(col for _, col in shown) + 1)
        yield ("    " + " ".join(shown.get((row, col), gap) for col in columns)).rstrip()


def _dice(each: RoundReview) -> str:
    return ("" if len(each.dice) > DICE else " ").join(map(str, each.dice))


def _marks(choice: Choice) -> str:
    return marks_told(choice.marks)


def marks_told(marks: Iterable[Written]) -> str:
    """Return marks as text: "3L5=4 3R5=2"."""
    return " ".join(f"{mark.cell}={mark.figure}" for mark in marks)


def _figure(language: Language, seat: SeatReview, number: float) -> str:
    return amount(language, seat.currency, number)


def _signed(language: Language, seat: SeatReview, number: float) -> str:
    return signed(_figure(language, seat, number))
