"""The press's part of one game: how its sheets look and are named, what is on their backs, its cards."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from rollwright.core import Game, Item, Paper, options_of, read_options
from rollwright.locale import Language
from rollwright.press.drawing.looks import PLAIN, Look
from rollwright.press.layout import Leaf
from rollwright.press.options import PrintOptions
from rollwright.press.panel import Document, Paragraph
from rollwright.press.rules_text import Say

Progress = Callable[[int, int], None]
"""Called with how many of the pictures of a game of pictures are painted, and how many there are."""


def one_sided(papers: Sequence[Paper]) -> list[tuple[Paper, Paper | None]]:
    return [(paper, None) for paper in papers]


@dataclass(frozen=True, kw_only=True)
class Deck:
    """Cards of one size. `draw` returns them with their backs, each as often as the game needs it."""

    id: str
    draw: Callable[[PrintOptions, Language], list[Leaf]]


@dataclass(frozen=True, kw_only=True)
class Parts:
    """A game's own parts; every one may be left out, and a package's game has none of them."""

    look: Look = PLAIN
    name: Callable[[Paper, Language], str] | None = None
    """The line under the title of a sheet."""
    leaves: Callable[[Sequence[Paper]], list[tuple[Paper, Paper | None]]] = one_sided
    """Which papers lie back to back."""
    label: Callable[[Item, Language], str] | None = None
    """The short words in a box of the score."""
    boxes: bool = True
    """Whether the sheet has boxes for the score; else its drawing has them already."""
    more_boxes: tuple[str, ...] = ()
    """Messages of boxes that a blank score does not have yet."""
    foot: str = ""
    """The message with one sentence at the foot of the sheet."""
    decks: tuple[Deck, ...] = ()
    add_cards: Callable[[Document, PrintOptions, Language, Progress | None], None] | None = None
    """Adds cards that are pictures of pixels, which the document keeps once for all cards."""
    rules: Callable[[Say], list[Paragraph]] | None = None
    """The rules in the words of the catalogues; without it they are those of the README."""
    on_paper: frozenset[str] = frozenset()
    """The messages of the rules that speak of taps and keys: `press-<message>` says them for paper."""

    @property
    def has_cards(self) -> bool:
        return bool(self.decks) or self.add_cards is not None


def papers_of(game: Game) -> dict[str, tuple[Paper, str]]:
    """Return every paper of a game by its id, each with the message of the option value that leads to it.

    The options are varied one at a time, which reaches every paper of a game whose sheet depends on one of them.
    """
    found: dict[str, tuple[Paper, str]] = {}
    plain = read_options(game, {})
    for option in options_of(game):
        for value in option.values:
            _add(game, read_options(game, {option.id: value}), f"option-{game.info.id}-{option.id}-{value}", found)
    _add(game, plain, "", found)
    if len(found) == 1:
        return {name: (paper, "") for name, (paper, _) in found.items()}
    return found


def options_for(game: Game, paper: str) -> Any:
    """Return options under which a game is played on this paper, by its id."""
    for option in options_of(game):
        for value in option.values:
            options = read_options(game, {option.id: value})
            if any(other.id == paper for other in _papers(game, options)):
                return options
    return read_options(game, {})


def _papers(game: Game, options: Any) -> list[Paper]:
    return [game.sheet(options)] if game.papers is None else list(game.papers(options).values())


def _add(game: Game, options: Any, message: str, found: dict[str, tuple[Paper, str]]) -> None:
    for paper in _papers(game, options):
        found.setdefault(paper.id, (paper, message))
