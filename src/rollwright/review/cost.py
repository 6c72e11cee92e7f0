"""The cost of one choice as a value, and the part of a reviewer that weighs single choices: `Weigher`."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from msgspec import Struct

from rollwright.review.estimates import NOTABLE
from rollwright.review.played import Played
from rollwright.review.reason import Currency, Explain, Reason, reasons_for
from rollwright.review.result import Written


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


@dataclass(frozen=True, kw_only=True)
class Weigher:
    """Weighs single choices, while a game goes on and in practice. The game's states have `sheets`, one for each seat.

    `weigh` is given one round as a whole game (its first and its last state), the seat, and whether reasons are wanted;
    without them it is quicker. It may use the seat's own sheet and what lies open on the table, nothing else.
    `counts_others` says under which options the other sheets count; practice then shows them.
    """

    weigh: Callable[[Played, int, bool], Cost]
    counts_others: Callable[[Any], bool] = lambda _options: False


def notable_reasons(currency: Currency, best: float, own: float, wanted: bool, explain: Explain) -> tuple[Reason, ...]:
    """Return why a choice was costly, if it was notable and reasons are wanted."""
    if not wanted or best - own < NOTABLE[currency]:
        return ()
    return reasons_for(currency, best, own, explain)


def cost_of_two_dice(
    played: Played,
    currency: Currency,
    loss: float,
    cells: Sequence[str],
    why: tuple[Reason, ...],
    own: tuple[Written, ...],
) -> Cost:
    """Return the cost where the better choice writes the dice in `cells`."""
    number = played.states[0].round
    if loss <= 0:
        return Cost(number, currency, 0.0, own=own)
    marks = tuple(Written(cell, die) for cell, die in zip(cells, played.dice[0], strict=True))
    return Cost(number, currency, loss, marks, why, own)


def new_figures(cells: Sequence[str], before: Any, now: Any) -> tuple[Written, ...]:
    """Return the figures that stand in cells that were empty (0) before."""
    return tuple(Written(cell, int(new)) for cell, old, new in zip(cells, before, now, strict=True) if new and not old)


def with_dice(sheet: Any, cells: Sequence[int], dice: Sequence[int]) -> Any:
    """Return the sheet with the dice written in these cells."""
    written = sheet.copy()
    written[list(cells)] = dice
    return written
