"""Claims to choose from: taps are too many to list, but a random player needs some."""

from dataclasses import replace
from typing import Any

from rollwright.core import Move
from rollwright.games.difference import GAME as game
from rollwright.games.difference.grid import free_cells
from tests.games.difference import answers
from tests.present import present


def claims(state: Any, seat: int) -> Any:
    """List a right claim and two wrong ones: enough for a random player to get to the end."""
    if not state.cards.hands[seat].pile:
        return []
    cell = free_cells(state.cards.board)[-1] if state.options.mode == "advanced" else (0, 0)
    listed = [
        answers.right(state, seat, cell),
        answers.wrong(state, seat, 0, cell),
        answers.wrong(state, seat, 7, cell),
    ]
    return [
        claim for claim in listed if present(present(game.race).refuses)(state, Move(seat, claim, state.now)) is None
    ]


def armed(*, bury: Any) -> Any:
    """The game with some claims among its choices, so that checks which choose at random can play it."""

    def legal(state: Any, seat: int) -> Any:
        return claims(state, seat) + [action for action in game.legal(state, seat) if bury]

    return replace(game, legal=legal)
