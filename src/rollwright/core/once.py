"""Work something out about a frozen struct once, and keep the answer with it."""

from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar, TypeVarTuple

T = TypeVar("T")
R = TypeVar("R")
Rest = TypeVarTuple("Rest")

MISSING: Any = object()


def once(work: Callable[[T, *Rest], R]) -> Callable[[T, *Rest], R]:
    """Keep what `work` says of its first argument, a frozen Struct declared with `dict=True`, given the others.

    Unlike `lru_cache` this neither hashes nor compares the struct.
    """

    @wraps(work)
    def known(value: T, *rest: *Rest) -> R:
        kept: dict[Any, Any] = value.__dict__
        answer = kept.get((work, rest), MISSING)
        if answer is MISSING:
            answer = kept[work, rest] = work(value, *rest)
        return answer

    return known
