"""The vectors of tests/vectors/patch.json: the server writes these patches, and server tests and the page read them.

`python -m tests.server.show.test_patch_vectors` writes the file again; web/src/lib/table/patch.test.ts reads it too.
"""

import json
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest
from msgspec.structs import replace

from rollwright.core import Change, Item, Part, Score, SheetView, View, Worth
from rollwright.server.show.diff import SAME, diff
from rollwright.server.socket.messages import SeatCard, TableState
from tests.server.client import apply

FILE = Path(__file__).parents[2] / "vectors" / "patch.json"

SHEET = SheetView((None, 3, "A", None), 3)
VIEW = View(round=1, rounds=4, dice=(5, 2), sheets=(SHEET, SHEET, SHEET))
STATE = TableState("playing", (SeatCard("Maud"), SeatCard("Théo", "coral")), ("write 1", "write 2"), VIEW)
WORTH = Worth(3, 8, won=(Change("pairs", Part(("1", "2"), 5, "star")),))
SCORE = Score((Item("pairs", 3, (Part(("2",), 3),)),), 3)


def _sheet(view: View, seat: int, **changes: Any) -> View:
    sheets = list(view.sheets)
    sheets[seat] = replace(sheets[seat], **changes)
    return replace(view, sheets=tuple(sheets))


CASES: dict[str, tuple[Any, Any]] = {
    "nothing changed": (STATE, msgspec.convert(msgspec.to_builtins(STATE), TableState)),
    "the game begins": (replace(STATE, phase="open", view=None, choices=()), STATE),
    "a list of another length is replaced": (STATE, replace(STATE, choices=("done",))),
    "an empty list": (STATE, replace(STATE, choices=())),
    "one field deep inside": (STATE, replace(STATE, view=_sheet(VIEW, 2, done=True))),
    "fields that were left out before": (STATE, replace(STATE, view=_sheet(VIEW, 0, pencil=(5, None, None, 2)))),
    "one entry of a list": (VIEW, _sheet(VIEW, 1, ink=(None, 3, "A", 6))),
    "most entries of a list": (VIEW, _sheet(VIEW, 1, ink=(1, 2, 4, None))),
    "a figure becomes a letter and a cell is cleared": (VIEW, _sheet(VIEW, 1, ink=(None, "B", None, None))),
    "a struct where there was none": (VIEW, replace(VIEW, worth=WORTH)),
    "none where there was a struct": (replace(VIEW, worth=WORTH), VIEW),
    "a struct inside a struct": (replace(VIEW, worth=WORTH), replace(VIEW, worth=replace(WORTH, after=9))),
    "a field back at its default": (_sheet(VIEW, 0, done=True, score=SCORE), VIEW),
    "the absence of a seat ends": (
        replace(STATE, seats=(STATE.seats[0], replace(STATE.seats[1], away_ms=60_000, sitting_in=True))),
        STATE,
    ),
    "a name that looks like a patch": (STATE, replace(STATE, seats=(SeatCard("~"), STATE.seats[1]))),
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


def vectors() -> list[dict[str, Any]]:
    """Return a vector for each case; one without `patch` is a change that needs none."""
    found: list[dict[str, Any]] = []
    for name, (old, new) in CASES.items():
        change = diff(old, new)
        patch = {} if change is SAME else {"patch": _plain(change)}
        after = _plain(old) if change is SAME else apply(_plain(old), _plain(change))
        found.append({"name": name, "old": _plain(old), "new": after, **patch})
    return found


def text() -> str:
    """Return the file: one vector a line."""
    return "[\n" + ",\n".join(json.dumps(vector, ensure_ascii=False) for vector in vectors()) + "\n]\n"


def test_the_file_holds_the_patches_that_the_server_writes():
    assert FILE.read_text("utf-8") == text(), "run: python -m tests.server.show.test_patch_vectors"


@pytest.mark.parametrize("name", CASES)
def test_the_patched_value_is_the_new_one(name: str):
    """After a patch, fields at their default may be spelt out, so the values are compared and not their JSON."""
    _, new = CASES[name]
    vector = next(vector for vector in vectors() if vector["name"] == name)
    assert msgspec.convert(vector["new"], cast("type[Any]", type(new))) == new


if __name__ == "__main__":
    FILE.write_text(text(), "utf-8")
