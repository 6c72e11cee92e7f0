"""The dice that the terminal was shown, and the receipt that `rollwright verify --receipt` reads."""

from msgspec import UNSET

from rollwright.core import Receipt, Record, SeenRoll, View, hash_record
from rollwright.core.receipt import FORMAT
from rollwright.terminal.display import ShownRolls
from rollwright.terminal.network.memory import RememberedTable


def note_rolls(seen: RememberedTable, shown_rolls: ShownRolls | None, view: View, before: View | None) -> bool:
    """Remember the dice of a view, and say whether they are new. Two lists under one key are both remembered."""
    changed = False
    for key, values in (shown_rolls(view, before) if shown_rolls else {}).items():
        known = seen.rolls.setdefault(key, [])
        if values not in known:
            known.append(values)
            changed = True
    return changed


def receipt_of(game: str, seat: int | None, seen: RememberedTable, is_sorted: bool, kept: Record) -> Receipt:
    """Return the receipt of a finished game, with the hash of the record as the server gave it."""
    return Receipt(
        format=FORMAT,
        game=game,
        commitment=seen.commitment,
        seat=seat if seen.seat is None else seen.seat,  # whatever the server says at the end
        share=seen.share or None,
        revealed=seen.revealed,
        words=seen.words,
        hashes=seen.hashes,
        rolls=tuple(SeenRoll(key, values, is_sorted) for key, shown in seen.rolls.items() for values in shown),
        record=hash_record(kept),
        reused=seen.reused,
        origin=seen.origin if seen.is_told else UNSET,
    )
