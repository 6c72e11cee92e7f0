"""Make a Difference in the terminal: the throws of rock, paper, scissors, and the colours of the rings."""

from rollwright.core import View
from rollwright.games.make_a_difference.duel import BEATS, Throw
from rollwright.games.make_a_difference.view import DifferenceView
from rollwright.terminal.display import GameDisplay
from rollwright.terminal.output import Output


def duel_lines(output: Output, view: View, names: tuple[str, ...]) -> list[str]:
    """Return a line for every throw so far and, while the duel is on, one for the players of the next throw."""
    if not isinstance(view, DifferenceView) or view.duel is None:
        return []
    people = (*names, *(card.name for card in view.cards))
    first, second = (people[player] for player in view.duel.pair)
    lines = [_throw(output, thrown, people) for thrown in view.duel.throws]
    if view.over:
        return lines
    return [*lines, output.text("make-a-difference-duel-match", first=first, second=second)]


def _throw(output: Output, thrown: Throw, people: tuple[str, ...]) -> str:
    (first, second), (one, other) = (people[player] for player in thrown.pair), thrown.hands
    winner = first if BEATS[one] == other else second if BEATS[other] == one else "none"
    hands = {
        "one": output.text(f"make-a-difference-hand-{one}"),
        "other": output.text(f"make-a-difference-hand-{other}"),
    }
    return output.text("make-a-difference-throw-said", first=first, second=second, winner=winner, **hands)


DISPLAY = GameDisplay(
    table_lines=duel_lines,
    result_lines=duel_lines,
    tie_break="terminal-make-a-difference-tie-break",
    ring_colours={"row": "red", "column": "blue"},
)
