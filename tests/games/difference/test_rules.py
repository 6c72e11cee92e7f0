"""Difference at a table: reveal, claims, lock-outs, bury, showing, places, the grid, and practice alone."""

import pytest

from rollwright.core import BadOptions, Disconnected, begin, next_wake, places, read_options, replay
from rollwright.games.difference import GAME as game
from rollwright.games.difference.actions import Bury, Claim, Lay
from rollwright.games.difference.bot_view import bot_view
from rollwright.games.difference.picture import picture
from tests.games.difference import answers
from tests.games.difference.table import SEED, Table, finish
from tests.present import present


def test_cards_are_turned_at_the_same_moment_after_a_countdown():
    table = Table(3, turned=False)
    assert (table.view(0).phase, table.view(0).own, table.view(0).until) == ("countdown", "", 3000)
    assert [(card.row, card.col, card.picture) for card in table.view(0).table] == [(0, 0, "")]
    assert table.refusal(0, answers.right(table.state, 0), at=2999) == "not-turned"
    table.wake()
    assert (table.now, table.view(0).phase) == (3000, "play")
    assert len({table.view(seat).own for seat in range(3)}) == 3


def test_a_right_claim_makes_the_card_the_reference_and_is_shown():
    table = Table()
    card = table.view(0).own
    kept = table.view(1).own
    table.right(0, at=5000)
    seen = table.view(1)
    assert (seen.table[0].picture, seen.own) == (card, kept)
    assert (seen.phase, seen.until, [pile.left for pile in seen.piles]) == ("showing", 6500, [11, 12])
    assert (seen.shown[0].seat, len(seen.shown[0].pairs[0].spots)) == (0, 2)
    assert seen.shown[0].card == seen.table[0]
    assert table.view(0).own not in ("", card)


def test_no_claims_while_the_differences_are_shown():
    table = Table().right(0, at=5000)
    assert table.refusal(1, answers.right(table.state, 1), at=6499) == "being-shown"
    table.right(1, at=6500)
    assert table.view().piles[1].left == 11


def test_no_card_is_laid_while_the_differences_are_shown():
    table = Table(mode="advanced").right(0, at=5000, cell=(0, 1))
    assert table.refusal(1, answers.right(table.state, 1, (0, -1)), at=6499) == "being-shown"
    assert table.refusal(1, answers.right(table.state, 1, (0, -1)), at=6500) is None


def test_a_claim_counts_at_its_moment_also_when_the_clock_comes_late():
    table = Table().right(0, at=5000)
    assert table.refusal(1, answers.right(table.state, 1), at=6501) is None


def test_a_wrong_claim_locks_out_its_seat_alone_and_tells_nothing():
    table = Table().wrong(0, at=5000)
    assert (table.view(0).locked_until, table.view(0).wrong, table.view(0).shown) == (8000, 1, ())
    assert (table.view(1).locked_until, table.view(1).wrong) == (0, 0)
    assert table.refusal(0, answers.right(table.state, 0), at=7999) == "locked-out"
    assert table.refusal(0, answers.right(table.state, 0), at=8000) is None
    assert table.refusal(1, answers.right(table.state, 1), at=5001) is None


def test_the_clock_tells_when_a_lock_out_ends():
    table = Table(bury=True).wrong(0, at=5000)
    assert game.legal(table.state, 0) == []
    table.wake()
    assert (table.now, table.view(0).locked_until, game.legal(table.state, 0)) == (8000, 0, [Bury()])


def test_lock_outs_run_on_while_something_is_shown():
    table = Table().wrong(0, at=5000).right(1, at=6000)
    assert table.view(0).locked_until == 8000
    table.shown_over()
    assert table.refusal(0, answers.right(table.state, 0), at=7900) == "locked-out"
    assert table.refusal(0, answers.right(table.state, 0), at=8000) is None


def test_a_claim_on_an_older_reference_is_dropped_without_penalty():
    table = Table()
    old = answers.right(table.state, 1)
    table.right(0, at=5000).shown_over()
    assert table.refusal(1, old) == "stale-claim"
    assert table.view(1).locked_until == 0


def test_a_claim_set_during_the_showing_counts_after_it():
    table = Table().right(0, at=5000)
    early = answers.right(table.state, 1)
    table.shown_over()
    assert table.refusal(1, early) is None


def test_a_buried_card_goes_under_the_pile_and_costs_two_seconds():
    table = Table(bury=True)
    first, second = table.pile(0)[:2]
    table.do(0, Bury(), 4000)
    assert (table.pile(0)[0], table.pile(0)[-1]) == (second, first)
    assert table.refusal(0, Bury(), at=5999) == "locked-out"
    assert table.refusal(0, Bury(), at=6000) is None


