"""Dice are fair, follow from seed and key alone, and can be checked by anybody; the browser reads the same vectors."""

import hashlib
import json
from collections import Counter
from math import sqrt
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rollwright.core import Roll, commit, mix, new_secret, roll, roll_faces, shuffle, witness
from rollwright.core.chance import check
from rollwright.testing import seeds
from tests.examples import example

VECTORS = json.loads((Path(__file__).parents[1] / "vectors" / "chance.json").read_text("utf-8"))
WITHIN_999 = 3.2905  # standard deviations each side that hold 99.9 % of a normal distribution
SEED = "5eed" * 16


def assert_even(counts: Counter[Any], faces: int) -> None:
    """Each face came as often as chance allows it in 999 of 1000 fair series."""
    throws = counts.total()
    expected, spread = throws / faces, sqrt(throws * (1 / faces) * (1 - 1 / faces))
    assert len(counts) == faces
    for face, times in counts.items():
        assert abs(times - expected) < WITHIN_999 * spread, face


def test_over_100000_rolls_each_face_is_within_its_interval():
    counts = Counter(die for number in range(50_000) for die in roll(SEED, "round", number, dice=2))
    assert counts.total() == 100_000
    assert_even(counts, 6)


def test_both_dice_of_a_roll_are_independent():
    assert_even(Counter(roll(SEED, "round", number, dice=2) for number in range(36_000)), 36)


@pytest.mark.parametrize("faces", [2, 3, 7, 100])
def test_a_die_of_any_size_is_fair(faces: int):
    assert_even(
        Counter(die for number in range(100) for die in roll(SEED, faces, number, dice=500, faces=range(faces))), faces
    )


@pytest.mark.parametrize("faces", [256, 257, 300, 1000, 40_000])
def test_a_die_of_many_faces_is_fair(faces: int):
    """The chi-squared statistic of a fair series is about normal: mean n - 1, variance 2 (n - 1)."""
    counts = Counter(die for number in range(100) for die in roll(SEED, faces, number, dice=4000, faces=range(faces)))
    expected = counts.total() / faces
    statistic = sum((counts[face] - expected) ** 2 / expected for face in range(faces))
    assert abs(statistic - (faces - 1)) < WITHIN_999 * sqrt(2 * (faces - 1))


@given(seeds(), st.integers(1, 2000), st.integers(1, 60))
def test_the_program_in_the_docs_draws_the_same(seed: str, faces: Any, dice: Any):
    assert tuple(example("dice").draw(seed, "key", range(faces), dice)) == roll(
        seed, "key", dice=dice, faces=range(faces)
    )


def test_a_shuffle_is_fair():
    """All 24 orders of four cards come equally often."""
    assert_even(Counter(shuffle(SEED, "deck", number, items="abcd") for number in range(24_000)), 24)


@given(seeds(), st.integers(0, 9), st.integers(1, 20))
def test_a_roll_follows_from_seed_and_key_alone(seed: str, number: int, dice: Any):
    first = roll(seed, "round", number, dice=dice)
    roll(seed, "round", number + 1, dice=3)
    assert roll(seed, "round", number, dice=dice) == first
    assert roll(seed, "round", number, dice=dice + 1)[:dice] == first


@given(seeds(), st.lists(st.text(max_size=20), min_size=2, max_size=4), st.text(min_size=1, max_size=5))
def test_changing_the_words_of_one_seat_changes_the_dice(secret: Any, words: str, more: Any):
    changed = [words[0] + more, *words[1:]]
    before, after = (roll(mix(secret, said), "round", 1, dice=64) for said in (words, changed))
    assert before != after


def test_words_cannot_move_from_one_seat_to_the_next():
    secret = new_secret()
    assert (
        len({mix(secret, ["ab", "c"]), mix(secret, ["a", "bc"]), mix(secret, ["abc"]), mix(secret, ["abc", ""])}) == 4
    )


def test_the_commitment_is_the_sha256_of_the_secret():
    secret = new_secret()
    assert commit(secret) == hashlib.sha256(bytes.fromhex(secret)).hexdigest()
    assert commit(secret) != commit(new_secret())


def test_a_secret_is_32_bytes_and_never_the_same():
    assert len(bytes.fromhex(new_secret())) == 32
    assert new_secret() != new_secret()


def test_letters_can_be_rolled_too():
    assert set(roll_faces(SEED, "letters", dice=200, faces="AEIOU")) == set("AEIOU")


def test_a_witness_notes_every_draw_in_order():
    with witness() as drawn:
        dice = roll(SEED, "round", 1, dice=2)
        cards = shuffle(SEED, "deck", items="abc")
    roll(SEED, "unseen", dice=1)
    assert [(noted.kind, noted.key) for noted in drawn] == [("roll", "round/1"), ("shuffle", "deck")]
    assert drawn[0].values == dice
    assert tuple("abc"[int(place)] for place in drawn[1].values) == cards


def test_a_noted_draw_holds_only_under_its_own_seed():
    with witness() as drawn:
        roll(SEED, "round", 1, dice=12)
        shuffle(SEED, "deck", items=range(30))
    assert all(check(SEED, noted) for noted in drawn)
    assert not any(check("0" * 64, noted) for noted in drawn)


@pytest.mark.parametrize(
    "made_up",
    [
        Roll("roll", "a", (), ()),
        Roll("shuffle", "a", (), ()),
        Roll("roll", "a", tuple(range(65537)), (1,)),
        Roll("trick", "a", (1, 2), (1, 2)),
    ],
    ids=["no faces", "nothing to shuffle", "more faces than two bytes tell apart", "another kind"],
)
def test_a_draw_that_cannot_be_is_no_proof(made_up: Any):
    assert not check(SEED, made_up)


def test_a_die_may_have_more_faces_than_a_byte_has_values():
    drawn = roll(SEED, "wide", dice=20_000, faces=range(65536))
    assert min(drawn) < 20
    assert max(drawn) > 65515
    assert len(set(drawn)) > 17_000  # 20000 of 65536 meet each other, but not more often than chance lets them


def test_more_than_256_cards_can_be_shuffled():
    deck = shuffle(SEED, "deck", items=range(1000))
    assert sorted(deck) == list(range(1000))
    assert deck != shuffle(SEED, "deck", 2, items=range(1000))


@pytest.mark.parametrize(("dice", "faces"), [(1, 0), (-1, 6), (1, 65537), (2, 10**9)])
def test_dice_that_cannot_be_are_refused_at_once(dice: int, faces: int):
    with pytest.raises(ValueError, match=f"cannot roll {dice} dice with {faces} faces"):
        roll(SEED, "odd", dice=dice, faces=range(faces))


def test_a_deck_that_is_too_large_is_refused_at_once():
    with pytest.raises(ValueError, match="cannot shuffle 65537 items"):
        shuffle(SEED, "odd", items=range(65537))


def test_no_dice_and_no_cards_are_nothing():
    assert roll(SEED, "none", dice=0, faces=()) == shuffle(SEED, "none", items=()) == ()


@pytest.mark.parametrize("vector", VECTORS)
def test_the_vectors_that_the_browser_checks_too(vector: dict[str, Any]):
    assert commit(vector["secret"]) == vector["commitment"]
    assert mix(vector["secret"], vector["words"]) == vector["seed"]
    for drawn in vector["rolls"]:
        assert check(vector["seed"], Roll(drawn["kind"], drawn["key"], tuple(drawn["faces"]), tuple(drawn["values"])))
