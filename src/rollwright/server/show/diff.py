"""The difference between two states of a page, as a short patch. docs/protocol.md says how a page reads it.

A patch is a flat list: the number of a path, an index for each list on the way, then the value. For each type of view
the comparison is built once; parts that are one and the same object cost nothing.
"""

from collections.abc import Callable
from functools import cache
from itertools import compress, count
from operator import is_not, ne
from typing import Any, get_type_hints

from rollwright.core import Game, View
from rollwright.server.show.paths import Paths, Place
from rollwright.server.socket.messages import TableState

Patch = list[Any]
At = tuple[int, ...]  # the indices on the way to a value
Memo = dict[tuple[int, At, int, int], Patch]  # what comparing the same two entries gave before
Compare = Callable[[Any, Any, Patch, At, Memo], None]  # old, new, patch to add to, indices, memo
Values = tuple[Any, ...]

DENSE = 4  # a list of which more than one entry in so many changes is sent whole
EDITS = 4  # splices of one list, at most


class Diff:
    """Compares the states of a table whose views have the type `view`. A page needs `paths` to read the patches."""

    def __init__(self, view: type[View]) -> None:
        paths = Paths(TableState, {"view": view})
        self.paths = tuple(paths.texts)
        places = paths.fields
        self._choices, self._deadline = places.pop("choices").number, places.pop("deadline_ms").number
        self._state = _written_out(tuple(places.items()))
        self._view = _comparison(places["view"])

    def state(self, old: TableState, new: TableState) -> Patch:
        """Compare all but the choices and the deadline."""
        patch: Patch = []
        self._state(old, new, patch, (), {})
        return patch

    def view(self, old: View, new: View, memo: Memo) -> Patch:
        """Compare views. Parts that several seats see alike are compared once, as long as they share the `memo`."""
        patch: Patch = []
        if old is not new:
            self._view(old, new, patch, (), memo)
        return patch

    def choose(self, last: tuple[str, ...], choices: tuple[str, ...], patch: Patch) -> None:
        """Add the new choices. `last` are the last ones that the page was shown and that were more than one."""
        _resize(self._choices, last if len(choices) > 1 else (), choices, patch, ())

    def set_deadline(self, left: int | None, patch: Patch) -> None:
        patch += (self._deadline, left)


@cache
def diff_of(game: Game) -> Diff:
    """Return how states of this game are compared, by the type that its function `view` says it returns.

    Views of any other type are sent whole.
    """
    try:
        view = get_type_hints(game.view).get("return")
    except NameError:  # a name that only type checkers import
        view = None
    return Diff(view if isinstance(view, type) and issubclass(view, View) else View)


# ------------------------------------------------------------------ one comparison for each place


def _comparison(place: Place) -> Compare:
    if place.kind == "struct":
        return _structs(place)
    return _values(place.number) if place.entry is None else _lists(place.number, place.entry)


def _values(number: int) -> Compare:
    def compare(old: Any, new: Any, patch: Patch, at: At, _: Memo) -> None:
        if old != new:
            patch += (number, *at, new)

    return compare


def _structs(place: Place) -> Compare:
    others = f"if not old.__class__ is new.__class__ is kind: return replace({place.number}, old, new, patch, at)"
    return _written_out(place.fields, others, kind=place.struct, replace=_replace)


def _written_out(places: tuple[tuple[str, Place], ...], first: str = "pass", **names: Any) -> Compare:
    """Return the comparison of a struct, written out field by field: a loop over the names takes twice the time."""
    lines = ["def compare(old, new, patch, at, memo):", f" {first}"]
    for name, place in places:
        if place.kind == "value":
            found = f"if after != before: patch += ({place.number}, *at, after)"
        else:
            names[f"in_{name}"] = _comparison(place)
            found = f"in_{name}(before, after, patch, at, memo)"
        lines += [f" if (after := new.{name}) is not (before := old.{name}):", f"  {found}"]
    exec("\n".join(lines), names)
    return names["compare"]


def _lists(number: int, entry: Place) -> Compare:
    if entry.kind == "value":
        return _rows(number, entry.number)
    inside = _comparison(entry)

    def compare(old: Any, new: Any, patch: Patch, at: At, memo: Memo) -> None:
        if old.__class__ is not tuple or new.__class__ is not tuple or len(old) != len(new):
            _replace(number, old, new, patch, at)
            return
        for index in compress(count(), map(is_not, old, new)):
            key = (number, (*at, index), id(old[index]), id(new[index]))
            part = memo.get(key)
            if part is None:
                part = memo[key] = []
                inside(old[index], new[index], part, key[1], memo)
            patch += part

    return compare


def _rows(number: int, entry: int) -> Compare:
    """Return the comparison of lists of plain values."""

    def compare(old: Any, new: Any, patch: Patch, at: At, _: Memo) -> None:
        if old.__class__ is not tuple or new.__class__ is not tuple or len(old) != len(new):
            _replace(number, old, new, patch, at)
            return
        changed = [index for index in compress(count(), map(is_not, old, new)) if old[index] != new[index]]
        if len(changed) * DENSE > len(new):
            patch += (number, *at, new)
        else:
            for index in changed:
                patch += (entry, *at, index, new[index])

    return compare


def _replace(number: int, old: Any, new: Any, patch: Patch, at: At) -> None:
    if old.__class__ is tuple and new.__class__ is tuple:
        _resize(number, old, new, patch, at)
    elif old != new:
        patch += (number, *at, new)


def _resize(number: int, old: Values, new: Values, patch: Patch, at: At) -> None:
    """Add a list of another length: as splices, sparse, or whole."""
    size = len(new)
    if old and new:
        edits = _splices(old, new)
        if edits is not None and sum(map(len, edits)) < size:
            for edit in edits or [(0, 0)]:  # the same choices again, after none
                patch += (number + 1, *at, edit)
            return
    elif size > DENSE and new.count(None) * 2 > size:
        patch += (number + 2, *at, [size, *(part for index in _filled(new) for part in (index, new[index]))])
        return
    patch += (number, *at, new)


def _filled(row: Values) -> list[int]:
    return [index for index, value in enumerate(row) if value is not None]


def _splices(old: Values, new: Values) -> list[Values] | None:
    """Return how `new` is made from `old`: where, how many go, and the new entries. None: in too many steps."""
    edits: list[Values] = []
    place = 0
    while True:
        same = next(compress(count(), map(ne, old, new)), min(len(old), len(new)))
        place += same
        old, new = old[same:], new[same:]
        if not old and not new:
            return edits
        if len(edits) == EDITS:
            return None
        if not old or not new:
            return [*edits, (place, len(old), *new)]
        if new[0] in old:
            gone = old.index(new[0])
            edits.append((place, gone))
            old = old[gone:]
        else:
            added = new.index(old[0]) if old[0] in new else len(new)
            edits.append((place, 0, *new[:added]))
            place += added
            new = new[added:]
