"""A round of Splitter as a seat lives it: pencil, swap, undo, what it would be worth, ink."""

from random import Random
from typing import Any

from msgspec.structs import replace

from rollwright.core import Change, Move, Part, begin, step
from rollwright.games.splitter import GAME as splitter
from rollwright.games.splitter.actions import Done, Swap, Undo, Write
from rollwright.games.splitter.state import Options
from tests.present import present

ROLLS_6_AND_3 = "367"  # a seed whose first rolls are 6 3 and 1 3
PLACES = [place.id for place in splitter.sheet(Options()).places]


def played(*actions: Any, seats: int = 1, seat: int = 0, state: Any = None):
    state = state or begin(splitter, Options(), ("Mira", "Théo", "Inès")[:seats], ROLLS_6_AND_3)
    for action in actions:
        state = step(splitter, state, Move(seat, action))
    return state


def pencil(state: Any, seat: int = 0):
    row = splitter.view(state, seat).sheets[seat].pencil
    return {PLACES[place]: number for place, number in enumerate(row) if number is not None}


def ink(state: Any, seat: int = 0):
    row = splitter.view(state, None).sheets[seat].ink
    return {PLACES[place]: number for place, number in enumerate(row) if number is not None}


def test_the_first_die_goes_in_the_cell_and_the_second_in_its_mirror():
    assert played().dice == (6, 3)
    assert pencil(played(Write("3L4"))) == {"3L4": 6, "3R4": 3}
    assert pencil(played(Write("3R4"))) == {"3R4": 6, "3L4": 3}


def test_swap_changes_the_two_numbers():
    assert pencil(played(Write("3L4"), Swap())) == {"3R4": 6, "3L4": 3}
    assert played(Write("3L4"), Swap(), Swap()) == played(Write("3L4"))


def test_writing_elsewhere_moves_the_pencil():
    assert pencil(played(Write("3L4"), Write("1R3"))) == {"1R3": 6, "1L3": 3}


def test_writing_in_the_mirror_cell_swaps():
    assert played(Write("3L4"), Write("3R4")) == played(Write("3L4"), Swap())


def test_undo_rubs_out_the_round():
    assert played(Write("3L4"), Swap(), Undo()) == played()


def test_pencil_turns_to_ink_when_the_last_seat_is_done():
    state = played(Write("3L4"), Done(), seats=2)
    assert ink(state) == {}
    assert splitter.view(state, None).sheets[0].done
    state = played(Write("1L3"), Done(), seat=1, state=state)
    assert (ink(state, 0), ink(state, 1)) == ({"3L4": 6, "3R4": 3}, {"1L3": 6, "1R3": 3})
    assert pencil(state) == {}
    assert state.round == 2


def test_nobody_sees_another_pencil():
    state = played(Write("3L4"), seats=2)
    for onlooker in (1, None):
        assert splitter.view(state, onlooker) == splitter.view(played(seats=2), onlooker)


def test_the_worth_of_the_pencil_is_shown_before_done():
    state = played(Write("3L4"), Done())
    assert state.dice == (1, 3)
    state = played(Write("3L1"), state=state)
    worth = present(splitter.view(state, 0).worth)
    assert (worth.before, worth.after) == (0, 1)
    assert worth.won == (Change("number-1", Part(("3L1",), 1)),)
    assert worth.lost == ()


def test_the_roller_is_passed_from_seat_to_seat():
    state, rollers = played(seats=3), []
    for cell in [place for place in PLACES if "L" in place][:5]:
        rollers.append(splitter.view(state, None).roller)
        for seat in range(3):
            state = played(Write(cell), Done(), seat=seat, state=state)
    assert rollers == [0, 1, 2, 0, 1]


def test_every_sheet_is_full_after_22_rounds():
    state = played()
    for cell in [place for place in PLACES if "L" in place]:
        state = played(Write(cell), Done(), state=state)
    assert splitter.over(state)
    assert len(ink(state)) == 44
    end = splitter.view(state, None)
    assert (end.over, end.round, end.rounds, end.dice, end.roller) == (True, 22, 22, (), None)
    assert end.sheets[0].score == splitter.score(state, 0)
    assert splitter.legal(state, 0) == []
    assert present(present(splitter.fast).legal_words)(state, 0) == ()


def test_an_action_is_accepted_exactly_when_it_is_listed():
    random, state = Random(3), played(seats=2)
    while not splitter.over(state):
        for seat in (0, 1):
            legal = splitter.legal(state, seat)
            assert [
                action for action in splitter.actions if present(present(splitter.fast).accepts)(state, seat, action)
            ] == [a for a in splitter.actions if a in legal]
        seat = random.choice([seat for seat in (0, 1) if splitter.legal(state, seat)])
        state = step(splitter, state, Move(seat, random.choice(splitter.legal(state, seat))))
    assert not any(present(present(splitter.fast).accepts)(state, 0, action) for action in splitter.actions)


def test_a_mark_says_what_it_still_lacks():
    near = splitter.view(played(Write("3L4")), 0).near
    assert [(each.note, each.figure, each.more) for each in near] == [("fewer", 6, 5), ("fewer", 3, 2)]
    ones = played(Write("3L1"), state=replace(played(), dice=(1, 1)))  # they touch across the centre line
    assert [(each.note, each.figure, each.cells, each.more) for each in splitter.view(ones, 0).near] == [
        ("over", 1, ("3L1", "3R1"), -1)
    ]
    later = played(Write("3L4"), Done())  # 6 and 3 in ink, both too few
    assert [near.cells for near in splitter.view(played(Write("5L1"), state=later), 0).near] == [("5R1",)]
    assert splitter.view(played(), 0).near == ()
    assert splitter.view(played(Write("3L4"), seats=2), 1).near == ()  # nobody else's pencil
    assert splitter.view(played(Write("3L4"), seats=2), None).near == ()
