"""The result of Difference: cards shed, or alone the time with its fines in milliseconds, of which fewer are better."""

from rollwright.core import Item, Score, tally
from rollwright.games.difference.picture import picture
from rollwright.games.difference.state import Options, State

MEDALS = {"easy": {"gold": 110, "silver": 180, "bronze": 300}, "hard": {"gold": 160, "silver": 260, "bronze": 430}}  # seconds
MEDAL_LENGTH = 12  # cards


def score(state: State, seat: int) -> Score:
    hand = state.cards.hands[seat]
    if state.options.mode != "solo" or state.options.relaxed:
        return tally(Item("shed", hand.shed))
    end = state.since if state.cards.over else state.now
    time = 0 if state.revealed is None else end - state.revealed
    return tally(Item("time", time), Item("fines", 1000 * state.options.fine_s * hand.wrong))


def title(options: Options, total: int) -> str:
    """Return the medal for a time alone; only twelve cards against the clock earn one."""
    medals = MEDALS[picture(options.illustration).level] if options.length == MEDAL_LENGTH and not options.relaxed else {}
    return "difference-title-" + next((medal for medal, seconds in medals.items() if total <= 1000 * seconds), "none")
