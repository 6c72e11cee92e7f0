"""Cases as JSON, worked out by hand from the rules."""

import json
from typing import Any

import pytest

from rollwright.core import Refused
from rollwright.games.difference.cases import judge
from rollwright.games.difference.picture import Illustration

DECK = list(range(1, 26))


def spots(illustration: Illustration, *taps: Any):
    return judge({}, {"task": "claim", "illustration": illustration, "reference": 3, "card": 12, "taps": [*taps]})[
        "spots"
    ]


@pytest.mark.parametrize(
    ("illustration", "element", "tap"),
    [("circus", 9, [690, 208]), ("castle", 14, [694, 350]), ("dragon", 17, [298, 490])],
)
def test_taps_of_a_case_mean_the_plan_of_the_rules(illustration: Illustration, element: int, tap: list[int]):
    assert spots(illustration, tap, [0, 0]) == [element, None]


def test_the_edge_of_a_circle_belongs_to_it_at_any_angle():
    # The trapeze has its circle at 505, 82 with a radius of 66; 39.6 and 52.8 are 0.6 and 0.8 times that.
    assert spots("circus", [544.6, 134.8], [544.7, 134.8]) == [3, None]


def test_a_tap_beyond_all_measure_is_a_miss():
    assert spots("lake", [10**30, 1], [1, -1e300]) == [None, None]


@pytest.mark.parametrize("named", [[], [3], [3, 12, 12], [3, 12, 5]])
def test_a_claim_names_exactly_two_spots(named: list[int]):
    sheet = {"task": "claim", "illustration": "circus", "reference": 3, "card": 12, "spots": named}
    assert judge({}, sheet) == {"legal": False, "reason": "two-spots-needed"}


def place(board: Any, at: list[int], claims: Any):
    cards = [{"row": row, "col": col, "card": card} for (row, col), card in board.items()]
    return judge(
        {},
        {
            "task": "place",
            "board": cards,
            "card": 20,
            "at": at,
            "claims": [{"against": other, "spots": [20, other]} for other in claims],
        },
    )


def test_a_card_is_there_once():
    assert place({(0, 0): 20}, [0, 1], [20]) == {"legal": False, "reason": "bad-cards"}
    assert place({(0, 0): 4, (0, 1): 4}, [0, 2], [4]) == {"legal": False, "reason": "bad-cards"}


def test_a_cell_far_away_touches_nothing():
    assert place({(0, 0): 4}, [0, 1000], [4]) == {"legal": False, "reason": "not-adjacent"}


def test_a_hole_in_the_grid_has_four_neighbours():
    ring = {(-1, 0): 1, (0, 1): 2, (1, 0): 3, (0, -1): 4}
    assert place(ring, [0, 0], [4, 3, 2, 1]) == {"legal": True, "verdict": "correct", "differences": 8}
    assert place(ring, [0, 0], [4, 3, 2, 1, 1]) == {"legal": False, "reason": "wrong-neighbours"}


@pytest.mark.parametrize("named", [[20, 4, 4], [20, 4, 20], [20], [], [20, 20], [20, 5]])
def test_a_pair_that_is_not_the_two_spots_is_wrong(named: list[int]):
    sheet = {"task": "place", "board": [{"row": 0, "col": 0, "card": 4}], "card": 20, "at": [0, 1]}
    answer = judge({}, {**sheet, "claims": [{"against": 4, "spots": named}]})
    assert answer == {"legal": True, "verdict": "wrong", "bad": [4]}


def test_without_play_on_the_first_seat_that_is_out_ends_the_game():
    # Six players have four cards each; seat 0 holds 2, 8, 14, 20.
    hand, reference, events = [2, 8, 14, 20], 1, []
    for t, card in enumerate(hand):
        events.append({"t": t, "player": 0, "do": "claim", "spots": [card, reference]})
        reference = card
    events.append({"t": 9, "player": 1, "do": "claim", "spots": [3, reference]})
    answer = judge({"play_on": False}, {"players": list("ABCDEF"), "deck": DECK, "events": events})
    assert answer["verdicts"] == [*["correct"] * 4, "over"]
    assert (answer["over"], [item["place"] for item in answer["items"]]) == (True, [1, 2, 2, 2, 2, 2])
    assert judge({}, {"players": list("ABCDEF"), "deck": DECK, "events": events})["verdicts"][-1] == "correct"


