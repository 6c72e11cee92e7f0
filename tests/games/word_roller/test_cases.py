"""Cases as JSON, worked out by hand from the rules."""

from collections.abc import Sequence
from typing import Any

import pytest

from rollwright.core import Refused
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
