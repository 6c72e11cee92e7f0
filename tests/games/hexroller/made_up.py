"""Small made-up sides, and every complete round on them, worked out straight from the rules and from nothing else."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import Any

from rollwright.games.hexroller.sheet import Hex, Printed, prepare

WAYS = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))


def side(spots: Any, printed: Any, dice: Any):
    """A side of one area: `spots` are axial coordinates, `printed` the numbers on some of them, by place."""
    names = {spot: f"A{place + 1}" for place, spot in enumerate(spots)}
    hexes = tuple(
        Hex(
            names[q, r],
            "A",
            q,
            r,
            printed.get(place),
            tuple(names[q + dq, r + dr] for dq, dr in WAYS if (q + dq, r + dr) in names),
        )
        for place, (q, r) in enumerate(spots)
    )
    return prepare(Printed("front", "Made up", dice, 7, {}, {}, (), hexes))


def chains(layout: Any, numbers: Any, number: int, length: Any):
    """Yield every chain of `number` with `length` hexes on a sheet, as tuples of hexes."""
    begin = {other for place, shown in enumerate(numbers) if shown == number for other in layout.neighbours[place]}
    paths = [(place,) for place in begin if numbers[place] is None]
    while paths:
        path = paths.pop()
        if len(path) == length:
            yield path
        else:
            paths += [
                (*path, place) for place in layout.neighbours[path[-1]] if numbers[place] is None and place not in path
            ]


def rounds(layout: Any, numbers: Any, dice: Any, used: Any) -> Any:
    """Return every complete round: what stands on the sheet after it, the numbers for the boxes, and the bonus."""
    counts: Counter[int] = Counter(dice)
    found = set[Any]()
    for size in (0, 1, 2):
        for chosen in combinations(sorted(counts), size):
            for plan in _plans(chosen, counts, used):
                for after in _written(layout, numbers, plan):
                    others = [number for number in counts if number not in {taken for taken, _, _ in plan}]
                    stuck = not any(True for number in others for _ in chains(layout, after, number, counts[number]))
                    if size == 2 or stuck:
                        found.add(
                            (tuple(after), frozenset(chosen), next((bonus for _, _, bonus in plan if bonus), None))
                        )
    return found


def _plans(chosen: Any, counts: Counter[int], used: Any) -> Iterator[Any]:
    """Yield what is to be written as (number, length, bonus): the plain round, then with each bonus that is left."""
    plain = [(number, counts[number], None) for number in chosen]
    yield plain
    if "extra" not in used:
        for place, (number, length, _) in enumerate(plain):
            yield [*plain[:place], (number, length + 1, "extra"), *plain[place + 1 :]]
    if "two" not in used:
        yield [*plain, (2, 1, "two")]
    if "third" not in used and len(chosen) == 2:
        for number in set(counts) - set(chosen):
            yield [*plain, (number, counts[number], "third")]


def _written(layout: Any, numbers: Any, plan: Any):
    """Yield the sheet after every way of writing a plan; chains start from the sheet as it was before the round."""
    spots = [
        [(place,) for place, shown in enumerate(numbers) if shown is None]
        if bonus == "two"
        else list(chains(layout, numbers, number, length))
        for number, length, bonus in plan
    ]
    stack = [(0, list(numbers))]
    while stack:
        step, sheet = stack.pop()
        if step == len(plan):
            yield sheet
            continue
        for path in spots[step]:
            if all(sheet[place] is None for place in path):
                after = list(sheet)
                for place in path:
                    after[place] = plan[step][0]
                stack.append((step + 1, after))
