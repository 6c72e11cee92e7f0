"""Clean-up by the rulebook: wrong words are erased, their cards go back, and the neighbour names a substitute."""

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from rollwright.core import Move, next_wake, put, step, waiting
from rollwright.games.word_roller import GAME as game
from rollwright.games.word_roller.actions import Done, Letter, Name, Pass, Place, Take, Undo
from rollwright.games.word_roller.advantages import Held
from rollwright.games.word_roller.state import Erased, Options
from rollwright.testing.play import any_choice
from tests.games.word_roller.table import do, holding, opened, passed, ring, text, with_market, word


def view(state: Any, seat: int | None) -> Any:
    return game.view(state, seat)


def lax(**options: Any):
    return opened(cleanup="rulebook", **options)


def test_a_wrong_word_is_erased_and_the_neighbour_to_the_right_names_another():
    state = passed(do(lax(seats=3), 1, *word("r5c3", "across", "TCR")), 0, 2)
    assert (state.phase, text(state, 1), state.erased) == ("mend", "", (Erased(1, "TCR"),))
    assert waiting(game, state, 3) == (0,)
    assert view(state, 2).mend.owner == 1
    assert Undo() not in game.legal(state, 0)
    assert do(state, 0, Letter("A"), Undo()) == state
    state = do(state, 0, Letter("A"))
    assert view(state, 0).mend.letters == "A"
    assert view(state, 1).mend.letters == ""
    state = do(state, 0, Letter("T"), Name())
    assert waiting(game, state, 3) == (1,)
    assert view(state, 2).mend.named == "AT"
    assert view(state, 0).mend.letters == ""
    state = do(state, 1, Place("r1c1", "down"))
    assert text(state, 1) == "AT"
    assert state.round == 2


def test_the_owner_has_the_whole_time_to_place_what_was_named():
    state = passed(do(lax(answer_s=30), 0, *word("r5c3", "across", "TCR")), 1)
    assert next_wake(game, state) == 30_000
    state = do(state, 1, Letter("A"), Letter("T"), Name(), at=20_000)
    assert next_wake(game, state) == 50_000


def test_erased_words_are_told_until_the_next_reveal():
    state = passed(do(lax(house="craft heart"), 0, *word("r5c3", "across", "TCR")), 1)
    assert (state.round, view(state, None).erased) == (2, (Erased(0, "TCR"),))
    assert view(passed(state, 0, 1), None).erased == ()


def test_a_sound_word_stays():
    state = passed(do(lax(), 0, *word("r5c3", "across", "CAT")), 1)
    assert (text(state, 0), state.round) == ("CAT", 2)


def test_cards_taken_with_a_wrong_word_go_under_the_deck_unused():
    state = with_market(lax(seats=3), ("smallest", "biggest"), ("place",))
    state = do(state, 0, *word("r2c3", "across", "TCR"), Take("smallest", None))
    assert state.players[0].held == (Held("smallest"),)
    state = passed(state, 1, 2)
    assert state.players[0].held == ()
    assert (state.market, state.deck) == (("biggest", "place"), ("smallest",))


def test_a_short_market_is_refilled_from_the_cards_that_came_back():
    state = with_market(lax(), ("smallest",))
    state = passed(do(state, 0, *word("r2c3", "across", "TCR"), Take("smallest", None)), 1)
    assert (state.market, state.deck) == (("smallest",), ())


def test_a_substitute_on_a_ring_gives_its_owner_a_card():
    state = with_market(lax(), ("smallest", "biggest"))
    state = passed(do(state, 0, *word("r5c3", "across", "TCR")), 1)
    state = do(state, 1, Letter("A"), Letter("T"), Name())
    state = do(state, 0, Place("r2c3", "across"), Take("biggest", None))
    assert (state.players[0].held, state.round) == ((Held("biggest"),), 2)


def test_where_no_short_word_fits_nothing_is_written():
    state = passed(do(lax(house="craft heart"), 0, *word("r5c3", "across", "TCR")), 1)
    assert (text(state, 0), state.round) == ("", 2)


def test_a_second_word_that_hung_from_a_wrong_one_stands_if_the_dice_have_its_letters():
    state = holding(lax(house="ten"), 0, "two-words")
    state = do(state, 0, *word("r5c3", "across", "TCR"), *word("r6c3", "down", "EN"))
    state = passed(state, 1)
    assert text(state, 0) == "TEN"  # a T is rolled, so it stands without the wrong word too
    assert state.substitutes[0].owner == 0


def test_a_word_that_fills_a_ring_now_because_the_wrong_one_is_gone_gives_a_card():
    state = with_market(holding(lax(house="at"), 0, "two-words"), ("smallest", "biggest"), ("place",))
    state = do(state, 0, *word("r2c3", "across", "TCR"), Take("smallest", None))  # on a ring
    state = do(state, 0, *word("r1c3", "down", "A"))  # AT, with the T of the wrong word
    assert view(state, 0).claims == 0
    state = passed(state, 1)
    assert (text(state, 0), view(state, 0).claims) == ("AT", 1)


def test_a_second_word_that_cannot_stand_alone_falls_without_a_substitute():
    state = holding(lax(dice=tuple("AEHTRNCS"), house="tat"), 0, "two-words")
    state = do(
        state, 0, *word("r5c3", "across", "TCR"), *word("r6c3", "down", "AT")
    )  # TAT with the T of the wrong word: one T is rolled
    state = passed(state, 1)
    assert text(state, 0) == ""
    assert state.erased == (Erased(0, "TCR"), Erased(0, "TAT"))
    assert state.round == 2  # no short word of this list fits, so nothing is written


