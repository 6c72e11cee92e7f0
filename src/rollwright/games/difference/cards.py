"""Piles, claims, lock-outs and places: the game without pictures and without a network. Times are milliseconds.

The table and the records given as JSON both play by this file.
"""

from collections.abc import Iterable
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from rollwright.core import SeatsFor, put
from rollwright.games.difference.grid import At, Limit, Pair, mistaken, names, refusal

Mode = Literal["basic", "advanced", "solo"]
AfterWrong = Literal["lock-out", "next-call"]
SEATS = range(2, 7)
SEATS_FOR = (SeatsFor({"mode": "solo"}, (1, 1)), SeatsFor({}, (SEATS[0], SEATS[-1])))
DEALT = 24  # cards beside the reference
SPOTS = 2  # differences between two cards, all of which a claim names


class Terms(Struct, frozen=True):
    """The terms of the table; `length` is the pile's when a player is alone."""

    mode: Mode = "basic"
    lockout_ms: int = 3000
    bury: bool = False
    play_on: bool = True
    length: int = 12
    after_wrong: AfterWrong = "lock-out"
    bury_ms: int = 2000  # the pause after burying a card
    grid: Limit = "box"

    @property
    def on_grid(self) -> bool:
        """Say whether cards are laid beside each other (advanced) and not on the reference."""
        return self.mode == "advanced"


class Hand(Struct, frozen=True):
    """One seat: its pile (top first), what it did, until when it is locked out, and its finishing position once out.

    `silent`: it called wrongly, and nobody has called since.
    """

    pile: tuple[int, ...]
    shed: int = 0
    wrong: int = 0
    buried: int = 0
    locked_until: int = 0
    out: int | None = None
    silent: bool = False


class Cards(Struct, frozen=True):
    """The table: in the basic game `board` holds the reference alone, at (0, 0)."""

    terms: Terms
    board: dict[At, int]
    hands: tuple[Hand, ...]

    @property
    def reference(self) -> int:
        return self.board[0, 0]

    @property
    def over(self) -> bool:
        gone = sum(hand.out is not None for hand in self.hands)
        return gone >= (max(1, len(self.hands) - 1) if self.terms.play_on else 1)


def share(players: int, mode: Mode, length: int) -> tuple[int, int, int]:
    """Return how many cards are removed, dealt to each, and set aside."""
    removed = 2 if mode == "advanced" else 0
    each = length if mode == "solo" else (DEALT - removed) // players
    return removed, each, DEALT - removed - each * players


def deal(terms: Terms, deck: tuple[int, ...], players: int) -> Cards:
    """Deal from the top: cards to be removed, then the reference, then one card at a time from seat 0."""
    removed, each, _ = share(players, terms.mode, terms.length)
    rest = deck[removed + 1 :]
    hands = tuple(Hand(rest[seat : each * players : players]) for seat in range(players))
    return Cards(terms, {(0, 0): deck[removed]}, hands)


def idle_reason(cards: Cards, seat: int, now: int) -> str | None:
    """Return why a seat can do nothing now, if so."""
    if cards.over:
        return "over"
    if not cards.hands[seat].pile:
        return "out"
    return "locked" if now < cards.hands[seat].locked_until else None


def waits_for_call(cards: Cards, seat: int, here: Iterable[int]) -> bool:
    """Say whether a seat that called wrongly waits for another call: of a seat that is `here` and holds cards."""
    if cards.over or not cards.hands[seat].silent:
        return False
    return any(other != seat and cards.hands[other].pile for other in here)


def bury(cards: Cards, seat: int, now: int) -> tuple[Cards, str]:
    """Put the top card under the pile."""
    hand = cards.hands[seat]
    if not cards.terms.bury:
        return cards, "not-allowed"
    if len(hand.pile) == 1:
        return cards, "last-card"
    hand = replace(
        hand, pile=(*hand.pile[1:], hand.pile[0]), buried=hand.buried + 1, locked_until=now + cards.terms.bury_ms
    )
    return replace(cards, hands=put(cards.hands, seat, hand)), "buried"


def claim(cards: Cards, seat: int, spots: tuple[int | None, ...], now: int) -> tuple[Cards, str]:
    """Name the two differences between the own card and the reference."""
    if cards.terms.on_grid:
        return cards, "not-allowed"
    if len(spots) != SPOTS:
        return cards, "two-spots-needed"
    if not names(spots, cards.hands[seat].pile[0], cards.reference):
        return _lock_out(cards, seat, now), "wrong"
    return _laid(cards, seat, (0, 0)), "correct"


def place(cards: Cards, seat: int, at: At, pairs: tuple[Pair, ...], now: int) -> tuple[Cards, str]:
    """Lay the own card on the grid and name its differences from each neighbour."""
    if not cards.terms.on_grid:
        return cards, "not-allowed"
    reason = refusal(cards.board, at, pairs, cards.terms.grid)
    if reason:
        return cards, reason
    if mistaken(cards.hands[seat].pile[0], pairs):
        return _lock_out(cards, seat, now), "wrong"
    return _laid(cards, seat, at), "correct"


def places(cards: Cards) -> tuple[int, ...]:
    """Rank the seats that are out by their finishing position, then the others by cards left; equals share a place."""
    keys = [(hand.out or len(cards.hands) + 1, len(hand.pile)) for hand in cards.hands]
    return tuple(1 + sum(other < key for other in keys) for key in keys)


def _lock_out(cards: Cards, seat: int, now: int) -> Cards:
    """Lock a seat out after a wrong claim, for some time or until another player calls."""
    hand = cards.hands[seat]
    if cards.terms.after_wrong == "next-call":
        hand = replace(hand, wrong=hand.wrong + 1, silent=True)
    else:
        hand = replace(hand, wrong=hand.wrong + 1, locked_until=now + cards.terms.lockout_ms)
    return replace(cards, hands=put(_heard(cards.hands), seat, hand))


def _heard(hands: tuple[Hand, ...]) -> tuple[Hand, ...]:
    """Return the hands after somebody has called: everybody may call again."""
    return tuple(replace(hand, silent=False) if hand.silent else hand for hand in hands)


def _laid(cards: Cards, seat: int, at: At) -> Cards:
    hand = cards.hands[seat]
    card, *rest = hand.pile
    gone = 1 + sum(other.out is not None for other in cards.hands)
    hand = replace(hand, pile=tuple(rest), shed=hand.shed + 1, out=None if rest else gone)
    return replace(cards, board={**cards.board, at: card}, hands=put(_heard(cards.hands), seat, hand))
