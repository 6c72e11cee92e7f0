"""A turn's writing: letters one by one, claims at once, all hidden before the reveal, every refusal by its code."""

from typing import Any

import pytest

from rollwright.core import BadOptions, UnknownAction, parse, read_options
from rollwright.games.word_roller import GAME as game
from rollwright.games.word_roller.actions import Begin, Done, Letter, Pass, Take, Undo
from rollwright.games.word_roller.advantages import Held
from rollwright.games.word_roller.card import cards
from rollwright.games.word_roller.writing import Refusal, Word, supply, write
from rollwright.lexicon import word_list
from tests.games.word_roller.table import DICE, do, holding, opened, passed, refused, text, with_market, word


def view(state: Any, seat: int | None) -> Any:
    return game.view(state, seat)


def test_crossing_words_use_the_letters_between():
    state = holding(opened(), 0, "two-words")
    state = do(state, 0, *word("r5c3", "across", "CAT"))
    state = do(state, 0, *word("r4c4", "down", "RN"))  # R over the A of CAT, N below it: RAN
    state = passed(state, 1)
    assert [row[3] for row in state.players[0].ink[3:6]] == ["R", "A", "N"]
    assert {
        run["word"] for run in game.cases({}, {"card": "1a", "grid": list(state.players[0].ink)}).get("words", [])
    } >= {"CAT", "RAN"}


def test_new_letters_stay_hidden_until_everybody_is_done():
    state = do(opened(), 0, *word("r5c3", "across", "CAT"))
    for onlooker in (1, None):
        seen = view(state, onlooker)
        assert set(seen.sheets[0].ink) == {None}
        assert not seen.sheets[0].pencil
        assert not seen.words
        assert not seen.offers, "words to copy are told when all are written"
    assert "C" in view(state, 0).sheets[0].pencil
    assert "C" in view(passed(state, 1), 1).sheets[0].ink


@pytest.mark.parametrize(("used", "checked"), [((2, 0), (2, 1)), ((0, 2), (1, 2)), ((1, 1), (2, 1))])
def test_a_twin_check_is_made_on_the_card_with_most_checks_left(used: tuple[int, int], checked: tuple[int, int]):
    state = holding(opened(house="tat"), 0, *[Held("twice", used=times) for times in used])
    state = do(state, 0, *word("r5c3", "across", "TAT"))
    assert tuple(card.used for card in state.players[0].held) == checked


def test_the_first_row_and_column_are_part_of_the_card():
    for cell, way in (("r1c1", "across"), ("r1c1", "down"), ("r1c7", "across"), ("r7c1", "down"), ("r9c7", "across")):
        assert text(passed(do(opened(), 0, *word(cell, way, "CAT")), 1), 0) == "CAT"


def test_a_twin_check_shows_only_at_the_reveal():
    state = holding(opened(), 0, "twice")
    state = do(state, 0, *word("r5c3", "across", "CAT"))
    assert state.players[0].held[0].used == 0
    state = holding(opened(dice=tuple("AEHTRNCS"), house="tat"), 0, "twice")
    state = do(state, 0, *word("r5c3", "across", "TAT"))
    assert state.players[0].held[0].used == 1
    assert view(state, 1).held[0][0].used == 0
    assert view(passed(state, 1), 1).held[0][0].used == 1


@pytest.mark.parametrize(
    ("row", "col", "way", "code"),
    [
        (4, 3, "across", "run-longer"),
        (4, 7, "across", "run-longer"),
        (2, 5, "down", "run-longer"),
        (5, 5, "down", "run-longer"),
        (4, 2, "across", ""),
        (1, 5, "down", ""),
        (6, 5, "down", ""),
    ],
)
def test_a_word_that_meets_another_in_its_line_has_to_be_named_whole(row: int, col: int, way: Any, code: str):
    grid = (*("." * 9,) * 4, ".....AT..", *("." * 9,) * 4)
    found = write(cards()["1a"], grid, DICE, (), (), word_list("own", "he"), Word("HE", row, col, way))
    assert (found.reason if isinstance(found, Refusal) else "") == code


def test_the_edges_of_the_card_do_not_meet():
    grid = (*("." * 9,) * 4, "........T", *("." * 9,) * 3, ".....A...")
    for wish in (Word("HE", 0, 5, "down"), Word("HE", 4, 0, "across")):
        assert not isinstance(write(cards()["1a"], grid, DICE, (), (), word_list("own", "he"), wish), Refusal)


