"""Print copies of a game as PDF in a process of its own, with a bound on its pages, its memory and its time.

A hundred copies of many sheets take a gigabyte and minutes, which one visitor must not take from the server.
It reads a `Wish` from standard input (JSON) and writes an `Answer` to standard output (msgpack).
"""

import sys

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from rollwright import games
from rollwright.core.subprocesses import bound_process, run_and_wait
from rollwright.locale import Language
from rollwright.press.options import BadPrint, PrintOptions
from rollwright.press.printing import print_game
from rollwright.press.typeset import to_pdf

MOST_PAGES = 240  # pages of one file; a page takes about a megabyte while it is made
MOST_MEMORY = 3 * 1024**3  # bytes of addresses; less than a fifth of it is ever used
MOST_SECONDS, PATIENCE = 200, 300.0  # seconds of the processor, and of the clock
MOST_FILE = 64 * 1024**2  # bytes; Typst is given its fonts and pictures as files
NICE = 10


class Wish(Struct, frozen=True):
    game: str
    options: PrintOptions
    language: Language


class Answer(Struct, frozen=True):
    """The file, or why there is none."""

    pdf: bytes = b""
    refused: str = ""
    params: dict[str, str | int] = {}


def print_apart(wish: Wish) -> bytes:
    """Return the PDF, or raise `BadPrint`. It blocks: call it in a thread."""
    made = run_and_wait("rollwright.press.worker", given=msgspec.json.encode(wish), patience=PATIENCE)
    answer = msgspec.msgpack.decode(made, type=Answer)
    if answer.refused:
        raise BadPrint(answer.refused, **answer.params)
    return answer.pdf


def check_pages(wish: Wish) -> None:
    """Raise `BadPrint` where the file would have too many pages; a page of rules is there once."""
    copies = wish.options.copies
    if copies > 1:
        once = print_game(games.find(wish.game), replace(wish.options, copies=1), wish.language)
        pages = copies * sum(not page.text for page in once.pages)
        if pages > MOST_PAGES:
            raise BadPrint("too-many-pages-to-print", pages=pages, most=MOST_PAGES)


def main() -> None:
    bound_process(MOST_MEMORY, MOST_SECONDS, nice=NICE, file=MOST_FILE)
    wish = msgspec.json.decode(sys.stdin.buffer.read(), type=Wish)
    try:
        check_pages(wish)
        answer = Answer(to_pdf(print_game(games.find(wish.game), wish.options, wish.language)))
    except BadPrint as error:
        answer = Answer(refused=error.code, params=dict(error.params))
    sys.stdout.buffer.write(msgspec.msgpack.encode(answer))


if __name__ == "__main__":
    main()
