"""One table as its events tell it: the fold, and what follows from it for each seat."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from msgspec.structs import replace

from rollwright.core import (
    CorruptLog,
    Move,
    Roll,
    Wake,
    begin,
    mix,
    notation,
    put,
    read_options,
    step,
    witness,
)
from rollwright.games import find
from rollwright.server.show.snapshot import Snapshot
from rollwright.server.socket.messages import Phase
from rollwright.server.table.events import (
    Again,
    CameBack,
    Chair,
    Ended,
    Event,
    Left,
    Moved,
    Noted,
    Opened,
    Played,
    Sat,
    Started,
    StoodIn,
    Woke,
)

Touched = Callable[[Any, Any], tuple[int, ...]]

parse = lru_cache(maxsize=8192)(notation.parse)


class Table:
    """The fold over a table's events. `moment` is there once the game has begun; `round_at` is when its round began, in game time."""

    def __init__(self, name: str, opened: Opened) -> None:
        self.name = name
        self.opened = opened
        self.game = find(opened.game, opened.version)
        self.options = read_options(self.game, opened.options)
        # Speed counts here: the table notes round trips and who is here, and moments are told to everybody.
        self.races = self.game.race is not None and bool(self.game.race.notes)
        self.clocked = self.game.clock is not None
        self.timed = self.clocked or opened.pace > 0
        self.touched: Touched | None = None if self.game.fast is None else self.game.fast.seats_affected
        self.chairs = opened.chairs
        self.seq = 1
        self.phase: Phase = "open"
        self.started_at = 0
        self.moment: Snapshot | None = None
        self.rolls: list[Roll] = []
        self.round = 0
        self.round_at = 0
        self.again: str | None = None
        self.gone: set[int] = set()  # the seats whose line was noted as gone
        self.answered: dict[tuple[int, str], int] = {}
        self._holders: tuple[tuple[Chair, ...], dict[str, int]] = (
            (),
            {},
        )  # the chairs, and the seats by who holds them
        self._tried: tuple[Played, Snapshot, list[Roll]] | None = None

    # ------------------------------------------------------------------ what has happened

    def add(self, event: Event) -> None:
        """Take the next event, which is known to be right."""
        self.seq += 1
        match event:
            case Moved() | Woke() | Noted():
                self._play(event)
            case Sat(seat=seat, chair=chair):
                self.chairs = put(self.chairs, seat, chair)
            case Left(seat=seat):
                self.chairs = put(self.chairs, seat, Chair())
            case StoodIn(seat=seat):
                self.chairs = put(self.chairs, seat, replace(self.chairs[seat], sitting_in=True))
            case CameBack(seat=seat):
                self.chairs = put(self.chairs, seat, replace(self.chairs[seat], sitting_in=False))
            case Started(at=at):
                self._start(at)
            case Again(table=table):
                self.again = table
            case Ended():
                pass
            case Opened():
                raise CorruptLog(table=self.name)

    def attempt(self, event: Played) -> bool:
        """Play the event without taking it, or raise what the game has against it. Say whether it ends the game."""
        moment, rolls = self._after(event)
        self._tried = (event, moment, rolls)
        return moment.over

    def _start(self, at: int) -> None:
        kept = tuple(seat for seat, chair in enumerate(self.chairs) if chair.name)
        self.chairs = tuple(self.chairs[seat] for seat in kept)
        self.phase, self.started_at = "playing", at
        handicap = None if self.game.race is None else self.game.race.handicap
        if handicap is not None:
            self.options = handicap(
                self.options, kept, tuple(seat for seat, chair in enumerate(self.chairs) if chair.strong)
            )
        with witness() as rolls:
            state = begin(self.game, self.options, self.names, mix(self.opened.secret, self.said))
        self._become(Snapshot(self.game, state, self.game.over(state)), rolls, None, 0)

    def _play(self, event: Played) -> None:
        if self._tried is not None and self._tried[0] is event:
            _, moment, rolls = self._tried
        else:
            moment, rolls = self._after(event)
        self._tried = None
        if isinstance(event, Moved):
            if event.id:
                self.answered[event.seat, event.id] = self.seq
            chair = self.chairs[event.seat]
            if event.bot and chair.bot is None and self.round not in chair.stood_in:
                self.chairs = put(self.chairs, event.seat, replace(chair, stood_in=(*chair.stood_in, self.round)))
        elif isinstance(event, Noted):
            self._note(event)
        self._become(moment, rolls, event.seat if isinstance(event, Moved) else None, event.at)

    def _note(self, event: Noted) -> None:
        for verb, seat, *_ in map(str.split, event.words):
            if verb == "went":
                self.gone.add(int(seat))
            elif verb == "came":
                self.gone.discard(int(seat))

    def _after(self, event: Played) -> tuple[Snapshot, list[Roll]]:
        state = self.state
        with witness() as rolls:
            for move in moves_of(self, event):
                state = step(self.game, state, move)
        return Snapshot(self.game, state, self.game.over(state)), rolls

    def _become(self, moment: Snapshot, rolls: list[Roll], seat: int | None, at: int) -> None:
        self.moment = moment
        self.rolls += rolls
        if moment.over:
            self.phase = "over"
        number = moment.view(seat).round  # the same for all, and the view of who moved will be wanted anyway
        if number != self.round:
            self.round, self.round_at = number, at

    # ------------------------------------------------------------------ what follows from it

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(chair.name for chair in self.chairs)

    @property
    def said(self) -> tuple[str, ...]:
        """What each seat gave to the dice."""
        return tuple(chair.words for chair in self.chairs)

    def seat_of(self, holder: str) -> int | None:
        """Return the seat of whoever has this token's hash."""
        if self._holders[0] is not self.chairs:
            self._holders = (
                self.chairs,
                {chair.holder: seat for seat, chair in enumerate(self.chairs) if chair.holder},
            )
        return self._holders[1].get(holder)

    @property
    def state(self) -> Any:
        """The game's own state; None before the start."""
        return None if self.moment is None else self.moment.state


def moves_of(table: Table, event: Played) -> list[Move[Any]]:
    """Return an event as moves of the game."""
    if isinstance(event, Woke):
        return [Move(None, Wake(), event.at)]
    if isinstance(event, Noted):
        return [Move(None, notation.parse_table(table.game, words), event.at) for words in event.words]
    return [Move(event.seat, parse(table.game, action), event.at) for action in event.actions]


def fold(name: str, events: list[Event]) -> Table:
    """Return the table that a log tells of, or raise `CorruptLog`."""
    if not events or not isinstance(events[0], Opened):
        raise CorruptLog(table=name)
    table = Table(name, events[0])
    for event in events[1:]:
        table.add(event)
    return table
