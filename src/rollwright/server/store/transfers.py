"""The protocol for browsers' identities on their way to another device: short-lived rows that no backup copies."""

from collections.abc import Awaitable, Callable, Iterable
from typing import Any, Protocol

from msgspec import Struct


class EncryptedToken(Struct, frozen=True):
    """An encrypted token at its `place`, until this moment. `taken` names the browser that took it, hashed."""

    place: str
    sealed: bytes
    until: int
    taken: str = ""


class Transfers(Protocol):
    async def put(self, token: EncryptedToken) -> None: ...

    async def get(self, place: str) -> EncryptedToken | None: ...

    async def take(self, place: str, taker: str) -> bool:
        """Mark it as taken; only one browser ever succeeds, and that browser may take it again."""
        ...

    async def purge(self, before: int) -> None:
        """Delete those whose time was up before this moment."""
        ...


PUT = "INSERT INTO transfer (place, sealed, until) VALUES ($1, $2, $3)"
GET = "SELECT place, sealed, until, taken FROM transfer WHERE place = $1"
TAKE = "UPDATE transfer SET taken = $2 WHERE place = $1 AND taken = ''"
PURGE = "DELETE FROM transfer WHERE until < $1"


class SqlTransfers:
    """Fits `Transfers`. `fetch` runs a statement whose values are numbered as `$1`."""

    def __init__(self, fetch: Callable[..., Awaitable[Iterable[Any]]]) -> None:
        self._fetch = fetch

    async def put(self, token: EncryptedToken) -> None:
        await self._fetch(PUT, token.place, token.sealed, token.until)

    async def get(self, place: str) -> EncryptedToken | None:
        return next((EncryptedToken(*row) for row in await self._fetch(GET, place)), None)

    async def take(self, place: str, taker: str) -> bool:
        await self._fetch(TAKE, place, taker)
        found = await self.get(place)
        return found is not None and found.taken == taker

    async def purge(self, before: int) -> None:
        await self._fetch(PURGE, before)
