"""A bot with a larger trained network, which looks closely at the rounds that seem good at a glance."""

from collections.abc import Sequence
from random import Random

from rollwright.bots.hexroller.actions import actions
from rollwright.bots.hexroller.listing import Rounds
from rollwright.bots.hexroller.network import glance_network, master_network
from rollwright.bots.hexroller.position import Position, position
from rollwright.bots.hexroller.search import best_of, judged_rounds
from rollwright.bots.hexroller.sheets import Table, after
from rollwright.games.hexroller.actions import Action
from rollwright.games.hexroller.state import Options
from rollwright.games.hexroller.view import HexView

WIDTH = 48  # the number of plain rounds that are tried with each bonus
LOOKS = 100  # rounds without a bonus that are looked at closely, and as many with one


def master(options: Options, view: HexView, seat: int, choices: Sequence[Action], random: Random) -> tuple[Action, ...]:
    """The strongest player: sees all rounds at a glance, and the best with each bonus; looks closely at the best."""
    here = position(options.side, view, seat)
    found, worth = master_rounds(here, WIDTH)
    return actions(here, view, seat, found, int(worth.argmax()))


def master_rounds(here: Position, width: int, looks: int = LOOKS) -> tuple[Rounds, Table]:
    """Return the rounds that master looks at closely, and what each sheet may be expected to end with."""

    def promising(here: Position, rounds: Rounds) -> Rounds:
        if len(rounds) <= looks or here.later == 0:  # the points of the last sheet are quick to count
            return rounds
        return rounds.take(best_of(glance_network(here.side).values(after(here, rounds)[0]), looks))

    return judged_rounds(here, master_network(here.side).values, width, promising)
