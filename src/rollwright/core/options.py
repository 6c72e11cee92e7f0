"""A game's options: their description for clients, and how the values that a person chose or typed are read."""

import re
from typing import Any, Literal

import msgspec
from msgspec import Struct

from rollwright.core.errors import BadOptions
from rollwright.core.game import Game

FLAGS = {"true": True, "yes": True, "false": False, "no": False}
NUMBER = re.compile("-?[0-9]{1,9}")


class OptionInfo(Struct, frozen=True):
    """One option as a client can offer it: its values, the bounds of a number, or (as `high`) the length of a text."""

    id: str
    kind: Literal["choice", "flag", "number", "text"]
    default: str | int | bool
    values: tuple[str | int, ...] = ()
    low: int = 0
    high: int = 0


def options_of(game: Game) -> tuple[OptionInfo, ...]:
    """Describe the game's options, read off its options struct."""
    info = msgspec.inspect.type_info(game.options)
    assert isinstance(info, msgspec.inspect.StructType)
    return tuple(_option(field) for field in info.fields)


def read_options(game: Game, given: dict[str, Any]) -> Any:
    """Return the game's options struct, or raise `BadOptions` naming the wrong option."""
    known = {option.id: option for option in options_of(game)}
    for name, value in given.items():
        if name not in known:
            raise BadOptions(detail=name[:40])
        if known[name].kind == "text" and isinstance(value, str) and len(value) > known[name].high:
            raise BadOptions("option-too-long", most=known[name].high)
    try:
        return msgspec.convert(given, game.options)
    except msgspec.ValidationError as error:
        wrong = next(option for name, option in known.items() if name in given and not _holds(game, name, given[name]))
        raise BadOptions(detail=f"{wrong.id}={str(given[wrong.id])[:40]} ({_values(wrong)})") from error


def option_value(option: OptionInfo, text: str) -> str | int | bool:
    """Return the value that `text` stands for. Any other text is returned as it is, and `read_options` refuses it."""
    match option.kind:
        case "flag":
            return FLAGS.get(text.lower(), text)
        case "number":
            return int(text) if NUMBER.fullmatch(text) else text
        case "choice":
            return next((value for value in option.values if str(value) == text), text)
        case "text":
            return text


def _holds(game: Game, name: str, value: Any) -> bool:
    try:
        msgspec.convert({name: value}, game.options)
    except msgspec.ValidationError:
        return False
    return True


def _values(option: OptionInfo) -> str:
    """Return the values of an option as text."""
    match option.kind:
        case "choice":
            return ", ".join(map(str, option.values))
        case "flag":
            return "true, false"
        case "number":
            return f"{option.low}–{option.high}"
        case "text":
            return "“…”"


def _option(field: Any) -> OptionInfo:
    kind, default = field.type, field.default
    if default is msgspec.NODEFAULT:
        raise TypeError(f"option {field.name} has no default")
    match kind:
        case msgspec.inspect.LiteralType(values=values):
            # msgspec sorts the values of a literal: the default goes first, as a page would list it
            return OptionInfo(
                field.name,
                "choice",
                default,
                (default, *(value for value in values if value is not None and value != default)),
            )
        case msgspec.inspect.BoolType():
            return OptionInfo(field.name, "flag", default)
        case msgspec.inspect.IntType(ge=low, le=high) if low is not None and high is not None:
            return OptionInfo(field.name, "number", default, low=low, high=high)
        case msgspec.inspect.StrType(max_length=high) if high is not None:
            return OptionInfo(field.name, "text", default, high=high)
        case _:
            raise TypeError(f"option {field.name} is no Literal, bool, bounded int or bounded text")
