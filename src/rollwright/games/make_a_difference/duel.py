"""Rock, paper, scissors decides a shared first place: the first to win two throws takes the match.

With more than two tied the first two in seat order play, the winner stays on and meets the next. Participants are
numbered seats first, then BotCards in the order drawn; a BotCard throws by the table's own chance.
"""

from typing import Literal, get_args

from msgspec import Struct
from msgspec.structs import replace

from rollwright.core import roll_faces

Hand = Literal["rock", "paper", "scissors"]
HANDS: tuple[Hand, ...] = get_args(Hand)
BEATS: dict[Hand, Hand] = {"rock": "scissors", "scissors": "paper", "paper": "rock"}
WINS = 2  # throws that win a match


class Throw(Struct, frozen=True):
    """Both hands of one throw, shown to all, of the two participants of `match`."""

    match: int
    pair: tuple[int, int]
    hands: tuple[Hand, Hand]


class Duel(Struct, frozen=True):
    """Where the matches stand. `hidden` are the hands of the running throw: a secret until there are two."""

    pair: tuple[int, int]
    queue: tuple[int, ...]  # participants who meet the winner next, in order
    match: int = 1
    wins: tuple[int, int] = (0, 0)
    hidden: tuple[Hand | None, Hand | None] = (None, None)
    throws: tuple[Throw, ...] = ()
    winner: int | None = None
    since: int = 0  # when the running throw was asked for, in milliseconds


def open_duel(tied: tuple[int, ...], seed: str, seats: int, now: int) -> Duel:
    """Begin with the first two of the tied participants; BotCards among them throw at once."""
    first, second, *rest = tied
    return _by_chance(Duel((first, second), tuple(rest), since=now), seed, seats, now)


def throw(duel: Duel, seed: str, seats: int, who: int, hand: Hand, now: int) -> Duel:
    """Return the duel after the participant `who` has thrown."""
    return _by_chance(_thrown(duel, who, hand, now), seed, seats, now)


def random_hand(seed: str, duel: Duel, who: int) -> Hand:
    """Return the hand that the table's chance throws for a participant."""
    return roll_faces(seed, "throw", len(duel.throws) + 1, who, dice=1, faces=HANDS)[0]


def to_throw(duel: Duel) -> tuple[int, ...]:
    """Return the participants whose hand is still missing."""
    if duel.winner is not None:
        return ()
    return tuple(who for who, hand in zip(duel.pair, duel.hidden, strict=True) if hand is None)


def _by_chance(duel: Duel, seed: str, seats: int, now: int) -> Duel:
    """Let BotCards throw as long as a BotCard's hand is missing."""
    while cards := [who for who in to_throw(duel) if who >= seats]:
        duel = _thrown(duel, cards[0], random_hand(seed, duel, cards[0]), now)
    return duel


def _thrown(duel: Duel, who: int, hand: Hand, now: int) -> Duel:
    left, right = duel.hidden
    hands = (hand, right) if who == duel.pair[0] else (left, hand)
    if hands[0] is None or hands[1] is None:
        return replace(duel, hidden=hands)
    shown = (*duel.throws, Throw(duel.match, duel.pair, (hands[0], hands[1])))
    gained = (BEATS[hands[0]] == hands[1], BEATS[hands[1]] == hands[0])
    wins = (duel.wins[0] + gained[0], duel.wins[1] + gained[1])
    if WINS not in wins:
        return replace(duel, hidden=(None, None), wins=wins, throws=shown, since=now)
    champion = duel.pair[wins.index(WINS)]
    if not duel.queue:
        return replace(duel, hidden=(None, None), wins=wins, throws=shown, winner=champion, since=now)
    return Duel((champion, duel.queue[0]), duel.queue[1:], duel.match + 1, throws=shown, since=now)
