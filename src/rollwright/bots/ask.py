"""Ask a bot for its actions and check them, and choose for a bot that fails."""

from collections.abc import Sequence
from random import Random
from typing import Any, cast

from rollwright.bots import Bot
from rollwright.core import Broken, Game, Move, is_awaited, parse, step, to_text
from rollwright.core.notation import verbs

MOST_ANSWERS = 200  # answers of a bot in one round; our own bots need a few


class BotFailed(Broken):
    """A bot raised an error, answered nothing, or answered something that is no legal choice."""

    code = "bot-failed"


def ask(bot: Bot, game: Game, options: Any, state: Any, seat: int, random: Random) -> tuple[tuple[Any, ...], Any]:
    """Return the bot's actions and the state after them. Raise any error of the bot, and one for a bad answer."""
    actions = bot(options, game.view(state, seat), seat, game.legal(state, seat), random)
    for text in texts_of(game, actions):
        state = step(game, state, Move(seat, parse(game, text)))  # as the server does
    return actions, state


def texts_of(game: Game, answer: Any) -> list[str]:
    """Return a bot's answer as text, or raise `ValueError` with what is wrong with it."""
    if not isinstance(answer, Sequence) or not answer:
        raise ValueError("it answers with no action")
    kinds = tuple(verbs(game.action).values())
    for action in cast("Sequence[Any]", answer):
        if not isinstance(action, kinds):
            raise ValueError(f"it answers with {action!r:.80}, which is no action of {game.info.title}")
    return [to_text(action) for action in cast("Sequence[Any]", answer)]


def bound_answers(answers: int) -> None:
    """Raise an error where a bot has answered so often in one round that its turn will never end."""
    if answers > MOST_ANSWERS:
        raise ValueError(f"it has answered {MOST_ANSWERS} times in this round, and its turn does not end")


def choose_for_failed_bot(game: Game, state: Any, seat: int, random: Random) -> Any:
    """Return a legal choice, one that ends the seat's turn if there is such a choice.

    Otherwise a verb is drawn first, then one of its choices. `undo` is among the verbs, because it may be the only way
    out of a word or a chain that cannot be finished.
    """
    choices = game.legal(state, seat)
    ending = [choice for choice in choices if not is_awaited(game, step(game, state, Move(seat, choice)), seat)]
    if ending:
        return random.choice(ending)
    by_verb: dict[str, list[Any]] = {}
    for choice in choices:
        by_verb.setdefault(to_text(choice).partition(" ")[0], []).append(choice)
    return random.choice(by_verb[random.choice(sorted(by_verb))])
