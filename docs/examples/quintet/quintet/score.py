"""The score pad: the numbers, their bonus, and the figures."""

from quintet.boxes import BONUS, BOXES, FIGURES, NUMBERS, bonus
from quintet.state import State
from rollwright.core import Item, Part, Row, Score, tally


def score(state: State, seat: int) -> Score:
    return score_row(state.sheets[seat].ink)


def score_row(row: Row) -> Score:
    """Score the thirteen boxes; empty ones count nothing."""
    filled = {box: int(number) for box, number in zip(BOXES, row, strict=True) if number}
    numbers = {box: filled[box] for box in NUMBERS if box in filled}
    figures = {box: filled[box] for box in FIGURES if box in filled}
    extra = bonus(sum(numbers.values()))
    return tally(
        Item("numbers", sum(numbers.values()), tuple(Part((box,), worth) for box, worth in numbers.items())),
        Item("bonus", extra, (Part(tuple(numbers), BONUS),) if extra else ()),
        Item("figures", sum(figures.values()), tuple(Part((box,), worth) for box, worth in figures.items())),
    )
