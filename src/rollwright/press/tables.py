"""A table on paper: its result with every line of the score, the commitment of its dice, and all sheets as written."""

from dataclasses import dataclass
from typing import Any

from rollwright.core import Game, Paper, SheetView, View, papers
from rollwright.locale import Language, say
from rollwright.press.code import draw_code
from rollwright.press.drawing.looks import Written
from rollwright.press.drawing.pen import Pen
from rollwright.press.games import sheet_name
from rollwright.press.games.parts import papers_of
from rollwright.press.layout import Leaf, lay_sheets
from rollwright.press.names import printed_name
from rollwright.press.options import PrintOptions
from rollwright.press.panel import Document, Page, Panel, Paragraph, Run
from rollwright.press.sheets import Sheet, draw_panel

QR = 30.0  # millimetres


@dataclass(frozen=True, kw_only=True)
class TableToPrint:
    """The part of a table that somebody may see: the whole of a finished one, of a running one the view of a seat.

    `places` are the finishing positions, empty while the game goes on; `replay` is the address of the replay.
    """

    game: Game
    options: Any
    names: tuple[str, ...]
    view: View
    places: tuple[int, ...] = ()
    commitment: str = ""
    replay: str = ""
    title: str = ""
    paper: tuple[int, ...] = ()

    def name(self, seat: int, language: Language) -> str:
        """Return a player's name; `paper` are the seats that wrote on paper."""
        name = printed_name(self.names[seat], seat, language)
        return say(language, "press-on-paper", name=name) if seat in self.paper else name

    def place(self, seat: int) -> str:
        """Return a seat's place; a paper seat without a sheet has none."""
        return f"{self.places[seat]}." if self.places[seat] else "–"


def print_table(table: TableToPrint, options: PrintOptions, language: Language) -> Document:
    """Return the sheets, and on a last page the result."""
    title = say(language, f"game-{table.game.info.id}")
    document = Document(title, language, options.ink, spot=table.game.info.spot)
    document.pages += _sheet_pages(table, options, language)
    document.pages.append(_result_page(table, options, language))
    return document


def souvenir_page(
    title: str,
    lead: str,
    head: tuple[str, ...],
    rows: tuple[tuple[str, ...], ...],
    options: PrintOptions,
    more: tuple[Paragraph, ...] = (),
) -> Page:
    """Return one page with a title and a table of results: a game, or a whole evening of a room."""
    width, height = options.size
    text = (
        Paragraph("title", (Run(title),)),
        Paragraph("lead", (Run(lead),)),
        Paragraph("table", rows=(head, *rows)),
        *more,
    )
    return Page(width, height, text=text, size=5.6 if options.large else 3.9)


def _sheet_pages(table: TableToPrint, options: PrintOptions, language: Language) -> list[Page]:
    named = papers(table.game, table.options)
    plain = table.game.sheet(table.options)
    messages = {paper.id: message for paper, message in papers_of(table.game).values()}
    leaves: list[Leaf] = []
    for seat, (name, sheet) in enumerate(zip(table.names, table.view.sheets, strict=False)):
        paper: Paper = named.get(sheet.paper, plain)
        if paper.places:
            called = sheet_name(table.game, paper, messages.get(paper.id, ""), language)
            played = table.view.rounds if table.view.over else table.view.round - 1
            panel = Sheet(
                game=table.game,
                paper=paper,
                name=called,
                number=seat + 1,
                player=printed_name(name, seat, language),
                written=_written(paper, sheet, language),
                rounds_played=played,
            )
            leaves.append(Leaf(draw_panel(panel, options, language)))
    return lay_sheets(leaves, options) if leaves else []


def _written(paper: Paper, sheet: SheetView, language: Language) -> Written:
    return Written(paper, language, sheet.ink, sheet.pencil, sheet.score)


def _result_page(table: TableToPrint, options: PrintOptions, language: Language) -> Page:
    view = table.view
    head = (
        *((say(language, "press-place"),) if table.places else ()),
        say(language, "press-player"),
        say(language, "press-total"),
    )
    seats = range(len(table.names))
    order = sorted(seats, key=lambda seat: (table.places[seat] or len(seats) + 1) if table.places else seat)
    rows = tuple(
        (
            *((table.place(seat),) if table.places else ()),
            table.name(seat, language),
            str(view.sheets[seat].total) if not table.places or table.places[seat] else "–",
        )
        for seat in order
    )
    lead = (
        say(language, "press-finished")
        if view.over
        else say(language, "press-running", round=view.round, rounds=view.rounds)
    )
    more = (*_items(table, language), *_promise(table, options, language))
    return souvenir_page(table.title or say(language, f"game-{table.game.info.id}"), lead, head, rows, options, more)


def _items(table: TableToPrint, language: Language) -> list[Paragraph]:
    """Return every line of the score, a column for each seat whose score may be seen."""
    scored = [
        (printed_name(name, seat, language), sheet.score)
        for seat, (name, sheet) in enumerate(zip(table.names, table.view.sheets, strict=False))
        if sheet.score
    ]
    lines = dict.fromkeys(item.id for _, score in scored for item in score.items)
    if not lines:
        return []
    points = [{item.id: item.points for item in score.items} for _, score in scored]
    rows = [
        (say(language, f"{table.game.info.id}-item-{line}"), *(str(found.get(line, "")) for found in points))
        for line in lines
    ]
    total = (say(language, "press-total"), *(str(score.total) for _, score in scored))
    return [
        Paragraph("heading", (Run(say(language, "press-score")),)),
        Paragraph("table", rows=(("", *(name for name, _ in scored)), *rows, total)),
    ]


def _promise(table: TableToPrint, options: PrintOptions, language: Language) -> list[Paragraph]:
    """Return the commitment of the dice, and the code that leads to the replay."""
    text: list[Paragraph] = []
    if table.commitment:
        text.append(Paragraph("heading", (Run(say(language, "press-dice")),)))
        text.append(Paragraph("note", (Run(say(language, "press-commitment")),)))
        text.append(Paragraph("note", (Run(table.commitment),)))
    if table.replay:
        pen = Pen(options.ink)
        draw_code(pen, 0, 0, QR, table.replay)
        alt = say(language, "press-replay-alt", address=table.replay)
        text.append(Paragraph("drawn", panels=(Panel(width=QR, height=QR, drawing=pen.svg(QR, QR), alt=alt),)))
        text.append(Paragraph("note", (Run(say(language, "press-replay", address=table.replay)),)))
    return text
