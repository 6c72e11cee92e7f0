"""An evening on one page: the tally, and which games were played."""

from dataclasses import dataclass
from datetime import UTC, datetime

from rollwright.locale import Language, say
from rollwright.press.code import draw_code
from rollwright.press.drawing.pen import Pen
from rollwright.press.fonts import can_print
from rollwright.press.names import printed_name
from rollwright.press.options import PrintOptions
from rollwright.press.panel import Document, Panel, Paragraph, Run
from rollwright.press.tables import QR, souvenir_page

PEOPLE, GAMES = 14, 16  # the most on one page; half as many in large print


@dataclass(frozen=True)
class Guest:
    """One person's or bot's line of the tally."""

    name: str
    place: int
    points: int
    medals: tuple[int, int, int]


@dataclass(frozen=True)
class Game:
    """One game of the evening: its id, its end in milliseconds since 1970, and its winners with their points.

    `early`: the host ended it, so nobody has won.
    """

    id: str
    at: int
    winners: tuple[str, ...]
    total: int
    early: bool = False


@dataclass(frozen=True)
class Evening:
    """Everything that stands on the page; `address` is that of the page to keep."""

    code: str
    guests: tuple[Guest, ...]
    games: tuple[Game, ...]
    address: str = ""


def print_evening(evening: Evening, options: PrintOptions, language: Language) -> Document:
    """Return the evening as a document of one page."""
    title = say(language, "souvenir-title", code=evening.code)
    document = Document(title, language, options.ink)
    head = tuple(say(language, f"souvenir-{column}") for column in ("place", "player", "points", *MEDALS))
    known = {guest.name: printed_name(guest.name, line, language) for line, guest in enumerate(evening.guests)}
    most, last = (PEOPLE // 2, GAMES // 2) if options.large else (PEOPLE, GAMES)
    people = tuple(
        (f"{guest.place}.", known[guest.name], str(guest.points), *(str(medals or "") for medals in guest.medals))
        for guest in evening.guests[:most]
    )
    more = (*_left_out(len(evening.guests) - most, "people", language), *_games(evening, known, last, language))
    lead = say(language, "souvenir-lead", count=len(evening.games), day=_day(evening))
    document.pages.append(
        souvenir_page(title, lead, head, people, options, (*more, *_link(evening, options, language)))
    )
    return document


MEDALS = ("gold", "silver", "bronze")


def _day(evening: Evening) -> str:
    """Return the day of the first game, as a calendar that everybody reads."""
    return datetime.fromtimestamp(evening.games[0].at / 1000, UTC).date().isoformat() if evening.games else ""


def _games(evening: Evening, known: dict[str, str], most: int, language: Language) -> list[Paragraph]:
    """Return the last games that the page has room for."""
    numbered = [*enumerate(evening.games, 1)][-most:]
    head = tuple(say(language, f"souvenir-{column}") for column in ("number", "game", "winner", "total"))
    rows = tuple(
        (
            str(number),
            say(language, f"game-{game.id}"),
            _won(game, known, language),
            "" if game.early else str(game.total),
        )
        for number, game in numbered
    )
    return [
        Paragraph("heading", (Run(say(language, "souvenir-games")),)),
        Paragraph("table", rows=(head, *rows)),
        *_left_out(len(evening.games) - most, "games", language),
    ]


def _won(game: Game, known: dict[str, str], language: Language) -> str:
    """Name the winners; a person may have had another name in an earlier game."""
    names = [known.get(name, name if can_print(name) else "–") for name in game.winners]
    return say(language, "souvenir-early") if game.early else ", ".join(names) or "–"


def _left_out(count: int, kind: str, language: Language) -> list[Paragraph]:
    return [Paragraph("note", (Run(say(language, f"souvenir-more-{kind}", count=count)),))] if count > 0 else []


def _link(evening: Evening, options: PrintOptions, language: Language) -> list[Paragraph]:
    if not evening.address:
        return []
    pen = Pen(options.ink)
    draw_code(pen, 0, 0, QR, evening.address)
    alt = say(language, "souvenir-link", address=evening.address)
    return [
        Paragraph("drawn", panels=(Panel(width=QR, height=QR, drawing=pen.svg(QR, QR), alt=alt),)),
        Paragraph("note", (Run(alt),)),
    ]
