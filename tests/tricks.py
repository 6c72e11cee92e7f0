"""Every trick of a dishonest server that we know of, each as good a forgery as its operator can make.

The operator knows the secret and sits on seat 1; an honest page sits on seat 0. A trick is the record that the server
gives at the end, and the receipt of the honest page: what that page saw. `rollwright verify` holds the two against each
other (tests/terminal/test_dishonest.py), and so does the page (web/src/lib/check/tricks.test.ts, which reads
tests/vectors/tricks.json).
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from itertools import count
from random import Random
from typing import Any

from msgspec.structs import replace

from rollwright.core import (
    Move,
    Origin,
    Receipt,
    Record,
    Roll,
    SeenOrigin,
    SeenRoll,
    commit,
    hash_record,
    hash_share,
    mix,
    record,
    roll,
    roll_faces,
    start_of,
)
from rollwright.core.origin import moves_of, seed_of
from rollwright.core.play import step, waiting
from rollwright.core.receipt import FORMAT
from rollwright.games.splitter import GAME as splitter
from rollwright.games.splitter.actions import Done, Write
from rollwright.games.splitter.state import Options

SECRET, OTHER_SECRET = "5ec2e7" * 10 + "0001", "5ec2e7" * 10 + "0002"
SEATS, WORDS = ("Mira", "Operator"), ("otter", "")
SEAL = commit(SECRET)
OWN, OPERATORS = "a1" * 32, "b2" * 32
FRESH = "c3" * 32  # the share of a page that knows the seal from another table
DOUBLE_SIX = (6, 6)

Texts = tuple[str | None, ...]


@dataclass(frozen=True)
class Trick:
    """`page` and `command` are the faults that the page and the command name; `doubts` those of the page.

    `watched`: at the end the server tells the page that it had no seat.
    """

    record: Record
    receipt: Receipt
    page: frozenset[str] = frozenset()
    command: frozenset[str] = frozenset()
    doubts: frozenset[str] = frozenset()
    sealed: bool = True
    watched: bool = False


def hashes_of(shares: Texts, seal: str = SEAL) -> Texts:
    return tuple(None if share is None else hash_share(seal, seat, share) for seat, share in enumerate(shares))


SHARES: Texts = (OWN, OPERATORS)
HASHES = hashes_of(SHARES)


@cache
def play(
    words: tuple[str, ...] = WORDS,
    hashes: Texts = HASHES,
    shares: Texts = SHARES,
    secret: str = SECRET,
    origin: Origin | None = None,
) -> Record:
    """Play a whole game with what was mixed into its dice."""
    seed = seed_of(origin, mix(secret, words, hashes, shares))
    state = start_of(splitter, Options("A"), SEATS, seed, origin)
    moves, random = list[Move[Any]](), Random(1)
    while not splitter.over(state):
        for seat in waiting(splitter, state, len(SEATS)):
            cell = random.choice([action for action in splitter.legal(state, seat) if isinstance(action, Write)])
            for action in (cell, Done()):
                moves.append(Move(seat, action, 100 * len(moves)))
                state = step(splitter, state, moves[-1])
    left_out = tuple(seat for seat, share in enumerate(shares) if share is None)
    return record(splitter, Options("A"), SEATS, secret, words, moves, hashes, shares, left_out, origin=origin)


def shown(kept: Record) -> tuple[SeenRoll, ...]:
    return tuple(SeenRoll(drawn.key, drawn.values) for drawn in kept.rolls)


def seen(kept: Record, **changes: Any) -> Receipt:
    """Return what the honest page saw: the dice of the record, and everything else as it was before the first roll."""
    receipt = Receipt(
        FORMAT, "splitter", SEAL, 0, OWN, True, WORDS, HASHES, shown(kept), hash_record(kept), origin=None
    )
    return replace(receipt, **changes)


def forged(kept: Record, **changes: Any) -> Record:
    """Change a record and make its hash fit again."""
    changed = replace(kept, **changes)
    return replace(changed, hash=hash_record(changed)) if changed.hashes else changed


def ground(made: Callable[[str], Record | str]) -> str:
    """Try one text after the other until the first roll is a double six, as somebody can who knows the secret."""
    for number in count():
        text = f"{number:064x}"
        found = made(text)
        seed = found if isinstance(found, str) else found.seed
        if roll(seed, "round", 1, dice=2) == DOUBLE_SIX:
            return text
    raise AssertionError


def tricks() -> dict[str, Trick]:
    """Return all tricks by name; the first two are none."""
    return {**_harmless(), **_with_rolls(), **_with_keys(), **_with_other_games(), **_with_what_was_mixed()}


def _harmless() -> dict[str, Trick]:
    honest, alone = play(), play(hashes=(HASHES[0], None), shares=(OWN, None))
    return {
        "none": Trick(honest, seen(honest)),
        "none, and the other seat was left out": Trick(alone, seen(alone, hashes=(HASHES[0], None))),
    }


def _with_rolls() -> dict[str, Trick]:
    honest = play()
    sixes = tuple(SeenRoll(drawn.key, DOUBLE_SIX) for drawn in honest.rolls)
    first_six = (SeenRoll("round/1", DOUBLE_SIX), *shown(honest)[1:])
    key = next(f"round/1/{number}" for number in count() if roll(honest.seed, f"round/1/{number}", dice=2) == (6, 6))
    chosen = (replace(honest.rolls[0], key=key, values=DOUBLE_SIX), *honest.rolls[1:])
    loaded = (Roll("roll", "round/1", (6,) * 6, DOUBLE_SIX), *honest.rolls[1:])
    later = replace(honest.moves[5], at=honest.moves[5].at + 1)
    renamed = forged(honest, seats=("Mira", "Somebody"), moves=(*honest.moves[:5], later, *honest.moves[6:]))
    return {
        "every shown roll is a double six, and the proof lists others": Trick(
            honest, seen(honest, rolls=sixes), frozenset({"shown"}), frozenset({"receipt-rolls"})
        ),
        "the server chooses the key of a roll": Trick(
            forged(honest, rolls=chosen),
            seen(forged(honest, rolls=chosen), rolls=first_six),
            frozenset({"key", "missing"}),
            frozenset({"moves", "receipt-rolls"}),
        ),
        "a die with six sixes": Trick(
            forged(honest, rolls=loaded),
            seen(forged(honest, rolls=loaded), rolls=first_six),
            frozenset({"key"}),
            frozenset({"moves"}),
        ),
        "no rolls at all": Trick(
            forged(honest, rolls=()),
            seen(forged(honest, rolls=()), rolls=shown(honest)),
            frozenset({"missing"}),
            frozenset({"moves", "receipt-rolls"}),
        ),
        "no rolls at all, for a page that has seen none": Trick(
            forged(honest, rolls=()), seen(forged(honest, rolls=())), frozenset({"missing"}), frozenset({"moves"})
        ),
        "names and times changed after the receipt": Trick(
            renamed, seen(honest), command=frozenset({"receipt-record"})
        ),
    }


def _with_keys() -> dict[str, Trick]:
    honest = play()
    padded = next(key for zeros in count(1) if roll(honest.seed, key := f"round/{'0' * zeros}1", dice=2) == DOUBLE_SIX)
    slipped = forged(honest, rolls=(replace(honest.rolls[0], key=padded, values=DOUBLE_SIX), *honest.rolls[1:]))
    alike = forged(honest, rolls=(_alike(honest), *honest.rolls[1:]))
    more = Roll("roll", "round/23", honest.rolls[0].faces, roll(honest.seed, "round/23", dice=2))
    unasked = forged(honest, rolls=(*honest.rolls, more))
    half = [*moves_of(splitter, honest.moves[: len(honest.moves) // 2])]
    cut = record(splitter, Options("A"), SEATS, SECRET, WORDS, half, HASHES, SHARES, early=True)
    return {
        "a key with zeros before its number, of a roll that the page did not see": Trick(
            slipped, seen(slipped, rolls=shown(honest)[1:]), frozenset({"key"}), frozenset({"moves"})
        ),
        "several faces written as one text": Trick(alike, seen(alike), frozenset({"key"}), frozenset({"moves"})),
        "a roll after the last round": Trick(
            unasked, seen(unasked, rolls=shown(honest)), frozenset({"key"}), frozenset({"moves"})
        ),
        "the end of the game left out": Trick(
            cut, seen(cut, rolls=shown(honest)), frozenset({"missing"}), frozenset({"receipt-rolls"})
        ),
    }


def _alike(kept: Record) -> Roll:
    """Return another first roll. Its die has fewer faces, which read like those of the real one between commas."""
    for last in range(5, 0, -1):
        faces = (",".join(map(str, range(1, last + 1))), *range(last + 1, 7))
        values = roll_faces(kept.seed, "round", 1, dice=2, faces=faces)
        if all(isinstance(value, int) for value in values):
            return Roll("roll", "round/1", faces, values)
    raise AssertionError


def _with_other_games() -> dict[str, Trick]:
    """The page adds its share, and at the end the dice are those of a game that the operator has invented."""
    secret = ground(lambda text: mix(text, ("", "")))
    invented = Origin("KITE27", 1, (0, 1), (), secret, ("", ""), same=True)
    whole = play(origin=invented)
    other = play(("", ""), (), (), secret)
    to_the_end = next(
        place for place, move in enumerate(other.moves) if move.seat == 0 and place > len(other.moves) - 5
    )
    late = replace(invented, round=22, moves=other.moves[:to_the_end], same=False)
    going_on = play(origin=late)
    mislabelled = forged(going_on, origin=replace(late, round=1))
    told = SeenOrigin(1, False)
    return {
        "all dice from a game that this one goes on from, as the page is told at the end": Trick(
            whole, seen(whole), frozenset({"earlier"}), frozenset({"receipt-origin"})
        ),
        "most dice from a game that this one goes on from, as the page is told at the end": Trick(
            going_on, seen(going_on), frozenset({"earlier"}), frozenset({"receipt-origin"})
        ),
        "most dice from the game of which this one goes on from the first round": Trick(
            mislabelled, seen(mislabelled, origin=told), frozenset({"earlier"}), frozenset({"origin"})
        ),
    }


def _with_what_was_mixed() -> dict[str, Trick]:
    """All that the page saw before the first roll was honest; the dice follow from what was put in its place later."""
    words = play(words=("otter", ground(lambda text: mix(SECRET, ("otter", text), HASHES, SHARES))))
    late = ground(lambda text: mix(SECRET, WORDS, hashes_of((OWN, text)), (OWN, text)))
    rehashed = play(hashes=hashes_of((OWN, late)), shares=(OWN, late))
    kept_hash = ground(lambda text: mix(SECRET, WORDS, HASHES, (OWN, text)))
    changed = play(shares=(OWN, kept_hash))
    dropped = play(shares=(None, OPERATORS))
    mine = ground(lambda text: mix(SECRET, WORDS, hashes_of((text, OPERATORS)), (text, OPERATORS)))
    replaced = play(hashes=hashes_of((mine, OPERATORS)), shares=(mine, OPERATORS))
    swapped = play(hashes=(HASHES[1], HASHES[0]), shares=(OPERATORS, OWN))
    never = play(hashes=(), shares=())
    again, fresh = play(), play(hashes=hashes_of((FRESH, OPERATORS)), shares=(FRESH, OPERATORS))
    resealed = play(hashes=hashes_of(SHARES, commit(OTHER_SECRET)), secret=OTHER_SECRET)
    return {
        "another seat's words changed after all shares were revealed": Trick(
            words, seen(words), frozenset({"words"}), frozenset({"receipt-words"})
        ),
        "the operator's share chosen last": Trick(
            rehashed, seen(rehashed), frozenset({"hashes"}), frozenset({"receipt-hashes"})
        ),
        "the operator's share chosen last, under its old hash": Trick(
            changed, seen(changed), frozenset({"share"}), frozenset({"shares"})
        ),
        "the page's own share dropped": Trick(dropped, seen(dropped), frozenset({"own"}), frozenset({"receipt-share"})),
        "the page's own share dropped, and the page is told that it only watched": Trick(
            dropped, seen(dropped), frozenset({"own"}), frozenset({"receipt-share"}), watched=True
        ),
        "the shares of two seats swapped": Trick(
            swapped,
            seen(swapped),
            frozenset({"hashes", "own", "share"}),
            frozenset({"shares", "receipt-hashes", "receipt-share"}),
        ),
        "the page's own share replaced": Trick(
            replaced, seen(replaced), frozenset({"hashes", "own"}), frozenset({"receipt-hashes", "receipt-share"})
        ),
        "the page shown another hash for its own seat": Trick(
            replaced,
            seen(replaced, hashes=replaced.hashes, revealed=False),
            frozenset({"swapped"}),
            frozenset({"receipt-share"}),
        ),
        "the page never asked for its share": Trick(
            never,
            seen(never, share=None, revealed=False, hashes=None),
            command=frozenset({"receipt-share"}),
            doubts=frozenset({"shares"}),
        ),
        "an earlier game's secret laid again, where the page added a fresh share": Trick(
            fresh,
            seen(fresh, share=FRESH, hashes=fresh.hashes, reused=True),
            frozenset({"reused"}),
            frozenset({"receipt-reused"}),
        ),
        "an earlier game's secret laid again, with the share that the page revealed then": Trick(
            again,
            seen(again, share=FRESH, revealed=False, reused=True),
            frozenset({"reused", "swapped"}),
            frozenset({"receipt-reused", "receipt-share"}),
        ),
        "another secret under another seal": Trick(
            resealed,
            seen(resealed),
            frozenset({"hashes", "share"}),
            frozenset({"receipt-seal", "receipt-hashes"}),
            sealed=False,
        ),
    }
