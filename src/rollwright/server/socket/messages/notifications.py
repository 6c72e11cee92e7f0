"""Notifications of people whose move it is: web push, and the private feed."""

from typing import Annotated

from msgspec import Meta, Struct

from rollwright.server.socket.messages.values import NO_NUL, Text


class PushKey(Struct, frozen=True):
    """GET /api/push: the public key (base64 for URLs) with which this site signs messages by web push."""

    key: str


class PushWish(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/me/push: where this browser takes messages, and its keys."""

    endpoint: Annotated[str, Meta(max_length=4000)]
    p256dh: Text
    auth: Text


class PushStop(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/me/push/stop: no more messages there. Also the answer to `PushWish`."""

    endpoint: Annotated[str, Meta(max_length=4000, pattern=NO_NUL)]


class FeedAddress(Struct, frozen=True):
    """GET /api/me/feed: the address of this browser's private feed."""

    address: str
