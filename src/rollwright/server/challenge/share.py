"""A result as it is shared: what the picture and the text tell, and nothing of the dice before everybody had them."""

from typing import Any

import msgspec
from msgspec import Struct

from rollwright import games
from rollwright.locale import Language, say
from rollwright.server.challenge.challenge import Challenge, Standing, date_in

MINUTE = 60_000  # milliseconds


class Shared(Struct, frozen=True):
    """One result. `date` is that of a day (2026-11-18), `title` that of a league; `par` has the points of our bots.

    While the dice are `sealed` there is no `luck` of the rounds, which follows from them, and neither `par` nor `loss`:
    together with the total these tell how good the dice are.
    """

    game: str
    date: str
    title: str
    total: int
    timed: bool
    par: tuple[int, ...]
    loss: float | None
    streak: int
    sealed: bool
    luck: tuple[float, ...] = ()


def shared_result(
    challenge: Challenge, own: Standing, timed: bool, par: dict[str, int], streak: int, now: int
) -> Shared:
    """Return what may be shared of a result at this moment."""
    day, sealed = date_in(challenge.id), challenge.is_open(now)
    known = () if sealed or own.luck is None else tuple(msgspec.json.decode(own.luck, type=list[float]))
    return Shared(
        game=challenge.game,
        date=day.isoformat() if day else "",
        title=challenge.title,
        total=own.total,
        timed=timed,
        par=() if sealed else tuple(par.values()),
        loss=None if sealed else own.loss,
        streak=streak,
        sealed=sealed,
        luck=known,
    )


def total_said(language: Language, total: int, timed: bool) -> str:
    """Return a total as its game counts it: points, or a time."""
    if timed:
        return f"{total // MINUTE}:{total % MINUTE // 1000:02}"
    return say(language, "challenge-points", total=total)


def date_said(language: Language, date: str) -> str:
    """Return a date (2026-11-18) as the language writes it, without the year."""
    _, month, day = date.split("-")
    return say(language, "share-date", day=int(day), month=int(month))


def when_said(language: Language, date: str, title: str) -> str:
    """Return the date of a day, or the name of a league."""
    return date_said(language, date) if date else title or say(language, "league")


def title_said(language: Language, game: str) -> str:
    """Return the title of a game; that of a package is its own."""
    return games.find(game).info.title if game in games.BROUGHT else say(language, f"game-{game}")


def share_text(language: Language, shared: Shared) -> str:
    """Return the text that a person shares."""
    told: dict[str, Any] = {
        "game": title_said(language, shared.game),
        "when": when_said(language, shared.date, shared.title),
        "result": total_said(language, shared.total, shared.timed),
        "loss": "none" if shared.loss is None else shared.loss,
        "par": " / ".join(map(str, shared.par)) or "none",
        "streak": shared.streak,
    }
    return say(language, "challenge-share-text", **told)
