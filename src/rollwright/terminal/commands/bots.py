"""`rollwright bots`: list the levels of each game's bots."""

from rich.table import Table
from rich.text import Text

from rollwright.bots import levels
from rollwright.games import GAMES
from rollwright.terminal.output import Output


def show_bots(output: Output) -> int:
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), show_header=False)
    for game in GAMES:
        table.add_row(Text(game, "bold"), " ".join(levels(game)) or "-")
    output.out.print(table)
    return 0
