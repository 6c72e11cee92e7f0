from typing import Any

import pytest
import stairs
from hypothesis import given, settings
from hypothesis import strategies as st

from rollwright.testing import CHECKS


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@settings(max_examples=25, deadline=None)
@given(data=st.data())
def test_stairs_keeps_the_contract(check: Any, data: st.DataObject):
    check(stairs.GAME, data)
