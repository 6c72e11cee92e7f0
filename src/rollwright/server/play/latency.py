"""How long the way to each page is: every two seconds the table asks, and the page answers at once. Only our own clock counts."""

import asyncio
from collections.abc import Callable
from secrets import token_hex

from rollwright.server.show.page import Page
from rollwright.server.socket.messages import Probe
from rollwright.server.table.session import Session

BEAT = 2.0  # seconds

Note = Callable[[tuple[str, ...]], None]


class Latency:
    """One table's. A seat with several pages is measured by the quickest of them: a second page that is slow gains nothing."""

    def __init__(self, session: Session, note: Note) -> None:
        self._session, self._note = session, note
        self._asked: dict[Page, tuple[str, float]] = {}  # the probe under way, and when it was sent
        self._known: set[Page] = set()
        self._trips: dict[int, int] = {}
        self._timer: asyncio.TimerHandle | None = None

    def attend(self) -> None:
        """Begin to beat; who is new is asked at once."""
        if self._timer is None:
            self._beat()
        for page in self._session.pages:
            if page not in self._known:
                self._ask(page)

    def rest(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._asked, self._known = {}, set()

    def hear(self, page: Page, probe: str) -> None:
        """Take the answer to the last probe; any other is none."""
        name, sent = self._asked.get(page, (None, 0.0))
        if name != probe:
            return
        del self._asked[page]
        if page.seat is not None and not self._session.table.chairs[page.seat].sitting_in:
            trip = round(1000 * (asyncio.get_running_loop().time() - sent))
            self._trips[page.seat] = min(trip, self._trips.get(page.seat, trip))
        if not self._asked:
            self._tell()

    def _beat(self) -> None:
        self._tell()
        self._asked, self._known = {}, set()
        for page in self._session.pages:
            self._ask(page)
        self._timer = asyncio.get_running_loop().call_later(BEAT, self._beat)

    def _ask(self, page: Page) -> None:
        at = self._session.game_time()
        if at is not None:
            name = token_hex(4)
            self._known.add(page)
            self._asked[page] = (name, asyncio.get_running_loop().time())
            page.put(Probe(name, at))

    def _tell(self) -> None:
        trips, self._trips = self._trips, {}
        if trips and len(self._session.table.chairs) > 1:  # alone there is nobody to be fair to
            self._note(tuple(f"ping {seat} {trip}" for seat, trip in sorted(trips.items())))
