"""How much the tests try: `make test` answers within minutes, `make soak` tries much more of the same."""

import os

SOAK = os.environ.get("SOAK") == "1"


def effort(test: int, soak: int) -> int:
    """Return how many games, kills or examples to try."""
    return soak if SOAK else test
