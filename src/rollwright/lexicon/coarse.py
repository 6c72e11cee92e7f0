"""Words that bots and hints keep to themselves at a family table; people may write them."""

from functools import cache
from importlib.resources import files


@cache
def _stems() -> tuple[frozenset[str], tuple[str, ...]]:
    """Whole words, and beginnings (marked with a star) that spoil every word they open."""
    lines = (files("rollwright.lexicon") / "coarse.txt").read_text("utf-8").upper().split()
    return frozenset(word for word in lines if not word.endswith("*")), tuple(
        word[:-1] for word in lines if word.endswith("*")
    )


def is_coarse(word: str) -> bool:
    whole, beginnings = _stems()
    return word in whole or word.startswith(beginnings)
