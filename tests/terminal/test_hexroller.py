"""HexRoller in the terminal: hexes as the rules draw them, a chain in one line."""

import random
import re

import pytest

from rollwright.core import Move, begin, mix, step, to_text
from rollwright.games.hexroller import GAME as hexroller
from tests.terminal.conftest import Run


def test_empty_hexes_show_their_names_and_written_ones_their_numbers(rollwright: Run):
    said = rollwright("play", "hexroller", "--bots", "none", piped="two\nM5\n")
    opened, _, pencilled = said.out.split("Round ")[1:]
    assert "│  8  E4   3  M4  M5  M6  B3  B4  B5  │" in opened
    assert "│  8  E4   3  M4  ‹2› M6  B3  B4  B5  │" in pencilled
    assert "✗ two" in pencilled
    assert "A bonus is used." in pencilled


def test_a_chain_may_be_named_in_one_line_and_counts_whole_or_not_at_all(rollwright: Run):
    said = rollwright("play", "hexroller", "--bots", "none", piped="2 M5\ntwo M5\nundo\nundo\ntwo A2\n")
    before, refused, written, *_, again = said.out.split("Round ")[1:]
    assert "No die shows that number. Choose among the dice." in refused
    assert "‹2›" not in before + refused
    assert "‹2›" in written
    assert "That hex is taken. Choose an empty one." in again
    assert "✗" not in again


def test_a_whole_game_is_played_by_typing_what_is_offered(rollwright: Run, monkeypatch: pytest.MonkeyPatch):
    secret = "7" * 64

    def sealed(_bytes: int) -> str:
        return secret

    monkeypatch.setattr("secrets.token_hex", sealed)
    said = rollwright(
        "play", "hexroller", "--bots", "none", "--option", "side=back", piped="\n".join(_typed(secret)) + "\n"
    )
    assert said.code == 0, said.err
    assert "Round 6 of 6" in said.out
    assert re.search(r"Moon row +\d", said.out)
    assert "Played alone," in said.out


def _typed(secret: str) -> list[str]:
    """Play at random and note what a person would type: the short words, and Enter for done."""
    state, lines, chance = (
        begin(hexroller, hexroller.options("back"), ("Me",), mix(secret, ("",))),
        list[str](),
        random.Random(5),
    )
    while not hexroller.over(state):
        choices = [action for action in hexroller.legal(state, 0) if to_text(action) not in ("undo", "flip")]
        action = chance.choice(choices)
        lines.append("" if to_text(action) == "done" else to_text(action).split()[-1])
        state = step(hexroller, state, Move(0, action))
    return lines
