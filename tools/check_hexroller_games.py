"""Hold the games that train HexRoller's master to the bot's own code: python tools/check_hexroller_games.py

Some games are played at random with the jobs of hexroller_games.cu. After each roll their rounds, and the features of
the sheets after them, have to be those that numpy finds. It needs PyTorch, and nvcc with a GPU or g++ without.
"""

from collections import Counter
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import get_args

import numpy as np
from hexroller_games import CHUNK, Games, torch
from train_hexroller import following, fresh

from rollwright.bots.hexroller.details import describe_closely
from rollwright.bots.hexroller.listing import plain_rounds
from rollwright.bots.hexroller.search import judged_rounds
from rollwright.bots.hexroller.sheets import Sheets, after
from rollwright.games.hexroller.sheet import NUMBERS, Side, layout

GAMES = 4
LATE = 3  # rounds before the end in which bonuses are compared too; before, there are too many
WIDTH = 1 << 12  # plain rounds that are tried with each bonus: all


def check(side: Side, device: str, folder: Path) -> int:
    """Return how many rounds were compared."""
    start, random = after(fresh(side), plain_rounds({}))[0], np.random.default_rng(1)
    inputs = len(describe_closely(side, start)[1])
    games, here, compared = Games(side, inputs, device, folder), [fresh(side)] * GAMES, 0
    games.fresh(GAMES)
    while games.later:
        dice = random.choice(NUMBERS, (GAMES, layout(side).dice)).tolist()
        here = [replace(one, counts=Counter(roll), later=one.later - 1) for one, roll in zip(here, dice, strict=True)]
        games.counts(torch.tensor([[one.counts[number] for one in here] for number in NUMBERS], device=device))
        found = games.plain()
        if games.later < LATE:
            found = games.with_bonus(found, torch.zeros(len(found["game"]), device=device), WIDTH)
        total = len(found["game"])
        parts = [games.described(found, begin, min(CHUNK, total - begin))[0].cpu() for begin in range(0, total, CHUNK)]
        features, game = torch.cat(parts).numpy()[:, :inputs], found["game"].cpu().numpy()
        for number, one in enumerate(here):
            listed, _ = judged_rounds(one, lambda sheets: np.zeros(len(sheets.empty)), WIDTH if one.later < LATE else 0)
            expected = describe_closely(side, after(one, listed)[0])[1].T.astype(np.float16)
            if {row.tobytes() for row in expected} != {row.tobytes() for row in features[game == number]}:
                raise SystemExit(f"{side}: the rounds of {one} differ")
            compared += len(expected)
        games.choose(found, torch.tensor(random.random(total, np.float32), device=device))
        names = ("empty", "light", "dark", "left")
        own, *rest = (games.sheets[name].cpu().numpy() for name in ("own", *names))
        here = [
            following(one, Sheets(own[:, [number]], *(part[[number]] for part in rest), later=games.later))
            for number, one in enumerate(here)
        ]
    return compared


def main() -> None:
    device = "cuda" if torch.cuda.is_available() else "cpu"
    for side in get_args(Side):
        with TemporaryDirectory() as folder:
            print(f"{side}: {check(side, device, Path(folder)):,} rounds agree", flush=True)


if __name__ == "__main__":
    main()
