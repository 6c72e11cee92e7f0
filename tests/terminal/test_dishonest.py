"""A dishonest server: each trick of tests/tricks.py is caught by `rollwright verify`, and its operator gains nothing.

`python -m tests.terminal.test_dishonest` writes tests/vectors/tricks.json, from which vitest tries the same on a page.
"""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rollwright.core import chance, commit, compare_receipt, compare_seal, hash_share, mix, roll, verify
from rollwright.games.splitter import GAME as splitter
from tests.core.test_chance import assert_even
from tests.terminal.conftest import Run
from tests.tricks import OPERATORS, SEAL, SECRET, WORDS, Trick, ground, tricks

FILE = Path(__file__).parents[1] / "vectors" / "tricks.json"
TRICKS = tricks()
LISTED = ("secret", "words", "hashes", "shares", "rolls")


def vectors() -> list[dict[str, Any]]:
    """Return each trick as the page meets it: the proof at the end, and what the page saw until then."""
    return [
        {
            "name": name,
            "receipt": msgspec.to_builtins(trick.receipt),
            "proof": {field: msgspec.to_builtins(getattr(trick.record, field)) for field in LISTED} | _earlier(trick),
            "origin": _origin(trick),
            "me": None if trick.watched else trick.receipt.seat,
            "rounds": 22,
            "faults": sorted(trick.page),
            "doubts": sorted(trick.doubts),
            "sealed": trick.sealed,
        }
        for name, trick in TRICKS.items()
    ]


def _origin(trick: Trick) -> dict[str, Any] | None:
    """Return the round of another game from which the server says at the end that this one goes on."""
    origin = trick.record.origin
    return None if origin is None else {"round": origin.round, "same": origin.same}


def _earlier(trick: Trick) -> dict[str, Any]:
    """Return the dice of the game before, as the server lists them at the end."""
    origin, rolls = trick.record.origin, trick.record.rolls
    if origin is None:
        return {}
    listed = {field: msgspec.to_builtins(getattr(origin, field)) for field in ("secret", "words", "hashes", "shares")}
    return {"earlier": [listed | {"rolls": sum(chance.check(origin.seed, drawn) for drawn in rolls)}]}


def text() -> str:
    """Return the file: first a record, whose hash the page must find too, then one trick a line."""
    record = json.dumps(msgspec.to_builtins(TRICKS["none"].record), separators=(",", ":"))
    lines = ",\n".join(json.dumps(vector, separators=(",", ":")) for vector in vectors())
    return f'{{"record":{record},\n"tricks":[\n{lines}\n]}}\n'


def test_the_file_for_the_page_holds_these_tricks():
    assert FILE.read_text("utf-8") == text(), "run: python -m tests.terminal.test_dishonest"


@pytest.mark.parametrize("trick", TRICKS.values(), ids=TRICKS.keys())
def test_the_command_catches_each_trick(trick: Trick):
    findings = (*verify(splitter, trick.record), *compare_receipt(trick.record, trick.receipt))
    assert {finding.check for finding in findings if not finding.holds} == trick.command


@pytest.mark.parametrize("name", TRICKS)
def test_the_command_says_so(name: str, rollwright: Run, tmp_path: Path):
    trick, game, receipt = TRICKS[name], tmp_path / "game.json", tmp_path / "receipt.json"
    game.write_bytes(msgspec.json.encode(trick.record))
    receipt.write_bytes(msgspec.json.encode(trick.receipt))
    said = rollwright("verify", str(game), "--receipt", str(receipt), "--seal", SEAL)
    assert said.code == (1 if trick.command else 0), said.out
    assert said.out.count("✗") == len(trick.command) + (not trick.sealed)
    assert said.out.endswith("This file cannot be trusted.\n" if trick.command else "These dice were honest.\n")


def test_a_seat_that_was_left_out_is_named(rollwright: Run, tmp_path: Path):
    game = tmp_path / "game.json"
    game.write_bytes(msgspec.json.encode(TRICKS["none, and the other seat was left out"].record))
    assert "These pages added no share to the dice: Operator.\n" in rollwright("verify", str(game)).out


@pytest.mark.parametrize(
    "seal", [SEAL, SEAL.upper(), f"{SEAL[:8]} {SEAL[8:16]} … {SEAL[-8:]}", SEAL[:16] + "..." + SEAL[-8:]]
)
def test_a_seal_may_be_given_as_the_page_shows_it(seal: str):
    assert compare_seal(TRICKS["none"].record, seal).holds
    assert not compare_seal(TRICKS["another secret under another seal"].record, seal).holds


@pytest.mark.parametrize("seal", ["", SEAL[:8], "x" * 64, SEAL + "0", f"{SEAL[:16]} … 00000000"])
def test_another_seal_or_too_little_of_it_does_not_hold(seal: str):
    assert not compare_seal(TRICKS["none"].record, seal).holds


def test_words_ground_with_the_secret_in_hand_gain_nothing():
    """They would bring a double six if words alone were mixed; with a page's share they bring any roll alike."""
    words = ("otter", ground(lambda text: mix(SECRET, ("otter", text))))
    assert roll(mix(SECRET, words), "round", 1, dice=2) == (6, 6)
    counts = Counter[tuple[int, ...]]()
    for number in range(7200):
        shares = (f"{number:064x}", OPERATORS)
        hashes = [hash_share(SEAL, seat, share) for seat, share in enumerate(shares)]
        counts[roll(mix(SECRET, words, hashes, shares), "round", 1, dice=2)] += 1
    assert_even(counts, 36)


def test_over_100000_rolls_of_the_whole_chain_each_face_is_within_its_interval():
    """From the secret and the shares of two pages to the dice, at 500 tables of 100 rounds."""
    counts = Counter[int]()
    for table in range(500):
        secret, shares = f"{table:064x}", (f"{7 * table:064x}", None, f"{table + 1:064x}")
        hashes = [
            None if share is None else hash_share(commit(secret), seat, share) for seat, share in enumerate(shares)
        ]
        seed = mix(secret, (*WORDS, ""), hashes, shares)
        for number in range(100):
            counts.update(roll(seed, "round", number, dice=2))
    assert counts.total() == 100_000
    assert_even(counts, 6)


if __name__ == "__main__":
    FILE.write_text(text(), "utf-8")
