"""The occasions to write in a finished game of Word Roller: those that were let pass too, none that was taken back."""

from typing import Any

from msgspec.structs import replace

from rollwright.core import Move, step
from rollwright.games.word_roller import GAME as game
from rollwright.games.word_roller.actions import Echo, Pass, Place, Undo
from rollwright.review.played import Step
from rollwright.review.word_roller.decisions import read_turns
from tests.games.word_roller.table import holding, opened, word

PLACED = (Echo(1), Place("r1c1", "across"))


def words_of(number: int, *moves: tuple[int, Any]) -> list[list[tuple[str, str | None, tuple[str, ...]]]]:
    """Return each seat's occasions in a turn: seats 0 and 2 write HEART and CAT, and seats 1 and 2 hold an Echo."""
    state = replace(holding(holding(opened(seats=3), 1, "copy"), 2, "copy"), round=number)
    written = [(seat, action) for seat, text in ((0, "HEART"), (2, "CAT")) for action in word("r5c3", "across", text)]
    steps = list[Step]()
    for seat, action in (*written, (1, Pass()), *moves):
        move = Move(seat, action)
        after = step(game, state, move)
        steps.append(Step(state, move, after))
        state = after
    (turn,) = read_turns(steps)
    return [[(each.source, each.own and each.own.text, each.texts) for each in seat.occasions] for seat in turn.seats]


def test_an_echo_that_is_used_is_an_occasion_with_the_words_on_offer():
    assert words_of(5, *((1, action) for action in PLACED), (2, Pass())) == [
        [("roll", "HEART", ())],
        [("roll", None, ()), ("copy", "HEART", ("CAT", "HEART"))],
        [("roll", "CAT", ())],
    ]


def test_in_the_last_turn_an_echo_that_is_not_used_is_one_too():
    assert words_of(6, (1, Pass()), (2, Pass()))[1:] == [
        [("roll", None, ()), ("copy", None, ("CAT", "HEART"))],
        [("roll", "CAT", ()), ("copy", None, ("HEART",))],
    ]


def test_an_answer_that_was_taken_back_is_none():
    for number in (5, 6):
        taken_back = words_of(number, (1, Pass()), (1, Undo()), *((1, action) for action in PLACED), (2, Pass()))
        assert taken_back == words_of(number, *((1, action) for action in PLACED), (2, Pass()))
    thought_again = words_of(5, *((1, action) for action in PLACED), (1, Undo()), (1, Undo()), (1, Pass()), (2, Pass()))
    assert thought_again[1] == [("roll", None, ())]
