"""The best HexRoller sheet for dice that are all known: a beam of sheets, each round the most promising ones."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from rollwright.bots.hexroller.actions import actions
from rollwright.bots.hexroller.listing import Rounds
from rollwright.bots.hexroller.master import master_rounds
from rollwright.bots.hexroller.position import Position, position
from rollwright.bots.hexroller.sheets import Sheets, after
from rollwright.core import Move
from rollwright.games.hexroller.rules import apply, start
from rollwright.games.hexroller.score import BONUS_LEFT, score
from rollwright.games.hexroller.sheet import BONUSES, NUMBERS, Bonus, Side, layout
from rollwright.games.hexroller.state import Options, State
from rollwright.games.hexroller.view import view
from rollwright.review.result import BestSheet

BEAM = 14  # sheets that go on to the next round
BRANCHES = 5  # rounds of each sheet that are kept
LOOKS = 40  # rounds that are looked at closely, and as many with a bonus
WIDTH = 24  # plain rounds that are tried with each bonus


@dataclass(frozen=True)
class BeamSheet:
    """A sheet of the beam: its worth, and the rounds that led to it."""

    worth: float
    here: Position
    rounds: tuple[tuple[Rounds, int], ...] = ()


def best_sheet(side: Side, dice: Sequence[Sequence[int]], progress: Callable[[float], None]) -> BestSheet:
    """Return the best sheet found: master says which sheets of the beam are promising."""
    opened = start(Options(side), ("",), "")
    beam = [BeamSheet(0.0, position(side, view(opened, None), 0))]
    for number, roll in enumerate(dice):
        later = len(dice) - number - 1
        found: dict[tuple[Any, ...], BeamSheet] = {}
        for sheet in beam:
            here = replace(sheet.here, counts=Counter(roll), later=later)
            rounds, worth = master_rounds(here, WIDTH, LOOKS)
            for place in np.argsort(-worth, kind="stable")[:BRANCHES]:
                there = _following(here, after(here, rounds.take([place]))[0])
                name = (there.own, there.light, there.dark, there.used)
                found.setdefault(name, BeamSheet(float(worth[place]), there, (*sheet.rounds, (rounds, int(place)))))
        beam = sorted(found.values(), key=lambda sheet: -sheet.worth)[:BEAM]
        progress((number + 1) / len(dice))
    state = _played(opened, dice, beam[0])
    total = score(state, 0)
    bound = upper_bound(side)
    return BestSheet(view(state, None).sheets[0].ink, total, total.total, bound, total.total == bound)


def upper_bound(side: Side) -> int:
    """Return a total that no sheet exceeds: every area full of the highest number, every pair joined, all straights."""
    areas = sum(area.multiplier for area in layout(side).areas.values())
    return BONUS_LEFT * len(BONUSES) + max(NUMBERS) * areas + sum(NUMBERS) + 2 * max(NUMBERS)


def _played(state: State, dice: Sequence[Sequence[int]], sheet: BeamSheet) -> State:
    """Play the rounds that led to a sheet of the beam by the rules."""
    for roll, (rounds, place) in zip(dice, sheet.rounds, strict=True):
        state = replace_dice(state, roll)
        seen = view(state, 0)
        for action in actions(position(state.side, seen, 0), seen, 0, rounds, place):
            state = apply(state, Move(0, action))
    return state


def replace_dice(state: State, roll: Sequence[int]) -> State:
    return State(state.seed, state.side, state.round, tuple(roll), state.sheets)


def _following(here: Position, sheets: Sheets) -> Position:
    left = int(sheets.bonuses[0])
    used: tuple[Bonus, ...] = tuple(bonus for place, bonus in enumerate(BONUSES) if not left >> place & 1)
    own = tuple(int(hexes[0]) for hexes in sheets.own)
    return replace(
        here, own=own, empty=int(sheets.empty[0]), light=int(sheets.light[0]), dark=int(sheets.dark[0]), used=used
    )
