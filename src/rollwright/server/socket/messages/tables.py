"""Tables: opened, sat down at, shown as a card; and what is told of a finished one."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from rollwright.core import Suggestion, View
from rollwright.server.socket.messages.state import SeatCard
from rollwright.server.socket.messages.values import LevelName, OptionValue, Pace, Pencil, Phase, Small, Text


class BotSeat(Struct, frozen=True):
    level: LevelName


class Way(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How a table is played: docs/ways.md. Without any of these people play live and together.

    `days` a round: the game goes on whether or not pages are open. `bank`: minutes for each person's whole game.
    `one_device`: the browser that opened the table holds the chairs of all people, and is handed round.
    `hints`: players may ask for hints; where it is not said, a person alone may. `teacher`: after each round everybody
    is told what the own choice cost; people agree to it by sitting down.
    """

    days: Small = 0
    bank: Small = 0
    one_device: bool = False
    hints: bool | None = None
    teacher: bool = False

    @property
    def is_live(self) -> bool:
        """People play together and at once, each on a device of their own, without a bank of time."""
        return not (self.days or self.bank or self.one_device)

    def made_live(self) -> "Way":
        """Return the same for people who play live."""
        return Way(hints=self.hints, teacher=self.teacher)


class OpenTable(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables. `bots` are seated from the last seat backwards. `public`: anybody may join from the home page.

    `id` is the browser's own for this request: sent again under the same one, it opens no second table.
    """

    game: Annotated[str, Meta(max_length=64)]
    options: Annotated[dict[Text, OptionValue], Meta(max_length=64)] = {}
    seats: Small = 1
    bots: Annotated[tuple[BotSeat, ...], Meta(max_length=64)] = ()
    pace: Pace = 0
    id: Annotated[str, Meta(max_length=64)] = ""
    public: bool = False
    way: Way = Way()


class SitDown(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{table}/seats. Without `seat`: the first free one. `words` are mixed into the dice.

    `hand`: at a table of one device, the number of the chair for which this person's name is written.
    `paper`: this person writes on real paper and enters the sheet at the end (docs/paper.md).
    """

    name: Text
    pencil: Pencil = "moss"
    words: Text = ""
    seat: Small | None = None
    hand: Small = 0
    paper: bool = False


class LayTable(OpenTable, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table that is opened by its own socket, with the person seated at it: docs/protocol.md, "A table at once"."""

    person: SitDown


class Seated(Struct, frozen=True):
    table: str
    seat: int


class OriginCard(Struct, frozen=True):
    """The round of a finished game from which another one goes on; `same`: with the same dice, so they are known."""

    table: str
    round: int
    same: bool


class Opened(Struct, frozen=True):
    """A new table: its code, to be read aloud, and its link, which holds a key that nobody can guess."""

    table: str
    link: str


class TableCard(Struct, frozen=True):
    """GET /api/tables/{table} and GET /api/me/tables: a table as anybody may see it."""

    table: str
    link: str  # the code and the key of the table: what a page sends to others
    game: str
    options: dict[str, Any]
    pace: Pace
    commitment: str
    phase: Phase
    seats: tuple[SeatCard, ...]
    me: int | None
    round: int
    rounds: int
    way: Way = Way()
    device: bool = False  # the visitor's browser is the one device of the table
    your_move: bool = False  # the visitor's seat is waited for
    deadline_ms: int | None = None  # over days: milliseconds until a bot writes for those who are not done


class RoundStep(Struct, frozen=True):
    """GET /api/tables/{table}/rounds (a finished table): all sheets as they were when the round closed.

    Of a race: as they were each time somebody scored. `at` is milliseconds after the start.
    """

    round: int
    dice: tuple[int | str, ...]
    view: View
    at: int


class Advised(Struct, frozen=True):
    """The answer to `HintWish`, and GET /api/tables/{table}/best: an advice, or none."""

    advice: Suggestion | None
