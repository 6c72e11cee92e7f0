"""A receipt: what one page saw of the dice of a game. A comparison with the record shows later changes."""

import re
from collections.abc import Iterator

from msgspec import UNSET, Struct, UnsetType

from rollwright.core.calling import Called
from rollwright.core.chance import Figure
from rollwright.core.record import Finding, Record, hash_record
from rollwright.core.shares import HEX, hash_share

FORMAT = "rollwright-receipt-1"
SEAL = re.compile(r"([0-9a-f]{16,64})(?:(?:…|\.{3})([0-9a-f]{8,}))?")  # the whole seal, or as much as the page shows


class SeenRoll(Struct, frozen=True, omit_defaults=True):
    """The values that the page was shown of one roll. `sorted`: this game's table shows its dice in order of size."""

    key: str
    values: tuple[Figure, ...]
    sorted: bool = False


class SeenOrigin(Struct, frozen=True):
    """The round of another game that a game goes on from; `same`: with the dice of that game."""

    round: int
    same: bool


class Receipt(Struct, frozen=True):
    """One page's account of a game, in the order in which the page saw it.

    `seat` is the page's own, None for a spectator. `share` is the page's own share, `revealed`: the page sent it.
    `words` and `hashes` are those that the page was shown before it revealed its share, None where it was shown none.
    `record` is the hash of the record as the page was given it at the end. `reused`: the page had been shown the seal
    before, at another table or for a game that had begun. `origin` is what the page was told first; None: the game
    began anew. Earlier receipts do not say it.
    """

    format: str
    game: str
    commitment: str
    seat: int | None = None
    share: str | None = None
    revealed: bool = False
    words: tuple[str, ...] | None = None
    hashes: tuple[str | None, ...] | None = None
    rolls: tuple[SeenRoll, ...] = ()
    record: str = ""
    reused: bool = False
    origin: SeenOrigin | UnsetType | None = UNSET


def compare_receipt(kept: Record, receipt: Receipt) -> tuple[Finding, ...]:
    """Compare a record with a receipt, in those things alone that the page has seen."""
    return tuple(_compare(kept, receipt))


def compare_seal(kept: Record | Called, seal: str) -> Finding:
    """Compare a file with the seal, its commitment, as a person wrote it down: whole, or shortened as on the page."""
    read = SEAL.fullmatch("".join(seal.lower().split()))
    holds = read is not None and kept.commitment.startswith(read[1]) and kept.commitment.endswith(read[2] or "")
    return Finding("seal", holds, "" if holds else kept.commitment)


def _compare(kept: Record, receipt: Receipt) -> Iterator[Finding]:
    same = (receipt.format, receipt.game) == (FORMAT, kept.game)
    yield Finding("receipt", same, f"{receipt.format}, {receipt.game}")
    yield Finding("receipt-seal", receipt.commitment == kept.commitment, receipt.commitment)
    if receipt.reused:
        yield Finding("receipt-reused", holds=False)
    if receipt.origin is not UNSET:
        listed = None if kept.origin is None else SeenOrigin(kept.origin.round, kept.origin.same)
        if listed is not None or receipt.origin is not None:
            yield Finding("receipt-origin", listed == receipt.origin)
    if receipt.words is not None:
        changed = [seat for seat, (said, listed) in enumerate(_pairs(receipt.words, kept.words)) if said != listed]
        yield Finding("receipt-words", not changed, _names(kept, changed))
    if receipt.hashes is not None:
        changed = [seat for seat, (shown, listed) in enumerate(_pairs(receipt.hashes, kept.hashes)) if shown != listed]
        yield Finding("receipt-hashes", not changed, _names(kept, changed))
    if receipt.seat is not None:
        yield Finding("receipt-share", _is_used(kept, receipt.seat, receipt.share))
    if receipt.rolls:
        yield Finding("receipt-rolls", *_compare_rolls(kept, receipt))
    if receipt.record:
        yield Finding("receipt-record", hash_record(kept) == receipt.record)


def _is_used(kept: Record, seat: int, share: str | None) -> bool:
    """Say whether the page's own share is among those that were mixed, under the hash it sent."""
    if share is None or not HEX.fullmatch(share) or not 0 <= seat < min(len(kept.shares), len(kept.hashes)):
        return False
    return kept.shares[seat] == share and kept.hashes[seat] == hash_share(kept.commitment, seat, share)


def _compare_rolls(kept: Record, receipt: Receipt) -> tuple[bool, str]:
    listed = {drawn.key: drawn.values for drawn in kept.rolls}
    for seen in receipt.rolls:
        values = listed.get(seen.key)
        if values is None:
            return False, f"{seen.key}: {_dice(seen.values)}, -"
        if seen.values != values and not (seen.sorted and _sorted(seen.values) == _sorted(values)):
            return False, f"{seen.key}: {_dice(seen.values)}, {_dice(values)}"
    return True, ""


def _pairs(seen: tuple[str | None, ...], listed: tuple[str | None, ...]) -> Iterator[tuple[str | None, str | None]]:
    """Yield both values of each seat; a list that is too short differs from the other in the missing places."""
    for seat in range(max(len(seen), len(listed))):
        yield seen[seat] if seat < len(seen) else "-", listed[seat] if seat < len(listed) else "--"


def _names(kept: Record, seats: list[int]) -> str:
    return ", ".join(kept.seats[seat] if seat < len(kept.seats) else str(seat) for seat in seats)


def _dice(values: tuple[Figure, ...]) -> str:
    return " ".join(map(str, values))


def _sorted(values: tuple[Figure, ...]) -> list[str]:
    return sorted(map(str, values))
