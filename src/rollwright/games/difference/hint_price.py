"""The cost of a hint that a player asks for. The page reads the same file."""

from importlib.resources import files

import msgspec
from msgspec import Struct


class HintPrice(Struct, frozen=True):
    """In company the seat may not claim for `hold_s` seconds; alone against the clock `fine_s` seconds are added."""

    hold_s: int
    fine_s: int


PRICE = msgspec.json.decode((files("rollwright.games.difference") / "hint_price.json").read_bytes(), type=HintPrice)
