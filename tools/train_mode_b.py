"""Train master's network of Make a Difference, Mode B: python tools/train_mode_b.py

Two seats play each other on the same dice; each sees the other's ink before the round. The network learns the chance
to win after each own placement, by temporal differences (Sutton 1988, TD(lambda)). It starts from the odds that sharp
works out. It needs JAX and is meant for a GPU.
"""

from argparse import ArgumentParser
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
from self_play import Array, Weights, adam, forward, jax, jnp, new_weights, train, write
from train_masters import ModeA

from rollwright.bots.make_a_difference import contest, hopes

FILE = Path(__file__).parent.parent / "src/rollwright/bots/make_a_difference/master-b.npz"
GAMES = 1024
BATCH = 2048
TRUST = 0.7
LESSONS = 2
NOISE, LEAST_NOISE = 0.3, 0.03  # on the odds; without any, two equal players would write the same
STRAY = 0.2
STRAYING = (0.5, 1.5, 4.0)
HIDDEN = (256, 128)
SHEET = ModeA()


def odds(weights: Weights, own: Array, other: Array) -> Array:
    """Return the logarithm of the odds to win for own sheets (fields, placements, games) against (fields, 1, games)."""
    base, features = contest.describe(jnp, own, other, jnp.bfloat16)
    learned = forward(weights, features.reshape(contest.INPUTS, -1)).reshape(base.shape)
    return base + learned


def play(seats: tuple[Any, Any], key: Array, noise: Array, stray: float) -> tuple[Array, ...]:
    """Play games between two players, each its weights or None for sharp.

    Return the own and the other sheets after each own placement, the odds then, whether all choices after them were
    good, and the result for each seat.
    """
    rolling, straying, ending, scaling, choosing = jax.random.split(key, 5)
    dice = jax.random.randint(rolling, (SHEET.rounds, 2, GAMES), 1, 7).astype(jnp.int8)
    strays = jax.random.bernoulli(straying, stray, (2, GAMES))
    until = jnp.where(strays, jax.random.randint(ending, (2, GAMES), 0, SHEET.rounds), 0)
    far = jnp.asarray(STRAYING, jnp.float32)[jax.random.randint(scaling, (2, GAMES), 0, len(STRAYING))]
    sheets = (jnp.zeros((hopes.FIELDS, GAMES), jnp.int8),) * 2
    seen: list[Any] = []
    for number in range(SHEET.rounds):
        room = hopes.FIELDS - 2 * number
        chosen: list[Any] = []
        for seat, weights in enumerate(seats):
            after, _ = SHEET.placements(sheets[seat], dice[number], room)
            other = sheets[1 - seat][:, None]
            sure = (
                contest.describe(jnp, after, other, jnp.bfloat16)[0] if weights is None else odds(weights, after, other)
            )
            key = jax.random.fold_in(choosing, 2 * number + seat)
            scale = jnp.where(number < until[seat], far[seat], noise)
            best = (sure + scale * jax.random.gumbel(key, sure.shape, jnp.float32)).argmax(axis=0)
            taken = jnp.arange(after.shape[1])[:, None] == best
            chosen.append(
                (jnp.where(taken, after, 0).sum(axis=1, dtype=jnp.int8), jnp.where(taken, sure, 0).sum(axis=0))
            )
        seen.append([(chosen[seat][0], sheets[1 - seat], chosen[seat][1]) for seat in (0, 1)])
        sheets = (chosen[0][0], chosen[1][0])
    own, other, sure = (
        jnp.stack([jnp.stack([row[seat][part] for seat in (0, 1)], axis=-2) for row in seen]) for part in (0, 1, 2)
    )
    good = (jnp.arange(SHEET.rounds)[:, None, None] >= until - 1) & (
        until[::-1] <= jnp.arange(SHEET.rounds)[:, None, None] + 1
    )
    return own, other, sure, good, results(*sheets)


def results(first: Array, second: Array) -> Array:
    """Return 1 for a victory, a half for a tie: of both seats."""
    lines = [sums(sheets) for sheets in (first, second)]
    worth = contest.worth()[:, None]
    lead = (worth * (lines[0] > lines[1]) - worth * (lines[0] < lines[1])).sum(axis=0)
    won = (1 + jnp.sign(lead)) / 2
    return jnp.stack([won, 1 - won]).astype(jnp.float32)


def sums(sheets: Array) -> Array:
    """Return the sums of the differences in all lines, columns first."""
    grid = sheets.reshape(hopes.ROWS, hopes.COLUMNS, -1).astype(jnp.int32)
    columns = jnp.abs(grid[1:] - grid[:-1]).sum(axis=0)
    rows = jnp.abs(grid[:, 1:] - grid[:, :-1]).sum(axis=1)
    return jnp.concatenate([columns, rows])


@jax.jit
def improve(learned: Any, key: Array, noise: Array, pace: Array) -> tuple[Any, Array]:
    """Play a set of games, learn from them, and return what is known now and the mean error of the chance to win."""
    playing, mixing = jax.random.split(key)
    own, other, sure, good, result = play((learned[0], learned[0]), playing, noise, STRAY)
    chances = jax.nn.sigmoid(sure)

    def look_back(later: Array, seen: Array) -> tuple[Array, Array]:
        return TRUST * later + (1 - TRUST) * seen, later

    _, targets = jax.lax.scan(look_back, result, chances, reverse=True)
    own, other = (jnp.moveaxis(part, 1, 0).reshape(hopes.FIELDS, -1) for part in (own, other))
    targets, counted = targets.reshape(-1), good.reshape(-1)
    batches = len(targets) // BATCH

    def learn(learned: Any, given: Any) -> tuple[Any, Array]:
        which, key = given
        mine, theirs = (SHEET.mirrored(key, part[:, which]) for part in (own, other))

        def loss(weights: Weights) -> Array:
            said = odds(weights, mine[:, None], theirs[:, None])[0]
            wrong = jax.nn.softplus(said) - targets[which] * said
            return (wrong * counted[which]).mean()

        lost, slope = jax.value_and_grad(loss)(learned[0])
        return adam(learned, slope, pace), lost

    lost = jnp.zeros(1)
    for lesson in jax.random.split(mixing, LESSONS):
        order, turning = jax.random.split(lesson)
        chosen = jax.random.permutation(order, len(targets))[: batches * BATCH].reshape(batches, BATCH)
        learned, lost = jax.lax.scan(learn, learned, (chosen, jax.random.split(turning, batches)))
    return learned, lost.mean()


@jax.jit
def against_sharp(weights: Weights, key: Array) -> Array:
    """Return the results of games against sharp, with the smallest noise."""
    return play((weights, None), key, jnp.float32(LEAST_NOISE), 0.0)[-1][0]


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=150, help="of training, compiling not counted (default 150)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--folder", type=Path, default=FILE.parent, help="where the weights go (default: beside the bot)"
    )
    asked = parser.parse_args()
    weights = new_weights(jax.random.PRNGKey(asked.seed), contest.INPUTS, HIDDEN, 80)
    weights = train(partial(improve), weights, asked.seconds, NOISE, LEAST_NOISE, asked.seed, "mode B")
    write(weights, asked.folder / FILE.name)
    won = np.concatenate([np.asarray(against_sharp(weights, jax.random.PRNGKey(1000 + n))) for n in range(16)])
    error = won.std() / np.sqrt(len(won))
    print(f"mode B: {100 * won.mean():.1f} % ± {196 * error:.1f} against sharp over {len(won):,} games", flush=True)


if __name__ == "__main__":
    main()
