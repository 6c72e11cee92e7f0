"""How fast complete rounds of HexRoller are listed, beside a plain walk through the choices: python -m bench.hexroller

Both start from the same 100 positions in the middle of random games. The walk plays every choice of the rules in turn
and is stopped after half a second a position; the listing always runs to its end.
"""

from collections.abc import Callable, Iterator
from random import Random
from time import perf_counter
from typing import TypeVar

from rich.console import Console
from rich.progress import track
from rich.table import Table as Grid

from rollwright.bots.hexroller.listing import (
    Rounds,
    all_chains,
    complete,
    extra_rounds,
    join,
    plain_rounds,
    rounds,
    third_rounds,
    two_rounds,
)
from rollwright.bots.hexroller.position import Position, position
from rollwright.core import Move, begin
from rollwright.games.hexroller import GAME as hexroller
from rollwright.games.hexroller.actions import Done, Flip, Undo
from rollwright.games.hexroller.sheet import Side
from rollwright.games.hexroller.state import State

POSITIONS = 50  # on each side
PATIENCE = 0.5  # seconds of walking a position
T = TypeVar("T")


def middle(side: Side, random: Random) -> State:
    """A game played at random up to one of its middle rounds."""
    state = begin(hexroller, hexroller.options(side), ("A",), str(random.random()))
    last = random.randint(2, hexroller.view(state, 0).rounds - 1)
    while state.round < last:
        forward = [choice for choice in hexroller.legal(state, 0) if not isinstance(choice, Undo | Flip)]
        state = hexroller.apply(state, Move(0, random.choice(forward)))
    return state


def walked(state: State) -> Iterator[tuple[object, ...]]:
    """Yield each round that the choices lead to, as often as they do: what is written, the numbers, the bonus."""
    stack = [state]
    while stack:
        here = stack.pop()
        turn = here.sheets[0].turn
        for choice in hexroller.legal(here, 0):
            if isinstance(choice, Done):
                yield (
                    frozenset((chain.number, frozenset(chain.path)) for chain in turn.chains),
                    turn.two,
                    turn.bonus,
                    frozenset(turn.chosen),
                )
            elif not isinstance(choice, Undo | Flip):
                stack.append(hexroller.apply(here, Move(0, choice)))


def walk(state: State) -> tuple[int, float]:
    """Return how many different rounds were found, and the seconds it took."""
    found: set[tuple[object, ...]] = set()
    began = perf_counter()
    for one in walked(state):
        found.add(one)
        if perf_counter() - began > PATIENCE:
            break
    return len(found), perf_counter() - began


class Watch:
    """The seconds spent on each part of the work."""

    def __init__(self) -> None:
        self.seconds: dict[str, float] = {}

    def time(self, part: str, work: Callable[[], T]) -> T:
        began = perf_counter()
        answer = work()
        self.seconds[part] = self.seconds.get(part, 0) + perf_counter() - began
        return answer


def list_in_parts(here: Position, watch: Watch) -> Rounds:
    """Do what `rounds` does, each part under the watch."""
    fitting = watch.time("chains as sets of hexes", lambda: all_chains(here))
    plain = watch.time("pairs of chains", lambda: plain_rounds(fitting))
    extra = watch.time("with extra", lambda: extra_rounds(here, plain))
    two = watch.time("with two", lambda: two_rounds(here, plain))
    third = watch.time("with third", lambda: third_rounds(here, fitting, plain))
    return watch.time(
        "put together, incomplete left out",
        lambda: join(complete(fitting, drafts) for drafts in (plain, extra, two, third)),
    )


def main() -> None:
    random, console = Random("bench"), Console()
    tables = Grid(
        "side",
        "rounds listed",
        "listed a second",
        "walked a second",
        "ratio",
        title=f"complete rounds from {POSITIONS} positions a side",
    )
    watch = Watch()
    sides: tuple[Side, ...] = ("front", "back")
    for side in sides:
        states = [middle(side, random) for _ in range(POSITIONS)]
        here = [position(side, hexroller.view(state, 0), 0) for state in states]
        rounds(here[0])  # warms up what is kept of a side
        whole = Watch()
        listed = sum(len(whole.time("all", lambda one=one: rounds(one))) for one in here)
        for one in here:
            list_in_parts(one, watch)
        steps = [walk(state) for state in track(states, f"walking, {side}", transient=True)]
        fast, slow = (
            listed / whole.seconds["all"],
            sum(found for found, _ in steps) / sum(seconds for _, seconds in steps),
        )
        tables.add_row(side, f"{listed:,}", f"{fast:,.0f}", f"{slow:,.0f}", f"{fast / slow:,.0f}")
    shares = Grid("part of the listing", "share of its time", title="what dominates")
    for part, seconds in sorted(watch.seconds.items(), key=lambda item: -item[1]):
        shares.add_row(part, f"{seconds / sum(watch.seconds.values()):.0%}")
    console.print(tables)
    console.print(shares)


if __name__ == "__main__":
    main()
