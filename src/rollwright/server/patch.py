"""What changed between two values that a page has been shown, as small as it comes. docs/protocol.md says how to read it."""

from functools import cache
from itertools import compress
from operator import is_not
from typing import Any

from msgspec import Struct
from msgspec.structs import astuple

SAME: Any = object()

# Patches of list entries already worked out, by the identities of old and new; it holds both, so that an identity stays theirs.
Memo = dict[tuple[int, int], tuple[Any, Any, Any]]


def diff(old: Any, new: Any, memo: Memo | None = None) -> Any:
    """Return the patch that turns `old` into `new`, or `SAME`.

    Parts that are one and the same object cost nothing. With a `memo`, entries that several pages share are compared once.
    """
    return SAME if old is new else _change(old, new, {} if memo is None else memo)


def _change(old: Any, new: Any, memo: Memo) -> Any:
    kind = new.__class__
    if type(old) is not kind:
        return new
    if old == new:
        return SAME
    if kind is tuple:
        return _entries(old, new, memo) if len(old) == len(new) else new
    names = _names(kind)
    if not names:
        return new
    changes: dict[str, Any] = {}
    for name, before, now in zip(names, astuple(old), astuple(new), strict=True):
        if before is not now and (change := _change(before, now, memo)) is not SAME:
            changes[name] = change
    return {"~": changes}


def _entries(old: tuple[Any, ...], new: tuple[Any, ...], memo: Memo) -> Any:
    changes: dict[int, Any] = {}
    whole = 0
    for index in compress(range(len(new)), map(is_not, old, new)):
        key = (id(old[index]), id(new[index]))
        if key not in memo:
            memo[key] = (old[index], new[index], _change(old[index], new[index], memo))
        change = memo[key][2]
        if change is not SAME:
            changes[index] = change
            whole += change is new[index]
    return new if 2 * whole > len(new) else {"~": changes}  # where most entries are replaced, the whole list is shorter


@cache
def _names(kind: type) -> tuple[str, ...]:
    """Return the fields of a struct; anything else has none."""
    return kind.__struct_fields__ if issubclass(kind, Struct) else ()
