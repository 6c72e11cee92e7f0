"""What of a page's messages is carried to another node: no more than that node would take."""

import json
from contextlib import suppress
from typing import Any

import pytest

from rollwright.server.limits.rates import RateLimits
from rollwright.server.refusals import TooMuch
from rollwright.server.settings import Limits
from rollwright.server.show.page import Page
from rollwright.server.socket.allowance import FLOOD, Allowance
from rollwright.server.socket.sender import Sender
from tests.server.turned import TurnedClock

LIMITS = Limits(messages=5)
PING = '{"type":"ping","id":"%d"}'


class Opened:
    """An allowance, and what its page was sent."""

    def __init__(self) -> None:
        self.sent: list[dict[str, Any]] = []
        self.clock = TurnedClock()
        page = Page("mira", "en", Sender(self._send), "192.0.2.1")
        self.allowance = Allowance(RateLimits(LIMITS, self.clock), LIMITS.frame_bytes, "KITE27", page)

    async def _send(self, message: dict[str, Any]) -> None:
        self.sent.append(message)


async def test_as_many_messages_as_the_buckets_hold_are_carried_and_the_rest_is_refused_here():
    opened = Opened()
    carried = [opened.allowance.admit(PING % number) for number in range(15)]
    held = carried.index(None)
    assert 5 < held <= LIMITS.messages_at_once
    assert carried == [(PING % number).encode() for number in range(held)] + [None] * (15 - held)
    refused = [json.loads(message["text"]) for message in opened.sent]
    assert [(reply["id"], reply["code"]) for reply in refused] == [
        (str(number), "too-many-messages") for number in range(held, 15)
    ]
    await opened.clock.turn(1000)
    assert opened.allowance.admit(b"again") == b"again"


async def test_of_a_message_that_is_too_long_only_as_much_is_carried_as_shows_it():
    opened = Opened()
    for frame in ("x" * 60_000, b"x" * 60_000, "€" * 60_000):
        body = opened.allowance.admit(frame)
        assert body is not None
        assert len(body) == LIMITS.frame_bytes + 1


@pytest.mark.parametrize("frame", [PING, "x" * 60_000], ids=["many", "long"])
async def test_a_flood_is_cut_off(frame: str):
    opened = Opened()
    for _ in range(LIMITS.messages_at_once + FLOOD):
        with suppress(TooMuch):
            opened.allowance.admit(frame)
    with pytest.raises(TooMuch):
        opened.allowance.admit(frame)
