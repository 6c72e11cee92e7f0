"""Games, as the home page, the caller, the printer and the scorer know them."""

from typing import Any

from msgspec import Struct

from rollwright.core import Credit, DiceSet, Level, OptionInfo, Paper, Proposal, ScoredSheet, SeatsFor
from rollwright.locale import Language


class GameCard(Struct, frozen=True):
    """GET /api/games: a game as the home page shows it."""

    id: str
    title: str
    designers: tuple[str, ...]
    seats: tuple[int, int]
    minutes: tuple[int, int]
    age: int
    spot: str
    options: tuple[OptionInfo, ...] = ()
    levels: tuple[Level, ...] = ()
    proposals: tuple[Proposal, ...] = ()
    credits: tuple[Credit, ...] = ()
    lesson: bool = False  # there is one: GET /api/games/{game}/lesson
    dice: bool = False  # a caller can roll them: GET /api/games/{game}/rolls
    hints: bool = False  # a seat can ask for them, where the table allows it
    teacher: bool = False  # a table can have one, who says after each round what a choice cost
    paper: bool = False  # a seat can write on real paper at a live table
    scorer: bool = False  # the page can score a sheet of paper, or show the solution of two pictures
    clocked: bool = False  # its own clock moves it on, so a table sets no pace
    race: bool = False  # moments decide, so it is played live only
    seats_for: tuple[SeatsFor, ...] = ()  # the first entry that a table has all options of counts, else `seats`
    usual: dict[Language, dict[str, str | int | bool]] = {}  # the options that go with a page's language
    daily: dict[
        str, tuple[str, ...]
    ] = {}  # options that change from day to day: a league may choose among their values
    unmeasured: tuple[Level, ...] = ()  # levels of a package: nobody knows whether they mean what they mean elsewhere


class CallerCard(Struct, frozen=True):
    """GET /api/games/{game}/rolls: what a caller rolls for people with paper, by which version of the rules.

    There is a set of dice for each choice of the options on which the dice depend; the default comes first.
    """

    game: str
    version: int
    sets: tuple[DiceSet, ...]


class PrintPreview(Struct, frozen=True):
    """GET /api/games/{game}/print: pages of one copy and of all; parts, sheets by name, and whether there are backs."""

    pages: int
    printed: int
    parts: tuple[str, ...]
    sheets: dict[str, str]
    backs: bool


class ScorerCard(Struct, frozen=True):
    """GET /api/games/{game}/scorer: an empty sheet to be filled in as it stands on paper.

    `name` is that of the paper among `papers`, where there are several. `figures` are the cells that are written by
    hand, with what may stand in each; `options` are those that matter to a sheet.
    """

    paper: Paper
    name: str
    papers: tuple[str, ...]
    figures: dict[str, tuple[int | str, ...]]
    options: tuple[str, ...]


class ScoreSheet(Struct, frozen=True):
    """POST /api/games/{game}/score: a sheet by its cells; `rolls` are the dice of each round, where they are known."""

    options: dict[str, Any] = {}
    cells: dict[str, int | str | None] = {}
    paper: str = ""
    rolls: tuple[tuple[int | str, ...], ...] = ()


class Scored(ScoredSheet, frozen=True):
    """The reply to ScoreSheet: the sheet as it was read, its score, and what on it the rules do not allow."""


class FallenDice(Struct, frozen=True):
    """GET /api/tables/{table}/fallen: the dice of each round so far, for people who write on paper."""

    rounds: tuple[tuple[int | str, ...], ...]


class JudgeCase(Struct, frozen=True):
    """POST /api/games/{game}/cases: a worked case, as `rollwright score` reads it."""

    options: dict[str, Any] = {}
    sheet: dict[str, Any] = {}
