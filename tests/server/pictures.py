"""Where a server of a test keeps its pictures: painting one takes seconds, so most tests share them."""

from pathlib import Path

PICTURES = Path(__file__).parents[2] / ".pytest_cache" / "pictures"  # painted once for all tests


def pictures_for(folder: Path) -> Path:
    """Return the pictures that a test has hung in its own folder, or else those that all tests share."""
    own = folder / "pictures"
    return own if own.exists() else PICTURES
