"""BotCards: twelve opponents on paper, lying face down until the scoring."""

from functools import cache
from importlib.resources import files
from typing import Literal

import msgspec
from msgspec import Struct

from rollwright.core import BadOptions, shuffle

Stars = Literal["any", "1", "2", "3"]


class BotCard(Struct, frozen=True):
    """One card: its score in Mode A, and its sum on each line in Mode B."""

    id: str
    name: str
    stars: int
    mode_a_score: int
    mode_b_sums: dict[str, int]


class _Deck(Struct, frozen=True):
    cards: tuple[BotCard, ...]


@cache
def deck() -> dict[str, BotCard]:
    read = msgspec.json.decode(
        (files("rollwright.games.make_a_difference") / "layouts" / "botcards.json").read_bytes(), type=_Deck
    )
    return {card.id: card for card in read.cards}


def pile(stars: Stars) -> tuple[BotCard, ...]:
    """Return the cards of the star level that the table agreed on."""
    return tuple(card for card in deck().values() if stars in ("any", str(card.stars)))


def check(count: int, stars: Stars) -> None:
    """Raise `BadOptions` when the star level has fewer cards than wanted."""
    if count > len(pile(stars)):
        raise BadOptions("too-few-botcards", cards=len(pile(stars)))


def drawn(seed: str, count: int, stars: Stars) -> tuple[BotCard, ...]:
    """Draw BotCards without replacement. No view shows them before the scoring."""
    return shuffle(seed, "botcards", items=pile(stars))[:count] if count else ()
