"""Cases as JSON, worked out by hand from the rules."""

from collections.abc import Sequence
from typing import Any

import pytest

from rollwright.core import BadOptions, Refused
from rollwright.games.word_roller.cases import judge

BLANK = ["........."] * 9
DICE = list("AETTTNNS")


def word(text: str, row: float = 1, col: float = 1, direction: str = "across", **rest: Any):
    return {"word": text, "row": row, "col": col, "dir": direction, **rest}


def move(
    given: Any,
    words: Sequence[Any] = ("TEN", "NET", "TENT", "ANTENNA"),
    grid: Any = BLANK,
    held: Sequence[Any] = (),
    cleanup: str = "strict",
    others: Sequence[Any] = (),
):
    sheet = {
        "task": "move",
        "card": "1a",
        "grid": list(grid),
        "dice": DICE,
        "advantages": list(held),
        "others": list(others),
        "move": given,
    }
    return judge({"words": list(words), "cleanup": cleanup}, sheet)


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        (word("TEN", row=10**9), "off-card"),
        (word("TEN", row=-1), "off-card"),
        (word("TEN", row=1.0), "bad-shape"),
        (word("TEN", col=True), "bad-shape"),
        (word("T"), "bad-shape"),
        (word("TEN", source="third"), "bad-shape"),
        (word("TEN", source=""), "bad-shape"),
        (word("TEN", source=False), "bad-shape"),
        (word("TENT", source="substitute"), "wrong-length"),
        (word("TEN", source="second"), "no-advantage"),
        (word("TEN", source="copy"), "no-advantage"),
        (word("TEN", col=7), "off-card"),
    ],
)
def test_the_first_condition_that_fails_gives_the_reason(given: dict[str, Any], reason: str):
    assert move(given) == {"legal": False, "reason": reason}


def test_an_accent_on_a_ligature_is_dropped_too():
    assert move(word("næt"), words=["NAET"])["formed"] == ["NAET"]
    assert move(word("nǽt"), words=["NAET"])["formed"] == ["NAET"]


def test_two_twin_letters_serve_two_letters_but_no_die_three_times():
    twins = [{"id": "twice"}, {"id": "twice", "used": 2}]
    assert move(word("ANTENNA"), held=twins)["twice_spent"] == 2  # one A and two Ns where three are needed
    assert move(word("AAA"), words=["AAA"], held=twins) == {"legal": False, "reason": "letters", "missing": "AA"}
    assert move(word("AAA"), words=["AAA"], held=[*twins, {"id": "letter", "letter": "a"}])["twice_spent"] == 1


def test_by_the_rulebook_a_wrong_word_is_written_and_told():
    assert move(word("NETS"), cleanup="rulebook")["wrong"] == ["NETS"]
    assert move(word("TEN"), cleanup="rulebook")["wrong"] == []
    copied = move(word("NETS", source="copy"), cleanup="rulebook", held=[{"id": "copy"}], others=["nets"])
    assert copied == {"legal": False, "reason": "bad-word", "words": ["NETS"]}
    named = move(word("NES", source="substitute"), cleanup="rulebook")
    assert named == {"legal": False, "reason": "bad-word", "words": ["NES"]}
    with pytest.raises(BadOptions) as refused:
        move(word("TEN"), cleanup="lax")
    assert refused.value.params == {"detail": "cleanup"}


def replay(*turns: Any, words: Sequence[Any] = ("TEN", "NET", "TENT")):
    return judge(
        {"words": list(words)},
        {"task": "replay", "card": "1a", "turns": [{"dice": DICE, "moves": list(moves)} for moves in turns]},
    )


def test_a_double_shift_claimed_with_the_first_word_serves_for_one_second_word():
    first = word("NET", row=1, col=2, claimed=[{"id": "two-words"}])  # row 1, column 2 is pink on card 1a
    second = word("TEN", row=8, col=6, source="second")
    played = replay([first, second])
    assert (played["legal"], played["total"], played["grid"][8]) == (True, 1, "......TEN")
    assert replay([first, second, second])["reason"] == "no-advantage"
    assert replay([second, first]) == {"legal": False, "reason": "out-of-order", "at": {"turn": 1, "move": 1}}
    assert replay([first, word("TEN", row=8)]) == {
        "legal": False,
        "reason": "one-word-per-turn",
        "at": {"turn": 1, "move": 2},
    }


