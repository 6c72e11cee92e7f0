"""A player who has learned what a sheet is worth: a small network judges the sheet after each round."""

from collections.abc import Sequence
from random import Random

from rollwright.bots.hexroller.network import network
from rollwright.bots.hexroller.play import actions
from rollwright.bots.hexroller.position import position
from rollwright.bots.hexroller.search import judged_rounds
from rollwright.games.hexroller.actions import Action
from rollwright.games.hexroller.state import Options
from rollwright.games.hexroller.view import HexView

WIDTH = 48  # so many plain rounds are tried with each bonus


def sharp(options: Options, view: HexView, seat: int, choices: Sequence[Action], random: Random) -> tuple[Action, ...]:  # noqa: ARG001
    """An expert: looks at every round, and at the best with each bonus, and takes the one that should end best."""
    here = position(options.side, view, seat)
    found, worth = judged_rounds(here, network(options.side).values, WIDTH)
    return actions(here, view, seat, found, int(worth.argmax()))
