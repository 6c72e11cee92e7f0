"""Sheets of paper, scored by themselves: the points, and what cannot be."""

import re
from importlib.resources import files
from typing import Any

import pytest

from rollwright.core import Refused, ScoredSheet, paper_named, read_options, score_paper
from rollwright.games import find
from rollwright.locale import LANGUAGES, catalogue, fault_said


def scored(game: str, cells: dict[str, Any], rolls: Any = (), paper: str = "", **options: Any) -> ScoredSheet:
    found = find(game)
    return score_paper(found, read_options(found, options), paper, cells, rolls)


def codes(sheet: ScoredSheet) -> list[tuple[str, tuple[str, ...]]]:
    return [(fault.code, fault.cells) for fault in sheet.faults]


def test_a_sheet_of_splitter_has_its_points_and_their_cells():
    sheet = scored("splitter", {"3L1": 2, "3R1": 2})
    assert sheet.score is not None
    assert (sheet.score.total, sheet.note) == (2, "")
    assert [part.cells for item in sheet.score.items for part in item.parts] == [("3L1", "3R1")]
    assert sheet.faults == ()


def test_two_numbers_that_are_no_mirror_partners_are_named():
    assert codes(scored("splitter", {"3L1": 2, "4R1": 2})) == [("not-mirrored", ("3L1", "4R1"))]
    assert codes(scored("splitter", {"3L1": 2})) == [("alone", ("3L1", "3R1"))]


def test_a_pair_is_held_against_the_rolls():
    rolls = ((2, 5), (3, 3))
    good = {"3L1": 5, "3R1": 2, "4L1": 3, "4R1": 3}
    assert codes(scored("splitter", good, rolls)) == []
    assert codes(scored("splitter", {**good, "4R1": 4}, rolls)) == [
        ("pair-never-fell", ("4L1", "4R1")),
    ]
    assert codes(scored("splitter", {"3L1": 5, "3R1": 2}, rolls)) == [("pair-not-written", ())]
    assert codes(scored("splitter", {"3L1": 5}, rolls)) == [("alone", ("3L1", "3R1"))], "the rest is not known yet"
    twice = {**good, "5L1": 2, "5R1": 5}
    assert codes(scored("splitter", twice, rolls)) == [("pair-too-often", ("3L1", "3R1", "5L1", "5R1"))]


@pytest.mark.parametrize("figure", [7, 0, -1, 10**30, "6", "é" * 500, True])
def test_a_figure_that_never_falls_is_named_and_nothing_is_scored(figure: Any):
    sheet = scored("splitter", {"3L1": figure, "3R1": 2})
    assert codes(sheet) == [("no-figure", ("3L1",))]
    assert sheet.score is None
    assert len(str(sheet.faults[0].said["figure"])) <= 20


def test_a_cell_that_is_not_there_or_not_written_by_hand_is_named():
    assert [code for code, _ in codes(scored("splitter", {"9X9" * 100: 2}))] == ["no-cell"]
    assert [code for code, _ in codes(scored("make-a-difference", {"fa-fb": 2}))] == ["no-cell"]
    printed = next(
        spot.id for spot in find("hexroller").sheet(read_options(find("hexroller"), {})).places if spot.printed
    )
    assert [code for code, _ in codes(scored("hexroller", {printed: 3}))] == ["no-cell"]


@pytest.mark.parametrize("rolls", [((7, 1),), ((1,),), ((1, 2),) * 23, ((1, 2, 3),)])
def test_rolls_that_the_dice_cannot_show_are_refused(rolls: Any):
    with pytest.raises(Refused) as refused:
        scored("splitter", {}, rolls)
    assert refused.value.code == "bad-rolls"


def test_make_a_difference_draws_what_follows_and_counts_the_numbers():
    sheet = scored("make-a-difference", {"fa": 1, "fb": 4})
    places = find("make-a-difference").sheet(read_options(find("make-a-difference"), {})).places
    assert sheet.ink[[place.id for place in places].index("fa-fb")] == 3
    alone = scored("make-a-difference", {"fa": 1})
    assert [(fault.code, fault.said) for fault in alone.faults] == [("odd", {"filled": 1})]
    assert codes(scored("make-a-difference", {"fa": 1, "fb": 4}, ((1, 3),))) == [("number-never-fell", ("fb",))]
    assert codes(scored("make-a-difference", {"fa": 3, "fb": 3}, ((1, 3),))) == [("number-too-often", ("fa", "fb"))]
    assert codes(scored("make-a-difference", {"fa": 3, "fb": 1}, ((1, 3), (2, 2)))) == [("number-not-written", ())]


