"""Check the bots of a package: they finish whole games, and go on where a person left a round half written."""

from random import Random
from typing import Any

from hypothesis import strategies as st

from rollwright.core import Bot, BotPack, Game, Level, Move, begin, check_pause, parse, to_text, waiting
from rollwright.games import GAMES
from rollwright.locale import LANGUAGES, fault
from rollwright.testing.failure import Failure, expect, told
from rollwright.testing.play import Play, Position, play_randomly, seeds, unplayed
from rollwright.testing.timed_bots import timed_bot_keeps_the_contract

MOST_ANSWERS = 2000  # answers of all seats in one game; bots that need more do not end it
TAKEN_OVER = 20  # positions of a random game in which a bot takes a seat over


def bots_keep_the_contract(pack: BotPack, data: st.DataObject) -> None:
    """Every level of `pack` has a name, ends its games, and can take any seat over at any moment."""
    if pack.game not in GAMES:
        raise Failure(f"there is no game {pack.game!r}; installed are {', '.join(GAMES)}")
    game = GAMES[pack.game]
    level = data.draw(st.sampled_from(sorted(pack.timed if game.is_race else pack.levels)))
    unnamed = [language for language in LANGUAGES if fault(language, f"level-{level}", ())]
    if unnamed:
        raise Failure(f"{', '.join(unnamed)}: level-{level} is missing (level-<level> in docs/messages.md)")
    if game.is_race:
        timed_bot_keeps_the_contract(pack.timed[level], level, unplayed(game, data.draw(seeds()), data))
        return
    play = play_randomly(game, data.draw(seeds()), data)
    _ends_a_game(game, pack.levels[level], level, play)
    turns = play.turns
    for at, seat in play.random.sample(turns, min(TAKEN_OVER, len(turns))):
        _pauses(pack, at, seat)
        if seat in waiting(game, at.state, len(play.seats)):
            _answer(pack.levels[level], level, at, seat)


def _pauses(pack: BotPack, at: Position, seat: int) -> None:
    """Ask how long a bot waits before it acts, where the pack says so."""
    try:
        if pack.pause is not None:
            check_pause(pack.pause(at.play.game.legal(at.state, seat)))
    except Exception as error:
        raise Failure(told(f"the pause of the pack fails: {type(error).__name__}: {error}", at)) from error


def _ends_a_game(game: Game, bot: Bot, level: Level, play: Play) -> None:
    """Let the bot play every seat of a new game with the options and seats of `play`."""
    at = Position(play, begin(game, play.options, play.seats, play.seed), 0)
    answers = 0
    while awaited := waiting(game, at.state, len(play.seats)):
        answers += 1
        expect(answers < MOST_ANSWERS, f"the games of the bot {level} do not end", at)
        at = _answer(bot, level, at, awaited[0])


def _answer(bot: Bot, level: Level, at: Position, seat: int) -> Position:
    """Return the position after the answer of the bot, or raise `Failure` with what is wrong with it."""
    play, choices = at.play, at.play.game.legal(at.state, seat)
    actions: Any = None
    try:
        actions = bot(play.options, play.game.view(at.state, seat), seat, choices, Random(play.seed))
        for action in actions:
            at = at.then(Move(seat, parse(play.game, to_text(action)), at.now))
    except Exception as error:
        problem = f"the bot {level} fails in seat {seat}: {type(error).__name__}: {error}"
        raise Failure(told(problem, at, choices=[to_text(choice) for choice in choices], answer=actions)) from error
    expect(bool(actions), f"the bot {level} answers with no action in seat {seat}", at)
    return at
