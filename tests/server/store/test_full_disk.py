"""The disk is full while people play: moves are refused, none that was acknowledged is lost, and play goes on later."""

from pathlib import Path

from rollwright.server.table.events import Moved, decode
from tests.server.client import Client, seat_all
from tests.server.in_process import InProcess, in_process

FULL = "The server could not write this down. Nothing was changed; try again."


async def limit(place: InProcess, more: int) -> None:
    """Leave room for so many more pages in the database."""
    store = place.registry.store
    ((pages,),) = await store.fetch("PRAGMA page_count")
    await store.fetch(f"PRAGMA max_page_count = {pages + more}")


async def test_moves_are_refused_while_the_disk_is_full_and_go_on_afterwards(tmp_path: Path):
    async with in_process(tmp_path) as place:
        ada, ben = await seat_all(place, 2)
        assert (await ben.move("write 3L5"))["type"] == "update"
        await limit(place, 0)
        answers = [await ada.move("write 3L4")]
        while answers[-1]["type"] == "update":  # the last pages have some room
            answers.append(await ada.move("undo" if len(answers) % 2 else "write 3L4"))
        assert (answers[-1]["code"], answers[-1]["sentence"]) == ("store-failed", FULL)
        shown = [ada.shown, ben.shown]
        assert (await ben.move("done"))["code"] == "store-failed"
        assert (await ben.post("/api/tables", {"game": "splitter"})).json()["sentence"] == FULL
        assert [ada.shown, ben.shown] == shown
        kept = [decode(body) for body in await place.registry.store.read(ada.table)]
        assert sum(isinstance(event, Moved) for event in kept) == len(answers)  # one was Ben's, and one was refused
        await limit(place, 1000)
        if len(answers) % 2:  # the last one, which was refused, was to write
            await ada.move("write 3L4")
        for player in (ada, ben):
            assert (await player.move("done"))["type"] == "update"
        assert ada.round == ben.round == 2
        assert [player.closed_with for player in (ada, ben)] == [None, None]
    async with in_process(tmp_path) as place:
        back = Client(place, token=ben.token)
        await back.connect(ben.table)
        assert back.round == 2
        assert any(figure is not None for figure in back.sheet["ink"])
        await back.close()
