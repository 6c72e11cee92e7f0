"""A cache of results that is stored in the struct from which they were computed."""

from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar, TypeVarTuple

T = TypeVar("T")
R = TypeVar("R")
Rest = TypeVarTuple("Rest")

MISSING: Any = object()


def once(work: Callable[[T, *Rest], R]) -> Callable[[T, *Rest], R]:
    """Cache the results of `work` in its first argument, a frozen Struct declared with `dict=True`.

    The other arguments are the key. Unlike `lru_cache`, this neither hashes nor compares the struct.
    """

    @wraps(work)
    def known(value: T, *rest: *Rest) -> R:
        kept: dict[Any, Any] = value.__dict__
        answer = kept.get((work, rest), MISSING)
        if answer is MISSING:
            answer = kept[work, rest] = work(value, *rest)
        return answer

    return known
