"""The pictures of Difference for tests in a browser, rendered small: that takes a tenth of the time."""

from pathlib import Path

import msgspec

from rollwright.games.difference.cutting import cut
from rollwright.games.difference.gallery import edition
from rollwright.games.difference.painter import render
from rollwright.games.difference.picture import CARDS


def paint_circus(folder: Path) -> None:
    """Put the cards of the circus in a server's folder of pictures; close by, all of them look the same."""
    gallery = folder / "difference" / edition()
    gallery.mkdir(parents=True, exist_ok=True)
    (gallery / "circus.cut").write_bytes(msgspec.msgpack.encode(cut("circus", 250)))
    close = render("circus", 0, 250)
    for card in CARDS:
        (gallery / f"circus-{card}-2000.png").write_bytes(close)