@pytest.mark.parametrize(
    ("mode", "drawn"), [("A", {"line-a": 3, "line-f": 3, "rows": 3, "columns": 3, "total": 6}), ("B", {})]
)
def test_bubbles_and_totals_are_drawn_in_mode_a_alone(mode: str, drawn: dict[str, int]):
    # 1 3 5 in the top row, and 1 3 5 in the first column: a pair of 2s in each.
    game = find("make-a-difference")
    sheet = scored("make-a-difference", {"fa": 1, "fb": 3, "fc": 5, "ga": 3, "ha": 5}, mode=mode)
    shown = zip(game.sheet(read_options(game, {"mode": mode})).places[-12:], sheet.ink[-12:], strict=True)
    assert {place.id: figure for place, figure in shown if figure} == drawn
    assert len(sheet.ink) == len(game.sheet(read_options(game, {"mode": mode})).places)
    assert sheet.score is not None
    assert sheet.score.total == (6 if mode == "A" else 8), "in Mode B the differences are added: four of 2"


def test_mode_b_says_the_sums_of_the_lines():
    sheet = scored("make-a-difference", {"fa": 1, "fb": 6}, mode="B")
    assert sheet.score is not None
    lines = {item.id: item for item in sheet.score.items}
    assert (lines["row-f"].points, [part.points for part in lines["row-f"].parts]) == (5, [5])
    assert "fa-fb" in lines["row-f"].parts[0].cells
    assert (lines["row-g"].points, lines["row-g"].parts) == (0, ())
    assert sheet.note == "make-a-difference-score-note"


def test_hexroller_finds_numbers_that_hang_in_the_air_and_boxes_that_never_fell():
    found = find("hexroller")
    board = found.sheet(read_options(found, {}))
    free = [place.id for place in board.places if place.shape == "hex" and place.printed is None]
    assert [code for code, _ in codes(scored("hexroller", {free[0]: 2}))] == ["two-without-bonus"]
    assert codes(scored("hexroller", {"two": "x"})) == [("bonus-without-two", ("two",))]
    assert codes(scored("hexroller", {"A1": 2, "M1": 2, "two": "x"})) == [("too-many-twos", ("A1", "M1"))]
    assert codes(scored("hexroller", {"A1": 2, "M1": 2})) == [("too-many-twos", ("A1", "M1"))]
    assert codes(scored("hexroller", {"light-1": 3, "dark-1": 3}))[0] == ("same-number-twice", ("light-1", "dark-1"))
    rolls = ((3, 3, 4, 4, 5, 5, 6, 6),)
    assert ("box-never-fell", ("light-1",)) in codes(scored("hexroller", {"light-1": 8}, rolls))
    assert ("round-not-played", ("light-2", "dark-2")) in codes(scored("hexroller", {"light-2": 3}, rolls))
    lonely = [codes(scored("hexroller", {cell: 3, "light-1": 3})) for cell in free]
    assert [("unreached", (free[lonely.index(one)],)) for one in lonely if one] == [one[0] for one in lonely if one]
    assert any(lonely)
    touching = [cell for cell, one in zip(free, lonely, strict=True) if not one]
    assert touching
    assert codes(scored("hexroller", {touching[0]: 3, "light-1": 3}, rolls)) == [("wrong-count", (touching[0],))]
    assert codes(scored("hexroller", {touching[0]: 3})) == [("hex-without-box", (touching[0],))]


def test_word_roller_is_a_referee_for_words_and_crossings():
    cat = {"r3c3": "C", "r3c4": "A", "r3c5": "T"}
    assert codes(scored("word-roller", cat, paper="3a")) == []
    crossed = {**cat, "r4c4": "T", "r5c4": "E"}
    assert codes(scored("word-roller", crossed, paper="3a")) == []
    wrong = scored("word-roller", {**cat, "r4c4": "Q", "r7c7": "Q"}, paper="3a")
    assert codes(wrong) == [("no-word", ("r3c4", "r4c4")), ("lone-letter", ("r7c7",))]
    assert wrong.faults[0].said == {"word": "AQ", "way": "down"}
    assert codes(scored("word-roller", cat, paper="3a", words="fr")) != []


def test_a_game_without_sheets_and_a_card_that_is_not_there_are_refused():
    for game, paper, code in (("difference", "", "no-scorer"), ("word-roller", "9z", "no-paper")):
        with pytest.raises(Refused) as refused:
            scored(game, {}, paper=paper)
        assert refused.value.code == code


def test_a_card_that_is_not_there_is_refused_with_those_that_are():
    for game, papers in (("splitter", "-"), ("word-roller", "1a, 2a, 3a, 4a, 5a, 6a")):
        with pytest.raises(Refused) as refused:
            scored(game, {}, paper="9z")
        assert (refused.value.code, refused.value.params) == ("no-paper", {"paper": "9z", "papers": papers})


