"""The best sheets of a challenge that is closed, and the best one that its dice allowed, where a review was kept."""

from contextlib import suppress

import msgspec

from rollwright.core import RollwrightError
from rollwright.games import find
from rollwright.review.result import BestSheet, Review
from rollwright.server.challenge.challenge import Challenge, Standing
from rollwright.server.challenge.messages import BestSheets, TopSheet
from rollwright.server.challenge.store import ChallengeStore
from rollwright.server.refusals import StillSealed
from rollwright.server.reviews.queue import ReviewQueue
from rollwright.server.table.registry import Registry
from rollwright.server.table.table import Table
from rollwright.server.table.trying import Finished

SHOWN = 3


async def best_sheets(challenge: Challenge, registry: Registry, reviews: ReviewQueue, address: str) -> BestSheets:
    """Return the sheets of the best results by points, or raise `StillSealed`. A game of speed has no sheets."""
    standings = await _best(challenge, registry)
    sheets: list[TopSheet] = []
    found: list[BestSheet] = []
    for standing in standings:
        with suppress(RollwrightError):  # a table that the operator has deleted
            sheets.extend(await _sheet(registry, standing, address))
        if (kept := await reviews.find(standing.table)) is not None:
            seats = msgspec.json.decode(kept, type=Review).seats
            found.extend(seat.best for seat in seats if seat.best is not None)
    best = max(found, key=lambda best: (best.total, best.proved), default=None)
    race = find(challenge.game, challenge.version).race
    return BestSheets(tuple(sheets), best, ghosts=len(sheets) if race is None else 0)


async def best_games(challenge: Challenge, registry: Registry, address: str) -> list[Finished]:
    """Return the games of these sheets, each with its log, or raise `StillSealed`."""
    played: list[Finished] = []
    for standing in await _best(challenge, registry):
        with suppress(RollwrightError):
            session = await registry.find(standing.table, address)
            _, log = await registry.history(session, address)
            played.append((session.table, log))
    return played


async def _best(challenge: Challenge, registry: Registry) -> list[Standing]:
    if challenge.is_open(registry.clock.wall()):
        raise StillSealed
    return await ChallengeStore(registry.store).best(challenge.id, challenge.closes, "points", SHOWN)


async def _sheet(registry: Registry, standing: Standing, address: str) -> list[TopSheet]:
    session = await registry.find(standing.table, address)

    def look(table: Table) -> list[TopSheet]:
        if table.realtime or table.snapshot is None:
            return []
        sheet = table.snapshot.view(None).sheets[0]
        return [TopSheet(standing.name, standing.pencil, standing.total, standing.link, sheet)]

    return await registry.writer.look(session, look)
