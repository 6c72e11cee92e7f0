from hypothesis import given, settings
from hypothesis import strategies as st
from stairs.bots import BOTS

from rollwright.testing import bots_keep_the_contract


@settings(max_examples=10, deadline=None)
@given(data=st.data())
def test_the_bots_keep_the_contract(data: st.DataObject):
    bots_keep_the_contract(BOTS, data)
