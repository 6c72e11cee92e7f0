"""A seat that a move does not affect sees what a spectator sees, in every game that names the affected seats."""

from random import Random
from typing import Any

import pytest

from rollwright.core import Move, begin, read_options, step, to_text, waiting
from rollwright.games import GAMES
from rollwright.server.show.diff import diff_of

QUICK = [game for game in GAMES.values() if game.fast and game.fast.seats_affected]
SPOKEN = [game for game in GAMES.values() if game.fast and game.fast.legal_words]


@pytest.mark.parametrize("game", QUICK, ids=lambda game: game.info.id)
def test_who_is_not_touched_sees_what_a_spectator_sees(game: Any):
    random, seats = Random(4), 3
    state = begin(game, read_options(game, {}), ("a", "b", "c"), "seed")
    spared = 0
    while not game.over(state):
        seat = random.choice(waiting(game, state, seats))
        after = step(game, state, Move(seat, random.choice(game.legal(state, seat))))
        touched = game.fast.seats_affected(state, after)
        for other in {0, 1, 2}.difference(touched):
            spared += 1
            assert game.legal(after, other) == game.legal(state, other)
            own, common = (
                diff_of(game).view(game.view(state, who), game.view(after, who), {}) for who in (other, None)
            )
            assert own == common
        state = after
    assert spared


@pytest.mark.parametrize("game", SPOKEN, ids=lambda game: game.info.id)
def test_what_a_game_says_may_be_done_is_what_it_lists(game: Any):
    random = Random(5)
    state = begin(game, read_options(game, {}), ("a", "b"), "seed")
    while not game.over(state):
        for seat in (0, 1):
            assert game.fast.legal_words(state, seat) == tuple(map(to_text, game.legal(state, seat)))
            assert game.fast.legal_words(state, seat) is game.fast.legal_words(state, seat)
        seat = random.choice(waiting(game, state, 2))
        state = step(game, state, Move(seat, random.choice(game.legal(state, seat))))
    assert game.fast.legal_words(state, 0) == ()
