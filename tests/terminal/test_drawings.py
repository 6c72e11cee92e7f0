"""Sheets drawn as text: the terminal reads what it draws, and `rollwright score` says what on them cannot be."""

import io
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from rich.console import Console

from rollwright.core import (
    Figure,
    Mark,
    Paper,
    Place,
    Refused,
    SheetView,
    paper_named,
    read_options,
    score_paper,
    scorer_of,
)
from rollwright.games import find
from rollwright.terminal.display import GameDisplay
from rollwright.terminal.drawing.labels import labels_of
from rollwright.terminal.drawing.reading import by_hand, read_drawing
from rollwright.terminal.drawing.sheets import draw_sheet
from rollwright.terminal.games import display_of
from rollwright.terminal.output import Output
from tests.core.test_calling import called
from tests.terminal.conftest import Run

SHEETS: list[tuple[str, dict[str, Any], str]] = [
    ("splitter", {"pad": "A"}, ""),
    ("splitter", {"pad": "B"}, ""),
    ("make-a-difference", {}, ""),
    ("hexroller", {"side": "front"}, ""),
    ("hexroller", {"side": "back"}, ""),
    ("word-roller", {}, "3a"),
    ("word-roller", {"side": "b"}, "2b"),
]


def drawn(game: str, options: Any, name: str, cells: dict[str, Figure], language: Any = "en") -> str:
    """The sheet as the terminal draws it."""
    paper, output = paper_named(find(game), options, name), Output(language, Console(file=io.StringIO()), Console())
    ink = score_paper(find(game), options, name, cells).ink
    return draw_sheet(display_of(game), paper, SheetView(ink, 0), (), labels_of(output, game, paper)).plain


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("game", "given", "name"), SHEETS)
def test_the_terminal_reads_what_it_draws(game: str, given: dict[str, Any], name: str, language: Any):
    options = read_options(find(game), given)
    figures = scorer_of(find(game)).figures(options, name)
    paper, output = paper_named(find(game), options, name), Output(language, Console(file=io.StringIO()), Console())
    for seed in range(5):
        random = Random(seed)
        cells = {cell: random.choice(allowed) for cell, allowed in figures.items() if random.random() < 0.2 * seed}
        text = drawn(game, options, name, cells, language)
        read = by_hand(read_drawing(display_of(game), paper, text, labels_of(output, game, paper)), figures)
        assert read == cells
        framed = "\n".join(["╭──── Maud ────╮", *(f"│ {line:<60} │" for line in text.splitlines()), "╰──╯"])
        assert by_hand(read_drawing(display_of(game), paper, framed, labels_of(output, game, paper)), figures) == cells


def test_two_figures_fit_a_cell_and_captions_stand_above_their_columns():
    places = tuple(
        Place(f"{name}{row}", "square", 10 * col, 10 + 10 * row, 8, 8, row=row, col=col)
        for col, name in enumerate(("corn", "rye"), 1)
        for row in (1, 2)
    )
    paper = Paper("silo", 30, 40, places, marks=(Mark("caption", 10, 5, 4, "Corn"), Mark("caption", 20, 5, 4, "Rye")))
    labels = labels_of(Output("en", Console(file=io.StringIO()), Console()), "silo", paper)
    seen = SheetView((10, 5, None, None), 0, pencil=(None, None, 12, None))
    assert draw_sheet(GameDisplay(), paper, seen, (), labels).plain.splitlines() == [
        "   Corn  Rye",
        " 1  10  ‹12›",
        " 2   5    · ",
    ]
    drawing = draw_sheet(GameDisplay(), paper, seen, (), labels).plain
    assert read_drawing(GameDisplay(), paper, drawing, labels) == {"corn1": 10, "corn2": 5, "rye1": 12}


def test_hexes_of_any_game_are_read_as_they_are_drawn_alone_or_beside_other_cells():
    places = tuple(
        Place(f"h{row}{col}", "hex", 10 * col, 10 * row, 8, 8, row=row, col=2 * col + row % 2, style="bonus")
        for row in (1, 2)
        for col in (1, 2)
    )
    paper, seen = Paper("honey", 40, 30, places), SheetView((5, None, None, 7), 0)
    drawing = draw_sheet(GameDisplay(), paper, seen).plain
    assert read_drawing(GameDisplay(), paper, drawing) == {"h11": 5, "h22": 7}
    with pytest.raises(Refused):
        read_drawing(GameDisplay(), paper, drawing.splitlines()[0])
    mixed = Paper("honey", 40, 40, (*places, Place("sum", "square", 10, 35, 8, 8, row=3, col=2)))
    drawing = draw_sheet(GameDisplay(), mixed, SheetView((5, None, None, 7, 12), 0)).plain
    assert read_drawing(GameDisplay(), mixed, drawing) == {"h11": 5, "h22": 7, "sum": 12}


