"""Word Roller typed in from paper: the same review as the file, and a wrong line is named with what was expected."""

from pathlib import Path

import pytest

from rollwright.core import Refused
from rollwright.games import GAMES
from rollwright.locale import LANGUAGES, sentence
from rollwright.review import from_record, review
from rollwright.review.typed import BadLine, read_typed
from rollwright.review.word_roller.decisions import read_turns
from tests.review.played_games import as_typed, recorded

pytestmark = pytest.mark.usefixtures("few_rolls")
HEAD = """game word-roller
option cleanup=rulebook
seat Ada
seat Ben
card Ada 1a
card Ben 2a
deck twice, letter, smallest
"""
ROLL = "round A E H T R N C S\n"
RING = "Ada: HEART r2c3 across\n"
TAKEN = HEAD.replace("twice", "reroll") + ROLL + RING + "Ada: take reroll\nBen: pass\n"
SECOND_WIND = TAKEN + ROLL.replace("round A", "round E") + "Ada: reroll 1 2\n"
BOTH = "Ada: HEART r5c3 across\nBen: pass\n"


def test_a_typed_game_gets_the_same_review_as_its_file():
    kept = recorded("words-en", ("sharp", "gentle"), 5)
    text = as_typed(kept)
    assert {"echo", "reroll", "turn"} < {line.split()[1] for line in text.splitlines() if ": " in line}
    assert review(read_typed(text)) == review(from_record(GAMES["word-roller"], kept))


def test_letters_in_another_order_are_laid_on_the_dice_that_have_them():
    found = [
        read_turns(read_typed(HEAD + roll + _passes()).steps)[0].opened.dice for roll in (ROLL, "round schne tar\n")
    ]
    assert sorted(found[0]) == sorted(found[1])


def test_where_each_chooses_a_side_the_cards_say_which():
    text = HEAD.replace("cleanup=rulebook", "side=each").replace("Ada 1a", "Ada 1b") + ROLL + _passes()
    first = read_typed(text).states[0]
    assert [(player.card, len(player.grid[0])) for player in first.players] == [("1b", 11), ("2a", 9)]
    assert [turn.opened.round for turn in read_turns(read_typed(text).steps)] == [1, 2, 3, 4, 5, 6]


def test_a_wrong_word_is_mended_by_the_neighbour():
    text = HEAD + ROLL + "Ada: HTRC r5c3 across\nBen: EAT r1c1 across\nBen: name at\nAda: place r5c3 across\n"
    occasions = read_turns(read_typed(text + _passes(turns=5)).steps)[0].seats[0].occasions
    words = [(each.source, each.own and each.own.text, each.erased) for each in occasions]
    assert sorted(words) == [("roll", "HTRC", True), ("substitute", "AT", False)]
    assert {each.source: each.texts for each in occasions} == {"roll": (), "substitute": ("AT",)}


def test_a_second_word_is_weighed_on_the_card_with_the_first():
    text = HEAD.replace("twice", "two-words") + ROLL + RING + "Ada: take two-words\nAda: CAT r6c3 across\nBen: pass\n"
    first, second = read_turns(read_typed(text + _passes(turns=5)).steps)[0].seats[0].occasions
    assert [(each.source, each.own and each.own.text) for each in (first, second)] == [
        ("roll", "HEART"),
        ("second", "CAT"),
    ]
    assert ["".join(each.grid).replace(".", "") for each in (first, second)] == ["", "HEART"]
    assert [len(each.held) for each in (first, second)] == [0, 1]


def test_several_may_change_the_dice_before_they_are_told():
    taken = HEAD.replace("twice, letter", "reroll, place") + ROLL + RING + "Ada: take reroll\n"
    taken += "Ben: EAT r3c5 down, take place\nround E E H T R N C S\n"
    for told in ("Ada: reroll 1 2\nBen: turn 3 N\n", "Ben: turn 3 N\nAda: reroll 1 2\n"):
        text = taken + told + "dice A O N T R N C S\nAda: pass\nBen: pass\n" + _passes(turns=4)
        turn = read_turns(read_typed(text).steps)[1]
        assert (turn.opened.dice, turn.dice) == (tuple("EEHTRNCS"), tuple("AONTRNCS"))
        assert [[type(action).__name__ for _, action in seat.used] for seat in turn.seats] == [["Reroll"], ["Turn"]]


