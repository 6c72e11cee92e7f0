"""For optional parts of a game, and other values that a test knows to be there."""

from typing import TypeVar

T = TypeVar("T")


def present(value: T | None) -> T:
    """Return the value, which must not be None."""
    assert value is not None
    return value
