"""One table as its events tell it: the fold over the log."""

from functools import lru_cache
from typing import Any

from msgspec.structs import replace

from rollwright.core import (
    WITHOUT,
    Connected,
    CorruptLog,
    Disconnected,
    Holding,
    Lacking,
    Move,
    Refused,
    Roll,
    Wake,
    is_awaited,
    notation,
    put,
    start_of,
    step,
    waiting,
    witness,
)
from rollwright.server.show.snapshot import Snapshot
from rollwright.server.table.answered import Answered
from rollwright.server.table.events import (
    Again,
    Arranged,
    Asked,
    CameBack,
    Chair,
    Committed,
    Disclosed,
    DoorSet,
    Ended,
    Event,
    Forgot,
    Hinted,
    Hurried,
    Left,
    Listed,
    Moved,
    Noted,
    Opened,
    Paused,
    Played,
    RanOut,
    Removed,
    Resumed,
    Revealed,
    Sat,
    Sealing,
    Started,
    StoodIn,
    Swapped,
    Waited,
    Waived,
    Woke,
)
from rollwright.server.table.paper import PaperSeats

parse = lru_cache(maxsize=8192)(notation.parse)


class Table(PaperSeats):
    """The fold over a table's events. `snapshot` is there once the game has started.

    `at` is the game's time at the last move, and `round_at` when the round started, both in milliseconds of the game.
    `started_at` is the moment at which the game's time would be 0: later than the start where the table has rested.
    """

    def __init__(self, name: str, opened: Opened) -> None:
        super().__init__(name, opened)
        self.seq = 1
        self.round = 0
        self.round_at = 0
        self.round_state: Any = None  # the game's state when the round began
        self.closed: tuple[Any, Any] | None = None  # the states before and after the round last closed
        self.steps: dict[int, int] = {}  # seat: its actions in this round
        self.refused: dict[int, int] = {}  # seat: its actions in this round that were refused; no log has them
        self.noted = 0  # notes of round trips, connections and held cards
        self.noted_in_a_row = 0  # since somebody has played
        self.stand_ins = 0  # times that a bot began to sit in for somebody
        self.hints: tuple[Hinted, ...] = ()  # the hints that were given, in order
        self.again: str | None = None
        self.again_by: int | None = None
        self.listed = False  # anybody may join
        self.again_game: str | None = None
        self.disconnected: set[int] = set()  # seats of people, as the table last noted it
        self.lacking: set[int] = set()  # seats of people whose pages do not hold the encrypted cards, as last noted
        self.answered = Answered()
        self._tried: tuple[Played, Snapshot, list[Roll]] | None = None

    # ------------------------------------------------------------------ what has happened

    def add(self, event: Event) -> None:  # noqa: C901  # one case for each kind of event
        """Take the next event, which is known to be right."""
        self.seq += 1
        match event:
            case Moved() | Waived() | Woke() | Noted():
                self._play(event)
            case Sat(seat=seat, chair=chair, asked=asked):
                self._seat(seat, chair)
                self._note_change(asked, chair)
                self._answer(asked)
            case Left(seat=seat, asked=asked, removed=removed):
                self.removed |= {self.chairs[seat].holder} if removed else set()
                self._seat(seat, Chair())
                self._note_change(asked)
                self._answer(asked)
            case StoodIn(seat=seat, asked=asked):
                self.chairs = put(self.chairs, seat, replace(self.chairs[seat], sitting_in=True))
                self.stand_ins += 1
                self._answer(asked)
            case RanOut(seat=seat, at=at):
                self.chairs = put(self.chairs, seat, replace(self.chairs[seat], sitting_in=True, out_of_time=True))
                self._turn_bank(at)
            case CameBack(seat=seat):
                self.chairs = put(self.chairs, seat, replace(self.chairs[seat], sitting_in=False))
            case Sealing(at=at, asked=asked):
                self._fix_seats()
                self.phase = "sealing"
                self._await_hashes(at)
                self._answer(asked)
            case Committed() | Disclosed() | Revealed():
                self._take_share(event)
            case Started(at=at, asked=asked):
                self._start(at)
                self._answer(asked)
            case Arranged() | Swapped():
                self._arrange(event)
                self._note_change(event.asked)
                self._answer(event.asked)
            case Waited(chair=chair, asked=asked):
                self._wait(chair)
                self._answer(asked)
            case Hinted(seat=seat, asked=asked):
                chair = self.chairs[seat]
                self.hints = (*self.hints, event)
                self.chairs = put(self.chairs, seat, replace(chair, hints=chair.hints + 1))
                self._answer(asked)
            case Again(table=table, seat=seat, game=game):
                self.again, self.again_by, self.again_game = table, seat, game or self.opened.game
            case Hurried() | Removed() | Paused() | Resumed() | DoorSet() | Ended():
                self._obey(event)
                self._note_order(event.asked)
                self._answer(event.asked)
            case Forgot(holder=holder):
                self.forgotten.add(holder)
            case Listed():
                self.listed = True
            case Opened():
                raise CorruptLog(table=self.name)

    def attempt(self, event: Played) -> bool:
        """Play the event without taking it, or raise the game's refusal. Say whether the event ends the game."""
        try:
            snapshot, rolls = self._after(event)
        except Refused:
            self.count_refused(event)
            raise
        self._tried = (event, snapshot, rolls)
        return snapshot.over

    def count_refused(self, event: Played) -> None:
        """Count the actions of a move that was played and refused: it has cost as much as one that was taken."""
        if isinstance(event, Moved) and not event.bot:
            self.refused[event.seat] = self.refused.get(event.seat, 0) + len(event.actions)

    def tried(self, seat: int) -> int:
        """Return how many actions of this round were played for a person, taken or refused."""
        return self.steps.get(seat, 0) + self.refused.get(seat, 0)

    def ends_turn(self, seat: int) -> bool:
        """Say whether the seat has nothing more to do in this round after the event that was last attempted."""
        assert self._tried is not None
        after = self._tried[1]
        return after.over or after.state.round != self.round or not is_awaited(self.game, after.state, seat)

    def _fix_seats(self) -> None:
        kept = tuple(seat for seat, chair in enumerate(self.chairs) if chair.name)
        self.chairs = tuple(self.chairs[seat] for seat in kept)
        if self.origin is not None:
            self.origin = replace(self.origin, seats=tuple(self.origin.seats[seat] for seat in kept))
        if self.game.race is not None and self.game.race.handicap is not None:
            marked = tuple(seat for seat, chair in enumerate(self.chairs) if chair.handicap)
            self.options = self.game.race.handicap(self.options, kept, marked)
        self._lay_paper()

    def _start(self, at: int) -> None:
        if self.phase == "open":
            self._fix_seats()
        begins = 0 if self.origin is None else self.origin.at  # the game's time goes on with the position
        self.phase, self.started_at = "playing", at - begins
        with witness() as rolls:
            state = start_of(self.game, self.options, self.names, self.seed, self.origin)
        self._become(Snapshot(self.game, state), rolls, begins)

    def _play(self, event: Played) -> None:
        if self._tried is not None and self._tried[0] is event:
            _, snapshot, rolls = self._tried
        else:
            snapshot, rolls = self._after(event)
        self._tried = None
        if isinstance(event, Moved):
            chair = self.chairs[event.seat]
            self.noted_in_a_row = 0
            self.steps[event.seat] = self.steps.get(event.seat, 0) + len(event.actions)
            if event.id:
                self.answered.add(chair.holder, event.id)
            if event.bot and chair.bot is None and self.round not in chair.stood_in:
                self.chairs = put(self.chairs, event.seat, replace(chair, stood_in=(*chair.stood_in, self.round)))
        elif isinstance(event, Noted):
            self._note(event)
        elif isinstance(event, Waived):
            self._answer(event.asked)
        self._become(snapshot, rolls, event.at)

    def _note(self, event: Noted) -> None:
        self.noted += 1
        self.noted_in_a_row += 1
        for move in moves_of(self, event):
            if isinstance(move.action, Disconnected):
                self.disconnected.add(move.action.seat)
            elif isinstance(move.action, Connected):
                self.disconnected.discard(move.action.seat)
            elif isinstance(move.action, Lacking):
                self.lacking.add(move.action.seat)
            elif isinstance(move.action, Holding):
                self.lacking.discard(move.action.seat)

    def _after(self, event: Played) -> tuple[Snapshot, list[Roll]]:
        state = self.state
        with witness() as rolls:
            for move in moves_of(self, event):
                state = step(self.game, state, move)
        return Snapshot(self.game, state), rolls

    def _become(self, snapshot: Snapshot, rolls: list[Roll], at: int) -> None:
        self.snapshot = snapshot
        self.at = max(self.at, at)
        self.rolls += rolls
        if snapshot.over:
            self.phase = "over"
        self._follow_paper()
        state, began = snapshot.state, self.round_state
        number = state.round
        if began is None or number != self.round or (snapshot.over and state is not began):
            self.closed = None if began is None else (began, state)
            self.round_state = state
        if number != self.round:
            self.round, self.round_at = number, at
            self.steps.clear()
            self.refused.clear()
            self.hurried.clear()
        if self.bank is not None:
            self._turn_bank(self.at)

    def _turn_bank(self, at: int) -> None:
        """Let the bank of each person run whose move it is, and stop the others."""
        assert self.bank is not None
        people = [seat for seat, chair in enumerate(self.chairs) if chair.is_person and not chair.out_of_time]
        awaited = (
            () if self.phase == "over" or self.missing_sheets() else waiting(self.game, self.state, len(self.chairs))
        )
        self.bank.turn(at, [seat for seat in awaited if seat in people])

    def _answer(self, asked: Asked | None) -> None:
        if asked is not None:
            self.answered.add(asked.holder, asked.id)

    def go_on_at(self, moment: int) -> None:
        """Let the game's time go on from the last move: the server was down, or another node's clock is ahead."""
        self.started_at = moment - self.at

    # ------------------------------------------------------------------ worked out from the events

    @property
    def allows_hints(self) -> bool:
        """Hints may be asked for: as it was agreed or, where nothing was, at the table of one person.

        There are none in a challenge, because results are compared there.
        """
        if self.opened.challenge:
            return False
        agreed = self.opened.way.hints
        return sum(bool(chair.holder) for chair in self.chairs) == 1 if agreed is None else agreed

    @property
    def goes_on_alone(self) -> bool:
        """The game goes on whether or not a page is open: over days, once it was started."""
        return self.opened.way.days > 0 and self.phase in ("sealing", "playing")

    def ghost_turn(self, seat: int) -> tuple[str, ...]:
        """Return what a ghost does in this round; nothing where its own game went otherwise."""
        turns = (turn.actions for turn in self.opened.ghosts if (turn.seat, turn.round) == (seat, self.round))
        return next(turns, ())

    def awaited(self) -> tuple[int, ...]:
        """Return the seats whose move it is."""
        return waiting(self.game, self.state, len(self.chairs)) if self.phase == "playing" else ()

    def is_out_of_time(self, seat: int, at: int) -> bool:
        """Say whether the bank of time of a seat that is waited for is empty, and nobody has noted it yet."""
        return (
            self.phase == "playing" and self.bank is not None and self.bank.runs(seat) and self.bank.left(seat, at) == 0
        )

    def has_answered(self, asked: Asked) -> bool:
        """Say whether this request is in the log already, lately."""
        return (asked.holder, asked.id) in self.answered


def moves_of(table: Table, event: Played) -> list[Move[Any]]:
    """Return an event as moves of the game."""
    if isinstance(event, Woke):
        return [Move(None, Wake(), event.at)]
    if isinstance(event, Noted):
        return [Move(None, notation.parse_table(table.game, words), event.at) for words in event.words]
    if isinstance(event, Waived):
        return [Move(event.seat, WITHOUT, event.at)]
    return [Move(event.seat, parse(table.game, action), event.at) for action in event.actions]


def fold(name: str, events: list[Event]) -> Table:
    """Return the table that a log tells of, or raise `CorruptLog`. A long game takes a tenth of a second."""
    if not events or not isinstance(events[0], Opened):
        raise CorruptLog(table=name)
    table = Table(name, events[0])
    for event in events[1:]:
        table.add(event)
    return table
