"""How a browser's identity moves to another device; `make types` writes these for the page.

The page calls this identity the pencil: the token by which the server knows a browser again.
"""

from typing import Annotated

from msgspec import Meta, Struct

from rollwright.server.socket.messages import Pencil, Text


class MovePencil(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/me/transfer: what moves along with the pencil, as this browser keeps it.

    `practice` is the page's own list of positions to practise; the server carries it and does not read it.
    """

    name: Text = ""
    pencil: Pencil = "moss"
    practice: Annotated[str, Meta(max_length=15_000)] = ""


class TransferCode(Struct, frozen=True):
    """A code that moves the pencil to another device, once. `qr` is an SVG drawing of `link`."""

    code: str
    link: str
    qr: str
    seconds: int  # it lasts


class TakePencil(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/transfer: take the pencil here. `replace`: put down the one that this device has used so far."""

    code: Annotated[str, Meta(max_length=64)]
    replace: bool = False


class PencilTaken(Struct, frozen=True):
    name: str
    pencil: Pencil
    practice: str
