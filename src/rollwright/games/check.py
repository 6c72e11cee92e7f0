"""Check a game that a package brings, before it is offered."""

import dataclasses
import re
from collections.abc import Callable
from functools import partial
from typing import Any, cast, get_args

import msgspec

from rollwright.core import (
    Advice,
    Clock,
    Fast,
    Game,
    Info,
    Paper,
    PaperSeats,
    Proposal,
    Race,
    Ranking,
    Score,
    Scorer,
    SeatsFor,
    View,
    begin,
    options_of,
    read_options,
)
from rollwright.core.lesson import Language
from rollwright.core.notation import verbs

ID = re.compile("[a-z][a-z0-9]*(-[a-z0-9]+)*")
LONGEST_ID = 40
MOST_SEATS = 12
REQUIRED = ("start", "legal", "apply", "over", "view", "score", "sheet", "cases")
OPTIONAL = ("why", "papers", "done", "phase", "pictures", "usual", "lesson", "daily", "rolls")
PARTS: dict[str, type] = {
    "clock": Clock,
    "race": Race,
    "ranking": Ranking,
    "advice": Advice,
    "fast": Fast,
    "scorer": Scorer,
    "paper": PaperSeats,
}
DAYS = 31  # days whose options the list of games names


class Unfit(Exception):
    """An entry point whose value breaks the contract; the message says what is wrong with it."""


def check_game(value: Any) -> Game:
    """Return `value` if it is a game that can be offered: title page, options, actions, and a first state to show.

    Lists of all games call some of its parts, and one that failed there would take the other games with it.
    """
    if not isinstance(value, Game):
        raise Unfit(f"it is no Game but {type(value).__name__}")
    game = cast("Game", value)
    _check_info(game.info)
    for name in REQUIRED:
        if not callable(getattr(game, name)):
            raise Unfit(f"{name} is no function")
    _check_parts(game)
    _check_options(game)
    _check_actions(game)
    _check_first_state(game)
    _check_listed(game)
    return game


def _check_info(info: Any) -> None:
    if not isinstance(info, Info):
        raise Unfit("info is no Info")
    try:
        _read_again(info, Info)
    except (msgspec.ValidationError, TypeError) as error:
        raise Unfit(f"info: {error}") from error
    if not ID.fullmatch(info.id) or len(info.id) > LONGEST_ID:
        raise Unfit(f"the id {info.id!r} is not made of small letters, digits and single hyphens")
    low, high = info.seats
    if not 1 <= low <= high <= MOST_SEATS:
        raise Unfit(f"seats {low} to {high}: between 1 and {MOST_SEATS} can play")
    if info.version < 1:
        raise Unfit(f"version {info.version}: the first is 1")
    if not info.title.strip():
        raise Unfit("it has no title")


def _check_parts(game: Game) -> None:
    for name in OPTIONAL:
        if getattr(game, name) is not None and not callable(getattr(game, name)):
            raise Unfit(f"{name} is no function")
    for name, kind in PARTS.items():
        part = getattr(game, name)
        if part is None:
            continue
        if not isinstance(part, kind):
            raise Unfit(f"{name} is no {kind.__name__}")
        for field in dataclasses.fields(part):
            _check_field(f"{name}.{field.name}", getattr(part, field.name), str(field.type))


def _check_field(name: str, value: Any, declared: str) -> None:
    if value is None and declared.endswith("| None"):
        return
    if "Callable[" in declared and not callable(value):
        raise Unfit(f"{name} is no function")
    if declared.startswith("tuple[") and not isinstance(value, tuple):
        raise Unfit(f"{name} is no tuple")


def _check_options(game: Game) -> None:
    options: Any = game.options
    if not (isinstance(options, type) and issubclass(options, msgspec.Struct)):
        raise Unfit("options is no Struct type")
    try:
        options_of(game)
        read_options(game, {})
    except Exception as error:
        raise Unfit(f"options: {reason_of(error)}") from error


def _check_actions(game: Game) -> None:
    try:
        kinds = tuple(verbs(game.action).values())
    except AttributeError as error:
        raise Unfit("action is no union of tagged Structs") from error
    for kind in kinds:
        if not isinstance(kind.__struct_config__.tag, str):
            raise Unfit(f"the action {kind.__name__} has no tag")
        if not kind.__struct_config__.frozen:
            raise Unfit(f"the action {kind.__name__} is not frozen")
    strange = next((action for action in game.actions if not isinstance(action, kinds)), None)
    if strange is not None:
        raise Unfit(f"actions lists {strange!r}, which is not of the union")
    if not game.actions:
        raise Unfit("actions is empty")


def _check_first_state(game: Game) -> None:
    """Open a game for the fewest seats and look at it once."""
    options = read_options(game, {})
    names = tuple(f"Seat {seat}" for seat in range(game.info.seats[0]))
    _part("sheet", lambda: game.sheet(options), Paper)
    state = _part("start", lambda: begin(game, options, names, "0" * 64), object)
    for seat in (None, 0):
        view = _part("view", lambda seat=seat: game.view(state, seat), View)
        _part("view", lambda view=view: msgspec.json.encode(view), bytes)
    _part("score", lambda: game.score(state, 0), Score)
    _part("legal", lambda: game.legal(state, 0), list)
    _part("round", lambda: state.round, int)


def _check_listed(game: Game) -> None:
    """Read what lists of all games say of this one."""
    for name, kind in (("proposals", Proposal), ("seats_for", SeatsFor)):
        _part(name, lambda name=name, kind=kind: _read_again(getattr(game, name), tuple[kind, ...]), tuple)
    usual, daily = game.usual, game.daily
    for language in get_args(Language):
        if usual is not None:
            _part("usual", lambda usual=usual, language=language: read_options(game, usual(language)), game.options)
        if daily is not None:
            for day in range(DAYS):
                _part("daily", partial(daily, day, language), game.options)


def _read_again(value: Any, kind: Any) -> Any:
    """Return a value after a journey as JSON, or raise an error where it is of another kind."""
    return msgspec.convert(msgspec.to_builtins(value), kind)


def _part(name: str, call: Callable[[], Any], kind: type) -> Any:
    """Return what a part of a game gives; raise `Unfit` with the part's name where it fails or gives another kind."""
    try:
        value = call()
    except Exception as error:
        raise Unfit(f"{name}: {reason_of(error)}") from error
    if not isinstance(value, kind):
        raise Unfit(f"{name} gives {type(value).__name__}, not {kind.__name__}")
    return value


def reason_of(error: BaseException) -> str:
    """Say in one line what went wrong."""
    said = " ".join(str(error).split())[:200]
    return said if isinstance(error, Unfit) else f"{type(error).__name__}: {said}" if said else type(error).__name__
