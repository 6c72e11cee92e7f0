"""One state of a game at a table, with what each seat sees of it and may do: each worked out once, and only when asked for."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from rollwright.core import Game, View, notation, offered

Spoken = Callable[[Any, int], tuple[str, ...]]

words = lru_cache(maxsize=8192)(notation.words)


class Snapshot:
    """`state` is the game's own; `over` says whether the game ends with it."""

    __slots__ = ("_choices", "_game", "_views", "over", "state")

    def __init__(self, game: Game, state: Any, over: bool) -> None:
        self._game = game
        self.state = state
        self.over = over
        self._views: dict[int | None, View] = {}
        self._choices: dict[int, tuple[str, ...]] = {}

    def view(self, seat: int | None) -> View:
        view = self._views.get(seat)
        if view is None:
            view = self._views[seat] = self._game.view(self.state, seat)
        return view

    def choices(self, seat: int | None) -> tuple[str, ...]:
        """Return what a seat may do, in words."""
        if seat is None or self.over:
            return ()
        choices = self._choices.get(seat)
        if choices is None:
            spoken: Spoken | None = offered(self._game, "spoken")
            choices = self._choices[seat] = (
                spoken(self.state, seat) if spoken else tuple(map(words, self._game.legal(self.state, seat)))
            )
        return choices
