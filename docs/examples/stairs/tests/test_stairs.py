from collections.abc import Callable

import pytest
import stairs
from hypothesis import given, settings
from hypothesis import strategies as st

from rollwright.core import Game
from rollwright.testing import CHECKS


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@settings(max_examples=25, deadline=None)
@given(data=st.data())
def test_stairs_keeps_the_contract(check: Callable[[Game, st.DataObject], None], data: st.DataObject):
    check(stairs.GAME, data)
