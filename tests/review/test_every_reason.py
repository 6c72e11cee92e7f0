"""Every sentence that gives a reason in a review of Splitter, Make a Difference or HexRoller, in a position of its own.

A sentence without a case fails here, so a new one cannot be added without a position that holds it to the rules.
"""

import re
from collections.abc import Callable
from functools import partial
from importlib.resources import files

import pytest

from tests.effort import effort
from tests.review.reasons import expected, hexroller, positions_mode_a, positions_mode_b, splitter

Holds = Callable[[int], None]
"""Holds one sentence to so many games that go on from its position."""

CASES: dict[str, Holds] = {
    **{f"review-why-splitter-{name}": partial(splitter.holds, name) for name in splitter.POSITIONS},
    **{f"review-why-difference-{name}": partial(positions_mode_a.holds, name) for name in positions_mode_a.POSITIONS},
    **{f"review-why-{name}": partial(positions_mode_b.holds, name) for name in positions_mode_b.POSITIONS},
    **{f"review-why-hexroller-{name}": partial(hexroller.holds, name) for name in hexroller.POSITIONS},
    "review-why-total": expected.total_holds,
    "review-why-expected-points": expected.expected_points_hold,
}


def messages() -> list[str]:
    """Return the names of all these sentences, as the catalogue has them."""
    catalogue = (files("rollwright.locale") / "en" / "review.ftl").read_text("utf-8")
    return re.findall(r"^(review-why-[\w-]+) =", catalogue, re.MULTILINE)


def test_every_sentence_has_a_case():
    assert sorted(CASES) == sorted(messages())


@pytest.mark.soak("1,000 games from each position instead of 60")
@pytest.mark.parametrize("message", sorted(CASES))
def test_a_sentence_holds_in_its_position(message: str):
    CASES[message](effort(60, 1000))
