"""The review of Difference: its times add up with the log, misses cost what they cost, and paces are fair."""

from statistics import fmean
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rollwright.bots.difference.expected import expected_find
from rollwright.core import Connected, Disconnected, HintTaken, Move, Wake
from rollwright.games.difference import GAME as game
from rollwright.games.difference.actions import Bury, Claim, Lay
from rollwright.games.difference.picture import picture
from rollwright.review import Played, Review, from_moves, part_of, review
from rollwright.review.difference.result import FindReview, FindTimes
from rollwright.review.difference.text import FindTeller
from tests.effort import effort
from tests.games.difference.table import SEED, Table
from tests.present import present
from tests.review.played_games import raced


def moves_of(played: Played) -> list[Move[Any]]:
    return [step.move for step in played.steps]


def finds_of(played: Played) -> FindReview:
    return part_of(review(played))


def reviewed(table: Table) -> FindReview:
    return finds_of(from_moves(game, table.options, table.names, SEED, table.log))


GAMES = st.sampled_from(
    [
        (("gentle", "sharp"), (), {"bury": True}),
        (("gentle", "steady", "sharp"), (40, 200, 600), {"strong": "3", "after_wrong": "next-call"}),
        (("steady", "steady", "gentle", "sharp"), (40, 90, 300, 500), {"mode": "advanced", "illustration": "reef"}),
        (("gentle",), (), {"mode": "solo", "length": 8, "illustration": "lake"}),
    ]
)


@pytest.mark.soak("60 games, not 6")
@settings(max_examples=effort(6, 60), deadline=None)
@given(GAMES, st.integers(0, 10**6))
def test_the_times_add_up_with_the_log(kind: tuple[tuple[str, ...], tuple[int, ...], dict[str, Any]], seed: int):
    levels, lines, options = kind
    played = raced(levels, str(seed), lines, **options)
    seen, end = finds_of(played), played.states[-1]
    assert finds_of(played) == seen
    assert [find.seat for find in seen.finds] == list(end.won)
    for find in seen.finds:
        assert sum(msgspec.structs.astuple(find.times)) == find.at - find.seen
        assert min(find.seen, *msgspec.structs.astuple(find.times)) >= 0
        assert find.at <= seen.length
        assert all(0 <= each.looking <= find.at and each.seat != find.seat for each in find.searching)
    for seat, hand in enumerate(end.cards.hands):
        own = seen.seats[seat]
        assert (own.finds, own.misses) == (hand.shed, hand.wrong)
        assert {each.card for each in own.unfound} <= set(hand.pile)
        for each in own.unfound:
            assert sum(msgspec.structs.astuple(each.times)) == seen.length - each.seen
        # Apart from its own lock-outs a seat looks at one card or another from the first reveal until it is out.
        cards = [*(find for find in seen.finds if find.seat == seat), *own.unfound]
        last = seen.length if hand.pile else max(find.at for find in seen.finds if find.seat == seat)
        spent = sum(each.times.looking + each.times.locked for each in cards)
        windows = 601 * hand.shed  # between a claim's effective time and the end of its window the next card is unseen
        assert last - windows <= spent <= last
        assert sum(group.finds for group in own.kinds) == sum(group.finds for group in own.regions) == own.finds
        locked = sum(each.times.locked for each in cards)
        assert all(miss.cost >= 0 for miss in seen.misses)
        assert own.lost <= locked + windows or options.get("mode") == "solo"


def test_each_claim_of_the_log_is_a_find_a_miss_or_came_second():
    played = raced(("gentle", "steady", "gentle"), "claims", (40, 300, 90))
    seen = finds_of(played)
    claims = sum(isinstance(move.action, Claim | Lay) for move in moves_of(played))
    second = sum(each.second for find in seen.finds for each in find.searching)
    assert claims == len(seen.finds) + len(seen.misses) + second


