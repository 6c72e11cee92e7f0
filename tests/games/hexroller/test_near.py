"""In the first games the slip teaches what a chain still lacks to join its printed pair."""

from rollwright.games.hexroller import view
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


def test_nobody_else_is_told():
    state = do(SIXES, "choose 6", "write M1", "write A6")
    assert view(state, None).near == ()
