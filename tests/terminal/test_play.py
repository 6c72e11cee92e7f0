"""A game in the terminal, typed through a pipe."""

import json
import re
from pathlib import Path

import pytest

from rollwright.bots import TIMED_BOTS
from rollwright.games import GAMES
from rollwright.locale import LANGUAGES, catalogue
from rollwright.testing.play import verb_of
from tests.terminal.conftest import CELLS, Run


def test_a_whole_game_against_a_bot(rollwright: Run, whole_game: str):
    said = rollwright("play", "splitter", "--bots", "gentle", "--name", "Mira", piped=whole_game)
    assert said.code == 0
    assert "Round 1 of 22" in said.out
    assert "Round 22 of 22" in said.out
    assert "Mira" in said.out
    for line in ("Ones", "Sixes", "Total", "The dice were rolled from this secret"):
        assert line in said.out


def test_pencil_stands_between_angles_until_it_is_ink(rollwright: Run):
    said = rollwright("play", "splitter", "--bots", "none", piped="2L4\n\n")
    opened, pencilled, inked = said.out.split("Round ")[1:]
    assert "‹" not in opened
    assert pencilled.count("‹") == pencilled.count("›") == 2
    assert "‹" not in inked


def test_pencil_on_a_star_is_closed_too(rollwright: Run):
    star = next(
        place.id
        for place in GAMES["splitter"].sheet(GAMES["splitter"].options()).places
        if place.said["mark"] == "star"
    )
    _, pencilled = rollwright("play", "splitter", "--bots", "none", piped=f"{star}\n").out.split("Round ")[1:]
    assert pencilled.count("‹") == pencilled.count("›") == 2


def test_the_worth_of_the_pencil_is_said(rollwright: Run):
    said = rollwright("play", "splitter", "--bots", "none", piped="3L4\n")
    assert re.search(r"\+(0  from 0 to 0 points|[24]  from 0 to [24] points\. .*A 1 on its own, on a star)", said.out)


def test_swap_and_undo(rollwright: Run):
    _, opened, written, swapped, undone = rollwright(
        "play", "splitter", "--bots", "none", piped="2L4\nswap\nundo\n"
    ).out.split("Round ")
    row = [
        next(line for line in table.splitlines() if line.startswith("│  2"))
        for table in (opened, written, swapped, undone)
    ]
    assert row[0] == row[3] != row[1]
    assert sorted(row[1]) == sorted(row[2])


def test_a_refusal_is_a_sentence_and_changes_nothing(rollwright: Run):
    said = rollwright("play", "splitter", "--bots", "none", piped="done\n9L9\nfly\n1L4\n1L4\n\n1R4\n")
    for sentence in (
        "Write first; then this can be done.",
        "This sheet has no such cell.",
        "Your number already stands there.",
        "That pair is taken. Choose an empty one.",
    ):
        assert sentence in said.out
    assert said.out.count("Round 1 of 22") == 6
    assert said.out.count("Round 2 of 22") == 2


@pytest.mark.parametrize("game", ["splitter", "make-a-difference", "hexroller", "word-roller"])
def test_an_unknown_word_is_said_to_mean_nothing_and_others_are_named(rollwright: Run, game: str):
    said = rollwright("play", game, "--bots", "none", piped="foo\n").out
    assert "“foo” means nothing here. You can type, for instance: " in said
    assert "no such cell" not in said


def test_commands_are_named_with_one_example_each(rollwright: Run):
    said = rollwright("play", "splitter", "--bots", "none", piped="1L4\nfoo\n").out
    assert re.search(r"for instance: write \d[LR]\d, swap, undo, done, \?, q\.", " ".join(said.split()))


def test_every_choice_can_be_listed(rollwright: Run):
    said = rollwright("play", "splitter", "--bots", "none", piped="?\n")
    assert all(cell in said.out for cell in CELLS)


def test_one_may_write_small_and_in_french(rollwright: Run):
    said = rollwright(
        "--lang", "fr", "play", "splitter", "--bots", "none", piped="write 2l4\neffacer\n2l4\nC’est écrit\n"
    )
    assert "Manche 2 sur 22" in said.out


def test_a_solo_game_ends_with_its_title(rollwright: Run, whole_game: str):
    said = rollwright("play", "splitter", "--bots", "none", piped=whole_game)
    assert "Played alone," in said.out


def test_a_pipe_that_runs_dry_stops_the_game(rollwright: Run):
    said = rollwright("play", "splitter", piped="1L4\n")
    assert (said.code, said.err) == (1, "The game stops here, unfinished. “rollwright resume” goes on with it.\n")
    assert rollwright("play", "splitter", piped="q\n").code == 1


def test_the_other_pad(rollwright: Run):
    said = rollwright("play", "splitter", "--option", "pad=B", piped="")
    assert "♥" in said.out


def test_a_saved_game_holds_names_words_and_moves(finished: Path):
    kept = json.loads(finished.read_text("utf-8"))
    assert (kept["seats"], kept["words"]) == (["Me", "gentle"], ["otter", ""])
    assert [move["action"] for move in kept["moves"] if move["seat"] == 0][:2] == ["write 1L4", "done"]


def test_a_game_that_cannot_be_saved_says_so_before_the_first_roll(rollwright: Run, whole_game: str, tmp_path: Path):
    for place in (tmp_path / "no" / "game.json", tmp_path):
        said = rollwright("play", "splitter", "--save", str(place), piped=whole_game)
        assert (said.code, said.out) == (73, "")
        assert "cannot be written" in said.err


def test_every_game_says_what_can_be_typed_and_what_is_scored():
    for game in (game for game in GAMES.values() if game.info.id not in TIMED_BOTS):
        verbs = {verb_of(action) for action in game.actions}
        for language in LANGUAGES:
            text = "\n".join(catalogue(language).values())
            assert all(f"\nterminal-{game.info.id}-{verb} =" in text for verb in verbs)
