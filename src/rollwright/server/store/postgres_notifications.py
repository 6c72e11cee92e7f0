"""Subscriptions, feeds and the server's own keys in a PostgreSQL database."""

from collections.abc import Awaitable, Callable
from typing import Any

from msgspec.structs import astuple

from rollwright.server.store.notifications import Subscription

Fetch = Callable[..., Awaitable[list[Any]]]

SUBSCRIBE = """
INSERT INTO subscription (endpoint, holder, p256dh, auth, language, site, at) VALUES ($1, $2, $3, $4, $5, $6, $7)
ON CONFLICT (endpoint) DO UPDATE SET holder = excluded.holder, p256dh = excluded.p256dh, auth = excluded.auth,
  language = excluded.language, site = excluded.site, at = excluded.at
"""
OLD = """
DELETE FROM subscription WHERE endpoint IN
  (SELECT endpoint FROM subscription WHERE holder = $1 ORDER BY at DESC, endpoint OFFSET $2)
"""
FOUND = (
    "SELECT endpoint, holder, p256dh, auth, language, site FROM subscription WHERE holder = $1 ORDER BY at, endpoint"
)


class PostgresNotifications:
    """Fits `Notifications`."""

    def __init__(self, fetch: Fetch) -> None:
        self._fetch = fetch

    async def subscribe(self, subscription: Subscription, at: int, most: int) -> None:
        await self._fetch(SUBSCRIBE, *astuple(subscription), at)
        await self._fetch(OLD, subscription.holder, most)

    async def subscriptions(self, holder: str) -> list[Subscription]:
        return [Subscription(*row) for row in await self._fetch(FOUND, holder)]

    async def unsubscribe(self, endpoint: str, holder: str = "") -> None:
        await self._fetch("DELETE FROM subscription WHERE endpoint = $1 AND $2 IN ('', holder)", endpoint, holder)

    async def feed_holder(self, key: str) -> str | None:
        return next((row[0] for row in await self._fetch("SELECT holder FROM feed WHERE key = $1", key)), None)

    async def server_key(self, name: str, fresh: str) -> str:
        await self._fetch("INSERT INTO server_key VALUES ($1, $2) ON CONFLICT DO NOTHING", name, fresh)
        ((value,),) = await self._fetch("SELECT value FROM server_key WHERE name = $1", name)
        return value
