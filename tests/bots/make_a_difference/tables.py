"""Make a Difference as one seat sees it in the middle of a game, drawn as on paper."""

from random import Random
from typing import Any, cast

from rollwright.core import Row
from rollwright.games.make_a_difference import GAME as game
from rollwright.games.make_a_difference.botcards import drawn
from rollwright.games.make_a_difference.sheet import layout
from rollwright.games.make_a_difference.state import Mark, Options, Sheet, State
from rollwright.games.make_a_difference.view import DifferenceView

FIELDS = len(layout().cells)


def row(picture: str) -> Row:
    """The fields of a sheet, row after row, a dot where one is empty."""
    return tuple(None if figure == "." else int(figure) for figure in picture.split())


def full_but(fields: int, random: Random) -> Row:
    """Return a sheet written at random, with some fields left empty."""
    empty = random.sample(range(FIELDS), fields)
    return tuple(None if field in empty else random.randint(1, 6) for field in range(FIELDS))


def table(options: Options, dice: tuple[int, int], *sheets: Row, pencil: tuple[Mark, ...] = (), held: int = 0) -> State:
    """A table where seat 0 may have begun to write already."""
    seats = tuple(Sheet(ink, pencil, held) if seat == 0 else Sheet(ink) for seat, ink in enumerate(sheets))
    written = sum(number is not None for number in sheets[0]) // 2
    return State("unseen", options, written + 1, dice, seats, drawn("unseen", options.bot_cards, options.stars))


def seen(state: State, seat: int = 0) -> tuple[Options, DifferenceView, int, list[Any]]:
    """All that a bot is given of a table, but for its coin."""
    return state.options, cast("DifferenceView", game.view(state, seat)), seat, game.legal(state, seat)