def test_no_second_word_is_written_after_an_echo():
    first = word("NET", row=1, col=2, claimed=[{"id": "copy"}])  # a ring each, on card 1a
    other = word("TEN", row=2, col=7, direction="down", claimed=[{"id": "two-words"}])
    echo, second = word("TENT", row=8, source="copy"), word("NET", row=8, col=6, source="second")
    turns = [{"dice": DICE, "others": ["tent"], "moves": moves} for moves in ([first], [other, echo, second])]
    answer = judge({"words": ["TEN", "NET", "TENT"]}, {"task": "replay", "card": "1a", "turns": turns})
    assert answer == {"legal": False, "reason": "out-of-order", "at": {"turn": 2, "move": 3}}
    turns[1]["moves"] = [other, second, {**echo, "row": 6}]
    assert judge({"words": ["TEN", "NET", "TENT"]}, {"task": "replay", "card": "1a", "turns": turns})["legal"]


def test_cards_are_claimed_for_pink_squares_only():
    plain = word("TEN", row=8, col=6, claimed=[{"id": "biggest"}])
    assert replay([], [plain]) == {"legal": False, "reason": "too-many-claims", "at": {"turn": 2, "move": 1}}
    assert (
        replay([word("NET", row=1, col=2, claimed=[{"id": "consonant", "letter": "E"}])])["reason"] == "bad-advantage"
    )


def test_every_fault_of_a_card_is_listed():
    grid = ["TEX......", *BLANK[1:8], "........A"]
    held = [{"id": "twice"}, {"id": "twice", "used": 4}, {"id": "twice"}, {"id": "consonant"}, {"id": "luck"}]
    answer = judge({"words": []}, {"card": "1a", "grid": grid, "advantages": held})
    assert answer["errors"] == [
        {"code": "bad-word", "word": "TEX", "row": 0, "col": 0, "dir": "across"},
        {"code": "lone-letter", "row": 8, "col": 8},
        {"code": "bad-advantage", "index": 0},
        {"code": "bad-advantage", "index": 1},
        {"code": "bad-checks", "index": 1},
        {"code": "bad-advantage", "index": 2},
        {"code": "bad-letter", "index": 3},
        {"code": "bad-advantage", "index": 4},
    ]
    unknown = judge({"words": []}, {"card": "1a", "grid": BLANK, "advantages": [*held[-1:], None, *held[-2:-1]]})
    assert unknown["errors"] == [
        {"code": "bad-advantage", "index": 0},
        {"code": "bad-advantage", "index": 1},
        {"code": "bad-letter", "index": 2},
    ]


def test_an_empty_card_scores_nothing_with_any_advantage():
    held = [{"id": "smallest"}, {"id": "biggest"}, {"id": "consonant", "letter": "y"}, {"id": "smallest"}]
    answer = judge({"words": []}, {"card": "6b", "grid": ["..........."] * 9, "advantages": held})
    assert [(item["id"], item["points"]) for item in answer["items"]] == [
        *((name, 0) for name in ("stars", "sides", "chain", "smallest", "biggest", "consonant", "smallest"))
    ]


@pytest.mark.parametrize(
    ("names", "seat", "letters"),
    [(["Jean-Luc 2", "Zoe\u0308lle"], 0, [7, 6]), (["Ann", "Bob"], 0, [3, 3]), (["", "李"], 1, [0, 1])],
)
def test_the_longest_name_rolls_first(names: list[str], seat: int, letters: list[int]):
    assert judge({}, {"task": "first-roller", "names": names}) == {"seat": seat, "letters": letters}


@pytest.mark.parametrize("face", ["\N{LATIN SMALL LETTER DOTLESS I}", "", "AE", None, "S", 1])
def test_a_die_is_turned_to_its_own_letters_only(face: int | str | None):
    use = {"id": "place", "die": 1, "letter": face}
    assert judge({}, {"task": "dice", "dice": DICE, "advantages": [{"id": "place"}], "use": use}) == {
        "legal": False,
        "reason": "bad-face",
    }


