"""The pictures keep what the rules of drawing promise: measured on every card, as a phone shows it."""

import importlib.util
import json
from functools import cache
from typing import Any

import pytest

from rollwright.games.difference.art import PICTURES
from rollwright.games.difference.cutting import cut
from rollwright.games.difference.picture import CARDS, Illustration, picture
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
@pytest.mark.soak("all 100 cards are rendered and measured, not one of each picture")
@pytest.mark.parametrize("card", CARDS if SOAK else [7])
@pytest.mark.parametrize("illustration", PICTURES)
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
