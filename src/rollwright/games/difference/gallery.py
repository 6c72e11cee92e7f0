"""Cards as flat pictures: each is rendered once, in a process of its own, and kept as a file.

Flat and lossless: two cards of a picture differ nowhere but inside the altered circles, and nothing in a file says which card it is.
"""

import asyncio
import hashlib
import multiprocessing
import os
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from importlib.resources import files
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Literal, get_args

import resvg_py

from rollwright.core import NotFound
from rollwright.games.difference import art
from rollwright.games.difference.names import card_named, next_wanted
from rollwright.games.difference.picture import Illustration
from rollwright.games.difference.state import State

Width = Literal[1000, 2000]
WIDTHS: tuple[Width, ...] = get_args(Width)
MEDIA_TYPE = "image/png"


class Gallery:
    """The pictures kept in a folder. Rendering takes seconds and would hold up every thread, so a process of low priority does it."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder / edition()
        self._painter: ProcessPoolExecutor | None = None
        self._ordered: dict[Path, asyncio.Task[bytes]] = {}

    async def answer(self, state: State, seat: int | None, name: str, width: int) -> bytes:
        """Return the picture of this name if `seat` may see it now, or raise `NotFound`, which says no more than that."""
        card = card_named(state, seat, name)
        if card is None or width not in WIDTHS:
            raise NotFound("no-picture")
        return await self.picture(state.options.illustration, card, width)

    async def prepare(self, state: State) -> None:
        """Render a table's cards ahead, those that will be wanted first in front."""
        for card in next_wanted(state):
            await self.picture(state.options.illustration, card, WIDTHS[0])

    async def picture(self, illustration: Illustration, card: int, width: Width) -> bytes:
        path = self._folder / f"{illustration}-{card}-{width}.png"
        try:
            return await asyncio.to_thread(path.read_bytes)
        except FileNotFoundError:
            if path not in self._ordered:
                self._ordered[path] = asyncio.create_task(self._paint(path, illustration, card, width))
            return await asyncio.shield(self._ordered[path])

    def close(self) -> None:
        if self._painter is not None:
            self._painter.shutdown(wait=False, cancel_futures=True)
            self._painter = None

    async def _paint(self, path: Path, illustration: Illustration, card: int, width: Width) -> bytes:
        if self._painter is None:
            self._painter = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), initializer=_stand_back)
        try:
            png = await asyncio.get_running_loop().run_in_executor(self._painter, render, illustration, card, width)
            await asyncio.to_thread(_keep, path, png)
            return png
        finally:
            del self._ordered[path]


def render(illustration: Illustration, card: int, width: int) -> bytes:
    """Return a card as a PNG without any metadata."""
    return bytes(resvg_py.svg_to_bytes(svg_string=art.draw(illustration, card), width=width, skip_system_fonts=True))


@cache
def edition() -> str:
    """Return a name for the pictures as they are drawn now: a new drawing never meets an old file."""
    sheets: Iterable[bytes] = (entry.read_bytes() for folder in ("art", "layouts") for entry in _sorted(folder))
    return hashlib.sha256(b"".join([resvg_py.__version__.encode(), *sheets])).hexdigest()[:16]


def _sorted(folder: str) -> Iterable[Path]:
    entries = (files("rollwright.games.difference") / folder).iterdir()
    return sorted((Path(str(entry)) for entry in entries if entry.is_file()), key=lambda path: path.name)


def _keep(path: Path, png: bytes) -> None:
    """Write a file whole or not at all: other nodes may read the same folder."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with NamedTemporaryFile(dir=path.parent, delete=False) as draft:
        draft.write(png)
    Path(draft.name).replace(path)


def _stand_back() -> None:
    if hasattr(os, "nice"):
        os.nice(10)  # the table's own work goes first
