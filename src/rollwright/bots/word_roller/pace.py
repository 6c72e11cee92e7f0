"""How long a person ponders: over a word for a while, over a card only as long as leaves others a chance to be faster."""

from collections.abc import Sequence

from rollwright.games.word_roller.actions import Action, Begin, Take

# As multiples of what a plain choice takes, on a server as it comes 0.6 seconds.
WORD = (5.0, 15.0)  # 3 to 9 seconds
CARD = (3.5, 10.0)  # 2 to 6 seconds, as the rules say
OTHER = (1.0, 3.0)


def pause(choices: Sequence[Action]) -> tuple[float, float]:
    """Return the least and the most time over these choices."""
    first = next(iter(choices), None)
    return CARD if isinstance(first, Take) else WORD if isinstance(first, Begin) else OTHER
