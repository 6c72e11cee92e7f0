"""Three players of Quintet. Each sees what a seat sees: its dice, its sheet and its choices."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import combinations, combinations_with_replacement
from math import factorial, prod
from random import Random
from typing import Any

from quintet.actions import DICE, ROLLS, Action, Done, Keep, Release, Roll, Write
from quintet.boxes import BOXES, NUMBERS, number_of, points
from quintet.state import Options
from rollwright.core import BotPack, View

Dice = tuple[int, ...]  # in ascending order
Worth = Callable[[str, Dice], float]  # what dice are worth in a box

# About what each box brings in a game of a strong bot; a box filled with less than that is a loss.
MEANS = (1.9, 5.1, 8.4, 11.6, 15.2, 17.8, 21.1, 13.9, 21.4, 29.5, 32.3, 17.6, 23.9)
USUAL: dict[str, float] = dict(zip(BOXES, MEANS, strict=True))
PULL = 0.7  # how much a point above or below three of a kind counts towards the bonus


def gentle(options: Options, view: View, seat: int, choices: Sequence[Action], random: Random) -> tuple[Action, ...]:
    """Keep the number that shows most often, roll twice, and write where it brings most."""

    def keep(dice: Dice, rolls: int, boxes: tuple[str, ...]) -> Dice:
        number, count = max(Counter(dice).items(), key=lambda pair: (pair[1], pair[0]))
        return (number,) * count

    return _play(view, seat, choices, keep, lambda box, dice: points(box, dice))


def steady(options: Options, view: View, seat: int, choices: Sequence[Action], random: Random) -> tuple[Action, ...]:
    """Look one roll ahead, for the most points in any open box."""

    def keep(dice: Dice, rolls: int, boxes: tuple[str, ...]) -> Dice:
        return _best_keep(dice, 1, boxes, _plain)

    return _play(view, seat, choices, keep, _plain)


def sharp(options: Options, view: View, seat: int, choices: Sequence[Action], random: Random) -> tuple[Action, ...]:
    """Look at all rolls that are left, and weigh each box against what it usually brings."""

    def keep(dice: Dice, rolls: int, boxes: tuple[str, ...]) -> Dice:
        return _best_keep(dice, rolls, boxes, _weighed)

    return _play(view, seat, choices, keep, _weighed)


def _play(
    view: View,
    seat: int,
    choices: Sequence[Action],
    keep: Callable[[Dice, int, tuple[str, ...]], Dice],
    worth: Worth,
) -> tuple[Action, ...]:
    """Roll again while `keep` leaves a die to roll, else write in the box that is worth most."""
    if Done() in choices:  # the bot sits in for a person who has written already
        return (Done(),)
    own = view.sheets[seat]
    dice, boxes = tuple(map(int, own.dice)), tuple(action.cell for action in choices if isinstance(action, Write))
    left = next((ROLLS + 1 - action.number for action in choices if isinstance(action, Roll)), 0)
    wanted = keep(tuple(sorted(dice)), left, boxes) if left else dice
    if len(wanted) == DICE:
        best = max(boxes, key=lambda box: worth(box, tuple(sorted(dice))))
        return Write(best), Done()
    kept = _places(dice, wanted)
    turned: list[Any] = [Keep(die) for die in kept if die not in own.held]
    turned += [Release(die) for die in own.held if die not in kept]
    return *turned, Roll(ROLLS + 1 - left)


def _places(dice: Dice, wanted: Dice) -> list[int]:
    """Return which dice lie there to be kept, as few as show what is wanted."""
    open_wishes, places = Counter(wanted), list[int]()
    for place, value in enumerate(dice):
        if open_wishes[value] > 0:
            open_wishes[value] -= 1
            places.append(place)
    return places


def _plain(box: str, dice: Dice) -> float:
    return points(box, dice)


@cache
def _weighed(box: str, dice: Dice) -> float:
    brought = points(box, dice)
    pull = PULL * (brought - 3 * number_of(box)) if box in NUMBERS else 0.0
    return brought - USUAL[box] + pull


def _best_keep(dice: Dice, rolls: int, boxes: tuple[str, ...], worth: Worth) -> Dice:
    values = {end: max(worth(box, end) for box in boxes) for end in _throws(DICE)}
    for _ in range(rolls - 1):
        means = {kept: _mean(kept, values) for kept in _all_keeps()}
        values = {before: max(means[kept] for kept in _keeps(before)) for before in values}
    return max(_keeps(dice), key=lambda kept: (_mean(kept, values), len(kept)))


def _mean(kept: Dice, values: dict[Dice, float]) -> float:
    return sum(chance * values[end] for end, chance in _ends(kept))


@cache
def _ends(kept: Dice) -> tuple[tuple[Dice, float], ...]:
    """Return all five dice after the others are rolled, each with its chance."""
    loose = DICE - len(kept)
    return tuple((tuple(sorted(kept + rolled)), _ways(rolled) / 6**loose) for rolled in _throws(loose))


@cache
def _throws(dice: int) -> tuple[Dice, ...]:
    return tuple(combinations_with_replacement(range(1, 7), dice))


def _ways(rolled: Dice) -> int:
    return factorial(len(rolled)) // prod(factorial(count) for count in Counter(rolled).values())


@cache
def _keeps(dice: Dice) -> tuple[Dice, ...]:
    """Return every part of the dice that could be kept, none and all of them among these."""
    return tuple(sorted(set(_parts(dice))))


def _parts(dice: Dice) -> Iterator[Dice]:
    for count in range(DICE + 1):
        yield from combinations(dice, count)


@cache
def _all_keeps() -> tuple[Dice, ...]:
    return tuple(sorted({kept for dice in _throws(DICE) for kept in _keeps(dice)}))


BOTS = BotPack(game="quintet", levels={"gentle": gentle, "steady": steady, "sharp": sharp})
