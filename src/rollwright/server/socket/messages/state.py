"""The state of a table as one page is shown it."""

from msgspec import Struct

from rollwright.core import Level, Roll, View
from rollwright.server.socket.messages.values import OnPaper, Pencil, Phase


class SeatCard(Struct, frozen=True, omit_defaults=True):
    """A seat and the person or bot on it. A free seat has no name.

    `away_ms` is how long a person has been away; `sitting_in`: a bot plays for this person.
    """

    name: str = ""
    pencil: Pencil = "moss"
    bot: Level | None = None
    words: str = ""
    away_ms: int | None = None
    sitting_in: bool = False
    stood_in: tuple[int, ...] = ()  # the rounds in which a bot played for this person
    handicap: bool = False  # plays with the game's handicap
    host: bool = False  # this person is the host: docs/rooms.md
    kept: bool = False  # before the start: this person was invited from the last table and has not come yet
    bank_ms: int | None = None  # milliseconds left in this person's bank of time, if there is one
    bank_runs: bool = False  # it runs: the seat is waited for
    out_of_time: bool = False  # it is empty: a bot writes for this person to the end
    hints: int = 0  # how many hints this seat was given
    ghost: bool = False  # this seat plays the turns of a finished game again
    paper: OnPaper = ""  # this person writes on paper, and how far the sheet is


class WaitCard(Struct, frozen=True):
    """A person without a seat who waits for the next game."""

    name: str
    pencil: Pencil


class EarlierDice(Struct, frozen=True):
    """The dice of a game that this one goes on from: with these, the next so many of all `rolls` can be worked out."""

    secret: str
    words: tuple[str, ...]
    hashes: tuple[str | None, ...]
    shares: tuple[str | None, ...]
    rolls: int


class Proof(Struct, frozen=True, omit_defaults=True):
    """With these anyone can work out every roll again.

    `hashes` and `shares` are those of the seats, null where a page added none; games older than shares have none. Of a
    game that goes on from another one, `earlier` has the dice of the games before, the first one first; `rolls` begins
    with theirs.
    """

    secret: str
    words: tuple[str, ...]
    hashes: tuple[str | None, ...]
    shares: tuple[str | None, ...]
    rolls: tuple[Roll, ...]
    earlier: tuple[EarlierDice, ...] = ()


class SeriesLine(Struct, frozen=True):
    """How somebody stands in a series: games won, and points as in the tally of a room."""

    name: str
    pencil: Pencil
    bot: Level | None
    wins: int
    points: int


class SeriesCard(Struct, frozen=True):
    """A series of games in one room: this is its `game`th. `winners` are told once it is over; several may share it."""

    games: int
    best_of: bool
    game: int
    over: bool
    lines: tuple[SeriesLine, ...]
    winners: tuple[str, ...]


class TableState(Struct, frozen=True):
    """Everything that one page knows about its table. Sent whole in `hello`, then as patches."""

    phase: Phase
    seats: tuple[SeatCard, ...]
    choices: tuple[str, ...] = ()  # what this seat may do now, in words
    view: View | None = None  # none before the start
    hashes: tuple[str | None, ...] = ()  # hashes of the seats' shares of the dice, once all have come
    places: tuple[int, ...] = ()  # at the end; none where the game was ended early
    titles: tuple[str, ...] = ()  # at the end of a solo game: a catalogue id
    proof: Proof | None = None  # at the end
    again: str | None = None  # the link of the next table, once somebody asked for it
    again_by: int | None = None  # the seat of the person who did
    again_game: str | None = None  # the game of the next table
    deadline_ms: int | None = None  # milliseconds left on the clock, as far as this seat may know
    paused: bool = False  # the host has paused the game: clocks and bots stand still
    shut: bool = False  # the host has closed the door: nobody new gets a chair
    waiting: tuple[WaitCard, ...] = ()  # people without a seat who get a chair at the next table
    early: bool = False  # at the end: the host ended the game before its end, so nobody has won
    hints: bool = False  # while the game is on: the seats may ask for hints
    series: SeriesCard | None = None  # the series that this game belongs to
