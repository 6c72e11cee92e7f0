"""The duties of every store with reviews of finished tables."""

from rollwright.server.reviews.kept import KeptReviews
from rollwright.server.store.protocol import Store
from tests.server.store.conformance import entry


class ReviewsConformance:
    """Subclass it with a fixture `store`."""

    async def test_a_review_comes_back_byte_for_byte_under_its_version(self, store: Store):
        await store.append([entry("DONE11", 1, "opened", "host", 1)])
        kept = KeptReviews(store)
        assert await kept.find("DONE11", "1") is None
        await kept.keep("DONE11", "1", b'{"a":1}')
        assert await kept.find("DONE11", "1") == b'{"a":1}'
        assert await kept.find("DONE11", "2") is None
        await kept.keep("DONE11", "2", b'{"a":2}')
        assert [await kept.find("DONE11", version) for version in "12"] == [None, b'{"a":2}']

    async def test_a_table_that_is_gone_keeps_no_review(self, store: Store):
        await KeptReviews(store).keep("GONE11", "1", b"{}")
        assert await KeptReviews(store).find("GONE11", "1") is None
