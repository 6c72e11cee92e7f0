"""Words as they are written on a card: capitals A to Z, without accents."""

import unicodedata

LIGATURES = str.maketrans({"œ": "oe", "Œ": "OE", "æ": "ae", "Æ": "AE"})


def fold(text: str) -> str | None:
    """Return a word in capitals A to Z without accents; None if it has other characters."""
    plain = "".join(char for char in unicodedata.normalize("NFD", text) if not unicodedata.combining(char)).translate(
        LIGATURES
    )
    return plain.upper() if plain.isascii() and plain.isalpha() else None


def count_letters(name: str) -> int:
    """Count the letters of a name; é is one letter in either Unicode form."""
    return sum(unicodedata.category(char).startswith("L") for char in unicodedata.normalize("NFC", name))
