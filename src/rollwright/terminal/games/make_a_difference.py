"""Make a Difference in the terminal: sums of the lines, the throws of rock, paper, scissors, colours of the rings."""

from rollwright.core import View
from rollwright.games.make_a_difference.duel import BEATS, Throw
from rollwright.games.make_a_difference.lines import card_sums
from rollwright.games.make_a_difference.sheet import layout
from rollwright.games.make_a_difference.view import DifferenceView
from rollwright.terminal.display import GameDisplay, shown_once_a_round
from rollwright.terminal.output import Output


def table_lines(output: Output, view: View, names: tuple[str, ...]) -> list[str]:
    return [*sum_lines(output, view, names), *duel_lines(output, view, names)]


def sum_lines(output: Output, view: View, names: tuple[str, ...]) -> list[str]:
    """Return, in Mode B, a line for each participant with the sums of its nine lines and of all of them."""
    if not isinstance(view, DifferenceView) or view.mode == "A":
        return []
    head, hidden = output.text("terminal-make-a-difference-sums"), output.text("terminal-make-a-difference-face-down")
    known = [*zip(names, view.sums, strict=True), *((card.name, card_sums(card)) for card in view.cards)]
    width = max(len(name) for name in (head, *(name for name, _ in known), *(["BotCard"] * bool(view.face_down))))
    ids = [*(line.id for line in layout().lines), output.text("terminal-make-a-difference-all")]
    return [
        f"{head:{width}}  " + " ".join(f"{line:>3}" for line in ids),
        *(f"{name:{width}}  " + " ".join(f"{figure:3}" for figure in (*sums, sum(sums))) for name, sums in known),
        *([f"{'BotCard':{width}}  {hidden}"] * view.face_down),
    ]


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
    table_lines=table_lines,
    result_lines=table_lines,
    cell_width=3,
    wide_lines=True,
    shown_rolls=shown_once_a_round,
    tie_break="terminal-make-a-difference-tie-break",
    ring_colours={"row": "red", "column": "blue"},
)
