"""The printed part of a hello: papers, the words of actions, the paths of patches.

All of it follows from the game and the options, so every page of the table gets the same bytes. They are packed once,
by themselves: nothing that a visitor wrote and nothing that a seat alone may see is compressed, so the length of a
packed message tells nothing (docs/security.md).
"""

import zlib
from collections import OrderedDict

import msgspec
from msgspec import Struct

from rollwright.core import Paper, grammar, paper_seats_of, papers
from rollwright.server.socket.messages import Hello
from rollwright.server.table.table import Table

PRINTED = ("paper", "papers", "grammar", "paths")  # the fields of a `Hello` that are sent packed
LARGE = 2000  # bytes
KEPT = 64  # packed papers; most tables that are played have the same options


class Print(Struct, frozen=True):
    """The fields of a `Hello` that a page gets packed."""

    paper: Paper
    papers: dict[str, Paper]
    grammar: dict[str, tuple[str, ...]]
    paths: tuple[str, ...]


_packed: OrderedDict[tuple[object, ...], bytes] = OrderedDict()


def packed_print(table: Table, paths: tuple[str, ...]) -> bytes:
    """Return the `Print` of a table as JSON, compressed as RFC 1950 says; nothing where that would gain little."""
    game, options = table.game, table.options
    key = (game.info.id, game.info.version, msgspec.json.encode(options, order="sorted"), bool(paper_seats_of(game)))
    packed = _packed.pop(key, None)
    if packed is None:
        printed = Print(game.sheet(options), papers(game, options), grammar(game), paths)
        text = msgspec.json.encode(printed)
        packed = zlib.compress(text, 9) if len(text) >= LARGE else b""
    _packed[key] = packed  # the last one used is the last one in order
    if len(_packed) > KEPT:
        _packed.popitem(last=False)
    return packed


def without_print(hello: Hello) -> dict[str, object]:
    """Return the rest of a `Hello`, as it is sent after its print."""
    names = (name for name in hello.__struct_fields__ if name not in PRINTED)
    return {"type": "hello", **{name: getattr(hello, name) for name in names}}