def test_burying_is_refused_where_it_is_not_agreed_and_with_a_single_card():
    assert Table().refusal(0, Bury()) == "no-burying"
    assert Table(1, mode="solo", length=1, bury=True).refusal(0, Bury()) == "last-card"


def test_the_others_play_on_for_their_places():
    table = finish(Table(3), 1)
    assert not game.over(table.state)
    assert [pile.place for pile in table.view().piles] == [0, 1, 0], "the others have no place yet"
    assert table.refusal(1, answers.right(table.state, 0)) == "no-cards"
    finish(table, 2)
    assert game.over(table.state)
    assert places(game, table.state, 3) == (3, 1, 2)
    assert table.refusal(0, Claim(0, (1, 1, 2, 2))) == "game-over"


def test_each_further_player_who_lays_the_last_card_has_the_next_place():
    table = Table(5)
    for seat in (3, 0, 4, 1):
        finish(table, seat)
    assert game.over(table.state)
    assert places(game, table.state, 5) == (2, 4, 5, 1, 3)


def test_the_game_ends_with_the_first_where_it_was_agreed():
    table = Table(3, play_on=False).right(2).shown_over()
    finish(table, 0)
    assert game.over(table.state)
    assert places(game, table.state, 3) == (1, 3, 2)
    assert [(pile.left, pile.place) for pile in table.view().piles] == [(0, 1), (8, 3), (7, 2)]
    assert [game.score(table.state, seat).total for seat in range(3)] == [8, 0, 1]


def test_at_the_end_the_clock_stands_still():
    table = Table(2, play_on=False, lockout_s=10)
    while len(table.pile(0)) > 1:
        table.right(0).shown_over()
    table.wrong(1).right(0)
    assert game.over(table.state)
    assert next_wake(game, table.state) is None, "nobody waits for the end of a lock-out"


@pytest.mark.parametrize("strong", ["7", "0", "x", "2\n", "1234561"])
def test_only_seats_are_strong(strong: str):
    with pytest.raises(BadOptions):
        read_options(game, {"strong": strong})


def test_a_strong_player_waits_after_every_reveal():
    table = Table(2, strong="1", handicap_s=4)
    assert table.view(0).locked_until == 7000
    assert table.refusal(1, answers.right(table.state, 1), at=3001) is None
    table.right(1, at=5000).shown_over()
    assert table.view(0).locked_until == 10_500


def test_a_relaxed_table_has_more_time_to_look():
    assert Table(relaxed=True).right(0, at=5000).view().until == 8000


# ------------------------------------------------------------------ alone


def test_alone_the_result_is_the_time_from_the_reveal_with_its_fines():
    table = Table(1, mode="solo", length=2)
    table.wrong(0, at=4000)
    assert table.view(0).locked_until == 0
    so_far = {item.id: item.points for item in game.score(table.state, 0).items}
    assert so_far == {"time": 1000, "fines": 5000}
    table.right(0, at=10_000).shown_over().right(0, at=20_000)
    score = game.score(table.state, 0)
    assert game.over(table.state)
    assert {item.id: item.points for item in score.items} == {"time": 17_000, "fines": 5000}
    assert (table.view(0).over, table.view(0).sheets[0].total) == (True, 22_000)
    assert places(game, table.state, 1) == (1,)
    table.do(None, Disconnected(0), at=60_000)
    assert game.score(table.state, 0) == score, "the time ends with the last right claim"


def test_before_the_reveal_no_time_has_passed():
    table = Table(1, mode="solo", length=2, turned=False).ping(0, 40, at=2000)
    assert {item.id: item.points for item in game.score(table.state, 0).items} == {"time": 0, "fines": 0}


@pytest.mark.parametrize(("picture", "seconds"), [("circus", (110, 180, 300)), ("dragon", (160, 260, 430))])
def test_medals_are_for_twelve_cards_against_the_clock(picture: str, seconds: tuple[int, ...]):
    options = read_options(game, {"mode": "solo", "illustration": picture})
    for medal, most in zip(("gold", "silver", "bronze"), seconds, strict=True):
        assert present(present(game.ranking).title)(options, 1000 * most) == f"difference-title-{medal}"
    assert present(present(game.ranking).title)(options, 1000 * seconds[-1] + 1) == "difference-title-none"
    for other in ({"length": 3}, {"relaxed": True}):
        wish = read_options(game, {"mode": "solo", "illustration": picture, **other})
        assert present(present(game.ranking).title)(wish, 1) == "difference-title-none"


