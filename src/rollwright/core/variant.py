"""The variant of a game: its options as far as results under them can be compared, as a short text."""

from typing import Any

from rollwright.core.game import Game
from rollwright.core.options import option_value, options_of

PAPER = "on-paper"


def variant_of(game: Game, options: Any) -> str:
    """Return the variant, such as `pad=A` or `illustration=castle mode=solo`.

    A choice is always named; a flag, a number or a text only where it is not the default.
    """
    named = _compared(game)
    return " ".join(
        f"{option.id}={_text(getattr(options, option.id))}"
        for option in options_of(game)
        if option.id in named and (option.kind == "choice" or getattr(options, option.id) != option.default)
    )


def on_paper(variant: str) -> str:
    """Return the variant of a result that was written on paper: it is kept apart in a score book."""
    return f"{variant} {PAPER}".strip()


def is_on_paper(variant: str) -> bool:
    return PAPER in variant.split(" ")


def read_variant(game: Game, variant: str) -> dict[str, str | int | bool]:
    """Return the options that a variant names; names that the game no longer has are left out."""
    known = {option.id: option for option in options_of(game)}
    pairs = [part.partition("=") for part in variant.split(" ")]
    return {name: option_value(known[name], value) for name, _, value in pairs if name in known}


def totals_are_times(game: Game, options: Any) -> bool:
    """Say whether totals are times in milliseconds, so that a lower total is better."""
    timed = None if game.ranking is None else game.ranking.timed
    return timed is not None and timed(options)


def _compared(game: Game) -> tuple[str, ...]:
    if game.ranking is not None and game.ranking.compared is not None:
        return game.ranking.compared
    return tuple(option.id for option in options_of(game) if option.kind == "choice")


def _text(value: str | int | bool) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value).replace(" ", "-")
