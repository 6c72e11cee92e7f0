"""The printed words of a sheet: names of its boxes and columns, and captions that stand nowhere near one."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from rollwright.core import Paper, Place
from rollwright.locale import fault, say
from rollwright.terminal.output import Output
from rollwright.terminal.vocabulary import fold_word, words_for

CLOSE = 1.0  # millimetres between the middles of a caption and of its column, or of a label and of its row


@dataclass(frozen=True)
class Labels:
    """`places` are the names of places that differ from their ids.

    `columns` and `rows` are the words above the columns and before the rows of a grid. `captions` are all other words
    printed on a sheet of boxes.
    """

    places: Mapping[str, str] = field(default_factory=dict[str, str])
    captions: tuple[str, ...] = ()
    columns: Mapping[int, str] = field(default_factory=dict[int, str])
    rows: Mapping[int, str] = field(default_factory=dict[int, str])


NO_LABELS = Labels()


def labels_of(output: Output, game: str, paper: Paper) -> Labels:
    """Return the words on a sheet of boxes. Other sheets name their cells by row and column, and boxes as typed."""
    boxes = [place for place in paper.places if place.shape == "box"]
    if len(boxes) < len(paper.places):
        typed = {place.id: words_for(output.language, place.id)[0] for place in boxes}
        names = {place: word for place, word in typed.items() if word != place}
        return Labels(names, columns=_columns(output, game, paper), rows=_rows(output, game, paper))
    names = {place.id: name for place in boxes if fold_word(name := _name(output, game, place)) != fold_word(place.id)}
    known = {fold_word(word) for place in boxes for word in (place.id, names.get(place.id, ""))}
    printed = (_caption(output, game, mark.text) for mark in paper.marks if mark.text)
    return Labels(names, tuple(text for text in dict.fromkeys(printed) if fold_word(text) not in known))


def _columns(output: Output, game: str, paper: Paper) -> dict[int, str]:
    """Return the captions that stand right above the cells of a column."""
    top = min(place.y for place in paper.places)
    middles = {place.col: place.x for place in paper.places}
    return {
        col: _caption(output, game, mark.text)
        for mark in paper.marks
        if mark.text and mark.y < top
        for col, middle in middles.items()
        if abs(mark.x - middle) < CLOSE
    }


def _rows(output: Output, game: str, paper: Paper) -> dict[int, str]:
    """Return the printed labels that begin before the first cell of a row, at its height."""
    first: dict[int, Place] = {}
    for place in sorted(paper.places, key=lambda place: -place.x):
        first[place.row] = place
    return {
        row: _caption(output, game, mark.text)
        for mark in paper.marks
        if mark.kind == "label" and mark.text
        for row, place in first.items()
        if mark.x < place.x and abs(mark.y - place.y) < CLOSE
    }


def _name(output: Output, game: str, place: Place) -> str:
    """Return the name of a place as a screen reader says it; its id where the game has no words for it."""
    message = f"{game}-cell"
    if all(fault(language, message, place.said) for language in (output.language, "en")):
        return place.id
    return say(output.language, message, **place.said)


def _caption(output: Output, game: str, text: str) -> str:
    return output.text(text) if text.startswith(f"{game}-") else text