def test_relaxed_practice_shows_a_hint_after_a_while_and_has_no_clock():
    table = Table(1, mode="solo", relaxed=True, length=2)
    assert table.view(0).hint is None
    seq = table.state.seq
    table.wake()
    assert table.state.seq == seq + 1, "a hint is a change of the table like any other"
    hint = present(table.view(0).hint)
    element = picture("circus").elements[table.pile(0)[0] - 1]
    assert table.now == 33_000
    assert hint.r == 3 * element.r
    assert (hint.x - element.x) ** 2 + (hint.y - element.y) ** 2 <= (hint.r - element.r) ** 2
    table.right(0).shown_over()
    assert table.view(0).hint is None
    assert [item.id for item in game.score(table.state, 0).items] == ["shed"]


def test_a_hint_lies_around_the_element_now_on_one_side_and_now_on_another():
    sides = set[tuple[bool, bool]]()
    for seed in range(12):
        table = Table(1, f"{seed:064x}", mode="solo", relaxed=True, length=2).wake()
        hint, element = present(table.view(0).hint), picture("circus").elements[table.pile(0)[0] - 1]
        assert max(abs(hint.x - element.x), abs(hint.y - element.y)) <= element.r
        sides.add((hint.x > element.x, hint.y > element.y))
    assert len(sides) == 4


def test_the_end_of_a_pause_brings_no_hint_before_its_time():
    table = Table(1, mode="solo", relaxed=True, bury=True, length=3).do(0, Bury(), at=10_000)
    table.wake()
    assert (table.now, table.view(0).hint) == (12_000, None)


# ------------------------------------------------------------------ what cannot be


@pytest.mark.parametrize(
    ("taps", "code"),
    [
        ((1, 1), "two-spots-needed"),
        ((1, 1, 2, 2, 3, 3), "two-spots-needed"),
        ((1, 1, 2), "two-spots-needed"),
        ((), "two-spots-needed"),
        ((1, 1, 1001, 2), "off-picture"),
        ((1, 1, 2, 701), "off-picture"),
        ((-1, 1, 2, 2), "off-picture"),
    ],
)
def test_taps_that_are_not_two_on_the_picture_are_refused(taps: tuple[int, ...], code: str):
    table = Table()
    assert table.refusal(0, Claim(table.state.seq, taps)) == code


def test_the_edge_of_the_picture_is_part_of_it():
    table = Table()
    assert table.refusal(0, Claim(table.state.seq, (0, 0, 1000, 700))) is None


def test_a_claim_on_a_state_that_has_not_been_is_refused():
    table = Table()
    taps = answers.right(table.state, 0).taps
    assert table.refusal(0, Claim(table.state.seq + 1, taps)) == "stale-claim"
    assert table.refusal(0, Claim(-1, taps)) == "stale-claim"
    grid = Table(mode="advanced")
    lay = answers.right(grid.state, 0, (0, 1))
    assert isinstance(lay, Lay)
    for seq, code in ((-1, "stale-claim"), (grid.state.seq + 1, "stale-claim"), (0, None), (grid.state.seq, None)):
        assert grid.refusal(0, Lay(seq, lay.row, lay.col, lay.sides, lay.taps)) == code


def test_a_claim_of_the_other_game_is_refused():
    assert Table().refusal(0, Lay(1, 0, 1, ("w",), (1, 1, 2, 2))) == "no-laying"
    assert Table(mode="advanced").refusal(0, Claim(1, (1, 1, 2, 2))) == "lay-it-down"


def test_of_a_thousand_claims_in_a_second_one_is_judged():
    table = Table().wrong(0, at=5000)
    before = table.state
    assert {table.refusal(0, answers.wrong(before, 0, tap), at=5000 + tap) for tap in range(1000)} == {"locked-out"}
    assert table.state is before


@pytest.mark.parametrize(("seats", "mode", "code"), [(2, "solo", "one-alone"), (1, "advanced", "needs-company")])
def test_a_number_of_players_that_does_not_fit_is_refused(seats: int, mode: str, code: str):
    with pytest.raises(BadOptions) as refused:
        begin(game, read_options(game, {"mode": mode}), tuple("ABC"[:seats]), SEED)
    assert refused.value.code == code


def test_a_race_is_one_round():
    table = Table()
    assert (table.view().round, table.view().rounds) == (1, 1)


def test_a_person_alone_at_a_basic_table_practises():
    assert Table(1).view(0).mode == "solo"


def test_a_log_replays_to_the_same_state():
    table = Table(3, bury=True)
    table.ping(0, 40).ping(1, 180).wrong(2, at=4000).right(0, at=5000)
    table.wake().shown_over().do(1, Bury())
    assert replay(game, table.options, table.names, SEED, table.log) == table.state


def test_cards_dealt_count_those_already_laid_and_bots_are_told_who_laid_them():
    table = Table(3).right(1, at=5000).shown_over()
    seen = bot_view(table.state, 0)
    assert (len(table.pile(1)), seen.dealt, seen.won) == (len(table.pile(0)) - 1, (len(table.pile(0)),) * 3, (1,))
