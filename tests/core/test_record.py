"""A finished game as one file: whatever is changed in it is found and named."""

import json
from random import Random

import msgspec
import pytest

from rollwright.core import Move, Record, Refused, mix, record, verify
from rollwright.core.play import begin, step, waiting
from rollwright.games.splitter import GAME as splitter
from rollwright.games.splitter.rules import Done, Options, Write

SECRET, SAID, SEATS = "0123456789abcdef" * 4, ("otter", ""), ("Mira", "Théo")


def whole_game() -> list[Move]:
    state, moves, random = begin(splitter, Options("B"), SEATS, mix(SECRET, SAID)), [], Random(1)
    while not splitter.over(state):
        for seat in waiting(splitter, state, len(SEATS)):
            cell = random.choice([action for action in splitter.legal(state, seat) if isinstance(action, Write)])
            for action in (cell, Done()):
                moves.append(Move(seat, action, 100 * len(moves)))
                state = step(splitter, state, moves[-1])
    return moves


GAME = whole_game()
KEPT = record(splitter, Options("B"), SEATS, SECRET, SAID, GAME)


def tampered(**changes) -> Record:
    return msgspec.convert({**json.loads(msgspec.json.encode(KEPT)), **changes}, Record)


def failed(kept: Record) -> list[str]:
    return [finding.check for finding in verify(splitter, kept) if not finding.holds]


def test_an_honest_file_holds():
    assert [finding.check for finding in verify(splitter, KEPT)] == ["format", "commitment", "rolls", "moves", "scores"]
    assert failed(KEPT) == []


def test_the_file_survives_its_journey():
    assert failed(msgspec.json.decode(msgspec.json.encode(KEPT), type=Record)) == []


PLAIN = json.loads(msgspec.json.encode(KEPT))


def changed(key: str, place: int, **values):
    return {key: [{**entry, **values} if number == place else entry for number, entry in enumerate(PLAIN[key])]}


LOADED = {"values": [6 if value != 6 else 5 for value in PLAIN["rolls"][3]["values"]]}
TAMPERINGS = {
    "another file": ({"format": "chess-1"}, ["format"]),
    "another version of the rules": ({"version": 99}, ["format"]),
    "another promise": ({"commitment": "0" * 64}, ["commitment"]),
    "a secret that is none": ({"secret": "me"}, ["commitment"]),
    "another secret": ({"secret": "f" * 64}, ["commitment", "rolls", "moves", "scores"]),
    "other words": ({"words": ["otter", "and more"]}, ["rolls", "moves", "scores"]),
    "a loaded roll": (changed("rolls", 3, **LOADED), ["rolls", "moves"]),
    "a roll with other faces": (changed("rolls", 3, faces=[]), ["rolls", "moves"]),
    "a roll left out": ({"rolls": PLAIN["rolls"][1:]}, ["moves"]),
    "a roll added": ({"rolls": [*PLAIN["rolls"], PLAIN["rolls"][0]]}, ["moves"]),
    "a move to a taken cell": (changed("moves", 4, action=PLAIN["moves"][0]["action"]), ["moves"]),
    "a move to another cell": (
        changed("moves", 84, action=PLAIN["moves"][84]["action"].translate(str.maketrans("LR", "RL"))),
        ["scores"],
    ),
    "a move in other words": (changed("moves", 4, action="cheat"), ["moves"]),
    "a move of another seat": (changed("moves", 0, seat=1), ["moves"]),
    "a move of a seat that is not there": (changed("moves", 0, seat=-1), ["moves"]),
    "a move of the clock": (changed("moves", 0, seat=None), ["moves"]),
    "a move left out": ({"moves": PLAIN["moves"][:-1]}, ["moves"]),
    "a move added": ({"moves": [*PLAIN["moves"], PLAIN["moves"][0]]}, ["moves"]),
    "another pad": ({"options": {"pad": "A"}}, ["moves"]),
    "an option that is none": ({"options": {"pad": "C"}}, ["moves"]),
    "too many seats": ({"seats": ["x"] * 99}, ["moves"]),
    "a better score": (changed("scores", 0, total=99), ["scores"]),
    "a better place": ({"places": [1, 1]}, ["scores"]),
}


@pytest.mark.parametrize(("changes", "found"), TAMPERINGS.values(), ids=TAMPERINGS.keys())
def test_every_kind_of_tampering_is_found(changes, found):
    assert failed(tampered(**changes)) == found


def test_a_wrong_roll_is_named():
    findings = {
        finding.check: finding.detail for finding in verify(splitter, tampered(**changed("rolls", 3, **LOADED)))
    }
    assert findings["rolls"] == "round/4"


def test_a_game_that_goes_on_is_not_written_up():
    """Its secret would leave the table."""
    with pytest.raises(Refused) as refused:
        record(splitter, Options("B"), SEATS, SECRET, SAID, GAME[:-1])
    assert refused.value.code == "not-over"
