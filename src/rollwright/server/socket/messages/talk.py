"""The talk at a table: the messages of `/api/tables/{table}/talk`, and the one that tells all pages."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from rollwright.server.socket.messages.values import NO_NUL

Gesture = Literal["nod", "found", "ouch", "hurry", "pencil", "thanks"]
Kind = Literal["nod", "found", "ouch", "hurry", "pencil", "thanks", "note"]


class Say(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{table}/talk: a gesture, or (kind `note`) one line of text. Sent twice, it is said once."""

    id: Annotated[str, Meta(min_length=1, max_length=64, pattern=NO_NUL)]
    kind: Kind
    text: str = ""


class SetTalk(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{table}/talk/rules, the host's: may people speak, and do notes stay?

    `forget`: delete all notes now. It is the number of the newest one that the host was shown; where that one is
    deleted already, the request was sent again, and notes written meanwhile stay.
    """

    allowed: bool
    kept: bool
    forget: Annotated[int, Meta(ge=0, lt=2**53)] = 0


class Said(Struct, frozen=True):
    """One gesture or note. `seat` is the speaker's now; null where that person has left the table."""

    number: int
    at: int
    seat: int | None
    name: str
    kind: Kind
    text: str = ""


class Talk(Struct, frozen=True, tag="talk"):
    """GET /api/tables/{table}/talk, and over the socket with what is new in `said`.

    A page drops what it has up to the number `forgotten`. `host` is the seat that may change the rules now.
    """

    allowed: bool
    kept: bool
    forgotten: int
    host: int | None
    said: tuple[Said, ...]
