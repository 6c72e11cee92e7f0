"""One device handed round: the browser that opened the table holds the chairs of all people.

Each of them is a hand of that browser. To everything else on the server a hand is a browser of its own, so what one
person wrote in pencil is kept from the next as it is from anybody.
"""

import hashlib

from msgspec.structs import replace

from rollwright.server.refusals import NoHand, OneDevice
from rollwright.server.socket.messages import SitDown
from rollwright.server.table.commands import Sit
from rollwright.server.table.table import Table


def sitting(table: Table, holder: str, wish: SitDown) -> Sit:
    """Return the command by which a visitor sits down. At a table of one device its browser does so for each person."""
    if not table.opened.way.one_device:
        if wish.hand:
            raise NoHand
        return Sit(holder, wish)
    _check_device(table, holder)
    if not 0 <= wish.hand < len(table.chairs):
        raise NoHand
    return Sit(_hand(table, holder, wish.hand), replace(wish, seat=wish.hand), holder)


def holder_at(table: Table, holder: str, hand: int | None) -> str:
    """Return as whom a visitor takes part: as themselves or, at a table of one device, as the person on a chair."""
    if hand is None:
        return holder
    if not table.opened.way.one_device:
        raise NoHand
    _check_device(table, holder)
    if not 0 <= hand < len(table.chairs) or table.chairs[hand].device != holder:
        raise NoHand
    return table.chairs[hand].holder


def read_hand(text: str | None) -> int | None:
    """Read the number of a hand in an address. One that cannot be read is no hand of anybody."""
    if text is None:
        return None
    return int(text) if text.isascii() and text.isdigit() and len(text) < 4 else -1


def _check_device(table: Table, holder: str) -> None:
    if not table.is_device(holder):
        raise OneDevice


def _hand(table: Table, holder: str, number: int) -> str:
    """Return the holder of a hand. It differs from table to table, so that nobody is recognised elsewhere by it."""
    return hashlib.sha256(f"{holder} {table.opened.key} {number}".encode()).hexdigest()
