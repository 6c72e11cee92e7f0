"""A card of Difference as paper: a picture in its frame. Nobody writes on it, so it has no places."""

from rollwright.core import Paper
from rollwright.games.difference.picture import HEIGHT, WIDTH
from rollwright.games.difference.state import Options

UNITS = 10  # units of the picture's canvas in a millimetre


def paper(options: Options) -> Paper:
    """Return a card's outline in millimetres."""
    return Paper(f"difference-{options.illustration}", WIDTH / UNITS, HEIGHT / UNITS, ())
