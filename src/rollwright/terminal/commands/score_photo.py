"""`rollwright score GAME --photo FILE`: read a sheet from a photo, ask about doubtful cells, and score it."""

import io

import numpy as np
from PIL import Image
from rich.text import Text

from rollwright.core import Figure, Game, Paper, Refused, paper_named, scorer_of
from rollwright.games import find
from rollwright.locale import cell_said
from rollwright.photo import CellReading, SheetReading, read_sheet
from rollwright.terminal.arguments import read_option_pairs, with_usual_options
from rollwright.terminal.commands.score_drawing import print_score
from rollwright.terminal.files import read_bytes
from rollwright.terminal.output import Output

SHADES = " .:-=+*#%@"
COLUMNS, ROWS = 34, 16
EMPTY = "-"


def score_photo(output: Output, wanted: str, file: str, pairs: list[str], rolls: str | None = None) -> int:
    """Print the score and the faults; return 1 where something cannot be. Nothing is scored before all is answered."""
    game = find(wanted)
    scorer_of(game)
    read_option_pairs(game, with_usual_options(game, output.language, pairs))
    given = dict(pair.split("=", 1) for pair in with_usual_options(game, output.language, pairs))
    reading = read_sheet(read_bytes(file), given)
    if reading.game != game.info.id:
        raise Refused("sheet-of-another-game", title=find(reading.game).info.title)
    chosen = [f"{name}={value}" for name, value in {**given, **reading.options}.items()]
    options = read_option_pairs(game, chosen)
    paper = paper_named(game, options, reading.paper)
    output.print("photo-read", cells=len(reading.cells), asked=len(reading.asked))
    cells = _answered(output, game, paper, reading, dict(scorer_of(game).figures(options, reading.paper)))
    return print_score(output, game, options, reading.paper, cells, rolls)


def _answered(
    output: Output, game: Game, paper: Paper, reading: SheetReading, figures: dict[str, tuple[Figure, ...]]
) -> dict[str, Figure]:
    """Ask for every doubtful cell, and return what stands on the sheet."""
    cells = reading.written
    places = {place.id: place for place in paper.places}
    for number, each in enumerate(reading.asked, 1):
        named = cell_said(output.language, game, places[each.cell])
        output.out.print()
        output.print("photo-cell", number=number, asked=len(reading.asked), cell=named, why=each.why)
        output.out.print(Text(_drawn(each.picture)))
        answer = _ask(output, each, figures[each.cell])
        cells.pop(each.cell, None)
        if answer is not None:
            cells[each.cell] = answer
    return cells


def _ask(output: Output, each: CellReading, allowed: tuple[Figure, ...]) -> Figure | None:
    """Ask until the answer may stand there. Return alone takes the reader's guess, which is shown."""
    known = {str(figure).casefold(): figure for figure in allowed}
    guess = EMPTY if each.figure is None else str(each.figure)
    while True:
        try:
            typed = output.out.input(Text(output.text("photo-question", guess=guess), "bold")).strip().casefold()
        except EOFError as error:
            raise Refused("photo-unanswered") from error
        if not typed:
            return each.figure
        if typed == EMPTY:
            return None
        if typed in known:
            return known[typed]
        output.print("photo-not-there", figures=", ".join(map(str, allowed)))


def _drawn(picture: bytes) -> str:
    """Draw a cell with letters, dark ones for ink."""
    with Image.open(io.BytesIO(picture)) as shown:
        light = np.asarray(shown.convert("L").resize((COLUMNS, ROWS)), np.float32)
    low, high = float(light.min()), float(light.max())
    dark = (high - light) / max(high - low, 40.0) * (len(SHADES) - 1)
    return "\n".join("".join(SHADES[round(float(level))] for level in row) for row in dark)
