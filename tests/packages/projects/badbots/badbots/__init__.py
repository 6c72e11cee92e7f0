"""Bots for Stairs that fail: the table has to go on without them."""

import time
from collections.abc import Sequence
from random import Random
from typing import Any

from stairs import Write

from rollwright.core import BotPack, View


def raises(options: Any, view: View, seat: int, choices: Sequence[Any], random: Random) -> tuple[Any, ...]:
    raise RuntimeError("no idea")


def nonsense(options: Any, view: View, seat: int, choices: Sequence[Any], random: Random) -> tuple[Any, ...]:
    return "take 0", None, 7


def illegal(options: Any, view: View, seat: int, choices: Sequence[Any], random: Random) -> tuple[Any, ...]:
    return (Write("99"),)


def silent(options: Any, view: View, seat: int, choices: Sequence[Any], random: Random) -> tuple[Any, ...]:
    return ()


def sleeps(options: Any, view: View, seat: int, choices: Sequence[Any], random: Random) -> tuple[Any, ...]:
    time.sleep(60)
    return (choices[0],)


BOTS = BotPack(
    game="stairs",
    levels={"raises": raises, "nonsense": nonsense, "illegal": illegal, "silent": silent, "sleeps": sleeps},
)
