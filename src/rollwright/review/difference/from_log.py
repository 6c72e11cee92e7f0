"""The finds and misses of a race of Difference, taken from its log in their order."""

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from rollwright.bots.difference.expected import expected_find
from rollwright.games.difference.actions import Claim, Lay, spots
from rollwright.games.difference.claims import compared, is_silent
from rollwright.games.difference.connection import allowed
from rollwright.games.difference.picture import differences, picture
from rollwright.games.difference.race import effective_time
from rollwright.games.difference.score import is_timed
from rollwright.games.difference.state import Laid, State
from rollwright.review.difference.clock import CardClocks, Moment, doing_now
from rollwright.review.difference.result import FindMiss, FindTime, Searching

COMPARED = ("gentle", "steady", "sharp")  # levels of the bots; the adaptive one has no pace of its own


class RaceSoFar:
    """The finds and misses up to a moment of the race, and how long each seat has looked at its cards."""

    def __init__(self, start: State) -> None:
        seats = len(start.cards.hands)
        self.clocks = CardClocks(seats)
        self.finds: list[FindTime] = []
        self.misses: list[FindMiss] = []
        self.end = 0
        self._elements = picture(start.options.illustration).elements
        self._hinted: frozenset[int] = frozenset()
        self._named: set[int] = set()  # the elements that everybody has been shown
        self._cause: list[tuple[int, int] | None] = [None] * seats  # each seat's last miss, and until when it locks

    def take(self, moment: Moment) -> None:
        before, after, move = moment
        if before.cards.over:
            return
        self.clocks.pass_time(before, after.now)
        self._hinted = frozenset(after.hints)
        self._charge(before, after.now)
        if after.won != before.won:
            for laid in after.shown:
                self._find(before, after, laid)
            self.end = after.now
        elif move is not None and isinstance(move.action, Claim | Lay):
            self._claim(before, after, move.seat or 0, move.action)

    def was_hinted(self, card: int) -> bool:
        """Say whether a hint was given for a card by now."""
        return card in self._hinted

    def expected(self, seat: int, card: int, against: Iterable[int]) -> dict[str, int]:
        """Return the mean time of each level of the bots for a claim of a seat, given what it could know by now."""
        others = list(against)
        unseen = [self._difficulty(each) for each in self._unnamed(card, others)]
        shown = [
            self._difficulty(each) for each in others if each in self._named and not self.clocks.has_seen(seat, each)
        ]
        own = sum(self.clocks.has_seen(seat, each) for each in others)
        return {level: round(expected_find(level, unseen, shown, own)) for level in COMPARED}

    def _unnamed(self, card: int, against: Iterable[int]) -> tuple[int, ...]:
        return (card, *(each for each in against if each not in self._named))

    def _difficulty(self, card: int) -> int:
        return self._elements[card - 1].difficulty

    def _find(self, before: State, after: State, laid: Laid) -> None:
        seat, against, start = laid.seat, tuple(card for _, card in laid.against), after.revealed or 0
        waiting = next((claim for claim in before.window if claim.seat == seat), None)
        effective = (
            effective_time(after.now, allowed(before.connections[seat], after.now))
            if waiting is None
            else waiting.effective
        )
        seen = self.clocks.seen(seat, laid.card)
        until = max(seen, effective)  # an allowance may be longer than the look itself
        self.finds.append(
            FindTime(
                seat=seat,
                card=laid.card,
                elements=self._unnamed(laid.card, against),
                against=against,
                seen=seen - start,
                at=until - start,
                times=self.clocks.times(seat, laid.card, until),
                expected=self.expected(seat, laid.card, against),
                searching=tuple(self._searching(before, seat, until)),
                stand_in=not before.connections[seat].here,
                hinted=self.was_hinted(laid.card),
            )
        )
        self._named |= {laid.card, *against}

    def _searching(self, before: State, finder: int, until: int) -> Iterator[Searching]:
        """Yield the other seats that hold cards and were there."""
        for seat, hand in enumerate(before.cards.hands):
            if seat != finder and hand.pile and before.connections[seat].here:
                second = any(claim.seat == seat for claim in before.window)
                looking = self.clocks.times(seat, hand.pile[0], until).looking
                yield Searching(seat, hand.pile[0], looking, second)

    def _claim(self, before: State, after: State, seat: int, claim: Claim | Lay) -> None:
        """Note a claim that was wrong. A right one waits in the window until it is decided."""
        if after.cards.hands[seat].wrong == before.cards.hands[seat].wrong:
            return
        options, card = before.options, before.cards.hands[seat].pile[0]
        named = spots(options.illustration, claim.taps)
        wanted = [differences(card, other) for _, other in compared(before.cards, claim)]
        self._cause[seat] = len(self.misses), after.cards.hands[seat].locked_until
        self.misses.append(
            FindMiss(
                seat=seat,
                card=card,
                at=after.now - (after.revealed or 0),
                taps=tuple(zip(claim.taps[::2], claim.taps[1::2], strict=True)),
                named=named,
                right=tuple(spot in wanted[tap // 2] for tap, spot in enumerate(named)),
                cost=1000 * options.fine_s if is_timed(options) else 0,
                stand_in=not before.connections[seat].here,
            )
        )

    def _charge(self, before: State, now: int) -> None:
        """Charge the time that a seat was locked out to the miss that caused it."""
        for seat, cause in enumerate(self._cause):
            if cause is None or not before.cards.hands[seat].pile or doing_now(before, seat) != "locked":
                continue
            number, until = cause
            ends = now if is_silent(before, seat) else min(now, until)
            miss = self.misses[number]
            self.misses[number] = replace(miss, cost=miss.cost + max(0, ends - before.now))
