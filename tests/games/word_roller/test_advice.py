"""The hint while writing, and the best word of a turn that is over: both by the search that bots use."""

from rollwright.games.word_roller import GAME as game
from rollwright.games.word_roller.actions import Begin, Letter, Take
from tests.games.word_roller.table import do, holding, opened, passed, with_market, word


def test_a_hint_is_a_word_that_can_be_written_for_the_points_it_promises():
    state = with_market(opened(), ())
    hint = game.advice.hint(state, 0)
    way = "across" if hint.cells[0].partition("c")[0] == hint.cells[1].partition("c")[0] else "down"
    state = do(state, 0, *word(hint.cells[0], way, hint.note))
    assert state.players[0].entries[0].word.text == hint.note
    assert game.score(passed(state, 1), 0).total == hint.points


def test_a_word_already_begun_is_passed_over():
    assert game.advice.hint(do(opened(), 0, Begin("r5c3", "across"), Letter("C")), 0) == game.advice.hint(opened(), 0)


def test_a_hint_is_for_who_is_writing():
    state = with_market(opened(), ("smallest", "biggest"))
    assert game.advice.hint(opened(hints=False), 0) is None
    state = do(state, 0, *word("r2c3", "across", "CAT"))
    assert game.advice.hint(state, 0) is None  # a card comes first
    assert game.advice.hint(do(state, 0, Take("smallest", None)), 0) is None  # done


def test_a_hint_is_a_word_that_most_people_know():
    rare = opened(words="en", house="")
    assert rare.options.allowed.rarity(game.advice.hint(rare, 0).note) <= 35


def test_at_a_family_table_no_advice_is_coarse():
    house = {"dice": tuple("IETTTSCH"), "house": "shit she"}
    assert [game.advice.hint(opened(family=family, **house), 0).note for family in (False, True)] == ["SHIT", "SHE"]
    assert game.advice.best(passed(opened(family=True, **house), 0, 1), 0).note == "SHE"


def test_the_best_word_of_a_turn_is_told_once_it_is_revealed():
    state = do(holding(opened(), 0, "two-words"), 0, *word("r5c3", "across", "CAT"))
    assert game.advice.best(state, 0) is None
    best = game.advice.best(passed(state, 0, 1), 0)
    assert (best.round, best.note, best.got) == (1, "HEARTS", 4)  # CAT covers a star
    assert best.points > best.got
    assert game.advice.best(passed(state, 0, 1), 1).got == 0


def test_the_best_word_is_judged_on_the_card_and_the_cards_held_before():
    state = with_market(opened(), ("biggest", "smallest"))
    state = passed(do(state, 0, *word("r2c3", "across", "CAT"), Take("biggest", None)), 1)
    assert game.advice.best(state, 0).points == game.advice.best(passed(opened(), 0, 1), 0).points


def test_a_wrong_word_brought_nothing():
    state = passed(do(opened(cleanup="rulebook"), 0, *word("r5c3", "across", "TCR")), 1)
    assert state.phase == "mend"
    assert game.advice.best(state, 0).got == 0


def test_the_last_turn_is_judged_when_the_game_is_over():
    state = opened()
    for _ in range(6):
        state = passed(state, 0, 1)
    assert game.over(state)
    assert game.advice.best(state, 1).round == 6


def test_where_no_word_fits_there_is_no_advice():
    state = opened(dice=tuple("UUVXKQZJ"))
    assert game.advice.hint(state, 0) is None
    assert game.advice.best(passed(state, 0, 1), 0) is None
