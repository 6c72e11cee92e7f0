"""A bot for Stairs: it sees what a seat sees, and answers with what it chooses."""

from collections.abc import Sequence
from random import Random
from typing import Any

from rollwright.core import BotPack, View
from stairs import Done, Options, Take, Write


def climb(options: Options, view: View, seat: int, choices: Sequence[Any], random: Random) -> tuple[Any, ...]:
    """Write a die where so high a number belongs: 1 on the first step, 6 on the last."""
    ink = view.sheets[seat].ink
    free = [step for step, number in enumerate(ink) if number is None]
    if Take(0) not in choices:  # it sits in for a person who has begun this round
        return (random.choice([action for action in choices if isinstance(action, Done | Write)]),)
    wish = {die: (int(number) - 1) * (len(ink) - 1) / 5 for die, number in enumerate(view.dice)}
    die, step = min(((die, step) for die in wish for step in free), key=lambda way: abs(wish[way[0]] - way[1]))
    return Take(die), Write(str(step + 1)), Done()


BOTS = BotPack(game="stairs", levels={"steady": climb})
