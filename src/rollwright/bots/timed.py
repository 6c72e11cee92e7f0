"""The face of a bot in a game of speed: it says when it means to act, and acts at that moment."""

from typing import Any, Protocol


class TimedBot(Protocol):
    """One seat's player; it lives as long as the game. The newest `look` counts, so a change of the table may change its mind."""

    def form(self, state: Any) -> float | None:
        """Return what it may begin the next game with the same people with, where it follows their strength. It depends on nothing but the game so far."""
        ...

    def look(self, state: Any, now: int) -> int | None:
        """Return when, in milliseconds of the game, it means to act as things stand; `None`: not before something changes. Asked after every change."""
        ...

    def skip(self, ms: int) -> None:
        """Nobody was there for so long: the time does not count, as if the table had been asleep."""
        ...

    def act(self, state: Any) -> Any:
        """Return what it does at that moment, on the state it last looked at."""
        ...
