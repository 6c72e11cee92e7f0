"""Train the network that reads photos of sheets: python -m tools.train_reader

It fetches handwriting fonts (SIL Open Font License) from npm into a temporary folder, draws distorted figures with
them, trains in NumPy, calibrates on photographed sheets (`tests/photo/camera.py`) by hands that it did not train with,
and writes src/rollwright/photo/weights.npz: some five minutes on one core. `--report` measures the weights of the
package on photos by the hands that are held out, and on the digits of scikit-learn, which real people wrote.
"""

import csv
import gzip
import io
import subprocess
import sys
import zipfile
from argparse import ArgumentParser
from collections import Counter
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np
from PIL import Image
from tests.photo.camera import Print, any_shot, fill_in, paper_called, photograph
from tests.photo.played import SHEETS as PLAYED
from tests.photo.played import played
from tools.reader_glyphs import class_of, drawn_tile
from tools.reader_training import Labels, Weights, train

from rollwright import games
from rollwright.core import Figure, scorer_of
from rollwright.photo import network, read_sheet
from rollwright.photo.errors import NoSheet
from rollwright.photo.finding import find_sheet
from rollwright.photo.ink import WINDOW, blank_sheet, cells_of, inked, window
from rollwright.photo.network import CLASSES, tile
from rollwright.photo.picture import Array, open_picture
from rollwright.photo.sheets import sheet_called
from rollwright.press.games.parts import options_for

FILE = Path(__file__).parent.parent / "src/rollwright/photo/weights.npz"
TRAINED = """
    architects-daughter caveat-brush cedarville-cursive covered-by-your-grace dawning-of-a-new-day dekko delius
    edu-nsw-act-foundation gaegu gamja-flower give-you-glory gloria-hallelujah handlee hi-melody itim
    just-me-again-down-here kavivanar kristi la-belle-aurore loved-by-the-king mansalva nanum-pen-script neucha
    over-the-rainbow pangolin sedgwick-ave shadows-into-light short-stack single-day sriracha sue-ellen-francisco
    swanky-and-moo-moo the-girl-next-door waiting-for-the-sunrise zeyada
"""
CALIBRATED = "gochi-hand mali nothing-you-could-do"
HELD_OUT = "annie-use-your-telescope caveat indie-flower patrick-hand reenie-beanie"
SHEETS = (
    ("splitter", "splitter-A"),
    ("splitter", "splitter-B"),
    ("make-a-difference", "make-a-difference-A"),
    ("hexroller", "hexroller-front"),
    ("hexroller", "hexroller-back"),
    ("word-roller", "word-roller-1a"),
    ("word-roller", "word-roller-4b"),
)


def fonts_of(folder: Path, families: str) -> list[Path]:
    """Fetch families from npm where the folder lacks them; return the files with Latin letters."""
    names, found = families.split(), folder / "node_modules" / "@fontsource"
    lacking = [f"@fontsource/{name}" for name in names if not (found / name).exists()]
    if lacking:
        (folder / "package.json").write_text('{"private": true}', "utf-8")
        quiet = ("--no-audit", "--no-fund", "--ignore-scripts")
        subprocess.run(["npm", "install", *quiet, *lacking], cwd=folder, check=True)
    return [file for name in names for file in sorted(found.glob(f"{name}/files/*-latin-[0-9]*-normal.woff2"))]


def draw(count: int, fonts: list[Path], chance: Random) -> tuple[Array, Labels]:
    """Return tiles of drawn figures, digits and empty cells more often than letters."""
    kinds = [0, *range(len(CLASSES)), *range(1, 10)]
    labels = [chance.choice(kinds) for _ in range(count)]
    tiles = np.stack([drawn_tile(CLASSES[label], fonts, chance) for label in labels])
    return tiles, np.where(tiles.any((1, 2)), labels, 0)  # too faint to be seen is empty


def photographed(count: int, fonts: list[Path], chance: Random) -> tuple[Array, Labels]:
    """Return the tiles of all cells of sheets that were printed, filled in and photographed."""
    tiles: list[Array] = []
    labels: list[int] = []
    for _ in range(count):
        game_id, paper_id = chance.choice(SHEETS)
        game = games.find(game_id)
        wish = Print(game, paper_called(game, paper_id), given={"ink": chance.choice(("colour", "grey", "low"))})
        options = options_for(game, paper_id)
        name = sheet_called(paper_id.lower()).name
        figures = scorer_of(game).figures(options, name)
        cells: dict[str, Figure] = {
            cell: chance.choice(allowed) for cell, allowed in figures.items() if chance.random() < 0.6
        }
        photo = open_picture(photograph(fill_in(wish, cells, fonts, chance), any_shot(chance), chance))
        try:
            found = find_sheet(photo)
        except NoSheet:
            continue  # it teaches nothing
        sheet = inked(photo, found, blank_sheet(game, wish.paper, found))
        places = cells_of(game, wish.paper, found)
        tiles += [tile(window(sheet.ink, places[cell])) for cell in figures]
        labels += [class_of(cells.get(cell)) for cell in figures]
    return np.stack(tiles), np.array(labels)


