"""HexRoller on paper: front and back of one sheet."""

from collections.abc import Sequence

from rollwright.core import Item, Paper, Place
from rollwright.games.hexroller.sheet import layout
from rollwright.locale import Language, say
from rollwright.press.drawing.geometry import corners, rounded, within
from rollwright.press.drawing.looks import Look, Written
from rollwright.press.drawing.pen import Pen
from rollwright.press.games.parts import Parts
from rollwright.press.panel import Paragraph
from rollwright.press.rules_text import Say, entry, paragraphs, section, steps, table, title

MOON = "M1.2 -2.1a2.5 2.5 0 1 0 0 4.3 2 2 0 0 1 0-4.3Z"


def _ground(pen: Pen, written: Written) -> None:
    """Draw shades, the side's name, bonuses, and sun and moon before the rows of the straights."""
    paper = written.paper
    _draw_middle(pen, paper)
    texts = {"extra": "+1", "two": "2", "third": say(written.language, "hexroller-third-short")}
    for place in paper.places:
        if place.printed is not None:
            pen.path(within(place, 0.56, 0.2), fill="paper-shade")
        if place.shape == "box":
            fill = "paper-shade" if place.style == "dark" else "paper-lit"
            pen.path(within(place, 0, 1.1), fill=fill, stroke="line", width=0.4)
        if place.style == "bonus":
            size = 3.7 if len(texts[place.id]) > 2 else 5.0
            pen.text(place.x, place.y + 0.36 * size, texts[place.id], size=size, face="print", weight=800)
    _draw_rows(pen, written)
    side = paper.id.removeprefix("hexroller-")
    name = say(written.language, f"hexroller-name-{side}")
    pen.text(paper.width, 4.6, name, size=5.0, face="print", weight=800, fill="ice", anchor="end")


def _draw_middle(pen: Pen, paper: Paper) -> None:
    """Tint the middle; the sign that it counts twice has a hex of its own where it stands apart."""
    for place in paper.places:
        if place.style == "middle":
            pen.path(within(place, 0, 0), fill="ice-tint", opacity=0.55)
    for mark in paper.marks:
        if mark.kind == "times" and all(
            max(abs(place.x - mark.x), abs(place.y - mark.y)) > place.width for place in paper.places
        ):
            around = Place("", "hex", mark.x, mark.y, 8.0, 9.24, 0, 0)
            pen.path(rounded(corners(around), 0.2), fill="ice-tint", stroke="ice", width=0.75, opacity=0.8)


def _draw_rows(pen: Pen, written: Written) -> None:
    for style in ("light", "dark"):
        row = [place for place in written.paper.places if place.style == style]
        x, y = row[0].x - 7.8, row[0].y
        if style == "light":
            pen.circle(x, y, 1.5, stroke="line", width=0.5)
            for ray in range(8):
                pen.path("M2.3 0H3", stroke="line", width=0.5, turn=f"translate({x:.3f} {y:.3f}) rotate({ray * 45})")
        else:
            pen.path(MOON, fill="line", turn=f"translate({x:.3f} {y:.3f})")
        items = written.score.items if written.score else ()
        for item in items:
            if item.id == f"straight-{style}":
                sum_x = row[-1].x + 8.3
                pen.text(sum_x, y + 1.8, f"= {item.points}", size=5.0, face="hand", weight=700, fill="ink")


def _leaves(papers: Sequence[Paper]) -> list[tuple[Paper, Paper | None]]:
    front, back = sorted(papers, key=lambda paper: paper.id != "hexroller-front")
    return [(front, back)]


def _name(paper: Paper, language: Language) -> str:
    return say(language, f"press-{paper.id}")


def _label(item: Item, language: Language) -> str:
    kind, _, which = item.id.partition("-")
    if kind in ("area", "pair"):
        return which if kind == "area" else f"{which} – {which}"
    return say(language, f"press-hexroller-{item.id}")


def _rules(words: Say) -> list[Paragraph]:
    front, back, prefix = layout("front"), layout("back"), "rules-hexroller"
    rounds = [words(f"{prefix}-round-{step}") for step in (1, 2, 3)]
    rounds.append(words(f"{prefix}-round-4", front=front.rounds, back=back.rounds))
    signs = {"extra": "+1", "two": "2", "third": words("hexroller-third-short")}
    bonuses = [entry(f"{sign}: ", words(f"{prefix}-{name}")) for name, sign in signs.items()]
    rungs = ([title(words, "hexroller", rung.title), str(rung.min)] for rung in front.solo_ladder)
    return [
        *paragraphs("lead", [words(f"{prefix}-lead")]),
        *section(words, prefix, "need", words(f"{prefix}-need-text", front=front.dice, back=back.dice)),
        *steps(words, prefix, rounds),
        *section(words, prefix, "bonuses"),
        *bonuses,
        *section(words, prefix, "score"),
        *section(words, prefix, "end"),
        table([words(f"{prefix}-title"), words(f"{prefix}-from")], rungs),
    ]


PARTS = Parts(
    look=Look(ground=_ground, edged=lambda place: place.shape == "hex"),
    name=_name,
    leaves=_leaves,
    label=_label,
    foot="press-hexroller-foot",
    rules=_rules,
    on_paper=frozenset({"rules-hexroller-round-4"}),
)
