"""A page's side of the encrypted cards: fetch them, prove to hold them, open what one has the name of."""

import hashlib
from typing import Any

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305


def prove(resume: str, pieces: bytes, cards: bytes) -> str:
    return hashlib.sha256(resume.encode() + pieces + cards).hexdigest()


def records(file: bytes) -> dict[bytes, bytes]:
    """Return the records of an encrypted file by their places; all of them are alike in length."""
    length = int.from_bytes(file[:4])
    assert (len(file) - 4) % length == 0
    listed = [file[start : start + length] for start in range(4, len(file), length)]
    return {record[:16]: record[16:] for record in listed}


def unlock(file: bytes, name: str | bytes) -> bytes | None:
    """Return what this name opens, if anything."""
    found, place, opened = records(file), bytes.fromhex(name) if isinstance(name, str) else name, b""
    while not opened or len(opened) < 4 + int.from_bytes(opened[:4]):
        record = found.get(_hash("place", place)[:16])
        if record is None:
            return None
        try:
            opened += ChaCha20Poly1305(_hash("key", place)).decrypt(bytes(12), record, None)
        except InvalidTag:
            return None
        place = _hash("next", place)[:16]
    return opened[4 : 4 + int.from_bytes(opened[:4])]


def card_of(pieces: bytes, cards: bytes, name: str) -> Any:
    """Return the pieces of a card (x, y, image), the ground first."""
    found = [unlock(pieces, piece) for piece in names_of(cards, name)]
    assert None not in found
    return [(int.from_bytes(piece[:2]), int.from_bytes(piece[2:4]), piece[4:]) for piece in found if piece is not None]


def names_of(cards: bytes, name: str) -> list[bytes]:
    """Return the names of the pieces that a card lists."""
    listed = unlock(cards, name)
    assert listed is not None
    return [listed[start : start + 16] for start in range(0, len(listed), 16)]


def _hash(what: str, name: bytes) -> bytes:
    return hashlib.sha256(f"rollwright-{what}-1 ".encode() + name).digest()
