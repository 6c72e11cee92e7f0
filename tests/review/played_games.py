"""Whole games among bots, as a reviewer reads them and as the files that people download."""

import fcntl
import json
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from rollwright import bots
from rollwright.bots.anyone import choose_any
from rollwright.bots.ask import ask
from rollwright.bots.simulated_race import SimulatedRace
from rollwright.core import Move, Record, begin, mix, read_options, record, waiting
from rollwright.games import GAMES
from rollwright.review import Played, Review, from_moves, from_record, has_ledger, review
from tests.review.typed_words import typed_words

kept_in: Path | None = None  # conftest.py names a folder that all processes of a run share
KINDS: dict[str, tuple[str, dict[str, Any]]] = {
    "splitter-a": ("splitter", {"pad": "A"}),
    "splitter-b": ("splitter", {"pad": "B"}),
    "mode-a": ("make-a-difference", {"mode": "A"}),
    "mode-b": ("make-a-difference", {"mode": "B", "duel": False}),
    "mode-b-cards": ("make-a-difference", {"mode": "B", "bot_cards": 2, "friendly_ties": True}),
    "front": ("hexroller", {"side": "front"}),
    "back": ("hexroller", {"side": "back"}),
    "words-en": ("word-roller", {"words": "en"}),
    "words-fr": ("word-roller", {"words": "fr", "side": "b"}),
    "words-rulebook": ("word-roller", {"cleanup": "rulebook", "answer_s": 0}),
}

WITH_LEDGER = tuple(kind for kind, (game, _) in KINDS.items() if has_ledger(game))


def recorded(kind: str, levels: tuple[str, ...], seed: int) -> Record:
    """Return the file of a game among bots of these levels; `any` chooses at random."""
    name, given = KINDS[kind]
    game, random = GAMES[name], Random(seed)
    options = msgspec.convert(given, game.options)
    secret, words = f"{seed:064x}", ("",) * len(levels)
    state, moves = begin(game, options, levels, mix(secret, words)), list[Move[Any]]()
    while not game.over(state):
        for seat in waiting(game, state, len(levels)):
            bot = choose_any if levels[seat] == "any" else bots.find(name, levels[seat])
            actions, state = ask(bot, game, options, state, seat, random)
            moves += [Move(seat, action) for action in actions]
    return record(game, options, levels, secret, words, moves)


def played(kind: str, levels: tuple[str, ...], seed: int) -> Played:
    kept = recorded(kind, levels, seed)
    return from_record(GAMES[kept.game], kept)


@cache
def reviewed(kind: str, levels: tuple[str, ...], seed: int) -> Review:
    """Review this game, once for all processes of a run: a review takes seconds."""
    if kept_in is None:
        return review(played(kind, levels, seed))
    with (kept_in / f"review-{kind}-{'-'.join(levels)}-{seed}.json").open("a+b") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        file.seek(0)
        if found := file.read():
            return msgspec.json.decode(found, type=Review)
        made = review(played(kind, levels, seed))
        file.write(msgspec.json.encode(made))
        return made


def raced(levels: tuple[str, ...], seed: str, lines: tuple[int, ...] = (), **options: Any) -> Played:
    """A whole game among bots of these levels, whose connections have these round trips."""
    game = GAMES["difference"]
    chosen, coin = read_options(game, options), Random(seed)
    players = [
        bots.find_timed(game.info.id, level)(chosen, seat, Random(coin.random()), None)
        for seat, level in enumerate(levels)
    ]
    trips = [lambda line=line: coin.randrange(line // 2, line) for line in lines] or None
    race = SimulatedRace(game, begin(game, chosen, levels, seed), players, trips)
    race.play()
    return from_moves(game, chosen, levels, seed, race.log)


def as_typed(kept: Record) -> str:
    """Return a game as a person would type it in from paper."""
    if kept.game == "word-roller":
        return typed_words(kept)
    lines = [
        f"game {kept.game}",
        *(f"option {name}={json.dumps(value)}".replace('"', "") for name, value in kept.options.items()),
        "# the players",
        *(f"seat {name}" for name in kept.seats),
        "",
    ]
    played = from_record(GAMES[kept.game], kept)
    lines += [f"botcard {card.name}" for card in getattr(played.states[0], "cards", ())]
    moves = list(kept.moves)
    for dice in played.dice:
        lines.append(f"round {' '.join(map(str, dice))}")
        said: dict[int, list[str]] = {seat: [] for seat in range(len(kept.seats))}
        open_seats = set(said)
        while open_seats:
            move = moves.pop(0)
            assert move.seat is not None
            said[move.seat].append(move.action.removeprefix("write "))
            if move.action == "done":
                open_seats.remove(move.seat)
        lines += [f"{kept.seats[seat]}: {', '.join(words[:-1])}" for seat, words in said.items()]
    return "\n".join(lines) + "\n"
