"""The places in Make a Difference: seats and BotCards are ranked by their totals; a duel's winner is first alone."""

from collections.abc import Sequence

from rollwright.core import Rival
from rollwright.games.make_a_difference.lines import totals
from rollwright.games.make_a_difference.state import State, written_out


def rank(state: State) -> tuple[int, ...]:
    """Return each seat's place among all participants, BotCards included."""
    return _places(state)[: len(state.sheets)]


def rivals(state: State) -> tuple[Rival, ...]:
    """Return the BotCards: face down, and so unknown, before the scoring."""
    if not written_out(state):
        return ()
    seats = len(state.sheets)
    return tuple(map(Rival, (card.name for card in state.cards), participants(state)[seats:], _places(state)[seats:]))


def participants(state: State) -> tuple[int, ...]:
    """Return the final score of every seat, then of every BotCard."""
    return totals(state.options.mode, state.options.friendly_ties, [sheet.ink for sheet in state.sheets], state.cards)


def leaders(scores: Sequence[int]) -> tuple[int, ...]:
    """Return the participants who share the highest score."""
    return tuple(who for who, total in enumerate(scores) if total == max(scores))


def _places(state: State) -> tuple[int, ...]:
    scores = participants(state)
    places = [1 + sum(other > total for other in scores) for total in scores]
    if state.duel is not None and state.duel.winner is not None:
        places = [2 if place == 1 and who != state.duel.winner else place for who, place in enumerate(places)]
    return tuple(places)
