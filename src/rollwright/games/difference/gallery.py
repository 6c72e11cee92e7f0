"""Cards as files: the pieces of a picture, and single cards to look at closely. Each is rendered once and kept.

Files are lossless: two cards differ only inside the altered circles, and no metadata tells the cards apart.
"""

import asyncio
import hashlib
import logging
import os
import shutil
from collections import OrderedDict
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Literal, get_args

import msgspec
import PIL
import resvg_py

from rollwright.core import Cut, NotFound
from rollwright.core.subprocesses import run_apart
from rollwright.games.difference.names import card_named, name_of
from rollwright.games.difference.picture import CARDS, Illustration
from rollwright.games.difference.state import Options, State

Width = Literal[2000]  # twice the canvas: for looking closer
WIDTHS: tuple[Width, ...] = get_args(Width)
MEDIA_TYPE = "image/png"
EVEN = 65_536  # bytes; files are padded to a multiple of this, so that their length tells nothing
AT_ONCE = max(1, (os.cpu_count() or 1) // 2)  # processes; the server needs a core, too
IN_MEMORY = 20  # files of about a megabyte, where they cannot be kept in the folder
PAINTER = "rollwright.games.difference.painter"


log = logging.getLogger(__name__)
_decode = msgspec.msgpack.Decoder(Cut).decode


class Gallery:
    """The pictures of this edition, kept in a folder: 26 files of each picture at most. Older editions are deleted.

    Where the folder cannot take them, because the disk is full or it may not be written, the last ones stay in memory.

    Rendering takes seconds and would hold up every thread, so processes of low priority do it, few at a time.
    """

    media_type = MEDIA_TYPE

    def __init__(self, folder: Path) -> None:
        self._folder = folder / edition()
        self._renderings: dict[Path, asyncio.Task[bytes]] = {}
        self._unkept: OrderedDict[Path, bytes] = OrderedDict()
        self._slots = asyncio.Semaphore(AT_ONCE)
        for old in folder.glob("*"):
            if old.is_dir() and old != self._folder:
                shutil.rmtree(old, ignore_errors=True)

    async def answer(self, state: State, seat: int | None, name: str, width: int) -> bytes:
        """Return the picture of this name if `seat` may see it now, or raise `NotFound` without a reason."""
        card = card_named(state, seat, name)
        if card is None or width not in WIDTHS:
            raise NotFound("no-picture")
        return await self.picture(state.options.illustration, card, width)

    async def cut(self, options: Options) -> Cut:
        """Return all cards of the table's picture, cut into pieces."""
        illustration = options.illustration
        return _decode(await self._file(f"{illustration}.cut", illustration))

    def names(self, state: State) -> dict[int, str]:
        return {card: name_of(state.seed, card) for card in CARDS}

    async def picture(self, illustration: Illustration, card: int, width: Width) -> bytes:
        return await self._file(f"{illustration}-{card}-{width}.png", illustration, str(card), str(width))

    async def _file(self, name: str, *wanted: str) -> bytes:
        """Return a file of this edition; `wanted` is what the painter is asked for where there is none."""
        path = self._folder / name
        if path in self._unkept:
            self._unkept.move_to_end(path)
            return self._unkept[path]
        try:
            return await asyncio.to_thread(path.read_bytes)
        except OSError:
            if path not in self._renderings:
                self._renderings[path] = asyncio.create_task(self._render(path, *wanted))
            return await asyncio.shield(self._renderings[path])

    async def close(self) -> None:
        """Cancel the renderings that are under way."""
        for rendering in (renderings := tuple(self._renderings.values())):
            rendering.cancel()
        await asyncio.gather(*renderings, return_exceptions=True)

    async def _render(self, path: Path, *wanted: str) -> bytes:
        try:
            async with self._slots:
                rendered = await _rendered(*wanted)
            try:
                await asyncio.to_thread(keep, path, rendered)
            except OSError as error:
                self._keep_in_memory(path, rendered, error)
            return rendered
        finally:
            del self._renderings[path]

    def _keep_in_memory(self, path: Path, rendered: bytes, error: OSError) -> None:
        if not self._unkept:
            log.warning("pictures cannot be kept in %s, so they are painted again and again: %s", path.parent, error)
        self._unkept[path] = rendered
        if len(self._unkept) > IN_MEMORY:
            self._unkept.popitem(last=False)


async def _rendered(*wanted: str) -> bytes:
    """Have the painter render in a process of its own; end the process when the rendering is cancelled."""
    rendered = await run_apart(PAINTER, *wanted)
    return rendered + bytes(-len(rendered) % EVEN if len(wanted) > 1 else 0)  # readers of a PNG ignore bytes after it


@cache
def edition() -> str:
    """Return a name for the pictures as drawn now. Changed drawings get another name, so old files are not used."""
    drawings: Iterable[bytes] = (entry.read_bytes() for folder in ("art", "layouts") for entry in _sorted(folder))
    cutting = (files("rollwright.games.difference") / "cutting.py").read_bytes()
    versions = f"{resvg_py.__version__} {PIL.__version__}".encode()
    return hashlib.sha256(b"".join([versions, cutting, *drawings])).hexdigest()[:16]


def _sorted(folder: str) -> Iterable[Path]:
    entries = (files("rollwright.games.difference") / folder).iterdir()
    return sorted((Path(str(entry)) for entry in entries if entry.is_file()), key=lambda path: path.name)


def keep(path: Path, rendered: bytes) -> None:
    """Write a file whole or not at all: other nodes may read the same folder."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with NamedTemporaryFile(dir=path.parent, delete=False) as draft:
        try:
            draft.write(rendered)
            draft.flush()
        except OSError:
            Path(draft.name).unlink()  # half a picture only fills the disk
            raise
    Path(draft.name).replace(path)
