"""The cost of one choice in Make a Difference: Mode A alone with the dice, Mode B against all others at the table."""

from typing import Any

import numpy as np

from rollwright.bots.make_a_difference.master import mode_a
from rollwright.bots.two_dice import as_array
from rollwright.games.make_a_difference.sheet import layout
from rollwright.review.cost import Cost, cost_of_two_dice, new_figures, notable_reasons, with_dice
from rollwright.review.make_a_difference import why, why_mode_b
from rollwright.review.make_a_difference.glance_mode_b import rivals
from rollwright.review.make_a_difference.mode_b import ModeB
from rollwright.review.played import Played
from rollwright.review.two_dice import Expectations, weigh_choice


def counts_others(options: Any) -> bool:
    return options.mode == "B"


def weigh(played: Played, seat: int, reasons: bool) -> Cost:
    return _in_mode_b(played, seat, reasons) if counts_others(played.options) else _in_mode_a(played, seat, reasons)


def _in_mode_a(played: Played, seat: int, reasons: bool) -> Cost:
    cells, dice = [cell.id for cell in layout().cells], played.dice[0]
    before, own = (as_array(state.sheets[seat].ink) for state in played.states)
    weighed, _, better = weigh_choice(mode_a(), Expectations(mode_a()), before, own, dice)
    sheet = with_dice(before, better.cells, dice)
    told = notable_reasons("points", weighed.best, weighed.own, reasons, lambda: why.explain(own, sheet, seed=0))
    marks, written = new_figures(cells, before, own), [cells[cell] for cell in better.cells]
    return cost_of_two_dice(played, "points", weighed.best - weighed.own, written, told, marks)


def _in_mode_b(played: Played, seat: int, reasons: bool) -> Cost:
    cells, dice = [cell.id for cell in layout().cells], played.dice[0]
    inks = [as_array(sheet.ink) for sheet in played.states[0].sheets]
    own = as_array(played.states[1].sheets[seat].ink)
    places, reached, worth = ModeB(played).choices(seat, inks, dice)
    chosen, best = int(np.flatnonzero((reached == own).all(axis=1))[0]), int(worth.win.argmax())
    quick, sheets = ModeB(played, quick=True), (own, reached[best])
    wins = float(worth.win[best]), float(worth.win[chosen])
    others = rivals(played.options, seat, inks, played.seats)
    told = notable_reasons(
        "win", *wins, reasons, lambda: why_mode_b.explain(quick, seat, inks, sheets, others, dice, seed=0)
    )
    marks, written = new_figures(cells, inks[seat], own), [cells[int(cell)] for cell in places[best]]
    return cost_of_two_dice(played, "win", wins[0] - wins[1], written, told, marks)
