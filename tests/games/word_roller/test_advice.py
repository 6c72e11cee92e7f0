"""The hint while writing, and the best word of a turn that is over: both by the search that bots use."""

from typing import Any

from msgspec.structs import replace

from rollwright.games.word_roller import GAME as game
from rollwright.games.word_roller.actions import Begin, Letter, Take
from tests.games.word_roller.table import DICE, do, holding, opened, passed, with_market, word
from tests.present import present


def hint_for(state: Any, seat: int) -> Any:
    return present(present(game.advice).hint)(state, seat)


def best_for(state: Any, seat: int) -> Any:
    return present(present(game.advice).best)(state, seat)


def test_a_hint_is_a_word_that_can_be_written_for_the_points_it_promises():
    state = with_market(opened(), ())
    hint = hint_for(state, 0)
    way = "across" if hint.cells[0].partition("c")[0] == hint.cells[1].partition("c")[0] else "down"
    state = do(state, 0, *word(hint.cells[0], way, hint.note))
    assert state.players[0].entries[0].word.text == hint.note
    assert game.score(passed(state, 1), 0).total == hint.points


def test_a_word_already_begun_is_passed_over():
    assert hint_for(do(opened(), 0, Begin("r5c3", "across"), Letter("C")), 0) == hint_for(opened(), 0)


def test_a_hint_is_for_the_seat_that_is_writing():
    state = with_market(opened(), ("smallest", "biggest"))
    assert hint_for(opened(hints=False), 0) is None
    state = do(state, 0, *word("r2c3", "across", "CAT"))
    assert hint_for(state, 0) is None  # a card comes first
    assert hint_for(do(state, 0, Take("smallest", None)), 0) is None  # done


def test_a_hint_is_a_word_that_most_people_know():
    rare = opened(words="en", house="")
    assert present(rare.options.allowed.rarity(hint_for(rare, 0).note)) <= 35


def test_at_a_family_table_no_advice_is_coarse():
    house: dict[str, Any] = {"dice": tuple("IETTTSCH"), "house": "shit she"}
    assert [hint_for(opened(family=family, **house), 0).note for family in (False, True)] == ["SHIT", "SHE"]
    assert best_for(passed(opened(family=True, **house), 0, 1), 0).note == "SHE"


def test_the_best_word_of_a_turn_is_told_once_it_is_revealed():
    state = do(holding(opened(), 0, "two-words"), 0, *word("r5c3", "across", "CAT"))
    assert best_for(state, 0) is None
    best = best_for(passed(state, 0, 1), 0)
    assert (best.round, best.note, best.got) == (1, "HEARTS", 4)  # CAT covers a star
    assert best.points > best.got
    assert best_for(passed(state, 0, 1), 1).got == 0


def test_the_points_of_a_turn_are_those_that_it_added():
    state = passed(do(opened(), 0, *word("r5c3", "across", "CAT")), 1)
    state = passed(do(replace(state, dice=DICE), 0, *word("r1c1", "across", "HEN")), 1)
    assert best_for(state, 0).got == 0


def test_the_best_word_is_judged_on_the_card_and_the_cards_held_before():
    state = with_market(opened(), ("biggest", "smallest"))
    state = passed(do(state, 0, *word("r2c3", "across", "CAT"), Take("biggest", None)), 1)
    assert best_for(state, 0).points == best_for(passed(opened(), 0, 1), 0).points


def test_a_wrong_word_brought_nothing():
    state = passed(do(opened(cleanup="rulebook"), 0, *word("r5c3", "across", "TCR")), 1)
    assert state.phase == "mend"
    assert best_for(state, 0).got == 0


def test_the_last_turn_is_judged_when_the_game_is_over():
    state = opened()
    for _ in range(6):
        state = passed(state, 0, 1)
    assert game.over(state)
    assert best_for(state, 1).round == 6


def test_where_no_word_fits_there_is_no_advice():
    state = opened(dice=tuple("UUVXKQZJ"))
    assert hint_for(state, 0) is None
    assert best_for(passed(state, 0, 1), 0) is None
