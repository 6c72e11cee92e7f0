"""Everything a table of Difference holds: the cards, each seat's connection, and the race that is on."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from rollwright.games.difference.actions import Claim, Lay
from rollwright.games.difference.cards import AfterWrong, Cards, Mode
from rollwright.games.difference.connection import Connection
from rollwright.games.difference.grid import At, Limit
from rollwright.games.difference.picture import Illustration

Phase = Literal["countdown", "play", "showing", "over"]
COUNTDOWN_MS = 3000
SHOWING_MS = 1500
HINT_MS = 30_000  # a player alone without a clock is given a hint after so long

Circle = tuple[int, int, int]
"""The middle and the radius of a circle on the picture: x, y, r."""


class Options(Struct, frozen=True):
    """After a wrong claim a seat waits `lockout_s` seconds or, with `next-call`, until another player has called.

    In the advanced game all cards lie in a `box` of five by five, or no line and no column has more than five.
    `bury_pause_s` is the pause after a buried card. `strong` names the seats (from 1) that wait `handicap_s` seconds
    after every reveal.

    With `confirm` the page asks for a button after the second tap. With `relaxed` a found pair is shown twice as long;
    alone, there is no clock, and a hint. `length` and `fine_s` are for playing alone.
    """

    illustration: Illustration = "circus"
    mode: Mode = "basic"
    after_wrong: AfterWrong = "lock-out"
    lockout_s: Annotated[int, Meta(ge=0, le=10)] = 3
    grid: Limit = "box"
    bury: bool = False
    bury_pause_s: Annotated[int, Meta(ge=0, le=10)] = 2
    play_on: bool = True
    confirm: bool = False
    relaxed: bool = False
    strong: Annotated[str, Meta(max_length=6, pattern=r"^[1-6]*\Z")] = ""
    handicap_s: Annotated[int, Meta(ge=0, le=10)] = 2
    length: Annotated[int, Meta(ge=1, le=24)] = 12
    fine_s: Annotated[int, Meta(ge=0, le=30)] = 5


class Waiting(Struct, frozen=True):
    """A right claim in the window: another claim may still count as earlier."""

    seat: int
    effective: int
    action: Claim | Lay


class Laid(Struct, frozen=True):
    """A card just laid, while it is shown, with the cells and cards it was compared with."""

    seat: int
    card: int
    at: At
    against: tuple[tuple[At, int], ...]


class State(Struct, frozen=True):
    """The table. `seq` numbers the changes that all see; `turned` is the one that last changed the cards on the table.

    `until` is when the countdown or the showing ends. `hints` are the circles that were given, each by the card it is
    on; `hinted`: one was given since a card was last laid.
    """

    seed: str
    options: Options
    cards: Cards
    connections: tuple[Connection, ...]
    until: int | None
    now: int = 0
    seq: int = 0
    turned: int = 0
    revealed: int | None = None  # when the first cards were turned
    since: int = 0  # when the table last changed
    window: tuple[Waiting, ...] = ()
    closes: int | None = None
    shown: tuple[Laid, ...] = ()
    won: tuple[int, ...] = ()  # the seats that laid a card, in that order
    hints: dict[int, Circle] = {}
    hinted: bool = False

    @property
    def round(self) -> int:
        return 1  # the whole game is one round

    @property
    def phase(self) -> Phase:
        if self.cards.over:
            return "over"
        if self.until is None:
            return "play"
        return "countdown" if self.revealed is None else "showing"

    @property
    def relaxed_solo(self) -> bool:
        return self.options.mode == "solo" and self.options.relaxed
