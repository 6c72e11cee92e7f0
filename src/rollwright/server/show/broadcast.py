"""Tell every page of a table what is new for it: most moves change one seat's page, and all others get one frame."""

from typing import NamedTuple, Protocol
from weakref import ref

from msgspec.structs import replace

from rollwright.server.show import page_state
from rollwright.server.show.diff import Diff, Memo, Patch, diff_of
from rollwright.server.show.page import Known, Page, update
from rollwright.server.show.printed import packed_print
from rollwright.server.show.snapshot import Snapshot
from rollwright.server.socket.messages import Phase, SeatCard, TableState
from rollwright.server.table.events import Chair
from rollwright.server.table.table import Table


class Shown(NamedTuple):
    """The state that all pages of a table were last shown alike. There is no `snapshot` before the start."""

    phase: Phase
    snapshot: Snapshot | None
    cards: tuple[SeatCard, ...]
    deadline: int | None
    paused: bool = False
    shut: bool = False
    waiting: tuple[Chair, ...] = ()


class Session(Protocol):
    """The session of a table (`table/session.py`), as far as its broadcast needs it."""

    table: Table
    pages: list[Page]
    away_limit_ms: int

    def hides_dice(self) -> bool: ...

    def forget_known(self) -> None: ...

    def update_presence(self) -> None: ...

    def reseat(self) -> list[Page]: ...

    def deadline(self, seat: int | None = None) -> int | None: ...

    def time_left(self, seat: int | None) -> int | None: ...

    def game_time(self) -> int | None: ...


class Change:
    """The difference between two snapshots of one game. `seats` are those whose pages need a patch of their own."""

    __slots__ = ("_common", "_diff", "_memo", "after", "before", "seats")

    def __init__(self, diff: Diff, before: Snapshot, after: Snapshot, seats: tuple[int, ...]) -> None:
        self.before = before
        self.after = after
        self.seats = seats
        self._diff = diff
        self._memo: Memo = {}
        self._common: list[bytes | None] = []  # what `common` has built

    def patch_for(self, page: Page) -> Patch:
        """Return the patch for a page at one of `seats`."""
        seat, before, after = page.seat, self.before, self.after
        patch = self._diff.view(before.view(seat), after.view(seat), self._memo)
        old, new = before.choices(seat), after.choices(seat)
        if old is not new and old != new:
            page.choose(self._diff, new, patch)
        return patch

    def common(self) -> bytes | None:
        """Return the frame for all other pages, if any: the change that a spectator sees, so it holds no secret."""
        if not self._common:
            same = self.before is self.after
            patch = None if same else self._diff.view(self.before.view(None), self.after.view(None), self._memo)
            self._common.append(update(patch) if patch else None)
        return self._common[0]


