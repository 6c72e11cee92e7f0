"""A finished game as one file: every change in it is found and named."""

import hashlib
import json
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from rollwright.core import DIE, Move, Record, Refused, Wake, hash_record, mix, record, roll, shuffle, verify, witness
from rollwright.core.play import begin, step, waiting
from rollwright.core.record import RecordedMove, moves_of
from rollwright.games.splitter import GAME as splitter
from rollwright.games.splitter.actions import Done, Write
from rollwright.games.splitter.state import Options

SECRET, SAID, SEATS = "0123456789abcdef" * 4, ("otter", ""), ("Mira", "Théo")


def whole_game() -> list[Move[Any]]:
    state, moves, random = begin(splitter, Options("B"), SEATS, mix(SECRET, SAID)), list[Move[Any]](), Random(1)
    while not splitter.over(state):
        for seat in waiting(splitter, state, len(SEATS)):
            cell = random.choice([action for action in splitter.legal(state, seat) if isinstance(action, Write)])
            for action in (cell, Done()):
                moves.append(Move(seat, action, 100 * len(moves)))
                state = step(splitter, state, moves[-1])
    return moves


GAME = whole_game()
KEPT = record(splitter, Options("B"), SEATS, SECRET, SAID, GAME)


def tampered(**changes: Any) -> Record:
    return msgspec.convert({**json.loads(msgspec.json.encode(KEPT)), **changes}, Record)


def failed(kept: Record) -> list[str]:
    return [finding.check for finding in verify(splitter, kept) if not finding.holds]


def test_an_honest_file_holds():
    assert [finding.check for finding in verify(splitter, KEPT)] == ["format", "commitment", "rolls", "moves", "scores"]
    assert failed(KEPT) == []
    assert [finding.detail for finding in verify(splitter, KEPT)] == ["rollwright-game-1, 1", "", "", "", ""]


def test_a_file_names_its_format_game_version_and_options():
    kept = record(splitter, Options("B"), SEATS, SECRET, SAID, GAME)
    assert (kept.format, kept.game, kept.version) == ("rollwright-game-1", "splitter", 1)
    assert (kept.options, kept.seats) == ({"pad": "B"}, SEATS)
    assert kept == KEPT


def test_the_file_survives_its_journey():
    assert failed(msgspec.json.decode(msgspec.json.encode(KEPT), type=Record)) == []


PLAIN = json.loads(msgspec.json.encode(KEPT))


def changed(key: str, place: int, /, **values: Any):
    return {key: [{**entry, **values} if number == place else entry for number, entry in enumerate(PLAIN[key])]}


def swapped(field: str):
    """Exchange one field of the first two rolls."""
    first, second, *rest = PLAIN["rolls"]
    return {"rolls": [{**first, field: second[field]}, {**second, field: first[field]}, *rest]}


def honest(key: str, faces: tuple[int, ...], dice: int = 2, kind: str = "roll"):
    """Put something in the place of the fourth roll that really comes from the seed, but was not asked for."""
    with witness() as drawn:
        if kind == "shuffle":
            shuffle(mix(SECRET, SAID), key, items=faces)
        else:
            roll(mix(SECRET, SAID), key, dice=dice, faces=faces)
    return changed("rolls", 3, **json.loads(msgspec.json.encode(drawn[0])))


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
    "two rolls that have changed places": (
        {"rolls": [PLAIN["rolls"][1], PLAIN["rolls"][0], *PLAIN["rolls"][2:]]},
        ["moves"],
    ),
    "two rolls that have changed keys": (swapped("key"), ["rolls", "moves"]),
    "two rolls that have changed values": (swapped("values"), ["rolls", "moves"]),
    "another key with the values it gives": (honest("round/40", DIE), ["moves"]),
    "other faces with the values they give": (honest("round/4", (6, 5, 4, 3, 2, 1)), ["moves"]),
    "a die more with the value it shows": (honest("round/4", DIE, dice=3), ["moves"]),
    "a shuffle in the place of a roll": (honest("round/4", DIE, kind="shuffle"), ["moves"]),
    "a roll of a kind that is none": (changed("rolls", 3, kind="trick"), ["rolls", "moves"]),
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
    "a move of the seat after the last": (changed("moves", 0, seat=2), ["moves"]),
    "a file of another game": ({"game": "hexroller"}, ["format"]),
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
def test_every_kind_of_tampering_is_found(changes: dict[str, Any], found: list[str]):
    assert failed(tampered(**changes)) == found


