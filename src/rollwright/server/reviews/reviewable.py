"""Which tables have a review, and the game that is reviewed."""

import asyncio

from rollwright.core import NotFound, Record, paper_seats_of
from rollwright.review import can_review
from rollwright.server.refusals import StillSealed, WrongPhase
from rollwright.server.store.archive import record_of
from rollwright.server.table.registry import Registry
from rollwright.server.table.session import Session


def refuse_without_review(session: Session) -> None:
    """Raise what is in the way of a review: the game goes on, its dice are a secret, it has no review, and the like."""
    table = session.table
    if table.phase != "over":
        raise WrongPhase("not-over")
    if table.early:
        raise WrongPhase("ended-early")
    if session.hides_dice():
        raise StillSealed
    on_paper = paper_seats_of(table.game)
    if on_paper:
        raise WrongPhase("paper-review", names=", ".join(table.names[seat] for seat in on_paper))
    if not can_review(table.game.info.id):
        raise NotFound("no-review", title=table.game.info.title)


async def read_game(registry: Registry, session: Session) -> Record:
    """Return the record of a finished table."""
    code, events = await registry.history(session)
    async with registry.lookups.turn(""):
        return await asyncio.to_thread(record_of, code, events)
