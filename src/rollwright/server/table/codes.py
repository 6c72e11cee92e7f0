"""The names of tables: a code that can be read aloud (four letters and two figures, 441,000 in all), and a link.

A link is the code and a key that nobody can guess: `KITE27-7M4Q0Z3VX1RN8C5T`.
"""

import hashlib
import re
import secrets

CONSONANTS, VOWELS = "DFGHJKLMNRSTVW", "AEIOU"
KEY_LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # 32 that are not taken for each other
KEY_LENGTH = 16  # 80 bits
CODE = re.compile(r"[A-Z]{4}[0-9]{2}")


def new_code() -> str:
    return _code_from(secrets.randbits(256))


def code_for(holder: str, request: str, attempt: int) -> str:
    """Return the code for a table that a browser asks for by a request with an id of its own.

    The same request always leads to the same codes, on every node; so sent again, it finds the table it has opened.
    """
    return _code_from(int.from_bytes(hashlib.sha256(f"{holder} {request} {attempt}".encode()).digest()))


def _code_from(number: int) -> str:
    """Return the code that follows from a large number; over all numbers every code comes equally often."""
    letters = ""
    for alphabet in (CONSONANTS, VOWELS) * 2:
        number, place = divmod(number, len(alphabet))
        letters += alphabet[place]
    return f"{letters}{number % 90 + 10}"


def new_key() -> str:
    return "".join(secrets.choice(KEY_LETTERS) for _ in range(KEY_LENGTH))


def key_for(holder: str, request: str) -> str:
    """Return the key that follows from a request with an id of the browser's own; nobody else knows its `holder`."""
    number = int.from_bytes(hashlib.sha256(f"{holder} key {request}".encode()).digest())
    return "".join(KEY_LETTERS[number >> 5 * place & 31] for place in range(KEY_LENGTH))


def to_link(code: str, key: str) -> str:
    return f"{code}-{key}" if key else code


def read_link(text: str) -> tuple[str, str]:
    """Return the code and the key in a link, or in a code alone; capitals do not matter."""
    code, _, key = text.upper().partition("-")
    return code, key


def is_code(text: str) -> bool:
    return CODE.fullmatch(text) is not None
