"""A challenge and its entrants as values, and the calendar of the days."""

from datetime import UTC, date, datetime, timedelta
from typing import Any, Literal

from msgspec import Struct, to_builtins

from rollwright import games
from rollwright.core import Game
from rollwright.locale import LANGUAGES, Language
from rollwright.server.socket.messages import Pencil

DAY = 86_400_000  # milliseconds
EPOCH = date(1970, 1, 1)
MONTH = 30  # days

Order = Literal["points", "loss"]
"""The order of results: by points (or time), or by points lost, the fewest first."""


class Challenge(Struct, frozen=True):
    """One set of dice for everybody. Times are milliseconds since 1970.

    The secret is sealed at `sealed_at`; people play from `opens` until `closes`, and then the secret is opened.
    `holder` is the browser that started a league; empty for the challenge of a day, which the server makes itself.
    """

    id: str
    game: str
    version: int
    options: dict[str, Any]
    secret: str
    sealed_at: int
    opens: int
    closes: int
    holder: str = ""
    title: str = ""

    def is_open(self, now: int) -> bool:
        return self.opens <= now < self.closes


class Entrant(Struct, frozen=True):
    """A browser that plays a challenge at a table of its own. With the key `share` anybody may see its picture."""

    challenge: str
    holder: str
    table: str
    link: str
    name: str
    pencil: Pencil
    entered: int
    share: str | None = None


class Standing(Struct, frozen=True):
    """An entrant whose game is over, with its result. `merit` orders them, the largest first.

    `loss` has the points lost by choices, `luck` that of each round as JSON: both are None until the review is made.
    """

    challenge: str
    holder: str
    table: str
    link: str
    name: str
    pencil: Pencil
    total: int
    merit: int
    title: str
    finished: int
    loss: float | None
    luck: bytes | None
    share: str | None


def date_of(now: int) -> date:
    """Return the date in UTC, by which the days change."""
    return datetime.fromtimestamp(now / 1000, UTC).date()


def day_of(game: Game[Any, Any, Any], day: date, language: Language, secret: str, now: int) -> Challenge:
    """Return a game's challenge of a day. Where its options depend on the language, each language has its own."""
    number = (day - EPOCH).days
    options = options_of(game, number, language)
    return Challenge(
        id=day_id(game, day, language),
        game=game.info.id,
        version=game.info.version,
        options=to_builtins(options),
        secret=secret,
        sealed_at=now,
        opens=number * DAY,
        closes=(number + 1) * DAY,
    )


def options_of(game: Game[Any, Any, Any], number: int, language: Language) -> Any:
    return game.options() if game.daily is None else game.daily(number, language)


def daily_values(game: Game[Any, Any, Any]) -> dict[str, tuple[str, ...]]:
    """Return the options of days that change from day to day, each with the values that it has within a month."""
    days = [to_builtins(options_of(game, number, language)) for number in range(MONTH) for language in LANGUAGES]
    values = {name: tuple(dict.fromkeys(str(options[name]) for options in days)) for name in days[0]}
    return {name: found for name, found in values.items() if len(found) > 1}


def day_id(game: Game[Any, Any, Any], day: date, language: Language) -> str:
    number = (day - EPOCH).days
    options = [options_of(game, number, each) for each in LANGUAGES]
    alike = all(other == options[0] for other in options)
    return f"{day.isoformat()}.{game.info.id}" + ("" if alike else f".{language}")


def of_the_day() -> list[Game[Any, Any, Any]]:
    """Return the games that are played by one person: each has its challenge every day."""
    return [game for game in games.GAMES.values() if game.info.seats[0] == 1]


def is_day(challenge: str) -> bool:
    """Say whether the id is that of a day, and not of a league."""
    return "." in challenge


def streak(days: list[date], today: date) -> int:
    """Return how many days in a row were played, up to today or, while today is still to come, yesterday."""
    played = set(days)
    last = today if today in played else today - timedelta(days=1)
    count = 0
    while last in played:
        count, last = count + 1, last - timedelta(days=1)
    return count


def date_in(challenge: str) -> date | None:
    """Return the date in the id of a day, or None."""
    try:
        return date.fromisoformat(challenge.partition(".")[0]) if is_day(challenge) else None
    except ValueError:
        return None
