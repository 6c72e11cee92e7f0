"""How an adaptive bot adapts: it searches longer after each card it laid and less after each that another seat laid.

So each player comes to win a fair share.
"""

from rollwright.games.difference.bot_view import BotView

STEP, QUICKEST, SLOWEST = 1.15, 2.0, 30.0  # seconds of search


def adapted_search(search: float, seen: BotView, seat: int) -> float:
    """Return the seconds that a bot searches by now, having begun the game with `search`."""
    left = list(seen.dealt)
    for winner in seen.won:
        left[winner] -= 1
        others = max(1, sum(pile > 0 for pile in left) - 1)
        change = STEP if winner == seat else STEP ** (-1 / others)
        search = min(max(search * change, QUICKEST), SLOWEST)
        if not left[seat]:
            break  # the seat is out; the others play on without it
    return search
