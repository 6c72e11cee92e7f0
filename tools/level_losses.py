"""What a decision of a bot loses: by the reviewer, in Word Roller by the best word, in Difference in seconds."""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import chain, pairwise
from random import Random
from statistics import fmean
from typing import Any

import numpy as np

from rollwright.bots import BOTS, find
from rollwright.bots.anyone import choose_any
from rollwright.bots.ask import ask
from rollwright.bots.difference import DifferenceBot
from rollwright.bots.difference.planner import LEVELS as PACES
from rollwright.bots.difference.planner import Level as Pace
from rollwright.bots.simulated_race import SimulatedRace
from rollwright.bots.word_roller.player import Player
from rollwright.bots.word_roller.position import Position, read_position
from rollwright.core import Bot, Game, begin, waiting
from rollwright.games.difference.picture import picture
from rollwright.games.word_roller.actions import Begin, Pass
from rollwright.games.word_roller.card import EMPTY, letter
from rollwright.games.word_roller.possible_words import finds
from rollwright.games.word_roller.score import score_card
from rollwright.lexicon.search import Finds
from rollwright.review.choice import can_weigh, weigh

RANDOM = "random"  # stands for a level: decisions at random
TAPS = PACES["steady"].taps  # seconds in which somebody who does not search taps two elements
AT_ONCE = Pace(search=0, spread=0, listens=1, taps=PACES["sharp"].taps, errs=0)


Losses = list[list[float]]  # those of the decisions of each game
DRAWS = 2000  # sets of games that are drawn for an interval


def losses_of(
    game: Game, options: Any, level: str, games: int, progress: Callable[[], object], seats: int = 1
) -> Losses:
    """Return what the decisions of the level lose over some games, alone or with as many seats of the same level."""
    one = _seconds_a_find if game.info.id == "difference" else _reviewed if can_weigh(game) else _words_left
    found: Losses = []
    for number in range(games):
        found.append(one(game, options, (level,) * seats, f"levels/{number}"))
        progress()
    return found


def mean_loss(losses: Losses) -> float:
    return fmean(chain.from_iterable(losses))


def margin_of_share(losses: Losses, at_random: Losses) -> float:
    """Return half the 95 % interval of a level's share: all games are drawn anew, each with its dice for both."""
    drawn = np.random.default_rng(1).integers(len(losses), size=(DRAWS, len(losses)))
    own, other = (
        np.array([sum(game) for game in each])[drawn].sum(axis=1)
        / np.array([len(game) for game in each])[drawn].sum(axis=1)
        for each in (losses, at_random)
    )
    low, high = np.quantile(own / other, (0.025, 0.975))
    return float(high - low) / 2


def _reviewed(game: Game, options: Any, levels: tuple[str, ...], seed: str) -> list[float]:
    """Return the loss of each seat in each round, as a review says it."""
    bots: list[Bot] = [choose_any if level == RANDOM else find(game.info.id, level) for level in levels]
    random, state = Random(f"{seed}/coin"), begin(game, options, levels, seed)
    states = [state]
    while not game.over(state):
        before = state
        for seat in waiting(game, state, len(levels)):
            _, state = ask(bots[seat], game, options, state, seat, random)
        if state.round != before.round or game.over(state):
            states.append(state)
    return [
        weigh(game, options, before, after, seat, reasons=False).loss
        for before, after in pairwise(states)
        for seat in range(len(levels))
    ]


# ---------------------------------------------------------------------- Word Roller


@dataclass(frozen=True)
class _AnyWord(Player):
    """Writes any word that fits."""

    def noticed(self, own: Position, found: Finds, random: Random) -> Finds:
        return found.only([random.randrange(len(found))]) if len(found) else found


def _words_left(game: Game, options: Any, levels: tuple[str, ...], seed: str) -> list[float]:
    """Return for each word of a game alone what the best word that sharp knows would have brought more."""
    (level,) = levels
    sharp: Any = BOTS["word-roller"]["sharp"]
    player: Any = _AnyWord(known=100, notices=1, thinks=False) if level == RANDOM else find("word-roller", level)
    random, state, losses = Random(f"{seed}/coin"), begin(game, options, levels, seed), list[float]()
    while not game.over(state):
        view: Any = game.view(state, 0)
        actions, after = ask(player, game, options, state, 0, random)
        if isinstance(actions[0], Begin) or (isinstance(actions[0], Pass) and view.phase == "write"):
            own = read_position(options, view, 0)
            found = finds(own.grid, own.dice, own.held, own.options.allowed)
            known = [sharp.chance(options, own.options.allowed, text) > 0 for text in found.texts]
            best = sharp.best(own, found.only(np.array(known, bool)[found.which])) if found.texts else None
            seen: Any = game.view(after, 0)
            written = read_position(options, seen, 0)
            losses.append(max(0.0, (own.gain(best) if best else 0.0) - _gain(own, written)))
        state = after
    return losses


def _gain(before: Position, after: Position) -> float:
    """Return the points of what was written in between, with the worth of the cards that its rings bring."""
    rings = sum(
        letter(before.grid, square) == EMPTY and letter(after.grid, square) != EMPTY for square in before.face.pinks
    )
    return score_card(before.face, after.grid, before.held).total - before.points + before.claim * rings


# ---------------------------------------------------------------------- Difference


def _seconds_a_find(game: Game, options: Any, levels: tuple[str, ...], seed: str) -> list[float]:
    """Return the mean seconds that a find takes longer than for somebody who sees every element at once."""
    (level,) = levels
    if level == RANDOM:
        # Somebody who taps one element after the other finds the right one after half of them, on average.
        tries = len(picture(options.illustration).elements) / 2
        return [tries * TAPS + (tries - 1) * options.lockout_s - AT_ONCE.taps]
    return [_time(game, options, PACES[level], seed) - _time(game, options, AT_ONCE, seed)]


def _time(game: Game, options: Any, pace: Pace, seed: str) -> float:
    """Return the seconds of a find, with what follows it, in a game against the clock."""
    bot = DifferenceBot(pace, options, 0, Random(f"{seed}/coin"))
    end = SimulatedRace(game, begin(game, options, ("",), seed), [bot]).play()
    return game.score(end, 0).total / 1000 / options.length
