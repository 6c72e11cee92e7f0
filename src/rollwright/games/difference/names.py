"""What a card is called outside: a name that says nothing, and which names a seat may use now."""

import hmac

from rollwright.games.difference.state import State


def name_of(seed: str, card: int) -> str:
    """Return a card's name at this table; without the seed nobody can guess one, or tell from it which card it is."""
    return hmac.digest(seed.encode(), f"picture of {card}".encode(), "sha256").hex()[:32]


def in_sight(state: State, seat: int | None) -> tuple[int, ...]:
    """Return the cards a seat may see now: the table, what a card being shown was compared with, and its own top card once turned."""
    own = state.cards.hands[seat].pile[:1] if seat is not None and state.revealed is not None else ()
    compared = (card for laid in state.shown for _, card in laid.against)
    return tuple(dict.fromkeys((*state.cards.board.values(), *compared, *own)))


def card_named(state: State, seat: int | None, name: str) -> int | None:
    """Return the card of this name, if the seat may see it now."""
    known = ((name_of(state.seed, card), card) for card in in_sight(state, seat))
    return next((card for each, card in known if hmac.compare_digest(each.encode(), name.encode())), None)


def next_wanted(state: State) -> tuple[int, ...]:
    """Return the cards in the order in which they may be wanted: those in sight, then the piles from the top. For the server's own eyes."""
    tops = [hand.pile for hand in state.cards.hands]
    deep = max(map(len, tops), default=0)
    piles = (pile[depth] for depth in range(deep) for pile in tops if depth < len(pile))
    return tuple(dict.fromkeys((*state.cards.board.values(), *piles)))
