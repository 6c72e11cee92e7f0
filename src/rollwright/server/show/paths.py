"""The places of a `TableState` that can change on their own, as numbered paths. docs/protocol.md has the grammar.

The numbers follow from the types alone, so the list that a page gets in its `hello` tells nothing about a game.
"""

from types import NoneType, UnionType
from typing import Any, Literal, NamedTuple, Union, get_args, get_origin

import msgspec
from msgspec import NODEFAULT, Struct

ANY, SPLICE, SPARSE = "*", "/", "#"  # any entry of a list; entries taken out and put in; a list of mostly nulls

Kind = Literal["value", "struct", "list"]


class Place(NamedTuple):
    """A value inside the state. `number` is its path's; a list has two more after it, for splices and sparse lists.

    `fields` are the places inside a struct of the type `struct`, by attribute; `entry` is any entry of a list.
    """

    kind: Kind
    number: int
    struct: type[Struct] | None = None
    fields: "tuple[tuple[str, Place], ...]" = ()
    entry: "Place | None" = None


class Paths:
    """Numbers the paths of one type, from the root down."""

    def __init__(self, root: type[Struct], given: dict[str, Any]) -> None:
        """Take the types of the fields named in `given` from there, instead of from the struct."""
        self.texts: list[str] = []
        self.fields = {
            field.name: self._place(given.get(field.name, field.type), field.encode_name, ())
            for field in msgspec.structs.fields(root)
        }

    def _place(self, kind: Any, path: str, within: tuple[type, ...]) -> Place:
        number = self._number(path)
        kind = _without_none(kind)
        if isinstance(kind, type) and issubclass(kind, Struct) and kind not in within:
            fields = [
                (field.name, self._place(_type_of(kind, field), f"{path}.{field.encode_name}", (*within, kind)))
                for field in msgspec.structs.fields(kind)
            ]
            return Place("struct", number, struct=kind, fields=tuple(fields))
        arguments = get_args(kind)
        if get_origin(kind) is tuple and arguments[1:] == (...,):
            self._number(path + SPLICE)
            self._number(path + SPARSE)
            return Place("list", number, entry=self._place(arguments[0], f"{path}.{ANY}", within))
        return Place("value", number)

    def _number(self, path: str) -> int:
        self.texts.append(path)
        return len(self.texts) - 1


def _without_none(kind: Any) -> Any:
    """Return the type of a value that may be missing, where only one other type remains."""
    if get_origin(kind) in (Union, UnionType):
        rest = [part for part in get_args(kind) if part is not NoneType]
        return rest[0] if len(rest) == 1 else None
    return kind


def _type_of(kind: type[Struct], field: msgspec.structs.FieldInfo) -> Any:
    """Return the type of a field, or None where it can only be replaced.

    A page does not get a field that has its default, so nothing inside such a default can be changed in place.
    """
    default = field.default_factory if field.default is NODEFAULT else field.default
    left_out = kind.__struct_config__.omit_defaults and default is not NODEFAULT
    return None if left_out and default not in ((), None, tuple) and not _is_plain(default) else field.type


def _is_plain(value: Any) -> bool:
    return isinstance(value, bool | int | float | str)
