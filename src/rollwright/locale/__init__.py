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
    """Choose among an Accept-Language header's wishes, or a locale name such as fr_FR.UTF-8."""
    for wish in header.replace("_", "-").split(","):
        tongue = wish.split(";")[0].strip().split("-")[0].lower()
        if tongue in LANGUAGES:
            return tongue
    return "en"


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
