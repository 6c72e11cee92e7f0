"""A bot whose small trained network judges the sheet after each round."""

from collections.abc import Sequence
from random import Random

from rollwright.bots.hexroller.actions import actions
from rollwright.bots.hexroller.network import network
from rollwright.bots.hexroller.position import position
from rollwright.bots.hexroller.search import judged_rounds
from rollwright.games.hexroller.actions import Action
from rollwright.games.hexroller.state import Options
from rollwright.games.hexroller.view import HexView

WIDTH = 48  # the number of plain rounds that are tried with each bonus


def sharp(options: Options, view: HexView, seat: int, choices: Sequence[Action], random: Random) -> tuple[Action, ...]:
    """An expert: looks at every round, and at the best with each bonus; takes the highest expected points."""
    here = position(options.side, view, seat)
    found, worth = judged_rounds(here, network(options.side).values, WIDTH)
    return actions(here, view, seat, found, int(worth.argmax()))
