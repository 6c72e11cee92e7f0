"""French "de" before a name: "de Maud", "d’Ada", "d’Hélène". The catalogues call it as `DE($name)`.

The page has the same rule (web/src/lib/locale/elision.ts); tests/vectors/elision.json holds cases for both.
"""

import unicodedata

VOWELS = frozenset("aeiouœæ")
# A first h is mute in these, as in Hélène, Henri, Honoré or Hugo; elsewhere (Hazel, Hans) it is not.
MUTE_H = ("heb", "hec", "hel", "hen", "her", "hest", "hila", "hip", "hon", "hor", "hub", "hug", "hya", "hyp")


def de(name: object) -> str:
    return f"d’{name}" if elides(str(name)) else f"de {name}"


def elides(name: str) -> bool:
    """Say whether "de" loses its e before this name."""
    plain = "".join(sign for sign in unicodedata.normalize("NFD", name) if not unicodedata.combining(sign)).lower()
    first, second, third = f"{plain}   "[:3]
    match first:
        case "h":
            return plain.startswith(MUTE_H)
        case "y":  # d’Yves, de Yann
            return second.isalpha() and second not in VOWELS
        case "o" if second == "u":  # d’Oumar, de Ouassim
            return third not in VOWELS
        case _:
            return first in VOWELS
