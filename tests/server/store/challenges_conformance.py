"""The duties of every store with the entries of challenges: their order, and the points that they have lost."""

from rollwright.server.challenge.challenge import DAY, Challenge, Entrant
from rollwright.server.challenge.loss_store import LossStore, Unreviewed
from rollwright.server.challenge.store import ChallengeStore
from rollwright.server.store.protocol import Store
from tests.server.store.results_conformance import finish, result

NOW = 1_700_000_000_000
LEAGUE = Challenge("LEAGUE", "splitter", 1, {}, "", NOW - DAY, NOW - DAY, NOW + DAY)


async def enter(store: Store, table: str, total: int, at: int, game: str = "splitter") -> Unreviewed:
    """Keep an entry of the league whose game is over."""
    holder = f"holder {table}"
    await finish(store, table, result(table, game=game, holder=holder, total=total, merit=total, at=at), at=at)
    entrant = Entrant("LEAGUE", holder, table, table, table, "moss", at, f"KEY{table}")
    await ChallengeStore(store).enter(entrant)
    return Unreviewed("LEAGUE", holder, table)


class ChallengesConformance:
    """Subclass it with a fixture `store`."""

    async def test_fewest_points_lost_come_first_then_points_then_the_earlier_then_those_without_review(
        self, store: Store
    ):
        losses, kept = LossStore(store), ChallengeStore(store)
        entered = [
            await enter(store, table, total, NOW + number)
            for number, (table, total) in enumerate(
                [("LATE10", 40), ("MANY10", 50), ("FEW100", 30), ("TIED10", 50), ("WAIT10", 60)]
            )
        ]
        for entry, loss in zip(entered, (2.5, 7.25, 0.0, 2.5), strict=False):
            await losses.keep(entry, loss, b"[0.5]")
        by_loss = await kept.best(LEAGUE.id, LEAGUE.closes, "loss", 9)
        assert [standing.table for standing in by_loss] == ["FEW100", "TIED10", "LATE10", "MANY10", "WAIT10"]
        assert [await kept.place(LEAGUE, standing, "loss") for standing in by_loss] == [1, 2, 3, 4, None]
        by_points = await kept.best(LEAGUE.id, LEAGUE.closes, "points", 9)
        assert [standing.table for standing in by_points] == ["WAIT10", "MANY10", "TIED10", "LATE10", "FEW100"]
        assert [await kept.place(LEAGUE, standing, "points") for standing in by_points] == [1, 2, 2, 4, 5]
        assert (by_loss[1].loss, by_loss[1].luck, by_loss[-1].loss) == (2.5, b"[0.5]", None)
        assert await kept.ended(LEAGUE) == 5
        assert await kept.shared(LEAGUE, "KEYFEW100") == by_loss[0]
        assert [await kept.shared(LEAGUE, key) for key in ("KEY", "", "\x00", "K" * 9999)] == [None] * 4

    async def test_a_game_that_ends_after_the_close_has_no_place(self, store: Store):
        kept = ChallengeStore(store)
        for table, at in (("TIME10", LEAGUE.closes - 1), ("LATE10", LEAGUE.closes)):
            await enter(store, table, 40, at)
        assert [each.table for each in await kept.best(LEAGUE.id, LEAGUE.closes, "points", 9)] == ["TIME10"]
        assert await kept.ended(LEAGUE) == 1
        assert await kept.own(LEAGUE, "holder LATE10") is None
        assert await kept.shared(LEAGUE, "KEYLATE10") is None

    async def test_the_result_of_another_table_that_got_the_code_later_is_no_result_of_the_entrant(self, store: Store):
        kept = ChallengeStore(store)
        await finish(store, "KITE27", result("KITE27", total=40, merit=40, at=NOW), at=NOW)
        await kept.enter(Entrant("LEAGUE", "somebody else", "KITE27", "KITE27", "Ada", "moss", NOW, "KEY"))
        assert await kept.ended(LEAGUE) == 0

    async def test_an_entry_is_claimed_by_one_node_until_its_claim_has_ended(self, store: Store):
        losses = LossStore(store)
        entry = await enter(store, "KITE27", 40, NOW)
        await enter(store, "WORD27", 40, NOW, game="word-roller")
        assert await losses.unreviewed(["splitter", "hexroller"], NOW - 1, NOW - 600, 9) == [entry]
        assert await losses.unreviewed(["splitter"], NOW, NOW - 600, 9) == []  # too long ago
        assert await losses.claim(entry, NOW - 600, NOW)
        assert not await losses.claim(entry, NOW - 500, NOW + 100)
        assert await losses.unreviewed(["splitter"], 0, NOW - 500, 9) == []
        assert await losses.unreviewed(["splitter"], 0, NOW + 1, 9) == [entry]
        assert await losses.claim(entry, NOW + 1, NOW + 601)
        await losses.keep(entry, 1.5, b"[]")
        assert await losses.unreviewed(["splitter"], 0, NOW + 9999, 9) == []
        assert not await losses.claim(entry, NOW + 9999, NOW + 9999)
