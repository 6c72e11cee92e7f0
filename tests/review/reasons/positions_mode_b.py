"""A position for each sentence about Mode B of Make a Difference, weighed as practice weighs it."""

from dataclasses import dataclass

import numpy as np

from rollwright.bots.make_a_difference.master import odds
from rollwright.games.make_a_difference import GAME
from rollwright.games.make_a_difference.botcards import pile
from rollwright.games.make_a_difference.sheet import layout
from rollwright.games.make_a_difference.state import Options, Sheet, State
from rollwright.review import Played, Reason
from rollwright.review.choice import weigh
from rollwright.review.cost import Cost, with_dice
from rollwright.review.make_a_difference.glance_mode_b import glance, rivals
from rollwright.review.make_a_difference.mode_b import ModeB
from rollwright.review.make_a_difference.why_mode_b import Ended, after_round, play_on
from tests.review.reasons import named, near
from tests.review.reasons.make_a_difference import (
    BEGIN,
    LINES,
    Array,
    holds_in_mode_b,
    never_contradicted_in_mode_b,
    row_of,
    sheet,
)

ROUGH = 12  # per cent by which the bot's own estimate of a chance may be off: 11 on average before the last roll
TABLE = Options(mode="B", duel=False)
CARDS = Options(mode="B", bot_cards=2, friendly_ties=True)
ALONE = Options(mode="B", bot_cards=1, duel=False)


@dataclass(frozen=True)
class Position:
    """The sheets before a round, that of the seat first, its dice, and the fields in which the seat writes them."""

    options: Options
    sheets: tuple[str, ...]
    dice: tuple[int, int]
    own: tuple[str, str]


POSITIONS: dict[str, Position] = {
    "difference-lost-row": Position(
        TABLE, ("6554. 3626. 62525 15.5.", "55263 61525 .626. 4.5.5"), (2, 1), ("ge", "ic")
    ),
    "difference-lost-column": Position(
        TABLE, ("3516. 62535 4165. .516.", "4.5.5 .5162 61615 .5363"), (6, 5), ("he", "ie")
    ),
    "difference-secured-row": Position(
        TABLE, ("13.22 6.243 32.46 25.62", "..632 ..423 21642 62325"), (2, 6), ("gb", "ic")
    ),
    "difference-secured-column": Position(
        CARDS, ("3423. 6364. 16151 .131.", "4.131 .23.4 1.156 31366"), (2, 4), ("ge", "ie")
    ),
    "difference-cards-row": Position(
        CARDS, ("25... 6356. 41535 56161", "6653. 5.51. 1.625 43516"), (6, 5), ("fc", "fd")
    ),
    "difference-cards-column": Position(
        CARDS, ("42652 26313 .3656 .61..", "65436 36122 .16.. 56.32"), (2, 4), ("ie", "id")
    ),
    "difference-highest-row": Position(ALONE, ("51516 34153 .6316 ...63",), (5, 5), ("ha", "ic")),
    "difference-highest-column": Position(
        TABLE, ("..632 ..423 ..642 62325", ".3.22 6.243 32.46 .5.62"), (1, 2), ("hb", "ha")
    ),
    "expected-win": Position(TABLE, ("...32 ..423 ..642 .2325", ".3.22 6.243 32.4. .5..2"), (6, 6), ("fc", "ia")),
    "lead": Position(TABLE, ("..632 ..423 ..642 62325", ".3.22 6.243 32.46 .5.62"), (1, 2), ("hb", "ha")),
    "lead-alone": Position(TABLE, ("..535 24.26 26..1 56.56", "4..63 .626. 51625 .525."), (5, 5), ("fb", "ic")),
    "take-row": Position(CARDS, ("1536. 6163. 35365 ..431", ".1.36 .6336 153.3 54156"), (3, 5), ("ib", "ia")),
    "take-column": Position(ALONE, ("...54 .6425 44252 12424",), (1, 4), ("fc", "fb")),
}


def holds(name: str, games: int) -> None:
    """Hold a sentence to the rules and to games at random, one with chances to games that are played on."""
    here = POSITIONS[name]
    cost, (own, best), before = _weighed(here)
    others = before[1:]
    message = f"review-why-{name}"
    if message.startswith(BEGIN):
        seen = glance(rivals(here.options, 0, before, ("",) * len(before)), own, best)
        reason = named(seen, message)
        assert holds_in_mode_b(reason, here.options, others, own, best)
        never_contradicted_in_mode_b(reason, here.options, others, own, best, games)
        return
    estimated = message == "review-why-expected-win"  # if all play as our strongest bot does
    reason, table = named(cost.why, message), ModeB(_played(here), quick=not estimated)
    for which, start in (("own", own), ("best", best)):
        if estimated:
            assert reason.params[which] == round(100 / (1 + np.exp(-odds(here.options, start[None], others)[0])))
        inks = after_round(table, 0, before, start, here.dice)
        _held_to(reason, which, play_on(table, 0, inks, games, seed=99), 2 * ROUGH if estimated else 1)


def _held_to(reason: Reason, which: str, ends: list[Ended], step: float) -> None:
    if "line" in reason.params:
        place = LINES.index(str(reason.params["line"]))
        near(reason, which, [100.0 * end.taken[place] for end in ends], least_spread=20, step=1)
        return
    near(reason, which, [100.0 * end.win for end in ends], least_spread=20, step=step)
    if "best_lead" in reason.params:
        way = -1 if reason.params[f"{which}_way"] == "behind" else 1
        near(reason, f"{which}_lead", [way * end.lead for end in ends], least_spread=1, step=0.1)


def _played(here: Position) -> Played:
    """Return the round as a game of its own."""
    rows = [row_of(sheet(drawn)) for drawn in here.sheets]
    written = list(rows[0])
    for cell, die in zip(here.own, here.dice, strict=True):
        written[layout().index[cell]] = die
    number = (len(rows[0]) - rows[0].count(None)) // 2 + 1
    cards = pile("any")[: here.options.bot_cards]
    states = [
        State("", here.options, number, here.dice, tuple(Sheet(row) for row in each), cards)
        for each in (rows, [tuple(written), *rows[1:]])
    ]
    return Played(GAME, here.options, ("",) * len(rows), tuple(states))


def _weighed(here: Position) -> tuple[Cost, tuple[Array, Array], list[Array]]:
    """Return what the review says of the choice, the own and the better sheet, and all sheets before."""
    game, before = _played(here), list(map(sheet, here.sheets))
    cost = weigh(GAME, here.options, game.states[0], game.states[1], 0)
    own, best = (
        with_dice(before[0], [layout().index[cell] for cell in cells], here.dice)
        for cells in (here.own, [mark.cell for mark in cost.better])
    )
    return cost, (own, best), before
