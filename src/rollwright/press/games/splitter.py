"""Splitter on paper: two pads."""

from rollwright.core import Item, Paper
from rollwright.games.splitter.sheet import layout
from rollwright.locale import Language, say
from rollwright.press.drawing.looks import Look
from rollwright.press.games.parts import Parts
from rollwright.press.panel import Paragraph
from rollwright.press.rules_text import Say, paragraphs, section, steps, table, title


def _name(paper: Paper, language: Language) -> str:
    return say(language, paper.id.replace("splitter-", "splitter-pad-"))


def _label(item: Item, language: Language) -> str:
    return say(language, f"press-splitter-{item.id}")


def _rules(words: Say) -> list[Paragraph]:
    pad_a, pad_b, prefix = layout("A"), layout("B"), "rules-splitter"
    rounds = [words(f"{prefix}-round-{step}") for step in (1, 2, 3)]
    rounds.append(words(f"{prefix}-round-4", rounds=pad_a.rounds))
    ladder = [
        [title(words, "splitter", rung.title), str(rung.min), str(other.min)]
        for rung, other in zip(pad_a.solo_ladder, pad_b.solo_ladder, strict=True)
    ]
    head = [words(f"{prefix}-title"), *(words(f"option-splitter-pad-{pad}-short") for pad in "AB")]
    return [
        *paragraphs("lead", [words(f"{prefix}-lead")]),
        *section(words, prefix, "need", words(f"{prefix}-need-text", rounds=pad_a.rounds)),
        *steps(words, prefix, rounds),
        *section(words, prefix, "groups"),
        *section(words, prefix, "marks", words(f"{prefix}-marks-text", bonus=pad_b.heart_bonus)),
        *section(words, prefix, "end"),
        *section(words, prefix, "alone"),
        table(head, ladder),
    ]


PARTS = Parts(
    look=Look(),
    name=_name,
    label=_label,
    foot="press-splitter-foot",
    rules=_rules,
    on_paper=frozenset({"rules-splitter-round-3"}),
)
