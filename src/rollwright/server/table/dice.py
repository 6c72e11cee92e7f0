"""The dice of a table: words and shares of its seats, the seed that follows, and the rolls so far (docs/dice.md)."""

from msgspec.structs import replace

from rollwright.core import Roll, mix, put
from rollwright.core.origin import Origin, rolls_of, seed_of
from rollwright.server.socket.messages import EarlierDice
from rollwright.server.table.events import Committed, Disclosed, Opened, Revealed
from rollwright.server.table.seating import Seating


class TableDice(Seating):
    """The part of the fold that knows the dice.

    `hashes` and `shares` are what the pages of the seats add to the dice, one each from the phase "sealing" on;
    old games have none. `sealing_at` is when the pages were asked for their hashes or, once these are `disclosed`, for
    their shares.
    """

    def __init__(self, name: str, opened: Opened) -> None:
        super().__init__(name, opened)
        self.hashes: tuple[str | None, ...] = ()
        self.shares: tuple[str | None, ...] = ()
        self.disclosed = False
        self.sealing_at = 0
        self.rolls: list[Roll] = []
        self.origin: Origin | None = opened.origin  # its seats are those of this table's start

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(chair.name for chair in self.chairs)

    @property
    def said(self) -> tuple[str, ...]:
        """The words that each seat gave for the dice."""
        return tuple(chair.words for chair in self.chairs)

    @property
    def seed(self) -> str:
        """The seed of all dice, once the seats are fixed and have revealed their shares."""
        return seed_of(self.origin, mix(self.opened.secret, self.said, self.hashes, self.shares))

    def earlier_dice(self) -> tuple[EarlierDice, ...]:
        """Return the dice of the games that this one goes on from, with the number of rolls that come from each."""
        if self.origin is None:
            return ()
        counts = [*rolls_of(self.game, self.options, self.names, self.origin)]
        if self.origin.same:
            counts[-1] += len(self.rolls) - sum(counts)
        found: list[EarlierDice] = []
        goes_on = False  # the dice are those of the game before
        for each, count in zip(self.origin.chain(), counts, strict=True):
            if goes_on:
                found[-1] = replace(found[-1], rolls=found[-1].rolls + count)
            else:
                found.append(EarlierDice(each.secret, each.words, each.hashes, each.shares, count))
            goes_on = each.same
        return tuple(found)

    @property
    def left_out(self) -> tuple[int, ...]:
        """The people's seats whose pages added no share to the dice."""
        return tuple(
            seat
            for seat, (chair, share) in enumerate(zip(self.chairs, self.shares, strict=False))
            if chair.holder and share is None
        )

    def _await_hashes(self, at: int) -> None:
        self.sealing_at = at
        self.hashes = self.shares = (None,) * len(self.chairs)

    def _take_share(self, event: Committed | Disclosed | Revealed) -> None:
        match event:
            case Committed(seat=seat, hash=committed):
                self.hashes = put(self.hashes, seat, committed)
            case Disclosed(at=at):
                self.disclosed, self.sealing_at = True, at
            case Revealed(seat=seat, share=share):
                self.shares = put(self.shares, seat, share)
