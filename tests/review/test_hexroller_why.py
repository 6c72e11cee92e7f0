"""Why a HexRoller round was costly: what the sentences say holds in games that master plays on from both rounds."""

from collections.abc import Sequence
from math import sqrt
from random import Random
from typing import Any, get_args

import numpy as np
import pytest
from msgspec.structs import replace

from rollwright.bots.hexroller.listing import rounds
from rollwright.bots.hexroller.master import master_rounds
from rollwright.bots.hexroller.position import position
from rollwright.bots.hexroller.sheets import Sheets, after
from rollwright.core import Move, Score, parse, step
from rollwright.games.hexroller.sheet import Side, layout
from rollwright.review import Played, Reason, SeatReview
from rollwright.review.hexroller.marks import alone
from rollwright.review.hexroller.reviewer import draw
from rollwright.review.hexroller.why import explain
from tests.effort import SOAK, effort
from tests.review.played_games import played, reviewed
from tests.review.reasons.hexroller import never_contradicted, points_of, position_after, scored

WIDTH, LOOKS = 4, 20  # rounds that are looked at, fewer than in a review
AHEAD = 3  # standard errors
GAMES = {"back": (("master", "steady"), 3), "front": (("gentle",), 2)}
REVIEWED: list[Any] = ["back", pytest.param("front", marks=pytest.mark.soak("the front, too", only=True))]


def play_on(side: Side, sheets: Sheets, seed: str) -> Sheets:
    """Return the sheet at the end of a game that master plays on. The same seed gives the same dice."""
    random = np.random.default_rng(Random(seed).getrandbits(64))
    for roll in draw(side, random, sheets.later):
        here = position_after(side, sheets, roll)
        found, worth = master_rounds(here, WIDTH, LOOKS)
        sheets, _ = after(here, found.take([int(worth.argmax())]))
    return sheets


def after_both(game: Played, side: Side, seen: SeatReview, seat: int, number: int) -> tuple[Sheets, Sheets]:
    """Return the sheets after the own and the better round, written by the rules."""
    before = game.states[number - 1]
    planned = replace(before, sheets=(before.sheets[seat],))
    for words in seen.rounds[number - 1].best.actions:
        planned = step(game.game, planned, Move(0, parse(game.game, words)))
    later = layout(side).rounds - number
    found: list[Sheets] = []
    for state, place in ((game.states[number], seat), (planned, 0)):
        sheet = alone(position(side, game.game.view(state, None), place))
        found.append(Sheets(sheet.own, sheet.empty, sheet.light, sheet.dark, sheet.bonuses, later))
    return found[0], found[1]


def holds(side: Side, reason: Reason, own: Sequence[Score], best: Sequence[Score]) -> None:
    """Hold what a sentence says for good to every game, and what it says is nearer to their mean."""
    never_contradicted(side, reason, own, best)
    mine, theirs = ([points_of(reason, score) for score in scores] for scores in (own, best))
    kind = reason.message.removeprefix("review-why-hexroller-")
    if kind == "area-nearer":  # it is filled more often, perhaps with smaller numbers
        mine, theirs = ([float(points > 0) for points in each] for each in (mine, theirs))
    gain = np.subtract(theirs, mine)
    assert gain.mean() >= -AHEAD * gain.std(ddof=1) / sqrt(len(gain)), (reason, gain.mean())


@pytest.mark.soak("1,000 games from each costly round instead of 3")
@pytest.mark.parametrize("side", REVIEWED)
def test_reasons_of_a_costly_round_hold_in_the_games_played_on(side: Side):
    levels, seed = GAMES[side]
    game = played(side, levels, seed)
    for seat, seen in enumerate(reviewed(side, levels, seed).seats):
        for costly in seen.costly:
            both = after_both(game, side, seen, seat, costly.round)
            assert costly.why
            own, best = (
                [scored(side, play_on(side, sheets, f"{costly.round} {number}")) for number in range(effort(3, 1000))]
                for sheets in both
            )
            gain = np.array([theirs.total - mine.total for mine, theirs in zip(own, best, strict=True)])
            doubt = float(gain.std(ddof=1)) / sqrt(len(gain))
            assert float(gain.mean()) > (0 if SOAK else -AHEAD * doubt), costly
            for reason in costly.why:
                if "hexroller" in reason.message:
                    holds(side, reason, own, best)


@pytest.mark.soak("200 sentences of this kind on each side instead of 2")
@pytest.mark.parametrize("side", get_args(Side))
def test_a_pair_that_is_called_closed_is_never_joined(side: Side):
    random, tried = Random(6), 0
    for seed in range(1000):
        game = played(side, ("any",), seed)
        state = game.states[-3]  # two rounds are to come
        here = position(side, game.game.view(state, None), 0)
        found = rounds(here)
        for _ in range(20):
            own, best = (after(here, found.take([random.randrange(len(found))]))[0] for _ in range(2))
            for reason in explain(side, own, best):
                if reason.message != "review-why-hexroller-pair-closed":
                    continue
                tried += 1
                ends = [scored(side, play_on(side, own, f"{seed} {number}")) for number in range(effort(3, 20))]
                assert max(points_of(reason, end) for end in ends) == 0, reason
        if tried >= effort(2, 200):
            return
    raise AssertionError("too few pairs were closed")
