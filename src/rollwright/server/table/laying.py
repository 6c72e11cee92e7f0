"""Open a table and seat the asker in one step, once for each wish."""

import asyncio
from collections import OrderedDict
from typing import TYPE_CHECKING

from rollwright.server.socket.messages import LayTable
from rollwright.server.table.session import Session

if TYPE_CHECKING:
    from rollwright.server.table.registry import Registry

LAID = 1000  # wishes that are remembered


class Laying:
    """The tables that were opened by their own sockets. A second dial with the same `id` leads to the same table."""

    def __init__(self, registry: "Registry") -> None:
        self._registry = registry
        self._laid: OrderedDict[tuple[str, str], asyncio.Task[str]] = OrderedDict()

    async def lay(self, wish: LayTable, holder: str, address: str, stranger: bool) -> Session:
        """Return the session of the new table, at which the asker has a seat. It counts as a request and as a table."""
        registry, asked = self._registry, (holder, wish.id)
        registry.limits.post(address)
        opening = self._laid.get(asked)
        if opening is None:
            opening = self._laid[asked] = asyncio.create_task(registry.open(wish, holder, address, stranger))
            if len(self._laid) > LAID:
                self._laid.popitem(last=False)
        try:
            session = await registry.find(await asyncio.shield(opening))
        except BaseException:
            self._laid.pop(asked, None)
            raise
        await registry.sit(session, holder, wish.person)
        return session