def calibrated(weights: Weights, tiles: Array, labels: Labels) -> Weights:
    """Add the temperature under which the probabilities of unseen hands are right on average."""
    plain = scores(weights | {"temperature": np.ones(1, np.float32)}, tiles)

    def loss(temperature: float) -> float:
        chances = network.probabilities(plain / np.float32(temperature))
        return float(-np.log(chances[np.arange(len(labels)), labels] + 1e-9).mean())

    best = min(np.arange(0.4, 3.0, 0.05), key=lambda value: loss(float(value)))
    print(f"temperature {best:.2f}")
    return weights | {"temperature": np.array([best], np.float32)}


def scores(weights: Weights, tiles: Array) -> Array:
    """Return what the network says of tiles, with its weights rounded as they are kept."""
    kept = {name: value.astype(np.float16).astype(np.float32) for name, value in weights.items()}
    return np.concatenate([network.logits(tiles[start : start + 500], kept) for start in range(0, len(tiles), 500)])


def report(folder: Path, photos: int) -> None:
    """Measure the weights of the package on photos of played sheets by held-out hands, and on real digits."""
    fonts, chance = fonts_of(folder, HELD_OUT), Random(5)
    seen: Counter[str] = Counter()
    for number in range(photos):
        sheet = played(PLAYED[number % len(PLAYED)], f"report/{number}", chance.choice((4, 100)))
        wish = Print(sheet.known.game, sheet.known.paper, given={"ink": chance.choice(("colour", "grey", "low"))})
        photo = photograph(fill_in(wish, sheet.cells, fonts, chance), any_shot(chance), chance)
        try:
            reading = read_sheet(photo)
        except NoSheet:
            seen["photos without a sheet"] += 1
            continue
        for each in reading.cells:
            right = each.figure == sheet.cells.get(each.cell)
            seen["cells"] += 1
            seen["right"] += right
            seen["asked"] += bool(each.why)
            seen["wrong and asked"] += not right and bool(each.why)
            seen["wrong and unsure"] += not right and each.why == "unsure"
    print(dict(seen))
    wrong = seen["cells"] - seen["right"]
    print(
        f"right {seen['right'] / seen['cells']:.2%}, wrong ones asked for {seen['wrong and asked'] / max(1, wrong):.1%}"
    )
    tiles, labels = real_digits(folder)
    digits = network.logits(tiles)[:, 1:11]
    print(f"digits that people wrote: {(digits.argmax(1) == labels).mean():.2%} of {len(labels)} right")
    sure = network.probabilities(digits).max(1) > 0.97
    print(f"of the {sure.mean():.1%} above 0.97: {(digits.argmax(1) == labels)[sure].mean():.2%} right")


def real_digits(folder: Path) -> tuple[Array, Labels]:
    """Return the 1797 digits of scikit-learn (UCI, CC BY 4.0), from its wheel: 8 by 8 pixels each."""
    command = [sys.executable, "-m", "pip", "download", "--no-deps", "--only-binary", ":all:", "scikit-learn"]
    if not list(folder.glob("scikit_learn*.whl")):
        subprocess.run([*command, "--dest", str(folder)], check=True, capture_output=True)
    with zipfile.ZipFile(next(folder.glob("scikit_learn*.whl"))) as wheel:
        packed = wheel.read("sklearn/datasets/data/digits.csv.gz")
    rows = np.array(list(csv.reader(io.StringIO(gzip.decompress(packed).decode()))), np.float32)
    return np.stack([_windowed(row.reshape(8, 8) / 16) for row in rows[:, :64]]), rows[:, 64].astype(np.int64)


def _windowed(digit: Array) -> Array:
    """Lay a small digit into the window of a cell."""
    side = round(WINDOW * 0.6)
    large = Image.fromarray((digit * 255).astype(np.uint8)).resize((side, side), Image.Resampling.BICUBIC)
    framed = np.zeros((WINDOW, WINDOW), np.float32)
    start = (WINDOW - side) // 2
    framed[start : start + side, start : start + side] = np.asarray(large, np.float32) / 255
    return tile(framed)


def main() -> None:
    wish = ArgumentParser(description=__doc__)
    wish.add_argument("--fonts", type=Path, help="a folder that keeps the fonts for the next time")
    wish.add_argument("--tiles", type=int, default=90_000, help="figures to train with")
    wish.add_argument("--photos", type=int, default=24, help="photos to calibrate or to measure with")
    wish.add_argument("--epochs", type=int, default=7)
    wish.add_argument("--output", type=Path, default=FILE)
    wish.add_argument("--report", action="store_true", help="measure the weights of the package instead")
    given = wish.parse_args()
    with TemporaryDirectory() as temporary:
        folder = given.fonts or Path(temporary)
        folder.mkdir(parents=True, exist_ok=True)
        if given.report:
            report(folder, given.photos)
            return
        weights = train(*draw(given.tiles, fonts_of(folder, TRAINED), Random(1)), given.epochs, seed=3)
        tiles, labels = photographed(given.photos, fonts_of(folder, CALIBRATED), Random(4))
        inked_cells = tiles.any((1, 2))  # the reader asks the network about no others
        keep(calibrated(weights, tiles[inked_cells], labels[inked_cells]), given.output)


def keep(weights: Weights, file: Path) -> None:
    rounded: dict[str, Any] = {name: value.astype(np.float16) for name, value in weights.items()}
    np.savez_compressed(file, **rounded)
    print(f"{file.name}: {file.stat().st_size / 1000:.0f} kB")


if __name__ == "__main__":
    main()
