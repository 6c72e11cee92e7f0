"""Measure the mean luck of many bot games: python -m tools.measure_luck --help

Half of the games are the reviewing player's own, which should lose nothing; in the other half three in ten choices are
made at random. Mode A and Splitter are reviewed by sharp, which is fast; HexRoller and Mode B by master. In Mode B,
where what the other seats write is a part of the luck, only the luck of the rolls is counted. The games come in parts,
each from a seed of its own: they are the same on any number of cores, and a longer run begins with those of a shorter.
"""

import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # one core is enough, and quicker
from argparse import ArgumentParser
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from itertools import islice
from random import Random
from statistics import fmean, stdev
from time import monotonic
from typing import Any, NamedTuple

import numpy as np

from rollwright.bots import find as find_bot
from rollwright.bots.anyone import choose_any
from rollwright.bots.ask import ask
from rollwright.bots.make_a_difference.expected_points import expected_total
from rollwright.bots.make_a_difference.master import mode_a
from rollwright.bots.splitter.master import judge
from rollwright.bots.splitter.sharp import network
from rollwright.core import begin, read_options, waiting
from rollwright.games import find
from rollwright.review.estimates import SeatEstimates
from rollwright.review.hexroller.reviewer import estimate_seat as estimate_hexroller
from rollwright.review.ledger import Estimate, Weighed, entries
from rollwright.review.make_a_difference.mode_b import review_mode_b
from rollwright.review.played import Played
from rollwright.review.two_dice import Expectations, estimate_seat

STRAYS = 0.3  # the share of choices at random, where they are mixed in
SAMPLES = 2  # rolls of HexRoller that stand for all: many games with few are surer than few games with many
SEED = 20
PART = 25  # games that have one seed


class Ledger(NamedTuple):
    """One game of one seat: the luck of its rolls, and what its choices lost."""

    luck: float
    loss: float


Games = Callable[[float, int], Iterator[Ledger]]  # the games of a part, with a share of choices at random; without end


def ledger_of(expected: Sequence[Estimate], weighed: Sequence[Weighed]) -> Ledger:
    rounds = entries(expected, weighed)
    return Ledger(sum(each.luck - each.rivals for each in rounds), sum(each.loss for each in rounds))


# ---------------------------------------------------------------------- Two dice, by sharp


@dataclass(frozen=True)
class Sharp:
    """Sharp as a judge that never looks ahead, on sheets with so many cells."""

    cells: int
    values: Any  # functions, as in `Judge`
    placements: Any

    def sheets_ahead(self, empty: int) -> int:
        return 10**9


def of_sharp(sharp: Sharp) -> Games:
    def games(strays: float, part: int) -> Iterator[Ledger]:
        random = np.random.default_rng((SEED, part))
        while True:
            found = estimate_seat(sharp, Expectations(sharp), *_game_of_sharp(sharp, random, strays))
            yield ledger_of(found.expected, found.weighed)

    return games


def _game_of_sharp(sharp: Sharp, random: np.random.Generator, strays: float) -> tuple[list[Any], list[tuple[int, ...]]]:
    """Return the sheets and the rolls of a game."""
    sheets, rolls = [np.zeros(sharp.cells, int)], list[tuple[int, ...]]()
    while (sheets[-1] == 0).any():
        rolls.append(tuple(int(die) for die in random.integers(1, 7, 2)))
        _, after = sharp.placements(sheets[-1], rolls[-1])
        best = int(sharp.values(after).argmax())
        sheets.append(after[int(random.integers(len(after))) if random.random() < strays else best])
    return sheets, rolls


# ---------------------------------------------------------------------- Whole tables, by master


def of_master(name: str, given: dict[str, Any], seats: int, reviewed: Callable[[Played], SeatEstimates]) -> Games:
    """Return games at tables of master; `reviewed` returns the estimates of the first seat."""
    game = find(name)
    options = read_options(game, given)

    def games(strays: float, part: int) -> Iterator[Ledger]:
        random = Random(f"{SEED}, {part}")
        while True:
            state = begin(game, options, ("master",) * seats, str(random.random()))
            states = [state]
            while not game.over(state):
                state = _round_of_master(name, options, state, random, strays)
                states.append(state)
            found = reviewed(Played(game, options, ("",) * seats, tuple(states)))
            yield ledger_of(found.expected, found.weighed)

    return games


