"""A list of words as a minimal automaton: every common beginning and every common ending is stored once.

The words are numbered in alphabetical order, so that an array can hold a value for each (how common it is).
Building follows J. Daciuk and others, Incremental Construction of Minimal Acyclic Finite-State Automata (2000).
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from io import BytesIO
from typing import IO, Any

import numpy as np

NOWHERE, ROOT = 0, 1
LETTERS = 26


@dataclass(frozen=True)
class Automaton:
    """`child[node, letter]` is the next node, or NOWHERE; `skip` is the number of words before those of that branch."""

    child: Any
    final: Any
    skip: Any

    def __contains__(self, word: object) -> bool:
        return isinstance(word, str) and self.number(word) is not None

    def number(self, word: str) -> int | None:
        """Return a word's number in alphabetical order, from 0; None for a word that is not in the list."""
        children, skips = self._flat
        node, passed = ROOT, 0
        for char in word:
            letter = ord(char) - 65
            if not 0 <= letter < LETTERS:
                return None
            edge = node * LETTERS + letter
            node = children[edge]
            if node == NOWHERE:
                return None
            passed += skips[edge]
        return passed if self.final[node] else None

    def __len__(self) -> int:
        return self._count(ROOT)

    def __iter__(self) -> Iterator[str]:
        """Yield all words in alphabetical order."""
        pending = [(ROOT, "")]
        while pending:
            node, text = pending.pop()
            if self.final[node]:
                yield text
            letters = self.child[node].nonzero()[0][::-1]
            pending += [(int(self.child[node, letter]), text + chr(65 + int(letter))) for letter in letters]

    def _count(self, node: int) -> int:
        letters = self.child[node].nonzero()[0]
        if not len(letters):
            return int(self.final[node])
        return int(self.skip[node, letters[-1]]) + self._count(int(self.child[node, letters[-1]]))

    @cached_property
    def _flat(self) -> tuple[Any, Any]:
        """Return the two tables as flat buffers, from which Python reads single numbers fast."""
        return memoryview(self.child.reshape(-1)), memoryview(self.skip.reshape(-1))

    @property
    def size(self) -> int:
        """Bytes held in memory."""
        return self.child.nbytes + self.final.nbytes + self.skip.nbytes


def build(words: Iterable[str]) -> Automaton:
    """Return the automaton of some words in capitals."""
    nodes: list[dict[int, int]] = [{}, {}]
    finals = [False, False]
    known: dict[tuple[bool, tuple[tuple[int, int], ...]], int] = {}
    path = [ROOT]  # the nodes of the last word, not yet merged with equal ones
    last = ""

    def settle(depth: int) -> None:
        """Merge the nodes of the last word below `depth` with equal nodes seen before."""
        while len(path) > depth + 1:
            node = path.pop()
            shape = (finals[node], tuple(sorted(nodes[node].items())))
            nodes[path[-1]][ord(last[len(path) - 1]) - 65] = known.setdefault(shape, node)

    for word in sorted(set(words)):
        settle(_shared(word, last))
        last = word
        for char in word[len(path) - 1 :]:
            nodes.append({})
            finals.append(False)
            nodes[path[-1]][ord(char) - 65] = len(nodes) - 1
            path.append(len(nodes) - 1)
        finals[path[-1]] = True
    settle(0)
    return _packed(nodes, finals)


def _shared(one: str, other: str) -> int:
    """Return the length of the common beginning of two words."""
    return next(
        (place for place, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other))
    )


def _packed(nodes: list[dict[int, int]], finals: list[bool]) -> Automaton:
    """Number the remaining nodes from the root on, and count the words of each branch."""
    order, places = [ROOT], {ROOT: ROOT}
    for node in order:
        for _, target in sorted(nodes[node].items()):
            if target not in places:
                places[target] = len(order) + 1
                order.append(target)
    child = np.zeros((len(order) + 1, LETTERS), np.int32)
    final = np.zeros(len(order) + 1, bool)
    for node in order:
        final[places[node]] = finals[node]
        for letter, target in nodes[node].items():
            child[places[node], letter] = places[target]
    return Automaton(child, final, _skips(child, final))


def _skips(child: Any, final: Any) -> Any:
    """Count for each branch the words before it, from the leaves up: one pass for each letter of the longest word."""
    counts = final.astype(np.int32)
    while True:
        below = counts[child] * (child > 0)
        after = final + below.sum(axis=1, dtype=np.int32)
        if np.array_equal(after, counts):
            before = np.cumsum(below, axis=1, dtype=np.int32) - below + final[:, None]
            return np.where(child > 0, before, 0).astype(np.int32)
        counts = after


def dump(automaton: Automaton, classes: Any) -> bytes:
    """Return the bytes of a file with an automaton and the class of each of its words."""
    places = automaton.child.reshape(-1).nonzero()[0]
    kept = BytesIO()
    np.savez_compressed(
        kept,
        edges=np.diff(places, prepend=0).astype(np.uint16),
        targets=automaton.child.reshape(-1)[places],
        skips=automaton.skip.reshape(-1)[places],
        final=np.packbits(automaton.final),
        nodes=np.array(len(automaton.final)),
        classes=np.asarray(classes, np.uint8),
    )
    return kept.getvalue()


def load(file: IO[bytes]) -> tuple[Automaton, Any]:
    """Read a file that `dump` wrote."""
    kept = np.load(file)
    nodes = int(kept["nodes"])
    places = np.cumsum(kept["edges"], dtype=np.int64)
    child, skip = np.zeros(nodes * LETTERS, np.int32), np.zeros(nodes * LETTERS, np.int32)
    child[places], skip[places] = kept["targets"], kept["skips"]
    final = np.unpackbits(kept["final"], count=nodes).astype(bool)
    return Automaton(child.reshape(-1, LETTERS), final, skip.reshape(-1, LETTERS)), kept["classes"]
