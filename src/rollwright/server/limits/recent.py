"""A dictionary that remembers only what was set last."""

from collections import OrderedDict
from typing import Generic, TypeVar

T = TypeVar("T")


class Recent(Generic[T]):
    """At most so many values by name; the one that was set longest ago is forgotten first."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: OrderedDict[str, T] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def __contains__(self, name: str) -> bool:
        return name in self._kept

    def __setitem__(self, name: str, value: T) -> None:
        self._kept[name] = value
        self._kept.move_to_end(name)
        if len(self._kept) > self._most:
            self._kept.popitem(last=False)

    def get(self, name: str) -> T | None:
        return self._kept.get(name)

    def pop(self, name: str) -> T | None:
        return self._kept.pop(name, None)