def _round_of_master(name: str, options: Any, state: Any, random: Random, strays: float) -> Any:
    game, number = find(name), state.round
    strayed = [random.random() < strays for _ in state.sheets]
    while not game.over(state) and state.round == number:
        for seat in waiting(game, state, len(strayed)):
            bot = choose_any if strayed[seat] else find_bot(name, "master")
            _, state = ask(bot, game, options, state, seat, random)
    return state


def _hexroller(played: Played) -> SeatEstimates:
    views: list[Any] = [played.game.view(state, None) for state in played.states]
    return estimate_hexroller(played, views, 0, SAMPLES)


def _mode_b(played: Played) -> SeatEstimates:
    return review_mode_b(played, lambda _share: None)[0][0]


MODE_B = {"mode": "B", "duel": False}
KINDS: dict[str, Games] = {
    "splitter-a": of_sharp(Sharp(44, network("A").judge, judge("A").placements)),
    "splitter-b": of_sharp(Sharp(44, network("B").judge, judge("B").placements)),
    "mode-a": of_sharp(Sharp(20, expected_total, mode_a().placements)),
    "mode-b": of_master("make-a-difference", MODE_B, 2, _mode_b),
    "mode-b-cards": of_master("make-a-difference", {**MODE_B, "bot_cards": 2, "friendly_ties": True}, 2, _mode_b),
    "front": of_master("hexroller", {"side": "front"}, 1, _hexroller),
    "back": of_master("hexroller", {"side": "back"}, 1, _hexroller),
}


# ---------------------------------------------------------------------- Means


@dataclass
class Tally:
    """The games of one kind of player."""

    luck: list[float] = field(default_factory=list[float])
    loss: list[float] = field(default_factory=list[float])

    def add(self, game: Ledger) -> None:
        self.luck.append(game.luck)
        self.loss.append(game.loss)

    @property
    def error(self) -> float:
        """Return the standard error of the mean luck."""
        return stdev(self.luck) / len(self.luck) ** 0.5

    def __str__(self) -> str:
        if len(self.luck) < 2:
            return "too few games in that time"
        mean, most = fmean(self.luck), max(self.loss)
        sure = f"luck {mean:+.4f}, standard error {self.error:.4f} ({mean / self.error:+.1f})"
        return f"{len(self.luck):6,} games: {sure}; loss {fmean(self.loss):.3g} a game, at most {most:.3g}"


def play_part(kind: str, strays: float, part: int, most: int = PART) -> list[Ledger]:
    """Play a part, or the first games of it."""
    return list(islice(KINDS[kind](strays, part), most))


def tally(kind: str, strays: float, games: int) -> Tally:
    """Play so many games of one kind."""
    found = Tally()
    for part, begun in enumerate(range(0, games, PART)):
        for game in play_part(kind, strays, part, min(PART, games - begun)):
            found.add(game)
    return found


def play_in_time(kind: str, until: float, strays: float, part: int) -> list[Ledger]:
    """Play a part, unless it is too late to begin one."""
    return play_part(kind, strays, part) if monotonic() < until else []


def main() -> None:
    reader = ArgumentParser(description="Measure the mean luck of many bot games.")
    reader.add_argument("kinds", nargs="*", metavar="KIND", help=f"all if none is named: {', '.join(KINDS)}")
    reader.add_argument("--games", type=int, default=10_000, help="of each kind, half of them with random choices")
    reader.add_argument("--seconds", type=float, default=float("inf"), help="after which no part of a kind begins")
    reader.add_argument("--cores", type=int, default=1)
    asked = reader.parse_args()
    parts = [(strays, part) for part in range(asked.games // PART // 2) for strays in (0.0, STRAYS)]
    with ProcessPoolExecutor(asked.cores) as pool:
        for kind in asked.kinds or KINDS:
            began, players = monotonic(), {0.0: Tally(), STRAYS: Tally()}
            played = pool.map(partial(play_in_time, kind, began + asked.seconds), *zip(*parts, strict=True))
            for number, ((strays, _), games) in enumerate(zip(parts, played, strict=True), 1):
                for game in games:
                    players[strays].add(game)
                if number % 40 == 0:
                    print(f"{monotonic() - began:6.0f} s  {kind}  {number * PART:,} games", flush=True)
            for strays, found in players.items():
                print(f"{kind:12}  {strays:4.0%} at random  {found}", flush=True)


if __name__ == "__main__":
    main()
