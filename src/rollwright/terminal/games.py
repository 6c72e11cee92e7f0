"""`rollwright games`: what there is to play."""

from rich.table import Table
from rich.text import Text

from rollwright.core import Info, OptionInfo, options_of
from rollwright.games import GAMES
from rollwright.terminal.voice import Voice


def show_games(voice: Voice) -> int:
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), show_header=False)
    for game in GAMES.values():
        table.add_row(*_line(voice, game.info), " ".join(map(_option, options_of(game))))
    voice.out.print(table)
    return 0


def _line(voice: Voice, info: Info) -> tuple[Text, str, str]:
    low, high = info.seats
    return (
        Text(info.id, "bold"),
        voice(f"game-{info.id}-line"),
        voice("game-meta", low=low, high=high, minutes=info.minutes),
    )


def _option(option: OptionInfo) -> str:
    """Write an option as the command line takes it."""
    match option.kind:
        case "choice":
            return f"{option.id}={'|'.join(map(str, option.values))}"
        case "flag":
            return f"{option.id}=true|false"
        case "text":
            return f"{option.id}=…"
        case _:
            return f"{option.id}={option.low}…{option.high}"
