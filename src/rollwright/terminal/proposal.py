"""An author's proposal for so many players, such as BotCards: the terminal asks, and in a pipe it only says so."""

import sys

from rich.text import Text

from rollwright.core import Game, proposed
from rollwright.locale import fault
from rollwright.terminal.output import Output
from rollwright.terminal.prompt import is_word


def with_proposal(output: Output, game: Game, seats: int, pairs: list[str]) -> list[str]:
    """Return the options given, and those that the author recommends if the person at the terminal wants them.

    Nothing is proposed where one of these options is given already.
    """
    values = proposed(game, seats)
    if not values or {pair.partition("=")[0] for pair in pairs} & set(values):
        return pairs
    wished = [f"{name}={value}" for name, value in values.items()]
    own = f"terminal-proposal-{game.info.id}"
    words = " ".join(wished) if fault(output.language, own, values) else output.text(own, **values)
    if not sys.stdin.isatty():
        options = " ".join(f"-o {pair}" for pair in wished)
        output.warn("terminal-proposal", game=game.info.title, words=words, options=options)
        return pairs
    question = output.text("terminal-proposal-question", game=game.info.title, words=words)
    try:
        answer = output.out.input(Text(question, "bold"))
    except EOFError:
        return pairs
    return [*pairs, *wished] if not answer.strip() or is_word(output, "yes", answer) else pairs
