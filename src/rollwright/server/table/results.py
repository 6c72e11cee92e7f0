"""The results of a finished table: one for each seat, as the score book and the tally of a room keep them."""

import hashlib

from rollwright.core import (
    on_paper,
    places,
    played_options,
    seats_without_result,
    solo_figure,
    solo_title,
    totals_are_times,
    variant_of,
)
from rollwright.server.store.results import Result
from rollwright.server.table.events import Chair
from rollwright.server.table.table import Table


def _holder(table: Table, chair: Chair) -> str:
    """Return the browser in whose score book a result is.

    Of one device that was handed round, the first person is the browser's own. The others are people whom it knows by
    their names, so that the same name at two tables is the same friend.
    """
    if not chair.device:
        return chair.holder
    if chair is next(other for other in table.chairs if other.device):
        return chair.device
    return hashlib.sha256(f"{chair.device} {chair.name.casefold()}".encode()).hexdigest()


def results_of(table: Table, at: int) -> tuple[Result, ...]:
    """Return the result of each seat; none of a position tried again.

    There are none before the end or after an early one. `at` is the end of the game.

    Only a game alone has a title, such as a medal.
    """
    if table.phase != "over" or table.early or table.origin is not None:
        return ()  # a game that goes on from another one counts for no score book
    game, seats = table.game, len(table.chairs)
    order = places(game, table.state, seats)
    options = played_options(game, table.state, table.options)
    variant = variant_of(game, options)
    sign = -1 if totals_are_times(game, options) else 1
    results: list[Result] = []
    gone = seats_without_result(game, table.state)
    for seat, chair in enumerate(table.chairs):
        if seat in gone:
            continue
        total = game.score(table.state, seat).total
        figure = solo_figure(game, table.state) if seats == 1 else total
        results.append(
            Result(
                table=table.name,
                seat=seat,
                at=at,
                game=game.info.id,
                variant=on_paper(variant) if chair.paper else variant,
                seats=seats,
                holder=_holder(table, chair),
                bot=chair.bot or "",
                name=chair.name,
                total=total,
                figure=figure,
                merit=sign * figure,
                place=order[seat],
                title=(solo_title(game, options, figure) or "") if seats == 1 else "",
                stood_in=len(chair.stood_in),
            )
        )
    return tuple(results)