@pytest.mark.parametrize(
    "sheet", [{"task": "rank", "players": []}, {"task": "rank"}, {"task": "first-roller", "names": []}]
)
def test_nobody_cannot_be_ranked(sheet: dict[str, Any]):
    with pytest.raises(Refused) as refusal:
        judge({"words": []}, sheet)
    assert refusal.value.code == "bad-case"


def dice(use: Any, *held: Any, shown: Any = DICE) -> dict[str, Any]:
    return judge({}, {"task": "dice", "dice": shown, "advantages": [*held], "use": use})


HAND, WIND = {"id": "place"}, {"id": "reroll"}  # Steady hand and Second wind


def turn(die: Any, letter: Any = "Q") -> dict[str, Any]:
    return {"id": "place", "die": die, "letter": letter}


def again(chosen: Any, result: Any) -> dict[str, Any]:
    return {"id": "reroll", "dice": chosen, "result": result}


def test_a_die_is_turned_and_dice_are_rolled_again_where_they_lie():
    assert dice(turn(6, "q"), HAND) == {"legal": True, "dice": list("AETTTQNS")}
    assert dice(again([1, 3], ["O", "v"]), WIND) == {"legal": True, "dice": list("OEVTTNNS")}
    assert dice(again([3, 1], ["V", "O"]), WIND) == {"legal": True, "dice": list("OEVTTNNS")}
    assert dice(again([1, 2, 3, 4], list("AEVX")), {"id": "reroll", "used": 2})["dice"] == list("AEVXTNNS")


@pytest.mark.parametrize(
    ("use", "held", "shown", "reason"),
    [
        (turn(6), [{"id": "luck"}], DICE[:7], "bad-dice"),
        (turn(6), [HAND], ["S", *DICE[1:]], "bad-dice"),
        (turn(6), [HAND], ["é", *DICE[1:]], "bad-dice"),
        (turn(6), [HAND, {"id": "luck"}], DICE, "bad-advantage"),
        (turn(6), [{"id": "place", "used": 4}], DICE, "bad-advantage"),
        (turn(9), [], DICE, "no-advantage"),
        (turn(6), [WIND], DICE, "no-advantage"),
        (turn(6), [{"id": "place", "used": 3}], DICE, "no-advantage"),
        ({"id": "letter"}, [HAND, WIND], DICE, "no-advantage"),
        ("place", [HAND, WIND], DICE, "no-advantage"),
        (turn(9), [HAND], DICE, "bad-die"),
        (turn(0), [HAND], DICE, "bad-die"),
        (turn("1", "A"), [HAND], DICE, "bad-die"),
        (turn(1.0, "A"), [HAND], DICE, "bad-die"),
        (turn(1, "Q"), [HAND], DICE, "bad-face"),
        (again([1], ["A"]), [HAND], DICE, "no-advantage"),
        (again([], []), [{"id": "reroll", "this_roll": True}], DICE, "once-per-roll"),
        (again([], []), [WIND], DICE, "bad-count"),
        (again([1, 2, 3, 4, 5], list("AEVXK")), [WIND], DICE, "bad-count"),
        (again([1, 1], ["A", "A"]), [WIND], DICE, "bad-count"),
        (again(["x", "x"], ["A", "A"]), [WIND], DICE, "bad-count"),
        (again(["x"], ["A"]), [WIND], DICE, "bad-die"),
        (again(["x", "y"], ["A", "A"]), [WIND], DICE, "bad-die"),
        (again(["x", "y", "z"], ["A", "A", "A"]), [WIND], DICE, "bad-die"),
        (again([0, 9], ["A", "A"]), [WIND], DICE, "bad-die"),
        (again([1, 3], ["O"]), [WIND], DICE, "bad-face"),
        (again([1, 3], ["O", "O"]), [WIND], DICE, "bad-face"),
        (again([1, 3], ["V", "O"]), [WIND], DICE, "bad-face"),
    ],
)
def test_a_dice_card_is_refused_for_the_first_thing_that_is_wrong(use: Any, held: Any, shown: Any, reason: str):
    assert dice(use, *held, shown=shown) == {"legal": False, "reason": reason}


