"""Word lists and word search, for the word game and its bots."""

from collections.abc import Container

from rollwright.core import NotFound


def allowed_words(language: str) -> Container[str]:
    """Return the installed list of a language, in capitals without accents."""
    raise NotFound("unknown-words", words=language[:40])
