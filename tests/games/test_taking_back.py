"""Done can be taken back until the last seat is done, in every game in which all write at once."""

from typing import Any

import pytest

from rollwright.core import Game, IllegalAction, Move, begin, parse, read_options, step, to_text, waiting
from rollwright.games import find

TURNS = {
    "splitter": ["write 3L1"],
    "make-a-difference": ["write fa", "write fb"],
    "hexroller": [],  # the first choices that are offered
}


def play(game: Game, state: Any, seat: int, *words: str):
    for word in words:
        state = step(game, state, Move(seat, parse(game, word)))
    return state


def written(game: Game, state: Any, seat: int):
    """Return the state when a seat has written all it has to, and could press Done."""
    state = play(game, state, seat, *TURNS[game.info.id])
    while "done" not in map(to_text, game.legal(state, seat)):
        state = step(game, state, Move(seat, game.legal(state, seat)[0]))
    return state


@pytest.mark.parametrize("name", TURNS)
def test_done_is_taken_back_until_the_last_seat_is_done(name: str):
    game = find(name)
    state = written(game, begin(game, read_options(game, {}), ("A", "B"), "5eed"), 0)
    done = play(game, state, 0, "done")
    assert waiting(game, done, 2) == (1,), "nobody waits for a seat that is done"
    assert [*map(to_text, game.legal(done, 0))] == ["undo"]
    assert game.view(done, 1).sheets[0].done
    back = play(game, done, 0, "undo")
    assert back == state, "the pencil stays as it was"
    assert waiting(game, back, 2) == (0, 1)
    both = play(game, written(game, done, 1), 1, "done")
    assert both.round == 2, "the last Done ends the round, and nothing is taken back any more"
    with pytest.raises(IllegalAction):
        play(game, both, 0, "undo")


@pytest.mark.parametrize("name", TURNS)
def test_alone_done_ends_the_round_at_once(name: str):
    game = find(name)
    state = written(game, begin(game, read_options(game, {}), ("A",), "5eed"), 0)
    assert play(game, state, 0, "done").round == 2


@pytest.mark.parametrize("name", TURNS)
def test_a_seat_that_is_done_can_do_nothing_else(name: str):
    game = find(name)
    done = play(game, written(game, begin(game, read_options(game, {}), ("A", "B"), "5eed"), 0), 0, "done")
    with pytest.raises(IllegalAction, match="already-done"):
        play(game, done, 0, "done")