def test_labels_stand_before_their_rows():
    places = tuple(
        Place(f"{name}{col}", "square", 20 + 10 * col, 10 * row, 8, 8, row=row, col=col)
        for row, name in enumerate(("bid", "sum"), 1)
        for col in (1, 2)
    )
    paper = Paper("rope", 50, 30, places, marks=(Mark("label", 1, 10, 4, "Your bid"), Mark("label", 1, 20, 4, "Sum")))
    labels = labels_of(Output("en", Console(file=io.StringIO()), Console()), "rope", paper)
    seen = SheetView((10, 5, None, None), 0, pencil=(None, None, 12, None))
    drawing = draw_sheet(GameDisplay(), paper, seen, (), labels).plain
    assert drawing.splitlines()[1:] == [
        "Your bid 10   5 ",
        "     Sum‹12›  · ",
    ]
    assert read_drawing(GameDisplay(), paper, drawing, labels) == {"bid1": 10, "bid2": 5, "sum1": 12}


def file_with(folder: Path, text: str) -> str:
    (folder / "sheet.txt").write_text(text, "utf-8")
    return str(folder / "sheet.txt")


def test_a_drawing_is_scored_line_by_line(rollwright: Run, tmp_path: Path):
    options = read_options(find("splitter"), {})
    sheet = file_with(tmp_path, drawn("splitter", options, "", {"3L1": 2, "3R1": 2}))
    said = rollwright("score", "splitter", sheet)
    assert said.code == 0
    assert said.out.splitlines()[-2].split() == ["Total", "2"]
    assert "✓ Nothing on this sheet is impossible." in said.out


def test_an_impossible_sheet_is_said_in_both_languages(rollwright: Run, tmp_path: Path):
    options = read_options(find("splitter"), {})
    sheet = file_with(tmp_path, drawn("splitter", options, "", {"3L1": 2, "4R1": 2}))
    said = rollwright("score", "splitter", sheet)
    assert (said.code, "row 3, first left and row 4, first right are not mirror partners." in said.out) == (1, True)
    assert "ne sont pas en miroir." in rollwright("score", "splitter", sheet, "--lang", "fr").out


def test_a_drawing_is_held_against_the_rolls_of_a_caller(rollwright: Run, tmp_path: Path):
    kept = called(rounds=1)
    (low, high), options = sorted(map(int, kept.rolls[0].values)), read_options(find("splitter"), {})
    (tmp_path / "called.json").write_bytes(msgspec.json.encode(kept))
    right = file_with(tmp_path, drawn("splitter", options, "", {"3L1": high, "3R1": low}))
    rolls = str(tmp_path / "called.json")
    assert rollwright("score", "splitter", right, "--rolls", rolls).code == 0
    wrong = file_with(tmp_path, drawn("splitter", options, "", {"3L1": high % 6 + 1, "3R1": high % 6 + 1}))
    said = rollwright("score", "splitter", wrong, "--rolls", rolls)
    assert said.code == 1
    assert "never fell together" in said.out
    assert rollwright("score", "hexroller", right, "--rolls", rolls).code != 0


@pytest.mark.parametrize(
    ("text", "arguments", "code"),
    [
        ("Dear Maud,\nhow are you?", ("splitter",), "no row"),
        ("x\n" * 100_000, ("splitter",), "at most"),
        ("a\nb", ("difference",), "no sheet"),
        ("a\nb", ("word-roller", "--sheet", "9z"), "no sheet"),
        ("a\nb", ("splitter", "--option", "pad=Z"), "pad=Z"),
        ("a\nb", ("chess",), "chess"),
        ("☼\n☾\n\0\n", ("hexroller",), "no row"),
    ],
)
def test_text_that_is_no_sheet_is_refused_with_a_sentence(
    rollwright: Run, tmp_path: Path, text: str, arguments: tuple[str, ...], code: str
):
    game, *rest = arguments
    said = rollwright("score", game, file_with(tmp_path, text), *rest)
    assert said.code > 0
    assert code in said.err
    assert said.out == ""
