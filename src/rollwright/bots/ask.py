"""Ask a bot for its actions and check them, and choose for a bot that fails."""

from collections.abc import Sequence
from random import Random
from typing import Any

from rollwright.bots import Bot
from rollwright.core import Broken, Game, Move, parse, step, to_text


class BotFailed(Broken):
    """A bot raised an error, answered nothing, or answered something that is no legal choice."""

    code = "bot-failed"


def ask(bot: Bot, game: Game, options: Any, state: Any, seat: int, random: Random) -> tuple[tuple[Any, ...], Any]:
    """Return the bot's actions and the state after them. Raise any error of the bot, and one for a bad answer."""
    actions = bot(options, game.view(state, seat), seat, game.legal(state, seat), random)
    if not actions:
        raise ValueError("it answers with no action")
    for action in actions:
        action = parse(game, to_text(action))  # as the server does: an answer that is no action at all is refused here
        state = step(game, state, Move(seat, action))
    return actions, state


def choose_for_failed_bot(choices: Sequence[Any], random: Random) -> Any:
    """Return any choice: a verb first, so that `done` and `pass` come up as often as all cells together.

    `undo` is among them, because it may be the only way out of a word or a chain that cannot be finished.
    """
    verbs: dict[str, list[Any]] = {}
    for choice in choices:
        verbs.setdefault(to_text(choice).partition(" ")[0], []).append(choice)
    return random.choice(verbs[random.choice(sorted(verbs))])
