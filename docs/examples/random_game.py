"""Play a game of random choices with nothing but the contract, and print who got what."""

# ruff: noqa: T201 - a program may print

import sys
from random import Random

from rollwright.core import Move, begin, commit, mix, new_secret, places, read_options, step, to_text, waiting
from rollwright.games import find


def main(name: str = "splitter") -> None:
    game, seats, coin = find(name), ("Mira", "Théo", "Inès"), Random(7)
    secret = new_secret()
    print("sealed:", commit(secret))
    state = begin(game, read_options(game, {}), seats, mix(secret, ["otter", "", ""]))
    action = None
    while not game.over(state):
        for seat in waiting(game, state, len(seats)):
            action = coin.choice(game.legal(state, seat))
            state = step(game, state, Move(seat, action))
    for seat, place in enumerate(places(game, state, len(seats))):
        print(f"{place}. {seats[seat]}: {game.score(state, seat).total} points")
    print("the last action was", to_text(action))
    print("opened:", secret)


if __name__ == "__main__":
    main(*sys.argv[1:])
