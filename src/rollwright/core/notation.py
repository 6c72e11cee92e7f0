"""Any action as text and back ("write 3L4", "done"), derived once for all games from the action structs."""

from functools import cache
from types import UnionType
from typing import Any, Union, cast, get_args, get_origin

import msgspec
from msgspec.structs import FieldInfo, fields

from rollwright.core.errors import UnknownAction
from rollwright.core.game import Game
from rollwright.core.moves import Wake

NONE = "-"


def to_text(action: Any) -> str:
    """Return an action as text: its tag, then its fields in order; a list's parts are joined by commas."""
    tag = action.__struct_config__.tag
    return " ".join([tag, *(_word(getattr(action, field.name)) for field in _fields(action.__class__))])


def parse(game: Game, text: str) -> Any:
    """Return the action that `text` names, or raise `UnknownAction`."""
    return _parse(verbs(game.action), text)


def parse_table(game: Game, text: str) -> Any:
    """Return a move of the clock or the table: a `Wake`, or one of the game's `Race.notes`."""
    return _parse(_table_verbs(game), text)


def _parse(kinds: dict[str, Any], text: str) -> Any:
    tag, *rest = text.split(" ")
    kind = kinds.get(tag)
    if kind is None or len(rest) != len(_fields(kind)):
        raise UnknownAction(action=text[:80])
    values = {field.encode_name: _value(field, word) for field, word in zip(_fields(kind), rest, strict=True)}
    try:
        return msgspec.convert({"type": tag, **values}, kind, strict=False)
    except msgspec.ValidationError as error:
        raise UnknownAction(action=text[:80]) from error


@cache
def verbs(union: Any) -> dict[str, Any]:
    """Return the action structs of a union by their tags."""
    kinds = get_args(union) if get_origin(union) in (Union, UnionType) else (union,)
    return {str(kind.__struct_config__.tag): kind for kind in kinds}


@cache
def _table_verbs(game: Game) -> dict[str, Any]:
    notes: tuple[Any, ...] = () if game.race is None else game.race.notes
    return {str(kind.__struct_config__.tag): kind for kind in (Wake, *notes)}


def grammar(game: Game) -> dict[str, tuple[str, ...]]:
    """Return each verb with the names of its fields: {"write": ("cell",), "done": ()}."""
    return {verb: tuple(field.name for field in _fields(kind)) for verb, kind in verbs(game.action).items()}


@cache
def _fields(kind: Any) -> tuple[FieldInfo, ...]:
    return fields(kind)


def _word(value: Any) -> str:
    if value is None:
        return NONE
    if isinstance(value, tuple):
        return ",".join(map(_word, cast("tuple[Any, ...]", value))) or NONE
    return str(value)


def _value(field: FieldInfo, word: str) -> Any:
    if get_origin(field.type) is tuple:
        return [] if word == NONE else word.split(",")
    return None if word == NONE else word
