"""What changed between two values that a page has been shown, as small as it comes. docs/protocol.md says how to read it."""

from functools import cache
from itertools import compress
from operator import is_not
from typing import Any

from msgspec import Struct
from msgspec.structs import astuple

SAME: Any = object()
PLAIN = frozenset({int, str, bool, float, type(None)})  # what has no parts

# Patches of lists and structs already worked out, by the identities of old and new; it holds both, so that an identity stays theirs.
Memo = dict[tuple[int, int], tuple[Any, Any, Any]]


def diff(old: Any, new: Any, memo: Memo | None = None) -> Any:
    """Return the patch that turns `old` into `new`, or `SAME`.

    Parts that are one and the same object cost nothing. With a `memo`, parts that several pages share are compared once.
    """
    return SAME if old is new else _change(old, new, {} if memo is None else memo)


def _change(old: Any, new: Any, memo: Memo) -> Any:
    kind = new.__class__
    if kind in PLAIN:
        return SAME if old == new else new
    if old.__class__ is not kind:
        return new
    key = (id(old), id(new))
    known = memo.get(key)
    if known is None:
        known = memo[key] = (old, new, _entries(old, new, memo) if kind is tuple else _fields(old, new, memo))
    return known[2]


def _fields(old: Any, new: Any, memo: Memo) -> Any:
    names = _names(new.__class__)
    if not names:
        return SAME if old == new else new
    olds, news = astuple(old), astuple(new)
    changes: dict[str, Any] = {}
    for name, before, now in compress(zip(names, olds, news, strict=True), map(is_not, olds, news)):
        change = now if now.__class__ in PLAIN and before != now else _change(before, now, memo)
        if change is not SAME:
            changes[name] = change
    return {"~": changes} if changes else SAME


def _entries(old: tuple[Any, ...], new: tuple[Any, ...], memo: Memo) -> Any:
    if len(old) != len(new):
        return new
    changes: dict[int, Any] = {}
    whole = 0
    for index in compress(range(len(new)), map(is_not, old, new)):
        now = new[index]
        change = now if now.__class__ in PLAIN and old[index] != now else _change(old[index], now, memo)
        if change is not SAME:
            changes[index] = change
            whole += change is now
    if not changes:
        return SAME
    return new if 2 * whole > len(new) else {"~": changes}  # where most entries are replaced, the whole list is shorter


@cache
def _names(kind: type) -> tuple[str, ...]:
    """Return the fields of a struct; anything else has none."""
    return kind.__struct_fields__ if issubclass(kind, Struct) else ()
