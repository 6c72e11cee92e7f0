"""A table of Difference played by hand: the clock is turned by the test."""

from rollwright.core import IllegalAction, Move, Wake, begin, next_wake, read_options, step
from rollwright.games.difference import GAME as game
from rollwright.games.difference import eyes
from rollwright.games.difference.actions import Ping

SEED = "d1ff" * 16


class Table:
    """Says who does what at which moment, and keeps the log."""

    def __init__(self, seats=2, seed=SEED, turned=True, **options):
        self.options = read_options(game, options)
        self.names = tuple("ABCDEF"[:seats])
        self.state = begin(game, self.options, self.names, seed)
        self.log = []
        if turned:
            self.wake()

    @property
    def now(self):
        return self.state.now

    def do(self, seat, action, at=None):
        move = Move(seat, action, self.now if at is None else at)
        self.state = step(game, self.state, move)
        self.log.append(move)
        return self

    def wake(self):
        return self.do(None, Wake(), next_wake(game, self.state))

    def ping(self, seat, ms, at=None):
        return self.do(None, Ping(seat, ms), at)

    def right(self, seat, at=None, cell=(0, 0)):
        return self.do(seat, eyes.right(self.state, seat, cell), at)

    def wrong(self, seat, at=None, cell=(0, 0)):
        return self.do(seat, eyes.wrong(self.state, seat, 0, cell), at)

    def refusal(self, seat, action, at=None):
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

    def pile(self, seat):
        return self.state.cards.hands[seat].pile

    def view(self, seat=None):
        return game.view(self.state, seat)
