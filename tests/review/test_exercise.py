"""Exercises: the costly rounds of a game, played again by one seat, in every kind of game that is reviewed."""

from random import Random

import pytest
from msgspec.structs import replace

from rollwright import bots
from rollwright.core import Refused, to_text
from rollwright.review.choice import weigh
from rollwright.review.exercise import Exercise, costly_rounds, exercise, is_solved
from tests.review.played_games import WITH_LEDGER, played, recorded

LEVELS = ("gentle", "gentle")
SEED = 3


@pytest.mark.parametrize(
    ("kind", "number"), [("splitter-b", 9), ("mode-a", 6), ("mode-b", 3), ("front", 6), ("back", 3)]
)
def test_the_own_round_costs_what_it_did_and_the_reviewer_itself_solves_it(kind: str, number: int):
    game, seat = played(kind, LEVELS, SEED), 1
    found = exercise(game, seat, number)
    own = found.weigh(found.play(found.begin(), own_actions(kind, seat, number)))
    assert own == weigh(game.game, game.options, game.states[number - 1], game.states[number], seat)
    assert not is_solved(own)
    assert own.why
    solution = master_actions(found)
    solved = found.weigh(found.play(found.begin(), solution))
    assert is_solved(solved)
    assert not solved.why
    told, written = ({mark.cell for mark in marks} for marks in (own.better, solved.own))
    assert told == written, "the better choice is told whole, boxes and bonuses too"
    assert set(solved.own) != set(own.own)


@pytest.mark.parametrize("kind", WITH_LEDGER)
def test_the_position_is_that_of_the_round_and_shows_other_sheets_only_where_they_count(kind: str):
    game = played(kind, LEVELS, SEED)
    found = exercise(game, 1, game.rounds)
    view, before = found.view(found.begin()), game.states[game.rounds - 1]
    assert (view.round, tuple(view.dice)) == (before.round, before.dice)
    other, own = found.game.view(before, 1).sheets
    assert found.shown_seat == view.sheets.index(own)
    assert view.sheets == ((replace(other, done=True), own) if kind.startswith("mode-b") else (own,))
    assert found.choices(found.begin()) == tuple(map(to_text, game.game.legal(before, 1)))
    closed = found.play(found.begin(), own_actions(kind, 1, game.rounds))
    assert found.is_closed(closed)
    with pytest.raises(Refused) as refused:
        found.play(closed, ("undo",))
    assert refused.value.code == "already-done"


def test_the_costliest_choices_come_first_and_good_ones_never():
    game, shares = played("mode-a", LEVELS, SEED), list[float]()
    found = costly_rounds(game, 1, shares.append)
    rounds = range(1, game.rounds + 1)
    costs = [weigh(game.game, game.options, game.states[n - 1], game.states[n], 1) for n in rounds]
    notable = [cost for cost in costs if not is_solved(cost)]
    assert len(notable) > 3
    assert found == sorted(notable, key=lambda cost: cost.loss, reverse=True)[:3]
    assert [cost.round for cost in costs] == [*rounds]
    assert shares == pytest.approx([number / game.rounds for number in rounds])


def master_actions(found: Exercise) -> list[str]:
    """Return the whole round of the strongest bot."""
    said: list[str] = []
    bot, random = bots.find(found.game.info.id, "master"), Random(0)
    while "done" not in said:
        state = found.play(found.begin(), said)
        choices = found.game.legal(state, 0)
        said += map(to_text, bot(found.options, found.view(state), found.shown_seat, choices, random))
    return said


def own_actions(kind: str, seat: int, number: int) -> list[str]:
    """Return the actions of a seat in a round; bots take nothing back."""
    said = [move.action for move in recorded(kind, LEVELS, SEED).moves if move.seat == seat]
    ends = [place + 1 for place, action in enumerate(said) if action == "done"]
    return said[([0, *ends])[number - 1] : ends[number - 1]]
