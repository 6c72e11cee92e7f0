"""How long each level of each game thinks, side by side at one table: python -m bench.bots"""

from collections.abc import Iterator
from contextlib import suppress
from typing import Any

from msgspec import to_builtins
from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid

from rollwright.bots import levels
from rollwright.bots.sim import SimResult, simulate
from rollwright.core import BadOptions, Game, begin, options_of, read_options
from rollwright.games import GAMES as ON_OFFER

GAMES = 60


def variants(game: Game) -> Iterator[Any]:
    """Yield the default options, then each other value of each choice, but those of times: bots ignore these."""
    yield read_options(game, {})
    for option in options_of(game):
        for value in option.values[1:] if not option.id.endswith("_s") else ():
            options = read_options(game, {option.id: value})
            with suppress(BadOptions):
                begin(game, options, levels(game.info.id), "")
                yield options


def lines(result: SimResult) -> Iterator[tuple[str, ...]]:
    usual = to_builtins(read_options(ON_OFFER[result.game], {}))
    played = " ".join(f"{name} {value}" for name, value in result.options.items() if value != usual[name]) or "as usual"
    fastest = min(player.ms_per_move for player in result.players)
    for player in result.players:
        ratio = f"{player.ms_per_move / fastest:.1f}"
        yield (
            result.game,
            played,
            player.level,
            f"{player.ms_per_move:.2f}",
            f"{player.ms_per_move_p99:.2f}",
            f"{player.ms_per_move_max:.0f}",
            ratio,
            f"{player.points.mean:.1f}",
        )


def main() -> None:
    grid = Grid(
        "game",
        "options",
        "level",
        "ms a move",
        "p99",
        "most",
        "to the fastest",
        "points",
        title=f"bots, {GAMES} games each",
    )
    jobs = [(game, options) for name, game in ON_OFFER.items() if levels(name) for options in variants(game)]
    with Progress(transient=True) as progress:
        bar = progress.add_task("bots", total=GAMES * len(jobs))
        for game, options in jobs:
            for line in lines(
                simulate(game, options, levels(game.info.id), GAMES, "bench", lambda _: progress.advance(bar))
            ):
                grid.add_row(*line)
    Console().print(grid)


if __name__ == "__main__":
    main()
