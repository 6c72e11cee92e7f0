"""Questions to several seats: asked at once, hidden until all have answered, carried out in table order."""

from typing import Any

from msgspec.structs import replace

from rollwright.core import Move, begin, next_wake, read_options, step, waiting
from rollwright.games.word_roller import GAME as game
from rollwright.games.word_roller.actions import Done, Echo, Pass, Place, Reroll, Turn, Undo
from rollwright.games.word_roller.advantages import Held
from rollwright.games.word_roller.view import view
from tests.games.word_roller.table import do, holding, opened, passed, refused, text, wake, with_market, word
from tests.present import present


def in_dice_phase(*held_by_seat: Any, **options: Any):
    """Return the second turn of a game in which these cards are held; Bo, seat 1, rolls."""
    state = opened(seats=len(held_by_seat), **options)
    for seat, held in enumerate(held_by_seat):
        state = holding(state, seat, *held)
    return passed(state, *range(len(held_by_seat)))


def other_face(state: Any, seat: int, die: int) -> Turn:
    return next(choice for choice in game.legal(state, seat) if isinstance(choice, Turn) and choice.die == die)


def test_all_holders_of_dice_cards_are_asked_at_once():
    state = in_dice_phase(["place"], ["place"], [])
    assert waiting(game, state, 3) == (0, 1)
    assert view(state, 2).asked == (1, 0), "in table order, from the roller"


def test_an_answer_is_hidden_until_the_last_and_then_counts_in_table_order():
    state = in_dice_phase(["place"], ["place"])
    first, second = [face for face in game.legal(state, 0) if isinstance(face, Turn) and face.die == 4][:2]
    before = view(state, 1)
    answered = do(state, 0, second)
    assert answered.dice == state.dice
    hidden = view(answered, 1)
    assert (hidden.asked, hidden.sheets[0].done) == ((1,), True), "that a seat has answered is no secret"
    told = replace(hidden, asked=before.asked, sheets=before.sheets)
    assert told == before, "what it answered is one"
    both = do(answered, 1, first)
    assert both.dice[3] == second.letter, "the roller's first, then seat 0's"
    assert [player.held[0].left for player in both.players] == [2, 2]


def test_not_this_turn_is_said_once_and_those_who_used_a_card_are_asked_again():
    state = in_dice_phase(["place"], ["place"])
    state = do(do(state, 0, Pass()), 1, other_face(state, 1, 3))
    assert (state.phase, waiting(game, state, 2)) == ("dice", (1,))
    assert do(state, 1, Pass()).phase == "write"


def test_an_answer_can_be_taken_back_until_the_last_one():
    state = in_dice_phase(["place"], ["place"])
    answered = do(state, 0, Pass())
    assert game.legal(answered, 0) == [Undo()]
    assert do(answered, 0, Undo()) == state
    assert do(answered, 0, Undo(), other_face(state, 0, 3)).players[0].answer is not None
    assert refused(answered, 0, Pass()) == "already-done"


def test_a_face_that_another_turned_up_already_costs_nothing():
    state = in_dice_phase(["place"], ["place"])
    turn = other_face(state, 0, 4)
    both = do(do(state, 0, turn), 1, turn)
    assert [player.held[0].left for player in both.players] == [3, 2], "the roller, seat 1, was first"


def test_rerolls_of_several_are_rolled_in_table_order_whoever_answers_first():
    state = in_dice_phase(["reroll"], ["reroll"])
    one = do(do(state, 0, Reroll((1, 2))), 1, Reroll((2, 3)))
    other = do(do(state, 1, Reroll((2, 3))), 0, Reroll((1, 2)))
    assert one == other


def test_the_seats_are_asked_in_the_order_of_the_table_from_the_roller_on():
    state = opened(seats=4)
    for seat in range(4):
        state = holding(state, seat, "place")
    state = replace(state, roller=1)
    assert passed(state, 0, 1, 2, 3).queue == (2, 3, 0, 1)
    state = opened(seats=4)
    for seat in range(4):
        state = holding(state, seat, "copy")
    state = do(replace(state, roller=2), 0, *word("r5c3", "across", "HEART"))
    assert passed(state, 1, 2, 3).queue == (2, 3, 1), "nobody echoes a word of their own"


def test_silence_is_a_decline_for_all_who_have_not_answered():
    state = in_dice_phase(["place"], ["place"], answer_s=30)
    state = do(state, 1, other_face(state, 1, 4), at=1000)
    later = wake(state, next_wake(game, state) or 0)
    assert (later.phase, waiting(game, later, 2)) == ("dice", (1,)), "its card was used, and it may use it again"
    assert wake(later, next_wake(game, later) or 0).phase == "write"


def test_holders_of_an_echo_are_asked_at_once_and_copy_in_table_order():
    state = with_market(opened(seats=3), ("smallest", "biggest"))
    state = holding(holding(state, 0, "copy"), 2, "copy")
    state = passed(do(state, 1, *word("r5c3", "across", "HEART")), 0, 2)
    assert (state.phase, waiting(game, state, 3)) == ("echo", (0, 2))
    state = do(state, 2, Echo(0), Place("r2c1", "across"))
    assert text(state, 2) == "", "nobody sees a copy before all have answered"
    assert game.legal(state, 2) == [Undo()]
    state = do(state, 0, Pass())
    assert (text(state, 2), text(state, 0)) == ("HEART", "")


