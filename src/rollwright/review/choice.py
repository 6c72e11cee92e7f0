"""The cost of one choice of one seat, weighed as a review weighs it, while the game goes on.

Only the seat's own sheet and what lies open on the table are used.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
from msgspec import Struct
from msgspec.structs import replace

from rollwright.bots.hexroller.actions import actions
from rollwright.bots.hexroller.master import master_rounds
from rollwright.bots.hexroller.network import master_network
from rollwright.bots.hexroller.position import Position, position
from rollwright.bots.hexroller.sheets import after
from rollwright.bots.make_a_difference.master import mode_a
from rollwright.bots.splitter.master import judge
from rollwright.bots.two_dice import as_array
from rollwright.core import Game, Move, step
from rollwright.games.hexroller.sheet import layout
from rollwright.games.make_a_difference.sheet import layout as fields
from rollwright.games.splitter.sheet import layout as pad_layout
from rollwright.review.estimates import NOTABLE
from rollwright.review.hexroller import why as why_hexroller
from rollwright.review.hexroller.marks import alone, new_marks
from rollwright.review.make_a_difference import why as why_make_a_difference
from rollwright.review.make_a_difference import why_mode_b
from rollwright.review.make_a_difference.mode_b import ModeB
from rollwright.review.played import Played
from rollwright.review.reason import Currency, Explain, Reason, reasons_for
from rollwright.review.result import Written
from rollwright.review.splitter import why as why_splitter
from rollwright.review.two_dice import Expectations, weigh_choice

WIDTH = 8  # plain rounds of HexRoller that are tried with each bonus


class Cost(Struct, frozen=True):
    """The cost of a choice, in points or in chance to win: 0 where the reviewer knows no better one.

    `own` are the marks of the choice, `better` those of the better one. There are reasons where the cost is notable.
    """

    round: int
    currency: Currency
    loss: float
    better: tuple[Written, ...] = ()
    why: tuple[Reason, ...] = ()
    own: tuple[Written, ...] = ()


def can_weigh(game: Game) -> bool:
    """Say whether single choices of a game can be weighed."""
    return game.info.id in _WEIGHERS


def weigh(game: Game, options: Any, before: Any, later: Any, seat: int, *, reasons: bool = True) -> Cost:
    """Weigh a seat's choice between the start of a round (`before`) and the moment when it is closed (`later`).

    Without `reasons` the cost says nothing but the figures, which is quicker.
    """
    played = Played(game, options, ("",) * len(before.sheets), (before, later))
    return _WEIGHERS[game.info.id](played, seat, reasons)


def _splitter(played: Played, seat: int, reasons: bool) -> Cost:
    pad = played.options.pad
    cells = [cell.id for cell in pad_layout(pad).cells]
    before, own = (as_array(state.sheets[seat].ink) for state in played.states)
    weighed, _, best = weigh_choice(judge(pad), Expectations(judge(pad)), before, own, played.dice[0])
    better = _written(before, best.cells, played.dice[0])
    why = _why("points", weighed.best, weighed.own, reasons, lambda: why_splitter.explain(pad, own, better, seed=0))
    loss = weighed.best - weighed.own
    return _cost(played, "points", loss, [cells[cell] for cell in best.cells], why, _new(cells, before, own))


def _make_a_difference(played: Played, seat: int, reasons: bool) -> Cost:
    cells = [cell.id for cell in fields().cells]
    inks = [[as_array(sheet.ink) for sheet in state.sheets] for state in played.states]
    own, dice = inks[1][seat], played.dice[0]
    marks = _new(cells, inks[0][seat], own)
    if played.options.mode == "B":
        places, reached, worth = ModeB(played).choices(seat, inks[0], dice)
        chosen, best = int(np.flatnonzero((reached == own).all(axis=1))[0]), int(worth.win.argmax())
        quick, sheets = ModeB(played, quick=True), (own, reached[best])
        wins = float(worth.win[best]), float(worth.win[chosen])
        why = _why("win", *wins, reasons, lambda: why_mode_b.explain(quick, seat, inks[0], sheets, dice, seed=0))
        return _cost(played, "win", wins[0] - wins[1], [cells[int(cell)] for cell in places[best]], why, marks)
    weighed, _, better = weigh_choice(mode_a(), Expectations(mode_a()), inks[0][seat], own, dice)
    sheet = _written(inks[0][seat], better.cells, dice)
    why = _why("points", weighed.best, weighed.own, reasons, lambda: why_make_a_difference.explain(own, sheet, seed=0))
    return _cost(played, "points", weighed.best - weighed.own, [cells[cell] for cell in better.cells], why, marks)


def _hexroller(played: Played, seat: int, reasons: bool) -> Cost:
    side, before = played.options.side, played.states[0]
    views: list[Any] = [played.game.view(state, None) for state in played.states]
    later = layout(side).rounds - before.round
    here, there = (_at(position(side, view, seat), later) for view in views)
    found, worth = master_rounds(here, WIDTH)
    best = int(worth.argmax())
    reached, _ = after(here, found.take([best]))
    values = float(worth[best]), float(master_network(side).values(alone(there))[0])
    own = new_marks(side, *(view.sheets[seat].ink for view in views))
    if values[0] <= values[1]:
        return Cost(before.round, "points", 0.0, own=own)
    planned = replace(before, sheets=(before.sheets[seat],))
    for action in actions(here, views[0], seat, found, best):
        planned = step(played.game, planned, Move(0, action))
    marks = new_marks(side, views[0].sheets[seat].ink, played.game.view(planned, None).sheets[0].ink)
    why = _why("points", *values, reasons, lambda: why_hexroller.explain(side, alone(there), reached))
    return Cost(before.round, "points", values[0] - values[1], marks, why, own)


_WEIGHERS = {"splitter": _splitter, "make-a-difference": _make_a_difference, "hexroller": _hexroller}


def _why(currency: Currency, best: float, own: float, wanted: bool, explain: Explain) -> tuple[Reason, ...]:
    """Return why a choice was costly, if it was notable and reasons are wanted."""
    if not wanted or best - own < NOTABLE[currency]:
        return ()
    return reasons_for(currency, best, own, explain)


def _cost(
    played: Played,
    currency: Currency,
    loss: float,
    cells: Sequence[str],
    why: tuple[Reason, ...],
    own: tuple[Written, ...],
) -> Cost:
    number = played.states[0].round
    if loss <= 0:
        return Cost(number, currency, 0.0, own=own)
    marks = tuple(Written(cell, die) for cell, die in zip(cells, played.dice[0], strict=True))
    return Cost(number, currency, loss, marks, why, own)


def _new(cells: Sequence[str], before: Any, now: Any) -> tuple[Written, ...]:
    """Return the figures that stand in cells that were empty (0) before."""
    return tuple(Written(cell, int(new)) for cell, old, new in zip(cells, before, now, strict=True) if new and not old)


def _written(sheet: Any, cells: Sequence[int], dice: Sequence[int]) -> Any:
    written = sheet.copy()
    written[list(cells)] = dice
    return written


def _at(here: Position, later: int) -> Position:
    return Position(here.side, here.own, here.empty, here.counts, here.light, here.dark, here.used, later)
