"""Play a whole game of speed without waiting: a simulated clock jumps from one event to the next."""

from collections.abc import Callable, Sequence
from heapq import heappop, heappush
from itertools import count
from typing import Any

from rollwright.core import (
    Game,
    IllegalAction,
    Move,
    RoundTrip,
    TimedBot,
    Wake,
    next_wake,
    notation,
    step,
    view_for_bot,
)

PING_MS = 2000
MOST_REFUSALS = 1000  # refusals in a row of one seat: its bot will never find a legal action

NextRoundTrip = Callable[[], int]  # the next round trip of a connection, in milliseconds


class Stalled(Exception):
    """The game cannot go on: one seat's bot is refused for ever, or (`seat` is None) no bot means to act."""

    def __init__(self, seat: int | None, detail: str) -> None:
        super().__init__(detail)
        self.seat = seat


class SimulatedRace:
    """One game among `bots`, a bot for each seat. `log` holds the moves that lead to `state`.

    `round_trips` gives each seat's connection a latency; without it all messages arrive at once.
    """

    def __init__(
        self, game: Game, state: Any, bots: Sequence[TimedBot], round_trips: Sequence[NextRoundTrip] | None = None
    ) -> None:
        self.game = game
        self.state = state
        self.log: list[Move[Any]] = []
        self._bots, self._round_trips = bots, round_trips
        self._events: list[tuple[int, int, Callable[[int], None]]] = []
        self._numbers = count()
        self._views: list[Any] = [None] * len(bots)  # the view that each seat's newest plan was made for
        self._plans = [0] * len(bots)  # the number of each seat's newest plan
        self._refusals = [0] * len(bots)

    def play(self) -> Any:
        """Play to the end and return the final state."""
        self._broadcast(0)
        if self._round_trips:
            self._schedule(0, self._ping)
        while not self.game.over(self.state):
            wake = next_wake(self.game, self.state)
            if wake is not None and (not self._events or wake <= self._events[0][0]):
                self._apply(Move(None, Wake(), wake))
            elif self._events:
                moment, _, run = heappop(self._events)
                run(moment)
            else:
                raise Stalled(None, "no bot means to act, and the game is not over")
        return self.state

    def _schedule(self, moment: int, run: Callable[[int], None]) -> None:
        heappush(self._events, (moment, next(self._numbers), run))

    def _apply(self, move: Move[Any]) -> None:
        try:
            self.state = step(self.game, self.state, move)
        except IllegalAction:
            self._refuse(move)
            return
        self.log.append(move)
        if move.seat is not None:
            self._refusals[move.seat] = 0
        if move.seat is not None or isinstance(move.action, Wake):
            self._broadcast(move.at)

    def _refuse(self, move: Move[Any]) -> None:
        """Let the bot of a move that came too late or too early plan again."""
        seat = move.seat or 0
        self._refusals[seat] += 1
        if self._refusals[seat] > MOST_REFUSALS:
            raise Stalled(seat, f"{notation.to_text(move.action)} is refused again and again")
        self._plan(seat, self.state, move.at)

    def _broadcast(self, now: int) -> None:
        """Send the state to every seat."""
        for seat in range(len(self._bots)):
            state = self.state
            self._schedule(
                now + self._latency(seat), lambda moment, seat=seat, state=state: self._plan(seat, state, moment)
            )

    def _plan(self, seat: int, state: Any, now: int) -> None:
        self._views[seat] = view_for_bot(self.game, state, seat)
        self._plans[seat] += 1
        plan, when = self._plans[seat], self._bots[seat].plan(self._views[seat], now)
        if when is not None:
            self._schedule(max(now, when), lambda moment: self._act(seat, plan, moment))

    def _act(self, seat: int, plan: int, now: int) -> None:
        if plan == self._plans[seat]:  # no newer plan has replaced it
            action = self._bots[seat].act(self._views[seat])
            self._schedule(now + self._latency(seat), lambda moment: self._apply(Move(seat, action, moment)))

    def _ping(self, now: int) -> None:
        for seat, round_trip in enumerate(self._round_trips or ()):
            self._apply(Move(None, RoundTrip(seat, round_trip()), now))
        self._schedule(now + PING_MS, self._ping)

    def _latency(self, seat: int) -> int:
        return self._round_trips[seat]() // 2 if self._round_trips else 0
