"""Cases as JSON, worked out by hand from the rules."""

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


def test_without_play_on_the_first_who_is_out_ends_the_game():
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
def test_what_cannot_be_dealt_is_refused(sheet: dict[str, Any], reason: str):
    assert judge({}, {"task": "deal", **sheet}) == {"legal": False, "reason": reason}


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


@pytest.mark.parametrize("options", [{"mode": "solo"}, {"lockout_s": 11}, {"bury": "no"}, {"play_on": 0}])
def test_options_that_a_record_cannot_have_are_refused(options: dict[str, Any]):
    with pytest.raises(Refused) as refusal:
        judge(options, GAME)
    assert (refusal.value.code, refusal.value.params) == ("bad-options", {"detail": next(iter(options))})


def test_a_round_trip_not_measured_yet_counts_as_none():
    assert judge({}, {**RACE, "rtt_ms": [None, 40]}) == judge({}, RACE)
