"""Read a sheet of paper cell by cell and score it by its game. Every cell is checked first."""

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import Struct

from rollwright.core.chance import Figure
from rollwright.core.errors import QUOTED, NotFound, Refused
from rollwright.core.game import Game
from rollwright.core.play import paper_named
from rollwright.core.scorer import Fallen, Fault, Scorer
from rollwright.core.view import Row, Score

MOST_FAULTS = 12  # faults that are listed; a sheet with more was probably written for another game


class ScoredSheet(Struct, frozen=True):
    """A sheet as it was read. There is no score while something on it cannot be read at all."""

    ink: Row
    score: Score | None
    faults: tuple[Fault, ...]
    note: str = ""


def scorer_of(game: Game) -> Scorer[Any]:
    if game.scorer is None:
        raise NotFound("no-scorer", title=game.info.title)
    return game.scorer


def score_paper(game: Game, options: Any, name: str, cells: Mapping[str, Any], fallen: Fallen = ()) -> ScoredSheet:
    """Score a sheet given as its cells. `fallen` are the dice of the rounds that were played, where they are known."""
    scorer, paper = scorer_of(game), paper_named(game, options, name)
    _check_dice(game, options, fallen)
    allowed = scorer.figures(options, name)
    written = {cell: figure for cell, figure in cells.items() if figure is not None}
    unread = tuple(_unread(allowed, written))
    row: Row = tuple(_known(allowed, written, place.id) for place in paper.places)
    ink = row if scorer.drawn is None else scorer.drawn(options, row)
    if unread:
        return ScoredSheet(ink, None, unread[:MOST_FAULTS])
    note = "" if scorer.note is None else scorer.note(options)
    faults = scorer.faults(options, name, row, fallen)[:MOST_FAULTS]
    return ScoredSheet(ink, scorer.score(options, name, row), faults, note)


def _check_dice(game: Game, options: Any, fallen: Fallen) -> None:
    """Refuse rolls that the dice of this game cannot show."""
    if not fallen:
        return
    rolls = None if game.rolls is None else game.rolls(options)
    if rolls is None or len(fallen) > rolls.rounds or not all(rolls.fits(values) for values in fallen):
        raise Refused("bad-rolls", title=game.info.title)


def _unread(allowed: Mapping[str, tuple[Figure, ...]], written: Mapping[str, Any]) -> Iterator[Fault]:
    for cell, figure in written.items():
        if cell not in allowed:
            yield Fault("no-cell", said={"cell": cell[:QUOTED]})
        elif not _stands(figure, allowed[cell]):
            figures = ", ".join(map(str, dict.fromkeys(allowed[cell])))
            yield Fault("no-figure", (cell,), {"figure": str(figure)[:QUOTED], "figures": figures})


def _known(allowed: Mapping[str, tuple[Figure, ...]], written: Mapping[str, Any], cell: str) -> Figure | None:
    figure = written.get(cell)
    return figure if _stands(figure, allowed.get(cell, ())) else None


def _stands(figure: Any, figures: tuple[Figure, ...]) -> bool:
    """Say whether a figure is one of these; true is not 1."""
    return type(figure) in (int, str) and figure in figures
