"""The parts of a printed page: panels (a drawing with words on it), where they lie, and pages of running text."""

from dataclasses import dataclass, field
from typing import Literal

from rollwright.press.drawing.pen import Face

BLEED, SAFE = 3.0, 5.0  # millimetres beyond the cut, and inside it without anything that must not be cut off


@dataclass(frozen=True, kw_only=True)
class Block:
    """Words on a panel: `y` is the first line's baseline. `level` makes them a heading for a reader of the PDF."""

    x: float
    y: float
    width: float
    text: str
    size: float
    face: Face = "text"
    weight: int = 400
    fill: str = "print"
    align: Literal["left", "center", "right"] = "left"
    leading: float = 1.3
    level: int = 0


@dataclass(frozen=True)
class Picture:
    """A picture of pixels on a panel: its name among the document's pictures, and its place."""

    name: str
    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True, kw_only=True)
class Panel:
    """A sheet or a card in millimetres. `alt` says what the drawing shows; `bleed` is how far it goes beyond."""

    width: float
    height: float
    drawing: str
    alt: str
    blocks: tuple[Block, ...] = ()
    bleed: float = 0.0
    pictures: tuple["Picture", ...] = ()
    """Pictures of pixels under the drawing."""


@dataclass(frozen=True)
class Placed:
    """A panel on a page: its upper left corner, its scale, and how it is turned (clockwise, around its middle)."""

    panel: Panel
    x: float
    y: float
    scale: float = 1.0
    turn: int = 0

    @property
    def box(self) -> tuple[float, float, float, float]:
        """Left, top, width and height on the page."""
        return self.x, self.y, self.panel.width * self.scale, self.panel.height * self.scale


@dataclass(frozen=True)
class Run:
    """A few words in one style."""

    text: str
    strong: bool = False
    code: bool = False


Kind = Literal["title", "lead", "heading", "text", "entry", "number", "table", "note", "figure", "drawn"]


@dataclass(frozen=True)
class Paragraph:
    """A piece of running text: a title, a heading, a paragraph, an entry of a list, a table of cells, or a note."""

    kind: Kind
    runs: tuple[Run, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()
    panels: tuple[Panel, ...] = ()
    captions: tuple[str, ...] = ()


@dataclass(frozen=True)
class Page:
    """One page: panels, with the lines along which it is cut (`marks`), or running text that may need several pages.

    `trim` is the part that is kept after cutting (left, top, width, height); `bleed` goes so far beyond it.
    """

    width: float
    height: float
    placed: tuple[Placed, ...] = ()
    marks: str = ""
    trim: tuple[float, float, float, float] | None = None
    bleed: float = 0.0
    text: tuple[Paragraph, ...] = ()
    columns: int = 1
    size: float = 3.6


@dataclass
class Document:
    """Everything of one file, with its title and language, and pictures of pixels by name."""

    title: str
    language: str
    ink: Literal["colour", "grey", "low"]
    pages: list[Page] = field(default_factory=list[Page])
    pictures: dict[str, bytes] = field(default_factory=dict[str, bytes])
    spot: str = "slate"
