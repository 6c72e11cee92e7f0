"""Work something out about a frozen struct once, and keep the answer with it."""

from collections.abc import Callable
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

T = TypeVar("T")
R = TypeVar("R")
P = ParamSpec("P")


def once(work: Callable[Concatenate[T, P], R]) -> Callable[Concatenate[T, P], R]:
    """Keep what `work` says of its first argument, a frozen Struct declared with `dict=True`.

    Unlike `lru_cache` this neither hashes nor compares. What else `work` is given must always be the same for that struct.
    """
    name = f"{work.__module__}.{work.__qualname__}"

    @wraps(work)
    def known(value: T, /, *rest: P.args, **more: P.kwargs) -> R:
        kept: dict[str, Any] = value.__dict__
        if name not in kept:
            kept[name] = work(value, *rest, **more)
        return kept[name]

    return known
