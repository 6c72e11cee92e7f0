"""Rock, paper, scissors in the terminal: what was thrown so far, and who plays whom."""

from rollwright.core import View
from rollwright.games.make_a_difference.duel import BEATS, Throw
from rollwright.games.make_a_difference.view import DifferenceView
from rollwright.terminal.voice import Voice


def tell(voice: Voice, view: View, names: tuple[str, ...]) -> list[str]:
    """Say how a duel stands, if one is being played: every throw, then the match that is on."""
    if not isinstance(view, DifferenceView) or view.duel is None:
        return []
    people = (*names, *(card.name for card in view.cards))
    first, second = (people[who] for who in view.duel.pair)
    said = [_throw(voice, thrown, people) for thrown in view.duel.throws]
    return said if view.over else [*said, voice("make-a-difference-duel-match", first=first, second=second)]


def _throw(voice: Voice, thrown: Throw, people: tuple[str, ...]) -> str:
    (first, second), (one, other) = (people[who] for who in thrown.pair), thrown.hands
    winner = first if BEATS[one] == other else second if BEATS[other] == one else "none"
    hands = {"one": voice(f"make-a-difference-hand-{one}"), "other": voice(f"make-a-difference-hand-{other}")}
    return voice("make-a-difference-throw-said", first=first, second=second, winner=winner, **hands)