@pytest.mark.parametrize("changes", [{"format": "chess-1"}, {"game": "hexroller"}, {"version": 99}, {"secret": "me"}])
def test_a_file_of_another_kind_is_checked_no_further(changes: dict[str, Any]):
    """The rules of this version cannot judge the rolls and moves of another format."""
    assert [finding.check for finding in verify(splitter, tampered(**changes))] == ["format", "commitment"]


def test_moves_are_read_back_with_their_moments_and_those_of_the_clock():
    lines = (RecordedMove(1, "write 3L4", 250), RecordedMove(None, "wake", 900), RecordedMove(0, "done", 901))
    assert moves_of(splitter, lines) == [Move(1, Write("3L4"), 250), Move(None, Wake(), 900), Move(0, Done(), 901)]
    assert moves_of(splitter, KEPT.moves) == GAME


def details(kept: Record) -> dict[str, str]:
    return {finding.check: finding.detail for finding in verify(splitter, kept) if finding.holds is False}


def test_a_finding_says_what_to_look_at():
    assert details(tampered(format="chess-1")) == {"format": "chess-1, 1"}
    assert details(tampered(**changed("moves", 0, seat=7))) == {"moves": "corrupt-log (seat 7)"}
    assert details(tampered(words=["x", "y"]))["rolls"] == "round/1, round/2, round/3, round/4, round/5"


def test_a_wrong_roll_is_named():
    findings = {
        finding.check: finding.detail for finding in verify(splitter, tampered(**changed("rolls", 3, **LOADED)))
    }
    assert findings["rolls"] == "round/4"


def test_the_first_roll_that_the_rules_did_not_ask_for_is_named():
    findings = {finding.check: finding.detail for finding in verify(splitter, tampered(**honest("round/40", DIE)))}
    assert findings["moves"] == "round/40, not round/4"
    findings = {finding.check: finding.detail for finding in verify(splitter, tampered(rolls=PLAIN["rolls"][:-1]))}
    assert findings["moves"] == "-, not round/22"


def test_hints_are_listed_where_there_were_any():
    def hinted(*hints: int) -> Record:
        return record(splitter, Options("B"), SEATS, SECRET, SAID, GAME, hints=hints)

    assert (hinted(2, 0).hints, hinted(0, 0).hints, KEPT.hints) == ((2, 0), (), ())


@pytest.mark.parametrize("seats", [[2], [-1], [7, -3]])
def test_a_paper_seat_that_is_not_there_changes_nothing(seats: list[int]):
    assert failed(tampered(paper=seats)) == []


def test_the_hash_of_a_file_is_that_of_its_json_as_any_language_writes_it():
    """Sorted keys, no spaces, letters as they are (Théo), whole numbers without a fraction, and no hash in it."""
    kept = replace(tampered(options={"pad": "B", "half": [1.0, 0.5]}), hash="f" * 64)
    plain = {**PLAIN, "options": {"half": [1, 0.5], "pad": "B"}}
    text = json.dumps(plain, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    assert "Théo" in text
    assert hash_record(kept) == hashlib.sha256(text.encode()).hexdigest()


def test_a_game_that_goes_on_is_not_written_up():
    """Its secret would leave the table."""
    with pytest.raises(Refused) as refused:
        record(splitter, Options("B"), SEATS, SECRET, SAID, GAME[:-1])
    assert refused.value.code == "not-over"
