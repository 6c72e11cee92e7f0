"""How an adaptive player follows its company: it searches longer after a race won and less after one lost, so that each wins its share."""

from rollwright.games.difference.state import State

STEP, QUICKEST, SLOWEST = 1.15, 2.0, 30.0  # seconds of search


def followed(search: float, state: State, seat: int) -> float:
    """Return how long a player searches by now who began the game with `search`."""
    left = [hand.shed + len(hand.pile) for hand in state.cards.hands]
    for winner in state.won:
        left[winner] -= 1
        others = max(1, sum(pile > 0 for pile in left) - 1)
        change = STEP if winner == seat else STEP ** (-1 / others)
        search = min(max(search * change, QUICKEST), SLOWEST)
        if not left[seat]:
            break  # what the others play on for is no race of its own
    return search
