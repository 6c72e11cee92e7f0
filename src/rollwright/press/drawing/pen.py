"""A pen that writes SVG in millimetres and knows which ink it has."""

from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Literal
from xml.sax.saxutils import escape

from rollwright.press.drawing.inks import Ink, colour, is_pale

Anchor = Literal["start", "middle", "end"]
NAMES = ("Noto Sans Hebrew", "Noto Sans Arabic", "Noto Emoji")  # names of people may need them
_SANS = ("Alegreya Sans", "Alegreya Sans Ext", "Alegreya Sans Greek", "Alegreya Sans Cyrillic")
_HAND = ("Kalam", "Kalam Ext", "Kalam Devanagari")
FACES = {
    "print": ("Alegreya", "Alegreya Ext", "Alegreya Greek", "Alegreya Cyrillic", *_HAND[2:], *NAMES),
    "text": (*_SANS, *_HAND[2:], *NAMES),
    "hand": (*_HAND, *_SANS[2:], *NAMES),
}
Face = Literal["print", "text", "hand"]
LACKING = str.maketrans({"ᵉ": "e", "ʳ": "r", "☀": "", "☾": ""})
OUTLINE = 0.3  # the line that low ink draws round a shape that is a solid area in the other inks


@dataclass
class Pen:
    """Collects shapes. `weight` makes every line so much thicker, for large print; colours are names of tokens."""

    ink: Ink = "colour"
    weight: float = 1.0
    parts: list[str] = field(default_factory=list[str])

    def path(
        self,
        path: str,
        *,
        fill: str | None = None,
        stroke: str | None = None,
        width: float = 0.25,
        opacity: float = 1.0,
        dash: str = "",
        turn: str = "",
    ) -> None:
        """Draw a path. Low ink keeps the lines and leaves solid areas out: a dark one becomes its outline."""
        if self.ink == "low" and fill is not None:
            if not is_pale(fill) and stroke is None:
                stroke, width = fill, OUTLINE
            fill = "paper" if fill in ("paper", "paper-lit") else None
        if fill is None and stroke is None:
            return
        look = f'fill="{colour(fill, self.ink) if fill else "none"}"'
        if stroke is not None:
            look += f' stroke="{colour(stroke, self.ink)}" stroke-width="{number(width * self.weight)}"'
            look += ' stroke-linecap="round" stroke-linejoin="round"'
        if dash:
            look += f' stroke-dasharray="{dash}"'
        if opacity < 1:
            look += f' opacity="{number(opacity)}"'
        self.parts.append(f'<path d="{path}" {look}{_transform(turn)}/>')

    def rect(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        *,
        radius: float = 0,
        fill: str | None = None,
        stroke: str | None = None,
        line: float = 0.25,
        turn: str = "",
    ) -> None:
        self.path(box(x, y, width, height, radius), fill=fill, stroke=stroke, width=line, turn=turn)

    def circle(
        self,
        x: float,
        y: float,
        radius: float,
        *,
        fill: str | None = None,
        stroke: str | None = None,
        width: float = 0.25,
        opacity: float = 1.0,
    ) -> None:
        self.path(oval(x, y, radius, radius), fill=fill, stroke=stroke, width=width, opacity=opacity)

    def hatch(self, path: str, kind: Literal["pencil", "strip"]) -> None:
        """Fill a path with fine lines."""
        opacity = 0.55 if kind == "pencil" else 1
        self.parts.append(f'<path d="{path}" fill="url(#hatch-{kind})" opacity="{opacity}"/>')

    def text(
        self,
        x: float,
        y: float,
        words: str | int,
        *,
        size: float,
        face: Face = "text",
        weight: int = 400,
        fill: str = "print",
        anchor: Anchor = "middle",
        italic: bool = False,
        stroke: float = 0,
        opacity: float = 1.0,
        turn: str = "",
    ) -> None:
        """Write words with their baseline at `y`."""
        if self.ink == "low" and is_pale(fill):
            fill = "print"  # the area behind it stays white
        look = f'font-family="{", ".join(FACES[face])}" font-size="{number(size)}" font-weight="{weight}"'
        look += f' text-anchor="{anchor}" fill="{colour(fill, self.ink)}"'
        if italic:
            look += ' font-style="italic"'
        if stroke:
            look += f' stroke="{colour(fill, self.ink)}" stroke-width="{number(stroke)}"'
        if opacity < 1:
            look += f' opacity="{number(opacity)}"'
        self.parts.append(
            f'<text x="{number(x)}" y="{number(y)}" {look}{_transform(turn)}>{escape(typeable(str(words)))}</text>'
        )

    @contextmanager
    def moved(self, x: float, y: float, scale: float = 1.0, turn: float = 0.0) -> Generator[None]:
        """Draw what follows from (x, y) on, at another size, turned clockwise."""
        turned = f" rotate({number(turn)})" if turn else ""
        self.parts.append(f'<g transform="translate({number(x)} {number(y)}){turned} scale({scale:.5f})">')
        yield
        self.parts.append("</g>")

    @contextmanager
    def cut(self, name: str, path: str) -> Generator[None]:
        """Show only what lies inside a path."""
        self.parts.append(f'<clipPath id="{name}"><path d="{path}"/></clipPath><g clip-path="url(#{name})">')
        yield
        self.parts.append("</g>")

    def svg(self, width: float, height: float, bleed: float = 0.0) -> str:
        """Return the drawing as a file; `bleed` is how far it goes beyond its edges on all sides."""
        hatches = "".join(
            f'<pattern id="hatch-{kind}" width="{gap}" height="{gap}" patternUnits="userSpaceOnUse" '
            f'patternTransform="rotate({angle})"><path d="M0 {gap / 2}h{gap}" stroke="{colour(stroke, self.ink)}" '
            f'stroke-width="{line}"/></pattern>'
            for kind, gap, angle, stroke, line in (
                ("pencil", 1.1, -38, "pencil-hatch", 0.26),
                ("strip", 1.3, 45, "rust", 0.55),
            )
            if any(f"#hatch-{kind}" in part for part in self.parts)
        )
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{number(width + 2 * bleed)}" '
            f'height="{number(height + 2 * bleed)}" viewBox="{number(-bleed)} {number(-bleed)} '
            f'{number(width + 2 * bleed)} {number(height + 2 * bleed)}">{hatches}{"".join(self.parts)}</svg>'
        )


