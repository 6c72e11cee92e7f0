"""A game that ends at a table with people has its review begun by itself: the end page shows what it says.

It comes after the reviews that people ask for. Entries of challenges have their own (`challenge/reviewing.py`), and
while their dice are sealed nobody may read one.
"""

from functools import partial
from weakref import WeakSet

from rollwright.core import Refused
from rollwright.server.reviews.queue import ReviewQueue
from rollwright.server.reviews.reviewable import read_game, refuse_without_review
from rollwright.server.table.registry import Registry
from rollwright.server.table.session import Session


class AfterGames:
    """One for each node; the node that looks after a table begins its review."""

    def __init__(self, registry: Registry, queue: ReviewQueue) -> None:
        self._registry = registry
        self._queue = queue
        self._playing: WeakSet[Session] = WeakSet()  # a table that is only read again has not just ended
        registry.on_settled.append(self._settled)

    def _settled(self, session: Session) -> None:
        if session.table.phase == "playing":
            self._playing.add(session)
        elif session in self._playing:
            self._playing.discard(session)
            if session.home and _is_wanted(session):
                self._queue.begin(session.table.name, partial(read_game, self._registry, session))


def _is_wanted(session: Session) -> bool:
    table = session.table
    people = any(chair.holder and chair.bot is None for chair in table.chairs)
    if not people or table.opened.challenge:
        return False
    try:
        refuse_without_review(session)
    except Refused:
        return False
    return True
