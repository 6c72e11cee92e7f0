"""One round of a finished game, to be played again by one seat and weighed as the review weighs it.

In the games that can be weighed a seat's choices depend on its own sheet and the dice alone, so the seat plays the
round by itself. Where the other sheets count (`Weigher.counts_others`) they lie around it as they were.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from msgspec.structs import replace

from rollwright.core import Game, Move, Refused, View, parse, put, step, to_text
from rollwright.review.choice import weigh, weigher_of
from rollwright.review.cost import Cost
from rollwright.review.estimates import MOST_COSTLY, NOTABLE, Progress
from rollwright.review.played import Played


@dataclass(frozen=True)
class Exercise:
    """The start of a round (`before`, all sheets) and the seat that plays it. `alone`: no other sheet is shown."""

    game: Game
    options: Any
    before: Any
    seat: int
    alone: bool

    @property
    def shown_seat(self) -> int:
        """The number of the seat in the views."""
        return 0 if self.alone else self.seat

    def begin(self) -> Any:
        """Return the position, with the one sheet that is written on."""
        return replace(self.before, sheets=(self.before.sheets[self.seat],))

    def play(self, state: Any, actions: Sequence[str]) -> Any:
        """Return the state after the actions, or raise why one of them cannot be. After Done nothing can be said."""
        for words in actions:
            action = parse(self.game, words)
            if self.is_closed(state):
                raise Refused("already-done")
            state = step(self.game, state, Move(0, action))
        return state

    def is_closed(self, state: Any) -> bool:
        """Say whether the round is over: the seat has said Done."""
        return state.round != self.before.round or not state.dice

    def view(self, state: Any) -> View:
        """Return what the player sees before Done. Nobody else has anything to do."""
        if self.alone:
            return self.game.view(state, 0)
        others = tuple(replace(sheet, done=True) for sheet in self.before.sheets)
        sheets = put(others, self.seat, state.sheets[0])
        return self.game.view(replace(state, sheets=sheets), self.seat)

    def choices(self, state: Any) -> tuple[str, ...]:
        return tuple(map(to_text, self.game.legal(state, 0)))

    def weigh(self, state: Any) -> Cost:
        """Weigh the choice of a round that is closed."""
        later = replace(state, sheets=put(self.before.sheets, self.seat, state.sheets[0]))
        return weigh(self.game, self.options, self.before, later, self.seat)


def is_solved(cost: Cost) -> bool:
    """Say whether a choice is as good as the best: it costs less than a review would call notable."""
    return cost.loss < NOTABLE[cost.currency]


def exercise(played: Played, seat: int, number: int) -> Exercise:
    """Return a round of a finished game as an exercise for a seat. Its choices can be weighed (`can_weigh`)."""
    alone = not weigher_of(played.game).counts_others(played.options)
    return Exercise(played.game, played.options, played.states[number - 1], seat, alone)


def costly_rounds(played: Played, seat: int, progress: Progress) -> list[Cost]:
    """Return the costliest choices of a seat that a review would point at, the costliest first."""
    costs: list[Cost] = []
    for number in range(played.rounds):
        costs.append(weigh(played.game, played.options, played.states[number], played.states[number + 1], seat))
        progress((number + 1) / played.rounds)
    notable = [cost for cost in costs if not is_solved(cost)]
    return sorted(notable, key=lambda cost: -cost.loss)[:MOST_COSTLY]
