"""A receipt beside the record: what differs is named by seat, by roll and by what was shown."""

import pytest
from msgspec.structs import replace

from rollwright.core import Record, SeenRoll, compare_receipt, compare_seal, verify
from rollwright.core.shares import hash_share, wrong_shares
from rollwright.games.splitter import GAME as splitter
from tests.tricks import HASHES, OWN, SEAL, WORDS, Receipt, play, seen, shown

KEPT = play()
DICE = KEPT.rolls[3].values
OTHER = tuple(7 - int(value) for value in DICE)  # the undersides of the dice: never the same two


def found(receipt: Receipt, kept: Record = KEPT) -> dict[str, str]:
    """What does not hold, with its detail."""
    return {finding.check: finding.detail for finding in compare_receipt(kept, receipt) if not finding.holds}


def with_roll(seen_roll: SeenRoll) -> Receipt:
    return seen(KEPT, rolls=(*shown(KEPT)[:3], seen_roll, *shown(KEPT)[4:]))


def test_an_honest_receipt_agrees_in_everything():
    assert [finding.check for finding in compare_receipt(KEPT, seen(KEPT))] == [
        "receipt",
        "receipt-seal",
        "receipt-words",
        "receipt-hashes",
        "receipt-share",
        "receipt-rolls",
        "receipt-record",
    ]
    assert found(seen(KEPT)) == {}


def test_a_page_is_asked_only_about_what_it_has_seen():
    spectator = seen(KEPT, seat=None, share=None, words=None, hashes=None, rolls=(), record="")
    assert [finding.check for finding in compare_receipt(KEPT, spectator)] == ["receipt", "receipt-seal"]


def test_a_roll_that_was_shown_otherwise_is_told_with_both_values():
    words = " ".join(map(str, OTHER)), " ".join(map(str, DICE))
    assert found(with_roll(SeenRoll("round/4", OTHER))) == {"receipt-rolls": f"round/4: {words[0]}, {words[1]}"}
    assert found(with_roll(SeenRoll("round/4b", OTHER))) == {"receipt-rolls": f"round/4b: {words[0]}, -"}


def test_dice_that_the_table_lays_out_by_size_may_lie_in_another_order():
    kept = replace(KEPT, rolls=(replace(KEPT.rolls[0], values=(2, 6)),))
    for laid, values, holds in (
        (True, (6, 2), True),
        (True, (6, 3), False),
        (False, (2, 6), True),
        (False, (6, 2), False),
    ):
        receipt = seen(KEPT, rolls=(SeenRoll("round/1", values, laid),), record="")
        assert (found(receipt, kept) == {}) is holds


def test_the_seats_whose_words_or_hashes_were_changed_are_named():
    words, hashes = tuple(f"{word}!" for word in WORDS), tuple(reversed(HASHES))
    assert found(seen(KEPT, words=words)) == {"receipt-words": ", ".join(KEPT.seats)}
    assert found(seen(KEPT, hashes=hashes)) == {"receipt-hashes": ", ".join(KEPT.seats)}
    assert found(seen(KEPT, words=(WORDS[0], "other"))) == {"receipt-words": KEPT.seats[1]}


def test_a_seat_more_or_less_is_a_change_too():
    assert found(seen(KEPT, words=(*WORDS, ""))) == {"receipt-words": "2"}
    assert found(seen(KEPT, words=WORDS[:1])) == {"receipt-words": KEPT.seats[1]}


@pytest.mark.parametrize(
    ("seat", "share"),
    [(0, None), (0, "me"), (0, "f" * 64), (1, OWN), (-2, OWN), (2, OWN)],
    ids=["none", "no share", "another", "of another seat", "before the first", "after the last"],
)
def test_the_own_share_must_be_among_those_that_were_mixed(seat: int, share: str | None):
    assert set(found(seen(KEPT, seat=seat, share=share))) == {"receipt-share"}


def test_a_share_counts_only_under_the_hash_that_the_page_sent():
    swapped = replace(KEPT, hashes=("f" * 64, KEPT.hashes[1]))
    assert "receipt-share" in found(seen(KEPT), swapped)


def test_a_seal_that_does_not_hold_is_told_with_the_right_one():
    assert (compare_seal(KEPT, SEAL).check, compare_seal(KEPT, SEAL).holds) == ("seal", True)
    assert compare_seal(KEPT, SEAL).detail == ""
    assert (compare_seal(KEPT, "0" * 64).holds, compare_seal(KEPT, "0" * 64).detail) == (False, SEAL)


def test_the_seats_whose_shares_are_wrong_are_named():
    forged = replace(KEPT, shares=("f" * 64, "f" * 64))
    said = {finding.check: finding.detail for finding in verify(splitter, forged) if not finding.holds}
    assert said["shares"] == ", ".join(KEPT.seats)


def test_a_share_is_wrong_where_it_is_missing_or_another_than_was_promised():
    share, other = "a" * 64, "b" * 64
    hashed = hash_share(SEAL, 0, share)
    assert wrong_shares(SEAL, 1, [hashed], [share], []) == []
    assert wrong_shares(SEAL, 1, [hashed], [other], []) == [0]
    assert wrong_shares(SEAL, 1, [hashed], ["me"], []) == [0]
    assert wrong_shares(SEAL, 1, [hashed], [None], []) == [0]
    assert wrong_shares(SEAL, 1, [hashed], [None], [0]) == [], "it was left out"
    assert wrong_shares(SEAL, 1, [None], [None], []) == [], "a bot has no page that could promise a share"
    assert wrong_shares(SEAL, 2, [None, hashed], [None, share], []) == [1], "a hash is of its own seat"
    assert wrong_shares(SEAL, 2, [hashed], [share], []) == [0, 1], "a seat is missing"
    assert wrong_shares(SEAL, 1, [hashed], [share], [0]) == [0], "its share is there"
    assert wrong_shares(SEAL, 1, [hashed], [share], [1]) == [0], "there is no such seat"
