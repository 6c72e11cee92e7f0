"""The judge of cases says of a game played at random what play itself says."""

from typing import Any, cast

from hypothesis import given, settings
from hypothesis import strategies as st

from rollwright.games import GAMES
from rollwright.games.splitter.actions import Write
from rollwright.games.splitter.cases import judge
from rollwright.games.splitter.sheet import layout
from rollwright.games.splitter.state import State
from rollwright.testing.play import play_randomly, seeds

GAME = GAMES["splitter"]


def written_on(state: State, seat: int) -> dict[str, Any]:
    """Return a sheet's ink as the cells of a case."""
    cells = layout(state.pad).cells
    return {cell.id: number for cell, number in zip(cells, state.sheets[seat].ink, strict=True) if number is not None}


@settings(max_examples=12, deadline=None)
@given(seed=seeds(), data=st.data())
def test_a_placement_is_legal_in_a_case_exactly_where_play_offers_it(seed: str, data: st.DataObject) -> None:
    play = play_randomly(GAME, seed, data)
    for position, seat in play.turns:
        state = cast("State", position.state)
        if state.sheets[seat].first is not None:
            continue
        offered = GAME.legal(state, seat)
        for cell in layout(state.pad).cells:
            place = [{"cell": cell.id, "value": state.dice[0]}, {"cell": cell.mirror, "value": state.dice[1]}]
            case = {"task": "move", "cells": written_on(state, seat), "roll": [*state.dice], "move": {"place": place}}
            answer = judge({"pad": state.pad}, case)
            assert answer == ({"legal": True} if Write(cell.id) in offered else {"legal": False, "reason": "occupied"})


@settings(max_examples=12, deadline=None)
@given(seed=seeds(), data=st.data())
def test_a_sheet_scores_in_a_case_as_in_play(seed: str, data: st.DataObject) -> None:
    play = play_randomly(GAME, seed, data)
    for state in play.states:
        for seat in range(len(state.sheets)):
            score, answer = GAME.score(state, seat), judge({"pad": state.pad}, {"cells": written_on(state, seat)})
            assert answer["total"] == score.total
            assert [(item["id"], item["points"]) for item in answer["items"]] == [
                (item.id, item.points) for item in score.items
            ]
