"""`rollwright games`: list the games with their title pages and options, in words or as JSON."""

import msgspec
from msgspec import Struct
from rich.table import Table
from rich.text import Text

from rollwright.core import Info, OptionInfo, Proposal, options_of
from rollwright.games import GAMES
from rollwright.terminal.output import Output


class GameLine(Struct, frozen=True):
    """A game as `rollwright games --json` lists it."""

    info: Info
    options: tuple[OptionInfo, ...]
    proposals: tuple[Proposal, ...]


def show_games(output: Output, as_json: bool = False) -> int:
    if as_json:
        listed = [GameLine(game.info, options_of(game), game.proposals) for game in GAMES.values()]
        output.out.print(msgspec.json.encode(listed).decode(), markup=False, soft_wrap=True)
        return 0
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), show_header=False)
    for _ in range(3):
        table.add_column()
    table.add_column(overflow="fold")
    for game in GAMES.values():
        table.add_row(*_line(output, game.info), " ".join(map(_option, options_of(game))))
    output.out.print(table)
    return 0


def _line(output: Output, info: Info) -> tuple[Text, Text, str]:
    (low, high), (least, most) = info.seats, info.minutes
    minutes = str(least) if least == most else f"{least}–{most}"
    return (
        Text(info.id, "bold"),
        Text(output.text(f"game-{info.id}-line")),
        output.text("game-meta", low=low, high=high, minutes=minutes, age=info.age),
    )


def _option(option: OptionInfo) -> str:
    """Return an option as the command line takes it."""
    match option.kind:
        case "choice":
            return f"{option.id}={'|'.join(map(str, option.values))}"
        case "flag":
            return f"{option.id}=true|false"
        case "text":
            return f"{option.id}=…"
        case _:
            return f"{option.id}={option.low}…{option.high}"
