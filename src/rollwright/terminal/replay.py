"""`rollwright replay`: a finished game round by round; in a terminal one steps through it, in a pipe it is all printed."""

from dataclasses import dataclass

from rich.text import Text

from rollwright.core import Figure, Paper, Record, Refused, SheetView, begin, mix, read_options, step, verify
from rollwright.core.record import moves_of
from rollwright.games import find
from rollwright.terminal import draw
from rollwright.terminal.files import BadFile, read_record
from rollwright.terminal.voice import Voice


class NoRound(Refused):
    """The game ended before it."""

    code = "no-round"
    exit_code = 2


@dataclass(frozen=True)
class Step:
    """All sheets as they were when the round closed."""

    round: int
    dice: tuple[Figure, ...]
    sheets: tuple[SheetView, ...]


def replay(voice: Voice, file: str, number: int | None) -> int:
    """Show one round, or step through all of them."""
    kept = read_record(file)
    game = find(kept.game)
    if not any(finding.check == "moves" and finding.holds for finding in verify(game, kept)):
        raise BadFile("cannot-replay", file=file)
    steps = _steps(kept)
    papers = draw.papers_of(game, read_options(game, kept.options))
    if number is not None:
        if number > len(steps):
            raise NoRound(rounds=len(steps))
        _show(voice, kept, papers, steps[number - 1], len(steps))
    elif voice.out.is_terminal:
        _leaf_through(voice, kept, papers, steps)
    else:
        for each in steps:
            _show(voice, kept, papers, each, len(steps))
    return 0


def _steps(kept: Record) -> list[Step]:
    game = find(kept.game)
    state = begin(game, read_options(game, kept.options), kept.seats, mix(kept.secret, kept.words))
    steps: list[Step] = []
    for move in moves_of(game, kept.moves):
        before, state = game.view(state, None), step(game, state, move)
        after = game.view(state, None)
        if after.over or after.round != before.round:
            steps.append(Step(before.round, before.dice, after.sheets))
    return steps


def _show(voice: Voice, kept: Record, papers: dict[str, Paper], shown: Step, rounds: int) -> None:
    voice.out.print(
        Text.assemble((voice("terminal-round", round=shown.round, rounds=rounds), "bold"), "   ", draw.dice(shown.dice))
    )
    totals = [voice("terminal-points", points=sheet.total) for sheet in shown.sheets]
    voice.out.print(draw.sheets(papers, shown.sheets, kept.seats, totals))


def _leaf_through(voice: Voice, kept: Record, papers: dict[str, Paper], steps: list[Step]) -> None:
    place = 0
    while True:
        voice.out.clear()
        _show(voice, kept, papers, steps[place], len(steps))
        try:
            wish = voice.out.input(Text(voice("terminal-replay-prompt"), "bright_black")).strip().lower()
        except EOFError:
            return
        if wish == "q" or (not wish and place == len(steps) - 1):
            return
        place = int(wish) - 1 if wish.isdecimal() else place + (-1 if wish == "b" else 1)
        place = max(0, min(place, len(steps) - 1))
