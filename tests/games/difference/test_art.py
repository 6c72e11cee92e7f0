"""The pictures keep what the rules of drawing promise: measured on every card, as a phone shows it."""

import hashlib
import importlib.util
import json
from functools import cache
from typing import Any

import pytest

from rollwright.games.difference.art import PICTURES
from rollwright.games.difference.cutting import cut
from rollwright.games.difference.picture import CARDS, Illustration, picture, planned_at
from rollwright.games.difference.score import MEDALS
from tests.effort import SOAK
from tests.examples import ROOT
from tests.present import present

spec = importlib.util.spec_from_file_location("proof", ROOT / "tools" / "proof.py")
proof: Any = importlib.util.module_from_spec(present(spec))
present(present(spec).loader).exec_module(proof)


@cache
def pieces(illustration: Illustration):
    return cut(illustration)


@pytest.mark.parametrize("illustration", PICTURES)
def test_every_drawing_was_measured_as_it_is(illustration: Illustration):
    """A drawing with the hash that `make art` noted passed all measures below, whose rendering takes a second each."""
    noted = json.loads(proof.MEASURED.read_text("utf-8"))
    assert noted[illustration] == proof.fingerprints(illustration), "run make art"


@pytest.mark.slow
@pytest.mark.soak("all cards of all pictures are rendered and measured, not one card")
@pytest.mark.parametrize("card", CARDS if SOAK else [7])
@pytest.mark.parametrize("illustration", PICTURES if SOAK else ["reef"])
def test_a_card_changes_its_own_circle_alone_and_visibly(illustration: Illustration, card: int):
    element = picture(illustration).elements[card - 1]
    sent = proof.sent(pieces(illustration), card)
    assert proof.is_true(sent, proof.render(illustration, card))
    change = proof.measure(proof.sent(pieces(illustration), 0), sent, element)
    assert proof.faults(element, change) == []


@pytest.mark.parametrize("illustration", PICTURES)
def test_circles_lie_on_the_canvas_and_apart(illustration: Illustration):
    assert list(proof.misplaced(picture(illustration).elements)) == []


@pytest.mark.parametrize("illustration", PICTURES)
def test_every_picture_has_its_25_elements_of_all_kinds(illustration: Illustration):
    elements = picture(illustration).elements
    kinds = [element.kind for element in elements]
    assert [element.n for element in elements] == list(CARDS)
    assert {kinds.count(kind) for kind in kinds} <= {3, 4}
    assert len({*kinds}) == 7
    assert min(element.r for element in elements) >= 52


CIRCLES = {
    "castle": "6d7a0ddb9c20c410",
    "circus": "93d8e927aa3396ec",
    "dragon": "bfe18efe2f1df3d5",
    "lake": "dbc733f374c2572c",
    "reef": "db38e53314b218ee",
    "winter": "783bf77709d0a929",
}


@pytest.mark.parametrize("illustration", PICTURES)
def test_circles_stay_where_stored_games_were_tapped(illustration: Illustration):
    """Logs hold taps. Moved circles alter what an old log folds to, and need a new version of the game."""
    circles = [(element.x, element.y, element.r) for element in picture(illustration).elements]
    assert hashlib.sha256(repr(circles).encode()).hexdigest()[:16] == CIRCLES[illustration]


@pytest.mark.parametrize("illustration", PICTURES)
def test_every_element_has_a_name_of_its_own_in_both_languages(illustration: Illustration):
    for language in ("en", "fr"):
        names = [element.what[language] for element in picture(illustration).elements]
        assert all(names)
        assert len({*names}) == len(CARDS)


@pytest.mark.parametrize("illustration", PICTURES)
def test_every_picture_has_words_medals_and_a_small_picture(illustration: Illustration):
    for language in ("en", "fr"):
        words = (ROOT / "src" / "rollwright" / "locale" / language / "difference.ftl").read_text("utf-8")
        assert f"difference-picture-{illustration} = {picture(illustration).title[language]}\n" in words
        assert f"option-difference-illustration-{illustration}-short = " in words
    assert illustration in MEDALS.seconds
    assert (ROOT / "web" / "src" / "assets" / "difference" / f"{illustration}.webp").stat().st_size < 50_000


def test_a_picture_without_a_plan_is_judged_as_it_is_drawn():
    fan = picture("reef").elements[10]
    assert planned_at("reef", fan.x, fan.y) == fan.n
