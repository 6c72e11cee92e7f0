"""The judge of cases says of a game played at random what play itself says."""

from typing import Any, cast

from hypothesis import given, settings
from hypothesis import strategies as st

from rollwright.core import Move
from rollwright.games import GAMES
from rollwright.games.make_a_difference.actions import Write
from rollwright.games.make_a_difference.cases import judge
from rollwright.games.make_a_difference.lines import comparable
from rollwright.games.make_a_difference.ranking import leaders, participants
from rollwright.games.make_a_difference.sheet import layout
from rollwright.games.make_a_difference.state import Options, State, written_out
from rollwright.testing.play import play_randomly, seeds

GAME = GAMES["make-a-difference"]


def written_on(state: State, seat: int) -> dict[str, Any]:
    """Return a sheet's ink as the cells of a case."""
    fields, ink = layout().cells, state.sheets[seat].ink
    return {field.id: number for field, number in zip(fields, ink, strict=True) if number is not None}


def can_write(state: State, seat: int, cells: tuple[str, str]) -> bool:
    """Say whether play lets a seat write the die in hand and then the other in these fields."""
    for cell in cells:
        if Write(cell) not in GAME.legal(state, seat):
            return False
        state = GAME.apply(state, Move(seat, Write(cell)))
    return True


@settings(max_examples=12, deadline=None)
@given(seed=seeds(), data=st.data())
def test_a_placement_is_legal_in_a_case_exactly_where_play_offers_it(seed: str, data: st.DataObject) -> None:
    play = play_randomly(GAME, seed, data)
    names = [field.id for field in layout().cells]
    for position, seat in play.turns:
        state = cast("State", position.state)
        if state.duel is not None or state.sheets[seat].pencil:
            continue
        held = state.sheets[seat].held
        values = state.dice[held], state.dice[1 - held]
        for _ in range(6):
            cells = play.random.choice(names), play.random.choice(names)
            place = [{"cell": cell, "value": value} for cell, value in zip(cells, values, strict=True)]
            case = {"task": "move", "cells": written_on(state, seat), "roll": [*state.dice], "move": {"place": place}}
            answer = judge({}, case)
            assert answer["legal"] == can_write(state, seat, cells), (cells, answer)
            if not answer["legal"]:
                assert answer["reason"] == ("same-cell" if cells[0] == cells[1] else "occupied")


@settings(max_examples=12, deadline=None)
@given(seed=seeds(), data=st.data())
def test_a_table_scores_in_a_case_as_in_play(seed: str, data: st.DataObject) -> None:
    play = play_randomly(GAME, seed, data)
    options: Options = play.options
    rules = {"mode": options.mode, "friendly_ties": options.friendly_ties}
    for state in play.states[:: max(1, len(play.states) // 20)] + play.states[-1:]:
        seats = range(len(state.sheets))
        players = [{"name": str(seat), "cells": written_on(state, seat)} for seat in seats]
        bots = [card.id for card in state.cards] if written_out(state) else []  # face down until then
        answer = judge(rules, {"players": players, "bots": bots})
        for seat in seats:
            score, given_answer = GAME.score(state, seat), answer["players"][seat]
            # A case is a table as it lies; in play a line of Mode B counts once it can be compared.
            whole = written_out(state) or options.mode == "A"
            counted = [whole or compared for compared in comparable([sheet.ink for sheet in state.sheets])]
            points = [
                (item["id"], item["points"] * counts)
                for item, counts in zip(given_answer["items"], counted, strict=True)
            ]
            assert points == [(item.id, item.points) for item in score.items]
            assert score.total == sum(item.points for item in score.items)
        if written_out(state):
            finals = participants(state)
            assert [player["total"] for player in answer["players"]] == [*finals]
            names = [*map(str, seats), *bots]
            assert answer["winners"] == [names[who] for who in leaders(finals)]
