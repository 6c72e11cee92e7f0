"""This person's share of the dice: its hash is sent first, and the share only after the hashes of all were shown."""

from secrets import token_hex
from typing import Any

from rollwright.core import hash_share
from rollwright.terminal.network.memory import Memory

SHARE_BYTES = 32


class OwnShare:
    """The terminal's share of the dice of one table."""

    def __init__(self, memory: Memory, commitment: str) -> None:
        self._memory = memory
        self._own = memory.seen(commitment)
        self._sent: set[str] = set()

    def next(self, state: dict[str, Any], seat: int | None) -> dict[str, str] | None:
        """Return the request that this state asks for, if any.

        A share is never revealed for a list of hashes that does not hold its own, nor for a second list: else the
        server could choose among several.
        """
        if seat is None or state["phase"] != "sealing":
            return None
        own = self._own
        own.share = own.share or token_hex(SHARE_BYTES)
        hashed = hash_share(own.commitment, seat, own.share)
        shown = tuple(state.get("hashes") or ())
        if not shown:
            return self._once({"type": "commit", "hash": hashed})
        if own.hashes is None:
            own.hashes, own.words = shown, tuple(card.get("words", "") for card in state["seats"])
        if own.hashes != shown or seat >= len(shown) or shown[seat] != hashed:
            return None
        own.revealed = True
        return self._once({"type": "reveal", "share": own.share})

    def lost_line(self) -> None:
        """Allow the hash and the share to be sent again, on a new connection."""
        self._sent.clear()

    def _once(self, request: dict[str, str]) -> dict[str, str] | None:
        if request["type"] in self._sent:
            return None
        self._sent.add(request["type"])
        self._memory.keep()  # before it is sent: a share that was promised must not be forgotten
        return request
