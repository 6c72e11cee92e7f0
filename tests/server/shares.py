"""The share that a test client's page adds to the dice: always the same for a seat, so that seeds can be worked out."""

from rollwright.core import commit, hash_share, mix


def share_of(seat: int) -> str:
    return f"{seat + 1:064x}"


def hash_of(commitment: str, seat: int) -> str:
    return hash_share(commitment, seat, share_of(seat))


def sealed_seed(secret: str, words: tuple[str, ...], people: int) -> str:
    """Return the seed of a table at which people have the first seats, and all their pages add their shares."""
    hashes = [hash_of(commit(secret), seat) if seat < people else None for seat in range(len(words))]
    return mix(secret, words, hashes, [share_of(seat) if seat < people else None for seat in range(len(words))])
