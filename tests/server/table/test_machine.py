"""A state machine over one table.

People sit down, leave, move, lose their pages and send again, and the server crashes.

After every step each open page has been told exactly what the fold of the log says, and every request that was
acknowledged is in the log once.
"""

import asyncio
import json
import shutil
import tempfile
from collections import Counter
from collections.abc import Container, Coroutine, Sequence
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    rule,
    run_state_machine_as_test,
)
from msgspec.structs import replace

from rollwright.core import RollwrightError
from rollwright.server.show import page_state
from rollwright.server.socket.messages import OpenTable, SitDown, TableState
from rollwright.server.table import events
from rollwright.server.table import registry as registries
from rollwright.server.table.table import Table, fold
from tests.effort import effort
from tests.server.table.bare_node import Node, Page
from tests.server.turned import TurnedClock

T = TypeVar("T")
PEOPLE = ("Ada", "Blaise", "Carl", "Dora")  # one more than there are chairs: somebody only watches
PATIENCE = 30  # seconds for one step; it takes milliseconds
REPEATABLE = (
    "move",
    "start",
    "leave",
    "seat-bot",
    "handicap",
    "paper",
    "pause",
    "hurry",
    "remove",
    "door",
    "end",
    "arrange",
    "swap",
    "wait",
)  # answered again as it was first


class Request(msgspec.Struct, frozen=True):
    """A person's request, as it was sent."""

    holder: str
    id: str
    kind: str
    frame: str


def comparable(state: TableState) -> TableState:
    """Return a state without what depends on the moment: for how long a person is away, how much time is left."""
    seats = tuple(replace(card, away_ms=None) for card in state.seats)
    return replace(state, seats=seats, deadline_ms=None)


def expected(table: Table, seat: int | None, here: Container[str]) -> TableState:
    """Return what a page at `seat` has to know, from the fold of the log and the holders who are `here` alone."""
    away = [seat for seat, chair in enumerate(table.chairs) if chair.holder not in here]
    host = table.host(away)
    cards = tuple(page_state.seat_card(chair, None, seat == host) for seat, chair in enumerate(table.chairs))
    state = page_state.table_state(table, seat, cards, None)
    return comparable(msgspec.json.decode(msgspec.json.encode(state), type=TableState))


ANY = st.integers(0, 50)  # Hypothesis draws alike in every state: when a crash comes, a move may be kept or not


def one_of(things: Sequence[T], which: int) -> T:
    return things[which % len(things)]


