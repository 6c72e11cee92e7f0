"""A bank of time: so many minutes for each person's whole game, running only while the seat is waited for."""

from collections.abc import Iterable

MINUTE = 60_000


class Bank:
    """The time that each seat has used. All moments are milliseconds of the game, as the log has them."""

    def __init__(self, minutes: int) -> None:
        self._whole = minutes * MINUTE
        self._used: dict[int, int] = {}
        self._since: dict[int, int] = {}  # the seats that are waited for, and since when
        self.changes = 0  # how often a clock was started or stopped

    def turn(self, at: int, awaited: Iterable[int]) -> None:
        """The game has moved on at `at`: from now on we wait for these seats."""
        now = frozenset(awaited)
        if now == self._since.keys():
            return
        self.changes += 1
        for seat in self._since.keys() - now:
            self._used[seat] = self._used.get(seat, 0) + at - self._since.pop(seat)
        for seat in now - self._since.keys():
            self._since[seat] = at

    def left(self, seat: int, at: int) -> int:
        """Return the milliseconds that a seat has left at a moment; never less than none."""
        running = max(0, at - self._since[seat]) if seat in self._since else 0
        return max(0, self._whole - self._used.get(seat, 0) - running)

    def runs(self, seat: int) -> bool:
        return seat in self._since

    def empty_at(self) -> dict[int, int]:
        """Return when the bank of each seat that is waited for will be empty."""
        return {seat: since + self._whole - self._used.get(seat, 0) for seat, since in self._since.items()}
