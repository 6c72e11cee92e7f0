"""The duties of every store with reviews of finished tables."""

from rollwright.server.reviews.store import ReviewStore
from rollwright.server.store.protocol import Store
from tests.server.store.conformance import entry


class ReviewsConformance:
    """Subclass it with a fixture `store`."""

    async def test_a_review_comes_back_byte_for_byte_under_its_version(self, store: Store):
        await store.append([entry("DONE11", 1, "opened", "host", 1)])
        kept = ReviewStore(store)
        assert await kept.find("DONE11", "1") is None
        await kept.keep("DONE11", "1", b'{"a":1}')
        assert await kept.find("DONE11", "1") == b'{"a":1}'
        assert await kept.find("DONE11", "2") is None
        await kept.keep("DONE11", "2", b'{"a":2}')
        assert [await kept.find("DONE11", version) for version in "12"] == [None, b'{"a":2}']

    async def test_a_review_that_was_damaged_is_as_good_as_none(self, store: Store):
        await store.append([entry("DONE11", 1, "opened", "host", 1)])
        kept = ReviewStore(store)
        await kept.keep("DONE11", "1", b'{"a":1}')
        await store.fetch("UPDATE review SET body = $1", b"\x00damaged")
        assert await kept.find("DONE11", "1") is None
        assert await kept.find_all(["DONE11"], "1") == {}

    async def test_a_table_that_is_gone_keeps_no_review(self, store: Store):
        await ReviewStore(store).keep("GONE11", "1", b"{}")
        assert await ReviewStore(store).find("GONE11", "1") is None
