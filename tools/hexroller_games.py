"""Thousands of HexRoller games at once, for training: PyTorch around the jobs of hexroller_games.cu.

On a GPU the jobs are compiled with nvcc; without one, with g++, which is meant for checks alone. PyTorch is no
dependency of ours: it is installed by hand where the training runs.
"""

import ctypes
import importlib
import subprocess
from pathlib import Path
from typing import Any

from rollwright.bots.hexroller.features import grid
from rollwright.bots.hexroller.position import WRITTEN
from rollwright.bots.hexroller.straights import outlook
from rollwright.games.hexroller.chains import places
from rollwright.games.hexroller.sheet import NUMBERS, Side, layout

torch: Any = importlib.import_module("torch")

Array = Any
SOURCE = Path(__file__).with_name("hexroller_games.cu")
LONGEST = 9  # hexes of a chain: eight dice and the bonus
ROOM = 1024  # chains of a number that are kept; there are more only in some rolls of six dice alike or more
CHUNK = 1 << 18  # sheets described together
SHEETS = ("own", "empty", "light", "dark", "left", "counts", "starts", "found", "chains")
ROUNDS = ("game", "what", "one", "other", "third", "begins", "count")
BOARD = ("touching", "promise", "chains", "ends", "lengths")
MOST_HEXES, MOST_WAYS = 52, 160  # of a side


def build(folder: Path, gpu: bool) -> Any:
    """Compile the jobs and load them."""
    library = folder / ("games-gpu.so" if gpu else "games.so")
    compiler = ["nvcc", "-O3", "-arch=native", "-Xcompiler", "-fPIC"] if gpu else ["g++", "-x", "c++", "-O2", "-fPIC"]
    subprocess.run([*compiler, "-shared", str(SOURCE), "-o", str(library)], check=True)
    return ctypes.CDLL(str(library))


def all_chains(side: Side) -> tuple[list[int], list[int], list[int]]:
    """Return all sets that a chain may fill, the hexes in which each may begin, and where each length begins."""
    board = layout(side)
    free = sum(1 << place for place, spot in enumerate(board.hexes) if spot.printed is None)
    found = {1 << place: 1 << place for place in places(free)}
    sets, ends, begins = list[int](), list[int](), [0, 0]
    for _ in range(LONGEST):
        sets += found
        ends += found.values()
        begins.append(len(sets))
        longer = dict[int, int]()
        for filled, last in found.items():
            for end in places(last):
                for place in places(board.touching[end] & free & ~filled):
                    longer[filled | 1 << place] = longer.get(filled | 1 << place, 0) | 1 << place
        found = longer
    return sets, ends, begins


def structure(numbers: dict[str, list[int]], names: tuple[str, ...], tables: dict[str, Array]) -> Any:
    """Return whole numbers and the addresses of tables, the way the jobs read them."""
    fields = [(name, ctypes.c_longlong * len(values)) for name, values in numbers.items()]
    fields += [(name, ctypes.c_void_p) for name in names]
    kind = type("Given", (ctypes.Structure,), {"_fields_": fields})
    lists = [(ctypes.c_longlong * len(values))(*values) for values in numbers.values()]
    return kind(*lists, *(tables[name].data_ptr() for name in names))


def padded(values: list[int], size: int) -> list[int]:
    return values + [0] * (size - len(values))


