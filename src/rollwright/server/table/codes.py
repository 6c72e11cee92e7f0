"""The codes of tables: four letters that can be said aloud and two figures, 441,000 in all."""

import re
import secrets

CONSONANTS, VOWELS = "DFGHJKLMNRSTVW", "AEIOU"
CODE = re.compile(r"[A-Z]{4}[0-9]{2}")


def new_code() -> str:
    letters = "".join(secrets.choice(alphabet) for alphabet in (CONSONANTS, VOWELS) * 2)
    return f"{letters}{secrets.randbelow(90) + 10}"


def is_code(text: str) -> bool:
    return CODE.fullmatch(text) is not None