def test_a_lock_ends_with_its_very_millisecond_whatever_binary_fractions_say():
    events = [{"t": t, "player": 0, "do": "claim", "spots": [9, 9]} for t in (0.1, 0.299, 0.3, 0.4)]
    assert judge({"lockout_s": 0.2}, {"players": ["A", "B"], "deck": DECK, "events": events})["verdicts"] == [
        "wrong",
        "locked",
        "wrong",
        "locked",
    ]


@pytest.mark.parametrize(("t", "said"), [(5.1, "locked"), (7.999, "locked"), (8, "correct")])
def test_a_wrong_claim_locks_out_for_three_seconds_where_nothing_else_was_agreed(t: float, said: str):
    wrong, right = ({"player": 0, "do": "claim", "spots": spots} for spots in ([9, 9], [2, 1]))
    answer = judge({}, {"players": ["A", "B"], "deck": DECK, "events": [{"t": 5, **wrong}, {"t": t, **right}]})
    assert answer["verdicts"] == ["wrong", said]


@pytest.mark.parametrize(
    ("mode", "players", "each", "aside"),
    [
        *zip(["basic"] * 5, (2, 3, 4, 5, 6), (12, 8, 6, 4, 4), (0, 0, 0, 4, 0), strict=True),
        *zip(["advanced"] * 5, (2, 3, 4, 5, 6), (11, 7, 5, 4, 3), (0, 1, 2, 2, 4), strict=True),
    ],
)
def test_the_cards_are_dealt_as_the_table_of_the_rules_says(mode: str, players: int, each: int, aside: int):
    removed = 2 if mode == "advanced" else 0
    said = judge({}, {"task": "deal", "players": players, "mode": mode})
    assert said == {"legal": True, "removed": removed, "reference": 1, "each": each, "aside": aside}


@pytest.mark.parametrize(
    ("sheet", "reason"),
    [
        ({"players": 1, "mode": "race"}, "bad-mode"),
        ({"players": 1}, "bad-players"),
        ({"players": 7}, "bad-players"),
        ({"players": 2, "mode": "solo"}, "bad-players"),
        ({"players": 0, "mode": "solo"}, "bad-players"),
        ({"players": 1, "mode": "solo", "length": 0}, "bad-length"),
        ({"players": 1, "mode": "solo", "length": 25}, "bad-length"),
    ],
)
def test_an_impossible_deal_is_refused(sheet: dict[str, Any], reason: str):
    assert judge({}, {"task": "deal", **sheet}) == {"legal": False, "reason": reason}


def test_alone_the_pile_has_twelve_cards_where_nothing_else_was_agreed():
    assert judge({}, {"task": "deal", "players": 1, "mode": "solo"})["each"] == 12


@pytest.mark.parametrize(("length", "aside"), [(1, 23), (12, 12), (24, 0)])
def test_alone_one_pile_is_dealt(length: int, aside: int):
    said = judge({}, {"task": "deal", "players": 1, "mode": "solo", "length": length})
    assert said == {"legal": True, "removed": 0, "reference": 1, "each": length, "aside": aside}


def test_claims_of_one_millisecond_count_in_the_order_given():
    answer = judge(
        {},
        {
            "task": "resolve",
            "rtt_ms": [500, 300, 0],
            "claims": [{"player": 1, "recv_ms": 900}, {"player": 0, "recv_ms": 900}, {"player": 2, "recv_ms": 600}],
        },
    )
    assert answer == {"legal": True, "winner": 2, "closes_ms": 900, "effective_ms": [600, 600, 600]}


SOLO: dict[str, Any] = {"task": "solo", "seconds": 100, "wrong": 2}
RACE: dict[str, Any] = {"task": "resolve", "rtt_ms": [0, 40], "claims": [{"player": 0, "recv_ms": 900}]}
GAME: dict[str, Any] = {
    "players": ["A", "B"],
    "deck": DECK,
    "events": [{"t": 5, "player": 0, "do": "bury"}, {"t": 6, "player": 1, "do": "bury"}],
}
GRID: dict[str, Any] = {
    "task": "place",
    "board": [{"row": 0, "col": 0, "card": 4}, {"row": 0, "col": 1, "card": 5}],
    "card": 20,
    "at": [1, 0],
    "claims": [],
}


