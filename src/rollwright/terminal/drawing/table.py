"""The table as one screen: dice and the own sheet always, the others in a line each, then what can be typed."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from rollwright.core import Paper, SheetView, View, Worth
from rollwright.terminal.display import GameDisplay
from rollwright.terminal.drawing.labels import labels_of
from rollwright.terminal.drawing.sheets import draw_dice, draw_sheet
from rollwright.terminal.output import Output
from rollwright.terminal.prompt import choices_line, named_cells

NARROW = 24  # columns beside the sheet below which the others stand under it
PROMPT = 1  # the line that the person types in


@dataclass(frozen=True, kw_only=True)
class Screen:
    """All that one screen shows. `me` is None for a spectator; `notes` are further words for each seat, such as "away".

    `shown_seat` is the seat whose sheet is drawn. `notice` is the answer to the last line, and `page` the part of it
    that is shown where it is longer than the screen. `waiting` stands in place of the choices when there are none.
    """

    game: str
    view: View
    me: int | None
    names: tuple[str, ...]
    papers: Mapping[str, Paper]
    display: GameDisplay
    choices: Sequence[str]
    notes: tuple[str, ...] = ()
    head: str = ""
    hints: bool = False
    shown_seat: int | None = None
    notice: str = ""
    page: int = 0
    waiting: str = ""


def draw_table(output: Output, screen: Screen) -> RenderableType:
    """Draw a screen; in a terminal it has no more lines than the terminal, and the own sheet is never cut."""
    out, view = output.out, screen.view
    seat = next(seat for seat in (screen.shown_seat, screen.me, 0) if seat is not None)
    own = view.sheets[seat]
    head = _head(output, screen, own)
    sheet = _sheet(output, screen, seat)
    beside = out.width - _width(out, sheet) - 1
    others = [_other(output, screen, each) for each in range(len(view.sheets)) if each != seat]
    lines = [Text(line) for line in _table_lines(output, screen)]
    worth = [_worth_line(output, screen.game, view.worth)] if view.worth is not None else []
    foot = [Text(f" {_foot(output, screen)}", "bright_black")]
    notice = [Text(f" {line}", "yellow") for line in screen.notice.splitlines()]
    if beside < NARROW:
        return Group(head, sheet, *others, *lines, *worth, *foot, *notice)
    rows = _height(out, sheet, out.width)
    column, below = [*others, *([Text("")] if lines else []), *lines], list[Text]()
    if not out.is_terminal or screen.display.wide_lines or _height(out, Group(*column), beside) > rows:
        column, below = others, [Text(f" {line}") for line in lines]
    middle = Table.grid(padding=(0, 1, 0, 0))
    middle.add_row(sheet, Group(*_cut(out, column, beside, rows, output)))
    room = _room(out) - _height(out, Group(head, middle, *worth, *foot), out.width)
    said = _page(out, notice, room, screen.page, output)
    left = _cut(out, below, out.width, room - _height(out, Group(*said), out.width), output)
    return Group(head, middle, *left, *worth, *foot, *said)


def _room(out: Console) -> int:
    """Return the lines there are for a screen: those of the terminal, or any number in a pipe."""
    return out.height - PROMPT if out.is_terminal else 10_000


def _cut(out: Console, lines: list[Text], width: int, rows: int, output: Output) -> list[Text]:
    """Return as many lines as fit, each of which may be broken; the last one then says how many are left out."""
    if not lines or _height(out, Group(*lines), width) <= rows:
        return lines
    wrapped = [part for line in lines for part in line.wrap(out, width)]
    kept = max(rows - 1, 0)
    more = Text(output.text("terminal-more-lines", count=len(wrapped) - kept), "bright_black")
    return [*wrapped[:kept], more] if rows > 0 else []


def _page(out: Console, lines: list[Text], rows: int, page: int, output: Output) -> list[Text]:
    """Return the lines of one page of a notice that is longer than the screen; after the last the first follows."""
    if not lines or _height(out, Group(*lines), out.width) <= rows:
        return lines
    wrapped = [part for line in lines for part in line.wrap(out, out.width)]
    size = max(rows - 1, 1)
    pages = -(-len(wrapped) // size)
    start = page % pages * size
    more = Text(f" {output.text('terminal-page', page=page % pages + 1, pages=pages)}", "bright_black")
    return [*wrapped[start : start + size], more]


def _height(out: Console, drawn: RenderableType, width: int) -> int:
    return len(out.render_lines(drawn, out.options.update(width=width, height=None), pad=False))


def _width(out: Console, drawn: RenderableType) -> int:
    return out.measure(drawn).maximum


def _head(output: Output, screen: Screen, own: SheetView) -> Text:
    view = screen.view
    round_line = output.text("terminal-round", round=view.round, rounds=view.rounds) if view.round else ""
    head = Text.assemble(" ", (round_line, "bold"), "   ", draw_dice(view.dice, own.dice, own.held))
    return Text.assemble(head, f"   {screen.head}") if screen.head else head


def _sheet(output: Output, screen: Screen, seat: int) -> Panel:
    seen = screen.view.sheets[seat]
    cells = named_cells(screen.choices) if seat == screen.me else ()
    paper = screen.papers[seen.paper]
    drawn = draw_sheet(screen.display, paper, seen, cells, labels_of(output, screen.game, paper))
    title, subtitle = Text(screen.names[seat]), Text(_standing(output, screen, seat))
    return Panel(drawn, title=title, subtitle=subtitle, padding=(0, 1), border_style="bright_black", expand=False)


def _standing(output: Output, screen: Screen, seat: int) -> str:
    """Return the points of a seat, whether it is done, and the further words about it."""
    seen = screen.view.sheets[seat]
    note = screen.notes[seat] if seat < len(screen.notes) else ""
    done = output.text("terminal-seat-done") if seen.done else ""
    return " · ".join(filter(None, (output.text("terminal-points", points=seen.total), done, note)))


def _other(output: Output, screen: Screen, seat: int) -> Text:
    line = Text.assemble((screen.names[seat], "bold"), "  ", _standing(output, screen, seat))
    line.no_wrap, line.overflow = True, "ellipsis"
    return line


def _table_lines(output: Output, screen: Screen) -> list[str]:
    lines: Callable[..., list[str]] | None = screen.display.table_lines
    return lines(output, screen.view, screen.names) if lines else []


def _foot(output: Output, screen: Screen) -> str:
    if screen.choices:
        return choices_line(output, screen.game, screen.view, screen.choices, screen.hints)
    return screen.waiting


def _worth_line(output: Output, game: str, worth: Worth) -> Text:
    """Return a line that says what this round's pencil would change, part by part."""
    line = Text.assemble(
        " ", (f"{worth.after - worth.before:+d}", "bold green" if worth.after > worth.before else "bold")
    )
    line.append(f"  {output.text('terminal-worth-sum', before=worth.before, after=worth.after)}.")
    for verb, changes, style in (("won", worth.won, ""), ("lost", worth.lost, "yellow")):
        kinds = Counter((change.item, change.part.note or "none", change.part.points) for change in changes)
        for (item, note, points), count in kinds.items():
            change = output.text(f"{game}-{verb}-{item}", note=note, points=points, count=count)
            line.append(f" {change}", style)
    return line
