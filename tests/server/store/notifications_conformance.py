"""The duties of every store with subscriptions, feeds and the server's own keys."""

from rollwright.server.store.notifications import Subscription
from rollwright.server.store.protocol import Store


def subscription(endpoint: str, holder: str = "ann", auth: str = "a") -> Subscription:
    return Subscription(endpoint, holder, "p", auth, "fr", "https://play.example.org")


class CallsConformance:
    """Needs a fixture `store`."""

    async def test_a_browser_has_its_newest_subscriptions_and_nobody_elses(self, store: Store):
        for number in range(4):
            await store.notifications.subscribe(subscription(f"https://push/{number}"), number, most=2)
        await store.notifications.subscribe(subscription("https://push/ben", "ben"), 9, most=2)
        assert await store.notifications.subscriptions("ann") == [
            subscription("https://push/2"),
            subscription("https://push/3"),
        ]

    async def test_a_subscription_made_again_has_its_new_keys(self, store: Store):
        await store.notifications.subscribe(subscription("https://push/1"), 1, most=5)
        await store.notifications.subscribe(subscription("https://push/1", auth="b"), 2, most=5)
        assert await store.notifications.subscriptions("ann") == [subscription("https://push/1", auth="b")]

    async def test_only_its_own_browser_or_the_server_forgets_a_subscription(self, store: Store):
        await store.notifications.subscribe(subscription("https://push/1"), 1, most=5)
        await store.notifications.unsubscribe("https://push/1", "ben")
        assert len(await store.notifications.subscriptions("ann")) == 1
        await store.notifications.unsubscribe("https://push/1")
        assert await store.notifications.subscriptions("ann") == []

    async def test_a_key_stays_as_it_was_first_made_and_a_feed_of_an_earlier_build_is_found(self, store: Store):
        await store.fetch("INSERT INTO feed (holder, key) VALUES ($1, $2)", "ann", "one")
        assert await store.notifications.feed_holder("one") == "ann"
        assert await store.notifications.feed_holder("two") is None
        assert await store.notifications.server_key("push", "first") == "first"
        assert await store.notifications.server_key("push", "second") == "first"
