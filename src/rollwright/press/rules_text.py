"""The paragraphs of a rules sheet: a game's own function puts them together from its messages (`Parts.rules`)."""

import re
from collections.abc import Callable, Iterable

from rollwright.press.panel import Kind, Paragraph, Run

Say = Callable[..., str]
"""Returns a message in the language of the sheet, in the words for paper where it has such."""


def paragraphs(kind: Kind, messages: Iterable[str]) -> list[Paragraph]:
    return [Paragraph(kind, (Run(message),)) for message in messages]


def section(words: Say, prefix: str, name: str, text: str | None = None) -> list[Paragraph]:
    """Return a heading and its paragraph; `text` is the paragraph where it needs parameters."""
    said = words(f"{prefix}-{name}-text") if text is None else text
    return [*paragraphs("heading", [words(f"{prefix}-{name}")]), *paragraphs("text", [said])]


def steps(words: Say, prefix: str, texts: list[str], heading: str = "round") -> list[Paragraph]:
    numbered = [Paragraph("number", (Run(text),), rows=((f"{number}.",),)) for number, text in enumerate(texts, 1)]
    return [*paragraphs("heading", [words(f"{prefix}-{heading}")]), *numbered]


def table(head: list[str], rows: Iterable[list[str]]) -> Paragraph:
    return Paragraph("table", rows=(tuple(head), *map(tuple, rows)))


def title(words: Say, game: str, title: str) -> str:
    return words(f"{game}-title-{re.sub(r'[^a-z0-9]+', '-', title.lower())}")


def entry(name: str, text: str) -> Paragraph:
    """Return a line of a list: a name in bold, then what it is."""
    return Paragraph("entry", (Run(name, strong=True), Run(text)))
