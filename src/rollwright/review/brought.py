"""A finished game that somebody brings as a file: one downloaded from an end page, or one typed in from paper."""

import msgspec

from rollwright.core import Record, Refused
from rollwright.games import find
from rollwright.locale import Language
from rollwright.review.played import Played, from_record
from rollwright.review.typed import read_typed

UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)


class BadGameFile(Refused):
    """The file is no game of ours: cut short, changed, or something else."""

    code = "bad-game-file"
    status = 400


def read_brought(text: str, language: Language = "en") -> Played:
    """Return the game in a file, checked by its own rules; a file that does not verify is refused."""
    if not text.lstrip().startswith(("{", "[")):
        return read_typed(text, language)
    try:
        kept = msgspec.json.decode(text, type=Record)
    except UNREADABLE as error:
        raise BadGameFile(detail=str(error)[:120]) from error
    return from_record(find(kept.game), kept)
