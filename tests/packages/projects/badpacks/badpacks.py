"""Packs of bots and a reviewer that are refused, and a pack that is seated: a level for a game of ours."""

from collections.abc import Sequence
from random import Random
from typing import Any

from rollwright.core import BotPack, View


def lucky(options: Any, view: View, seat: int, choices: Sequence[Any], random: Random) -> tuple[Any, ...]:
    return (choices[-1],) if random.random() < 0.5 else (choices[0],)


NO_PACK = lucky
NO_GAME = BotPack(game="chess", levels={"lucky": lucky})
TAKEN = BotPack(game="splitter", levels={"sharp": lucky})
NAME = BotPack(game="splitter", levels={"Very Lucky!": lucky})
PAUSE = BotPack(game="splitter", levels={"hasty": lucky}, pause=3)  # pyright: ignore[reportArgumentType]
LUCKY = BotPack(game="splitter", levels={"lucky": lucky})
