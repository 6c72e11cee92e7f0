"""Find the games and bots that installed packages bring: entry points, checked before they are offered."""

import re
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from importlib.metadata import EntryPoint, entry_points
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path
from traceback import walk_tb
from typing import Any, Generic, TypeVar, cast

import msgspec

from rollwright.core import Game, Info, Paper, Score, View, begin, options_of, read_options
from rollwright.core.notation import verbs

V = TypeVar("V")

GAMES_GROUP, BOTS_GROUP, REVIEWS_GROUP = "rollwright.games", "rollwright.bots", "rollwright.reviews"
ID = re.compile("[a-z][a-z0-9]*(-[a-z0-9]+)*")
LONGEST_ID = 40
MOST_SEATS = 12
REQUIRED = ("start", "legal", "apply", "over", "view", "score", "sheet", "cases")


class Unfit(Exception):
    """An entry point whose value breaks the contract; the message says what is wrong with it."""


@dataclass(frozen=True)
class Found(Generic[V]):
    """A value that a package offers. `folder` is the package's own: it may hold README.md and locale/."""

    value: V
    package: str
    folder: Traversable | None


@dataclass(frozen=True)
class LeftOut:
    """An entry point that is not used, and why; the server and the commands log each one."""

    package: str
    group: str
    name: str
    reason: str

    def __str__(self) -> str:
        return f"left out {self.name} ({self.group}) of package {self.package}: {self.reason}"


LEFT_OUT: list[LeftOut] = []


def load(group: str, take: Callable[[Found[Any]], None]) -> None:
    """Give what each entry point of `group` offers to `take`, in the order of their packages' names.

    `take` raises `Unfit` where the value breaks the contract. A package that fails in any way joins `LEFT_OUT`.
    """
    for entry in _entries(group):
        package = _package(entry)
        try:
            take(Found(_load(entry), package, folder_of(entry)))
        except (Exception, SystemExit) as error:  # a package's own code may raise anything
            place = _place(error.__cause__ or error, entry.module)
            LEFT_OUT.append(LeftOut(package, group, entry.name, _reason(error) + place))


def catalogue_folders() -> list[Traversable]:
    """Return the folders that may hold a locale/, one for each package that brings a game, bots or a reviewer."""
    folders: dict[str, Traversable] = {}
    for entry in (*_entries(GAMES_GROUP), *_entries(BOTS_GROUP), *_entries(REVIEWS_GROUP)):
        with suppress(Exception):  # a package that cannot be imported is left out, and so are its words
            folder = folder_of(entry)
            if folder is not None:
                folders.setdefault(str(folder), folder)
    return list(folders.values())


def check_game(value: Any) -> Game:
    """Return `value` if it is a game that can be offered: title page, options, actions, and a first state to show."""
    if not isinstance(value, Game):
        raise Unfit(f"it is no Game but {type(value).__name__}")
    game = cast("Game", value)
    _check_info(game.info)
    for name in REQUIRED:
        if not callable(getattr(game, name)):
            raise Unfit(f"{name} is no function")
    _check_options(game)
    _check_actions(game)
    _check_first_state(game)
    return game


def _check_info(info: Any) -> None:
    if not isinstance(info, Info):
        raise Unfit("info is no Info")
    try:
        msgspec.convert(msgspec.to_builtins(info), Info)
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


def _check_options(game: Game) -> None:
    options: Any = game.options
    if not (isinstance(options, type) and issubclass(options, msgspec.Struct)):
        raise Unfit("options is no Struct type")
    try:
        options_of(game)
        read_options(game, {})
    except Exception as error:
        raise Unfit(f"options: {_reason(error)}") from error


def _check_actions(game: Game) -> None:
    try:
        kinds = tuple(verbs(game.action).values())
    except AttributeError as error:
        raise Unfit("action is no union of tagged Structs") from error
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
    view = _part("view", lambda: game.view(state, None), View)
    _part("view", lambda: msgspec.json.encode(view), bytes)
    _part("score", lambda: game.score(state, 0), Score)
    _part("legal", lambda: game.legal(state, 0), list)
    _part("round", lambda: state.round, int)


def _part(name: str, call: Callable[[], Any], kind: type) -> Any:
    """Return what a part of a game gives; raise `Unfit` with the part's name where it fails or gives another kind."""
    try:
        value = call()
    except Exception as error:
        raise Unfit(f"{name}: {_reason(error)}") from error
    if not isinstance(value, kind):
        raise Unfit(f"{name} gives {type(value).__name__}, not {kind.__name__}")
    return value


def _package(entry: EntryPoint) -> str:
    """Return the name and version of the package that brings an entry point, as pip says them."""
    return f"{entry.dist.name} {entry.dist.version}" if entry.dist is not None else entry.module


def folder_of(entry: EntryPoint) -> Traversable | None:
    """Return the folder of the package whose module the entry point names; a module outside any package has none.

    Nothing is imported for it: a reviewer imports what loads the games and their words.
    """
    top, *inner = entry.module.split(".")
    spec = find_spec(top)
    if spec is None or not spec.submodule_search_locations:
        return None
    folder = Path(spec.submodule_search_locations[0])
    for name in inner:
        if (folder / name).is_dir():
            folder /= name
    return folder


def _entries(group: str) -> list[EntryPoint]:
    return sorted(entry_points(group=group), key=lambda entry: (_package(entry), entry.name))


def _load(entry: EntryPoint) -> Any:
    try:
        return entry.load()
    except AttributeError as error:
        module = sys.modules.get(entry.module)
        if module is not None and getattr(module.__spec__, "_initializing", False):
            raise Unfit(
                "it imports a module of rollwright that loads the games; a game needs rollwright.core alone"
            ) from error
        raise


def _reason(error: BaseException) -> str:
    """Say in one line what went wrong."""
    said = " ".join(str(error).split())[:200]
    return said if isinstance(error, Unfit) else f"{type(error).__name__}: {said}" if said else type(error).__name__


def _place(error: BaseException, module: str) -> str:
    """Return the last line of the package's own code that an error came through, in brackets, or nothing."""
    package, place = module.partition(".")[0], ""
    for frame, line in walk_tb(error.__traceback__):
        name = str(frame.f_globals.get("__name__"))
        if name.partition(".")[0] == package:
            folder = name.replace(".", "/")
            file = f"{folder}/__init__.py" if frame.f_code.co_filename.endswith("__init__.py") else f"{folder}.py"
            place = f" ({file}, line {line})"
    return place