FELL = ((3, 3, 4, 4, 5, 5, 6, 8),)  # the dice of the first round of HexRoller
PAIRS = {"3L1": 5, "3R1": 2, "5L1": 2, "5R1": 5}  # 2 and 5, twice
CAT = {"r3c3": "C", "r3c4": "A", "r3c5": "T", "r4c4": "Q"}
SENTENCES: list[tuple[str, dict[str, Any], Any, list[str]]] = [
    ("splitter", {"9X9": 3}, (), ["The sheet has no cell 9X9."]),
    ("splitter", {"3L1": 7}, (), ["row 3, first left: a 7 has never fallen. There are 1, 2, 3, 4, 5, 6."]),
    (
        "splitter",
        {"4L1": 4, "4R1": 3},
        ((3, 3),),
        ["3 and 4 never fell together: row 4, first left, row 4, first right."],
    ),
    (
        "splitter",
        PAIRS,
        ((2, 5), (1, 6)),
        [
            "2 and 5 fell once and are written 2 times: "
            "row 3, first left, row 3, first right, row 5, first left, row 5, first right."
        ],
    ),
    ("splitter", PAIRS, ((2, 5), (6, 1), (2, 5)), ["1 and 6 fell and are not written."]),
    ("splitter", PAIRS, ((2, 5), (6, 1), (2, 5), (1, 6)), ["1 and 6 fell and are missing 2 times."]),
    ("make-a-difference", {"fa": 1}, (), ["One field is filled: each round writes two numbers."]),
    ("make-a-difference", {"fa": 1, "fb": 4}, ((1, 3),), ["A 4 has never fallen: field f b."]),
    (
        "make-a-difference",
        {"fa": 3, "fb": 3, "fc": 3, "fd": 1},
        ((1, 3), (3, 4)),
        ["The 3 fell 2 times and is written 3 times: field f a, field f b, field f c."],
    ),
    ("make-a-difference", {"fa": 3, "fb": 1}, ((1, 3), (2, 2)), ["A 2 fell and is missing 2 times."]),
    (
        "hexroller",
        {"E4": 8, "light-2": 8, "dark-2": 8},
        (),
        [
            "Round 2: both boxes show 8. A number is chosen once.",
            "The 8 stands in 2 boxes and in fewer hexes. Each chain has at least one.",
        ],
    ),
    (
        "hexroller",
        {"dark-1": 7},
        FELL,
        ["Round 1: no die showed 7.", "The 7 stands in a box and in no hex. Each chain has at least one."],
    ),
    ("hexroller", {"E4": 8, "light-2": 8}, FELL, ["Round 2 has boxes, and its dice have not fallen."]),
    ("hexroller", {"E4": 8}, (), ["The 8 is written and stands in no box: area E, hex 4."]),
    ("hexroller", {"E4": 4, "dark-1": 4}, (), ["These 4s hang together with no printed 4: area E, hex 4."]),
    (
        "hexroller",
        {"D5": 4, "light-1": 4},
        FELL,
        ["The 4 is written once; the dice of its rounds showed it 2 times."],
    ),
    ("word-roller", CAT, (), ["AQ is not in the list (down from row 3, column 4)."]),
]


@pytest.mark.parametrize(("game", "cells", "rolls", "sentences"), SENTENCES)
def test_a_fault_is_said_with_its_numbers_and_cells(game: str, cells: dict[str, Any], rolls: Any, sentences: list[str]):
    found, name = find(game), "3a" if game == "word-roller" else ""
    paper = paper_named(found, read_options(found, {}), name)
    faults = scored(game, cells, rolls, paper=name).faults
    assert [fault_said("en", found, paper, fault) for fault in faults] == sentences


def test_a_card_without_a_name_has_the_squares_of_the_larger_side():
    assert codes(scored("word-roller", {"r1c11": "A"}, side="each")) == [("lone-letter", ("r1c11",))]
    assert [code for code, _ in codes(scored("word-roller", {"r1c11": "A"}, side="a"))] == ["no-cell"]


def test_a_third_chain_of_hexroller_comes_with_two_numbers():
    fours, fives, sixes = {"D5": 4, "C3": 4, "light-1": 4}, {"C6": 5, "C4": 5}, {"B2": 6, "dark-1": 6}
    assert codes(scored("hexroller", {**fours, **fives, **sixes, "third": "x"}, FELL)) == []
    assert codes(scored("hexroller", {**fours, **fives, "third": "x"}, FELL)) == [("wrong-count", ("C4", "C6"))]


def test_two_cards_of_difference_have_their_solution():
    judge = find("difference").cases
    answer = judge({}, {"task": "solution", "illustration": "castle", "cards": [12, 3]})
    assert answer["legal"] is True
    assert [spot["card"] for spot in answer["spots"]] == [3, 12]
    assert answer["spots"][0]["what"]["en"] == "flag on the keep"
    for cards in ([3, 3], [0, 3], [3], [3, 26], ["3", 4], [3, 4, 5]):
        assert judge({}, {"task": "solution", "illustration": "castle", "cards": cards})["legal"] is False
    with pytest.raises(Refused):
        judge({}, {"task": "solution", "illustration": ["castle"], "cards": [3, 4]})


@pytest.mark.parametrize("game", ["splitter", "make-a-difference", "hexroller", "word-roller"])
def test_every_fault_has_a_sentence_in_both_languages(game: str):
    source = (files(f"rollwright.games.{game.replace('-', '_')}") / "scorer.py").read_text("utf-8")
    found = {
        code for pair in re.findall(r'Fault\(\s*"([a-z-]+)"(?: if [^"]+ else "([a-z-]+)")?', source) for code in pair
    }
    assert found - {""}
    for language in LANGUAGES:
        for code in found - {""}:
            assert f"\n{game}-fault-{code} =" in catalogue(language)["paper.ftl"], (language, code)
