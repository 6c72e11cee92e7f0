"""Name the messages that a game needs and that no catalogue has."""

from typing import Any

from rollwright.core import Game, IllegalAction, Move, step
from rollwright.games import BROUGHT
from rollwright.locale import LANGUAGES, known
from rollwright.locale.needs import Need, needs, needs_of_score
from rollwright.testing.play import Play

CONTROLS = "<game>-<verb>"


def missing_messages(play: Play) -> list[str]:
    """Return a line for each message that is missing in a language, found by looking at a finished game.

    Our own games label their controls on the page by themselves; a game from a package is asked for those labels, too.
    """
    game = play.game
    wanted = {need.id: need.line for need in _needs(play)}
    if game.info.id not in BROUGHT:
        wanted = {message: line for message, line in wanted.items() if line != CONTROLS}
    return [
        f"{language}: {message} is missing ({line} in docs/messages.md)"
        for message, line in wanted.items()
        for language in LANGUAGES
        if not known(language, message)
    ]


def _needs(play: Play) -> list[Need]:
    game, seats = play.game, range(len(play.seats))
    scores = [game.score(state, seat) for state in (play.states[0], play.state) for seat in seats]
    needed = [*needs(game), *(need for score in scores for need in needs_of_score(game, score))]
    if game.ranking is not None and game.ranking.title is not None:
        titles = {game.ranking.title(play.options, score.total) for score in scores}
        needed += [Need(title, "<title>", (), "") for title in titles]
    return [*needed, *(Need(f"error-{code}", "error-<code>", (), "") for code in _reasons(play))]


def _reasons(play: Play) -> set[str]:
    """Return the codes with which the game refuses what is no choice, in about ten of its states."""
    found: set[str] = set()
    for state in play.states[:: max(1, len(play.states) // 10)]:
        for action in play.random.sample(list(play.game.actions), min(20, len(play.game.actions))):
            found |= _reason(play.game, state, play.random.randrange(len(play.seats)), action)
    return found


def _reason(game: Game, state: Any, seat: int, action: Any) -> set[str]:
    try:
        step(game, state, Move(seat, action))
    except IllegalAction as refusal:
        return {refusal.code}
    return set()
