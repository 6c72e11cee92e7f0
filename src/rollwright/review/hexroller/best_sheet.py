"""The best HexRoller sheet for dice that are all known: a beam of sheets, and better rounds for the best of them.

The search begins with what the seats wrote, with what master would have written, and with a beam over the whole game.
Then it takes some rounds out of one of the best plans and fills them again, where that brings no less (P. Shaw, Using
Constraint Programming and Local Search Methods to Solve Vehicle Routing Problems, 1998).
"""

from collections.abc import Callable, Sequence
from random import Random

import numpy as np
from msgspec.structs import replace

from rollwright.bots.hexroller.actions import actions
from rollwright.bots.hexroller.master import master
from rollwright.bots.hexroller.position import position
from rollwright.core import Move, Score, step
from rollwright.games import GAMES
from rollwright.games.hexroller.actions import Flip
from rollwright.games.hexroller.chains import places
from rollwright.games.hexroller.rules import apply, start
from rollwright.games.hexroller.score import score, score_sheet
from rollwright.games.hexroller.sheet import BONUSES, Side
from rollwright.games.hexroller.state import Options, State
from rollwright.games.hexroller.view import view
from rollwright.review.hexroller.bound import upper_bound
from rollwright.review.hexroller.plan import NOTHING, Plan, boxes, listed, plan_of, row_of, stands
from rollwright.review.hexroller.refill import Effort, Refill
from rollwright.review.result import BestSheet

Dice = Sequence[Sequence[int]]
WHOLE = Effort(beam=14, branches=5, looks=40, width=24)
PART = Effort(beam=8, branches=8, looks=24, width=8, noise=0.5)
TAKEN_OUT = (2, 2, 3)  # rounds, as often as they stand here
POOL = 6  # plans that are made better side by side
STEPS = 120  # rounds are taken out so many times


def best_sheet(side: Side, dice: Dice, played: Sequence[Plan], progress: Callable[[float], None]) -> BestSheet:
    """Return the best sheet found: no worse than any that was `played`, or that master would have written."""
    plan = _search(side, dice, (*played, master_plan(side, dice)), progress)
    state = play(side, dice, plan)
    total, bound = score(state, 0), upper_bound(side, dice)
    return BestSheet(view(state, None).sheets[0].ink, total, total.total, bound, total.total == bound)


def _search(side: Side, dice: Dice, begun: Sequence[Plan], progress: Callable[[float], None]) -> Plan:
    random = np.random.default_rng(7)
    refill, rounds = Refill(side, dice, random), len(dice)
    beam = [plan for plan in refill.plans((NOTHING,) * rounds, range(rounds), WHOLE) if stands(side, dice, plan)]
    pool = sorted({plan: points(side, plan) for plan in (*begun, *beam[:POOL])}.items(), key=lambda each: -each[1])
    pool = pool[:POOL]
    for number in range(STEPS):
        which = int(random.integers(len(pool)))
        plan, most = pool[which]
        free: list[int] = sorted(random.permutation(rounds)[: random.choice(TAKEN_OUT)].tolist())
        for other in refill.plans(plan, free, PART):
            if other != plan and points(side, other) >= most and stands(side, dice, other):
                pool[which] = other, points(side, other)
                break
        if number % 10 == 0:
            progress((number + 1) / STEPS)
    return max(pool, key=lambda each: each[1])[0]


def points(side: Side, plan: Plan) -> int:
    """Return the total of a plan, with the numbers of each round in the better boxes."""
    return scored(side, plan).total


def scored(side: Side, plan: Plan) -> Score:
    light, dark = zip(*boxes(tuple(done.chosen for done in plan)), strict=True)
    used = tuple(BONUSES[done.bonus - 1] for done in plan if done.bonus)
    return score_sheet(side, row_of(side, plan), light, dark, used)


def master_plan(side: Side, dice: Dice) -> Plan:
    """Return what master writes with these rolls, which it knows one after the other."""
    states = [replace_dice(start(Options(side), ("",), ""), dice[0])]
    for roll in (*dice[1:], ()):
        state = states[-1]
        for action in master(Options(side), view(state, 0), 0, (), Random(0)):
            state = apply(state, Move(0, action))
        states.append(replace_dice(state, roll))
    return plan_of(states, 0)


def play(side: Side, dice: Dice, plan: Plan) -> State:
    """Play a plan by the rules, which refuse a round that does not stand."""
    state = start(Options(side), ("",), "")
    for roll, done, (light, _) in zip(dice, plan, boxes(tuple(done.chosen for done in plan)), strict=True):
        state = replace_dice(state, roll)
        seen = view(state, 0)
        turned = [Flip()] if done.chosen and light != next(places(done.chosen)) else []
        said = [each for each in actions(position(side, seen, 0), seen, 0, listed(done), 0) if each != Flip()]
        for action in (*said[:-1], *turned, *said[-1:]):
            state = step(GAMES["hexroller"], state, Move(0, action))
    return state


def replace_dice(state: State, roll: Sequence[int]) -> State:
    return replace(state, dice=tuple(roll))
