"""Par: the points that our bots reach with the dice of a challenge."""

from collections.abc import Callable
from random import Random

from rollwright import bots, games
from rollwright.bots.ask import ask
from rollwright.core import begin, mix, read_options
from rollwright.server.challenge.challenge import Challenge

LEVELS = ("steady", "sharp")
MOST_ANSWERS = 5000  # answers of a bot; a bot that needs more will never finish


def par_of(challenge: Challenge, stopped: Callable[[], bool] = lambda: False) -> dict[str, int]:
    """Return the total of each level, alone at the table. In a game of speed there is no par."""
    game = games.find(challenge.game, challenge.version)
    if game.is_race:
        return {}
    options = read_options(game, challenge.options)
    found: dict[str, int] = {}
    for level in LEVELS:
        if level not in bots.levels(challenge.game):
            continue
        bot, random = bots.find(challenge.game, level), Random(0)
        state = begin(game, options, (level,), seed_of(challenge))
        for _ in range(MOST_ANSWERS):
            if stopped():
                return {}
            if game.over(state):
                found[level] = game.score(state, 0).total
                break
            _, state = ask(bot, game, options, state, 0, random)
    return found


def seed_of(challenge: Challenge) -> str:
    """Return the seed of the dice: that of a table whose only seat has added neither words nor a share."""
    return mix(challenge.secret, ("",), (None,), (None,))