def test_a_second_wind_that_served_on_this_roll_leaves_the_other_one():
    assert dice(again([1], ["O"]), {"id": "reroll", "this_roll": True}, WIND)["legal"]


@pytest.mark.parametrize(
    ("sheet", "code"),
    [
        ({"card": "9z", "grid": BLANK}, "bad-card"),
        ({"card": ["1a"], "grid": BLANK}, "bad-card"),
        ({"card": "1a", "grid": BLANK[:8]}, "bad-grid"),
        ({"card": "1a", "grid": "........."}, "bad-grid"),
        ({"card": "1a", "grid": [*BLANK[:8], "........"]}, "bad-grid"),
        ({"card": "1a", "grid": [*BLANK[:8], "........1"]}, "bad-grid"),
        ({"card": "1a", "grid": [*BLANK[:8], "........é"]}, "bad-grid"),
        ({"card": "1a", "grid": [*BLANK[:8], 9]}, "bad-grid"),
    ],
)
def test_a_card_that_cannot_be_read_is_named_alone(sheet: dict[str, Any], code: str):
    alone = [{"code": code}]
    assert judge({"words": []}, sheet) == {"valid": False, "errors": alone, "total": None, "items": []}
    assert judge({"words": []}, {**sheet, "task": "move"}) == {"legal": False, "reason": code}
    players = [{"card": "1a", "grid": BLANK}, {**sheet, "name": "Ben"}]
    assert judge({"words": []}, {"task": "rank", "players": players}) == {"valid": False, "errors": alone}


def test_a_word_is_not_judged_beside_cards_that_cannot_be():
    assert move(word("TEN"), held=[{"id": "luck"}]) == {"legal": False, "reason": "bad-advantage"}
    assert move(word("TEN"), held=[{"id": "twice", "used": 4}]) == {"legal": False, "reason": "bad-advantage"}


def test_a_record_is_refused_for_its_card_and_its_length_before_anything_else():
    assert judge({}, {"task": "replay", "card": "9z", "turns": [{}] * 7}) == {"legal": False, "reason": "bad-card"}
    assert replay(*[[word("T")]] * 7) == {"legal": False, "reason": "too-many-turns"}
    assert replay(*[[]] * 6)["legal"]


def test_a_word_of_a_record_without_its_shape_is_refused_where_it_stands():
    assert replay([], [word("T")]) == {"legal": False, "reason": "bad-shape", "at": {"turn": 2, "move": 1}}
    assert replay(["TEN"]) == {"legal": False, "reason": "bad-shape", "at": {"turn": 1, "move": 1}}


def test_a_second_word_may_follow_a_substitute():
    first = word("NET", row=1, col=2, claimed=[{"id": "two-words"}])
    mended = [word("TEN", row=8, source="substitute"), word("NET", row=8, col=6, source="second")]
    assert replay([first], mended)["legal"]


def test_a_favourite_consonant_is_told_with_its_own_letter():
    held = [{"id": "letter", "letter": "a"}, {"id": "consonant", "letter": "t"}]
    answer = judge({"words": ["TENT"]}, {"card": "1a", "grid": ["TENT.....", *BLANK[1:]], "advantages": held})
    assert answer["items"][-1] == {"id": "consonant", "points": 2, "letter": "T"}


def test_a_substitute_is_the_word_of_its_turn():
    first = word("NET", row=1, col=2)
    for other in (word("TEN", row=8, source="substitute"), word("TEN", row=8)):
        assert replay([first, other])["reason"] == "one-word-per-turn"


def test_a_fault_of_the_cards_claimed_is_a_fault_of_their_word():
    claimed = word("NET", row=1, col=2, claimed=[{"id": "luck"}])
    assert replay([claimed]) == {"legal": False, "reason": "bad-advantage", "at": {"turn": 1, "move": 1}}


def test_a_refusal_names_the_part_that_is_missing():
    for sheet, key in (({"task": "rank"}, "players"), ({"task": "first-roller"}, "names")):
        with pytest.raises(Refused) as refusal:
            judge({"words": []}, sheet)
        assert refusal.value.params == {"key": key}
