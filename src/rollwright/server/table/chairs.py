"""Chairs: their pencils and bots."""

from typing import get_args

from msgspec.structs import replace

from rollwright.core import Level
from rollwright.server.refusals import NoSeat
from rollwright.server.socket.messages import Pencil
from rollwright.server.table.events import Chair
from rollwright.server.table.names import BOT_NAMES

PENCILS: tuple[Pencil, ...] = get_args(Pencil)
Chairs = tuple[Chair, ...]


def chair_of(chairs: Chairs, seat: int) -> Chair:
    """Return the chair of this number, or raise `NoSeat`."""
    if not 0 <= seat < len(chairs):
        raise NoSeat(seats=len(chairs))
    return chairs[seat]


def free_pencil(chairs: Chairs, wish: Pencil) -> Pencil:
    """Return the pencil asked for or, when a person has it, the first free one. Bots are known by their faces."""
    taken = {chair.pencil for chair in chairs if chair.name and chair.bot is None}
    free: list[Pencil] = [pencil for pencil in PENCILS if pencil not in taken]
    return wish if wish not in taken or not free else free[0]


def bot_chair(chairs: Chairs, chair: Chair, level: Level) -> Chair:
    """Return a chair with a bot on it; a bot that already sits there keeps its name."""
    if chair.bot is not None:
        return replace(chair, bot=level, form=None)
    names = {other.name for other in chairs}
    free = [name for name in BOT_NAMES if name not in names]
    return Chair((free or BOT_NAMES)[0], free_pencil(chairs, "ochre"), bot=level)


def with_bots(chairs: Chairs, levels: tuple[Level, ...]) -> Chairs:
    """Return the chairs with bots on the last of them, from the last backwards."""
    seated = list(chairs)
    for seat, level in zip(reversed(range(len(chairs))), levels, strict=False):
        seated[seat] = bot_chair(tuple(seated), Chair(), level)
    return tuple(seated)


def bot_level(level: Level, levels: tuple[Level, ...]) -> Level:
    """Return the level of a bot that goes on to a game with these levels."""
    if level in levels:
        return level
    return "steady" if "steady" in levels else levels[0]
