"""One table on this node: its fold, the pages that are open at it, who is away, and the commands that wait."""

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Callable
from math import inf
from typing import Protocol

from rollwright.core import RollwrightError, visible_wake
from rollwright.server.clock import Clock, Timer
from rollwright.server.refusals import TooMuch
from rollwright.server.settings import Limits
from rollwright.server.show.broadcast import Broadcast
from rollwright.server.show.page import Known, Page
from rollwright.server.table.commands import Command
from rollwright.server.table.table import Table

DAY = 86_400_000  # milliseconds
KNOWN = 64  # ended connections of a table that can be resumed
NEW = ("", 0)

Resume = tuple[str, int]  # the name of an earlier connection, and the updates that the page has heard since its hello


class Waiter(Protocol):
    """A task that waits for the answer to a command."""

    def finish(self, error: RollwrightError | None) -> None: ...


class RaceWatch(Protocol):
    """Acts at a table at which it counts who is first: `play/realtime.py`."""

    def attend(self) -> None: ...

    def pause(self) -> None: ...

    def hear_echo(self, page: Page, probe: str) -> None: ...


class Pending:
    """A command that waits for its answer, which goes to a page, to a task, or to nobody.

    `patient`: it may wait a moment, so that other commands share its commit.
    """

    __slots__ = ("command", "done", "outcome", "page", "patient", "tries")

    def __init__(self, command: Command, page: Page | None, done: Waiter | None = None, patient: bool = False) -> None:
        self.command = command
        self.page = page
        self.done = done
        self.patient = patient
        self.outcome: RollwrightError | None = None
        self.tries = 0


