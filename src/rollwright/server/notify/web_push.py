"""A message by web push: encrypted for one browser (RFC 8291), and signed by this server (RFC 8292, VAPID)."""

import base64
import json
import os
from collections.abc import Callable
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

CURVE = ec.SECP256R1()
RECORD = 4096  # bytes: a whole message is one record
BLOCK = 256  # messages are padded to a multiple of this, so that their length tells little
HALF_A_DAY = 43_200  # seconds that a signature lasts


def to_text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def from_text(text: str) -> bytes:
    """Read base64 for URLs, with or without padding, or raise `ValueError`."""
    return base64.b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4), altchars=b"-_", validate=True)


def new_key() -> str:
    """Make a private key, as it is kept."""
    number = ec.generate_private_key(CURVE).private_numbers().private_value
    return to_text(number.to_bytes(32))


def read_key(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(from_text(text)), CURVE)


def public_bytes(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def check_keys(p256dh: str, auth: str) -> None:
    """Raise `ValueError` where these are not the keys of a browser."""
    ec.EllipticCurvePublicKey.from_encoded_point(CURVE, from_text(p256dh))
    if len(from_text(auth)) != 16:
        raise ValueError("auth has 16 bytes")


def encrypt(message: bytes, p256dh: str, auth: str, random: Callable[[int], bytes] = os.urandom) -> bytes:
    """Return the body of a push: only the browser with these keys can read it."""
    theirs, own = from_text(p256dh), ec.generate_private_key(CURVE)
    sender, salt = public_bytes(own), random(16)
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
    secret = _derive(from_text(auth), shared, b"WebPush: info\0" + theirs + sender, 32)
    key = _derive(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(salt, secret, b"Content-Encoding: nonce\0", 12)
    padded = message + b"\2" + bytes(-(len(message) + 1) % BLOCK)
    header = salt + RECORD.to_bytes(4) + bytes([len(sender)]) + sender
    return header + AESGCM(key).encrypt(nonce, padded, None)


def _derive(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def signature(key: ec.EllipticCurvePrivateKey, endpoint: str, site: str, now_ms: int) -> str:
    """Return the header `Authorization`: who sends this, to whom, and until when that holds."""
    parts = urlsplit(endpoint)
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": now_ms // 1000 + HALF_A_DAY, "sub": site}
    head = {"typ": "JWT", "alg": "ES256"}
    signed = ".".join(to_text(json.dumps(part, separators=(",", ":")).encode()) for part in (head, claims))
    first, second = decode_dss_signature(key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
    token = f"{signed}.{to_text(first.to_bytes(32) + second.to_bytes(32))}"
    return f"vapid t={token}, k={to_text(public_bytes(key))}"
