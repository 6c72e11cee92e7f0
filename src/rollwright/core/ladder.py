"""Titles for a game played alone: a ladder of scores, each rung with the title it earns."""

import re
from collections.abc import Sequence

from msgspec import Struct


class Rung(Struct, frozen=True):
    """The title for at least `min` points."""

    min: int
    title: str


def title_on(ladder: Sequence[Rung], game: str, total: int) -> str:
    """Return the catalogue id of the highest rung that a score reaches: `<game>-title-<its words>`.

    A score below all rungs gets the lowest one.
    """
    reached = [rung.title for rung in ladder if total >= rung.min] or [ladder[0].title]
    return f"{game}-title-" + re.sub(r"\W+", "-", reached[-1].lower())
