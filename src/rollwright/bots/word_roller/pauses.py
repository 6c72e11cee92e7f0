"""How long a bot waits before it acts: long over a word, and over a card long enough that people can be faster."""

from collections.abc import Sequence

from rollwright.games.word_roller.actions import Action, Begin, Take

# Multiples of the time for a plain choice, which is 0.6 seconds on a server by default.
WORD = (5.0, 15.0)  # 3 to 9 seconds
CARD = (3.5, 10.0)  # 2 to 6 seconds, as the rules say
OTHER = (1.0, 3.0)


def pause(choices: Sequence[Action]) -> tuple[float, float]:
    """Return the least and the most time over these choices."""
    first = next(iter(choices), None)
    return CARD if isinstance(first, Take) else WORD if isinstance(first, Begin) else OTHER
