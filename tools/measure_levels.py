"""Measure how strong each level is and write it beside the bots: python -m tools.measure_levels [GAME ...]

Every level plays games alone: all of them give the histogram of its points, and in some the loss of each decision is
weighed (tools/level_losses.py). In Mode B of Make a Difference, which needs a rival, two seats of the same level play,
and their points are not counted. The same seeds give the same figures. One core needs forty minutes for all games.
"""

import argparse
import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # one core is enough, and quicker
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import Progress
from rich.table import Table
from tools.level_losses import RANDOM, losses_of, margin_of_share, mean_loss

from rollwright.bots import levels
from rollwright.bots.measured import BANDS, MeasuredLevel, MeasuredVariant, Unit
from rollwright.bots.sim import simulate
from rollwright.core import Level, read_options
from rollwright.games import find

FOLDER = Path(__file__).parent.parent / "src/rollwright/bots"
SEED = "1"  # as docs/bots.md has it


@dataclass(frozen=True)
class Plan:
    """One variant to measure: `played` are options beside those that its results are known by."""

    game: str
    options: dict[str, Any]
    games: int
    weighed: int
    played: tuple[tuple[str, Any], ...] = ()
    unit: Unit = "points"
    alone: bool = False
    of_master: int = 0  # games of master, where they are to be more than those of the others
    seats: int = 1  # of the same level at a table whose decisions are weighed


PLANS = (
    *(Plan("splitter", {"pad": pad}, games=300, weighed=60, of_master=2000) for pad in ("A", "B")),
    Plan("make-a-difference", {"mode": "A"}, games=500, weighed=60, of_master=2000),
    Plan("make-a-difference", {"mode": "B"}, games=0, weighed=200, played=(("duel", False),), unit="win", seats=2),
    *(Plan("hexroller", {"side": side}, games=200, weighed=30, of_master=2000) for side in ("front", "back")),
    *(
        Plan("word-roller", {"words": words}, games=100, weighed=30, played=(("side", "each"),), alone=True)
        for words in ("en", "fr")
    ),
    Plan("difference", {}, games=0, weighed=60, played=(("mode", "solo"), ("fine_s", 0)), unit="seconds", alone=True),
)


def measure(plan: Plan, progress: Progress) -> MeasuredVariant:
    """Play and weigh the games of one variant."""
    game = find(plan.game)
    options = read_options(game, {**plan.options, **dict(plan.played)})
    names = [level for level in levels(plan.game) if level in BANDS]
    bar = progress.add_task(_title(plan), total=_games_of(plan, names))

    def advance(_: object = None) -> None:
        progress.advance(bar)

    at_random = losses_of(game, options, RANDOM, plan.weighed, advance, plan.seats)
    random = mean_loss(at_random)
    found: list[MeasuredLevel] = []
    for level in names:
        games = plan.of_master if level == "master" and plan.of_master else plan.games
        losses = losses_of(game, options, level, plan.weighed, advance, plan.seats)
        loss, margin = mean_loss(losses), margin_of_share(losses, at_random)
        one = MeasuredLevel(level, round(loss, 4), round(loss / random, 3), round(margin, 3))
        if games:
            points = simulate(game, options, [level], games, SEED, advance).players[0]
            mean, margin = points.points.mean, points.points.high - points.points.mean
            one = msgspec.structs.replace(
                one,
                games=games,
                points=round(mean, 2),
                margin=round(margin, 2),
                histogram=points.histogram,
            )
        found.append(one)
    return MeasuredVariant(plan.options, plan.unit, round(random, 4), plan.weighed, plan.alone, tuple(found))


def _games_of(plan: Plan, names: list[Level]) -> int:
    """Return how many games are played or weighed in all."""
    more = plan.of_master - plan.games if plan.of_master and "master" in names else 0
    return len(names) * (plan.games + plan.weighed) + plan.weighed + more


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="all games if none is named")
    wanted = [find(name).info.id for name in parser.parse_args().games]
    grid = Table("game", "level", "loss of a decision", "share", "band", "points")
    with Progress(transient=True) as progress:
        for name in dict.fromkeys(plan.game for plan in PLANS if not wanted or plan.game in wanted):
            plans = [plan for plan in PLANS if plan.game == name]
            variants = [measure(plan, progress) for plan in plans]
            file = FOLDER / name.replace("-", "_") / "levels.json"
            lines = b",\n".join(map(msgspec.json.encode, variants))
            file.write_bytes(b"[\n" + lines + b"\n]\n")
            for plan, variant in zip(plans, variants, strict=True):
                for row in _rows(plan, variant):
                    grid.add_row(*row)
    Console().print(grid)


def _rows(plan: Plan, variant: MeasuredVariant) -> list[tuple[str, ...]]:
    rows = [(_title(plan), RANDOM, f"{variant.random:.2f}", "100 %", "", "")]
    for each in variant.levels:
        low, high = BANDS[each.level]
        band = "in" if low <= each.share <= high else "OUT"
        points = f"{each.points:.1f} ± {each.margin:.1f}" if each.games else ""
        share = f"{each.share:.0%} ± {each.share_margin:.0%}"
        rows.append(("", str(each.level), f"{each.loss:.2f}", share, band, points))
    return rows


def _title(plan: Plan) -> str:
    return " ".join([plan.game, *map(str, plan.options.values())])


if __name__ == "__main__":
    main()
