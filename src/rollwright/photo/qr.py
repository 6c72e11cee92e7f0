"""Read a small QR code (versions 1 to 3, one block) from its modules, as ISO/IEC 18004 defines it."""

import numpy as np
from numpy.typing import NDArray

from rollwright.photo.reed_solomon import corrected

Modules = NDArray[np.bool_]

ALPHANUMERIC = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:"
SIZES = (21, 25, 29)
CODEWORDS = {21: 26, 25: 44, 29: 70}
CHECKS = {21: {"L": 7, "M": 10, "Q": 13, "H": 17}, 25: {"L": 10, "M": 16, "Q": 22, "H": 28}, 29: {"L": 15, "M": 26}}
LEVELS = ("M", "L", "H", "Q")  # as the two bits of the format count them


def decode(modules: Modules) -> str | None:
    """Return the text of a code, or None where the modules are not those of a code."""
    size = len(modules)
    format_bits = _format(modules)
    if format_bits is None:
        return None
    checks = CHECKS[size].get(LEVELS[format_bits >> 3])
    if checks is None:
        return None
    plain = modules ^ _mask(size, format_bits & 7)
    bits = [bool(plain[row, col]) for row, col in _way(size)][: 8 * CODEWORDS[size]]
    words = [sum(bit << (7 - place) for place, bit in enumerate(bits[at : at + 8])) for at in range(0, len(bits), 8)]
    data = corrected(words, checks)
    return None if data is None else _text(data)


def _format(modules: Modules) -> int | None:
    """Return error level and mask as five bits; each of the two copies may have three wrong bits."""
    size = len(modules)
    around = [(8, col) for col in (0, 1, 2, 3, 4, 5, 7, 8)] + [(row, 8) for row in (7, 5, 4, 3, 2, 1, 0)]
    apart = [(size - 1 - nth, 8) for nth in range(7)] + [(8, size - 8 + nth) for nth in range(8)]
    best = (4, 0)
    for places in (around, apart):
        seen = sum(bool(modules[place]) << (14 - nth) for nth, place in enumerate(places))
        best = min(best, *(((seen ^ _format_code(value)).bit_count(), value) for value in range(32)))
    return best[1] if best[0] <= 3 else None


def _mask(size: int, number: int) -> Modules:
    """Return the modules that one of the eight masks turns over."""
    row, col = np.indices((size, size))
    return (
        (row + col) % 2,
        row % 2,
        col % 3,
        (row + col) % 3,
        (row // 2 + col // 3) % 2,
        row * col % 2 + row * col % 3,
        (row * col % 2 + row * col % 3) % 2,
        ((row + col) % 2 + row * col % 3) % 2,
    )[number] == 0


def _format_code(value: int) -> int:
    rest = value << 10
    for bit in range(14, 9, -1):
        if rest >> bit & 1:
            rest ^= 0b10100110111 << (bit - 10)
    return (value << 10 | rest) ^ 0b101010000010010


def _way(size: int) -> list[tuple[int, int]]:
    """Return the modules of the data in their order: up and down in double columns, from the lower right corner."""
    taken = np.zeros((size, size), np.bool_)
    taken[:9, :9] = taken[:9, -8:] = taken[-8:, :9] = True
    taken[6] = taken[:, 6] = True
    if size > SIZES[0]:
        taken[size - 9 : size - 4, size - 9 : size - 4] = True
    way: list[tuple[int, int]] = []
    upwards = True
    for right in [*range(size - 1, 6, -2), 5, 3, 1]:
        rows = range(size - 1, -1, -1) if upwards else range(size)
        way += [(row, col) for row in rows for col in (right, right - 1) if not taken[row, col]]
        upwards = not upwards
    return way


def _text(data: list[int]) -> str | None:
    stream = int.from_bytes(bytes(data), "big")
    left = 8 * len(data)

    def take(count: int) -> int:
        nonlocal left
        left -= count
        return stream >> left & ((1 << count) - 1) if left >= 0 else 0

    mode = take(4)
    if mode == 0b0100:
        read = bytes(take(8) for _ in range(take(8)))
        return read.decode("latin-1") if left >= 0 else None
    if mode != 0b0010:
        return None
    count = take(9)
    found: list[str] = []
    for _ in range(count // 2):
        pair = take(11)
        if pair >= 45 * 45:
            return None
        found += [ALPHANUMERIC[pair // 45], ALPHANUMERIC[pair % 45]]
    if count % 2:
        found.append(ALPHANUMERIC[min(take(6), 44)])
    return "".join(found) if left >= 0 else None
