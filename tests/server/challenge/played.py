"""Challenges played to their end in a server of the test, and reviews that say what a test needs."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import msgspec
import pytest
from litestar import Litestar

from rollwright.core import Broken, Record
from rollwright.review.result import Choice, Review, RoundReview, SeatReview
from rollwright.server.challenge.loss_store import LossStore
from rollwright.server.challenge.reviewing import LOOK, REST, Reviewing
from rollwright.server.reviews.queue import ReviewQueue
from tests.server.client import Client, play_on
from tests.server.in_process import InProcess


async def lay(client: Client, **wish: Any) -> dict[str, Any]:
    """Lay out a league; return its card."""
    answer = await client.post("/api/leagues", {"game": "splitter", "title": "Club night", **wish})
    assert answer.status_code == 201, answer.text
    return answer.json()


async def play(client: Client, challenge: str, name: str) -> int:
    """Play a challenge to its end; return the total."""
    opened = (await client.post(f"/api/challenges/{challenge}/play", {"name": name})).json()
    await client.connect(opened["table"])
    if client.state["phase"] == "open":
        await client.ask("start")
    await play_on([client])
    return client.sheet["total"]


async def see(client: Client, challenge: str, order: str = "") -> Any:
    return (await client.get(f"/api/challenges/{challenge}" + (f"?order={order}" if order else ""))).json()


def application(place: InProcess) -> Litestar:
    """Return the application within its layers."""
    app = place.app
    while not isinstance(app, Litestar):
        app = app._app
    return app


def state(place: InProcess) -> Any:
    """Return the state of the application: its queue of reviews, its challenges and more."""
    return application(place).state


def reviews(place: InProcess) -> ReviewQueue:
    return state(place).reviews


def say_losses(place: InProcess, losses: dict[str, float], failing: dict[str, int] | None = None) -> None:
    """Have reviews say these points lost, by the name of the player, instead of weighing the game. Others fail.

    `failing` says how often a review fails before it works, and is counted down.
    """
    reviews(place).make = _weigh(losses, {} if failing is None else failing)


def _weigh(
    losses: dict[str, float], failing: dict[str, int]
) -> Callable[[Record, Callable[[float], None]], Awaitable[bytes]]:
    async def make(kept: Record, _: Callable[[float], None]) -> bytes:
        (name,) = kept.seats
        if failing.get(name, 0) > 0:
            failing[name] -= 1
            raise Broken
        loss, choice = losses[name], Choice((), (), 0.0)
        lucky = RoundReview(1, (), 2.0, 0.0, 0.0, loss, 0.0, choice, choice, 0.0)
        seat = SeatReview(name, "points", 30.0, (lucky,), 2.0, loss, 0.0, 32.0 - loss, ())
        return msgspec.json.encode(Review(kept.game, kept.version, "master", (seat,)))

    return make


async def have_reviewed(place: InProcess) -> None:
    """Let the time pass after which finished entries are reviewed, and wait until they are, or have failed."""
    await place.clock.turn(int(1000 * REST) + 1)
    kept, ever = LossStore(place.registry.store), 2**60
    async with asyncio.timeout(10):
        while [
            entry
            for entry in await kept.unreviewed(["splitter"], 0, ever, 99)
            if not reviews(place).has_failed(entry.table)
        ]:
            await asyncio.sleep(0.01)


@dataclass
class Looks:
    """How often a node has begun and ended to look for entries without a review."""

    begun: int = 0
    ended: int = 0

    async def end(self, number: int = 0) -> None:
        """Return when so many have ended and none is under way."""
        async with asyncio.timeout(10):
            await asyncio.sleep(0.001)
            while self.ended < max(number, self.begun):
                await asyncio.sleep(0.001)


def count_looks(monkeypatch: pytest.MonkeyPatch) -> Looks:
    looks, fill = Looks(), Reviewing.fill

    async def counted(self: Reviewing) -> None:
        looks.begun += 1
        await fill(self)
        looks.ended += 1

    monkeypatch.setattr(Reviewing, "fill", counted)
    return looks


async def let_look(place: InProcess, looks: Looks) -> None:
    """Let the time pass until the next look, and wait until all that it found is reviewed, or has failed."""
    await looks.end()
    before = looks.ended
    await place.clock.turn(int(1000 * LOOK))
    await looks.end(before + 1)
    await reviews(place).finish()
