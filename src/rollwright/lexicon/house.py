"""A table's own words, from one line of text: words to add and, each after a minus, words to remove."""

from rollwright.core import BadOptions
from rollwright.lexicon.letters import fold

LONGEST = 11  # squares in the longest line of any card


def read_house(text: str) -> tuple[frozenset[str], frozenset[str]]:
    """Return the added and the removed words; raise `BadOptions` for a word that fits on no card."""
    added, struck = set[str](), set[str]()
    for entry in text.replace(",", " ").split():
        word = fold(entry.removeprefix("-"))
        if word is None or not 2 <= len(word) <= LONGEST:
            raise BadOptions("bad-house", word=entry[:20], most=LONGEST)
        (struck if entry.startswith("-") else added).add(word)
    return frozenset(added - struck), frozenset(struck)
