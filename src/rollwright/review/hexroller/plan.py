"""All rounds of one HexRoller sheet, when all rolls are known, and what they come to together."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise, product

import numpy as np

from rollwright.bots.hexroller.listing import Rounds, all_chains, complete
from rollwright.bots.hexroller.position import WRITTEN, Position
from rollwright.core import Row
from rollwright.games.hexroller.chains import places
from rollwright.games.hexroller.score import straight
from rollwright.games.hexroller.sheet import BONUSES, NUMBERS, Bonus, Side, layout
from rollwright.games.hexroller.state import State

Boxed = tuple[int, ...]  # for each round the numbers of its boxes, as a set: bit n is the number n


@dataclass(frozen=True)
class Filled:
    """One round: the hexes that each number fills (from 2 on), the numbers in its boxes as a set, and its bonus."""

    added: tuple[int, ...]
    chosen: int
    bonus: int  # 0 for none, else its place in BONUSES and one

    @property
    def hexes(self) -> int:
        return sum(self.added)  # no two numbers share a hex


NOTHING = Filled((0,) * len(WRITTEN), 0, 0)
Plan = tuple[Filled, ...]  # a round for each roll; `NOTHING` stands for one that is still open


def filled(found: Rounds, which: int) -> Filled:
    """Return one of the listed rounds."""
    return Filled(
        tuple(int(hexes) for hexes in found.added[:, which]), int(found.chosen[which]), int(found.bonus[which])
    )


def listed(only: Filled) -> Rounds:
    """Return a round as the only one of a list."""
    return Rounds(np.array(only.added, np.int64)[:, None], np.array([only.chosen]), np.array([only.bonus]))


def plan_of(states: Sequence[State], seat: int) -> Plan:
    """Read what a seat wrote in each round; `states` are the table at the start of each round, and at last the end."""
    sheets = [state.sheets[seat] for state in states]
    rounds: list[Filled] = []
    for number, (before, after) in enumerate(pairwise(sheets)):
        added = [0] * len(WRITTEN)
        for place, (old, new) in enumerate(zip(before.ink, after.ink, strict=True)):
            if old is None and new is not None:
                added[int(new) - WRITTEN[0]] |= 1 << place
        chosen = sum(1 << boxed for boxed in (after.light[number], after.dark[number]) if boxed is not None)
        bonus = next((BONUSES.index(bonus) + 1 for bonus in after.used if bonus not in before.used), 0)
        rounds.append(Filled(tuple(added), chosen, bonus))
    return tuple(rounds)


def row_of(side: Side, plan: Plan) -> Row:
    """Return the numbers in the hexes after all rounds of a plan."""
    row = [spot.printed for spot in layout(side).hexes]
    for done in plan:
        for number, hexes in zip(WRITTEN, done.added, strict=True):
            for place in places(hexes):
                row[place] = number
    return tuple(row)


def before(side: Side, dice: Sequence[Sequence[int]], plan: Plan, number: int) -> Position:
    """Return the sheet before a round of the plan, with its roll."""
    own, empty = printed(side)
    for done in plan[:number]:
        own = tuple(old | new for old, new in zip(own, done.added, strict=True))
        empty &= ~done.hexes
    used: tuple[Bonus, ...] = tuple(BONUSES[done.bonus - 1] for done in plan[:number] if done.bonus)
    return Position(side, own, empty, Counter(dice[number]), 0, 0, used, len(plan) - number - 1)


@cache
def printed(side: Side) -> tuple[tuple[int, ...], int]:
    """Return the printed hexes of each number, and the empty ones."""
    board = layout(side)
    own = tuple(
        sum(1 << place for place, spot in enumerate(board.hexes) if spot.printed == number) for number in WRITTEN
    )
    return own, sum(1 << place for place, spot in enumerate(board.hexes) if spot.printed is None)


@cache
def beginnings(side: Side, chain: int) -> int:
    """Return the hexes of a chain from which a line can run through all of it."""
    touching = layout(side).touching
    # From each end that a line may have: the sets of hexes that it may have filled. A line can be read both ways.
    ends = {(1 << place, place) for place in places(chain)}
    for _ in range(chain.bit_count() - 1):
        ends = {(done | 1 << place, place) for done, end in ends for place in places(touching[end] & chain & ~done)}
    return sum({1 << end for _, end in ends})


def stands(side: Side, dice: Sequence[Sequence[int]], plan: Plan) -> bool:
    """Say whether the rounds of a plan can be played one after the other.

    Their hexes are known not to overlap, and their chains to fit the dice: each still has to begin beside its number,
    and a round of fewer than two numbers has to be complete.
    """
    for number, done in enumerate(plan):
        here = before(side, dice, plan, number)
        for row, chain in enumerate(done.added[1:], 1):
            if chain and not here.starts(WRITTEN[row]) & beginnings(side, chain):
                return False
        if done.chosen.bit_count() < 2 and not len(complete(all_chains(here), listed(done))):
            return False
    return True


@cache
def most_row_points(boxed: Boxed) -> int:
    """Return the points of both box rows, with the numbers of each round the better way round."""
    return max(_reached(light) + _reached(dark) for light, dark in row_sets(boxed))


def row_sets(boxed: Boxed) -> set[tuple[int, int]]:
    """Return the sets of numbers that the light and the dark row can hold; bit 0 is an empty box."""
    found = {(0, 0)}
    for chosen in boxed:
        found = {(light | 1 << one, dark | 1 << other) for light, dark in found for one, other in _ways(chosen)}
    return found


@cache
def boxes(boxed: Boxed) -> tuple[tuple[int, int], ...]:
    """Return the light and the dark number of each round that bring the most points."""
    return max(product(*map(_ways, boxed)), key=lambda ways: sum(straight(row) for row in zip(*ways, strict=True)))


def _ways(chosen: int) -> list[tuple[int, int]]:
    numbers = [*places(chosen), 0, 0][:2]
    return [(numbers[0], numbers[1]), (numbers[1], numbers[0])]


@cache
def _reached(row: int) -> int:
    return straight([number for number in NUMBERS if row >> number & 1])
