"""Only `terminal/games/` knows single games; the rest of the terminal is generic."""

import re
from pathlib import Path

import pytest
from rich.text import Text

import rollwright.terminal
from rollwright.core import Paper, Place, SheetView
from rollwright.games import GAMES
from rollwright.terminal.display import GameDisplay
from rollwright.terminal.drawing.sheets import draw_sheet
from rollwright.terminal.games import DISPLAYS, GENERIC, display_of

FOLDER = Path(rollwright.terminal.__file__).parent
GENERIC_FILES = sorted(file for file in FOLDER.rglob("*.py") if file.parent.name != "games")


@pytest.mark.parametrize("file", GENERIC_FILES, ids=[str(file.relative_to(FOLDER)) for file in GENERIC_FILES])
def test_a_generic_module_mentions_no_game(file: Path):
    text = file.read_text("utf-8")
    named = [name for game in GAMES for name in (game, game.replace("-", "_"), GAMES[game].info.title)]
    assert not [name for name in named if re.search(rf"\b{re.escape(name)}\b", text)]


def test_every_display_is_of_a_game_that_exists():
    assert DISPLAYS.keys() <= GAMES.keys()
    assert display_of("no-such-game") is GENERIC


def rings(*styles: str) -> Paper:
    places = tuple(
        Place(f"{number}", "ring", number, 1, 1, 1, row=1, col=number, style=style)
        for number, style in enumerate(styles, 1)
    )
    return Paper("rings", 9, 2, places)


def test_a_ring_of_an_unknown_style_is_drawn_all_the_same():
    sheet = SheetView((3, None), 3)
    assert draw_sheet(GENERIC, rings("row", "gold"), sheet).plain.endswith(" (3) ( )")


def test_a_game_may_draw_its_own_sheet():
    own = GameDisplay(draw_sheet=lambda paper, sheet, open_cells, words: Text(f"{len(paper.places)} rings"))
    assert draw_sheet(own, rings("row"), SheetView((None,), 0)).plain == "1 rings"
