"""Word Roller in the terminal: a word in one line, cards by their names, the neighbour's word, hints, French."""

import json
import re
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rollwright.bots.word_roller import BOTS
from rollwright.core import Move, begin, mix, step, to_text
from rollwright.games.word_roller import GAME as game
from rollwright.games.word_roller.card import cards, cell
from rollwright.games.word_roller.pencil import drafted
from tests.present import present
from tests.terminal.conftest import Run, Said

SECRET = "7" * 64


def sealed_secret(_bytes: int) -> str:
    return SECRET


@pytest.fixture(autouse=True)
def sealed(monkeypatch: pytest.MonkeyPatch):
    """The same dice and cards for every game: E E N X K L G S first, on card 6a when alone."""
    monkeypatch.setattr("secrets.token_hex", sealed_secret)


@pytest.fixture
def alone(rollwright: Run) -> Callable[..., Said]:
    return partial(rollwright, "play", "word-roller", "--bots", "none", "--words", "otter")


def opened(seats: tuple[str, ...] = ("Me",), **options: Any) -> Any:
    return begin(game, game.options(**options), seats, mix(SECRET, ("otter", *[""] * (len(seats) - 1))))


def test_the_card_has_its_stars_rings_and_sides_and_names_for_rows_and_columns(alone: Callable[..., Said]):
    said = alone(piped="")
    card = present(game.papers)(game.options())[opened().players[0].card]
    drawn = said.out.split("Market:")[0]
    assert drawn.count("★") == sum(mark.kind == "star" for mark in card.marks)
    assert drawn.count("○") == sum(mark.kind == "ring" for mark in card.marks)
    assert drawn.count("▫") == sum(len(area.cells) for area in card.areas)
    assert "1  2  3  4  5  6  7  8  9" in drawn


def test_the_side_of_the_card_is_chosen_before_the_first_roll(alone: Callable[..., Said]):
    said = alone("--option", "side=each", piped="side b\n")
    before, after = said.out.split("Round 1 of 6")
    number = opened(side="each").players[0].card[:-1]
    names = [cards()[number + side].name for side in "ab"]
    assert f"Me: card {number}, {names[0]['en']} on side a, {names[1]['en']} on side b" in before
    assert "side a (9 by 9 squares, 4 stars) or side b (11 by 9, 5 stars)" in before
    assert "10 11" in after
    french = alone("--option", "side=each", "--lang", "fr", piped="face b\n").out
    assert f"carte {number}, {names[0]['fr']} sur la face a, {names[1]['fr']} sur la face b" in french
    assert "10 11" in french


def test_a_word_is_typed_in_one_line_and_counts_whole_or_not_at_all(alone: Callable[..., Said]):
    dice = opened().dice
    wrong = next(char for char in "QZJVWX" if char not in dice)
    said = alone(piped=f"r5c3 across {dice[0]}{wrong}\nr5c3 across {dice[0]}{dice[2]}\nundo\n")
    _, refused, written, shorter = said.out.split("Round ")[1:]
    assert "The dice do not show enough of that letter." in refused
    assert "‹" not in refused
    assert written.count("‹") == 2
    assert shorter.count("‹") == 1


def test_the_fault_of_a_word_is_said_before_it_is_confirmed(alone: Callable[..., Said]):
    dice = opened().dice
    said = alone(piped=f"r5c3 across {dice[2]}{dice[3]}\n\n")
    *_, written, refused = said.out.split("Round ")[1:]
    assert f"{dice[2]}{dice[3]}: One of the words this makes is not in the list. ({dice[2]}{dice[3]})" in written
    assert "One of the words this makes is not in the list." in refused


@pytest.mark.parametrize("typed", ["r5c3 across Ж", "r5c3 across 🎲", "Ж", "r5c3"])
def test_typed_text_that_is_no_word_is_refused(alone: Callable[..., Said], typed: str):
    said = alone(piped=f"{typed}\n")
    assert f"“{typed}” means nothing here." in said.out
    assert "‹" not in said.out


def test_letters_that_stand_are_typed_along(alone: Callable[..., Said]):
    hint = present(present(present(game.advice).hint)(opened(), 0))
    way = "across" if hint.cells[0].split("c")[0] == hint.cells[-1].split("c")[0] else "down"
    other = "down" if way == "across" else "across"
    first, second = f"{hint.cells[0]} {way} {hint.note}", f"{hint.cells[0]} {other} {_other(hint.note)}"
    said = alone(piped=f"{first}\n\n{_card(opened(), hint)}pass\n{second}\n")
    assert "Another letter stands there already." in said.out