class Broadcast:
    """The broadcast of one session. It remembers what the pages were last shown, and builds each seat's state once."""

    def __init__(self, session: Session) -> None:
        self._session_ref = ref(session)  # a session that nobody uses any more is freed at once
        self._diff = diff_of(session.table.game)
        self._arranged = session.table.arranged
        self._cards: tuple[SeatCard, ...] = ()
        self._states: dict[int | None, TableState] = {}
        self._built_from = (-1, session.table.chairs)  # the seq and the chairs of `_states`
        self._shown = Shown("open", None, (), None)
        self._banks = 0  # how often a bank of time had changed when the cards were built

    @property
    def _session(self) -> Session:
        session = self._session_ref()
        assert session is not None
        return session

    def renew_cards(self, away_ms: dict[int, int]) -> None:
        """Build the cards of all seats anew; `away_ms` says for how long a seat's person has been away."""
        table = self._session.table
        chairs, bank, now = table.chairs, table.bank, self._session.game_time() or 0
        self._banks = 0 if bank is None else bank.changes
        host = table.host(away_ms)
        self._cards = tuple(
            page_state.seat_card(chair, away_ms.get(seat), seat == host)
            if bank is None or not chair.holder
            else page_state.seat_card(
                chair,
                away_ms.get(seat),
                seat == host,
                bank.left(seat, now),
                bank.runs(seat) and not table.paused,
            )
            for seat, chair in enumerate(chairs)
        )
        self._built_from = (-1, chairs)

    def cards(self) -> tuple[SeatCard, ...]:
        table = self._session.table
        if self._built_from[1] is not table.chairs or (table.bank is not None and table.bank.changes != self._banks):
            self._session.update_presence()
        return self._cards

    def state_for(self, seat: int | None) -> TableState:
        cards, table = self.cards(), self._session.table
        if self._built_from[0] != table.seq:
            self._built_from = (table.seq, table.chairs)
            self._states.clear()
        state = self._states.get(seat)
        if state is None:
            state = page_state.table_state(table, seat, cards, self._session.deadline(seat), self._session.hides_dice())
            self._states[seat] = state
        return state

    def send(self) -> None:
        """Bring every page up to date, each with the answers that it waits for; pages that wait for one come first."""
        session, table = self._session, self._session.table
        self._start_anew_if_arranged(table)
        moved = session.reseat()
        deadline = session.deadline() if table.is_timed else None
        before, self._shown = (
            self._shown,
            Shown(table.phase, table.snapshot, self.cards(), deadline, table.paused, table.shut, table.waiting),
        )
        change = self._change(before, self._shown)
        goes_on = before.paused and not table.paused and table.realtime  # then all pages are told what time it is
        if goes_on:
            session.forget_known()
        for page in sorted(session.pages, key=_waits_for_nothing):
            try:
                if page.state is None or goes_on or page in moved:
                    self._greet(page)
                else:
                    self._update(page, before, change)
            except Exception:  # a failure at one page must not stop the others
                page.fail(table.name, table.opened.game)

    def _start_anew_if_arranged(self, table: Table) -> None:
        """Let all pages be greeted anew where the host has laid another game, or other options."""
        if table.arranged != self._arranged:
            self._arranged, self._diff = table.arranged, diff_of(table.game)
            self._session.forget_known()
            for page in self._session.pages:
                page.state = None

    def known_by(self, page: Page) -> Known | None:
        """Return what a page has been shown so far."""
        return page.known(self._shown.snapshot)

    def _update(self, page: Page, before: Shown, change: Change | None) -> None:
        session, table, seat = self._session, self._session.table, page.seat
        assert page.state is not None
        if change is None or (table.has_clock and page.state.deadline_ms != session.deadline(seat)):
            if before.snapshot is not None:
                page.catch_up(before.snapshot)
            page.show(self._diff, self.state_for(seat), session.time_left)
        elif seat in change.seats:
            page.patch(change.patch_for(page))
        else:
            page.forward(change.common())

    def _greet(self, page: Page) -> None:
        session, seat = self._session, page.seat
        state = self.state_for(seat)
        sent = replace(state, deadline_ms=session.time_left(seat))
        hello = page_state.hello(session.table, page.resume, seat, sent, self._diff.paths, session.away_limit_ms)
        if session.table.opened.way.one_device:
            hello = replace(hello, device=seat is not None or session.table.is_device(page.holder))
        if session.table.realtime:
            hello = replace(hello, at=session.game_time())
        if any(chair.holder == page.holder for chair in session.table.waiting):
            hello = replace(hello, waits=True)
        page.greet(hello, state, packed_print(session.table, self._diff.paths) if page.packed else b"")

    def _change(self, before: Shown, after: Shown) -> Change | None:
        """Return the change, where only the game went on and says which seats are affected; else None."""
        fast = self._session.table.game.fast
        if (
            fast is None
            or fast.seats_affected is None
            or before.phase != "playing"
            or after.phase != "playing"
            or before.cards is not after.cards
            or before[3:] != after[3:]
        ):
            return None
        assert before.snapshot is not None
        assert after.snapshot is not None
        same = before.snapshot is after.snapshot
        seats = () if same else fast.seats_affected(before.snapshot.state, after.snapshot.state)
        return Change(self._diff, before.snapshot, after.snapshot, seats)


def _waits_for_nothing(page: Page) -> bool:
    return not page.answers
