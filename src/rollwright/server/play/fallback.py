"""A choice for a bot that fails: any legal one, and one that ends the seat's turn as soon as there is such."""

from random import Random
from typing import Any

from rollwright.core import Game, Move, step

UNDO = "undo"  # the verb by which every game takes a choice back


def choose_anything(game: Game, state: Any, seat: int, choices: list[Any], random: Random) -> Any:
    """Return one of the choices, after which the game is nearer to its end."""
    forward = [choice for choice in choices if choice.__struct_config__.tag != UNDO] or choices
    ending = [choice for choice in forward if not game.legal(step(game, state, Move(seat, choice)), seat)]
    return random.choice(ending or forward)