def test_a_word_that_fell_with_another_cannot_be_copied():
    state = holding(holding(lax(house="tat"), 0, "two-words"), 1, "copy")
    state = do(state, 0, *word("r5c3", "across", "TCR"), *word("r6c3", "down", "AT"))
    state = passed(state, 1)
    assert (state.round, state.erased[-1]) == (2, Erased(0, "TAT")), "nobody was asked for an Echo"


def test_a_second_word_written_with_a_card_that_went_back_falls():
    state = with_market(lax(), ("two-words", "biggest"))
    state = do(state, 0, *word("r2c3", "across", "TCR"), Take("two-words", None), *word("r6c3", "across", "HEN"))
    state = passed(state, 1)
    assert text(state, 0) == ""
    assert len(state.substitutes) == 1


def test_a_second_word_that_needed_twin_letters_which_went_back_falls():
    state = with_market(holding(lax(house="tat hen"), 0, "two-words"), ("twice", "biggest"))
    state = do(state, 0, *word("r2c3", "across", "TCR"), Take("twice", None), *word("r6c3", "across", "TAT"))
    assert text(passed(state, 1), 0) == ""
    state = with_market(holding(lax(house="tat hen"), 0, "two-words", "twice"), ("place", "biggest"))
    state = do(state, 0, *word("r2c3", "across", "TCR"), Take("place", None), *word("r6c3", "across", "TAT"))
    assert text(passed(state, 1), 0) == "TAT", "the card that went back was another one"
    state = with_market(holding(lax(house="tat hen"), 0, "two-words", Held("twice", used=1)), ("twice", "biggest"))
    state = do(state, 0, *word("r2c3", "across", "TCR"), Take("twice", None), *word("r6c3", "across", "TAT"))
    assert text(passed(state, 1), 0) == "", "the newer card, with more checks left, had paid"


def test_a_second_word_with_a_house_letter_that_went_back_falls():
    state = with_market(holding(lax(), 0, "two-words"), ("letter", "biggest"))
    state = do(state, 0, *word("r2c3", "across", "TCR"), Take("letter", "O"), *word("r6c3", "across", "SON"))
    assert text(passed(state, 1), 0) == ""


def test_a_second_word_made_wrong_only_by_the_first_is_kept():
    state = holding(lax(), 0, "two-words")
    state = do(state, 0, *word("r5c3", "across", "TCR"), *word("r6c3", "across", "HEN"))  # below it: TH, CE, RN
    state = passed(state, 1)
    assert text(state, 0) == "HEN"
    assert len(state.substitutes) == 1


def test_a_card_on_which_nothing_fits_holds_up_nobody_else():
    full = (*("X" * 9,) * 4, "." * 9, *("X" * 9,) * 4)
    state = lax()
    state = replace(state, players=put(state.players, 0, replace(state.players[0], ink=full, grid=full)))
    for seat in (0, 1):
        state = do(state, seat, *word("r5c3", "across", "TCR"))
    assert [(each.owner, each.neighbour) for each in state.substitutes] == [(1, 0)]
    assert waiting(game, state, 2) == (0,)


def test_a_square_that_was_erased_counts_for_a_favourite_consonant_when_it_is_filled_anew():
    state = with_market(holding(lax(consonant="after"), 0, "two-words"), ("consonant", "smallest"))
    state = do(state, 0, *word("r5c3", "across", "TCR"), *word("r2c3", "across", "CAT"), Take("consonant", "T"))
    assert state.players[0].held[-1].older == ("r2c5", "r5c3")
    assert passed(state, 1).players[0].held[-1].older == ("r2c5",)


def test_two_wrong_words_ask_for_two_substitutes():
    state = holding(lax(), 0, "two-words")
    state = passed(do(state, 0, *word("r5c3", "across", "TCR"), *word("r8c3", "across", "RTC")), 1)
    assert len(state.substitutes) == 2
    for cell in ("r1c1", "r9c1"):
        state = do(state, 1, Letter("A"), Letter("T"), Name())
        state = do(state, 0, Place(cell, "across"))
    assert (text(state, 0), state.round) == ("ATAT", 2)


def test_silence_lets_chance_name_and_place():
    state = passed(do(lax(answer_s=30), 0, *word("r5c3", "across", "TCR")), 1)
    state = ring(state)
    assert state.substitutes[0].named
    state = ring(state)
    assert 2 <= len(text(state, 0)) <= 3
    assert state.round == 2


def test_erased_and_substitute_words_cannot_be_copied():
    state = holding(lax(), 1, "copy")
    state = passed(do(state, 0, *word("r5c3", "across", "TCR")), 1)
    state = do(state, 1, Letter("A"), Letter("T"), Name())
    state = do(state, 0, Place("r1c1", "down"))
    assert state.round == 2  # nobody was asked


@pytest.mark.parametrize("cleanup", ["strict", "rulebook"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_whole_games_with_wrong_words_come_to_their_end(cleanup: Any, language: Any):
    random = Random(f"{cleanup} {language}")
    state = game.start(Options(cleanup=cleanup, words=language), ("Ann", "Bob", "Cyd"), f"{cleanup} {language}")
    wrong = 0
    while not game.over(state):
        seat = random.choice(waiting(game, state, 3))
        choices = game.legal(state, seat)
        last = [action for action in choices if isinstance(action, Done | Name)]
        hurried = [action for action in choices if not isinstance(action, Pass)] or choices
        state = step(game, state, Move(seat, last[0] if last else any_choice(hurried, random)))
        wrong += len(state.erased)
    assert state.round == 6
    assert bool(wrong) == (cleanup == "rulebook")
    for player in state.players:
        assert game.cases({"words": language}, {"card": player.card, "grid": list(player.ink)})["valid"]
