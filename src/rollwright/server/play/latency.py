"""The latency of each page: every two seconds the server sends a probe, which the page echoes at once.

A round trip is noted in the log, and counts there for some seconds. So one is reported when it has changed, or when the
last one will soon count no more.
"""

from collections.abc import Callable
from secrets import token_hex

from rollwright.core import RoundTrip
from rollwright.server.clock import Clock, Timer
from rollwright.server.show.page import Page
from rollwright.server.socket.messages import Probe
from rollwright.server.table.session import Session

INTERVAL = 2.0  # seconds
RENEWAL = 5.0  # seconds after which a round trip is reported although it has not changed
CHANGE = 0.5  # the part of the last reported round trip below which a change is jitter

Report = Callable[[list[RoundTrip]], None]


class Latency:
    """The latency of one table's pages. Of a seat's pages the quickest counts: a slow second page gains nothing."""

    def __init__(self, session: Session, clock: Clock, report: Report) -> None:
        self._session = session
        self._clock = clock
        self._report = report
        self._waiting: dict[Page, tuple[str, float]] = {}  # the probe under way, and when it was sent
        self._probed: set[Page] = set()  # in this interval
        self._trips: dict[int, int] = {}
        self._told: dict[int, tuple[int, float]] = {}  # what was last reported of each seat, and when
        self._timer: Timer | None = None

    def attend(self) -> None:
        """Start probing; a new page is probed at once."""
        if self._timer is None:
            self._probe_all()
        for page in self._session.pages:
            if page not in self._probed:
                self._probe(page)

    def pause(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._waiting, self._probed, self._told = {}, set(), {}

    def hear_echo(self, page: Page, probe: str) -> None:
        """Take the echo of the last probe; any other is ignored."""
        name, sent = self._waiting.get(page, (None, 0.0))
        if name != probe:
            return
        del self._waiting[page]
        if page.seat is not None and not self._session.table.chairs[page.seat].sitting_in:
            trip = round(1000 * (self._clock.monotonic() - sent))
            self._trips[page.seat] = min(trip, self._trips.get(page.seat, trip))
        if not self._waiting:
            self._finish()

    def _probe_all(self) -> None:
        self._finish()
        self._waiting, self._probed = {}, set()
        for page in self._session.pages:
            self._probe(page)
        self._timer = self._clock.call_later(INTERVAL, self._probe_all)

    def _probe(self, page: Page) -> None:
        at = self._session.game_time()
        if at is not None:
            name = token_hex(4)
            self._probed.add(page)
            self._waiting[page] = (name, self._clock.monotonic())
            page.put(Probe(name, at))

    def _finish(self) -> None:
        """Report the round trips measured so far, if one of them is due; a person alone needs none."""
        trips, self._trips = self._trips, {}
        if len(self._session.table.chairs) > 1 and any(self._is_due(seat, trip) for seat, trip in trips.items()):
            self._told |= {seat: (trip, self._clock.monotonic()) for seat, trip in trips.items()}
            self._report([RoundTrip(seat, trip) for seat, trip in sorted(trips.items())])

    def _is_due(self, seat: int, trip: int) -> bool:
        if seat not in self._told:
            return True
        told, when = self._told[seat]
        return abs(trip - told) > CHANGE * told or self._clock.monotonic() - when > RENEWAL
