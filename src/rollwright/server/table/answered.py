"""The requests that a table has answered lately: sent again after a lost answer, they are applied once.

A page sends again what it has heard no answer to, so only recent ones matter. What is forgotten follows from the log
alone, so every node remembers the same.
"""

from collections import OrderedDict, deque
from collections.abc import Iterator

OF_A_BROWSER = 512
MOST = 8192  # of all browsers together, many more than those at the chairs can have

Request = tuple[str, str]  # a browser and its own id for the request


class Answered:
    """The last requests of each browser, in the order of the log."""

    def __init__(self) -> None:
        self._requests: OrderedDict[Request, None] = OrderedDict()
        self._ids: dict[str, deque[str]] = {}  # by browser

    def __contains__(self, request: Request) -> bool:
        return request in self._requests

    def __len__(self) -> int:
        return len(self._requests)

    def __iter__(self) -> Iterator[Request]:
        return iter(self._requests)

    def add(self, browser: str, name: str) -> None:
        if (browser, name) in self._requests:
            return
        self._requests[browser, name] = None
        ids = self._ids.setdefault(browser, deque())
        ids.append(name)
        if len(ids) > OF_A_BROWSER:
            del self._requests[browser, ids.popleft()]
        elif len(self._requests) > MOST:
            self._forget_oldest()

    def _forget_oldest(self) -> None:
        (browser, _), _ = self._requests.popitem(last=False)
        ids = self._ids[browser]
        ids.popleft()
        if not ids:
            del self._ids[browser]