def test_a_find_is_timed_from_the_first_sight_of_its_card():
    table = Table(2).right(0, at=9_000).shown_over()
    table.right(1, at=20_000).shown_over()
    seen = reviewed(play_on(table))
    first, second = seen.finds[:2]
    assert (first.seat, first.seen, first.at, first.times) == (0, 0, 6_000, FindTimes(6_000, 0, 0, 0))
    assert (second.seat, second.seen, second.at) == (1, 0, 17_000)
    # At the first find two elements are new; later the card in the middle has been named.
    assert len(first.elements) == 2
    assert second.elements == (second.card,)
    # The seat that was not first goes on with its own card.
    assert [(each.seat, each.card, each.looking) for each in first.searching] == [(1, second.card, 6_000)]
    assert [(each.seat, each.looking) for each in second.searching] == [(0, 11_000)]


def test_a_find_over_a_slow_line_counts_from_its_effective_time():
    table = Table(2).ping(0, 40).ping(1, 180).right(0, at=5_000).right(1, at=5_100).wake().shown_over()
    find = reviewed(play_on(table)).finds[0]
    assert (find.seat, find.at, find.times) == (1, 1_920, FindTimes(1_920, 0, 0, 0))
    assert [(each.seat, each.second) for each in find.searching] == [(0, True)]


def test_a_miss_is_where_the_taps_were_and_costs_its_lock_out():
    table = Table(2, lockout_s=4).wrong(1, at=8_000).wake().right(1, at=15_000).shown_over()
    seen = reviewed(play_on(table))
    (miss,) = seen.misses
    elements = picture("circus").elements
    assert (miss.seat, miss.at, miss.cost, miss.right) == (1, 5_000, 4_000, (True, False))
    assert [(elements[present(n) - 1].x, elements[present(n) - 1].y) for n in miss.named] == list(miss.taps)
    assert seen.finds[0].times == FindTimes(8_000, 4_000, 0, 0)
    assert seen.seats[1].lost == 4_000


def test_a_wait_for_the_next_call_costs_until_somebody_calls():
    table = Table(3, after_wrong="next-call").wrong(1, at=8_000).right(0, at=20_000).shown_over()
    (miss,) = reviewed(play_on(table)).misses
    assert (miss.seat, miss.cost) == (1, 12_000)


def test_alone_a_miss_costs_its_fine_and_relaxed_nothing():
    for relaxed, cost in ((False, 7_000), (True, 0)):
        table = Table(1, mode="solo", length=1, fine_s=7, relaxed=relaxed).wrong(0, at=8_000).right(0, at=9_000)
        (miss,) = reviewed(table).misses
        assert (miss.cost, reviewed(table).seats[0].lost) == (cost, cost)


def test_a_buried_card_is_not_looked_at_while_it_is_under_the_pile():
    table = Table(2, bury=True)
    buried = table.pile(0)[0]
    table.do(0, Bury(), 10_000)
    while table.pile(0)[0] != buried:
        table.wake() if table.state.cards.hands[0].locked_until > table.now else table.right(0, table.now + 5_000)
        table.shown_over()
    find = next(find for find in reviewed(play_on(table)).finds if find.card == buried)
    assert find.times.under > 10_000
    assert find.times.looking < 20_000


def test_a_find_with_a_hint_is_marked_and_compared_with_nothing():
    plain = reviewed(play_on(Table(2).right(0, at=13_000).shown_over().right(1, at=24_000).shown_over()))
    table = Table(2).do(None, HintTaken(0), 4_000).right(0, at=13_000).shown_over()
    seen = reviewed(play_on(table.right(1, at=24_000).shown_over()))
    assert [find.hinted for find in seen.finds] == [True] + [False] * (len(seen.finds) - 1)
    first = seen.finds[0]
    assert (first.times.looking, first.times.locked) == (8_000, 2_000)
    assert (plain.seats[0].hinted, seen.seats[0].hinted, seen.seats[1].hinted) == (0, 1, 0)
    others = [find for find in seen.finds[1:] if find.seat == 0]
    assert seen.seats[0].finds == len(others) + 1
    assert seen.seats[0].looking == round(fmean(find.times.looking for find in others))
    assert sum(group.finds for group in seen.seats[0].kinds) == len(others)
    assert seen.seats[1] == plain.seats[1]


def test_where_every_find_had_a_hint_there_is_no_pace_and_the_review_says_so():
    table = Table(1, mode="solo", length=2)
    for moment in (5_000, 10_000):
        table.do(None, HintTaken(0), moment).right(0, at=moment + 2_000).shown_over()
    seat = reviewed(table).seats[0]
    assert (seat.finds, seat.hinted, seat.looking, seat.pace, seat.kinds) == (2, 2, 0, {}, ())
    told = "\n".join(FindTeller(reviewed(table), "en").lines())
    assert "2 finds with a hint, compared with nothing" in told
    assert told.count("with a hint") == 3


