"""A game that goes on from a round of a finished one: its sheets, its dice, and the file that tells both games."""

import dataclasses
from random import Random
from typing import Any

import pytest
from msgspec import Struct
from msgspec.structs import replace

from rollwright.core import (
    Clock,
    CorruptLog,
    Game,
    Move,
    Origin,
    Refused,
    Wake,
    begin,
    is_awaited,
    mix,
    read_options,
    record,
    roll,
    start_of,
    step,
    to_text,
    trail,
    verify,
)
from rollwright.core.origin import RecordedMove, moves_of, reseeded, rolls_of, seed_of
from rollwright.games import find
from rollwright.games.splitter import GAME as splitter
from rollwright.games.splitter.actions import Done, Write
from rollwright.games.splitter.state import Options

FIRST, SECOND, THIRD = ("1" * 64, "2" * 64, "3" * 64)  # the secrets of three games
PAIRS = [place.id for place in splitter.sheet(Options()).places if "L" in place.id]


def round_of(number: int, *cells: str) -> tuple[RecordedMove, ...]:
    """One round: each seat in turn writes in its cell and is done."""
    return tuple(
        RecordedMove(seat, action, 1000 * number + 100 * seat + after)
        for seat, cell in enumerate(cells)
        for after, action in enumerate((f"write {cell}", "done"))
    )


# Two people have played two rounds, each on its own wing: the first at the star, the second at the centre line.
PLAYED = (*round_of(1, "3L4", "3L1"), *round_of(2, "2L4", "4L1"))
ROUND_3 = Origin("TABLE", 3, (1,), PLAYED, FIRST, ("otter", ""))


def dice(secret: str, words: tuple[str, ...], number: int) -> tuple[int, ...]:
    return roll(mix(secret, words), "round", number, dice=2)


def written(state: Any, seat: int = 0) -> set[str]:
    """The left cells of a sheet with something in them."""
    places = splitter.sheet(Options()).places
    ink = state.sheets[seat].ink
    return {place.id for place, figure in zip(places, ink, strict=True) if figure is not None and "L" in place.id}


def begun(origin: Origin, *names: str) -> Any:
    return start_of(splitter, Options(), names, seed_of(origin, mix(SECOND, ("",))), origin)


def test_a_seat_goes_on_with_the_sheet_that_it_takes():
    assert written(begun(ROUND_3, "Mira")) == {"3L1", "4L1"}
    assert written(begun(replace(ROUND_3, seats=(0,)), "Mira")) == {"3L4", "2L4"}


def test_friends_may_all_go_on_with_the_same_sheet():
    state = begun(replace(ROUND_3, seats=(1, 0, 1)), "Mira", "Théo", "Ana")
    assert [written(state, seat) for seat in range(3)] == [{"3L1", "4L1"}, {"3L4", "2L4"}, {"3L1", "4L1"}]


@pytest.mark.parametrize("same", [True, False])
def test_the_roll_of_the_round_stays_and_the_later_ones_are_the_same_or_new(same: bool):
    origin = replace(ROUND_3, same=same)
    seed = seed_of(origin, mix(SECOND, ("",)))
    moves = [Move(0, Write(PAIRS[0])), Move(0, Done())]
    *_, before, _, after = trail(splitter, Options(), ("Mira",), seed, moves, origin)
    assert (before.round, before.dice) == (3, dice(FIRST, ("otter", ""), 3))
    assert (after.round, after.dice) == (4, dice(FIRST, ("otter", ""), 4) if same else dice(SECOND, ("",), 4))


def test_a_game_without_an_origin_has_its_own_dice():
    assert seed_of(None, "own") == "own"


def test_an_origin_knows_its_seed_from_all_that_was_mixed():
    hashes, shares = ("a" * 64, None), ("b" * 64, None)
    origin = replace(ROUND_3, hashes=hashes, shares=shares)
    assert ROUND_3.seed == mix(FIRST, ("otter", ""))
    assert origin.seed == mix(FIRST, ("otter", ""), hashes, shares) != ROUND_3.seed


