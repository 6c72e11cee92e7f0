"""Find the games and bots that installed packages bring: entry points, checked before they are offered."""

import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from importlib.metadata import EntryPoint, entry_points
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path
from traceback import walk_tb
from typing import Any, Generic, TypeVar

from rollwright.games.check import Unfit, reason_of

V = TypeVar("V")

GAMES_GROUP, BOTS_GROUP, REVIEWS_GROUP = "rollwright.games", "rollwright.bots", "rollwright.reviews"


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


LEFT_OUT: list[LeftOut] = []


def load(group: str, take: Callable[[Found[Any]], None]) -> None:
    """Give what each entry point of `group` offers to `take`, in the order of their packages' names.

    `take` raises `Unfit` where the value breaks the contract. A package that fails in any way joins `LEFT_OUT`.
    """
    for entry in _entries(group):
        package = _package(entry)
        try:
            take(Found(_load(entry), package, folder_of(entry)))
        except KeyboardInterrupt:
            raise
        except BaseException as error:  # a package may raise anything: an exit, a panic of its compiled parts
            place = _place(error.__cause__ or error, entry.module)
            LEFT_OUT.append(LeftOut(package, group, entry.name, reason_of(error) + place))


def catalogue_folders() -> list[Traversable]:
    """Return the folders that may hold a locale/, one for each package that brings a game, bots or a reviewer."""
    folders: dict[str, Traversable] = {}
    for entry in (*_entries(GAMES_GROUP), *_entries(BOTS_GROUP), *_entries(REVIEWS_GROUP)):
        with suppress(Exception):  # a package that cannot be imported is left out, and so are its words
            folder = folder_of(entry)
            if folder is not None:
                folders.setdefault(str(folder), folder)
    return list(folders.values())


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
