"""Word Roller's bots play from their view, in both styles and languages, and each level knows more words."""

from collections import Counter
from random import Random
from statistics import fmean
from typing import Any

import pytest
from msgspec.structs import replace

from rollwright.bots import Level, pause
from rollwright.bots.word_roller import BOTS
from rollwright.core import Move, begin, put, step, waiting
from rollwright.games.word_roller import GAME as game
from rollwright.games.word_roller.actions import Begin, Echo, Letter, Name, Pass, Place, Reroll, Take, Turn, Undo
from rollwright.games.word_roller.advantages import Held
from rollwright.games.word_roller.card import words_on
from rollwright.lexicon import is_coarse
from rollwright.server.settings import Settings
from tests.games.word_roller.table import do, holding, opened, passed, with_market, word

EVERY_KIND = ("copy", "two-words", "smallest", "biggest", "consonant", "letter", "twice", "place", "reroll")


def answer(level: Any, state: Any, seat: int, coin: int = 1):
    return BOTS[level](state.options, game.view(state, seat), seat, game.legal(state, seat), Random(coin))


def played(options: Any, levels: Any, seed: str, verbs: Any = None, dealt: tuple[Any, ...] = ()):
    """Play a game among bots, each with these cards from the start; `verbs` counts what they did."""
    seats = len(levels)
    state = begin(game, options, tuple("ABCDEF"[:seats]), seed)
    for seat in range(seats):
        state = holding(state, seat, *dealt)
    coins = [Random(f"{seed} {seat}") for seat in range(seats)]
    while not game.over(state):
        for seat in waiting(game, state, seats):
            choices = game.legal(state, seat)
            for action in (
                BOTS[levels[seat]](options, game.view(state, seat), seat, choices, coins[seat]) if choices else ()
            ):
                state = step(game, state, Move(seat, action))
                if verbs is not None:
                    verbs[type(action)] += 1
    return state


@pytest.mark.parametrize("cleanup", ["strict", "rulebook"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_three_levels_play_a_whole_game(cleanup: Any, language: Any):
    state = played(game.options(cleanup=cleanup, words=language), ("gentle", "steady", "sharp"), "one")
    for player in state.players:
        assert game.cases({"words": language}, {"card": player.card, "grid": list(player.ink)})["valid"]
        assert len(words_on(player.ink)) >= 4


def test_every_kind_of_card_is_used():
    verbs = Counter[type]()
    kinds = tuple(Held(kind, {"consonant": "S", "letter": "E"}.get(kind, "")) for kind in EVERY_KIND)
    state = played(game.options(), ("steady", "sharp"), "cards", verbs, kinds)
    assert {Turn, Reroll, Echo, Place, Take} <= verbs.keys()
    used = {card.id for player in state.players for card in player.held if card.used}
    assert used >= {"copy", "two-words", "place", "reroll"}


def test_more_vocabulary_and_a_better_eye_score_more():
    games = [played(game.options(), ("gentle", "sharp"), f"levels {number}") for number in range(4)]
    gentle, sharp = (fmean(game.score(state, seat).total for state in games) for seat in (0, 1))
    assert sharp > gentle + 5


def test_a_scoring_card_is_taken_for_what_it_brings():
    grid = (*("." * 9,) * 4, "..HEARTS.", *("." * 9,) * 4)
    state = with_market(opened(), ("reroll", "biggest"))
    state = replace(state, round=6, players=put(state.players, 0, replace(state.players[0], ink=grid, grid=grid)))
    state = replace(state, players=put(state.players, 0, replace(state.players[0], claims=1)))
    assert answer("sharp", state, 0) == (Take("biggest", None),)


def test_a_house_letter_held_already_is_not_taken_again():
    state = with_market(holding(opened(), 0, Held("letter", "E")), ("letter",))
    state = replace(state, players=put(state.players, 0, replace(state.players[0], claims=1)))
    assert answer("steady", state, 0) == (Take("letter", "S"),)


def test_a_word_that_a_person_had_begun_is_rubbed_out_first():
    state = do(opened(), 0, Begin("r5c3", "across"), Letter("C"), Letter("A"))
    actions = answer("steady", state, 0)
    assert set(actions) == {Undo()}
    assert do(state, 0, *actions) == opened()


def test_the_neighbour_names_a_word_that_fits():
    for level in BOTS:
        state = passed(do(opened(cleanup="rulebook"), 0, *word("r5c3", "across", "TCR")), 1)
        named = answer(level, state, 1)
        assert named[-1] == Name()
        state = do(state, 1, *named)
        assert isinstance(answer(level, state, 0)[0], Place)


def test_at_a_family_table_bots_keep_coarse_words_to_themselves():
    house: dict[str, Any] = {"words": "own", "house": "shit"}
    dice = tuple("IETTTSCH")
    rude, polite = opened(dice=dice, family=False, **house), opened(dice=dice, **house)
    said = [answer("sharp", rude, 0, coin) for coin in range(20)]
    assert any(Letter("S") in actions for actions in said)
    assert all(len(answer("sharp", polite, 0, coin)) == 1 for coin in range(20))
    assert is_coarse("SHITS")
    assert not is_coarse("SHIFT")


@pytest.mark.parametrize(("cleanup", "held"), [("rulebook", ()), ("strict", ("copy",))])
def test_at_a_family_table_no_coarse_word_is_named_or_copied(cleanup: str, held: tuple[str, ...]):
    state = holding(opened(cleanup=cleanup, house="tit it", dice=tuple("IETTTSCH")), 1, *held)
    state = passed(do(state, 0, *word("r5c3", "across", "TTT" if cleanup == "rulebook" else "TIT")), 1)
    assert answer("sharp", state, 1) == ((Letter("I"), Letter("T"), Name()) if cleanup == "rulebook" else (Pass(),))


def test_a_person_takes_two_to_six_seconds_over_a_card_and_longer_over_a_word():
    writing = opened()
    claiming = replace(writing, players=put(writing.players, 0, replace(writing.players[0], claims=1)))
    usual = Settings().bot_delay
    assert [round(usual * times) for times in pause("word-roller", game.legal(claiming, 0))] == [2, 6]
    assert pause("word-roller", game.legal(writing, 0)) > pause("word-roller", game.legal(claiming, 0))
    assert pause("splitter", []) == (0.6, 1.4)


def test_a_bot_sees_only_its_view():
    """Another's hidden word changes nothing in what a bot does."""
    state = opened(seats=2)
    other = do(state, 1, Begin("r5c3", "across"), Letter("C"))
    assert answer("sharp", state, 0) == answer("sharp", other, 0)


@pytest.mark.parametrize("level", ["gentle", "steady"])
def test_on_an_empty_card_a_bot_that_notices_nothing_still_writes_something(level: Level):
    said = [answer(level, opened(dice=tuple("AETRSNLD")), 0, coin) for coin in range(60)]
    assert all(isinstance(actions[0], Begin) for actions in said)
