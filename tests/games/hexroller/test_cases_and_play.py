"""The judge of cases says of a game played at random what play itself says."""

from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from rollwright.core import Move
from rollwright.games import GAMES
from rollwright.games.hexroller.actions import Action, Choose, Done, Flip, Use, Write
from rollwright.games.hexroller.cases import judge
from rollwright.games.hexroller.sheet import BONUSES, layout
from rollwright.games.hexroller.state import Sheet, State, Turn, boxes
from rollwright.testing.play import play_randomly, seeds

GAME = GAMES["hexroller"]
Step = dict[str, Any]


def case_of(state: State, seat: int) -> dict[str, Any]:
    """Return a sheet before its round as a case."""
    sheet, hexes = state.sheets[seat], layout(state.side).hexes
    cells = {spot.id: number for spot, number in zip(hexes, sheet.ink, strict=True) if spot.printed is None and number}
    rows = {"light": [*sheet.light], "dark": [*sheet.dark]}
    return {"cells": cells, "boxes": rows, "used_bonuses": [*sheet.used]}


def steps_of(state: State, turn: Turn) -> list[Step]:
    """Return a finished turn as the steps of a case."""
    hexes = layout(state.side).hexes
    steps: list[Step] = [
        {
            "number": chain.number,
            "path": [hexes[place].id for place in chain.path],
            **({"bonus": chain.bonus} if chain.bonus else {}),
        }
        for chain in turn.chains
    ]
    return steps if turn.two is None else [*steps, {"number": 2, "path": [hexes[turn.two].id], "bonus": "two"}]


def judged(state: State, seat: int, steps: list[Step], held: tuple[int | None, int | None]) -> dict[str, Any]:
    move = {"steps": steps, "boxes": {"light": held[0], "dark": held[1]}}
    return judge({"side": state.side}, {"task": "move", **case_of(state, seat), "roll": [*state.dice], "move": move})


def actions_of(steps: list[Step]) -> list[Action]:
    """Return the choices that write these steps: chosen chains, the extra hex, the 2, and the third chain last."""
    order: dict[Any, int] = {None: 0, "extra": 1, "two": 2, "third": 3}
    actions: list[Action] = []
    for step in sorted(steps, key=lambda step: order[step.get("bonus")]):
        writes: list[Action] = [Write(cell) for cell in step["path"]]
        match step.get("bonus"):
            case "extra":
                use: list[Action] = [Use("extra"), Choose(step["number"])]
                actions += [Choose(step["number"]), *writes[:-1], *use, *writes[-1:]]
            case "two":
                actions += [Use("two"), *writes]
            case "third":
                actions += [Use("third"), Choose(step["number"]), *writes]
            case _:
                actions += [Choose(step["number"]), *writes]
    return actions


def can_play(state: State, seat: int, steps: list[Step], held: tuple[int | None, int | None]) -> bool:
    """Say whether play leads through these steps to a finished round with these boxes."""
    for action in actions_of(steps):
        if action not in GAME.legal(state, seat):
            return False
        state = GAME.apply(state, Move(seat, action))
    if boxes(state.sheets[seat].turn) != held and Flip() in GAME.legal(state, seat):
        state = GAME.apply(state, Move(seat, Flip()))
    return boxes(state.sheets[seat].turn) == held and Done() in GAME.legal(state, seat)


def varied(steps: list[Step], held: tuple[int | None, int | None], state: State, random: Random) -> Any:
    """Return a round that differs a little from a legal one."""
    changed = [{**step, "path": [*step["path"]]} for step in steps]
    cells = [spot.id for spot in layout(state.side).hexes]
    match random.randrange(8):
        case 0 if changed:
            changed.pop(random.randrange(len(changed)))
        case 1 if changed:
            path = random.choice(changed)["path"]
            path[random.randrange(len(path))] = random.choice(cells)
        case 2 if changed:
            random.choice(changed)["number"] = random.choice(range(2, 9))
        case 3 if changed:
            random.choice(changed)["bonus"] = random.choice(BONUSES)
        case 4 if changed:
            random.choice(changed)["path"].append(random.choice(cells))
        case 5 if changed:
            path = random.choice(changed)["path"]
            path[:] = path[::-1]
        case 6:
            changed.append({"number": 2, "path": [random.choice(cells)], "bonus": "two"})
        case _:
            held = (held[1], random.choice((None, 3, *held)))
    return changed, held


def well_formed(steps: list[Step]) -> bool:
    """Say whether play has words for these steps: it cannot lengthen nothing, nor choose a 2."""
    return all(
        (step["number"] == 2) == (step.get("bonus") == "two") and (step.get("bonus") != "two" or len(step["path"]) == 1)
        for step in steps
    )


@settings(max_examples=10, deadline=None)
@given(seed=seeds(), data=st.data())
def test_a_round_is_legal_in_a_case_exactly_where_play_leads_there(seed: str, data: st.DataObject) -> None:
    play = play_randomly(GAME, seed, data)
    for state, move in zip(play.states, play.log, strict=False):
        if not isinstance(move.action, Done):
            continue
        assert move.seat is not None
        turn: Turn = state.sheets[move.seat].turn
        fresh = Sheet(*(getattr(state.sheets[move.seat], name) for name in ("ink", "light", "dark", "used")))
        before = replace(state, sheets=(fresh,))
        steps, held = steps_of(state, turn), boxes(turn)
        play.random.shuffle(steps)  # a round's steps may be listed in any order
        assert judged(before, 0, steps, held) == {"legal": True}
        assert can_play(before, 0, steps, held)
        for _ in range(12):
            other, others_held = varied(steps, held, state, play.random)
            answer = judged(before, 0, other, others_held)
            assert answer["legal"] == (well_formed(other) and can_play(before, 0, other, others_held)), (other, answer)


@settings(max_examples=10, deadline=None)
@given(seed=seeds(), data=st.data())
def test_a_sheet_scores_in_a_case_as_in_play(seed: str, data: st.DataObject) -> None:
    play = play_randomly(GAME, seed, data)
    for state in play.states[::5] + play.states[-1:]:
        for seat in range(len(state.sheets)):
            score, answer = GAME.score(state, seat), judge({"side": state.side}, case_of(state, seat))
            assert answer["total"] == score.total
            assert [(item["id"], item["points"]) for item in answer["items"]] == [
                (item.id, item.points) for item in score.items
            ]
