"""The cost of one choice in Splitter: the seat alone with its dice."""

from rollwright.bots.splitter.master import judge
from rollwright.bots.two_dice import as_array
from rollwright.games.splitter.sheet import layout
from rollwright.review.cost import Cost, cost_of_two_dice, new_figures, notable_reasons, with_dice
from rollwright.review.played import Played
from rollwright.review.splitter.why import explain
from rollwright.review.two_dice import Expectations, weigh_choice


def weigh(played: Played, seat: int, reasons: bool) -> Cost:
    pad = played.options.pad
    cells = [cell.id for cell in layout(pad).cells]
    before, own = (as_array(state.sheets[seat].ink) for state in played.states)
    weighed, _, best = weigh_choice(judge(pad), Expectations(judge(pad)), before, own, played.dice[0])
    better = with_dice(before, best.cells, played.dice[0])
    why = notable_reasons("points", weighed.best, weighed.own, reasons, lambda: explain(pad, own, better, seed=0))
    loss = weighed.best - weighed.own
    return cost_of_two_dice(
        played, "points", loss, [cells[cell] for cell in best.cells], why, new_figures(cells, before, own)
    )
