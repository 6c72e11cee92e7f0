"""Requests and answers about challenges. `make types` knows these structs too."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from rollwright.core import SheetView
from rollwright.review.result import BestSheet
from rollwright.server.challenge.challenge import Order
from rollwright.server.socket.messages import OptionValue, Pencil, Text
from rollwright.server.socket.messages.values import Id


class Player(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/challenges/{id}/play: the name under which a browser plays."""

    name: Text
    pencil: Pencil = "moss"


class LayLeague(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/leagues: the same sealed dice for everybody with the link, for so many days.

    Without options it is played with those of the day. `id` is the browser's own for this request: sent again under the
    same one, it lays no second league.
    """

    game: Annotated[str, Meta(max_length=64)]
    options: Annotated[dict[Text, OptionValue], Meta(max_length=64)] | None = None
    title: Text = ""
    days: Annotated[int, Meta(ge=1, le=14)] = 7
    id: Annotated[str, Meta(max_length=64)] = ""


class Lost(Struct, frozen=True):
    """The points that a result has lost by choices, or how far the review is that says so.

    `points` is null until then. While it waits, `place` says how many are made before it; 0: not known.
    """

    points: float | None = None
    state: Literal["waiting", "making", "ready", "failed"] = "ready"
    place: int = 0


class OwnResult(Struct, frozen=True):
    """This browser's table of a challenge. `total` and `place` are null until its game is over.

    `lost` is null in a game without a ledger, too. `share` is the key of the picture of this result.
    `streak` counts the days in a row up to this one, 0 in a league.
    """

    link: str
    total: int | None = None
    title: str = ""
    place: int | None = None
    lost: Lost | None = None
    share: str = ""
    streak: int = 0


class Ranked(Struct, frozen=True):
    """One result of a challenge. `link` leads to its sheet once the challenge is closed.

    By points lost, `place` is null until the review is made. `lost` is null in a game without a ledger, and for a
    browser that may still play: points and points lost together tell how good the dice are.
    """

    place: int | None
    name: str
    pencil: Pencil
    total: int
    title: str
    me: bool
    link: str
    lost: Lost | None = None


class ChallengeCard(Struct, frozen=True):
    """GET /api/challenges/{id}: a challenge as a browser may see it.

    `timed`: a total is a time in milliseconds, of which fewer are better.
    `commitment` is the SHA-256 of its secret, made at `sealed_at`; `par` are the points of our bots, by level:
    they tell how good the dice are, so they come with the own result. `secret` is empty until the challenge is closed.
    `order` is that of `ranked`, and `orders` are those that this browser can ask for. `ended` counts all results, of
    which `ranked` has the first. `reviewed`: the server says how many points each has lost.
    """

    id: str
    game: str
    options: dict[str, Any]
    title: str
    timed: bool
    commitment: str
    sealed_at: int
    closes_ms: int
    entered: int
    par: dict[str, int]
    mine: OwnResult | None
    host: bool
    ranked: tuple[Ranked, ...] = ()
    secret: str = ""
    order: Order = "points"
    orders: tuple[Order, ...] = ("points",)
    ended: int = 0
    reviewed: bool = False


class TopSheet(Struct, frozen=True):
    """One of the best sheets of a closed challenge, as it was at the end."""

    name: str
    pencil: Pencil
    total: int
    link: str
    sheet: SheetView


class BestSheets(Struct, frozen=True):
    """GET /api/challenges/{id}/sheets: the best sheets by points, the best first.

    `best` is the best that the dice allowed: null where no review says it. `ghosts`: against so many of the sheets
    these dice can be played.
    """

    sheets: tuple[TopSheet, ...]
    best: BestSheet | None
    ghosts: int = 0


class AgainstTheBest(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/challenges/{id}/ghosts: open a table with the dice of a closed challenge and ghosts of its best sheets.

    `id` is the browser's own: sent again under the same one, the request opens no second table.
    """

    id: Id


class DayCard(Struct, frozen=True):
    """A game of today. `tomorrow` is the seal of the next one.

    `yesterday` is the id of the last one, if it was played, and `champion` its best result.
    """

    card: ChallengeCard
    streak: int
    tomorrow: str
    yesterday: str
    champion: Ranked | None = None


class Today(Struct, frozen=True):
    """GET /api/today. `date` is that of UTC, and `left_ms` the time until the next day begins."""

    date: str
    left_ms: int
    games: tuple[DayCard, ...]
