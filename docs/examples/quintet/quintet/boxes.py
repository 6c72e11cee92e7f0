"""The thirteen boxes, and how many points five dice bring in each."""

from collections import Counter
from collections.abc import Sequence

NUMBERS = ("ones", "twos", "threes", "fours", "fives", "sixes")
FIGURES = ("trio", "quartet", "house", "short", "long", "quintet", "free")
BOXES = (*NUMBERS, *FIGURES)

HOUSE, SHORT, LONG, QUINTET = 25, 30, 40, 50
BONUS_FROM, BONUS = 60, 30


def points(box: str, dice: Sequence[int]) -> int:
    """Return what five dice bring in a box; a figure that they do not make brings nothing."""
    alike = max(Counter(dice).values())
    match box:
        case "trio":
            return sum(dice) if alike >= 3 else 0
        case "quartet":
            return sum(dice) if alike >= 4 else 0
        case "house":
            # Five alike are a trio and a pair, too.
            return HOUSE if alike == 5 or sorted(Counter(dice).values()) == [2, 3] else 0
        case "short":
            return SHORT if _longest_run(dice) >= 4 else 0
        case "long":
            return LONG if _longest_run(dice) == 5 else 0
        case "quintet":
            return QUINTET if alike == 5 else 0
        case "free":
            return sum(dice)
        case _:
            return number_of(box) * dice.count(number_of(box))


def number_of(box: str) -> int:
    """Return the number that a number box collects."""
    return NUMBERS.index(box) + 1


def bonus(numbers: int) -> int:
    """Return the bonus for what stands in the six number boxes together."""
    return BONUS if numbers >= BONUS_FROM else 0


def _longest_run(dice: Sequence[int]) -> int:
    shown = set(dice)
    return max(next(length for length in range(1, 7) if low + length not in shown) for low in shown)