def _passes(turns: int = 6) -> str:
    passes = "Ada: pass\nBen: pass\n"
    return (ROLL + passes) * turns if turns < 6 else passes + (ROLL + passes) * 5


@pytest.mark.parametrize(
    ("text", "line", "said"),
    [
        ("game word-roller\nseat Ada\ncard Ada 9z\n", 3, "one of 1a"),
        ("game word-roller\nseat Ada\nround A E H T R N C S\n", 3, "the game card of Ada"),
        ("game word-roller\nseat Ada\ncard Ada 1b\nround A E H T R N C S\n", 4, "the game card of Ada"),
        (HEAD.replace("twice", "hammer"), 7, "They are copy, two-words"),
        (HEAD.replace("letter", "twice") + ROLL, 8, "the card twice too often"),
        (HEAD + "Ada: pass\n", 8, "comes before the words"),
        (HEAD + "round A E H\n", 8, "the letters of the 8 dice"),
        (HEAD + "round E E E E E E E E\n", 8, "cannot show these letters together"),
        (HEAD + ROLL + "Ada: HEART\n", 9, "HEART r5c3 down"),
        (HEAD + ROLL + "Ada: HEART r5c3 up\n", 9, "HEART r5c3 down"),
        (HEAD + ROLL + "Ada: ZOO r5c3 down\n", 9, "The dice do not show enough"),
        (HEAD + ROLL + "Ada: HEART r9c9 down\n", 9, "runs off the card"),
        (HEAD + ROLL + "Ada: take twice\n", 9, "A card comes with a ring"),
        (HEAD + ROLL + "Ada: HEART r5c3 across\n" + ROLL, 10, "the word of Ben, or pass"),
        (HEAD + ROLL + "Ada: HTRC r5c3 across\nBen: pass\n" + ROLL, 11, "Ben names a short word"),
        (HEAD + ROLL + "Ada: HTRC r5c3 across\nBen: pass\nBen: name at\n" + ROLL, 12, "Ada places the word"),
        (HEAD + ROLL + "Ada: pass\n", 9, "the word of Ben, or pass"),
        (HEAD + ROLL + RING + "Ben: pass\n" + ROLL, 11, "Ada takes a card"),
        (
            HEAD.replace(", smallest", "") + ROLL + RING + "Ada: take twice\nBen: EAT r3c5 down, take letter E\n",
            11,
            "but 3",
        ),
        (SECOND_WIND + "Ada: pass\n", 14, "after dice 1, 2 were rolled again"),
        (SECOND_WIND + "dice A E H T R N C B\n", 14, "show what they showed"),
        (SECOND_WIND.replace("1 2", "3 4") + "dice A E H T R N C S\n", 14, "show what they showed"),
        (HEAD + ROLL + "card Ada 2a\n", 9, "cannot be read"),
        (HEAD + ROLL + "deck twice\n", 9, "cannot be read"),
        (HEAD + ROLL + "Ada: HEART r5c3 across\nAda: CAT r1c1 across\n", 10, "You are done"),
        (
            HEAD.replace("twice", "copy") + ROLL + RING + "Ada: take copy\nBen: EAT r1c1 down\nAda: echo ZOO r1c1 down",
            12,
            "EAT",
        ),
    ],
)
def test_a_wrong_line_is_named_with_what_was_expected(text: str, line: int, said: str):
    with pytest.raises(BadLine) as refused:
        read_typed(text)
    assert refused.value.params["line"] == line
    assert said in sentence("en", refused.value)
    for language in LANGUAGES:
        assert "typed-expected" not in sentence(language, refused.value)


def test_the_example_of_the_docs_can_be_read_as_far_as_it_goes():
    page = (Path(__file__).parents[2] / "docs" / "review.md").read_text("utf-8")
    example = page[page.index("    game word-roller") :].partition("    ...")[0]
    with pytest.raises(Refused) as refused:
        read_typed(example)
    assert refused.value.code == "not-over"


def test_a_game_that_ends_too_early_is_not_over():
    with pytest.raises(Refused) as refused:
        read_typed(HEAD + ROLL + BOTH)
    assert refused.value.code == "not-over"
