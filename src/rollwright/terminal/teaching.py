"""The cost of a choice, the better choice and the reasons in words: for practice and for a teacher."""

from typing import Any

from rollwright.core import Game
from rollwright.review.choice import weigh
from rollwright.review.cost import Cost
from rollwright.review.exercise import is_solved
from rollwright.review.figures import amount
from rollwright.review.text import marks_told
from rollwright.terminal.output import Output


def weigh_for(output: Output, game: Game, options: Any, closed: tuple[Any, Any], seat: int) -> Cost:
    """Weigh a seat's choice of a round that is closed; that takes seconds, so a terminal says that it goes on."""
    if not output.err.is_terminal:
        return weigh(game, options, *closed, seat)
    with output.err.status(output.text("terminal-weighing")):
        return weigh(game, options, *closed, seat)


def cost_told(output: Output, cost: Cost) -> str:
    """Return what a choice cost, in points or in chance to win."""
    shown = amount(output.language, cost.currency, cost.loss)
    return output.text(f"terminal-practice-{cost.currency}", loss=shown, plural=cost.loss)


def reasons_told(output: Output, cost: Cost) -> tuple[str, ...]:
    return tuple(output.text(reason.message, **reason.params) for reason in cost.why)


def lesson_told(output: Output, cost: Cost, why: tuple[str, ...]) -> str:
    """Return what a teacher says of a choice; `why` are the reasons, in sentences."""
    if is_solved(cost):
        return output.text("terminal-taught-best", round=cost.round)
    told = output.text(
        "terminal-taught", round=cost.round, cost=cost_told(output, cost), better=marks_told(cost.better)
    )
    return " ".join((told, *why))
