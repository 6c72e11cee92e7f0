"""Challenges and their entrants in the database."""

from collections.abc import Sequence

import msgspec
from msgspec.structs import astuple

from rollwright.server.challenge.challenge import Challenge, Entrant, Order, Standing
from rollwright.server.store.protocol import Queries

SEAL = "INSERT INTO challenge (id, game, opens, body) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING"
FIND = "SELECT body FROM challenge WHERE id = $1"
BY_HOLDER = "SELECT count(*) FROM challenge WHERE holder = $1 AND opens > $2"
LAY = "INSERT INTO challenge (id, game, opens, body, holder) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING"
ENTRANT_COLUMNS = "challenge, holder, table_id, link, name, pencil, entered, share"
ENTER = f"INSERT INTO entrant ({ENTRANT_COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING"
ENTRANT = f"SELECT {ENTRANT_COLUMNS} FROM entrant WHERE challenge = $1 AND holder = $2"
# A table has a result when its game has ended. Games in which a bot stood in do not count, nor does a game at another
# table that got the same code later.
FINISHED = """
entrant JOIN tip USING (table_id)
JOIN result ON result.tip = tip.id AND result.seat = 0 AND result.holder = entrant.holder AND stood_in = 0
"""
# When a challenge closes ($2) everybody can know its dice: a game that ends later is not ranked.
IN_TIME = f"{FINISHED} WHERE challenge = $1 AND result.at < $2"
STANDING = f"""
SELECT challenge, entrant.holder, table_id, entrant.link, entrant.name, entrant.pencil, total, merit, title, result.at,
loss, luck, share FROM {IN_TIME}
"""
BEST = f"{STANDING} ORDER BY merit DESC, result.at LIMIT $3"
FEWEST_LOST = f"{STANDING} ORDER BY loss IS NULL, loss, merit DESC, result.at LIMIT $3"
OWN = f"{STANDING} AND entrant.holder = $3"
SHARED = f"{STANDING} AND share = $3"
ABOVE = f"SELECT count(*) FROM {IN_TIME} AND merit > $3"
LOST_LESS = f"""
SELECT count(*) FROM {IN_TIME}
AND (loss < $3 OR (loss = $3 AND (merit > $4 OR (merit = $4 AND result.at < $5))))
"""
ENDED = f"SELECT count(*) FROM {IN_TIME}"
BY_TABLE = "SELECT table_id, challenge FROM entrant WHERE holder = $1 AND table_id IN ({})"
COUNT = "SELECT count(*) FROM entrant WHERE challenge = $1"
PLAYED = """
SELECT challenge FROM entrant JOIN tip USING (table_id) JOIN result ON result.tip = tip.id AND result.seat = 0
WHERE entrant.holder = $1 AND challenge LIKE $2 ORDER BY challenge DESC LIMIT $3
"""

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Challenge).decode


class ChallengeStore:
    """Challenges and entrants in the database. The first node that seals a challenge decides its secret for all."""

    def __init__(self, store: Queries) -> None:
        self._store = store

    async def seal(self, challenge: Challenge) -> Challenge:
        """Keep a challenge, unless there is one of this id; return the one that is kept."""
        await self._store.fetch(SEAL, challenge.id, challenge.game, challenge.opens, _encode(challenge))
        kept = await self.find(challenge.id)
        assert kept is not None
        return kept

    async def lay(self, challenge: Challenge) -> None:
        """Keep a league under its holder."""
        body = _encode(challenge)
        await self._store.fetch(LAY, challenge.id, challenge.game, challenge.opens, body, challenge.holder)

    async def find(self, challenge: str) -> Challenge | None:
        rows = await self._store.fetch(FIND, challenge)
        return _decode(rows[0][0]) if rows else None

    async def laid_by(self, holder: str, since: int) -> int:
        """Return how many leagues a browser has started since this moment."""
        return (await self._store.fetch(BY_HOLDER, holder, since))[0][0]

    async def enter(self, entrant: Entrant) -> None:
        """Keep an entrant, unless the browser has entered before."""
        await self._store.fetch(ENTER, *astuple(entrant))

    async def entrant(self, challenge: str, holder: str) -> Entrant | None:
        rows = await self._store.fetch(ENTRANT, challenge, holder)
        return Entrant(*rows[0]) if rows else None

    async def best(self, challenge: str, closes: int, order: Order, limit: int) -> list[Standing]:
        """Return those whose game was over before the challenge closes, the best first; of equal ones the earlier.

        By points lost, those whose review is not made yet come last.
        """
        statement = FEWEST_LOST if order == "loss" else BEST
        return [Standing(*row) for row in await self._store.fetch(statement, challenge, closes, limit)]

    async def by_table(self, holder: str, tables: Sequence[str]) -> dict[str, str]:
        """Return the challenges that a browser played at some of these tables."""
        if not tables:
            return {}
        places = ", ".join(f"${number}" for number in range(2, len(tables) + 2))
        return dict(await self._store.fetch(BY_TABLE.format(places), holder, *tables))

    async def own(self, challenge: Challenge, holder: str) -> Standing | None:
        """Return a browser's result, once its game is over."""
        rows = await self._store.fetch(OWN, challenge.id, challenge.closes, holder)
        return Standing(*rows[0]) if rows else None

    async def shared(self, challenge: Challenge, key: str) -> Standing | None:
        """Return the result whose picture has this key."""
        rows = await self._store.fetch(SHARED, challenge.id, challenge.closes, key) if key.isalnum() else []
        return Standing(*rows[0]) if rows else None

    async def place(self, challenge: Challenge, standing: Standing, order: Order) -> int | None:
        """Return the place of a result: by points equal ones share it; by points lost it needs its review."""
        name, closes, merit = challenge.id, challenge.closes, standing.merit
        if order == "points":
            return 1 + (await self._store.fetch(ABOVE, name, closes, merit))[0][0]
        if standing.loss is None:
            return None
        rows = await self._store.fetch(LOST_LESS, name, closes, standing.loss, merit, standing.finished)
        return 1 + rows[0][0]

    async def ended(self, challenge: Challenge) -> int:
        """Return how many results there are."""
        return (await self._store.fetch(ENDED, challenge.id, challenge.closes))[0][0]

    async def count(self, challenge: str) -> int:
        """Return how many have entered."""
        return (await self._store.fetch(COUNT, challenge))[0][0]

    async def played(self, holder: str, game: str, limit: int) -> list[str]:
        """Return the days of a game that a browser has finished, the newest first."""
        return [row[0] for row in await self._store.fetch(PLAYED, holder, f"____-__-__.{game}%", limit)]
