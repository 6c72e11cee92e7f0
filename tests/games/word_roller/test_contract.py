"""Word Roller keeps the contract of every game; claims keep their order."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rollwright.games import word_roller
from rollwright.testing import CHECKS


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@settings(max_examples=12, deadline=None)
@given(data=st.data())
def test_word_roller_keeps_the_contract(check, data):
    check(word_roller, data)
