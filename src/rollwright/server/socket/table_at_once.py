"""A table that is opened and joined by one socket: its handshake holds the request that opens the table.

A browser can put nothing into a handshake but the address, which is written to logs, and the names of subprotocols. So
the request is the name of one: JSON in base64 for URLs, without padding. docs/protocol.md, "A table at once".
"""

from base64 import urlsafe_b64decode
from collections.abc import Iterable

import msgspec

from rollwright.server.refusals import BadInput
from rollwright.server.socket.messages import LayTable
from rollwright.server.table.registry import Registry
from rollwright.server.table.session import Session

PROTOCOL = "rollwright"  # the subprotocol that the server chooses
WISH = "wish."
NEW_TABLE = "new"  # stands in the address for the code that the table does not have yet

_decode = msgspec.json.Decoder(LayTable).decode


def read_wish(offered: Iterable[str]) -> LayTable:
    """Return the request for a table among the subprotocols that a page offers."""
    text = next((name.removeprefix(WISH) for name in offered if name.startswith(WISH)), "")
    try:
        return _decode(urlsafe_b64decode(text + "=" * (-len(text) % 4)))
    except (ValueError, RecursionError) as error:  # a DecodeError is a ValueError
        raise BadInput("bad-message") from error


async def open_and_sit(registry: Registry, wish: LayTable, holder: str, address: str, stranger: bool) -> Session:
    """Open the table and seat the asker there. A second dial with the same `id` leads to the same table and seat.

    It counts as a request that changes something, and as a table.
    """
    registry.limits.post(address)
    session = await registry.find(await registry.open(wish, holder, address, stranger))
    await registry.sit(session, holder, wish.person)
    return session