def test_a_card_that_was_not_found_with_a_hint_adds_no_time():
    table = Table(2, play_on=False)
    while len(table.pile(0)) > 1:
        table.right(0, table.now + 5_000).shown_over()
    table.do(None, HintTaken(1), table.now + 1_000).right(0, at=table.now + 9_000)
    seat = reviewed(table).seats[1]
    assert [(each.card, each.hinted) for each in seat.unfound] == [(table.pile(1)[0], True)]
    assert seat.pace == {}


def test_an_absent_players_time_and_the_finds_of_the_stand_in_count_for_nobody():
    table = Table(2).do(None, Disconnected(1), 8_000).right(1, at=20_000).shown_over()
    table.do(None, Connected(1), 30_000).right(1, at=36_000).shown_over()
    seen = reviewed(play_on(table))
    stood_in, own = [find for find in seen.finds if find.seat == 1][:2]
    assert (stood_in.stand_in, stood_in.times.away) == (True, 12_000)
    assert (own.stand_in, own.times) == (False, FindTimes(6_000, 0, 10_000, 0))
    assert seen.seats[1].finds == sum(find.seat == 1 for find in seen.finds) - 1


def test_only_players_who_are_there_are_said_to_have_searched_too():
    table = Table(3).do(None, Disconnected(2), 8_000).right(0, at=9_000).shown_over()
    find = reviewed(play_on(table)).finds[0]
    assert [each.seat for each in find.searching] == [1]


def test_a_slow_kind_has_two_finds_and_is_clearly_slower_than_the_seat():
    for seed in range(8):
        for seat in finds_of(raced(("gentle", "steady"), f"slow {seed}")).seats:
            for group in (*seat.kinds, *seat.regions):
                assert group.slow == (group.finds >= 2 and group.pace > 1.25 * seat.pace["steady"])
            assert [group.pace for group in seat.kinds] == sorted((group.pace for group in seat.kinds), reverse=True)


@pytest.mark.parametrize("level", ["gentle", "steady", "sharp"])
@pytest.mark.parametrize("options", [{"play_on": False}, {"mode": "advanced", "play_on": False}], ids=str)
def test_bots_have_the_pace_of_their_own_level(level: str, options: dict[str, Any]):
    """So a pace of 1 is what it says: the tables by which bots draw their times, and no more."""
    seats = [seat for n in range(12) for seat in finds_of(raced((level, level), f"pace {n}", **options)).seats]
    assert 0.8 < fmean(seat.pace[level] for seat in seats if seat.pace) < 1.25


def test_elements_that_were_named_are_expected_sooner_and_hidden_ones_later():
    own = expected_find("steady", [1], [], 1)
    assert expected_find("steady", [1, 1], [], 0) > expected_find("steady", [1], [1], 0) > own
    assert expected_find("steady", [3], [], 1) > own > expected_find("sharp", [1], [], 1)
    assert expected_find("steady", [1], [], 3) > own  # more neighbours take more taps


def test_a_review_of_finds_survives_the_wire():
    made = review(raced(("steady", "sharp"), "wire", (40, 300)))
    assert made.seats == ()
    assert part_of(msgspec.json.decode(msgspec.json.encode(made), type=Review)) == made.part


def play_on(table: Table) -> Table:
    """Let seat 0 find card after card until the game is over."""
    while not game.over(table.state):
        if table.state.closes is None and table.state.phase == "play" and table.view(0).locked_until <= table.now:
            seat = 0 if table.pile(0) else next(seat for seat in range(len(table.names)) if table.pile(seat))
            table.right(seat, table.now + 1_000)
        else:
            table.wake()
    return table


def test_late_wakes_change_nothing():
    """A server's wake may come late; the clock's changes count at the moments at which they were due."""
    played = raced(("gentle", "steady"), "late")
    moves = [move for move in moves_of(played) if not isinstance(move.action, Wake)]
    late = from_moves(game, played.options, played.seats, "late", moves)
    assert finds_of(late) == finds_of(played)