class Tables(RuleBasedStateMachine):
    secret = ""  # of the table, drawn like everything else: so an evening that failed can be played again

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.folder = Path(tempfile.mkdtemp(prefix="machine"))
        self.clock = TurnedClock(waits_for_bots=True)
        self.node = self._run(Node.open(self.folder, self.clock))
        self.code = ""
        self.pages: dict[str, Page] = {}
        self.known: dict[str, Page] = {}  # the last page of each person, open or not
        self.requests: list[Request] = []
        self.acknowledged: list[Request] = []

    def _run(self, work: Coroutine[Any, Any, T]) -> T:
        async def run() -> T:
            async with asyncio.timeout(PATIENCE):
                return await work

        return self.loop.run_until_complete(run())

    def _settle(self) -> None:
        self._run(self.node.settle(self.code))
        self._collect_answers()
        self.pages = {name: page for name, page in self.pages.items() if not page.closed}

    def _ask(self, holder: str, kind: str, **fields: Any) -> Request:
        name = f"{holder}-{len(self.requests)}"
        request = Request(holder, name, kind, json.dumps({"type": kind, "id": name, **fields}))
        self.requests.append(request)
        self.pages[holder].send(request.frame)
        return request

    def _events(self) -> list[events.Event]:
        bodies = self._run(self.node.registry.store.read(self.code))
        return [events.decode(body) for body in bodies]

    # ------------------------------------------------------------------ steps

    @initialize(
        game=st.sampled_from(["splitter", "make-a-difference", "hexroller", "word-roller"]),
        bots=st.integers(0, 1),
        pace=st.sampled_from([0, 45]),
        begun=st.sampled_from([True, True, False]),
        secret=st.integers(0, 1000),
    )
    def open_the_table(self, game: str, bots: int, pace: Any, begun: bool, secret: int) -> None:
        Tables.secret = f"{secret:064x}"
        wish = msgspec.convert(
            {"game": game, "seats": 3, "bots": [{"level": "gentle"}] * bots, "pace": pace}, OpenTable
        )
        self.code = self._run(self.node.registry.open(wish, "Ada"))
        for person in PEOPLE[:2]:
            self.sit(person)
            self.connect(person, False)
        if begun:
            self._ask("Ada", "start")
            self._settle()

    @rule(person=st.sampled_from(PEOPLE))
    def sit(self, person: str) -> None:
        async def sit() -> None:
            session = await self.node.registry.find(self.code)
            try:
                await self.node.registry.sit(session, person, SitDown(person))
            except RollwrightError:
                return  # full, or already started

        self._run(sit())
        self._settle()

    @rule(person=st.sampled_from(PEOPLE), knows=st.booleans())
    def connect(self, person: str, knows: bool) -> None:
        """Open a page; one that `knows` says how far it was told before."""
        if person in self.pages:
            return
        old = self.known.get(person)

        async def connect() -> Page:
            return Page(self.node, self.code, person, old if knows else None)

        self.pages[person] = self.known[person] = self._run(connect())
        self._settle()

    @rule(which=ANY)
    def drop(self, which: int) -> None:
        if not self.pages:
            return
        person = one_of(sorted(self.pages), which)
        self._run(self.pages.pop(person).drop())
        self._settle()

    @rule(which=ANY, kind=st.sampled_from(["start", "start", "start", "leave", "ping"]))
    def ask(self, which: int, kind: str) -> None:
        if self.pages:
            self._ask(one_of(sorted(self.pages), which), kind)
        self._settle()

    @rule(which=ANY, level=st.sampled_from(["gentle", None]), seat=st.integers(0, 2))
    def seat_bot(self, which: int, level: str | None, seat: int) -> None:
        if self.pages:
            self._ask(one_of(sorted(self.pages), which), "seat-bot", seat=seat, level=level)
        self._settle()

    @rule(which=ANY, kind=st.sampled_from(["handicap", "paper"]), seat=st.integers(0, 2), wanted=st.booleans())
    def change_a_seat(self, which: int, kind: str, seat: int, wanted: bool) -> None:
        if self.pages:
            fields = {"seat": seat, "handicap": wanted} if kind == "handicap" else {"paper": wanted}
            self._ask(one_of(sorted(self.pages), which), kind, **fields)
        self._settle()

    @rule(
        which=ANY,
        wish=st.sampled_from(
            [
                ("pause", {}),
                ("pause", {"paused": False}),
                ("pause", {"paused": False}),
                ("hurry", {"seat": 0}),
                ("hurry", {"seat": 1}),
                ("remove", {"seat": 1}),
                ("door", {"shut": True}),
                ("door", {"shut": False}),
                ("arrange", {"game": "hexroller", "seats": 3}),
                ("arrange", {"game": "splitter", "seats": 4, "pace": 45}),
                ("swap", {"seat": 0, "other": 2}),
                ("wait", {"person": {"name": "Zoë"}}),
                ("end", {}),
            ]
        ),
    )
    def ask_as_a_host_does(self, which: int, wish: tuple[str, dict[str, Any]]) -> None:
        kind, fields = wish
        if self.pages:
            self._ask(one_of(sorted(self.pages), which), kind, **fields)
        self._settle()

    def _movers(self) -> list[str]:
        return sorted(name for name, page in self.pages.items() if page.state.get("choices"))

    def _move(self, person: str, pick: int, whole: bool) -> None:
        state = self.pages[person].state
        choices = state["choices"]
        actions = [choices[pick % len(choices)]] + (["done"] if whole and "done" not in choices else [])
        if whole and "done" in choices:
            actions = ["done"]
        self._ask(person, "move", round=state["view"]["round"], actions=actions)

    @rule(which=ANY, pick=st.integers(0, 50), whole=st.booleans())
    def move(self, which: int, pick: int, whole: bool) -> None:
        if movers := self._movers():
            self._move(one_of(movers, which), pick, whole)
            self._settle()

    @rule(pick=st.integers(0, 50), whole=st.booleans())
    def all_move_at_once(self, pick: int, whole: bool) -> None:
        for person in self._movers():
            self._move(person, pick, whole)
        self._settle()

    @rule(which=ANY, pick=st.integers(0, 50), whole=st.booleans())
    def move_and_send_again(self, which: int, pick: int, whole: bool) -> None:
        if movers := self._movers():
            self._move(one_of(movers, which), pick, whole)
            self._settle()
            self._send_again(self.requests[-1])

    @rule(which=ANY)
    def resend(self, which: int) -> None:
        """Send a request again, as a page does that has lost the answer. An acknowledged one is acknowledged again."""
        if repeatable := self._repeatable():
            self._send_again(one_of(repeatable, which))

    def _send_again(self, request: Request) -> None:
        page = self.pages[request.holder]
        page.answers.pop(request.id, None)
        page.send(request.frame)
        self._settle()
        answer = page.answers[request.id]
        if request in self.acknowledged and request.kind in REPEATABLE:
            assert answer["type"] == "update", (request, answer)

    def _repeatable(self) -> list[Request]:
        return [request for request in self.requests[-5:] if request.holder in self.pages]

    @rule(which=ANY, pick=st.integers(0, 50), turns=st.integers(0, 40))
    def crash_while_a_move_is_under_way(self, which: int, pick: int, turns: int) -> None:
        movers = self._movers()
        if not movers:
            return
        self._move(one_of(movers, which), pick, True)

        async def wait() -> None:
            for _ in range(turns):
                await asyncio.sleep(0)

        self._run(wait())
        self._collect_answers()
        self.crash(True)
        self._send_again(self.requests[-1])

    def _collect_answers(self) -> None:
        for request in self.requests:
            page = self.pages.get(request.holder)
            answer = page.answers.get(request.id) if page else None
            if answer and answer["type"] == "update" and request not in self.acknowledged:
                self.acknowledged.append(request)

    @rule(back=st.sampled_from([True, True, False]))
    def crash(self, back: bool) -> None:
        """End the server as a power cut does; `back`: the pages that were open come back, as browsers do."""
        self._run(self.node.crash())
        self._start_again(back)

    @rule(back=st.sampled_from([True, True, False]))
    def stop(self, back: bool) -> None:
        """Stop the server as an operator does."""
        for page in self.pages.values():
            self._run(page.drop())
        self._run(self.node.stop())
        self._start_again(back)

    def _start_again(self, back: bool) -> None:
        people, self.pages = sorted(self.pages), {}
        self.node = self._run(Node.open(self.folder, self.clock))
        self._settle()
        for person in people if back else ():
            self.connect(person, True)

    @rule(seconds=st.sampled_from([1, 20, 46, 200]))
    def time_passes(self, seconds: int) -> None:
        self._run(self.clock.turn(1000 * seconds))
        self._settle()

    # ------------------------------------------------------------------ what always holds

    @invariant()
    def every_page_was_told_what_the_log_says(self) -> None:
        if not self.code:
            return
        log = self._events()
        table = fold(self.code, log)
        for person, page in self.pages.items():
            seat = table.seat_of(person)
            assert page.seq is not None, person
            told = comparable(msgspec.convert(page.state, TableState))
            assert told == expected(table, seat, self.pages), person

    @invariant()
    def every_acknowledged_move_is_in_the_log_once(self) -> None:
        if not self.code:
            return
        moved = Counter(event.id for event in self._events() if isinstance(event, events.Moved) and not event.bot)
        assert not [name for name, times in moved.items() if times > 1]
        assert {request.id for request in self.acknowledged if request.kind == "move"} <= moved.keys()

    def teardown(self) -> None:
        self._run(self.node.crash())
        self.loop.close()
        shutil.rmtree(self.folder)


@pytest.mark.soak("2,000 evenings of up to 80 steps, not 12 of 30")
def test_every_page_is_told_what_the_log_says(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(registries, "new_secret", lambda: Tables.secret)
    run_state_machine_as_test(
        Tables,
        settings=settings(
            max_examples=effort(12, 2000), stateful_step_count=effort(30, 80), deadline=None, print_blob=True
        ),
    )
