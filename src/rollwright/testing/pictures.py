"""The promises of a game of pictures: a card has a secret name, and is given to nobody who does not see it."""

import asyncio
import re
from functools import cache
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

import msgspec
from hypothesis import strategies as st

from rollwright.core import Gallery, Game, NotFound, begin
from rollwright.testing.failure import expect, same
from rollwright.testing.play import Play, Position
from rollwright.testing.positions import played, some

NAME = re.compile("[0-9a-f]{32}")
WIDTH = 2000  # pixels; the page asks for this width


def pictures_have_secret_names(game: Game, data: st.DataObject) -> None:
    """Each card has a name of its own, which stays at one table and is another one at the next."""
    if game.pictures is None:
        return
    play, gallery = played(game, data), game.pictures(_folder())
    names = gallery.names(play.state)
    bad = [name for name in names.values() if not NAME.fullmatch(name)]
    expect(not bad, "the name of a card is not of 32 hexadecimal digits", play.end, names=bad)
    expect(len({*names.values()}) == len(names), "two cards have the same name", play.end)
    for at in some(play.positions):
        same(gallery.names(at.state), names, "a card changes its name", at)
    others = gallery.names(begin(game, play.options, play.seats, f"another {play.seed}"))
    expect({*names.values()}.isdisjoint(others.values()), "a name is the same at another table", play.end)


def pictures_are_given_to_those_who_see_them(game: Game, data: st.DataObject) -> None:
    """While a game goes on nobody is given a card whose name the own view does not show."""
    if game.pictures is None:
        return
    play, gallery = played(game, data), game.pictures(_folder())
    asyncio.run(_hidden(game, gallery, play))


async def _hidden(game: Game, gallery: Gallery, play: Play) -> None:
    try:
        for at in some(play.positions):
            for seat in () if game.over(at.state) else play.onlookers:
                shown = msgspec.json.encode(game.view(at.state, seat))
                for card, name in gallery.names(at.state).items():
                    given = name.encode() not in shown and await _is_given(gallery, at, seat, name)
                    expect(not given, "a card is given to somebody who does not see it", at, seat=seat, card=card)
    finally:
        await gallery.close()


async def _is_given(gallery: Gallery, at: Position, seat: Any, name: str) -> bool:
    try:
        await gallery.answer(at.state, seat, name, WIDTH)
    except NotFound:
        return False
    return True


@cache
def _folder() -> Path:
    return Path(mkdtemp(prefix="rollwright-pictures-"))
