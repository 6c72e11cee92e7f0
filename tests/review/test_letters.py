"""The letter of a House letter: a bad one is told with a better one, a good one costs nothing."""

from functools import cache

import pytest
from msgspec.structs import replace

from rollwright.bots.word_roller.card_choice import HELPFUL
from rollwright.games.word_roller.advantages import Held
from rollwright.games.word_roller.state import TURNS, Options, State
from rollwright.lexicon import word_list
from rollwright.locale import LANGUAGES
from rollwright.review.word_roller.letters import review_letter
from rollwright.review.word_roller.result import CardTaken, LetterChosen, WordReview, WordTurn
from rollwright.review.word_roller.reviewer import seat_of
from rollwright.review.word_roller.text import tell_words
from tests.review.played_games import played

GAME = played("words-en", ("steady",), 4)
STATES: tuple[State, ...] = tuple(GAME.states)


COMMON = [word for word in word_list("en").parts[0][0] if len(word) == 5 and word_list("en").rarity(word) == 10]
STATE = replace(  # with few words, to be quick
    next(state for state in STATES if state.round == 3), options=Options(words="own", house=" ".join(COMMON[::3]))
)


@cache
def weighed(letter: str) -> LetterChosen:
    found = review_letter(STATE, 0, letter)
    assert found is not None
    return found


def test_a_letter_that_hardly_helps_costs_in_each_turn_that_is_left():
    found = weighed("Q")
    assert found.turns == TURNS - 3
    assert found.best in HELPFUL
    assert 0 <= found.worth < found.most
    assert found.lost == pytest.approx(found.turns * (found.most - found.worth))
    better = weighed(found.best)
    assert (better.best, better.lost, better.worth) == (found.best, 0.0, pytest.approx(found.most))


def test_a_letter_is_weighed_beside_those_held_already():
    player = replace(STATE.players[0], held=(*STATE.players[0].held, Held("letter", "E")))
    second = review_letter(replace(STATE, players=(player,)), 0, "E")
    assert second is not None
    assert second.worth < weighed("E").worth


def test_in_the_last_turn_no_letter_is_weighed():
    assert review_letter(next(state for state in STATES if state.round == TURNS), 0, "Q") is None


def test_the_letter_is_told_in_both_languages_and_counts_as_a_choice_of_cards():
    for letter, ends in (("Q", ("brings", "rapporte")), ("E", ("clearly more.", "nettement plus."))):
        chosen = weighed(letter)
        taken = CardTaken("letter", letter, 3.3, (), 0.0, chosen)
        turn = WordTurn(3, STATE.dice, STATE.dice, (), 0.0, 0.0, 0.0, 0.0, (taken,))
        seat = seat_of(GAME, STATES[-1], 0, [turn])
        assert seat.cards_lost == chosen.lost
        assert [reason.message for cost in seat.costly for reason in cost.why] == ["word-review-why-letter"] * (
            chosen.lost > 0
        )
        for language, end in zip(LANGUAGES, ends, strict=True):
            told = "\n".join(tell_words(WordReview("en", 35, 32, (seat,)), language))
            assert end in told
            assert "word-review" not in told
