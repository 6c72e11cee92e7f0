"""This person's share of the dice: its hash is sent first, and the share only after the hashes of all were shown.

It counts for one game: a seal that comes again, here or at another table, gets a fresh share, and the end says so.
"""

from secrets import token_hex
from typing import Any

from rollwright.core import hash_share
from rollwright.terminal.network.memory import Memory, RememberedTable

SHARE_BYTES = 32


class OwnShare:
    """The terminal's share of the dice of one table."""

    def __init__(self, memory: Memory, commitment: str, table: str) -> None:
        self._memory, self._commitment, self._table = memory, commitment, table
        self._seen = memory.seen(commitment, table)
        self._sent: set[str] = set()

    def next(self, state: dict[str, Any], seat: int | None) -> dict[str, str] | None:
        """Return the request that this state asks for, if any.

        A share is never revealed for a list of hashes that does not hold its own, nor for a second list: else the
        server could choose among several.
        """
        if seat is None or state["phase"] != "sealing":
            self._note_begin(state["phase"])
            return None
        own = self._current(state)
        if own is None:
            return None
        own.share = own.share or token_hex(SHARE_BYTES)
        own.seat = seat if own.seat is None else own.seat
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

    def lost_connection(self) -> None:
        """Allow the hash and the share to be sent again, on a new connection."""
        self._sent.clear()

    def _current(self, state: dict[str, Any]) -> RememberedTable | None:
        """Return what is known of the game that is to begin; None at a table that asks no page for a share.

        Dice that everybody knows or shares are such: their seal may lie on many tables.
        """
        hashes = state.get("hashes") or ()
        if hashes and not any(hashes) and not self._seen.share:
            return None
        current = self._memory.to_share(self._commitment, self._table)
        if current is not self._seen:
            self._seen = current
            self._sent.clear()
        return current

    def _note_begin(self, phase: str) -> None:
        if phase in ("playing", "over") and self._seen.share and not self._seen.began:
            self._seen.began = True
            self._memory.keep()

    def _once(self, request: dict[str, str]) -> dict[str, str] | None:
        if request["type"] in self._sent:
            return None
        self._sent.add(request["type"])
        self._memory.keep()  # before it is sent: a share that was promised must not be forgotten
        return request
