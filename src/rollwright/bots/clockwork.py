"""A whole game of speed without waiting for it: the clock is turned from one event to the next, and each line may be slow."""

from collections.abc import Callable, Sequence
from heapq import heappop, heappush
from itertools import count
from typing import Any

from rollwright.bots.timed import TimedBot
from rollwright.core import Game, IllegalAction, Move, Wake, next_wake, notation, step

PING_MS = 2000

Trip = Callable[[], int]  # the next round trip of a line, in milliseconds


class Clockwork:
    """`trips` has one line for each bot; without it all sit at the table. `log` replays to `state`."""

    def __init__(self, game: Game, state: Any, bots: Sequence[TimedBot], trips: Sequence[Trip] | None = None) -> None:
        self.game = game
        self.state = state
        self.log: list[Move[Any]] = []
        self._bots, self._trips = bots, trips
        self._events: list[tuple[int, int, Callable[[int], None]]] = []
        self._number = count()
        self._looked = [state] * len(bots)
        self._looks = [0] * len(bots)

    def play(self) -> Any:
        """Play to the end."""
        self._changed(0)
        if self._trips:
            self._at(0, self._ping)
        while not self.game.over(self.state):
            due = next_wake(self.game, self.state)
            if due is not None and (not self._events or due <= self._events[0][0]):
                self._do(Move(None, Wake(), due))
            else:
                moment, _, happen = heappop(self._events)
                happen(moment)
        return self.state

    def _at(self, moment: int, happen: Callable[[int], None]) -> None:
        heappush(self._events, (moment, next(self._number), happen))

    def _do(self, move: Move[Any]) -> None:
        try:
            self.state = step(self.game, self.state, move)
        except IllegalAction:
            self._see(move.seat or 0, self.state, move.at)  # too late or too early: look again
            return
        self.log.append(move)
        if move.seat is not None or isinstance(move.action, Wake):
            self._changed(move.at)

    def _changed(self, now: int) -> None:
        for seat in range(len(self._bots)):
            state = self.state
            self._at(now + self._lag(seat), lambda moment, seat=seat, state=state: self._see(seat, state, moment))

    def _see(self, seat: int, state: Any, now: int) -> None:
        self._looked[seat] = state
        self._looks[seat] += 1
        look, when = self._looks[seat], self._bots[seat].look(state, now)
        if when is not None:
            self._at(max(now, when), lambda moment: self._send(seat, look, moment))

    def _send(self, seat: int, look: int, now: int) -> None:
        if look == self._looks[seat]:  # it has not changed its mind
            action = self._bots[seat].act(self._looked[seat])
            self._at(now + self._lag(seat), lambda moment: self._do(Move(seat, action, moment)))

    def _ping(self, now: int) -> None:
        for seat, trip in enumerate(self._trips or ()):
            self._do(Move(None, notation.parse_table(self.game, f"ping {seat} {trip()}"), now))
        self._at(now + PING_MS, self._ping)

    def _lag(self, seat: int) -> int:
        return self._trips[seat]() // 2 if self._trips else 0
