"""Readings that a table may choose: waiting for the next call, lines of five, no pause; and the names of finds."""

import pytest

from rollwright.core import BadOptions, Connected, Disconnected, begin, read_options
from rollwright.games.difference import GAME as game
from rollwright.games.difference.actions import Bury
from rollwright.games.difference.grid import free_cells, refusal
from rollwright.games.difference.picture import picture
from tests.games.difference import answers
from tests.games.difference.table import Table
from tests.present import present


def by_the_book(seats: int = 3):
    return Table(seats, after_wrong="next-call", bury=True)


def test_after_a_wrong_call_one_waits_until_another_player_calls():
    table = by_the_book().wrong(0)
    mine = answers.right(table.state, 0)
    assert table.refusal(0, mine, at=60_000) == "wait-for-call", "no time ends the wait"
    assert (table.view(0).silent, table.view(0).wrong) == (True, 1)
    assert not table.view(1).silent
    table.wrong(1)
    assert table.refusal(0, mine) is None, "another player has called, even wrongly"
    assert table.view(1).silent
    table.right(0).shown_over()
    assert table.refusal(1, answers.right(table.state, 1)) is None


def test_after_a_wrong_laying_too():
    table = Table(2, mode="advanced", after_wrong="next-call").wrong(0, cell=(0, 1))
    assert table.refusal(0, answers.right(table.state, 0, (0, 1)), at=60_000) == "wait-for-call"
    table.wrong(1, cell=(0, 1))
    assert table.refusal(0, answers.right(table.state, 0, (0, 1))) is None


def test_one_who_waits_for_a_call_may_still_bury():
    table = by_the_book().wrong(0)
    assert table.refusal(0, Bury()) is None


def test_nobody_waits_for_a_call_of_people_who_are_not_there():
    table = by_the_book(2).wrong(0).do(None, Disconnected(1))
    assert not table.view(0).silent
    assert table.refusal(0, answers.right(table.state, 0)) is None
    table.do(None, Connected(1))
    assert table.refusal(0, answers.right(table.state, 0)) == "wait-for-call"


def test_nobody_waits_for_a_call_of_people_without_cards():
    table = by_the_book(3)
    while table.pile(1):
        table.right(1).shown_over()
    table.wrong(0)
    assert table.view(0).silent
    table.do(None, Disconnected(2))
    assert not table.view(0).silent


def test_by_default_a_wrong_call_costs_three_seconds_as_before():
    table = Table().wrong(0)
    assert table.refusal(0, answers.right(table.state, 0)) == "locked-out"
    assert table.refusal(0, answers.right(table.state, 0), at=table.now + 3000) is None


def test_alone_nobody_else_can_call():
    wish = read_options(game, {"mode": "solo", "after_wrong": "next-call"})
    with pytest.raises(BadOptions) as refused:
        begin(game, wish, ("A",), "")
    assert refused.value.code == "nobody-else-calls"
    table = Table(1, after_wrong="next-call")  # a table for several that one starts becomes practice
    begin(game, table.state.options, ("A",), "")  # the options as played can be played again
    table.wrong(0)
    assert not table.view(0).silent


def test_lines_and_columns_of_five_may_reach_farther_than_a_box():
    row = {(0, col): col + 1 for col in range(5)}
    assert refusal(row, (0, 5), (), "lines") == "line"
    column = {(line, 0): line + 1 for line in range(5)}
    assert refusal(column, (5, 0), (), "lines") == refusal(column, (-1, 0), (), "lines") == "line"
    assert refusal(column, (4, 1), (), "lines") == "wrong-neighbours"
    stairs = {(0, 0): 1, (0, 1): 2, (1, 1): 3, (1, 2): 4, (2, 2): 5, (2, 3): 6, (3, 3): 7, (3, 4): 8, (4, 4): 9}
    assert refusal(stairs, (4, 5), ()) == "box"
    assert refusal(stairs, (4, 5), (), "lines") == "wrong-neighbours", "there is room; the pairs are missing"
    assert (5, 4) in free_cells(stairs, "lines")
    assert (5, 4) not in free_cells(stairs)
    assert (0, 5) not in free_cells(row, "lines")


def test_a_table_on_lines_refuses_the_sixth_card_of_a_line_by_a_code_of_its_own():
    table = Table(2, mode="advanced", grid="lines")
    for col in range(1, 5):
        table.right(0, cell=(0, col)).shown_over()
    assert table.refusal(0, answers.right(table.state, 0, (0, 5))) == "cell-line"
    boxed = Table(2, mode="advanced")
    for col in range(1, 5):
        boxed.right(0, cell=(0, col)).shown_over()
    assert boxed.refusal(0, answers.right(boxed.state, 0, (0, 5))) == "cell-box"


@pytest.mark.parametrize(("pause", "code"), [(0, None), (2, "locked-out")])
def test_the_pause_after_a_buried_card_may_be_none(pause: int, code: str | None):
    table = Table(bury=True, bury_pause_s=pause).do(0, Bury())
    assert table.refusal(0, answers.right(table.state, 0)) == code


def test_a_handicap_moves_up_with_its_seat_and_others_get_theirs():
    options, handicap = read_options(game, {"strong": "23"}), present(present(game.race).handicap)
    assert handicap(options, (0, 2), ()).strong == "2", "the second has left, and the third moved up"
    assert handicap(options, (0, 2), (0,)).strong == "12"
    assert handicap(options, (0, 1, 2), (2,)).strong == "23"


def test_found_differences_have_a_name_in_both_languages():
    table = Table(illustration="lake")
    cards = {table.state.cards.reference, table.pile(0)[0]}
    table.right(0)
    found = {spot.what["en"]: spot.what["fr"] for spot in table.view(None).shown[0].pairs[0].spots}
    elements = present(picture("lake")).elements
    assert found == {elements[n - 1].what["en"]: elements[n - 1].what["fr"] for n in cards}