NO_DICE = tuple("QQQQQQQQ")  # one die alone has a Q


@pytest.mark.parametrize(
    ("word", "dice", "held", "code"),
    [
        (Word("HEAR", 20, 20, "across", "substitute"), NO_DICE, (), "wrong-length"),
        (Word("HE", 20, 20, "across", "second"), NO_DICE, (), "bad-dice"),
        (Word("HE", 0, 0, "across"), DICE[:7], (), "bad-dice"),
        (Word("HE", 20, 20, "across", "second"), DICE, (), "no-advantage"),
        (Word("HE", 20, 20, "across", "copy"), (), (), "no-advantage"),
        (Word("HE", 20, 20, "across", "copy"), (), (Held("copy"),), "not-copyable"),
        (Word("HE", 4, 8, "across"), DICE, (), "off-card"),
        (Word("HE", 8, 5, "down"), DICE, (), "off-card"),
        (Word("HE", -1, 5, "down"), DICE, (), "off-card"),
        (Word("HE", 4, 5, "across"), DICE, (), "conflict"),
        (Word("AT", 4, 5, "across"), DICE, (), "no-new-letter"),
        (Word("ZZ", 4, 7, "across"), DICE, (), "run-longer"),
        (Word("ZZ", 0, 0, "across"), DICE, (), "letters"),
        (Word("TAT", 0, 0, "across"), DICE, (), "letters"),
        (Word("TAT", 0, 0, "across", "substitute"), DICE, (Held("twice"), Held("letter", "T")), "letters"),
        (Word("TAT", 0, 0, "across"), DICE, (Held("twice"),), "bad-word"),
        (Word("TAT", 0, 0, "across"), DICE, (Held("letter", "T"),), "bad-word"),
        (Word("TH", 0, 0, "across"), DICE, (), "bad-word"),
        (Word("HE", 0, 0, "across"), DICE, (), ""),
    ],
)
def test_the_first_condition_that_fails_gives_the_code(word: Word, dice: Any, held: tuple[Held, ...], code: str):
    grid = (*("." * 9,) * 4, ".....AT..", *("." * 9,) * 4)
    found = write(cards()["1a"], grid, dice, held, (), word_list("own", "he at"), word)
    assert (found.reason if isinstance(found, Refusal) else "") == code


def test_letters_not_on_the_dice_are_refused():
    state = do(opened(), 0, Begin("r5c3", "across"))
    assert refused(state, 0, Letter("Q")) == "letters"


def test_a_letter_off_the_card_is_refused():
    state = do(opened(), 0, Begin("r5c9", "across"), Letter("C"))
    assert refused(state, 0, Letter("A")) == "off-card"


def test_a_square_that_is_none_or_filled_is_refused():
    state = holding(opened(), 0, "two-words")
    assert refused(state, 0, Begin("r12c1", "across")) == "off-card"
    state = do(state, 0, *word("r5c3", "across", "CAT"))
    assert refused(state, 0, Begin("r5c3", "down")) == "square-filled"


def test_a_word_that_is_none_is_refused_by_strict_only():
    letters = (Begin("r5c3", "across"), Letter("T"), Letter("C"))
    assert refused(do(opened(), 0, *letters), 0, Done()) == "bad-word"
    draft = view(do(opened(), 0, *letters), 0).draft
    assert (draft.word, draft.reason, draft.wrong) == ("TC", "bad-word", ("TC",))
    lax = do(opened(cleanup="rulebook"), 0, *letters)
    assert view(lax, 0).draft.reason == ""
    assert Done() in game.legal(lax, 0)


def test_one_letter_is_no_word():
    assert refused(do(opened(), 0, Begin("r5c3", "across"), Letter("C")), 0, Done()) == "bad-shape"


def test_a_draft_is_shown_from_its_first_square_on():
    state = do(opened(), 0, Begin("r5c3", "across"))
    assert (view(state, 0).draft.cells, view(state, 0).draft.word, view(state, 0).answer) == (("r5c3",), "", "")
    state = do(state, 0, Letter("C"), Letter("A"))
    assert (view(state, 0).draft.cells, view(state, 0).draft.word) == (("r5c3", "r5c4"), "CA")


