"""Names of people and the words they give for the dice, read by Unicode's own rules.

Letters are counted as a reader sees them: a family, a flag or a letter with its accents is one (UAX 29). Signs that
cannot be seen are taken only where they shape what is seen: joiners in Persian, Hindi and emoji (RFC 5892, appendix A;
UTS 51), and variation selectors.

Cyrillic and Greek letters that look like Latin ones count as these where names are compared (a small part of UTS 39,
whose whole table would be a library of its own), and no word mixes alphabets with letters that look alike.
"""

import unicodedata

import regex

from rollwright.server.refusals import BadInput, NameTaken
from rollwright.server.table.events import Chair

NAME_LENGTH, WORDS_LENGTH, TITLE_LENGTH, NOTE_LENGTH = 24, 80, 40, 140  # letters
SIGNS = 5  # code points for each letter, on average; a family has seven
BOT_NAMES = (
    "Juniper",
    "Hazel",
    "Rowan",
    "Willow",
    "Aspen",
    "Linden",
    "Maple",
    "Alder",
    "Laurel",
    "Cedar",
    "Tansy",
    "Sorrel",
)

# Small letters; those that look alike only as capitals are there for their capitals.
ALIKE = str.maketrans(
    "авекмнорстухіјѕүһԁԛԝӏѵ" + "αβεζηικμνορτυχ" + "ı",
    "abekmhopctyxijsyhdqwlv" + "abezhikmnoptyx" + "i",
)
ALPHABETS = (  # that have letters which look alike
    r"\p{Latin}",
    r"\p{Cyrillic}",
    r"\p{Greek}",
    r"\p{Armenian}",
    r"\p{Coptic}",
    r"\p{Cherokee}",
    r"\p{Lisu}",
)
MIXED = regex.compile(
    "|".join(one + r"[\p{L}\p{M}]*[" + "".join(ALPHABETS).replace(one, "") + "]" for one in ALPHABETS)
)
LETTER = regex.compile(r"\X")
IGNORABLE = regex.compile(r"\p{Default_Ignorable_Code_Point}")
SEEN = regex.compile(r"[\p{L}\p{N}\p{P}\p{S}]")
HEAP = regex.compile(r"\p{M}{5}|^\p{M}")  # marks that would cover the lines around the name, or the sign before it
UNSEEN = regex.compile(r"[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]")
SHAPING = regex.compile(
    r"""
      (?<=\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]*) \u200D (?=\p{Extended_Pictographic})  # 👩‍👧
    | (?<=\p{Canonical_Combining_Class=Virama}) [\u200C\u200D]                                        # क्‍ष
    | (?<=[\p{Joining_Type=L}\p{Joining_Type=D}]\p{Joining_Type=T}*) \u200C
      (?=\p{Joining_Type=T}*[\p{Joining_Type=R}\p{Joining_Type=D}])                                   # می‌روم
    | (?<=\p{Emoji}) [\uFE0E\uFE0F]                                                                   # ❤️
    | (?<=\p{Ideographic}) [\uFE00-\uFE0F\U000E0100-\U000E01EF]                                       # 葛󠄀
    | (?<=\p{Script=Mongolian}) [\u180B-\u180D\u180F]
    | (?<=\U0001F3F4) [\U000E0030-\U000E0039\U000E0061-\U000E007A]{3,6} \U000E007F                    # the Welsh flag
    """,
    regex.VERBOSE,
)


def read_name(text: str) -> str:
    """Return a name fit for a place card, or refuse it."""
    name = unicodedata.normalize("NFC", " ".join(text.split()))
    if not 1 <= _length(name) <= NAME_LENGTH or len(name) > SIGNS * NAME_LENGTH or HEAP.search(name):
        raise BadInput("bad-name", most=NAME_LENGTH)
    if _has_unseen(name) or not SEEN.search(name):
        raise BadInput("unseen-name")
    if MIXED.search(name):
        raise BadInput("mixed-name")
    return name


def read_words(text: str) -> str:
    """Return the words for the dice, or refuse them."""
    if _length(text) > WORDS_LENGTH or len(text) > SIGNS * WORDS_LENGTH or _has_unseen(text):
        raise BadInput("bad-words", most=WORDS_LENGTH)
    return text


def read_note(text: str) -> str:
    """Return a note as one line, or refuse it."""
    if len(text) > SIGNS * NOTE_LENGTH:
        raise BadInput("bad-note", most=NOTE_LENGTH)
    note = unicodedata.normalize("NFC", " ".join(text.split()))
    if not 1 <= _length(note) <= NOTE_LENGTH or HEAP.search(note) or _has_unseen(note) or not SEEN.search(note):
        raise BadInput("bad-note", most=NOTE_LENGTH)
    return note


def read_title(text: str) -> str:
    """Return the title of a league, which may be empty, or refuse it."""
    title = unicodedata.normalize("NFC", " ".join(text.split()))
    if _length(title) > TITLE_LENGTH or len(title) > SIGNS * TITLE_LENGTH or HEAP.search(title) or _has_unseen(title):
        raise BadInput("bad-title", most=TITLE_LENGTH)
    return title


def check_free(name: str, chairs: tuple[Chair, ...]) -> None:
    """Refuse a name that somebody at the table has, or that belongs to a bot."""
    wanted = name_key(name)
    if any(chair.name and name_key(chair.name) == wanted for chair in chairs):
        raise NameTaken(name=name)
    if wanted in BOT_KEYS:
        raise NameTaken("bot-name", name=name)


def name_key(name: str) -> str:
    """Return what two names have in common that look the same.

    Capitals, forms and unseen signs do not count, nor does the alphabet of letters that look alike.
    """
    folded = unicodedata.normalize("NFKC", IGNORABLE.sub("", name)).casefold()
    alike = unicodedata.normalize("NFKD", folded).translate(ALIKE)
    return " ".join(unicodedata.normalize("NFKC", alike).split())


BOT_KEYS = frozenset(map(name_key, BOT_NAMES))


def _length(text: str) -> int:
    """Return the number of letters as a reader counts them."""
    return sum(1 for _ in LETTER.finditer(text))


def _has_unseen(text: str) -> bool:
    return UNSEEN.search(SHAPING.sub("", text)) is not None
