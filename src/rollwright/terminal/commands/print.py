"""`rollwright print`: sheets, cards and rules of a game as a PDF."""

import os
from contextlib import suppress
from pathlib import Path
from typing import Any

from rollwright.games import find
from rollwright.press.options import read_print_options
from rollwright.press.printing import print_game
from rollwright.press.typeset import count_pages, to_pdf
from rollwright.terminal.files import CannotWrite, check_writable
from rollwright.terminal.output import Output


def print_to_file(output: Output, game: str, file: Path, given: dict[str, Any]) -> int:
    """Write the PDF whole or not at all, and say how many pages it has."""
    options = read_print_options(given)
    check_writable(file)
    made = to_pdf(print_game(find(game), options, output.language))
    write_whole(file, made)
    output.print("terminal-printed", file=str(file), pages=count_pages(made))
    return 0


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
