"""Make the shipped word lists from their sources: python tools/make_lexicon.py [FOLDER]

Without a folder that holds the unpacked Debian packages, the packages are downloaded.

English is SCOWL up to size 60; a word's class is the smallest size it is in. French is the Dicollecte dictionary,
expanded by its suffix rules; its classes are a guess from grammar and family (docs/lexicon.md says more).
"""

import re
import subprocess
import sys
import tempfile
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path

from rollwright.lexicon.automaton import build, dump
from rollwright.lexicon.letters import fold

DATA = Path(__file__).parent.parent / "src" / "rollwright" / "lexicon" / "data"
PACKAGES = ("scowl", "hunspell-fr-comprehensive")
SIZES = (10, 20, 35, 40, 50, 55, 60)

# The two-letter words are chosen one by one: sources hold names of letters, symbols and abbreviations among them.
TWO_ENGLISH = """
ad ah am an as at ax be bi by do eh em en er ex fa go ha he hi ho id if in is it la lo ma me mi mu my no nu of oh oi
om on or ow ox pa pi re sh so ta ti to uh um up us we xi ya ye yo
"""
TWO_FRENCH = """
ah ai an as au bu ça ce ci dé de do du eh en es et eu ex fa fi go ha hé hi ho if il je la le lé li lu ma me mi mu na
ne né ni no nu oc oh on or os ou pi pu ra ré ri ru sa se si su ta te té tu un us ut va vu wu xi
"""

NEVER_FRENCH = {
    "npr",
    "prn",
    "patr",
    "pfx",
    "sfx",
    "err",
    "sign",
    "ponc",
    "div",
    "titr",
    "nbro",
}  # names, parts of words, signs, titles, Roman numbers
KEEPCASE = "||"  # the mark of symbols of units
RARE_FORMS = {"ipsi", "simp", "spre", "impe"}  # simple past, subjunctives, imperatives


def main() -> None:
    with tempfile.TemporaryDirectory() as scratch:
        source = Path(sys.argv[1]) if len(sys.argv) > 1 else fetch(Path(scratch))
        DATA.mkdir(exist_ok=True)
        write("en", english(source / "usr/share/dict/scowl"), TWO_ENGLISH)
        write("fr", french(source / "usr/share/hunspell"), TWO_FRENCH)
        notices(source / "usr/share/doc")


def fetch(folder: Path) -> Path:
    """Download the packages by their names and unpack them."""
    for package in PACKAGES:
        subprocess.run(["apt-get", "download", package], cwd=folder, check=True)
    for file in folder.glob("*.deb"):
        subprocess.run(["dpkg-deb", "-x", file, folder / "unpacked"], check=True)
    return folder / "unpacked"


def write(language: str, classes: dict[str, int], two: str) -> None:
    """Write one list; words of two letters come from `two` alone, not from the source."""
    chosen = {folded for word in two.split() if (folded := fold(word))}
    kept = {word: size for word, size in classes.items() if len(word) > 2}
    kept.update({word: classes.get(word, 35) for word in chosen})
    file = dump(build(kept), [kept[word] for word in sorted(kept)])
    (DATA / f"{language}.npz").write_bytes(file)
    print(
        f"{language}: {len(kept)} words, {len(chosen)} of two letters, {len(file)} bytes; "
        f"by class {dict(sorted(Counter(kept.values()).items()))}"
    )


# ------------------------------------------------------------------ English


def english(folder: Path) -> dict[str, int]:
    """Return every lower-case word with the smallest size of the lists it is in."""
    classes: dict[str, int] = {}
    for size in SIZES:
        for name in ("english-words", "american-words", "british-words"):
            for word in (folder / f"{name}.{size}").read_text("latin-1").split():
                if re.fullmatch("[a-z]{2,}", word):
                    classes.setdefault(word.upper(), size)
    return classes


# ------------------------------------------------------------------ French


class Rule:
    """One suffix rule: the letters it removes and adds, and the words it applies to."""

    def __init__(self, strip: str, add: str, condition: str, tags: str) -> None:
        self.strip = "" if strip == "0" else strip
        text, _, flags = add.partition("/")
        self.add = "" if text == "0" else text
        self.flags = pairs(flags)
        self.applies = re.compile(f"(?:{condition})$").search
        self.tags = {tag.removeprefix("is:") for tag in tags.split()}


def pairs(flags: str) -> list[str]:
    return [flags[place : place + 2] for place in range(0, len(flags), 2)]


def suffixes(file: Path) -> dict[str, list[Rule]]:
    rules = defaultdict[str, list[Rule]](list)
    for line in file.read_text("utf-8").splitlines():
        parts = line.split(maxsplit=5)
        if len(parts) >= 5 and parts[0] == "SFX":
            rules[parts[1]].append(Rule(parts[2], parts[3], parts[4], parts[5] if len(parts) > 5 else ""))
    return rules


def french(folder: Path) -> dict[str, int]:
    """Return every form of every word that is no name, with a guess of how common it is."""
    rules = suffixes(folder / "fr.aff")
    entries = [entry for line in (folder / "fr.dic").read_text("utf-8").splitlines()[1:] if (entry := read_entry(line))]
    families = Counter((fold(stem) or "")[:5] for stem, _, _ in entries)
    classes: dict[str, int] = {}
    for stem, flags, parts in entries:
        base = commonness(stem, parts, families[(fold(stem) or "")[:5]])
        for form, tags in forms(stem, flags, rules):
            word = fold(form) if form.islower() else None
            if word and len(word) > 1:
                size = 60 if tags & RARE_FORMS else base
                classes[word] = min(size, classes.get(word, size))
    return classes


def read_entry(line: str) -> tuple[str, list[str], set[str]] | None:
    """Return stem, flags and parts of speech of an entry, or nothing for one that is no plain word."""
    entry, *tags = line.split()
    stem, _, flags = entry.partition("/")
    parts = {tag.removeprefix("po:") for tag in tags if tag.startswith("po:")}
    if (
        not stem.islower()
        or KEEPCASE in pairs(flags)
        or parts & NEVER_FRENCH
        or any(part.startswith("loc") for part in parts)
    ):
        return None
    return stem, pairs(flags), parts


def forms(stem: str, flags: list[str], rules: dict[str, list[Rule]]) -> Iterator[tuple[str, set[str]]]:
    """Yield a stem and all its forms; "()" marks a stem that is no word by itself.

    Prefixes only elide (l', d'), so they make no new word.
    """
    if "()" not in flags:
        yield stem, set()
    for flag in flags:
        for rule in rules.get(flag, ()):
            if rule.applies(stem) and stem.endswith(rule.strip):
                form = stem[: len(stem) - len(rule.strip)] + rule.add
                yield form, rule.tags
                yield from ((further, tags | rule.tags) for further, tags in forms(form, ["()", *rule.flags], rules))


def commonness(stem: str, parts: set[str], family: int) -> int:
    """Guess how common a word is: the grammar's own words first, then short words with many relatives."""
    if "mg" in parts:
        return 10
    relatives = family if len(stem) >= 4 else 8
    if len(stem) <= 8 and relatives >= 12:
        return 20
    return 35 if relatives >= 6 else 50 if len(stem) <= 8 else 60


def notices(folder: Path) -> None:
    """Keep the licences beside the data."""
    for package, name in zip(PACKAGES, ("scowl", "dicollecte"), strict=True):
        text = (folder / package / "copyright").read_text("utf-8", "replace")
        (DATA / f"{name}-copyright.txt").write_text(text, "utf-8")


if __name__ == "__main__":
    main()
