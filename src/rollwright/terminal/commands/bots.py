"""`rollwright bots`: list the levels of each game's bots, how strong they are, and what each level means."""

from collections.abc import Iterator

import msgspec
from msgspec import Struct
from rich.table import Table
from rich.text import Text

from rollwright.bots import levels
from rollwright.bots.measured import BANDS, MeasuredLevel, MeasuredVariant, measured
from rollwright.core import Level
from rollwright.games import GAMES
from rollwright.terminal.output import Output

OURS = (*BANDS, "adaptive")  # levels whose meaning the catalogue has


class BotLine(Struct, frozen=True):
    """The bots of a game as `rollwright bots --json` lists them."""

    game: str
    levels: tuple[Level, ...]
    variants: tuple[MeasuredVariant, ...]


def show_bots(output: Output, as_json: bool = False) -> int:
    listed = [BotLine(game, levels(game), measured(game)) for game in GAMES]
    if as_json:
        output.out.print(msgspec.json.encode(listed).decode(), markup=False, soft_wrap=True)
        return 0
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style="bright_black")
    for head in ("game", "level", "share", "loss", "points"):
        table.add_column(output.text(f"terminal-bots-{head}"), justify="left" if head in ("game", "level") else "right")
    for line in listed:
        for row in _rows(line):
            table.add_row(*row)
    output.out.print(table)
    output.out.print()
    meant = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), show_header=False)
    for level in OURS:
        meant.add_row(Text(level, "bold"), output.text(f"level-{level}-means"))
    output.out.print(meant)
    output.print("terminal-bots-scale")
    return 0


def _rows(line: BotLine) -> Iterator[tuple[Text | str, ...]]:
    """Yield a row for each level of each measured variant, and for each level without figures."""
    known = {each.level for variant in line.variants for each in variant.levels}
    for variant in line.variants:
        name = " ".join([line.game, *(f"{name}={value}" for name, value in variant.options.items())])
        for each in variant.levels:
            yield Text(name, "bold"), each.level, *_figures(variant, each)
    for level in line.levels:
        if level not in known:
            yield Text(line.game, "bold"), level, "-", "-", "-"


def _figures(variant: MeasuredVariant, each: MeasuredLevel) -> tuple[str, str, str]:
    loss = f"{each.loss:.1%}" if variant.unit == "win" else f"{each.loss:.2f}"
    unit = " s" if variant.unit == "seconds" else ""
    return f"{each.share:.0%}", f"{loss}{unit}", f"{each.points:.1f}" if each.games else "-"
