"""A bot for any game that has none of its own: it makes random choices."""

from collections.abc import Sequence
from random import Random
from typing import Any

from rollwright.core import View


def choose_any(options: Any, view: View, seat: int, choices: Sequence[Any], random: Random) -> tuple[Any, ...]:
    """Choose a verb first, so that forty cells do not outweigh one `done`, then one of its choices."""
    verbs = {action.__struct_config__.tag for action in choices}
    verb = random.choice(sorted(verbs))
    return (random.choice([action for action in choices if action.__struct_config__.tag == verb]),)
