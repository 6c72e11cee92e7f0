"""The end of a game: every sheet, every line of the score, and the winner."""

from typing import Any

from rich.table import Table
from rich.text import Text

from rollwright.core import Game, Rival, places, rivals, solo_figure, solo_title
from rollwright.terminal.display import GameDisplay
from rollwright.terminal.drawing.sheets import draw_sheets, papers_of
from rollwright.terminal.games import display_of
from rollwright.terminal.output import Output


def print_result(
    output: Output, game: Game, options: Any, names: tuple[str, ...], state: Any, me: int | None = 0
) -> None:
    """Print the result for the person in seat `me`, or for a spectator."""
    display, view = display_of(game.info.id), game.view(state, None)
    totals = [sheet.total for sheet in view.sheets]
    notes = [output.text("terminal-points", points=total) for total in totals]
    output.out.print(draw_sheets(output, game.info.id, papers_of(game, options), view.sheets, names, notes))
    others = rivals(game, state)
    output.out.print(_score_pad(output, game, names, state, others))
    output.out.print()
    for line in display.result_lines(output, view, names) if display.result_lines else ():
        output.out.print(Text(f" {line}"))
    everyone = (*names, *(rival.name for rival in others))
    everyones_totals = [*totals, *(rival.total for rival in others)]
    ranks = (*places(game, state, len(names)), *(rival.place for rival in others))
    output.out.print(Text(f" {_verdict(output, display, everyone, everyones_totals, ranks, me)}", "bold"))
    if len(names) == 1:
        figure = solo_figure(game, state)
        title = solo_title(game, options, figure)
        if title is not None:
            output.out.print(Text(f" {output.text('terminal-title', total=figure, title=output.text(title))}"))


def _score_pad(output: Output, game: Game, names: tuple[str, ...], state: Any, others: tuple[Rival, ...]) -> Table:
    """Return a table with a line for each item and a column for each seat; rivals without a seat have a total only."""
    scores = [game.score(state, seat) for seat in range(len(names))]
    table = Table(box=None, header_style="bright_black", padding=(0, 2, 0, 1))
    table.add_column("")
    for name in (*names, *(rival.name for rival in others)):
        table.add_column(Text(name), justify="right")
    for item in dict.fromkeys(item.id for score in scores for item in score.items):
        points = [{each.id: each.points for each in score.items} for score in scores]
        table.add_row(Text(output.text(f"{game.info.id}-item-{item}")), *(str(of.get(item, "")) for of in points))
    totals = (*(score.total for score in scores), *(rival.total for rival in others))
    table.add_row(Text(output.text("terminal-total"), "bold"), *(Text(str(total), "bold") for total in totals))
    return table


def _verdict(
    output: Output,
    display: GameDisplay,
    names: tuple[str, ...],
    totals: list[int],
    ranks: tuple[int, ...],
    me: int | None,
) -> str:
    winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
    others = ", ".join(names[seat] for seat in winners if seat != me)
    if len(names) == 1:
        return output.text("terminal-win-alone", total=totals[0])
    if len(winners) == 1 and totals.count(totals[winners[0]]) > 1:  # the game's ranking broke a tie
        return output.text(f"{display.tie_break}-{'won' if winners == [me] else 'lost'}", name=others)
    if winners == [me]:
        second = max((seat for seat in range(len(names)) if seat != me), key=lambda seat: totals[seat])
        return output.text("terminal-win", by=totals[winners[0]] - totals[second], name=names[second])
    if me in winners:
        return output.text("terminal-win-shared", names=others)
    if len(winners) > 1:
        return output.text("terminal-won-shared", names=others)
    if me is None:
        return output.text("terminal-winner", name=others, points=totals[winners[0]])
    return output.text("terminal-lose", name=others, by=totals[winners[0]] - totals[me])
