"""The difference between two values, as a small patch. docs/protocol.md says how a page reads it."""

from collections.abc import Callable
from functools import cache
from itertools import compress, count
from operator import is_not
from typing import Any

from msgspec import Struct

SAME: Any = object()
PLAIN = frozenset({int, str, bool, float, type(None)})  # values without parts

Compare = Callable[[Any, Any], Any]


def diff(old: Any, new: Any) -> Any:
    """Return the patch that turns `old` into `new`, or `SAME`. Parts that are one and the same object cost nothing."""
    return SAME if old is new else _change(old, new)


def _change(old: Any, new: Any) -> Any:
    kind = new.__class__
    if kind in PLAIN:
        return SAME if old == new else new
    if old.__class__ is not kind:
        return new
    return _entries(old, new) if kind is tuple else _comparison(kind)(old, new)


def _entries(old: tuple[Any, ...], new: tuple[Any, ...]) -> Any:
    if len(old) != len(new):
        return new
    changes: dict[int, Any] = {}
    whole = 0
    for index in compress(count(), map(is_not, old, new)):
        if (change := _change(old[index], after := new[index])) is not SAME:
            changes[index] = change
            whole += change is after
    if not changes:
        return SAME
    return new if 2 * whole > len(new) else {"~": changes}  # where most entries are replaced, the whole list is shorter


@cache
def _comparison(kind: type) -> Compare:
    """Return how two values of this kind are compared: structs field by field, all others as a whole."""
    if not issubclass(kind, Struct):
        return lambda old, new: SAME if old == new else new
    # Written out for each kind of struct, as dataclasses do it: a loop over the names takes twice the time.
    fields = [
        f"if (after := new.{name}) is not old.{name} and (change := part(old.{name}, after)) is not SAME:"
        f" changes['{sent}'] = change"
        for name, sent in zip(kind.__struct_fields__, kind.__struct_encode_fields__, strict=True)
    ]
    source = "\n ".join(
        ["def compare(old, new):", "changes = {}", *fields, "return {'~': changes} if changes else SAME"]
    )
    names: dict[str, Any] = {"part": _change, "SAME": SAME}
    exec(source, names)
    return names["compare"]