def test_undo_rubs_out_letter_by_letter_and_then_lifts_the_pencil():
    state = opened()
    assert do(state, 0, Begin("r5c3", "across"), Letter("C"), Undo(), Undo()) == state


def test_a_word_begun_has_to_be_rubbed_out_before_passing():
    assert refused(do(opened(), 0, Begin("r5c3", "across")), 0, Pass()) == "word-begun"


def test_a_card_taken_for_a_ring_is_seen_by_all_at_once():
    state = with_market(opened(), ("smallest", "biggest"))
    state = do(state, 0, *word("r2c3", "across", "CAT"), Take("smallest", None))
    assert [view(state, seat).held[0] for seat in (0, 1, None)] == [(Held("smallest"),)] * 3


def test_a_claim_without_a_ring_is_refused():
    assert refused(opened(), 0, Take("place", None)) == "no-claim"


def test_a_ring_gives_a_card_before_anything_else():
    state = with_market(opened(), ("two-words", "letter"), ("twice",))
    state = do(state, 0, *word("r2c3", "across", "CAT"))  # r2c3 is a ring of 1a
    assert view(state, 0).claims == 1
    assert refused(state, 0, Pass()) == "claim-first"
    assert refused(state, 0, Take("letter", None)) == "bad-letter"
    state = do(state, 0, Take("letter", "S"))
    assert state.players[0].held == (Held("letter", "S"),)
    assert state.market == ("two-words", "twice")


def test_a_card_taken_by_another_a_moment_before_is_chosen_anew():
    state = with_market(opened(seats=3), ("smallest", "biggest"), ("twice", "place", "reroll"))
    for seat in range(3):
        state = do(state, seat, *word("r2c3", "across", "CAT"))
    state = do(state, 1, Take("smallest", None))
    assert state.market == ("biggest", "twice")
    assert refused(state, 0, Take("smallest", None)) == "card-gone"
    state = do(state, 0, Take("biggest", None))
    assert refused(state, 2, Take("biggest", None)) == "card-gone"
    state = do(state, 2, Take("twice", None))
    assert [player.held[0].id for player in state.players] == ["biggest", "smallest", "twice"]
    assert state.round == 2


def test_a_claim_on_an_empty_market_is_lost():
    state = do(with_market(opened(), ()), 0, *word("r2c3", "across", "CAT"))
    assert state.players[0].claims == 0
    assert refused(with_market(opened(), ()), 0, Take("place", None)) == "market-empty"
    state = with_market(opened(), ("smallest",))
    for seat in (0, 1):
        state = do(state, seat, *word("r2c3", "across", "CAT"))
    state = do(state, 1, Take("smallest", None))
    assert state.players[0].held == ()
    assert state.round == 2


def test_a_double_shift_taken_with_the_first_word_serves_for_the_second():
    state = with_market(opened(), ("two-words", "letter"))
    state = do(state, 0, *word("r2c3", "across", "CAT"), Take("two-words", None), *word("r6c3", "across", "HEN"))
    assert state.players[0].done
    assert state.players[0].held[0].used == 1


def test_a_card_used_up_cannot_be_used_again():
    state = holding(opened(), 0, Held("two-words", used=1))
    state = do(state, 0, *word("r5c3", "across", "CAT"))
    assert refused(state, 0, Begin("r7c3", "across")) == "already-done"


@pytest.mark.parametrize(
    "said", ["letter Ж", "letter 🎲", f"letter {'A' * 300}", "letter a", "letter", "begin r5c3 sideways", "take 2 -"]
)
def test_text_that_is_no_letter_of_ours_is_no_action(said: str):
    with pytest.raises(UnknownAction):
        parse(game, said)


@pytest.mark.parametrize("house", ["x" * 1_000_000, "слово", "🎲", "a", "a" * 12, "don't"])
def test_a_house_list_that_cannot_be_is_refused(house: str):
    with pytest.raises(BadOptions):
        read_options(game, {"house": house})


def test_a_house_list_folds_accents():
    assert "ETE" in read_options(game, {"words": "own", "house": "été, œuf"}).allowed
    assert "OEUF" in read_options(game, {"words": "own", "house": "été, œuf"}).allowed


def test_a_house_letter_is_no_die_for_a_substitute():
    held = (Held("letter", letter="Q"),)
    assert supply(DICE, held, "roll")["Q"] == 1
    assert supply(DICE, held, "substitute")["Q"] == 0
