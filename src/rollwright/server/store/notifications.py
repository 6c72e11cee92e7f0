"""The protocol for how people are told that it is their move: subscriptions to web push, private feeds, own keys."""

from typing import Protocol

from msgspec import Struct


class Subscription(Struct, frozen=True):
    """Where a browser takes messages, and the keys with which only that browser reads them. `site` is our address."""

    endpoint: str
    holder: str
    p256dh: str
    auth: str
    language: str
    site: str


class Notifications(Protocol):
    """Where a store keeps them."""

    async def subscribe(self, subscription: Subscription, at: int, most: int) -> None:
        """Keep a subscription, and of each browser's only the newest ones, at most so many."""
        ...

    async def subscriptions(self, holder: str) -> list[Subscription]: ...

    async def unsubscribe(self, endpoint: str, holder: str = "") -> None:
        """Forget a subscription: one of this browser's or, without a browser, anybody's."""
        ...

    async def feed_holder(self, key: str) -> str | None:
        """Return the browser whose feed has this key, which an earlier build has kept."""
        ...

    async def server_key(self, name: str, fresh: str) -> str:
        """Return the server's own key of this name: the one that is kept or, at first, `fresh`."""
        ...
