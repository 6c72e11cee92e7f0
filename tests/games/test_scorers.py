"""Sheets of paper, scored by themselves: the points, and what cannot be."""

import re
from importlib.resources import files
from typing import Any

import pytest

from rollwright.core import Refused, ScoredSheet, read_options, score_paper
from rollwright.games import find
from rollwright.locale import LANGUAGES, catalogue


def scored(game: str, cells: dict[str, Any], rolls: Any = (), paper: str = "", **options: Any) -> ScoredSheet:
    found = find(game)
    return score_paper(found, read_options(found, options), paper, cells, rolls)


def codes(sheet: ScoredSheet) -> list[tuple[str, tuple[str, ...]]]:
    return [(fault.code, fault.cells) for fault in sheet.faults]


def test_a_sheet_of_splitter_has_its_points_and_their_cells():
    sheet = scored("splitter", {"3L1": 2, "3R1": 2})
    assert sheet.score is not None
    assert sheet.score.total == 2
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


def test_mode_b_says_the_sums_of_the_lines():
    sheet = scored("make-a-difference", {"fa": 1, "fb": 6}, mode="B")
    assert sheet.score is not None
    assert {item.id: item.points for item in sheet.score.items}["row-f"] == 5
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
    for game, paper, code in (
        ("difference", "", "no-scorer"),
        ("word-roller", "9z", "no-paper"),
        ("splitter", "1a", "no-paper"),
    ):
        with pytest.raises(Refused) as refused:
            scored(game, {}, paper=paper)
        assert refused.value.code == code


def test_two_cards_of_difference_have_their_solution():
    judge = find("difference").cases
    answer = judge({}, {"task": "solution", "illustration": "castle", "cards": [12, 3]})
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
