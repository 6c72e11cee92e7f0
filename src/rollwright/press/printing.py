"""Put together what a person asked for: the sheets, cards and rules of a game as one document."""

from itertools import count

from rollwright.core import Game, Paper
from rollwright.locale import Language, say
from rollwright.press.calibration import calibration_page
from rollwright.press.games import parts_of, sheet_name
from rollwright.press.games.parts import Progress, papers_of
from rollwright.press.layout import Leaf, lay_cards, lay_sheets
from rollwright.press.options import BadPrint, PrintOptions
from rollwright.press.panel import Document, Page
from rollwright.press.rulebook import rules_page
from rollwright.press.sheets import Sheet, draw_panel


def print_game(game: Game, options: PrintOptions, language: Language, progress: Progress | None = None) -> Document:
    """Return the document; raise `BadPrint` where the game has nothing of what was asked for.

    `progress` hears how many of the pictures of a game of pictures are painted.
    """
    document = Document(say(language, f"game-{game.info.id}"), language, options.ink, spot=game.info.spot)
    if options.what in ("all", "sheets"):
        document.pages += sheet_pages(game, options, language)
    if options.what in ("all", "cards"):
        document.pages += card_pages(game, options, language)
        add_cards = parts_of(game.info.id).add_cards
        if add_cards is not None:
            add_cards(document, options, language, progress)
    if options.what in ("all", "rules"):
        document.pages.append(rules_page(game, options, language))
    if not document.pages:
        raise BadPrint("nothing-to-print", game=document.title, what=options.what)
    if options.calibration:
        document.pages[:0] = calibration_page(options, language)
    return document


def what_prints(game: Game) -> tuple[str, ...]:
    """Return the parts that a game has, as `what` names them."""
    has_sheets = any(paper.places for paper, _ in papers_of(game).values())
    cards = ("cards",) if parts_of(game.info.id).has_cards else ()
    return (*(("sheets",) if has_sheets else ()), *cards, "rules")


def sheet_names(game: Game, language: Language) -> dict[str, str]:
    """Return the names of a game's sheets by what `only` calls them."""
    return {
        name.removeprefix(f"{game.info.id}-"): sheet_name(game, paper, message, language)
        for name, (paper, message) in papers_of(game).items()
        if paper.places
    }


def has_backs(game: Game) -> bool:
    """Say whether something of a game is printed on both sides."""
    papers = [paper for paper, _ in papers_of(game).values() if paper.places]
    parts = parts_of(game.info.id)
    return parts.has_cards or any(back for _, back in (parts.leaves(papers) if papers else []))


def sheet_pages(game: Game, options: PrintOptions, language: Language) -> list[Page]:
    """Return `copies` pages of each sheet of a game."""
    papers = {name: found for name, found in papers_of(game).items() if found[0].places}
    names = {name: sheet_name(game, paper, message, language) for name, (paper, message) in papers.items()}
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


def card_pages(game: Game, options: PrintOptions, language: Language) -> list[Page]:
    """Return each deck of a game `copies` times."""
    pages: list[Page] = []
    for deck in parts_of(game.info.id).decks:
        cards = deck.draw(options, language)
        if cards:
            pages += lay_cards(cards * options.copies, options)
    return pages


def _leaves(game: Game, papers: list[Paper], options: PrintOptions) -> list[tuple[Paper, ...]]:
    """Return the papers that lie back to back; without two-sided printing each lies alone."""
    pairs = [tuple(side for side in pair if side is not None) for pair in parts_of(game.info.id).leaves(papers)]
    return pairs if options.two_sided else [(side,) for pair in pairs for side in pair]
