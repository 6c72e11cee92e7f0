"""The vectors of tests/vectors/patch.json: the server writes these patches, and server tests and the page read them.

`python -m tests.server.show.test_patch_vectors` writes the file again; web/src/lib/table/patch.test.ts reads it too.
"""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from rollwright.core import Change, Item, Part, Score, SheetView, View, Worth
from rollwright.server.show.diff import Diff, Patch
from rollwright.server.socket.messages import SeatCard, TableState
from tests.server.wire import Reader

FILE = Path(__file__).parents[2] / "vectors" / "patch.json"

SHEET = SheetView((None, 3, "A", None), 3)
VIEW = View(round=1, rounds=4, dice=(5, 2), sheets=(SHEET, SHEET, SHEET))
STATE = TableState("playing", (SeatCard("Maud"), SeatCard("Théo", "coral")), ("write 1", "write 2"), VIEW)
WORTH = Worth(3, 8, won=(Change("pairs", Part(("1", "2"), 5, "star")),))
SCORE = Score((Item("pairs", 3, (Part(("2",), 3),)),), 3)


DIFF = Diff(View)


def _sheet(view: View, seat: int, **changes: Any) -> TableState:
    return replace(STATE, view=_with_sheet(view, seat, **changes))


def _with_sheet(view: View, seat: int, **changes: Any) -> View:
    sheets = list(view.sheets)
    sheets[seat] = replace(sheets[seat], **changes)
    return replace(view, sheets=tuple(sheets))


def _view(**changes: Any) -> TableState:
    return replace(STATE, view=replace(VIEW, **changes))


def _scored(*parts: int) -> TableState:
    """A sheet whose score has parts of so many points."""
    items = (Item("pairs", sum(parts), tuple(Part((str(points),), points) for points in parts)),)
    return _sheet(VIEW, 0, score=Score(items, sum(parts)))


CASES: dict[str, tuple[TableState, TableState]] = {
    "nothing changed": (STATE, msgspec.convert(msgspec.to_builtins(STATE), TableState)),
    "the game begins": (replace(STATE, phase="open", view=None, choices=()), STATE),
    "other choices": (STATE, replace(STATE, choices=("done",))),
    "no choices": (STATE, replace(STATE, choices=())),
    "a choice less, and others after it": (
        replace(STATE, choices=("write 1", "write 2", "write 3", "write 4", "write 5", "write 6")),
        replace(STATE, choices=("write 1", "write 3", "write 4", "write 5", "write 6", "swap", "done")),
    ),
    "a choice comes back in its place": (
        replace(STATE, choices=("write 1", "write 3", "write 4", "write 5", "write 6", "swap", "done")),
        replace(STATE, choices=("write 1", "write 2", "write 3", "write 4", "write 5", "write 6")),
    ),
    "one field deep inside": (STATE, _sheet(VIEW, 2, done=True)),
    "a list of mostly nulls": (STATE, _sheet(VIEW, 0, pencil=(None, 5, None, None, None, 2, None))),
    "a list that was left out before": (STATE, _sheet(VIEW, 0, pencil=(5, None, None, 2))),
    "one entry of a list": (STATE, _sheet(VIEW, 1, ink=(None, 3, "A", 6))),
    "most entries of a list": (STATE, _sheet(VIEW, 1, ink=(1, 2, 4, None))),
    "a figure becomes a letter": (STATE, _sheet(VIEW, 1, ink=(None, "B", "A", None))),
    "a cell is cleared": (STATE, _sheet(VIEW, 1, ink=(None, 3, None, None))),
    "a struct where there was none": (STATE, _view(worth=WORTH)),
    "none where there was a struct": (_view(worth=WORTH), STATE),
    "a struct inside a struct": (_view(worth=WORTH), _view(worth=replace(WORTH, after=9))),
    "a field back at its default": (_sheet(VIEW, 0, done=True, score=SCORE), STATE),
    "an entry more in the middle of a list": (_scored(1, 2, 4, 5), _scored(1, 2, 3, 4, 5)),
    "an entry less in the middle of a list": (_scored(1, 2, 3, 4, 5), _scored(1, 2, 4, 5)),
    "a longer list that has little in common": (_scored(1, 2), _scored(3, 2, 5)),
    "the absence of a seat ends": (
        replace(STATE, seats=(STATE.seats[0], replace(STATE.seats[1], away_ms=60_000, sitting_in=True))),
        STATE,
    ),
    "names from everywhere": (STATE, replace(STATE, seats=(SeatCard('Zoë "Z" 山\n'), STATE.seats[1]))),
    "several things at once": (
        STATE,
        replace(STATE, choices=(), view=replace(VIEW, round=2, dice=(1, 1)), deadline_ms=45_000),
    ),
    "a seat is taken away": (STATE, replace(STATE, seats=STATE.seats[:1])),
    "zero, false and the empty text are values": (
        replace(STATE, deadline_ms=1, again="KITE27"),
        replace(STATE, deadline_ms=0, again=""),
    ),
}


def _plain(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))


def patch_of(old: TableState, new: TableState) -> Patch:
    """Return the patch that a page gets whose last choices are those of the old state."""
    patch = DIFF.state(old, new)
    if old.choices != new.choices:
        DIFF.choose(old.choices, new.choices, patch)
    if old.deadline_ms != new.deadline_ms:
        DIFF.set_deadline(new.deadline_ms, patch)
    return patch


def read_patch(old: TableState, patch: Patch) -> Any:
    """Return the state that a page has after a patch."""
    reader = Reader()
    reader.take({"type": "hello", "state": _plain(old), "paths": DIFF.paths})
    reader.apply(_plain(patch))
    return reader.state


def vectors() -> list[dict[str, Any]]:
    """Return a vector for each case. An empty patch is not sent."""
    found: list[dict[str, Any]] = []
    for name, (old, new) in CASES.items():
        patch = patch_of(old, new)
        found.append({"name": name, "old": _plain(old), "patch": _plain(patch), "new": read_patch(old, patch)})
    return found


def text() -> str:
    """Return the file: one vector a line."""
    lines = ",\n".join(json.dumps(vector, ensure_ascii=False) for vector in vectors())
    return f'{{"paths": {json.dumps(DIFF.paths)},\n"vectors": [\n{lines}\n]}}\n'


def test_the_file_holds_the_patches_that_the_server_writes():
    assert FILE.read_text("utf-8") == text(), "run: python -m tests.server.show.test_patch_vectors"


@pytest.mark.parametrize("name", CASES)
def test_the_patched_value_is_the_new_one(name: str):
    """After a patch, fields at their default may be spelt out, so the values are compared and not their JSON."""
    old, new = CASES[name]
    assert msgspec.convert(read_patch(old, patch_of(old, new)), TableState) == new


if __name__ == "__main__":
    FILE.write_text(text(), "utf-8")
