"""Encrypted cards: every page holds all pictures of a table before the first card is turned, and can open none.

Each entry has a name of 128 random bits. Its place in the file and its key are hashes of the name, so a page that is
told the name finds it and opens it, and nobody else can. A name encrypts one entry only; the cipher is
ChaCha20-Poly1305. A long entry goes on in further records whose names follow from its own. All records of a file have
the same length and lie in the order of hashes, so neither length nor order tells anything.

The pieces come first: their names follow from the table's secret, so pages fetch them before the start. Each card is a
list of names of pieces. Its own name is in the view of each seat that may see the card, from the reveal on.
"""

import hashlib
import hmac
from collections.abc import Iterable

from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305

from rollwright.core import Cut

PIECE = 2048  # bytes of a record of the pieces
NAME = 16  # bytes of a name
LENGTH = 4  # bytes that say how long an entry, or a record, is
NONCE = bytes(12)  # a key is used once

Entry = tuple[bytes, bytes]  # its name, and its content


def pictures_name(secret: str) -> str:
    """Return the name under which the pages of a table fetch its encrypted cards."""
    return _secret_name(secret, "both files").hex()


def encrypt_pieces(cut: Cut, secret: str) -> bytes:
    """Encrypt all pieces: where each lies, and its image."""
    places = (piece.x.to_bytes(2) + piece.y.to_bytes(2) + piece.image for piece in cut.pieces)
    return encrypt(zip(_pieces(cut, secret), places, strict=True), PIECE)


def encrypt_cards(cut: Cut, secret: str, names: dict[int, str]) -> bytes:
    """Encrypt the list of each card's pieces. The ground is first; the order of the others tells nothing."""
    pieces = _pieces(cut, secret)
    cards: list[Entry] = []
    for card, (ground, *others) in cut.cards.items():
        cards.append((bytes.fromhex(names[card]), pieces[ground] + b"".join(sorted(pieces[place] for place in others))))
    return encrypt(cards, LENGTH + max(len(listed) for _, listed in cards))


def encrypt(entries: Iterable[Entry], size: int) -> bytes:
    """Encrypt each entry under its name, in records that hold `size` bytes each."""
    records: list[bytes] = []
    for name, content in entries:
        rest, place = len(content).to_bytes(LENGTH) + content, name
        while rest:
            record = ChaCha20Poly1305(_hash("key", place)).encrypt(NONCE, rest[:size].ljust(size, b"\0"), None)
            records.append(_hash("place", place)[:NAME] + record)
            rest, place = rest[size:], _hash("next", place)[:NAME]
    return len(records[0]).to_bytes(LENGTH) + b"".join(sorted(records))


def proof(resume: str, pieces: bytes, cards: bytes) -> str:
    """Return what a page says when it holds both files. `resume` is the page's own, so no page can repeat another's."""
    return hashlib.sha256(resume.encode() + pieces + cards).hexdigest()


def _pieces(cut: Cut, secret: str) -> list[bytes]:
    return [_secret_name(secret, f"piece {place}") for place in range(len(cut.pieces))]


def _secret_name(secret: str, what: str) -> bytes:
    return hmac.digest(bytes.fromhex(secret), f"rollwright-pictures-1 {what}".encode(), "sha256")[:NAME]


def _hash(what: str, name: bytes) -> bytes:
    return hashlib.sha256(f"rollwright-{what}-1 ".encode() + name).digest()