def test_the_new_game_begins_at_the_moment_of_the_last_move_before_its_round():
    assert ROUND_3.at == 2101
    assert replace(ROUND_3, moves=()).at == 0
    assert Origin("NEXT", 3, (0,), (), SECOND, ("",), before=ROUND_3).at == 2101


# A game from round 3 of the first one, and from its round 4 on yet another.
ROUND_4 = Origin("NEXT", 4, (0,), round_of(3, "5L1"), SECOND, ("",), before=ROUND_3)


def test_a_game_that_went_on_may_be_gone_on_from():
    assert (ROUND_3.depth, ROUND_4.depth) == (1, 2)
    assert (ROUND_3.chain(), ROUND_4.chain()) == ((ROUND_3,), (ROUND_3, ROUND_4))
    state = begun(ROUND_4, "Mira")
    assert (state.round, state.dice) == (4, dice(SECOND, ("",), 4))
    assert written(state) == {"3L1", "4L1", "5L1"}


def test_a_game_may_go_on_from_the_first_round_before_anybody_has_moved():
    state = begun(Origin("TABLE", 1, (0,), (), FIRST, ("otter", "")), "Mira")
    assert (state.round, state.dice, written(state)) == (1, dice(FIRST, ("otter", ""), 1), set())


def test_each_roll_belongs_to_the_game_that_made_it():
    assert rolls_of(splitter, Options(), ("Mira",), ROUND_3) == (3,)
    assert rolls_of(splitter, Options(), ("Mira",), ROUND_4) == (3, 1)


def test_dice_that_were_to_stay_the_same_stay_so_through_the_whole_chain():
    known = replace(ROUND_4, before=replace(ROUND_3, same=True))
    assert known.seed == ROUND_3.seed
    assert ROUND_4.seed == mix(SECOND, ("",))


@pytest.mark.parametrize(
    ("origin", "names"),
    [
        (ROUND_3, ("Mira", "Théo")),
        (replace(ROUND_4, seats=(1,)), ("Mira",)),
        (replace(ROUND_4, seats=(-1,)), ("Mira",)),
    ],
    ids=["a seat without a sheet", "a sheet that is not there", "a sheet before the first"],
)
def test_an_origin_has_a_sheet_for_every_seat(origin: Origin, names: tuple[str, ...]):
    with pytest.raises(CorruptLog) as corrupt:
        begun(origin, *names)
    assert corrupt.value.params == {"seats": 1}


class Chess(Struct, frozen=True):
    """A state without dice."""


def test_a_game_without_a_seed_cannot_be_gone_on_from():
    with pytest.raises(Refused) as refused:
        reseeded(Chess(), "seed")
    assert refused.value.code == "cannot-try-again"


def test_a_game_with_the_same_dice_keeps_its_state():
    state = begun(ROUND_3, "Mira")
    assert reseeded(state, state.seed) is state
    assert reseeded(state, "other").seed == "other"


def finished(origin: Origin) -> Any:
    """The file of a game that Mira went on with to its end."""
    left = [pair for pair in PAIRS if pair not in written(begun(origin, "Mira"))]
    moves = [Move(0, action, 9000) for pair in left for action in (Write(pair), Done())]
    return record(splitter, Options(), ("Mira",), THIRD, ("",), moves, origin=origin)


def faults(kept: Any) -> list[str]:
    return [finding.check for finding in verify(splitter, kept) if not finding.holds]


@pytest.mark.parametrize("origin", [ROUND_3, replace(ROUND_3, same=True), ROUND_4], ids=["new", "same", "chain"])
def test_the_file_of_a_game_that_went_on_holds_by_itself(origin: Origin):
    kept = finished(origin)
    assert kept.format == "rollwright-game-3"
    assert [drawn.key for drawn in kept.rolls] == [f"round/{number}" for number in range(1, 23)]
    assert [finding.check for finding in verify(splitter, kept)] == [
        "format",
        "commitment",
        "hash",
        "origin",
        "rolls",
        "moves",
        "scores",
    ]
    assert faults(kept) == []


