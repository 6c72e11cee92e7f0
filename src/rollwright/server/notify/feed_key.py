"""The secret in the address of a private feed: the browser's identity, encrypted under a key of the server.

So an address costs no row, however many browsers a stranger invents. Addresses of earlier builds are rows.
"""

import base64
import binascii

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESSIV

from rollwright.server.store.notifications import Notifications

NAME, BITS = "feed", 256
PURPOSE = [b"rollwright-feed-1"]


async def feed_key_of(holder: str, kept: Notifications) -> str:
    """Return the secret of a browser's feed, always the same one. `holder` is a SHA-256, as `guard.py` writes it."""
    sealed = (await _cipher(kept)).encrypt(bytes.fromhex(holder), PURPOSE)
    return base64.urlsafe_b64encode(sealed).decode().rstrip("=")


async def holder_of_feed(key: str, kept: Notifications) -> str | None:
    """Return the browser whose feed has this secret."""
    try:
        sealed = base64.b64decode(key + "=" * (-len(key) % 4), altchars=b"-_", validate=True)
        return (await _cipher(kept)).decrypt(sealed, PURPOSE).hex()
    except (binascii.Error, InvalidTag, ValueError):
        return None if "\0" in key else await kept.feed_holder(key)


async def _cipher(kept: Notifications) -> AESSIV:
    fresh = base64.b64encode(AESSIV.generate_key(BITS)).decode()
    return AESSIV(base64.b64decode(await kept.server_key(NAME, fresh)))
