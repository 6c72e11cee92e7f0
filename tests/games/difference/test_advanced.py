"""The advanced game of Difference: cards are laid side by side, and named against all that they touch."""

import pytest
from msgspec.structs import replace

from rollwright.games.difference.actions import Lay
from rollwright.games.difference.cards import Hand
from rollwright.games.difference.grid import free_cells
from tests.games.difference import answers
from tests.games.difference.table import Table, finish


def test_a_neighbour_is_named_by_the_side_on_which_it_lies():
    """Card 1 lies to the left; above there is none, so a pair named upwards is against no card."""
    table = Table(mode="advanced")
    cards = replace(table.state.cards, board={(0, 0): 1}, hands=tuple(Hand(pile) for pile in ((20, 3), (4, 5))))
    table.state = replace(table.state, cards=cards)
    lay = answers.right(table.state, 0, (0, 1))
    assert isinstance(lay, Lay)
    assert table.refusal(0, replace(lay, sides=("n",))) == "cell-wrong-neighbours"
    assert table.refusal(0, lay) is None


def test_a_wrong_claim_is_wrong_whichever_element_it_names():
    for other in range(23):
        table = Table()
        assert table.do(0, answers.wrong(table.state, 0, other)).view(0).wrong == 1


def test_a_card_is_laid_beside_the_reference_and_named_against_all_it_touches():
    table = Table(mode="advanced").right(0, cell=(0, 1)).shown_over().right(1, cell=(1, 1)).shown_over()
    lay = answers.right(table.state, 0, (1, 0))
    assert isinstance(lay, Lay)
    assert (lay.sides, len(lay.taps)) == (("n", "e"), 8)
    table.do(0, lay)
    assert [(card.row, card.col) for card in table.view().table] == [(0, 0), (0, 1), (1, 0), (1, 1)]
    assert [len(pair.spots) for pair in table.view().shown[0].pairs] == [2, 2]


def test_a_cell_that_does_not_do_is_refused_without_penalty():
    table = Table(mode="advanced")
    seq, taps = table.state.seq, (1, 1, 2, 2)
    assert table.refusal(0, Lay(seq, 0, 0, (), ())) == "cell-occupied"
    assert table.refusal(0, Lay(seq, 2, 2, (), ())) == "cell-not-adjacent"
    assert table.refusal(0, Lay(seq, 0, 1, (), ())) == "cell-wrong-neighbours"
    assert table.refusal(0, Lay(seq, 0, 1, ("n",), taps)) == "cell-wrong-neighbours"
    assert table.refusal(0, Lay(seq, 0, 1, ("w", "w"), (*taps, *taps))) == "cell-wrong-neighbours"
    for col in range(1, 5):
        table.right(0, cell=(0, col)).shown_over()
    assert table.refusal(0, answers.right(table.state, 0, (0, 5))) == "cell-box"
    assert table.view(0).locked_until == 0


@pytest.mark.parametrize(
    ("taps", "code"),
    [
        ((), "two-spots-needed"),
        ((1, 1), "two-spots-needed"),
        ((1, 1, 2, 2, 3, 3), "two-spots-needed"),
        ((1, 1, 1001, 2), "off-picture"),
    ],
)
def test_a_card_is_laid_with_two_spots_for_each_neighbour(taps: tuple[int, ...], code: str):
    table = Table(mode="advanced")
    assert table.refusal(0, Lay(table.state.seq, 0, 1, ("w",), taps)) == code
    assert table.view(0).locked_until == 0


def test_a_card_may_be_laid_on_each_side_of_another():
    assert free_cells({(0, 0): 1}) == [(-1, 0), (0, -1), (0, 1), (1, 0)]
    assert free_cells({(0, 0): 1, (0, 1): 2}) == [(-1, 0), (-1, 1), (0, -1), (0, 2), (1, 0), (1, 1)]


@pytest.mark.parametrize("first", [0, -2, -4])
def test_five_cards_in_a_column_or_a_row_have_room_beside_them_alone(first: int):
    """Wherever the reference lies among them: it is always at row 0, column 0."""
    five = range(first, first + 5)
    assert free_cells({(row, 0): row + 9 for row in five}) == [(row, col) for row in five for col in (-1, 1)]
    assert free_cells({(0, col): col + 9 for col in five}) == [(row, col) for row in (-1, 1) for col in five]


def test_the_cells_for_the_next_card_are_shown_while_cards_are_laid_side_by_side():
    assert Table().view().cells == (), "in the basic game cards are laid on each other"
    table = Table(mode="advanced", play_on=False)
    assert table.view().cells == ((-1, 0), (0, -1), (0, 1), (1, 0))
    assert finish(table, 0).view().cells == ()


def test_a_wrong_pair_on_the_grid_is_a_wrong_claim():
    table = Table(mode="advanced").wrong(0, at=5000, cell=(0, 1))
    assert (len(table.view().table), table.view(0).locked_until) == (1, 8000)


def test_a_laying_on_an_older_state_stands_while_its_neighbours_are_the_same():
    table = Table(mode="advanced")
    left, above = answers.right(table.state, 1, (0, -1)), answers.right(table.state, 1, (0, 1))
    table.right(0, cell=(0, 1)).shown_over()
    assert table.refusal(1, above) == "cell-occupied"
    table.do(1, left)
    assert len(table.view().table) == 3
