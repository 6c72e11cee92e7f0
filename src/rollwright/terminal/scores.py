"""The end of a game in the terminal: every sheet, every line of the score, who won."""

from typing import Any

from rich.table import Table
from rich.text import Text

from rollwright.core import Game, Rival, places, rivals, solo_title
from rollwright.terminal import draw, duel
from rollwright.terminal.voice import Voice


def final(voice: Voice, game: Game, options: Any, names: tuple[str, ...], state: Any) -> None:
    """Show the result as seat 0 reads it."""
    view, ranks = game.view(state, None), places(game, state, len(names))
    totals = [sheet.total for sheet in view.sheets]
    voice.out.print(
        draw.sheets(
            draw.papers_of(game, options),
            view.sheets,
            names,
            [voice("terminal-points", points=total) for total in totals],
        )
    )
    others = rivals(game, state)
    voice.out.print(_items(voice, game, names, state, others))
    voice.out.print()
    for said in duel.tell(voice, view, names):
        voice.out.print(Text(f" {said}"))
    everyone = (*names, *(rival.name for rival in others))
    places_of_all = (*ranks, *(rival.place for rival in others))
    voice.out.print(
        Text(f" {_verdict(voice, everyone, [*totals, *(rival.total for rival in others)], places_of_all)}", "bold")
    )
    title = solo_title(game, options, totals[0]) if len(names) == 1 else None
    if title is not None:
        voice.out.print(Text(f" {voice('terminal-title', total=totals[0], title=voice(title))}"))


def _items(voice: Voice, game: Game, names: tuple[str, ...], state: Any, others: tuple[Rival, ...]) -> Table:
    """The score pad: a line an item, a column a seat; whoever plays without a seat has a total only."""
    scores = [game.score(state, seat) for seat in range(len(names))]
    table = Table(box=None, header_style="bright_black", padding=(0, 2, 0, 1))
    table.add_column("")
    for name in (*names, *(rival.name for rival in others)):
        table.add_column(Text(name), justify="right")
    for item in dict.fromkeys(item.id for score in scores for item in score.items):
        points = [{each.id: each.points for each in score.items} for score in scores]
        table.add_row(voice(f"{game.info.id}-item-{item}"), *(str(of.get(item, "")) for of in points))
    totals = (*(score.total for score in scores), *(rival.total for rival in others))
    table.add_row(Text(voice("terminal-total"), "bold"), *(Text(str(total), "bold") for total in totals))
    return table


def _verdict(voice: Voice, names: tuple[str, ...], totals: list[int], ranks: tuple[int, ...]) -> str:
    winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
    others = ", ".join(names[seat] for seat in winners if seat != 0)
    if len(names) == 1:
        return voice("terminal-win-alone", total=totals[0])
    if len(winners) == 1 and totals.count(totals[winners[0]]) > 1:  # equal totals: a duel decided
        return voice("terminal-win-decided") if winners == [0] else voice("terminal-won-decided", name=others)
    if winners == [0]:
        second = max(range(1, len(names)), key=lambda seat: totals[seat])
        return voice("terminal-win", by=totals[0] - totals[second], name=names[second])
    if 0 in winners:
        return voice("terminal-win-shared", names=others)
    if len(winners) > 1:
        return voice("terminal-won-shared", names=others)
    return voice("terminal-lose", name=others, by=totals[winners[0]] - totals[0])
