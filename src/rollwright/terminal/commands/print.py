"""`rollwright print`: sheets, cards and rules of a game, or a finished game, as a PDF."""

import os
from contextlib import suppress
from pathlib import Path
from typing import Any

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from rollwright.core import Record, places, read_options, start_of, step, verify
from rollwright.core.record import moves_of, rules_of
from rollwright.games import GAMES, find
from rollwright.press.options import PrintOptions, read_print_options
from rollwright.press.panel import Document
from rollwright.press.printing import print_game
from rollwright.press.tables import TableToPrint, print_table
from rollwright.press.typeset import count_pages, to_pdf
from rollwright.terminal.files import BadFile, CannotWrite, check_writable, read_record
from rollwright.terminal.output import Output


def print_to_file(output: Output, game: str, file: Path, given: dict[str, Any]) -> int:
    """Write the PDF whole or not at all, and say how many pages it has."""
    options = read_print_options(given)
    check_writable(file)
    if game not in GAMES and (game == "-" or game.endswith(".json") or Path(game).is_file()):
        document = _finished(output, game, options)
    else:
        document = _with_progress(output, game, options)
    made = to_pdf(document)
    write_whole(file, made)
    output.print("terminal-printed", file=str(file), pages=count_pages(made))
    return 0


def _with_progress(output: Output, game: str, options: PrintOptions) -> Document:
    """Print a game; a bar shows how many pictures are painted, where a person is watching."""
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        console=output.err,
        transient=True,
        disable=not output.err.is_terminal,
    ) as bar:
        task: Any = None

        def progress(done: int, total: int) -> None:
            nonlocal task
            if task is None:
                task = bar.add_task(output.text("terminal-painting"), total=total)
            bar.update(task, completed=done)

        return print_game(find(game), options, output.language, progress)


def _finished(output: Output, file: str, options: PrintOptions) -> Document:
    """Print the game of a file, after its moves were checked."""
    kept = read_record(file)
    game = find(kept.game, kept.version)
    if not any(finding.check == "moves" and finding.holds for finding in verify(game, kept)):
        raise BadFile("cannot-replay", file=file)
    return print_table(_last_state(kept), options, output.language)


def _last_state(kept: Record) -> TableToPrint:
    game = rules_of(find(kept.game), kept)
    chosen = read_options(game, kept.options)
    state = start_of(game, chosen, kept.seats, kept.seed, kept.origin)
    for move in moves_of(game, kept.moves):
        state = step(game, state, move)
    return TableToPrint(
        game=game,
        options=chosen,
        names=kept.seats,
        view=game.view(state, None),
        places=places(game, state, len(kept.seats)),
        commitment=kept.commitment,
        paper=kept.paper,
    )


def write_whole(file: Path, content: bytes) -> None:
    """Write a file whole or not at all; an older one stays until the new one is complete."""
    draft = file.with_name(f".{file.name}.{os.getpid()}.draft")
    try:
        draft.write_bytes(content)
        draft.replace(file)
    except OSError as error:
        with suppress(OSError):
            draft.unlink()
        raise CannotWrite(file=str(file), detail=error.strerror or "") from error
