"""Coarse words: at a family table no bot writes them and no hint suggests them; people may write them."""

from functools import cache
from importlib.resources import files


@cache
def _stems() -> tuple[frozenset[str], tuple[str, ...]]:
    """Return coarse words, and prefixes (marked with a star in the file) that make every word with them coarse."""
    lines = (files("rollwright.lexicon") / "coarse.txt").read_text("utf-8").upper().split()
    return frozenset(word for word in lines if not word.endswith("*")), tuple(
        word[:-1] for word in lines if word.endswith("*")
    )


def is_coarse(word: str) -> bool:
    whole, beginnings = _stems()
    return word in whole or word.startswith(beginnings)
