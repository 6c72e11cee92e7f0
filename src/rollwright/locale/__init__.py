"""Every word a person reads, one catalogue per language in Fluent files; page and terminal share them."""

from collections.abc import Iterable
from functools import cache, partial
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Literal, get_args

from rollwright.core import Fault, Game, ImpossibleSheet, Paper, Place, Refused, RollwrightError, begin, read_options
from rollwright.games import BROUGHT
from rollwright.games.packages import catalogue_folders
from rollwright.locale import faults
from rollwright.locale.bundle import Bundle
from rollwright.locale.elision import de
from rollwright.locale.needs import fluent, needs, needs_of_changes, needs_of_score, readable

Language = Literal["en", "fr"]
LANGUAGES: tuple[Language, ...] = get_args(Language)

HUGE = 10**15
LONG = 300  # letters of a text that are shown in a sentence


def say(language: Language, message: str, **params: Any) -> str:
    """Return a message of the catalogue with its parameters filled in.

    A message of ours that is missing is a fault and raises. A package may lack one: it is worded from its id.
    """
    given = {name: str(value) if _is_huge(value) else value for name, value in params.items()}
    text, errors = _bundle(language).format(message, given)
    if text is None:
        if _belongs_to_package(message):
            return readable(message, tuple(BROUGHT))
        raise LookupError(f"{language}: {message} has no text")
    if errors and not _belongs_to_package(message):
        raise LookupError(f"{language}: {message}: {errors[0]}")
    return text


def fault(language: Language, message: str, variables: Iterable[str]) -> str | None:
    """Return what is wrong with a message of a catalogue, ours or a package's, that is given these variables."""
    text, errors = _written(language).format(message, dict.fromkeys(variables, 1))
    if text is None:
        return "is missing"
    return f"cannot be said: {errors[0]}" if errors else None


def sentence(language: Language, error: RollwrightError) -> str:
    """Return the sentence of an error: `<game>-error-<code>`, else `error-<code>`, else the one of its class.

    An error always has a sentence. Where its own cannot be made, the sentence for any refusal or any fault is returned.
    """
    named = (f"{error.params.get('game', '')}-error-{error.code}", f"error-{error.code}")
    message = next(filter(_bundle(language).has, named), f"error-{type(error).code}")
    params = {name: _shown(value) for name, value in error.params.items()}
    if isinstance(error, ImpossibleSheet):
        more = len(error.faults) - 1
        params |= {"fault": fault_said(language, error.game, error.paper, error.faults[0]), "more": more}
    try:
        return say(language, message, **params)
    except (LookupError, ValueError):
        return say(language, "error-refused" if isinstance(error, Refused) else "error-error")


def fault_said(language: Language, game: Game, paper: Paper, found: Fault) -> str:
    """Return a fault of a sheet as a sentence."""
    return faults.fault_said(partial(say, language), _knows(language), game, paper, found)


def cell_said(language: Language, game: Game, place: Place) -> str:
    """Return the name of a cell of a sheet."""
    return faults.cell_said(partial(say, language), _knows(language), game, place)


def _knows(language: Language) -> faults.Knows:
    return lambda message, given: fault(language, message, given) is None


def _shown(value: str | int) -> str | int:
    """Return a parameter as it fits into a sentence."""
    return f"{value[:LONG]}…" if isinstance(value, str) and len(value) > LONG else value


def prefer(header: str) -> Language:
    """Choose the language with the highest weight in an Accept-Language header; of equal ones the first.

    A locale name such as fr_FR.UTF-8 is read, too.
    """
    best: tuple[float, Language] = (0.0, "en")
    for wish in header.replace("_", "-").split(","):
        tag, *parameters = (part.strip().lower() for part in wish.split(";"))
        tongue, weight = tag.split("-")[0], _weight(parameters)
        for language in LANGUAGES:
            if language == tongue and weight > best[0]:
                best = (weight, language)
    return best[1]


def _weight(parameters: list[str]) -> float:
    """Return the weight of one language in an Accept-Language header: 1 without `q`, 0 where it cannot be read."""
    for parameter in parameters:
        name, _, value = parameter.partition("=")
        if name.strip() == "q":
            try:
                return float(value) if 0 <= float(value) <= 1 else 0.0
            except ValueError:
                return 0.0
    return 1.0


def catalogue(language: Language) -> dict[str, str]:
    """Return our files of one language, by name."""
    return _files(files("rollwright.locale") / language)


@cache
def package_words(language: Language) -> str:
    """Return the words of all packages as one Fluent text; the first message of each id counts.

    A message that a package lacks in this language is said in English. The page has words of its own for the rest.
    """
    return "\n\n".join([*_package_texts(language), *(_package_texts("en") if language != "en" else ())])


def _package_texts(language: Language) -> list[str]:
    return [text for folder in catalogue_folders() for text in _files(folder / "locale" / language).values()]


def _defaults(game: Game) -> str:
    first = begin(game, read_options(game, {}), ("",) * game.info.seats[0], "0" * 64)
    score = game.score(first, 0)
    items = [item.id for item in score.items]
    return fluent([*needs(game), *needs_of_score(game, score), *needs_of_changes(game, items, items)])


def _files(folder: Traversable) -> dict[str, str]:
    """Return the catalogues in a folder."""
    if not folder.is_dir():
        return {}
    return {
        entry.name: entry.read_bytes().decode("utf-8", errors="replace")
        for entry in sorted(folder.iterdir(), key=lambda entry: entry.name)
        if entry.name.endswith(".ftl")
    }


def _belongs_to_package(message: str) -> bool:
    return message.startswith("level-") or any(f"-{game}-" in f"-{message}-" for game in BROUGHT)


def _is_huge(value: Any) -> bool:
    """Say whether a number is too large to be set with its separators; it is shown as it came."""
    return isinstance(value, int) and abs(value) >= HUGE


@cache
def _bundle(language: Language) -> Bundle:
    defaults = [_defaults(found.value) for found in BROUGHT.values()]
    return _bundle_of(language, [*catalogue(language).values(), package_words(language), *defaults])


@cache
def _written(language: Language) -> Bundle:
    return _bundle_of(language, [*catalogue(language).values(), *_package_texts(language)])


def _press(touch: object, _mouse: object) -> object:
    """Return the word for a finger; the page alone knows whether there is a mouse."""
    return touch


def _bundle_of(language: Language, texts: list[str]) -> Bundle:
    return Bundle(language, texts, {"DE": de, "PRESS": _press})
