"""The cost of one choice in HexRoller: the seat alone with its dice, on either side."""

from dataclasses import replace as position_with
from typing import Any

from msgspec.structs import replace

from rollwright.bots.hexroller.actions import actions
from rollwright.bots.hexroller.master import master_rounds
from rollwright.bots.hexroller.network import master_network
from rollwright.bots.hexroller.position import position
from rollwright.bots.hexroller.sheets import after
from rollwright.core import Move, step
from rollwright.games.hexroller.sheet import layout
from rollwright.review.cost import Cost, notable_reasons
from rollwright.review.hexroller.marks import alone, new_marks
from rollwright.review.hexroller.why import explain
from rollwright.review.played import Played

WIDTH = 8  # plain rounds that are tried with each bonus


def weigh(played: Played, seat: int, reasons: bool) -> Cost:
    side, before = played.options.side, played.states[0]
    views: list[Any] = [played.game.view(state, None) for state in played.states]
    later = layout(side).rounds - before.round
    here, there = (position_with(position(side, view, seat), later=later) for view in views)
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
    why = notable_reasons("points", *values, reasons, lambda: explain(side, alone(there), reached))
    return Cost(before.round, "points", values[0] - values[1], marks, why, own)
