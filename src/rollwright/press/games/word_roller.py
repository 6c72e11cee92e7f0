"""Word Roller on paper: six cards with two sides each, the advantage cards, and stickers for the dice."""

from collections.abc import Sequence

from rollwright.core import Item, Paper
from rollwright.locale import Language, say
from rollwright.press.drawing.geometry import within
from rollwright.press.drawing.looks import Look, Written
from rollwright.press.drawing.pen import Pen
from rollwright.press.games.advantages import ADVANTAGES
from rollwright.press.games.dice_stickers import STICKERS
from rollwright.press.games.parts import Parts


def _ground(pen: Pen, written: Written) -> None:
    """Tint the squares of the four sides."""
    for place in written.paper.places:
        if place.style == "side":
            pen.path(within(place, 0, 0), fill="rust-tint", opacity=0.75)


def _leaves(papers: Sequence[Paper]) -> list[tuple[Paper, Paper | None]]:
    """Side a of each card lies on the front, side b on the back."""
    named = {paper.id: paper for paper in papers}
    fronts = sorted(name for name in named if name.endswith("a"))
    return [(named[front], named[f"{front[:-1]}b"]) for front in fronts]


def _name(paper: Paper, language: Language) -> str:
    return say(language, paper.id.replace("word-roller-", "word-roller-paper-"))


def _label(item: Item, language: Language) -> str:
    if item.id in ("stars", "sides", "chain"):
        return say(language, f"press-word-roller-{item.id}")
    return say(language, f"word-roller-item-{item.id}")


PARTS = Parts(
    look=Look(ground=_ground),
    name=_name,
    leaves=_leaves,
    label=_label,
    more_boxes=("press-word-roller-cards",),
    foot="press-word-roller-foot",
    decks=(ADVANTAGES, STICKERS),
)