def _other(word: str) -> str:
    return ("Z" if word[0] != "Z" else "Y") + word[1:]


def _card(state: Any, hint: Any) -> str:
    rings = {f"r{row + 1}c{col + 1}" for row, col in state.players[0].face.pinks}
    return "".join(
        f"take {state.market[0]}{' S' if state.market[0] in ('letter', 'consonant') else ''}\n"
        for cell in hint.cells
        if cell in rings
    )


def test_a_hint_is_given_when_asked_for_and_the_best_word_is_told_afterwards(alone: Callable[..., Said]):
    hint = present(present(present(game.advice).hint)(opened(), 0))
    said = alone(piped="hint\npass\n")
    assert f" {hint.note}, from {hint.cells[0]} to {hint.cells[-1]}: {hint.points} points." in said.out
    assert "The best word was" in said.out.split("Round 2")[1]
    assert "Yours brought 0." in said.out


def test_where_hints_are_off_there_is_none(alone: Callable[..., Said]):
    assert "There is no hint now." in alone("--option", "hints=no", piped="hint\n").out


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_whole_game_is_played_kept_verified_and_shown_again(rollwright: Run, tmp_path: Path, language: str):
    file = tmp_path / "game.json"
    options = ["--option", f"words={language}", "--option", "cleanup=rulebook"]
    lines = "\n".join(_typed(words=language, cleanup="rulebook")) + "\n"
    said = rollwright(
        "play",
        "word-roller",
        "--bots",
        "none",
        "--words",
        "otter",
        "--lang",
        language,
        "--option",
        f"words={language}",
        "--save",
        str(file),
        piped=lines,
    )
    assert said.code == 0, said.err
    assert re.search(r"(Words on stars|Mots sur les étoiles) +\d", said.out)
    assert json.loads(file.read_text("utf-8"))["options"]["words"] == language
    assert rollwright("verify", str(file)).out.count("✓") == 5
    shown = rollwright("replay", str(file), "--round", "6").out
    assert "Round 6 of 6" in shown
    assert "★" in shown
    assert rollwright("sim", "word-roller", *options, "--bots", "gentle,steady", "--games", "1").code == 0


def _typed(**options: Any) -> list[str]:
    """Let a bot play alone and return what a person would type: words in one line, cards by name, Enter for done."""
    state, lines, chance = opened(**options), list[str](), Random(5)
    while not game.over(state):
        actions = BOTS["sharp"](state.options, game.view(state, 0), 0, game.legal(state, 0), chance)
        said = [to_text(action) for action in actions]
        if said[0].startswith("begin"):
            lines += [_whole(state, actions[:-1]), ""]
        else:
            lines += [action.removesuffix(" -") for action in said]
        for action in actions:
            state = step(game, state, Move(0, action))
    return lines


def _whole(state: Any, actions: Any) -> str:
    """Return the whole word from its first square on, including letters that are already there."""
    for action in actions:
        state = step(game, state, Move(0, action))
    word = drafted(state.players[0])
    assert word is not None
    return f"{cell((word.row, word.col))} {word.dir} {word.text.lower()}"


def test_the_neighbours_word_is_named_and_placed(rollwright: Run):
    """Alone it is always strict, so a bot sits beside."""
    state = opened(("Me", "gentle"), cleanup="rulebook")
    one, two = state.dice[2], state.dice[3]
    said = rollwright(
        "play",
        "word-roller",
        "--bots",
        "gentle",
        "--words",
        "otter",
        "--option",
        "cleanup=rulebook",
        piped=f"r5c4 across {one}{two}\n\n?\nq\n",
    )
    assert f"Erased: {one}{two} (Me)" in said.out
    assert re.search(r"gentle has named \w{2,3}; Me chooses where it goes\.", said.out)
    assert re.search(r"place r\d+c\d+ (across|down)", said.out)


def test_everybodys_own_items_have_their_lines(rollwright: Run):
    said = rollwright("play", "word-roller", "--bots", "sharp,sharp", "--words", "otter", piped="pass\n" * 40)
    assert said.code == 0, said.err
    assert re.search(r"Words on stars +0 +\d+ +\d+", said.out)
    assert re.search(r"Total +0 +\d+ +\d+", said.out)
