"""Correct the wrong bytes of a QR code: Reed-Solomon over the field of 256 elements (polynomial 0x11d)."""

POWERS = [1]
while len(POWERS) < 255:
    POWERS.append(POWERS[-1] << 1 ^ (0x11D if POWERS[-1] >> 7 else 0))
LOGS = {value: power for power, value in enumerate(POWERS)}


def corrected(words: list[int], checks: int) -> list[int] | None:
    """Return the data of a block, without its check words; None where more is wrong than can be mended."""
    syndromes = [_value(words[::-1], POWERS[power]) for power in range(checks)]
    if not any(syndromes):
        return words[:-checks]
    locator = _locator(syndromes)
    wrong = [place for place in range(len(words)) if _value(locator, POWERS[-place % 255]) == 0]
    if len(wrong) != len(locator) - 1:
        return None
    mended = list(words)
    for place, off in zip(wrong, _solved(wrong, syndromes), strict=True):
        mended[len(words) - 1 - place] ^= off
    if any(_value(mended[::-1], POWERS[power]) for power in range(checks)):
        return None
    return mended[:-checks]


def _times(one: int, other: int) -> int:
    return POWERS[(LOGS[one] + LOGS[other]) % 255] if one and other else 0


def _over(one: int, other: int) -> int:
    return POWERS[(LOGS[one] - LOGS[other]) % 255] if one else 0


def _value(polynomial: list[int], at: int) -> int:
    """Return the value of a polynomial, its lowest coefficient first."""
    total = 0
    for coefficient in reversed(polynomial):
        total = _times(total, at) ^ coefficient
    return total


def _locator(syndromes: list[int]) -> list[int]:
    """Return the polynomial whose roots say which words are wrong (Berlekamp and Massey)."""
    locator, before = [1], [1]
    wrong, gap, last = 0, 1, 1
    for nth, syndrome in enumerate(syndromes):
        off = syndrome
        for place in range(1, wrong + 1):
            off ^= _times(locator[place] if place < len(locator) else 0, syndromes[nth - place])
        if not off:
            gap += 1
            continue
        factor = _over(off, last)
        shifted = [0] * gap + [_times(factor, value) for value in before]
        longer = max(len(locator), len(shifted))
        padded = locator + [0] * (longer - len(locator))
        new = [value ^ (shifted[place] if place < len(shifted) else 0) for place, value in enumerate(padded)]
        if 2 * wrong <= nth:
            before, wrong, last, gap = locator, nth + 1 - wrong, off, 1
        else:
            gap += 1
        locator = new
    while len(locator) > 1 and not locator[-1]:
        locator.pop()
    return locator


def _solved(wrong: list[int], syndromes: list[int]) -> list[int]:
    """Return by how much each of the wrong words is off: as many equations as there are wrong words, solved."""
    count = len(wrong)
    table = [[POWERS[place * row % 255] for place in wrong] + [syndromes[row]] for row in range(count)]
    for col in range(count):
        pivot = next((row for row in range(col, count) if table[row][col]), col)
        table[col], table[pivot] = table[pivot], table[col]
        if not table[col][col]:
            return [0] * count
        table[col] = [_over(value, table[col][col]) for value in table[col]]
        for row in range(count):
            factor = table[row][col]
            if row != col and factor:
                table[row] = [
                    value ^ _times(factor, other) for value, other in zip(table[row], table[col], strict=True)
                ]
    return [row[-1] for row in table]
