"""Name the messages that a game needs and that no catalogue has."""

from typing import Any

from hypothesis import strategies as st

from rollwright.core import Game, IllegalAction, Move, step
from rollwright.games import BROUGHT, GAMES
from rollwright.locale import LANGUAGES, fault
from rollwright.locale.needs import Need, needs, needs_of_changes, needs_of_score
from rollwright.testing.failure import Failure
from rollwright.testing.play import Play, play_randomly, seeds

CONTROLS = "<game>-<verb>"
REFUSAL = ("game", "action", "choices")  # what the sentence of a refusal is given


def missing_messages(play: Play) -> list[str]:
    """Return a line for each message that is missing in some languages or needs what it is not given.

    Our own games label their controls on the page by themselves; a game from a package is asked for those labels, too.
    """
    game = play.game
    wanted = {need.id: need for need in _needs(play)}
    return [
        f"{', '.join(languages)}: {need.id} {wrong} ({need.line} in docs/messages.md)"
        for need in wanted.values()
        if need.line != CONTROLS or game.info.id in BROUGHT
        for wrong, languages in _faults(need).items()
    ]


def _faults(need: Need) -> dict[str, list[str]]:
    """Return what is wrong with a message, with the languages in which it is."""
    found: dict[str, list[str]] = {}
    for language in LANGUAGES:
        if wrong := fault(language, need.id, need.variables):
            found.setdefault(wrong, []).append(language)
    return found


def _needs(play: Play) -> list[Need]:
    game, seats = play.game, range(len(play.seats))
    scores = [game.score(state, seat) for state in (play.states[0], play.state) for seat in seats]
    needed = [*needs(game), *(need for score in scores for need in needs_of_score(game, score))]
    needed += needs_of_changes(game, *_changes(play))
    if game.ranking is not None and game.ranking.title is not None:
        titles = {game.ranking.title(play.options, score.total) for score in scores}
        needed += [Need(title, "<title>", (), "") for title in titles]
    return [*needed, *(_refusal(game.info.id, code) for code in _reasons(play))]


def _refusal(game: str, code: str) -> Need:
    """Return the game's own sentence where it is written, else the one that any game may have."""
    own = f"{game}-error-{code}"
    written = any(fault(language, own, REFUSAL) is None for language in LANGUAGES)
    return Need(own if written else f"error-{code}", "error-<code>", REFUSAL, "")


def _changes(play: Play) -> tuple[set[str], set[str]]:
    """Return the items that the pencil won and lost, in about forty states of the game."""
    won: set[str] = set()
    lost: set[str] = set()
    for state in play.states[:: max(1, len(play.states) // 40)]:
        for seat in range(len(play.seats)):
            worth = play.game.view(state, seat).worth
            if worth is not None:
                won |= {change.item for change in worth.won}
                lost |= {change.item for change in worth.lost}
    return won, lost


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


def messages_are_there(game: Game, data: st.DataObject) -> None:
    """Every message that the page and the terminal ask for has words in every language."""
    if game.info.id not in GAMES:
        raise Failure(f"{game.info.id} is not installed: its entry point leads to its words (pip install -e .)")
    play = play_randomly(game, data.draw(seeds()), data)
    missing = missing_messages(play)
    if missing:  # seed and moves would say nothing here
        raise Failure("\n  ".join([f"{game.info.id}: messages are missing", *missing]))
