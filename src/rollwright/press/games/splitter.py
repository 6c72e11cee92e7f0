"""Splitter on paper: two pads."""

from rollwright.core import Item, Paper
from rollwright.locale import Language, say
from rollwright.press.drawing.looks import Look
from rollwright.press.games.parts import Parts


def _name(paper: Paper, language: Language) -> str:
    return say(language, paper.id.replace("splitter-", "splitter-pad-"))


def _label(item: Item, language: Language) -> str:
    return say(language, f"press-splitter-{item.id}")


PARTS = Parts(look=Look(), name=_name, label=_label, foot="press-splitter-foot")
