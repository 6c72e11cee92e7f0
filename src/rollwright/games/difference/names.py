"""Secret names of cards: a page asks for a picture by a name that tells nothing of the card."""

import hmac

from rollwright.games.difference.picture import CARDS
from rollwright.games.difference.state import State


def name_of(seed: str, card: int) -> str:
    """Return a card's name at this table. Without the seed nobody can compute it, or find the card behind it."""
    return hmac.digest(seed.encode(), f"picture of {card}".encode(), "sha256").hex()[:32]


def in_sight(state: State, seat: int | None) -> tuple[int, ...]:
    """Return the cards a seat may see now: the table, cards being shown, its own top card. Before the reveal: none.

    When the game is over everybody may look at all cards again.
    """
    if state.cards.over:
        return tuple(CARDS)
    if state.revealed is None:
        return ()
    own = state.cards.hands[seat].pile[:1] if seat is not None else ()
    compared = (card for laid in state.shown for _, card in laid.against)
    return tuple(dict.fromkeys((*state.cards.board.values(), *compared, *own)))


def card_named(state: State, seat: int | None, name: str) -> int | None:
    """Return the card of this name, if the seat may see it now."""
    known = ((name_of(state.seed, card), card) for card in in_sight(state, seat))
    return next((card for each, card in known if hmac.compare_digest(each.encode(), name.encode())), None)
