"""The results of a challenge as a browser may see them: by points and, where reviews count these, by points lost."""

from rollwright.core import read_options
from rollwright.games import find
from rollwright.review import loses_points
from rollwright.server.challenge.challenge import Challenge, Order, Standing, is_day
from rollwright.server.challenge.messages import Lost, OwnResult, Ranked
from rollwright.server.challenge.store import ChallengeStore
from rollwright.server.reviews.queue import ReviewQueue

RANKED = 100  # results that a page is shown


def counts_losses(challenge: Challenge) -> bool:
    """Say whether the server counts the points that each result has lost by choices.

    Where choices cost a part of the chance to win, their cost is no number of points.
    """
    game = find(challenge.game, challenge.version)
    return loses_points(challenge.game, read_options(game, challenge.options))


def orders_of(challenge: Challenge, *, played: bool, now: int) -> tuple[Order, ...]:
    """Return the orders in which a browser may see the results, its own first.

    Points and points lost together tell how good the dice are, so a browser that may still play has points alone.
    """
    if not counts_losses(challenge) or (challenge.is_open(now) and not played):
        return ("points",)
    return ("points", "loss") if is_day(challenge.id) else ("loss", "points")


class Results:
    """The results of challenges, from the database; how far their reviews are, from the queue of reviews."""

    def __init__(self, store: ChallengeStore, reviews: ReviewQueue) -> None:
        self._store = store
        self._reviews = reviews

    async def ranked(
        self, challenge: Challenge, holder: str, order: Order, orders: tuple[Order, ...], shut: bool
    ) -> tuple[Ranked, ...]:
        """Return the first results in this order, with their points lost where `orders` has these."""
        best = await self._store.best(challenge.id, challenge.closes, order, RANKED)
        with_loss = "loss" in orders
        return tuple(
            self._line(standing, holder, place, shut=shut, with_loss=with_loss)
            for place, standing in zip(_places(best, order), best, strict=True)
        )

    async def champion(self, closed: str, closes: int, holder: str) -> Ranked | None:
        """Return the best result of a closed day by points, if somebody has played it."""
        best = await self._store.best(closed, closes, "points", 1)
        return self._line(best[0], holder, 1, shut=True, with_loss=False) if best else None

    def _line(self, standing: Standing, holder: str, place: int | None, *, shut: bool, with_loss: bool) -> Ranked:
        return Ranked(
            place,
            standing.name,
            standing.pencil,
            standing.total,
            standing.title,
            me=standing.holder == holder,
            link=standing.link if shut else "",
            lost=self.lost(standing) if with_loss else None,
        )

    async def own(self, challenge: Challenge, holder: str, order: Order, own: Standing | None) -> OwnResult | None:
        """Return a browser's own table of a challenge, with its result once the game is over."""
        if own is None:
            entrant = await self._store.entrant(challenge.id, holder)
            return None if entrant is None else OwnResult(entrant.link)
        place = await self._store.place(challenge, own, order)
        lost = self.lost(own) if counts_losses(challenge) else None
        return OwnResult(own.link, own.total, own.title, place, lost, own.share or "")

    def lost(self, standing: Standing) -> Lost:
        """Return the points that a result has lost, or how far its review is."""
        if standing.loss is not None:
            return Lost(standing.loss)
        card = self._reviews.under_way(standing.table)
        if card is not None:
            return Lost(state="making") if card.state == "making" else Lost(state="waiting", place=card.place)
        return Lost(state="failed" if self._reviews.has_failed(standing.table) else "waiting")


def _places(best: list[Standing], order: Order) -> list[int | None]:
    """Return the place of each. By points equal ones share a place; by points lost the earlier is before."""
    if order == "loss":
        return [None if standing.loss is None else place for place, standing in enumerate(best, 1)]
    return [1 + sum(other.merit > standing.merit for other in best) for standing in best]
