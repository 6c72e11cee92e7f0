"""Every word a person reads, one catalogue per language in Fluent files; page, terminal and press share them."""

from functools import cache
from importlib.resources import files
from typing import Any, Literal, get_args

from fluent.runtime import FluentBundle, FluentResource

from rollwright.core import RollwrightError

Language = Literal["en", "fr"]
LANGUAGES: tuple[Language, ...] = get_args(Language)

HUGE = 10**15


def say(language: Language, message: str, **params: Any) -> str:
    """Return a message of the catalogue with its parameters filled in; a missing one is a fault of ours and raises."""
    bundle = _bundle(language)
    pattern = bundle.get_message(message).value
    if pattern is None:
        raise LookupError(f"{language}: {message} has no text")
    text, errors = bundle.format_pattern(
        pattern, {name: str(value) if _is_huge(value) else value for name, value in params.items()}
    )
    if errors:
        raise LookupError(f"{language}: {message}: {errors[0]}")
    return str(text)


def _is_huge(value: Any) -> bool:
    """Say whether a number is too large to be set with its separators; whoever sent it reads it as it came."""
    return isinstance(value, int) and abs(value) >= HUGE


def sentence(language: Language, error: RollwrightError) -> str:
    """Return the sentence of an error: `error-<code>`."""
    return say(language, f"error-{error.code}", **error.params)


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
    """Return the files of one language, by name."""
    folder = files("rollwright.locale") / language
    return {
        entry.name: entry.read_text("utf-8")
        for entry in sorted(folder.iterdir(), key=lambda entry: entry.name)
        if entry.name.endswith(".ftl")
    }


@cache
def _bundle(language: Language) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for text in catalogue(language).values():
        bundle.add_resource(FluentResource(text))
    return bundle
