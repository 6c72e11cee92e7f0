"""`rollwright sim`: let bots play many games, with a progress bar, and print how strong they are."""

from collections.abc import Sequence
from typing import Any

import msgspec
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from rollwright.bots import Level
from rollwright.bots.sim import Estimate, PlayerResult, SimResult, simulate
from rollwright.core import Game, begin
from rollwright.terminal.output import Output

BINS = 24  # the most lines of a histogram
WIDTH = 28
COLOURS = ("green", "cyan", "magenta", "yellow", "blue", "red")


def sim(output: Output, game: Game, options: Any, levels: Sequence[Level], games: int, seed: str, as_json: bool) -> int:
    begin(game, options, tuple(levels), seed)  # refuses a wrong number of seats before the progress bar is drawn
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=output.err, transient=True) as progress:
        task = progress.add_task(output.text("terminal-sim-playing"), total=games)
        result = simulate(game, options, levels, games, seed, lambda played: progress.update(task, completed=played))
    if as_json:
        output.out.file.write(msgspec.json.encode(result).decode() + "\n")
    else:
        title = Text(output.text("terminal-sim-title", game=game.info.title, games=games, seed=seed), "bold")
        for part in (title, _table(output, result), _histogram(output, result)):
            output.out.print(part)
            output.out.print()
    return 0


def _table(output: Output, result: SimResult) -> Table:
    table = Table(box=None, header_style="bright_black", pad_edge=False, padding=(0, 3, 0, 0))
    for column in ("player", "points", "wins", "time"):
        table.add_column(output.text(f"terminal-sim-{column}"), justify="left" if column == "player" else "right")
    for number, player in enumerate(result.players):
        name = Text(player.level, COLOURS[number % len(COLOURS)])
        table.add_row(name, _points(player.points), _share(player.wins), f"{player.ms_per_move:.2f} ms")
    return table


def _points(estimate: Estimate) -> Text:
    margin = f" ± {estimate.high - estimate.mean:.2f}"
    return Text.assemble((f"{estimate.mean:.2f}", "bold"), (margin, "bright_black"))


def _share(estimate: Estimate) -> Text:
    """Return a share with its interval, which is lopsided near 0 and 100 %."""
    interval = f" ({100 * estimate.low:.1f}–{100 * estimate.high:.1f})"
    return Text.assemble((f"{100 * estimate.mean:.2f} %", "bold"), (interval, "bright_black"))


def _histogram(output: Output, result: SimResult) -> Table:
    """Return a histogram of each player's points, the players side by side."""
    scores = [points for player in result.players for points in player.histogram]
    low, high = min(scores), max(scores)
    size = 1 + (high - low) // BINS
    bins = [range(start, start + size) for start in range(low, high + 1, size)]
    counts = [[_count(player, each) for each in bins] for player in result.players]
    most = max(map(max, counts))
    table = Table(box=None, header_style="bright_black", pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(output.text("terminal-sim-points"), justify="right", style="bright_black")
    for player in result.players:
        table.add_column(player.level, min_width=WIDTH // 2)
    for place, each in enumerate(bins):
        label = f"{each[0]}" if size == 1 else f"{each[0]}–{each[-1]}"
        bars = [
            Text(_bar(series[place] / most), COLOURS[number % len(COLOURS)]) for number, series in enumerate(counts)
        ]
        table.add_row(label, *bars)
    return table


def _count(player: PlayerResult, points: range) -> int:
    return sum(player.histogram.get(each, 0) for each in points)


def _bar(share: float) -> str:
    eighths = round(share * WIDTH * 8)
    return "█" * (eighths // 8) + " ▏▎▍▌▋▊▉"[eighths % 8].strip()
