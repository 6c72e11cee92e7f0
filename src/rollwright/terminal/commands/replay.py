"""`rollwright replay`: show a finished game round by round, in a terminal one at a time, in a pipe all at once."""

from dataclasses import dataclass, replace

from rich.text import Text

from rollwright.core import Figure, Paper, Record, Refused, SheetView, read_options, start_of, step, verify
from rollwright.core.record import moves_of, rules_of
from rollwright.games import find
from rollwright.terminal.drawing.sheets import draw_dice, draw_sheets, papers_of
from rollwright.terminal.files import BadFile, read_record
from rollwright.terminal.output import Output


class NoRound(Refused):
    """The game ended before the round asked for."""

    code = "no-round"
    exit_code = 2


@dataclass(frozen=True)
class Round:
    """The dice of one round, and all sheets as they were when it closed."""

    number: int
    dice: tuple[Figure, ...]
    sheets: tuple[SheetView, ...]


def replay(output: Output, file: str, number: int | None) -> int:
    """Print one round, or all of them."""
    kept = read_record(file)
    game = find(kept.game, kept.version)
    if not any(finding.check == "moves" and finding.holds for finding in verify(game, kept)):
        raise BadFile("cannot-replay", file=file)
    rounds = _rounds(kept)
    papers = papers_of(game, read_options(game, kept.options))
    if number is not None:
        if number > len(rounds):
            raise NoRound(rounds=len(rounds))
        _print_round(output, kept, papers, rounds[number - 1], len(rounds))
    elif output.out.is_terminal:
        _browse(output, kept, papers, rounds)
    else:
        for each in rounds:
            _print_round(output, kept, papers, each, len(rounds))
    return 0


def _rounds(kept: Record) -> list[Round]:
    game = rules_of(find(kept.game), kept)
    state = start_of(game, read_options(game, kept.options), kept.seats, kept.seed, kept.origin)
    rounds: list[Round] = []
    for move in moves_of(game, kept.moves):
        before, state = game.view(state, None), step(game, state, move)
        after = game.view(state, None)
        if before.over:  # a sheet of paper was entered: it belongs to the last round
            rounds[-1] = replace(rounds[-1], sheets=after.sheets)
        elif after.over or (after.round != before.round and before.round > 0):
            rounds.append(Round(before.round, before.dice, after.sheets))
    return rounds


def _print_round(output: Output, kept: Record, papers: dict[str, Paper], shown: Round, rounds: int) -> None:
    round_line = output.text("terminal-round", round=shown.number, rounds=rounds)
    output.out.print(Text.assemble((round_line, "bold"), "   ", draw_dice(shown.dice)))
    totals = [output.text("terminal-points", points=sheet.total) for sheet in shown.sheets]
    output.out.print(draw_sheets(output, kept.game, papers, shown.sheets, kept.seats, totals))


def _browse(output: Output, kept: Record, papers: dict[str, Paper], rounds: list[Round]) -> None:
    """Show one round at a time: Enter goes on, "b" goes back, a number jumps, "q" ends."""
    place = 0
    while True:
        output.out.clear()
        _print_round(output, kept, papers, rounds[place], len(rounds))
        try:
            typed = output.out.input(Text(output.text("terminal-replay-prompt"), "bright_black")).strip().lower()
        except EOFError:
            return
        if typed == "q" or (not typed and place == len(rounds) - 1):
            return
        place = int(typed) - 1 if typed.isdecimal() else place + (-1 if typed == "b" else 1)
        place = max(0, min(place, len(rounds) - 1))