@pytest.mark.parametrize(
    ("case", "change", "key"),
    [
        (SOLO, {"seconds": 1e308}, "seconds"),
        (SOLO, {"seconds": -1}, "seconds"),
        (SOLO, {"seconds": "100"}, "seconds"),
        (SOLO, {"wrong": 1.0}, "wrong"),
        (SOLO, {"wrong": -1}, "wrong"),
        (RACE, {"rtt_ms": [-40, 0]}, "rtt_ms"),
        (RACE, {"rtt_ms": [False, 0]}, "rtt_ms"),
        (RACE, {"rtt_ms": ["", 0]}, "rtt_ms"),
        (RACE, {"claims": [{"player": 2, "recv_ms": 900}]}, "player"),
        (RACE, {"claims": [{"player": 0}]}, "recv_ms"),
        (RACE, {"claims": []}, "claims"),
        (GAME, {"events": GAME["events"][::-1]}, "t"),
        (GAME, {"events": [{"player": 0, "do": "bury"}]}, "t"),
        (GAME, {"events": [{"t": 5, "player": 2, "do": "bury"}]}, "player"),
        (GAME, {"events": [{"t": 5, "player": 1, "do": "sing"}]}, "do"),
        (GRID, {"board": [GRID["board"][0], {**GRID["board"][1], "col": 0}]}, "board"),
        (GRID, {"at": [1]}, "at"),
    ],
)
def test_a_case_that_means_nothing_is_refused_with_what_to_look_at(
    case: dict[str, Any], change: dict[str, Any], key: str
):
    judge({}, case)
    with pytest.raises(Refused) as refusal:
        judge({}, {**case, **change})
    assert (refusal.value.code, refusal.value.params) == ("bad-case", {"key": key})


@pytest.mark.parametrize(
    "options",
    [
        {"mode": "solo"},
        {"lockout_s": 10.001},
        {"bury": "no"},
        {"play_on": 0},
        {"after_wrong": "never"},
        {"bury_pause_s": 10.001},
        {"grid": "hexes"},
    ],
)
def test_options_that_a_record_cannot_have_are_refused(options: dict[str, Any]):
    with pytest.raises(Refused) as refusal:
        judge(options, GAME)
    assert (refusal.value.code, refusal.value.params) == ("bad-options", {"detail": next(iter(options))})


@pytest.mark.parametrize("option", ["lockout_s", "bury_pause_s"])
def test_a_pause_is_a_time_of_at_most_ten_seconds(option: str):
    assert judge({option: 10}, GAME)["legal"]
    with pytest.raises(Refused) as refusal:
        judge({option: "long"}, GAME)
    assert (refusal.value.code, refusal.value.params) == ("bad-case", {"key": option})


def events(*said: tuple[float, int, dict[str, Any]]) -> dict[str, Any]:
    """A record of two players; Ada holds 2, 4, 6 … and Ben 3, 5, 7 … in the basic game, with 1 as the reference."""
    return {"players": ["Ada", "Ben"], "deck": DECK, "events": [{"t": t, "player": who, **do} for t, who, do in said]}


def claim(*named: int) -> dict[str, Any]:
    return {"do": "claim", "spots": [*named]}


def laid(at: list[int], *against: int, card: int) -> dict[str, Any]:
    return {"do": "place", "at": at, "claims": [{"against": other, "spots": [card, other]} for other in against]}


