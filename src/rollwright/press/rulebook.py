"""The rules sheet of a game: our own words from the catalogues, its sheets, and the credits of its rulebook.

A game without such words (a package's) prints its README.
"""

from functools import partial

from rollwright.core import Game
from rollwright.locale import Language, say
from rollwright.press.games import parts_of
from rollwright.press.options import PrintOptions
from rollwright.press.panel import Page, Paragraph, Run
from rollwright.press.readme import readme_paragraphs
from rollwright.press.rules_text import Say, paragraphs
from rollwright.press.thumbnails import sheet_figure


def rules_page(game: Game, options: PrintOptions, language: Language) -> Page:
    """Return the rules as running text; it may need several pages."""
    parts = parts_of(game.info.id)
    words = partial(_say_on_paper, parts.on_paper, language)
    title = Paragraph("title", (Run(words(f"game-{game.info.id}")),))
    body = parts.rules(words) if parts.rules else readme_paragraphs(game, language)
    figure = sheet_figure(game, options, language)
    at = next((place for place, piece in enumerate(body) if piece.kind == "heading" and place > 2), len(body))
    text = (title, *body[:at], *figure, *body[at:], *_credits(game, words))
    width, height = options.size
    return Page(width, height, text=text, size=5.6 if options.large else 3.5)


def _say_on_paper(on_paper: frozenset[str], language: Language, message: str, **params: int) -> str:
    """Return a message of the rules; a few speak of taps and keys, and have other words on paper."""
    return say(language, f"press-{message}" if message in on_paper else message, **params)


def _credits(game: Game, words: Say) -> list[Paragraph]:
    """Return designers, and the further credits that the rulebook gives."""
    lines = [f"{words('credit-design')}: {', '.join(game.info.designers)}"]
    for credit in game.info.credits:
        names = ", ".join(credit.names) or words(f"{game.info.id}-credit-{credit.role}")
        lines.append(f"{words(f'credit-{credit.role}')}: {names}")
    return [
        *paragraphs("heading", [words("rules-credits")]),
        *paragraphs("note", [*lines, words("press-own-words")]),
    ]
