"""The words that a person types and reads in place of those of the actions: "échanger" is `swap` in French."""

import re
import unicodedata
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field

from rollwright.core import Game, UnknownAction, grammar, parse, to_text
from rollwright.locale import Language, fault, say

NO_NAMES: Mapping[str, str] = {}
WORD = re.compile(r"[a-z]+(-[a-z]+)*")


@dataclass(frozen=True)
class Vocabulary:
    """The words of one game in one language.

    `verbs` names the fields of each verb; `shapes` are the shapes of its actions, for reading "3L4" without its verb;
    `known` returns an action that was typed as it is written, or None where no action has that form.
    """

    language: Language
    verbs: Mapping[str, tuple[str, ...]]
    shapes: frozenset[str]
    known: Callable[[str], str | None]
    shown: Mapping[str, str] = field(default_factory=dict[str, str])
    meant: Mapping[str, str] = field(default_factory=dict[str, str])

    def show(self, action: str) -> str:
        """Return an action in the words of the language."""
        return " ".join(self.shown.get(word, word) for word in action.split(" "))

    def read(self, typed: str) -> str:
        """Return a typed line in the words of the actions; other words stay as they are."""
        line = " ".join(typed.split())
        if fold_word(line) in self.meant:
            return self.meant[fold_word(line)]  # several words that mean one: "c'est écrit"
        verb, _, rest = line.partition(" ")
        if fold_word(rest) in self.meant:  # a box whose name has several words: "write full house"
            return f"{self.meant.get(fold_word(verb), verb)} {self.meant[fold_word(rest)]}"
        return " ".join(self.meant.get(fold_word(word), word) for word in line.split(" "))


def vocabulary_of(language: Language, game: Game, labels: Mapping[str, str] = NO_NAMES) -> Vocabulary:
    """Return the vocabulary of a game that is installed here; `labels` are the names of its places by their ids."""

    def known(text: str) -> str | None:
        try:
            return to_text(parse(game, text))
        except UnknownAction:
            return None

    texts = [to_text(action) for action in game.actions]
    return _vocabulary(language, grammar(game), texts, known, labels)


def vocabulary_from(
    language: Language,
    verbs: Mapping[str, tuple[str, ...]],
    choices: Iterable[str],
    labels: Mapping[str, str] = NO_NAMES,
) -> Vocabulary:
    """Return the vocabulary of a game that only the server has, from its grammar and the choices of the moment."""

    def known(text: str) -> str | None:
        verb, *values = text.split()
        return text if len(values) == len(verbs.get(verb, ())) and verb in verbs else None

    return _vocabulary(language, verbs, list(choices), known, labels)


def words_for(language: Language, word: str) -> tuple[str, ...]:
    """Return the ways to type a word, the one to show first; the word itself where the catalogue has none."""
    message = f"typed-{word}"
    if fault(language, message, ()):
        return (word,)
    return tuple(part.strip() for part in say(language, message).split(","))


def level_words(language: Language, level: str) -> tuple[str, ...]:
    """Return the ways to type a bot's level, the one to show first: a package names its own by `level-<level>`."""
    name = f"level-{level}"
    if fault(language, f"typed-{level}", ()) and not fault(language, name, ()):
        return say(language, name), level
    return words_for(language, level)


def fold_word(word: str) -> str:
    """Return a word in small letters, without accents and with plain apostrophes: both ways to type it are one."""
    plain = unicodedata.normalize("NFKD", word.replace("’", "'")).casefold()
    return "".join(sign for sign in plain if not unicodedata.combining(sign))


def shape(action: str) -> str:
    """Return an action's words with every letter after the verb as "a" and every number as "0"."""
    verb, _, rest = action.partition(" ")
    return f"{verb} {re.sub(r'[0-9]+', '0', re.sub('[a-z]', 'a', rest.casefold()))}"


def _vocabulary(
    language: Language,
    verbs: Mapping[str, tuple[str, ...]],
    texts: list[str],
    known: Callable[[str], str | None],
    labels: Mapping[str, str],
) -> Vocabulary:
    used = {word for text in texts for word in text.split(" ") if WORD.fullmatch(word)} | verbs.keys()
    typed = {word: words_for(language, word) for word in sorted(used)}
    meant = {fold_word(way): word for word, ways in typed.items() for way in ways if way not in used}
    shown = {word: ways[0] for word, ways in typed.items() if ways[0] != word}
    named = {fold_word(name): place for place, name in labels.items() if name not in used}
    return Vocabulary(language, verbs, frozenset(map(shape, texts)), known, {**shown, **labels}, {**named, **meant})