class Session:
    """The writer decides what is in the `queue` and moves it to `deciding` until the events that follow are kept.

    Meanwhile the queue waits: nothing is decided on events that are not kept.
    """

    def __init__(self, table: Table, clock: Clock, away_limit_ms: int) -> None:
        self.table = table
        self.clock = clock
        self.away_limit_ms = away_limit_ms
        self.pages: list[Page] = []
        self.queue: list[Pending] = []
        self.deciding: list[Pending] = []
        self.called = False  # the group commit will call the writer
        self.writing = False  # the events that follow from `deciding` are being kept
        self.reading = False  # the log is read again, because another node appended to it
        self.told_seq = 0  # the newest seq that another node has told of
        self.home = True  # bots, clocks and away limits of this table run on this node
        self.home_known = True
        self.elsewhere: frozenset[int] = frozenset()  # seats that are connected at other nodes
        self.on_presence: Callable[[Session], None] | None = None
        self.gone: dict[int, int] = {}  # seat: the moment its person was last seen
        self.people_since = clock.now()
        self.overdue_round: int | None = None  # the round whose time is up
        self._paused_since: int | None = None  # the moment at which the host's pause was noted
        self.sealing: asyncio.Task[None] | None = None  # the sealer goes on to the next step
        self.timer: Timer | None = None
        self.bot_turns: dict[int, asyncio.Task[None]] = {}  # bots at work, by seat
        self.bot_failures: dict[int, int] = {}  # seat: how often in a row its bot has failed
        self._bot_answers: tuple[int, Counter[int]] = (0, Counter())  # a round, and the bots' answers in it, by seat
        self.realtime: RaceWatch | None = None  # where it counts who is first
        self.laid = table.opened  # the terms for which pictures are prepared
        self.rematch: asyncio.Task[str] | None = None  # the next table is being opened
        self._known: OrderedDict[str, Known] = OrderedDict()  # by `Page.resume`: what pages knew whose connection ended
        self.quiet = False  # nothing happens by itself: no clock runs, no bot plays, nobody is away
        self.kept_running = False  # a game over days without pages, at which this node lets bots and clocks act
        self._empty_since: int | None = None  # when the last person went, at a table with a bank of time
        # Nobody has come since it was read from the log. The time of a challenge goes on, because results are compared.
        self._time_stopped = table.phase == "playing" and not table.goes_on_alone and not table.opened.challenge
        if self._time_stopped:
            table.go_on_at(clock.now())
        else:
            self.keep_up()
        self._seated = table.chairs  # the chairs that the pages' seats follow from
        self.broadcast = Broadcast(self)
        self.update_presence()

    def count_bot_answer(self, seat: int) -> int:
        """Count one more answer of a seat's bot, and return how many there are in this round."""
        if self._bot_answers[0] != self.table.round:
            self._bot_answers = (self.table.round, Counter())
        self._bot_answers[1][seat] += 1
        return self._bot_answers[1][seat]

    def hides_dice(self) -> bool:
        """Say whether the dice of this table are a secret to others, because a challenge goes on."""
        return self.clock.wall() < self.table.opened.sealed_until

    @property
    def free(self) -> bool:
        """Nothing is under way: the table holds exactly the events of the log."""
        return not self.writing and not self.reading

    # ------------------------------------------------------------------ presence

    @property
    def has_people(self) -> bool:
        """Somebody who holds a seat is here, or at another node, or nobody needs to be."""
        return self.table.goes_on_alone or bool(self.elsewhere) or any(page.seat is not None for page in self.pages)

    @property
    def visitor(self) -> str:
        """The address of the first person here, for whom bots think; empty at a table over days without pages."""
        return next((page.address for page in self.pages if page.seat is not None), "")

    @property
    def attended(self) -> bool:
        """This node looks after the table: pages are open here, or it is kept running."""
        return bool(self.pages) or self.kept_running

    def seats_here(self) -> frozenset[int]:
        """Return the seats that are connected, at this node or at another."""
        return self.elsewhere | {page.seat for page in self.pages if page.seat is not None}

    def seats_invited(self) -> frozenset[int]:
        """Return the seats whose people are invited to the next table: those who are here, or all who need not be."""
        way = self.table.opened.way
        return frozenset(range(len(self.table.chairs))) if way.one_device or way.days else self.seats_here()

    def take_attendance(self, home: bool, elsewhere: frozenset[int], since: int | None) -> bool:
        """Note what the nodes have told each other; return whether something is new."""
        if self.home_known and (home, elsewhere) == (self.home, self.elsewhere):
            return False
        self.home, self.elsewhere, self.home_known = home, elsewhere, True
        if since is not None:
            self.people_since = min(self.people_since, since)
        self.update_presence()
        return True

    def forget_failed_rematch(self, task: asyncio.Task[str]) -> None:
        """Let the next request try again, whatever went wrong."""
        if task.cancelled() or task.exception() is not None:
            self.rematch = None

    def forget_attendance(self) -> None:
        """Leave the table to other nodes until they have told us who is there."""
        self.home, self.elsewhere, self.home_known = False, frozenset(), False

    def join(self, page: Page, resume: Resume, limits: Limits) -> None:
        """Add a page at its person's seat, or raise `TooMuch`. `resume`: what it knows from an earlier connection."""
        seat = self.table.seat_of(page.holder)
        if seat is None:
            self._make_room(page, limits)
        elif sum(other.seat == seat for other in self.pages) >= limits.pages_of_a_seat:
            raise TooMuch("too-many-pages", most=limits.pages_of_a_seat)
        if not self.has_people:  # all clocks start anew with the first person at an empty table
            self.people_since = self.clock.now()
            self.gone = {}
            if self._time_stopped:
                self.table.go_on_at(self.people_since)
                self._time_stopped = False
            elif self._empty_since is not None:
                self.table.started_at += self.people_since - self._empty_since  # nobody's time has run meanwhile
            self._empty_since = None
        page.seat = seat
        self._resume(page, resume)
        self.pages.append(page)
        self.update_presence()

    def _make_room(self, page: Page, limits: Limits) -> None:
        """Refuse a spectator, or close another one's page where an address has more of them than the newcomer's.

        So nobody who comes from elsewhere finds the door shut.
        """
        addresses = Counter(other.address for other in self.pages if other.seat is None)
        own = addresses[page.address]
        if own >= limits.address_spectators:
            raise TooMuch("too-many-spectators-here", most=limits.address_spectators)
        if addresses.total() < limits.spectators:
            return
        ((busiest, most),) = addresses.most_common(1)
        if most <= own + 1:
            raise TooMuch("too-many-spectators", most=limits.spectators)
        crowd = [other for other in self.pages if other.seat is None and other.address == busiest]
        crowd[-1].turn_away(TooMuch("too-many-spectators", most=limits.spectators))
        self.pages.remove(crowd[-1])

    def part(self, page: Page) -> None:
        if page in self.pages:
            self.pages.remove(page)
            self._remember(page)
            self.update_presence()
            if self.table.bank is not None and not self.has_people:
                self._empty_since = self.clock.now()

    def _resume(self, page: Page, resume: Resume) -> None:
        """Let a page go on where its earlier connection ended, if we know what it has been shown."""
        name, updates = resume
        for old in self.pages:
            if old.resume == name:  # its end has not been noticed yet
                self._remember(old)
                old.resume = ""
        known = self._known.pop(name, None)
        if known is not None and (known.holder, known.seat, known.updates) == (page.holder, page.seat, updates):
            page.go_on(name, known)

    def forget_known(self) -> None:
        """Greet every page anew that comes back."""
        self._known.clear()

    def _remember(self, page: Page) -> None:
        known = self.broadcast.known_by(page)
        if page.resume and known is not None:
            self._known[page.resume] = known
            if len(self._known) > KNOWN:
                self._known.popitem(last=False)

    def adds_share(self, seat: int) -> bool:
        """Say whether a page is waited for that adds the share of this seat to the dice."""
        if self.table.opened.way.one_device or self.table.goes_on_alone:
            return seat in self.seats_here()
        return self.gone.get(seat, inf) > self.table.sealing_at

    def update_presence(self) -> None:
        """Note who is here and who is not; everybody is shown it with the next broadcast."""
        here, moment = self.seats_here(), self.clock.now()
        away = [seat for seat, chair in enumerate(self.table.chairs) if chair.is_person and seat not in here]
        if self.table.opened.way.one_device or self.table.goes_on_alone:
            away = []  # the device is with somebody else; and over days nobody has to be here
        self.gone = {seat: self.gone.get(seat, moment) for seat in away}
        self.broadcast.renew_cards(self.away())
        helped = any(chair.bot is not None or chair.sitting_in for chair in self.table.chairs)
        self.quiet = not (self.gone or helped or self.table.is_timed or self.table.realtime)
        if self.on_presence is not None:
            self.on_presence(self)

    def away(self) -> dict[int, int]:
        """Return the seats of people without a page: for how many milliseconds each has been away."""
        moment = self.clock.now()
        return {seat: moment - since for seat, since in self.gone.items()}

    def reseat(self) -> list[Page]:
        """Bring every page to its person's seat, before anybody is told who is away; return the pages that moved."""
        if self._seated is self.table.chairs:
            return []
        self._seated = self.table.chairs
        moved: list[Page] = []
        for page in self.pages:
            seat = self.table.seat_of(page.holder)
            if seat != page.seat:
                page.seat = seat
                moved.append(page)
        if moved:
            self.update_presence()
        return moved

    # ------------------------------------------------------------------ time

    def replace_table(self, table: Table) -> None:
        """Take the table as it was read again from the log. The game's time goes on as it was."""
        if self.table.phase == "playing" and self.table.paused == table.paused:
            table.started_at = self.table.started_at
        self.table = table

    def keep_up(self) -> None:
        """Never be behind the time of a move that another node wrote."""
        if self.table.phase == "playing" and self.clock.now() - self.table.started_at < self.table.at:
            self.table.go_on_at(self.clock.now())

    def note_pause(self) -> None:
        """Leave the time of a pause out of the time for which people are away."""
        moment = self.clock.now()
        if self.table.paused:
            self._paused_since = moment if self._paused_since is None else self._paused_since
        elif self._paused_since is not None:
            length, self._paused_since = moment - self._paused_since, None
            self.gone = {seat: min(moment, since + length) for seat, since in self.gone.items()}

    def restart_clocks(self) -> None:
        """The machine has slept: give everybody the whole time again, and tell all pages what time it is."""
        moment = self.clock.now()
        self.people_since, self.overdue_round = moment, None
        self.gone = dict.fromkeys(self.gone, moment)
        for page in self.pages:
            page.state = None
        self.update_presence()

    def deadline(self, seat: int | None = None) -> int | None:
        """Return the moment of the game's next wake, as far as `seat` may know it, or else of the round's end.

        The round's time stands still while nobody is here.
        """
        table = self.table
        if not table.is_timed or table.phase != "playing" or table.paused or table.missing_sheets():
            return None
        if table.opened.way.days:
            return table.started_at + table.round_at + DAY * table.opened.way.days
        wake = visible_wake(table.game, table.state, seat) if table.has_clock else None
        if wake is not None:
            return table.started_at + wake
        if not table.opened.pace:
            return None
        return max(table.started_at + table.round_at, self.people_since) + 1000 * table.opened.pace

    def time_left(self, seat: int | None) -> int | None:
        """Return the milliseconds until the deadline."""
        deadline = self.deadline(seat)
        return None if deadline is None else max(0, deadline - self.clock.now())

    def game_time(self) -> int | None:
        """Return the game's time now, in milliseconds since its start."""
        if self.table.phase != "playing":
            return None
        paused_at = self.table.paused_at
        return max(0, self.clock.now() - self.table.started_at) if paused_at is None else paused_at
