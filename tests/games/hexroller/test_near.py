"""In the first games the slip teaches what a chain still lacks to join its printed pair."""

import pytest
from msgspec.structs import replace

from rollwright.games.hexroller import view
from rollwright.games.hexroller.sheet import layout
from tests.games.hexroller.test_rules import do, snowflake

SIXES = snowflake(6, 6, 3, 3, 4, 5, 7, 8)


def test_a_whole_chain_says_how_many_more_hexes_join_its_pair():
    assert view(SIXES, 0).near == ()
    growing = do(SIXES, "choose 6", "write M1")
    assert view(growing, 0).near == (), "the rest of the chain is asked for first"
    whole = do(growing, "write A6")
    assert [(near.note, near.figure, near.cells, near.more) for near in view(whole, 0).near] == [
        ("joins", 6, ("M1", "A6"), 1)
    ]


def test_a_joined_pair_lacks_nothing():
    sixes = do(snowflake(6, 6, 6, 3, 3, 4, 5, 8), "choose 6", "write M1", "write A6", "write A7")
    assert view(sixes, 0).near == ()
    fives = do(sixes, "choose 5", "write C4")
    assert [near.figure for near in view(fives, 0).near] == [5], "the next chain is told all the same"


@pytest.mark.parametrize(
    ("twos", "more"),
    [((), [3]), (("A6",), [4]), (("A7", "B2", "B3", "B4"), [])],
    ids=["straight on", "around a 2", "walled in"],
)
def test_the_way_to_the_other_printed_number_leads_around_what_is_written(twos: tuple[str, ...], more: list[int]):
    """From F7 by M1 and A6 to A7, beside the printed 6 in B1; a 2 on the way costs a hex more."""
    state = snowflake(6, 3, 3, 4, 4, 5, 5, 8)
    ink = list(state.sheets[0].ink)
    for cell in twos:
        ink[layout("front").index[cell]] = 2
    state = replace(state, sheets=(replace(state.sheets[0], ink=tuple(ink)),))
    assert [near.more for near in view(do(state, "choose 6", "write F6"), 0).near] == more


def test_nobody_else_is_told():
    state = do(SIXES, "choose 6", "write M1", "write A6")
    assert view(state, None).near == ()