def test_version_1_asks_one_seat_after_the_other():
    state = replace(in_dice_phase(["place"], ["place"]), version=1)
    assert waiting(game.under(1), state, 2) == (1,)
    state = step(game.under(1), state, Move(1, Pass()))
    assert waiting(game.under(1), state, 2) == (0,)


# ------------------------------------------------------------------ alone


def test_version_1_asks_the_first_seat_that_has_an_echo_and_something_to_copy():
    for holder in (1, 2):
        state = holding(replace(opened(seats=3), version=1, roller=0), holder, "copy")
        state = passed(do(state, 0, *word("r5c3", "across", "HEART")), 1, 2)
        assert (state.phase, waiting(game.under(1), state, 3)) == ("echo", (holder,))


def test_alone_there_is_no_clock_of_30_seconds():
    alone = begin(game, read_options(game, {}), ("Ann",), "5eed")
    state = holding(alone, 0, Held("place"))
    for claims in (0, 1):
        asked = replace(state, players=(replace(state.players[0], claims=claims),), phase="dice", queue=(0,))
        assert next_wake(game, asked) is None
    timed = begin(game, read_options(game, {"timer_s": 60}), ("Ann",), "5eed")
    assert next_wake(game, timed) == 60_000, "a timer that the player chose stays"
    first = begin(game.under(1), read_options(game, {}), ("Ann",), "5eed")
    claimed = replace(first, players=(replace(first.players[0], claims=1),))
    assert next_wake(game.under(1), claimed) == 30_000, "files of version 1 may hold such a clock"


# ------------------------------------------------------------------ taking back


def test_a_pass_is_taken_back_until_the_last_seat_is_done():
    state = opened()
    after = passed(state, 0)
    assert (game.legal(after, 0), waiting(game, after, 2)) == ([Undo()], (1,))
    assert do(after, 0, Undo()) == state


def test_a_word_is_taken_back_with_its_letters_in_pencil_again():
    state = opened()
    written = do(state, 0, *word("r5c3", "across", "HEART")[:-1])
    done = do(written, 0, *word("r5c3", "across", "HEART")[-1:])
    assert waiting(game, done, 2) == (1,)
    assert do(done, 0, Undo()) == written


def test_a_word_that_gave_a_card_stands():
    state = with_market(opened(), ("smallest", "biggest"))
    state = do(state, 0, *word("r2c3", "across", "CAT"))
    kind = state.market[0]
    state = do(state, 0, next(choice for choice in game.legal(state, 0) if getattr(choice, "card", "") == kind))
    assert game.legal(state, 0) == []
    assert refused(state, 0, Undo()) == "already-done"


def test_with_a_double_shift_the_first_word_can_be_taken_back_before_the_second():
    state = holding(opened(), 0, "two-words")
    written = do(state, 0, *word("r5c3", "across", "HEART")[:-1])
    done = do(written, 0, *word("r5c3", "across", "HEART")[-1:])
    assert Undo() in game.legal(done, 0)
    assert do(done, 0, Undo()) == written
    declined = passed(done, 0)
    assert do(declined, 0, Undo()) == done


def test_of_several_words_the_last_alone_is_taken_back():
    """HEART and CAR stand, and TEN is in pencil again: its dice are free once more."""
    state = holding(opened(), 0, "two-words", "two-words")
    state = do(state, 0, *word("r5c3", "across", "HEART"), *word("r8c1", "across", "CAR"))
    written = do(state, 0, *word("r1c1", "down", "TEN")[:-1])
    assert do(do(written, 0, Done()), 0, Undo()) == written
    erased = do(written, 0, *[Undo()] * 4)
    assert erased == state
    back = do(erased, 0, Undo())
    assert ([entry.word.text for entry in back.players[0].entries], back.players[0].grid[7]) == (["HEART"], "." * 9)
    assert present(view(back, 0).draft).word == "CAR"


def test_after_the_timer_nothing_is_taken_back():
    state = passed(opened(timer_s=60), 0)
    late = replace(state, time_up=True)
    assert refused(late, 0, Undo()) == "already-done"


# ------------------------------------------------------------------ version 1: one seat after the other


def test_in_version_1_each_holder_has_the_whole_time_for_an_answer():
    state = replace(holding(holding(opened(answer_s=30), 0, "place"), 1, "place"), version=1)
    state = do(do(state, 0, Pass()), 1, Pass())
    assert (state.phase, waiting(game, state, 2), next_wake(game, state)) == ("dice", (1,), 30_000)
    assert next_wake(game, do(state, 1, Pass(), at=10_000)) == 40_000
    state = wake(state, 30_000)
    assert (state.phase, waiting(game, state, 2), next_wake(game, state)) == ("dice", (0,), 60_000)
    assert wake(state, 60_000).phase == "write"


def test_in_version_1_too_all_choose_their_side_at_once():
    first = game.under(1)
    state = begin(first, read_options(first, {"side": "each"}), ("Anna", "Bo", "Cy"), "7")
    assert waiting(first, state, 3) == (0, 1, 2)
