"""`rollwright score` for a sheet drawn as text: the score line by line, and what on the sheet cannot be."""

from collections.abc import Mapping
from typing import Any

from rich.table import Table
from rich.text import Text

from rollwright.core import (
    Figure,
    Game,
    Paper,
    Refused,
    Score,
    ScoredSheet,
    SheetView,
    paper_named,
    papers,
    read_options,
    score_paper,
    scorer_of,
)
from rollwright.locale import fault_said
from rollwright.terminal.arguments import read_option_pairs, with_usual_options
from rollwright.terminal.drawing.labels import labels_of
from rollwright.terminal.drawing.reading import by_hand, read_drawing
from rollwright.terminal.drawing.sheets import draw_sheet
from rollwright.terminal.files import read_dice
from rollwright.terminal.games import display_of
from rollwright.terminal.output import Output

MOST = 100_000  # characters of a drawing


def score_text(
    output: Output, game: Game, text: str, pairs: list[str], name: str | None = None, rolls: str | None = None
) -> int:
    """Read the options and score the drawing by them."""
    options = read_option_pairs(game, with_usual_options(game, output.language, pairs))
    return score_drawing(output, game, options, text, name, rolls)


def score_drawing(
    output: Output, game: Game, options: Any, text: str, name: str | None = None, rolls: str | None = None
) -> int:
    """Print the score and the faults, and return the exit code: 1 when something on the sheet cannot be."""
    if len(text) > MOST:
        raise Refused("drawing-too-big", most=MOST)
    scorer = scorer_of(game)
    name = name if name is not None else next(iter(papers(game, options)), "")
    paper = paper_named(game, options, name)
    labels = labels_of(output, game.info.id, paper)
    cells = by_hand(read_drawing(display_of(game.info.id), paper, text, labels), scorer.figures(options, name))
    return print_score(output, game, options, name, cells, rolls)


def print_score(
    output: Output, game: Game, options: Any, name: str, cells: Mapping[str, Any], rolls: str | None = None
) -> int:
    """Print a sheet with its score and its faults, and return the exit code."""
    paper = paper_named(game, options, name)
    labels = labels_of(output, game.info.id, paper)
    scored = score_paper(game, options, name, cells, _fallen(game, rolls))
    seen = SheetView(scored.ink, scored.score.total if scored.score else 0, score=scored.score)
    output.out.print(draw_sheet(display_of(game.info.id), paper, seen, (), labels))
    output.out.print()
    if scored.score is not None:
        output.out.print(_score_pad(output, game, scored.score))
        if scored.note:
            output.print(scored.note)
    return _print_faults(output, game, paper, scored)


def _fallen(game: Game, file: str | None) -> tuple[tuple[Figure, ...], ...]:
    """Return the dice of each round, from the file of a caller or of a finished game."""
    if file is None:
        return ()
    kept = read_dice(file)
    rules = game.under(kept.version)
    if kept.game != game.info.id or rules.rolls is None:
        raise Refused("bad-rolls", title=game.info.title)
    drawn = {roll.key: roll.values for roll in kept.rolls}
    dice = rules.rolls(read_options(rules, kept.options)).dice
    rounds: list[tuple[Figure, ...]] = []
    while all(each.named(len(rounds) + 1) in drawn for each in dice):
        number = len(rounds) + 1
        rounds.append(tuple(value for each in dice for value in drawn[each.named(number)]))
    return tuple(rounds)


def _score_pad(output: Output, game: Game, score: Score) -> Table:
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 1))
    table.add_column("")
    table.add_column("", justify="right")
    for item in score.items:
        table.add_row(Text(output.text(f"{game.info.id}-item-{item.id}")), str(item.points))
    table.add_row(Text(output.text("terminal-total"), "bold"), Text(str(score.total), "bold"))
    return table


def _print_faults(output: Output, game: Game, paper: Paper, scored: ScoredSheet) -> int:
    for found in scored.faults:
        output.out.print(
            Text.assemble(("✗ ", "bold red"), fault_said(output.language, game, paper, found)), soft_wrap=True
        )
    if not scored.faults:
        output.out.print(Text.assemble(("✓ ", "green"), output.text("score-fine")), soft_wrap=True)
    return 1 if scored.faults else 0
