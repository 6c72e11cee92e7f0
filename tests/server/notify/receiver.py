"""A push service on this machine, and the browser behind it: it takes messages and reads them, as RFC 8291 says."""

import json
import threading
from collections.abc import Generator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Queue
from typing import Any

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from rollwright.server.notify.web_push import CURVE, from_text, public_bytes, to_text


class Receiver:
    """Where messages arrive. `status` is what it answers."""

    def __init__(self, port: int) -> None:
        self.endpoint = f"http://127.0.0.1:{port}/push/1?x=2"
        self.status = 201
        self.arrived: Queue[tuple[dict[str, str], bytes]] = Queue()
        self.key = ec.generate_private_key(CURVE)
        self.auth = bytes(range(16))

    @property
    def wish(self) -> dict[str, str]:
        """The subscription as the page sends it."""
        return {"endpoint": self.endpoint, "p256dh": to_text(public_bytes(self.key)), "auth": to_text(self.auth)}

    def next(self, seconds: float = 20) -> tuple[dict[str, str], dict[str, Any]]:
        """Return the headers and the message that arrived next."""
        headers, body = self.arrived.get(timeout=seconds)
        return headers, json.loads(decrypt(body, self.key, self.auth))


@contextmanager
def receiver() -> Generator[Receiver]:
    class Service(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            found.arrived.put(({"path": self.path, **dict(self.headers.items())}, body))
            self.send_response(found.status)
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, format: str, *args: object) -> None:  # noqa: A002
            """Say nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Service)
    found = Receiver(server.server_address[1])
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield found
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def decrypt(body: bytes, key: ec.EllipticCurvePrivateKey, auth: bytes) -> bytes:
    """Read a message as a browser does."""
    salt, length = body[:16], body[20]
    sender, sealed = body[21 : 21 + length], body[21 + length :]
    shared = key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender))
    info = b"WebPush: info\0" + public_bytes(key) + sender
    secret = HKDF(hashes.SHA256(), 32, auth, info).derive(shared)
    content = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
    nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
    plain = AESGCM(content).decrypt(nonce, sealed, None).rstrip(b"\0")
    assert plain[-1:] == b"\2"
    return plain[:-1]


def read_token(header: str) -> tuple[dict[str, Any], dict[str, str]]:
    """Return what a signature says, checked with the key it names."""
    fields = dict(part.split("=", 1) for part in header.removeprefix("vapid ").split(", "))
    head, claims, signed = fields["t"].split(".")
    public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, from_text(fields["k"]))
    raw = from_text(signed)
    pair = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    public.verify(pair, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    return json.loads(from_text(claims)), fields
