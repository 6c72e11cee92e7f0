"""The side of the card chosen by each player: hidden until all have chosen, and before the first roll."""

from typing import Any

import pytest

from rollwright.core import IllegalAction, next_wake, papers, waiting
from rollwright.games.word_roller import GAME as game
from rollwright.games.word_roller.actions import ChooseSide, Undo
from rollwright.games.word_roller.state import Options
from rollwright.games.word_roller.view import view
from tests.games.word_roller.table import HOUSE, do, opened, passed, refused, wake


def choosing(seats: int = 2, **options: Any):
    wished: dict[str, Any] = {"words": "own", "house": HOUSE, "answer_s": 0, **options}
    return game.start(Options(side="each", **wished), ("Anna", "Bo", "Cy")[:seats], "seed")


def test_nothing_is_rolled_before_all_have_chosen():
    state = choosing()
    assert (state.phase, state.round, state.dice) == ("side", 0, ())
    assert waiting(game, state, 2) == (0, 1)
    assert game.legal(state, 1) == [ChooseSide("a"), ChooseSide("b")]


def test_each_writes_on_the_side_it_chose():
    dealt = choosing()
    state = do(do(dealt, 0, ChooseSide("b")), 1, ChooseSide("a"))
    assert (state.phase, state.round, len(state.dice)) == ("write", 1, 8)
    cards = [player.card for player in state.players]
    assert [card[-1] for card in cards] == ["b", "a"]
    assert [card[:-1] for card in cards] == [player.card[:-1] for player in dealt.players], "the card stays"
    assert [len(sheet.ink) for sheet in view(state, 0).sheets] == [99, 81]


def test_a_choice_is_hidden_and_can_be_taken_back_until_the_last():
    state = choosing()
    chosen = do(state, 0, ChooseSide("b"))
    assert view(chosen, 0).sheets[0].paper.endswith("b"), "the player sees the side"
    assert len(view(chosen, 0).sheets[0].ink) == 99
    for onlooker in (1, None):
        assert view(chosen, onlooker).sheets[0].paper == state.players[0].card
        assert view(chosen, onlooker).sheets[0].done
    assert game.legal(chosen, 0) == [Undo()]
    assert do(chosen, 0, Undo()) == state
    assert refused(chosen, 0, ChooseSide("a")) == "already-done"


def test_a_player_alone_chooses_as_well():
    state = do(choosing(seats=1), 0, ChooseSide("b"))
    assert (state.phase, state.players[0].card[-1]) == ("write", "b")


def test_a_silent_seat_gets_side_a():
    state = do(choosing(answer_s=15), 1, ChooseSide("b"))
    assert next_wake(game, state) == 15_000
    woken = wake(state, 15_000)
    assert [player.card[-1] for player in woken.players] == ["a", "b"]


def test_all_may_get_the_same_card_and_choose_its_side():
    state = do(do(choosing(same_card=True), 0, ChooseSide("a")), 1, ChooseSide("b"))
    assert len({player.card[0] for player in state.players}) == 1
    assert passed(state, 0, 1).round == 2


def test_every_side_can_be_looked_at_and_the_sheet_has_every_square():
    options = game.options(side="each")
    drawn = papers(game, options)
    assert len(drawn) == 12
    squares = {place.id for place in game.sheet(options).places}
    assert all(squares >= {place.id for place in paper.places} for paper in drawn.values())


def test_no_side_is_chosen_where_the_table_has_chosen():
    with pytest.raises(IllegalAction):
        do(opened(), 0, ChooseSide("b"))