class Games:
    """Games that are all in the same round. Rounds to choose from are tables with an entry for each (`ROUNDS`)."""

    def __init__(self, side: Side, inputs: int, device: str, folder: Path) -> None:
        self.side: Side = side
        self.device, self.jobs = device, build(folder, device != "cpu")
        board, tables, (sets, ends, lengths) = layout(side), grid(side), all_chains(side)
        free = [place for place, spot in enumerate(board.hexes) if spot.printed is None]
        self.inputs = -(-inputs // 8) * 8  # so that rows begin where a GPU likes to read
        self.rounds, self.dice = board.rounds, board.dice
        self.kept = {
            "touching": self.words(board.touching),
            "promise": torch.tensor(outlook(side), dtype=torch.float64, device=device),
            "chains": self.words(sets),
            "ends": self.words(ends),
            "lengths": self.words(lengths),
        }
        numbers = {
            "hexes": [len(board.hexes)],
            "frees": [len(free)],
            "rounds": [board.rounds],
            "inputs": [self.inputs],
            "room": [ROOM],
            "free": padded(free, MOST_HEXES),
            "areas": tables.areas[:, 0].tolist(),
            "multipliers": tables.multipliers[:, 0].tolist(),
            "ways": padded(tables.ways[:, 0].tolist(), MOST_WAYS),
            "begins": [*tables.begins.tolist(), len(tables.joining)],
        }
        self.board = structure(numbers, BOARD, self.kept)
        self.printed = [
            sum(1 << place for place, spot in enumerate(board.hexes) if spot.printed == number) for number in WRITTEN
        ]
        self.empty = sum(1 << place for place in free)
        self.features = torch.empty((CHUNK, self.inputs), dtype=torch.float16, device=device)

    def words(self, values: Any) -> Array:
        return torch.tensor([*values], dtype=torch.int64, device=self.device)

    def new(self, *shape: int, kind: Any = None) -> Array:
        return torch.zeros(shape, dtype=kind or torch.int32, device=self.device)

    def fresh(self, games: int) -> None:
        """Begin so many games."""
        self.games, self.later = games, self.rounds
        self.sheets = {
            "own": self.words(self.printed)[:, None].repeat(1, games).contiguous(),
            "empty": torch.full((games,), self.empty, dtype=torch.int64, device=self.device),
            "light": self.new(games),
            "dark": self.new(games),
            "left": self.new(games) + 7,
            "counts": self.new(len(NUMBERS), games),
            "starts": self.new(len(NUMBERS), games, kind=torch.int64),
            "found": self.new(games, 2, len(NUMBERS)),
            "chains": torch.empty((games, 2, len(NUMBERS), ROOM), dtype=torch.int64, device=self.device),
        }

    def roll(self) -> None:
        dice = torch.randint(len(NUMBERS), (self.dice, self.games), device=self.device)
        self.counts(torch.stack([(dice == number).sum(dim=0) for number in range(len(NUMBERS))]))

    def counts(self, counts: Array) -> None:
        """Take up a roll: how many dice of each game show each number."""
        self.sheets["counts"].copy_(counts)
        self.later -= 1
        self.sheets["found"].zero_()
        self.call("find_chains", self.board_and_sheets())

    def board_and_sheets(self) -> list[Any]:
        self.given = structure(
            {"games": [self.games], "later": [self.later]}, SHEETS, self.sheets
        )  # kept while a job runs
        return [ctypes.byref(self.board), ctypes.byref(self.given)]

    def call(self, job: str, given: list[Any]) -> None:
        failed = getattr(self.jobs, job)(*given)
        if failed:
            raise RuntimeError(f"{job} failed with error {failed}")

    def listed(self, job: str, rounds: dict[str, Array] | None, given: list[Any]) -> dict[str, Array]:
        """Return the rounds of a job behind others: it counts them first, then writes them."""
        before = 0 if rounds is None else len(rounds["game"])
        count = self.new(self.games)
        rounds = rounds or {
            "game": self.new(0),
            "what": self.new(0),
            "one": self.words([]),
            "other": self.words([]),
            "third": self.words([]),
        }
        rounds |= {"begins": self.words([0] * self.games), "count": count}
        self.call(job, [*self.board_and_sheets(), ctypes.byref(structure({}, ROUNDS, rounds)), *given, ctypes.c_int(0)])
        more = count.cumsum(0)
        total = int(more[-1])
        begins = before + more - count
        longer = {
            name: torch.cat([part, torch.empty(total, dtype=part.dtype, device=self.device)])
            for name, part in rounds.items()
            if name not in ("begins", "count")
        }
        longer |= {"begins": begins, "count": self.new(self.games)}
        self.call(job, [*self.board_and_sheets(), ctypes.byref(structure({}, ROUNDS, longer)), *given, ctypes.c_int(1)])
        return longer

    def plain(self) -> dict[str, Array]:
        return self.listed("list_plain", None, [])

    def with_bonus(self, plain: dict[str, Array], worth: Array, width: int) -> dict[str, Array]:
        """Return the plain rounds, and the best `width` of each game with each bonus."""
        order = torch.argsort(worth, descending=True)
        game, again = torch.sort(plain["game"][order], stable=True)
        rank = torch.arange(len(game), device=self.device) - plain["begins"][game.long()]
        best = torch.full((self.games, width), -1, dtype=torch.int64, device=self.device)
        some = rank < width
        best[game[some].long(), rank[some]] = order[again][some]
        return self.listed("list_bonus", plain, [ctypes.c_void_p(best.data_ptr()), ctypes.c_longlong(width)])

    def described(self, rounds: dict[str, Array], begin: int, count: int) -> tuple[Array, Array]:
        """Return the features and the points of the sheets after some rounds; the next call overwrites the features."""
        points = torch.empty(count, dtype=torch.float32, device=self.device)
        given = [ctypes.byref(structure({}, ROUNDS, rounds)), ctypes.c_longlong(begin), ctypes.c_longlong(count)]
        out = [ctypes.c_void_p(self.features.data_ptr()), ctypes.c_void_p(points.data_ptr())]
        self.call("describe", [*self.board_and_sheets(), *given, *out])
        return self.features[:count], points

    def judged(self, rounds: dict[str, Array], begin: int, gain: Any) -> tuple[Array, Array]:
        """Return the points of sheets, and what they may be expected to end with."""
        points, worth = list[Array](), list[Array]()
        for first in range(begin, len(rounds["game"]), CHUNK):
            features, now = self.described(rounds, first, min(CHUNK, len(rounds["game"]) - first))
            points.append(now)
            worth.append(now + gain(features) if self.later else now)
        nothing = torch.empty(0, device=self.device)
        return torch.cat([nothing, *points]), torch.cat([nothing, *worth])

    def some(self, rounds: dict[str, Array], which: Array) -> dict[str, Array]:
        """Return some rounds, to be described alone."""
        return {name: part[which] if name not in ("begins", "count") else part for name, part in rounds.items()}

    def choose(self, rounds: dict[str, Array], worth: Array) -> Array:
        """Play the round of each game with the highest worth; return which."""
        best = self.new(self.games, kind=torch.int64)
        given = [ctypes.byref(structure({}, ROUNDS, rounds)), ctypes.c_void_p(worth.data_ptr())]
        self.call(
            "choose",
            [*self.board_and_sheets(), *given, ctypes.c_longlong(len(worth)), ctypes.c_void_p(best.data_ptr())],
        )
        return best & 0xFFFFFFFF

    def sheets_now(self) -> Array:
        """Return the features of the sheets as they are."""
        same = {
            "game": torch.arange(self.games, dtype=torch.int32, device=self.device),
            "what": self.new(self.games),
            "begins": self.words([]),
            "count": self.new(0),
        }
        same |= {name: self.new(self.games, kind=torch.int64) for name in ("one", "other", "third")}
        return self.described(same, 0, self.games)[0].clone()
