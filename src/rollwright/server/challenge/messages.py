"""Requests and answers about challenges. `make types` knows these structs too."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from rollwright.server.socket.messages import OptionValue, Pencil, Text


class Player(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/challenges/{id}/play: the name under which a browser plays."""

    name: Text
    pencil: Pencil = "moss"


class LayLeague(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/leagues: the same sealed dice for everybody with the link, for so many days.

    Without options it is played with those of the day.
    """

    game: Annotated[str, Meta(max_length=64)]
    options: Annotated[dict[Text, OptionValue], Meta(max_length=64)] | None = None
    title: Text = ""
    days: Annotated[int, Meta(ge=1, le=14)] = 7


class OwnResult(Struct, frozen=True):
    """This browser's table of a challenge. `total` and `place` are null until its game is over."""

    link: str
    total: int | None = None
    title: str = ""
    place: int | None = None


class Ranked(Struct, frozen=True):
    """One result of a challenge. `link` leads to its sheet once the challenge is closed."""

    place: int
    name: str
    pencil: Pencil
    total: int
    title: str
    me: bool
    link: str


class ChallengeCard(Struct, frozen=True):
    """GET /api/challenges/{id}: a challenge as a browser may see it.

    `timed`: a total is a time in milliseconds, of which fewer are better.
    `commitment` is the SHA-256 of its secret, made at `sealed_at`; `par` are the points of our bots, by level.
    `secret` is empty until the challenge is closed.
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


class DayCard(Struct, frozen=True):
    """A game of today. `tomorrow` is the seal of the next one, `yesterday` the id of the last one, if it was played."""

    card: ChallengeCard
    streak: int
    tomorrow: str
    yesterday: str


class Today(Struct, frozen=True):
    """GET /api/today. `date` is that of UTC, and `left_ms` the time until the next day begins."""

    date: str
    left_ms: int
    games: tuple[DayCard, ...]
