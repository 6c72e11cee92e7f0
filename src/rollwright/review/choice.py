"""The cost of one choice of one seat, weighed as a review weighs it, while the game goes on.

Only the seat's own sheet and what lies open on the table are used.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
from msgspec import Struct

from rollwright.bots.hexroller.network import master_network
from rollwright.bots.hexroller.position import Position, position
from rollwright.bots.hexroller.search import judged_rounds
from rollwright.bots.hexroller.sheets import Sheets, after
from rollwright.bots.make_a_difference.master import mode_a
from rollwright.bots.splitter.master import as_array, judge
from rollwright.core import Game, Row
from rollwright.games.hexroller.sheet import BONUSES, layout
from rollwright.games.make_a_difference.sheet import layout as fields
from rollwright.games.splitter.sheet import layout as pad_layout
from rollwright.review import why_hexroller, why_make_a_difference, why_splitter
from rollwright.review.course import NOTABLE
from rollwright.review.mode_b import ModeB
from rollwright.review.played import Played
from rollwright.review.result import Currency, Reason, Written
from rollwright.review.two_dice import Expectations, follow

WIDTH = 8  # plain rounds of HexRoller that are tried with each bonus


class Cost(Struct, frozen=True):
    """The cost of a choice, in points or in chance to win: 0 where the reviewer knows no better one.

    `better` are the marks of the better choice. There are no reasons where the cost is small.
    """

    round: int
    currency: Currency
    loss: float
    better: tuple[Written, ...] = ()
    why: tuple[Reason, ...] = ()


def can_weigh(game: Game) -> bool:
    """Say whether single choices of a game can be weighed."""
    return game.info.id in _WEIGHERS


def weigh(game: Game, options: Any, before: Any, later: Any, seat: int) -> Cost:
    """Weigh a seat's choice between the start of a round (`before`) and the moment when it is closed (`later`)."""
    played = Played(game, options, ("",) * len(before.sheets), (before, later))
    return _WEIGHERS[game.info.id](played, seat)


def _splitter(played: Played, seat: int) -> Cost:
    pad = played.options.pad
    cells = [cell.id for cell in pad_layout(pad).cells]
    sheets = [as_array(state.sheets[seat].ink) for state in played.states]
    found = follow(judge(pad), Expectations(judge(pad)), sheets, played.dice)
    loss, best = found.weighed[0].best - found.weighed[0].own, found.best[0]
    better = _written(sheets[0], best.cells, played.dice[0])
    why = why_splitter.explain(pad, sheets[1], better, seed=0) if loss >= NOTABLE["points"] else ()
    return _cost(played, "points", loss, [cells[cell] for cell in best.cells], why)


def _make_a_difference(played: Played, seat: int) -> Cost:
    cells = [cell.id for cell in fields().cells]
    inks = [[_numbers(sheet.ink) for sheet in state.sheets] for state in played.states]
    own, dice = inks[1][seat], played.dice[0]
    if played.options.mode == "B":
        places, reached, worth = ModeB(played).choices(seat, inks[0], dice)
        chosen, best = int(np.flatnonzero((reached == own).all(axis=1))[0]), int(worth.win.argmax())
        loss = float(worth.win[best] - worth.win[chosen])
        return _cost(played, "win", loss, [cells[int(cell)] for cell in places[best]], ())
    found = follow(mode_a(), Expectations(mode_a()), [inks[0][seat], own], played.dice)
    loss, better = found.weighed[0].best - found.weighed[0].own, found.best[0]
    sheet = _written(inks[0][seat], better.cells, dice)
    why = why_make_a_difference.explain(own, sheet, seed=0) if loss >= NOTABLE["points"] else ()
    return _cost(played, "points", loss, [cells[cell] for cell in better.cells], why)


def _hexroller(played: Played, seat: int) -> Cost:
    side, before = played.options.side, played.states[0]
    views = [played.game.view(state, None) for state in played.states]
    later = layout(side).rounds - before.round
    here, there = (_at(position(side, view, seat), later) for view in views)
    found, worth = judged_rounds(here, master_network(side).values, WIDTH)
    best = int(worth.argmax())
    reached, _ = after(here, found.take([best]))
    loss = float(worth[best]) - float(master_network(side).values(_alone(there))[0])
    if loss <= 0:
        return Cost(before.round, "points", 0.0)
    marks = tuple(
        Written(spot.id, row + 2)
        for row, (old, new) in enumerate(zip(here.own, reached.own[:, 0], strict=True))
        for place, spot in enumerate(layout(side).hexes)
        if (int(new) & ~old) >> place & 1
    )
    why = why_hexroller.explain(side, _alone(there), reached) if loss >= NOTABLE["points"] else ()
    return Cost(before.round, "points", loss, marks, why)


_WEIGHERS = {"splitter": _splitter, "make-a-difference": _make_a_difference, "hexroller": _hexroller}


def _cost(played: Played, currency: Currency, loss: float, cells: Sequence[str], why: tuple[Reason, ...]) -> Cost:
    number = played.states[0].round
    if loss <= 0:
        return Cost(number, currency, 0.0)
    marks = tuple(Written(cell, die) for cell, die in zip(cells, played.dice[0], strict=True))
    return Cost(number, currency, loss, marks, why)


def _written(sheet: Any, cells: Sequence[int], dice: Sequence[int]) -> Any:
    written = sheet.copy()
    written[list(cells)] = dice
    return written


def _numbers(row: Row) -> Any:
    return np.array([int(number or 0) for number in row])


def _at(here: Position, later: int) -> Position:
    return Position(here.side, here.own, here.empty, here.counts, here.light, here.dark, here.used, later)


def _alone(there: Position) -> Sheets:
    """Return a position as the only one of many sheets."""
    left = sum(1 << place for place, bonus in enumerate(BONUSES) if bonus not in there.used)
    own = np.array(there.own, np.int64)[:, None]
    one = [np.array([value]) for value in (there.empty, there.light, there.dark, left)]
    return Sheets(own, *one, later=there.later)
