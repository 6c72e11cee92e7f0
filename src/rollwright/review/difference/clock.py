"""A race of Difference moment by moment: how long each seat looked at each of its cards, and what kept it from it."""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from typing import Any, Literal, NamedTuple

from rollwright.core import Move, Wake
from rollwright.games.difference.claims import is_silent
from rollwright.games.difference.clock import advance, next_wake
from rollwright.games.difference.rules import apply
from rollwright.games.difference.state import State
from rollwright.review.difference.result import FindTimes

Doing = Literal["looking", "locked", "away", "under"]


class Moment(NamedTuple):
    """One change of the table: the state before and after it, and the move that made it (None: the clock)."""

    before: State
    after: State
    move: Move[Any] | None


class Stretch(NamedTuple):
    begin: int
    end: int
    doing: Doing


def moments(state: State, moves: Iterable[Move[Any]]) -> Iterator[Moment]:
    """Yield every change in its order. The clock's changes come at the moments at which they were due."""
    for move in moves:
        while (due := next_wake(state)) is not None and due <= move.at:
            after = advance(state, due)
            yield Moment(state, after, None)
            state = after
        after = apply(state, move)
        yield Moment(state, after, None if isinstance(move.action, Wake) else move)
        state = after


class CardClocks:
    """For each card that a seat has seen, the stretches of time since its first sight."""

    def __init__(self, seats: int) -> None:
        self._stretches: list[dict[int, list[Stretch]]] = [defaultdict(list) for _ in range(seats)]

    def pass_time(self, before: State, now: int) -> None:
        """Count the time from `before` to `now`, in which nothing changed."""
        if before.revealed is None or before.cards.over:
            return
        for seat, hand in enumerate(before.cards.hands):
            known = self._stretches[seat]
            for card in hand.pile:
                if card == hand.pile[0] or card in known:
                    doing = doing_now(before, seat) if card == hand.pile[0] else "under"
                    known[card].append(Stretch(before.now, now, doing))

    def has_seen(self, seat: int, card: int) -> bool:
        return card in self._stretches[seat]

    def seen(self, seat: int, card: int) -> int:
        """Return when the seat first saw the card."""
        return self._stretches[seat][card][0].begin

    def times(self, seat: int, card: int, until: int) -> FindTimes:
        """Return what the seat did from its first sight of the card on, up to a moment."""
        spent: dict[Doing, int] = defaultdict(int)
        for stretch in self._stretches[seat].get(card, ()):
            spent[stretch.doing] += max(0, min(stretch.end, until) - stretch.begin)
        return FindTimes(spent["looking"], spent["locked"], spent["away"], spent["under"])


def doing_now(state: State, seat: int) -> Doing:
    """Return what a seat with an open card does: it looks, unless the log says that it cannot see it or must wait.

    While a find is shown to all nobody can claim, but everybody can look on.
    """
    connection = state.connections[seat]
    if not (connection.here and connection.holds):
        return "away"
    if state.phase == "showing":
        return "looking"
    if state.cards.hands[seat].locked_until > state.now or is_silent(state, seat):
        return "locked"
    return "looking"
