"""Word Roller on paper: six cards with two sides each, the advantage cards, and stickers for the dice."""

from collections.abc import Sequence

from rollwright.core import Item, Paper
from rollwright.games.word_roller.advantages import kinds
from rollwright.games.word_roller.card import side_points
from rollwright.games.word_roller.score import MEDALS
from rollwright.locale import Language, say
from rollwright.press.drawing.geometry import within
from rollwright.press.drawing.looks import Look, Written
from rollwright.press.drawing.pen import Pen
from rollwright.press.games.advantages import ADVANTAGES
from rollwright.press.games.dice_stickers import STICKERS
from rollwright.press.games.parts import Parts
from rollwright.press.panel import Paragraph
from rollwright.press.rules_text import Say, entry, paragraphs, section, steps, table


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


def _rules(words: Say) -> list[Paragraph]:
    prefix = "rules-word-roller"
    sides = {sides: side_points(sides) for sides in range(5)}
    score = words(f"{prefix}-score-text", two=sides[2], three=sides[3], four=sides[4])
    cards = [
        entry(f"{words(f'word-roller-card-{kind}')}. ", words(f"word-roller-card-{kind}-text")) for kind in kinds()
    ]
    return [
        *paragraphs("lead", [words(f"{prefix}-lead")]),
        *section(words, prefix, "need"),
        *steps(words, prefix, [words(f"{prefix}-turn-{step}") for step in range(1, 6)], "turn"),
        *section(words, prefix, "words"),
        *section(words, prefix, "cards"),
        *cards,
        *section(words, prefix, "cleanup"),
        *section(words, prefix, "score", score),
        table(
            [words(f"{prefix}-sides"), *map(str, sides)], [[words(f"{prefix}-side-points"), *map(str, sides.values())]]
        ),
        *section(words, prefix, "end"),
        *section(words, prefix, "alone", words(f"{prefix}-alone-text", **MEDALS)),
    ]


PARTS = Parts(
    look=Look(ground=_ground),
    name=_name,
    leaves=_leaves,
    label=_label,
    more_boxes=("press-word-roller-cards",),
    foot="press-word-roller-foot",
    decks=(ADVANTAGES, STICKERS),
    rules=_rules,
)