def typeable(words: str) -> str:
    """Return words without the few signs that our fonts lack."""
    return words.translate(LACKING)


def number(value: float) -> str:
    """Return a number with as many decimals as a printer can show."""
    return f"{value:.3f}".rstrip("0").rstrip(".") or "0"


def box(x: float, y: float, width: float, height: float, radius: float = 0) -> str:
    """Return a rectangle as a path."""
    if not radius:
        return f"M{number(x)} {number(y)}h{number(width)}v{number(height)}h{number(-width)}Z"
    across, down = number(width - 2 * radius), number(height - 2 * radius)
    r = number(radius)
    return (
        f"M{number(x + radius)} {number(y)}h{across}a{r} {r} 0 0 1 {r} {r}v{down}a{r} {r} 0 0 1 -{r} {r}"
        f"h-{across}a{r} {r} 0 0 1 -{r} -{r}v-{down}a{r} {r} 0 0 1 {r} -{r}Z"
    )


def oval(x: float, y: float, rx: float, ry: float) -> str:
    """Return an ellipse as a path."""
    half = f"a{number(rx)} {number(ry)} 0 0 1"
    return f"M{number(x - rx)} {number(y)}{half} {number(2 * rx)} 0{half} {number(-2 * rx)} 0Z"


def _transform(turn: str) -> str:
    return f' transform="{turn}"' if turn else ""
