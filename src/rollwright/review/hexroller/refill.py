"""Choose some rounds of a HexRoller plan again while the others stay: a beam from the first of them to the last.

With no round fixed this is a beam over the whole game. A fixed round keeps its hexes, so each other one has little
room and is listed fast. After the last open round every sheet is finished and counts its points; before, the network
says what it may be expected to come to.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

import numpy as np

from rollwright.bots.hexroller.features import grid, touching
from rollwright.bots.hexroller.listing import Rounds
from rollwright.bots.hexroller.network import Network, glance_network, master_network
from rollwright.bots.hexroller.position import WRITTEN, Position
from rollwright.bots.hexroller.search import best_of, judged_rounds
from rollwright.bots.hexroller.sheets import Sheets, Table, after
from rollwright.bots.hexroller.straights import outlook
from rollwright.games.hexroller.sheet import BONUSES, NUMBERS, Side
from rollwright.review.hexroller.plan import NOTHING, Plan, before, beginnings, filled, most_row_points, row_sets

Array = Any
Dice = Sequence[Sequence[int]]
DECIMALS = 3  # of an estimate: the last digits differ between machines, and equal rounds must stay equal
IMPOSSIBLE = -1000.0  # the worth of a round after which a fixed one cannot be played


@dataclass(frozen=True)
class Effort:
    """How much a search tries."""

    beam: int  # plans that go on to the next round
    branches: int  # rounds of each plan that are kept
    looks: int  # rounds that are looked at closely, and as many with a bonus
    width: int  # plain rounds that are tried with each bonus
    noise: float = 0.0  # points by which estimates are shaken, so that searches differ


class Refill:
    """The rolls of a game, and the plans that are made of them."""

    def __init__(self, side: Side, dice: Dice, random: np.random.Generator) -> None:
        self._side: Side = side
        self._dice, self._random = dice, random

    def plans(self, plan: Plan, free: Sequence[int], effort: Effort) -> list[Plan]:
        """Return plans with other rounds in the places `free`, the best first."""
        ways = [tuple(NOTHING if number in free else done for number, done in enumerate(plan))]
        for nth, number in enumerate(free):
            following = free[nth + 1 :]
            found: dict[Any, tuple[float, Plan]] = {}
            for way in ways:
                rounds, worth = self._rounds(way, number, following, effort)
                if following and effort.noise:
                    worth = worth + effort.noise * self._random.gumbel(size=len(worth))
                for place in best_of(worth, effort.branches):
                    if worth[place] > IMPOSSIBLE / 2:
                        there = (*way[:number], filled(rounds, place), *way[number + 1 :])
                        name = _sheet(there)
                        if name not in found or found[name][0] < worth[place]:
                            found[name] = float(worth[place]), there
            ways = [there for _, there in sorted(found.values(), key=lambda each: -each[0])[: effort.beam]]
        return ways

    def _rounds(self, way: Plan, number: int, following: Sequence[int], effort: Effort) -> tuple[Rounds, Table]:
        """Return rounds for one place of a plan, and the worth of each. `following` are the places still open."""
        here, added = self._here(way, number)
        boxed = tuple(done.chosen for place, done in enumerate(way) if place != number)
        light, dark = _rows(self._side, len(following), tuple(sorted(boxed)))
        here = replace(here, light=light, dark=dark, later=len(following))
        chains = self._chains(way[number + 1 : following[0] if following else None])

        def judged(sheets: Sheets, network: Network) -> Table:
            worth = network.values(replace(sheets, own=sheets.own | added[:, None])).round(DECIMALS)
            for row, begin, beside in chains:
                near = touching(grid(self._side), sheets.own[row] | beside)
                worth = np.where(near & begin == 0, IMPOSSIBLE, worth)
            return worth

        def promising(here: Position, rounds: Rounds) -> Rounds:
            if len(rounds) <= effort.looks or here.later == 0:
                return rounds
            return rounds.take(best_of(judged(after(here, rounds)[0], glance_network(self._side)), effort.looks))

        master = master_network(self._side)
        found, worth = judged_rounds(here, lambda sheets: judged(sheets, master), effort.width, promising)
        if here.later == 0:  # all boxes are known, so they can be filled the best way
            sheets, _ = after(here, found)
            points = {int(each): most_row_points(tuple(sorted((*boxed, int(each))))) for each in {*found.chosen}}
            counted = outlook(self._side)[0][sheets.light, sheets.dark]
            worth = worth - counted + [points[int(each)] for each in found.chosen]
        return found, worth

    def _here(self, way: Plan, number: int) -> tuple[Position, Array]:
        """Return the sheet before a round, with no room where later rounds write, and what these add to each number."""
        here, later = before(self._side, self._dice, way, number), way[number + 1 :]
        added = [sum(hexes) for hexes in zip(*(done.added for done in (NOTHING, *later)), strict=True)]
        used = tuple(BONUSES[done.bonus - 1] for done in later if done.bonus)
        empty = here.empty & ~sum(done.hexes for done in later)
        here = replace(here, empty=empty, used=(*here.used, *used))
        return here, np.array(added, np.int64)

    def _chains(self, rounds: Plan) -> list[tuple[int, int, int]]:
        """Return the chains of fixed rounds: row, hexes in which each may begin, own hexes of those before it."""
        chains: list[tuple[int, int, int]] = []
        between = NOTHING.added
        for done in rounds:
            chains += [
                (row, beginnings(self._side, chain), between[row])
                for row, chain in enumerate(done.added)
                if chain and row + WRITTEN[0] in NUMBERS
            ]
            between = tuple(old | new for old, new in zip(between, done.added, strict=True))
        return chains


def _sheet(plan: Plan) -> Any:
    """Return what matters of a plan for the rounds that are open: its hexes, boxes and bonuses."""
    added = tuple(sum(hexes) for hexes in zip(*(done.added for done in plan), strict=True))
    return added, tuple(sorted(done.chosen for done in plan)), sum(1 << done.bonus for done in plan if done.bonus)


@cache
def _rows(side: Side, later: int, boxed: tuple[int, ...]) -> tuple[int, int]:
    """Return the light and the dark row of other rounds, filled the way that promises the most points."""
    promise = outlook(side)[later]
    return max(sorted((light >> 3, dark >> 3) for light, dark in row_sets(boxed)), key=lambda rows: promise[rows])
