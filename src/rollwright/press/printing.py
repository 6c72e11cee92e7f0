"""Put together what a person asked for: the sheets, cards and rules of a game as one document."""

from itertools import count

from rollwright.core import Game, Paper
from rollwright.locale import Language, say
from rollwright.press.calibration import calibration_page
from rollwright.press.games import parts_of
from rollwright.press.games.parts import papers_of
from rollwright.press.layout import Leaf, lay_sheets
from rollwright.press.options import BadPrint, PrintOptions
from rollwright.press.panel import Document, Page
from rollwright.press.sheets import Sheet, draw_panel


def print_game(game: Game, options: PrintOptions, language: Language) -> Document:
    """Return the document; raise `BadPrint` where the game has nothing of what was asked for."""
    document = Document(say(language, f"game-{game.info.id}"), language, options.ink, spot=game.info.spot)
    if options.what in ("all", "sheets"):
        document.pages += sheet_pages(game, options, language)
    if not document.pages:
        raise BadPrint("nothing-to-print", game=document.title, what=options.what)
    if options.calibration:
        document.pages[:0] = calibration_page(options, language)
    return document


def sheet_pages(game: Game, options: PrintOptions, language: Language) -> list[Page]:
    """Return `copies` pages of each sheet of a game."""
    papers = {name: found for name, found in papers_of(game).items() if found[0].places}
    names = {name: _name(game, paper, message, language) for name, (paper, message) in papers.items()}
    numbers = count(1)
    pages: list[Page] = []
    for sides in _leaves(game, [paper for paper, _ in papers.values()], options):
        if not any(options.wants(side.id.removeprefix(f"{game.info.id}-")) for side in sides):
            continue
        leaves: list[Leaf] = []
        for _ in range(options.copies * (1 if options.large else options.per_page)):
            number = next(numbers)
            leaves.append(
                Leaf(
                    *(
                        draw_panel(Sheet(game=game, paper=side, name=names[side.id], number=number), options, language)
                        for side in sides
                    )
                )
            )
        pages += lay_sheets(leaves, options)
    return pages


def _leaves(game: Game, papers: list[Paper], options: PrintOptions) -> list[tuple[Paper, ...]]:
    """Return the papers that lie back to back; without two-sided printing each lies alone."""
    pairs = [tuple(side for side in pair if side is not None) for pair in parts_of(game.info.id).leaves(papers)]
    return pairs if options.two_sided else [(side,) for pair in pairs for side in pair]


def _name(game: Game, paper: Paper, message: str, language: Language) -> str:
    """Return the line under a sheet's title: the game's own name for it, or the option value that leads to it."""
    own = parts_of(game.info.id).name
    if own is not None:
        return own(paper, language)
    return say(language, message or f"game-{game.info.id}-line")
