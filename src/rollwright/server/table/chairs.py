"""Chairs: names and pencils of people, names of bots, and who sits where at the next table."""

import unicodedata
from typing import get_args

from msgspec.structs import replace

from rollwright.server.refusals import BadInput, NoSeat
from rollwright.server.socket.messages import Level, Pencil
from rollwright.server.table.events import Chair, Sat

NAME_LENGTH, WORDS_LENGTH = 24, 80
UNPRINTABLE = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
PENCILS: tuple[Pencil, ...] = get_args(Pencil)
BOT_NAMES = (
    "Juniper",
    "Hazel",
    "Rowan",
    "Willow",
    "Aspen",
    "Linden",
    "Maple",
    "Alder",
    "Laurel",
    "Cedar",
    "Tansy",
    "Sorrel",
)

Chairs = tuple[Chair, ...]


def read_name(text: str) -> str:
    """Return a name fit for a place card, or refuse it."""
    name = " ".join(text.split())
    if not 1 <= len(name) <= NAME_LENGTH or not _printable(name):
        raise BadInput("bad-name", most=NAME_LENGTH)
    return name


def read_words(text: str) -> str:
    """Return the words for the dice, or refuse them."""
    if len(text) > WORDS_LENGTH or not _printable(text):
        raise BadInput("bad-words", most=WORDS_LENGTH)
    return text


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


def next_chairs(chairs: Chairs, forms: dict[int, float | None]) -> tuple[Chairs, tuple[Sat, ...]]:
    """Return the chairs of the next table with the same bots, and how the same people sit down on the others."""
    again = [
        replace(chair, words="", sitting_in=False, stood_in=(), form=forms.get(seat) if chair.bot else None)
        for seat, chair in enumerate(chairs)
    ]
    people = tuple(Sat(seat, chair) for seat, chair in enumerate(again) if chair.holder)
    return tuple(chair if chair.bot else Chair() for chair in again), people


def _printable(text: str) -> bool:
    return not any(unicodedata.category(letter) in UNPRINTABLE for letter in text)
