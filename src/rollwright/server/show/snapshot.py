"""One state of a game at a table, with what each seat sees of it and may do, each built when first asked for."""

from functools import lru_cache
from typing import Any

from rollwright.core import Game, View, notation

to_text = lru_cache(maxsize=8192)(notation.to_text)


class Snapshot:
    """`state` is the game's own; `over`: the game ends with it."""

    __slots__ = ("_choices", "_game", "_views", "over", "state")

    def __init__(self, game: Game, state: Any) -> None:
        self._game = game
        self.state = state
        self.over = game.over(state)
        self._views: dict[int | None, View] = {}
        self._choices: dict[int, tuple[str, ...]] = {}

    def view(self, seat: int | None) -> View:
        view = self._views.get(seat)
        if view is None:
            view = self._views[seat] = self._game.view(self.state, seat)
        return view

    def choices(self, seat: int | None) -> tuple[str, ...]:
        """Return every choice of a seat, as text."""
        if seat is None or self.over:
            return ()
        choices = self._choices.get(seat)
        if choices is None:
            fast = self._game.fast
            if fast is not None and fast.legal_words is not None:
                choices = fast.legal_words(self.state, seat)
            else:
                choices = tuple(map(to_text, self._game.legal(self.state, seat)))
            self._choices[seat] = choices
        return choices