def test_every_trick_with_an_origin_is_found():
    kept = finished(ROUND_4)
    assert kept.origin is not None
    other = replace(ROUND_3, moves=(*round_of(1, "3R4", "3R1"), *round_of(2, "2L4", "4L1")))
    tricks = {
        "another first game": replace(kept.origin, before=other),
        "other dice before": replace(kept.origin, before=replace(ROUND_3, secret="f" * 64)),
        "a secret that is none": replace(kept.origin, before=replace(ROUND_3, secret="me")),
        "no origin": None,
    }
    assert {name: faults(replace(kept, origin=origin)) for name, origin in tricks.items()} == {
        "another first game": ["hash", "scores"],
        "other dice before": ["hash", "rolls", "moves", "scores"],
        "a secret that is none": ["hash", "origin"],
        "no origin": ["format"],
    }


def test_a_move_of_the_clock_is_told_again_once_for_all_seats():
    """Moves of a seat are told again for each seat that took its sheet; the clock has one move for the table."""
    seen: list[Any] = []

    def apply(state: Any, move: Move[Any]) -> Any:
        seen.append((move.seat, move.action))
        return splitter.apply(state, move) if move.seat is not None else state

    timed = dataclasses.replace(splitter, apply=apply, clock=Clock(next_wake=lambda _: 0))
    origin = replace(ROUND_3, seats=(1, 1), moves=(RecordedMove(None, "wake", 5), *round_of(1, "3L4", "3L1")))
    start_of(timed, Options(), ("Mira", "Théo"), "seed", origin)
    assert seen == [(None, Wake()), (0, Write("3L1")), (1, Write("3L1")), (0, Done()), (1, Done())]


ALL: list[tuple[str, dict[str, Any]]] = [  # every game and mode that can be tried again
    ("splitter", {"pad": "B"}),
    ("hexroller", {"side": "back"}),
    ("make-a-difference", {"mode": "A"}),
    ("make-a-difference", {"mode": "B", "duel": False}),
    ("word-roller", {}),
]


@pytest.mark.parametrize("same", [True, False])
@pytest.mark.parametrize(("name", "given"), ALL)
def test_any_game_goes_on_from_its_third_round_and_its_file_holds(name: str, given: dict[str, Any], same: bool):
    game = find(name)
    options, seed = read_options(game, given), mix(FIRST, ("", ""))
    lines, position = play_on(game, begin(game, options, ("Mira", "Théo"), seed), 3)
    origin = Origin("TABLE", 3, (0, 1), tuple(lines), FIRST, ("", ""), same=same)
    start = start_of(game, options, ("Mira", "Théo"), seed_of(origin, mix(SECOND, ("", ""))), origin)
    assert game.view(start, None) == game.view(position, None)
    assert (start == position) is same
    more, _ = play_on(game, start, 5)
    moves = moves_of(game, more)
    kept = record(game, options, ("Mira", "Théo"), SECOND, ("", ""), moves, origin=origin, early=True)
    assert [finding.check for finding in verify(game, kept) if not finding.holds] == []
    forged = replace(kept, origin=replace(origin, moves=origin.moves[:-1]))
    assert not all(finding.holds for finding in verify(game, forged))


def play_on(game: Game[Any, Any, Any], state: Any, number: int) -> tuple[list[RecordedMove], Any]:
    """Let the seats take any choices until this round begins; return their moves and the state then."""
    lines, random = list[RecordedMove](), Random(7)
    while state.round < number:
        seat = next(seat for seat in range(2) if is_awaited(game, state, seat))
        choices = [each for each in map(to_text, game.legal(state, seat)) if each != "undo"]
        lines.append(RecordedMove(seat, "pass" if "pass" in choices else random.choice(choices)))
        (move,) = moves_of(game, lines[-1:])
        state = step(game, state, move)
    return lines, state
