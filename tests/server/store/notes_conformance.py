"""The duties of every store with the notes of a table."""

from rollwright.server.store.notes import KeptNote, TalkRules
from rollwright.server.store.protocol import Store
from tests.server.store.conformance import entry


def note(text: str, at: int = 5) -> KeptNote:
    return KeptNote(0, at, "holder", "Ann", "note", text)


async def texts(store: Store, table: str, after: int = 0, limit: int = 9) -> list[str]:
    return [kept.text for kept in await store.notes.read(table, after, limit)]


class NotesConformance:
    """Subclass it with a fixture `store`."""

    async def test_notes_come_back_in_order_and_each_request_brings_one(self, store: Store):
        await store.append([entry("KITE27", 1), entry("LAMP11", 1)])
        for request, text in (("1", "first"), ("2", "second"), ("2", "not again"), ("3", "third")):
            await store.notes.add("KITE27", request, note(text))
        await store.notes.add("LAMP11", "1", note("elsewhere"))
        assert await texts(store, "KITE27") == ["first", "second", "third"]
        assert await texts(store, "KITE27", limit=2) == ["second", "third"]
        first = (await store.notes.read("KITE27", 0, 9))[0]
        assert await texts(store, "KITE27", after=first.number) == ["second", "third"]
        assert await store.notes.find("KITE27", "holder", "1") == first
        assert await store.notes.find("KITE27", "other", "1") is None
        assert await texts(store, "NONE10") == []

    async def test_notes_are_forgotten_and_the_rules_stay(self, store: Store):
        await store.append([entry("KITE27", 1)])
        assert await store.notes.rules("KITE27") == TalkRules()
        await store.notes.settle("KITE27", allowed=False, kept=False)
        await store.notes.add("KITE27", "1", note("old", at=5))
        await store.notes.sweep(5)
        assert await texts(store, "KITE27") == ["old"]
        (old,) = await store.notes.read("KITE27", 0, 9)
        await store.notes.forget("KITE27")
        assert await store.notes.rules("KITE27") == TalkRules(False, False, old.number)
        await store.notes.add("KITE27", "2", note("new", at=7))
        assert await texts(store, "KITE27") == ["new"]
        await store.notes.sweep(8)
        assert await texts(store, "KITE27") == []

    async def test_the_next_table_of_a_code_hears_nothing_of_the_one_before(self, store: Store):
        await store.append([entry("ENDE10", 1, "opened"), entry("ENDE10", 2, "ended")])
        await store.notes.add("ENDE10", "1", note("of the first table"))
        await store.release(ended=100, unused=100, limit=10)
        await store.append([entry("ENDE10", 1, "opened")])
        assert await texts(store, "ENDE10") == []
