"""A pencil moves to another device: its token travels encrypted under a code that only the person has.

The store gets two hashes of the code: the place where the encrypted token lies, and nothing from which the code or the
key can be found. The code works once, for ten minutes. docs/security.md says what it promises.
"""

import hashlib
import secrets

import msgspec
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305
from msgspec import Struct

from rollwright.core import Refused
from rollwright.server.clock import Clock
from rollwright.server.socket.messages import Pencil
from rollwright.server.store.transfers import EncryptedToken, Transfers
from rollwright.server.table.codes import KEY_LETTERS, new_key

LASTS = 600  # seconds
REMEMBERED = 3600  # seconds after its end for which a code is still told apart from one that never was
NONCE = bytes(12)  # a key encrypts one thing


class NoTransfer(Refused):
    """No code of a transfer: forged, mistyped, or long gone."""

    code = "no-transfer"
    status = 404


class TransferOver(Refused):
    """`transfer-used`: another device has the pencil. `transfer-late`: the time is up."""

    code = "transfer-used"
    status = 410


class PencilInUse(Refused):
    """`pencil-in-use`: the device has games of its own. `pencil-here`: it already has this pencil."""

    code = "pencil-in-use"


class CarriedPencil(Struct, frozen=True):
    """A pencil on its way: the token, and the name, colour and practice list that the page keeps."""

    token: str
    name: str
    pencil: Pencil
    practice: str = ""


async def send(transfers: Transfers, carried: CarriedPencil, clock: Clock) -> str:
    """Keep the pencil for another device; return the code."""
    code, now = new_key(), clock.now()
    sealed = ChaCha20Poly1305(_key(code)).encrypt(NONCE, msgspec.json.encode(carried), None)
    await transfers.put(EncryptedToken(_place(code), sealed, now + 1000 * LASTS))
    return code


async def purge(transfers: Transfers, clock: Clock) -> None:
    """Delete the codes whose time has long been up."""
    await transfers.purge(clock.now() - 1000 * REMEMBERED)


async def look(transfers: Transfers, code: str, taker: str, clock: Clock) -> CarriedPencil:
    """Return what a code would move here, or raise why it moves nothing. A taker may ask again."""
    found = await transfers.get(_place(read_code(code)))
    if found is None:
        raise NoTransfer
    if found.taken and not secrets.compare_digest(found.taken, _taker(taker)):
        raise TransferOver
    if found.until < clock.now():
        raise TransferOver("transfer-late")
    try:
        opened = ChaCha20Poly1305(_key(read_code(code))).decrypt(NONCE, found.sealed, None)
    except InvalidTag as error:
        raise NoTransfer from error
    return msgspec.json.decode(opened, type=CarriedPencil)


async def take(transfers: Transfers, code: str, taker: str) -> None:
    """Let the code be used up by this browser, or raise `TransferOver` where another was faster."""
    if not await transfers.take(_place(read_code(code)), _taker(taker)):
        raise TransferOver


def read_code(text: str) -> str:
    """Return the code that somebody typed: case, spaces and hyphens do not matter; O is a nought, I and L are ones."""
    plain = text.upper().translate(str.maketrans("OIL", "011"))
    return "".join(letter for letter in plain if letter in KEY_LETTERS)


def in_groups(code: str) -> str:
    return "-".join(code[first : first + 4] for first in range(0, len(code), 4))


def _place(code: str) -> str:
    return hashlib.sha256(f"rollwright-transfer-place-1 {code}".encode()).hexdigest()


def _key(code: str) -> bytes:
    return hashlib.sha256(f"rollwright-transfer-key-1 {code}".encode()).digest()


def _taker(holder: str) -> str:
    return hashlib.sha256(f"rollwright-transfer-taker-1 {holder}".encode()).hexdigest()
