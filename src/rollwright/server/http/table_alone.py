"""A table without a session, as a lesson and an exercise show it: no line, no log, and nobody else sees it."""

from typing import Any

import msgspec

from rollwright.core import Game, View, grammar, papers
from rollwright.server.socket.messages import Hello, SeatCard, TableState

PATHS = ("choices", "view")  # nothing else of such a table changes


def hello_alone(
    game: Game, options: Any, names: tuple[str, ...], me: int, choices: tuple[str, ...], view: View, table: str = ""
) -> Hello:
    """Return everything that a page needs to draw it. `table` is the finished one that an exercise comes from."""
    return Hello(
        resume="",
        table=table,
        link="",
        game=game.info.id,
        options=msgspec.to_builtins(options),
        pace=0,
        me=me,
        commitment="",
        paper=game.sheet(options),
        papers=papers(game, options),
        grammar=grammar(game),
        paths=PATHS,
        away_limit_ms=0,
        state=TableState("playing", tuple(map(SeatCard, names)), choices, view),
    )
