"""The secrets of a test's dice follow from its name: a test that fails for its dice fails in every run."""

import os
import secrets
from collections.abc import Callable
from random import Random

SECRET_BYTES = 32  # as rollwright.core.chance draws them


def coin_of(name: str) -> Callable[[int | None], str]:
    """Return a `secrets.token_hex` whose secrets of dice are those of a name; all else stays random."""
    random, drawn = Random(name), secrets.token_hex
    return lambda nbytes=None: random.randbytes(nbytes).hex() if nbytes == SECRET_BYTES else drawn(nbytes)


def load_coin(name: str) -> None:
    """Do so in this process from now on."""
    secrets.token_hex = coin_of(name)


def running_test() -> str:
    """Return the name of the test that runs now, and the empty text outside of tests."""
    return os.environ.get("PYTEST_CURRENT_TEST", "").rpartition(" ")[0]
