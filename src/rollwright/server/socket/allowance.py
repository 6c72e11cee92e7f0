"""How much one page may say: messages of a bounded length, as many as the buckets of its seat and address hold."""

from functools import partial

import msgspec

from rollwright.server.limits.rates import RateLimits
from rollwright.server.refusals import BadInput, TooMuch
from rollwright.server.show.page import Page
from rollwright.server.socket.messages import MoveRequest, Request
from rollwright.server.table.commands import ID_LENGTH

UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)  # a ValidationError is a DecodeError
ACTIONS = 5  # of a move that cost a token; the page sends fewer with a tap, and up to thirty with a stroke drawn back
FLOOD = 200  # refusals in a row, before the connection is closed


class _Named(msgspec.Struct):
    """The id of a message that cannot be read otherwise."""

    id: str = ""


_decode_id = msgspec.json.Decoder(_Named).decode


class Allowance:
    """The limits of one connection."""

    def __init__(self, limits: RateLimits, frame_bytes: int, table: str, page: Page) -> None:
        self._count = partial(limits.message, f"{table} {page.holder}", page.address)
        self._most = frame_bytes
        self._page = page
        self._refused = 0  # messages in a row

    def measure(self, frame: str | bytes) -> None:
        """Refuse a message that is too long."""
        most = self._most
        if len(frame) > most or (isinstance(frame, str) and 4 * len(frame) > most < len(frame.encode())):
            raise BadInput("frame-too-big", most=most)

    def pay(self, request: Request | None = None) -> None:
        """Take the tokens for a message, or refuse it: one and, for a move, one more for every five actions."""
        actions = len(request.actions) if isinstance(request, MoveRequest) else 0
        for _ in range(1 + actions // ACTIONS):
            self._count()
        self._refused = 0

    def is_flood(self) -> bool:
        """Count a refused message, and say whether the page is to be cut off."""
        self._refused += 1
        return self._refused > FLOOD

    def id_of(self, frame: str | bytes) -> str:
        if len(frame) > self._most:
            return ""
        try:
            return _decode_id(frame).id[:ID_LENGTH]
        except UNREADABLE:
            return ""

    def admit(self, frame: str | bytes) -> bytes | None:
        """Return what is carried of a message to another node; None: it was refused here. Raise where it is a flood.

        A message that is too long takes a token, too. It is cut behind the limit, and refused by the other node in its
        turn.
        """
        body = frame.encode() if isinstance(frame, str) else frame
        refused = self._refused
        try:
            self.pay()
        except TooMuch as error:
            self._page.refuse(self.id_of(frame), error)
            if self.is_flood():
                raise
            return None
        if len(body) > self._most:
            self._refused = refused
            if self.is_flood():
                raise TooMuch("too-many-messages")
        return body[: self._most + 1]
