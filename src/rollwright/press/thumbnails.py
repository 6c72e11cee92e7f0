"""Small drawings of a game's sheets, for its rules."""

from rollwright.core import Game
from rollwright.locale import Language
from rollwright.press.drawing.inks import spot
from rollwright.press.drawing.looks import Written
from rollwright.press.drawing.pen import Pen
from rollwright.press.drawing.sheet import draw_sheet
from rollwright.press.games import parts_of, sheet_name
from rollwright.press.games.parts import papers_of
from rollwright.press.options import PrintOptions
from rollwright.press.panel import Panel, Paragraph

MOST = 2  # sheets in a row


def sheet_figure(game: Game, options: PrintOptions, language: Language) -> list[Paragraph]:
    """Return the first sheets of a game side by side, blank; a game without places has none."""
    papers = [found for found in papers_of(game).values() if found[0].places]
    if not papers:
        return []
    panels: list[Panel] = []
    captions: list[str] = []
    for paper, message in papers[:MOST]:
        pen = Pen(options.ink)
        with pen.moved(1, 3):
            draw_sheet(pen, Written(paper, language), parts_of(game.info.id).look, spot(game.info.spot))
        width, height = paper.width + 2, paper.height + 6
        name = sheet_name(game, paper, message, language)
        panels.append(Panel(width=width, height=height, drawing=pen.svg(width, height), alt=name))
        captions.append(name)
    return [Paragraph("figure", panels=tuple(panels), captions=tuple(captions))]
