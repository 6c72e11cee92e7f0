"""A game's README as running text for print: headings, paragraphs, lists, tables and drawings in plain characters."""

from collections.abc import Sequence

from markdown_it import MarkdownIt
from markdown_it.token import Token

from rollwright.core import Game
from rollwright.games.readme import readme_of
from rollwright.locale import Language
from rollwright.press.panel import Paragraph, Run


def readme_paragraphs(game: Game, language: Language) -> list[Paragraph]:
    """Return the README without its title; links and pictures become their words."""
    tokens = MarkdownIt("commonmark", {"html": False}).enable("table").parse(readme_of(game.start.__module__, language))
    made: list[Paragraph] = []
    rows: list[list[str]] = []
    heading, listed = "", 0
    for token in tokens:
        if token.type == "heading_open":
            heading = token.tag
        elif token.type in ("bullet_list_open", "ordered_list_open"):
            listed += 1
        elif token.type in ("bullet_list_close", "ordered_list_close"):
            listed -= 1
        elif token.type == "tr_open":
            rows.append([])
        elif token.type == "table_close":
            made.append(Paragraph("table", rows=tuple(map(tuple, rows))))
            rows = []
        elif token.type == "inline":
            _add(made, rows, token, heading, listed)
            heading = ""
        elif token.type in ("fence", "code_block"):
            made.append(Paragraph("text", (Run(token.content.rstrip(), code=True),)))
    return made


def _add(made: list[Paragraph], rows: list[list[str]], token: Token, heading: str, listed: int) -> None:
    runs = _runs(token.children or [])
    if rows:
        rows[-1].append("".join(run.text for run in runs))
    elif heading:
        if heading != "h1":
            made.append(Paragraph("heading", tuple(runs)))
    else:
        made.append(Paragraph("entry" if listed else "text", tuple(runs)))


def _runs(tokens: Sequence[Token]) -> list[Run]:
    runs: list[Run] = []
    strong = False
    for token in tokens:
        if token.type in ("strong_open", "strong_close"):
            strong = token.type == "strong_open"
        elif token.type in ("softbreak", "hardbreak"):
            runs.append(Run(" "))
        elif token.type == "code_inline":
            runs.append(Run(token.content, code=True))
        elif token.content:
            runs.append(Run(token.content, strong=strong))
    return runs
