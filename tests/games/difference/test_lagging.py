"""A reveal waits for seats whose cards are on their way, up to ten seconds for each seat in a game."""

from typing import Any

from rollwright.core import Connected, Disconnected, Holding, Lacking, next_wake, replay
from rollwright.games.difference import GAME as game
from tests.games.difference import answers
from tests.games.difference.table import SEED, Table


def lacking(*seats: int, seats_in_all: int = 2, **options: Any) -> Table:
    table = Table(seats_in_all, turned=False, **options)
    for seat in seats:
        table.do(None, Lacking(seat), at=20)
    return table


def test_the_first_cards_are_turned_when_the_last_page_holds_them():
    table = lacking(0, 1)
    assert (table.view().lagging, next_wake(game, table.state)) == ((0, 1), 13_000)
    table.do(None, Holding(0), at=2000)
    assert table.refusal(0, answers.right(table.state, 0), at=4000) == "not-turned"
    table.do(None, Holding(1), at=4200)
    assert (table.view().lagging, next_wake(game, table.state)) == ((), 4200)
    table.wake()
    assert (table.view(0).phase, table.view(0).revealed) == ("play", 4200)
    assert "" not in (table.view(0).own, table.view(1).own, table.view().table[0].picture)


def test_pages_that_hold_the_cards_in_time_delay_nothing():
    table = lacking(0, 1).do(None, Holding(0), at=900).do(None, Holding(1), at=2999).wake()
    assert (table.now, table.view(0).phase) == (3000, "play")


def test_nobody_is_waited_for_longer_than_the_limit_in_a_whole_game():
    table = lacking(1).wake()
    assert (table.now, table.view(0).phase, table.view().lagging) == (13_000, "play", ())
    table.right(0, at=14_000)
    assert (table.view().until, next_wake(game, table.state)) == (15_500, 15_500)


def test_time_that_was_waited_is_not_waited_again():
    table = lacking(1).do(None, Holding(1), at=6000).wake().right(0, at=8000)
    assert next_wake(game, table.state) == 9500
    table.do(None, Lacking(1), at=8100)
    assert next_wake(game, table.state) == 16_500  # three of the ten seconds are spent
    table.do(None, Holding(1), at=10_000).wake()
    assert (table.now, table.view().phase) == (10_000, "play")


def test_cards_that_come_while_all_play_delay_nothing():
    table = Table().do(None, Lacking(1), at=5000).do(None, Holding(1), at=6000).right(0, at=7000)
    assert next_wake(game, table.state) == 8500
    table.do(None, Lacking(1), at=7100)
    assert next_wake(game, table.state) == 18_500, "none of the ten seconds is spent"


def test_a_showing_waits_too_and_claims_meanwhile_cost_nothing():
    table = Table().right(0, at=5000).do(None, Lacking(1), at=5100)
    assert table.view().lagging == (1,)
    assert table.refusal(0, answers.right(table.state, 0), at=9000) == "being-shown"
    table.do(None, Holding(1), at=9100).wake()
    assert (table.now, table.view().phase) == (9100, "play")


def test_a_player_who_is_gone_or_has_no_cards_is_not_waited_for():
    table = lacking(1).do(None, Disconnected(1), at=100)
    assert next_wake(game, table.state) == 3000
    table.do(None, Connected(1), at=200)
    assert next_wake(game, table.state) == 13_000


def test_alone_the_clock_starts_when_the_card_is_seen():
    table = lacking(0, seats_in_all=1, mode="solo", length=1).do(None, Holding(0), at=7000).wake().right(0, at=9500)
    assert game.score(table.state, 0).total == 2500


def test_a_game_that_waited_replays_to_the_same_state():
    table = lacking(0, 1).do(None, Holding(0), at=3500).wake().right(0, at=14_000).do(None, Holding(1), at=14_100)
    table.shown_over()
    assert replay(game, table.options, table.names, SEED, table.log) == table.state


def test_a_note_about_a_seat_that_does_not_exist_is_refused():
    table = Table()
    assert table.refusal(None, Lacking(2)) == table.refusal(None, Holding(-1)) == "illegal-action"
    assert table.refusal(0, Holding(0)) == "illegal-action"
