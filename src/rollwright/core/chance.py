"""Dice and shuffles as pure functions of a seed and a key, and the commitment that lets anyone check them.

A table keeps a secret of 32 random bytes and shows its SHA-256 before the first roll (`commit`). The secret, the words
that the seats add and the shares that their pages add (shares.py) are mixed to the seed (`mix`). A draw is HMAC-SHA256
of its key under the seed, mapped without bias by rejection; docs/core.md has the steps. So a roll depends on what was
mixed and on its key alone: no seat's speed changes it.
"""

import hashlib
import hmac
import json
import secrets
from collections.abc import Iterator, Sequence
from contextvars import ContextVar
from functools import lru_cache
from itertools import count, islice
from struct import unpack
from typing import TypeVar

from msgspec import Struct

Figure = int | str  # the face of a die, the entry of a cell
Key = int | str
T = TypeVar("T")
F = TypeVar("F", bound=Figure)

DIE: tuple[int, ...] = (1, 2, 3, 4, 5, 6)
MIXED = "rollwright-dice-2"
PAIRS = ">16H"  # a block of 32 bytes as 16 numbers of two bytes each, the high byte first
MOST_FACES = 256**2  # two bytes tell them apart; a record lists all faces of a roll, so more would be a mistake


class Roll(Struct, frozen=True):
    """One draw of a game as it can be checked: `values` are taken from `faces` by the numbers that `key` gives.

    `kind` is "roll" (each value drawn anew) or "shuffle" (all faces in a new order).
    """

    kind: str
    key: str
    faces: tuple[Figure, ...]
    values: tuple[Figure, ...]


_witness: ContextVar[list[Roll] | None] = ContextVar("witness", default=None)


def new_secret() -> str:
    return secrets.token_hex(32)


def commit(secret: str) -> str:
    """Return the commitment to a secret; it may be shown before the game."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def mix(secret: str, words: Sequence[str], hashes: Sequence[str | None] = (), shares: Sequence[str | None] = ()) -> str:
    """Return the seed of a table: its secret with the words, hashes and shares of the seats, each in seat order.

    A seat without words has "", one without a hash or a share has None. A game that is older than shares passes no
    `hashes`: then the words alone are mixed with the secret.
    """
    added: list[object] = [MIXED, list(words), list(hashes), list(shares)] if hashes else list(words)
    text = json.dumps(added, ensure_ascii=False, separators=(",", ":"))
    return hmac.digest(bytes.fromhex(secret), text.encode(), "sha256").hex()


def roll(seed: str, *key: Key, dice: int, faces: Sequence[int] = DIE) -> tuple[int, ...]:
    """Return the numbers that `dice` dice show; `roll_faces` rolls dice with letters."""
    return roll_faces(seed, *key, dice=dice, faces=faces)


def roll_faces(seed: str, *key: Key, dice: int, faces: Sequence[F]) -> tuple[F, ...]:
    """Return the faces that `dice` dice show; raise `ValueError` where there can be no such dice."""
    if dice < 0 or (dice and not 0 < len(faces) <= MOST_FACES):
        raise ValueError(f"cannot roll {dice} dice with {len(faces)} faces: a die has 1 to {MOST_FACES}")
    name = _name(key)
    values = tuple([faces[number] for number in islice(_numbers(seed, name, len(faces)), dice)])
    _note("roll", name, faces, values)
    return values


def shuffle(seed: str, *key: Key, items: Sequence[T]) -> tuple[T, ...]:
    """Return `items` in a new order (Fisher and Yates, from the end); `ValueError` for more than `MOST_FACES`."""
    if len(items) > MOST_FACES:
        raise ValueError(f"cannot shuffle {len(items)} items: at most {MOST_FACES}")
    name, order = _name(key), list(range(len(items)))
    for last in range(len(order) - 1, 0, -1):
        other = next(_numbers(seed, f"{name}/{last}", last + 1))
        order[last], order[other] = order[other], order[last]
    _note("shuffle", name, range(len(order)), order)
    return tuple(items[place] for place in order)


def witness() -> "Witness":
    """Collect every draw made inside the block, in order."""
    return Witness()


class Witness:
    """The context manager that `witness` returns; a class, because the server enters one at every move."""

    __slots__ = ("_token",)

    def __enter__(self) -> list[Roll]:
        rolls: list[Roll] = []
        self._token = _witness.set(rolls)
        return rolls

    def __exit__(self, *_: object) -> None:
        _witness.reset(self._token)


def check(seed: str, drawn: Roll) -> bool:
    """Say whether a draw of a record is the one that the seed gives."""
    if not 0 < len(drawn.faces) <= MOST_FACES:
        return False
    key = drawn.key.split("/")
    if drawn.kind == "roll":
        return roll_faces(seed, *key, dice=len(drawn.values), faces=drawn.faces) == drawn.values
    return drawn.kind == "shuffle" and shuffle(seed, *key, items=drawn.faces) == drawn.values


def _name(key: Sequence[Key]) -> str:
    return "/".join(map(str, key))


def _numbers(seed: str, name: str, below: int) -> Iterator[int]:
    """Yield evenly spread numbers from 0 to `below` - 1; `below` is at most `MOST_FACES`."""
    wide = below > 256
    values = MOST_FACES if wide else 256
    fair = values - values % below  # numbers from here on would favour the low results
    for block in count():
        draw = _keyed(seed).copy()
        draw.update(f"{name}#{block}".encode())
        for number in unpack(PAIRS, draw.digest()) if wide else draw.digest():
            if number < fair:
                yield number % below


@lru_cache(maxsize=256)
def _keyed(seed: str) -> hmac.HMAC:
    """Return an HMAC without a message yet: reading the key costs as much as the rest of a draw."""
    return hmac.new(seed.encode(), digestmod="sha256")


def _note(kind: str, name: str, faces: Sequence[Figure], values: Sequence[Figure]) -> None:
    rolls = _witness.get()
    if rolls is not None:
        rolls.append(Roll(kind, name, tuple(faces), tuple(values)))
