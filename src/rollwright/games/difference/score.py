"""The result of Difference: cards shed; alone the time with its fines in milliseconds, where less is better."""

from importlib.resources import files

import msgspec
from msgspec import Struct

from rollwright.core import Item, Score, tally
from rollwright.games.difference.hint_price import PRICE
from rollwright.games.difference.picture import Illustration
from rollwright.games.difference.state import Options, State


class Medals(Struct, frozen=True):
    """The most seconds for each medal, the best first, in a game of so many cards. The page reads the same file."""

    cards: int
    seconds: dict[Illustration, dict[str, int]]


MEDALS = msgspec.json.decode((files("rollwright.games.difference") / "medals.json").read_bytes(), type=Medals)


def score(state: State, seat: int) -> Score:
    hand = state.cards.hands[seat]
    if not is_timed(state.options):
        return tally(Item("shed", hand.shed))
    end = state.since if state.cards.over else state.now
    time = 0 if state.revealed is None else end - state.revealed
    return score_alone(time, hand.wrong, 1000 * state.options.fine_s, 1000 * PRICE.fine_s * len(state.hints))


def is_timed(options: Options) -> bool:
    """Say whether the total is a time."""
    return options.mode == "solo" and not options.relaxed


def score_alone(time: int, wrong: int, fine: int, hints: int = 0) -> Score:
    """Score a game against the clock, in milliseconds: the time, a fine for each wrong claim, and one for hints."""
    return tally(Item("time", time), Item("fines", fine * wrong), *([Item("hints", hints)] if hints else []))


def title(options: Options, total: int) -> str:
    """Return the medal for a time alone; only twelve cards against the clock earn one."""
    medals = MEDALS.seconds[options.illustration] if options.length == MEDALS.cards and not options.relaxed else {}
    return "difference-title-" + next((medal for medal, seconds in medals.items() if total <= 1000 * seconds), "none")
