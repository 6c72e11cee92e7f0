"""Reviews of games that somebody brings as a file. They are in memory alone, the latest of them, for an hour at most.

A file is named by its digest: brought twice, it is reviewed once. A node that does not know a name says `none`, and the
page brings the file again.
"""

import hashlib
from collections import OrderedDict
from functools import partial
from typing import Any

import msgspec
from msgspec import Struct

from rollwright.review.brought import BadGameFile
from rollwright.server.clock import Clock
from rollwright.server.reviews.messages import BroughtCard
from rollwright.server.reviews.queue import Note, ReviewQueue, Work, last_line

MOST_BYTES = 1_000_000  # bytes of a file; a long game has some hundred thousand
KEPT_BYTES = 24_000_000  # bytes of all answers
KEPT_SECONDS = 3600.0
WORKER = "rollwright.server.reviews.file_worker"


class _Kept(Struct, frozen=True):
    answer: bytes
    until: float


class _Said(Struct, frozen=True):
    """The answer of a worker: a game as it is sent, or the reason why there is none."""

    game: Any = None
    refused: str = ""
    params: dict[str, str | int] = {}


class BroughtFiles:
    """Those of one node."""

    def __init__(self, queue: ReviewQueue, clock: Clock) -> None:
        self._queue = queue
        self._clock = clock
        self._kept: OrderedDict[str, _Kept] = OrderedDict()

    def bring(self, file: bytes, language: str, address: str) -> BroughtCard:
        """Have a file reviewed, or say how far that is. A file that is no game is refused when its turn has come."""
        if not file.strip():
            raise BadGameFile(detail="-")
        name = hashlib.sha256(language.encode() + b"\n" + file).hexdigest()
        if self._find(name) is None:
            self._queue.bring(name, address, _work(file, language), partial(self._keep, name))
        return self.look(name)

    def look(self, name: str) -> BroughtCard:
        """Say how far a review is. Raise what was found wrong with its file."""
        kept = self._find(name)
        if kept is None:
            card = self._queue.under_way(name)
            failed = "failed" if self._queue.has_failed(name) else "none"
            return BroughtCard(name, failed) if card is None else BroughtCard(name, card.state, card.place, card.share)
        said = msgspec.json.decode(kept.answer, type=_Said)
        if said.refused:
            raise BadGameFile(said.refused, **said.params)
        return BroughtCard(name, "ready", game=said.game)

    def _find(self, name: str) -> _Kept | None:
        now = self._clock.monotonic()
        while self._kept and next(iter(self._kept.values())).until < now:
            self._kept.popitem(last=False)
        return self._kept.get(name)

    async def _keep(self, name: str, answer: bytes) -> None:
        self._kept[name] = _Kept(answer, self._clock.monotonic() + KEPT_SECONDS)
        while len(self._kept) > 1 and sum(len(each.answer) for each in self._kept.values()) > KEPT_BYTES:
            self._kept.popitem(last=False)


def _work(file: bytes, language: str) -> Work:
    async def work(note: Note) -> bytes:
        return await last_line(WORKER, language, given=file, note=note)

    return work
