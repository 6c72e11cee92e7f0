"""A table of Difference played by hand: the clock is turned by the test."""

from typing import Any, cast

from rollwright.core import IllegalAction, Move, RoundTrip, Wake, begin, next_wake, read_options, step
from rollwright.games.difference import GAME as game
from rollwright.games.difference.grid import free_cells
from rollwright.games.difference.view import PictureView
from tests.games.difference import answers

SEED = "d1ff" * 16


class Table:
    """Says who does what at which moment, and keeps the log."""

    def __init__(self, seats: int = 2, seed: str = SEED, turned: bool = True, **options: Any):
        self.options = read_options(game, options)
        self.names = tuple("ABCDEF"[:seats])
        self.state = begin(game, self.options, self.names, seed)
        self.log = list[Move[Any]]()
        if turned:
            self.wake()

    @property
    def now(self):
        return self.state.now

    def do(self, seat: int | None, action: Any, at: int | None = None):
        move = Move(seat, action, self.now if at is None else at)
        self.state = step(game, self.state, move)
        self.log.append(move)
        return self

    def wake(self):
        return self.do(None, Wake(), next_wake(game, self.state))

    def ping(self, seat: int, ms: int, at: int | None = None):
        return self.do(None, RoundTrip(seat, ms), at)

    def right(self, seat: int, at: int | None = None, cell: tuple[Any, ...] = (0, 0)):
        return self.do(seat, answers.right(self.state, seat, cell), at)

    def wrong(self, seat: int, at: int | None = None, cell: tuple[Any, ...] = (0, 0)):
        return self.do(seat, answers.wrong(self.state, seat, 0, cell), at)

    def refusal(self, seat: int | None, action: Any, at: int | None = None) -> str | None:
        before = self.state
        try:
            step(game, self.state, Move(seat, action, self.now if at is None else at))
        except IllegalAction as refused:
            assert self.state == before
            return refused.code
        return None

    def shown_over(self):
        """Let the showing pass."""
        while self.state.phase == "showing":
            self.wake()
        return self

    def pile(self, seat: int) -> tuple[int, ...]:
        return self.state.cards.hands[seat].pile

    def view(self, seat: int | None = None) -> PictureView:
        return cast("PictureView", game.view(self.state, seat))


def finish(table: Any, seat: int):
    while table.pile(seat):
        table.right(seat, cell=free_cells(table.state.cards.board)[0]).shown_over()
    return table
