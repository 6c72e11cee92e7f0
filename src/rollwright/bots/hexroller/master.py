"""A bot with a larger trained network."""

from collections.abc import Sequence
from random import Random

from rollwright.bots.hexroller.actions import actions
from rollwright.bots.hexroller.network import master_network
from rollwright.bots.hexroller.position import position
from rollwright.bots.hexroller.search import judged_rounds
from rollwright.games.hexroller.actions import Action
from rollwright.games.hexroller.state import Options
from rollwright.games.hexroller.view import HexView

WIDTH = 48  # the number of plain rounds that are tried with each bonus


def master(options: Options, view: HexView, seat: int, choices: Sequence[Action], random: Random) -> tuple[Action, ...]:
    """The strongest player: looks at every round, and at the best with each bonus."""
    here = position(options.side, view, seat)
    found, worth = judged_rounds(here, master_network(options.side).values, WIDTH)
    return actions(here, view, seat, found, int(worth.argmax()))
