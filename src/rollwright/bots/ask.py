"""Ask a bot for its actions and check them, and choose for a bot that fails."""

from random import Random
from typing import Any

from rollwright.bots import Bot
from rollwright.core import Broken, Game, Move, is_awaited, parse, step, to_text


class BotFailed(Broken):
    """A bot raised an error, answered nothing, or answered something that is no legal choice."""

    code = "bot-failed"


def ask(bot: Bot, game: Game, options: Any, state: Any, seat: int, random: Random) -> tuple[tuple[Any, ...], Any]:
    """Return the bot's actions and the state after them. Raise any error of the bot, and one for a bad answer."""
    actions = bot(options, game.view(state, seat), seat, game.legal(state, seat), random)
    if not actions:
        raise ValueError("it answers with no action")
    for action in actions:
        action = parse(game, to_text(action))  # refuses an answer that is no action at all, as the server does
        state = step(game, state, Move(seat, action))
    return actions, state


def choose_for_failed_bot(game: Game, state: Any, seat: int, random: Random) -> Any:
    """Return a legal choice, one that ends the seat's turn if there is such a choice.

    Otherwise a verb is drawn first, then one of its choices. `undo` is among the verbs, because it may be the only way
    out of a word or a chain that cannot be finished.
    """
    choices = game.legal(state, seat)
    ending = [choice for choice in choices if not is_awaited(game, step(game, state, Move(seat, choice)), seat)]
    if ending:
        return random.choice(ending)
    verbs: dict[str, list[Any]] = {}
    for choice in choices:
        verbs.setdefault(to_text(choice).partition(" ")[0], []).append(choice)
    return random.choice(verbs[random.choice(sorted(verbs))])