def test_a_record_of_the_advanced_game_ends_with_its_board():
    """Two cards are removed and 3 is the reference, so Ada holds 4, 6, 8 … and Ben 5, 7, 9 …"""
    record = events(
        (1, 0, laid([0, 1], 3, card=4)),
        (2, 1, laid([-1, 0], 3, card=5)),
        (3, 1, claim(7, 3)),
        (4, 0, laid([-1, 1], 4, 5, card=6)),
        (5, 0, laid([9, 9], 4, card=8)),
        (6, 0, laid([1, 1], 4, card=9)),
        (7, 0, {"do": "bury"}),
    )
    answer = judge({"mode": "advanced"}, record)
    assert answer["verdicts"] == ["correct", "correct", "not-allowed", "correct", "not-adjacent", "wrong", "locked"]
    assert answer["board"] == [
        {"row": -1, "col": 0, "card": 5},
        {"row": -1, "col": 1, "card": 6},
        {"row": 0, "col": 0, "card": 3},
        {"row": 0, "col": 1, "card": 4},
    ]
    assert answer["items"] == [
        {"id": "Ada", "place": 1, "points": 2, "left": 9, "wrong": 1, "buried": 0},
        {"id": "Ben", "place": 2, "points": 1, "left": 10, "wrong": 0, "buried": 0},
    ]
    assert "reference" not in answer


def test_cards_are_laid_side_by_side_in_the_advanced_game_alone():
    assert judge({}, events((1, 0, laid([0, 1], 1, card=2))))["verdicts"] == ["not-allowed"]


def test_a_card_is_buried_where_it_was_agreed_and_costs_its_pause():
    record = events((1, 0, {"do": "bury"}), (2.9, 0, claim(4, 1)), (3, 0, claim(4, 1)))
    assert judge({}, record)["verdicts"][0] == "not-allowed"
    assert judge({"bury": True}, record)["verdicts"] == ["buried", "locked", "correct"]
    assert judge({"bury": True, "bury_pause_s": 0}, record)["verdicts"] == ["buried", "correct", "wrong"]


def test_after_a_wrong_claim_one_may_have_to_wait_for_another_call():
    record = events((1, 0, claim(9, 9)), (60, 0, claim(2, 1)), (61, 1, claim(9, 9)), (62, 0, claim(2, 1)))
    assert judge({"after_wrong": "next-call"}, record)["verdicts"] == ["wrong", "locked", "wrong", "correct"]
    laying = events((1, 0, laid([0, 1], 3, card=9)), (60, 0, laid([0, 1], 3, card=4)))
    assert judge({"after_wrong": "next-call", "mode": "advanced"}, laying)["verdicts"] == ["wrong", "locked"]
    assert judge({}, record)["verdicts"] == ["wrong", "correct", "wrong", "wrong"]


@pytest.mark.parametrize("players", [["Ada"], [*"ABCDEFG"], []])
def test_a_record_of_too_few_or_too_many_is_refused_before_its_deck(players: list[str]):
    assert judge({}, {"players": players, "deck": []}) == {"legal": False, "reason": "bad-players"}


@pytest.mark.parametrize("deck", [[], DECK[1:], [*DECK, 26], [1, *DECK[:-1]], [*DECK[:-1], "25"]])
def test_a_deck_has_each_card_once(deck: list[Any]):
    assert judge({}, {"players": ["Ada", "Ben"], "deck": deck}) == {"legal": False, "reason": "bad-cards"}


def test_a_pair_against_nothing_is_against_no_card():
    """Card 1 lies to the left; a pair against anything else does not name it."""
    sheet = {"task": "place", "board": [{"row": 0, "col": 0, "card": 1}], "card": 20, "at": [0, 1]}
    named = {"spots": [20, 1]}
    assert judge({}, {**sheet, "claims": [{**named, "against": 1}]})["verdict"] == "correct"
    for against in (None, "1", 0, 26):
        answer = judge({}, {**sheet, "claims": [{**named, "against": against}]})
        assert answer == {"legal": False, "reason": "wrong-neighbours"}


def test_alone_each_wrong_claim_costs_five_seconds_where_nothing_else_was_agreed():
    assert judge({}, {**SOLO, "wrong": 100}) == {
        "legal": True,
        "total": 600,
        "items": [{"id": "time", "points": 100}, {"id": "fines", "points": 500}],
    }
    assert judge({}, {"task": "solo", "seconds": 100})["total"] == 100
    assert json.dumps(judge({"fine_s": 0.5}, SOLO)["total"]) == "101", "whole seconds have no fraction"
    assert judge({}, {**SOLO, "wrong": 3, "seconds": 0.25})["total"] == 15.25


def test_a_round_trip_not_measured_yet_counts_as_none():
    assert judge({}, {**RACE, "rtt_ms": [None, 40]}) == judge({}, RACE)
