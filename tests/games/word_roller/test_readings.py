"""Readings of the rulebook that a table may choose: the chain, the favourite consonant, and help with spelling."""

from typing import Any

import pytest
from msgspec.structs import replace

from rollwright.core import begin, read_options
from rollwright.games.word_roller import GAME as game
from rollwright.games.word_roller.actions import Done, Letter, Take, Undo
from rollwright.games.word_roller.advantages import Held
from rollwright.games.word_roller.card import cards
from rollwright.games.word_roller.score import score_card
from rollwright.games.word_roller.view import view
from tests.games.word_roller.table import do, holding, opened, passed, with_market, word

CROSS = (  # one long word, and three that cross it: all four are linked, and a way takes at most three of them
    "C.C.C....",
    "A.A.A....",
    "TANTS....",
    *("." * 9 for _ in range(6)),
)


# CAT, CARTS, SATES and SOT are the longest way; RAT and TEN lead nowhere. Below, a way takes three of five words.
BRANCHES = (
    "CARTS....",
    "A.A.A....",
    "T.T.TEN..",
    "....E....",
    "....SOT..",
    ".........",
    "STARTER..",
    "O.T.O.E..",
    ".........",
)


def points(state: Any, seat: int, item: str) -> int:
    return next((each.points for each in game.score(state, seat).items if each.id == item), 0)


@pytest.mark.parametrize(("chain", "words"), [("group", 4), ("path", 3)])
def test_a_chain_is_a_group_of_words_or_one_way_from_word_to_word(chain: Any, words: int):
    score = score_card(cards()["1a"], CROSS, (), chain)
    assert next(item.points for item in score.items if item.id == "chain") == words


@pytest.mark.parametrize(("chain", "words"), [("group", 6), ("path", 4)])
def test_the_longest_way_goes_past_the_branches(chain: Any, words: int):
    (item,) = (item for item in score_card(cards()["1a"], BRANCHES, (), chain).items if item.id == "chain")
    assert (item.points, item.parts[0].points) == (words, words)
    assert all(row < "r6" for row in item.parts[0].cells)


def test_on_a_single_line_of_words_both_readings_agree():
    grid = ("CAT......", "..A......", "..RAT....", *("." * 9 for _ in range(6)))
    found = [score_card(cards()["1a"], grid, (), chain).total for chain in ("group", "path")]
    assert found[0] == found[1]


@pytest.mark.parametrize(("reading", "counted"), [("all", 2), ("after", 1)])
def test_a_favourite_consonant_counts_all_squares_or_those_filled_later(reading: str, counted: int):
    state = with_market(opened(consonant=reading), ("consonant", "smallest"))
    state = do(state, 0, *word("r2c3", "across", "CAT"))  # on a ring: the card comes with one T on the sheet
    state = passed(do(state, 0, Take("consonant", "T")), 1)
    state = do(opened_again(state), 0, *word("r5c3", "across", "HEART"))
    state = passed(state, 1)
    assert points(state, 0, "consonant") == counted


def opened_again(state: Any):
    return replace(state, dice=tuple("AEHTRNCS"))


def test_the_squares_before_are_kept_with_the_card_only_where_the_table_wants_it():
    state = with_market(opened(), ("consonant", "smallest"))
    state = do(state, 0, *word("r2c3", "across", "CAT"), Take("consonant", "T"))
    assert state.players[0].held == (Held("consonant", "T"),)


def test_without_help_a_word_is_judged_when_it_is_turned_in():
    helped, alone = opened(), opened(spelling_help=False)
    for state, offered in ((helped, False), (alone, True)):
        drafted = do(state, 0, *word("r5c3", "across", "TCH")[:-1])
        assert (Done() in game.legal(drafted, 0)) == offered
        draft = view(drafted, 0).draft
        assert draft is not None
        assert (draft.reason, draft.wrong) == (("", ()) if offered else ("bad-word", ("TCH",)))


def test_a_word_that_is_none_is_not_accepted_and_may_be_changed():
    drafted = do(opened(spelling_help=False), 0, *word("r5c3", "across", "CAH")[:-1])
    told = do(drafted, 0, Done())
    assert not told.players[0].entries
    draft = view(told, 0).draft
    assert draft is not None
    assert (draft.reason, draft.wrong) == ("bad-word", ("CAH",))
    assert Done() not in game.legal(told, 0)
    assert view(told, 1) == view(drafted, 1), "nobody else learns of it"
    mended = do(told, 0, Undo(), Letter("T"), Done())
    assert [entry.word.text for entry in mended.players[0].entries] == ["CAT"]


def test_without_help_a_sound_word_stands_at_once():
    done = do(holding(opened(spelling_help=False), 0), 0, *word("r5c3", "across", "CAT"))
    assert done.players[0].done


def test_defaults_are_as_before():
    options = read_options(game, {})
    assert (options.chain, options.consonant, options.spelling_help) == ("group", "all", True)
    assert begin(game, options, ("A",), "5eed").players[0].turned_in == ()
