"""Standard output and error that survive an old code page and a reader that goes away."""

import codecs
import os
import sys
import unicodedata
from typing import Any, TextIO

PLAIN_SIGNS = "rollwright-plain-signs"  # our codec error handler
READER_GONE = 141  # the status by which a shell reports a program that writes into a closed pipe

# Signs of our drawings for code pages that lack them; most of these are of one column, as the sign itself is.
PLAIN = {
    **dict.fromkeys("⚀⚁⚂⚃⚄⚅", ""),  # the figures stand beside them
    **dict.fromkeys("╭╮╰╯┌┐└┘├┤", "+"),
    **dict.fromkeys("│┊┃", "|"),
    **dict.fromkeys("─━", "-"),
    **dict.fromkeys("█▀▄", "#"),
    **dict.fromkeys("’‘", "'"),
    **dict.fromkeys("“”«»", '"'),
    **dict.fromkeys("–—−", "-"),
    "★": "*", "♥": "v", "○": "o", "▫": "-", "☼": "s", "☾": "m", "✗": "x", "☒": "x", "□": "_",
    "‹": "<", "›": ">", "·": ".", "…": ".", "→": ">", "€": "E", "×": "x",
}  # fmt: skip


def prepare_streams() -> None:
    """Let both streams write every sign: as it is, or by a plain one where their encoding lacks it."""
    codecs.register_error(PLAIN_SIGNS, _replace)
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors=PLAIN_SIGNS)


def flush_streams() -> None:
    """Write what is still held back, so that a closed pipe is noticed here and not while Python ends."""
    for stream in (sys.stdout, sys.stderr):
        if stream is not None and not stream.closed:
            stream.flush()


def abandon_streams() -> None:
    """Discard all further output: its reader has gone, and Python would print an error when it ends."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (sys.stdout, sys.stderr):
        number = _file_number(stream)
        if number is not None and not _is_open(stream):
            os.dup2(nowhere, number)


def _is_open(stream: TextIO) -> bool:
    try:
        stream.flush()
    except OSError:
        return False
    return True


def _file_number(stream: TextIO | None) -> int | None:
    try:
        return None if stream is None else stream.fileno()
    except (OSError, ValueError, AttributeError):
        return None


def _replace(error: Any) -> tuple[str | bytes, int]:
    """Return plain signs for what an encoding cannot write: ours, the letter without its accent, or "?"."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    said = "".join(_plain(sign) for sign in error.object[error.start : error.end])
    return said, error.end


def _plain(sign: str) -> str:
    if sign in PLAIN:
        return PLAIN[sign]
    letters = unicodedata.normalize("NFKD", sign).encode("ascii", "ignore").decode()
    return letters or "?"
