"""People and chairs of a table: the holders of seats, the host, and people who wait for the next game."""

from collections.abc import Container

from rollwright.core import put
from rollwright.server.table.budget import Budget
from rollwright.server.table.events import Arranged, Asked, Chair, Opened, Swapped
from rollwright.server.table.terms import Terms

CHANGES = 2000  # events of one kind by the person who opened the table, and as many by all others together
WAITS = 200  # events of people who wait for the next game
OWN_WAITS = 10  # of them that each person has in any case


class Seating(Terms):
    """The part of the fold that knows people. A browser is known by its `holder`, the hash of its token."""

    def __init__(self, name: str, opened: Opened) -> None:
        super().__init__(name, opened)
        self.shut = opened.shut  # nobody new gets a chair
        self.removed: set[str] = set()  # browsers of people whom the host removed, until the door is opened again
        self.waiting: tuple[Chair, ...] = ()  # people without a seat who wait for the next game
        self.changes = Budget(opened.holder, CHANGES)  # of chairs and terms, before the start
        self.orders = Budget(opened.holder, CHANGES)  # of the host
        self.waits = Budget(opened.holder, WAITS, OWN_WAITS)  # of the people who wait
        self.guests = {chair.holder for chair in opened.chairs if chair.holder}  # browsers that ever sat or waited here
        self.forgotten: set[str] = set()  # browsers that list this table no longer
        self._sat: list[str] = []  # the holders of chairs, in the order in which they sat down
        self._holders: tuple[tuple[Chair, ...], dict[str, int]] = ((), {})  # chairs, and their seats by holder

    def seat_of(self, holder: str) -> int | None:
        """Return the seat of the browser with this token's hash."""
        if self._holders[0] is not self.chairs:
            seats = {chair.holder: seat for seat, chair in enumerate(self.chairs) if chair.is_person}
            self._holders = (self.chairs, seats)
        return self._holders[1].get(holder)

    def has_part(self, holder: str) -> bool:
        """Say whether a browser holds a chair, itself or by a hand."""
        return self.seat_of(holder) is not None or any(chair.device == holder for chair in self.chairs if chair.device)

    def host(self, away: Container[int]) -> int | None:
        """Return the host's seat: the opener's, or else that of the first person who sat down.

        A person who is away is passed over, so that nobody has to wait for a closed page.
        """
        seats = [seat for holder in (self.opened.holder, *self._sat) if (seat := self.seat_of(holder)) is not None]
        return next((seat for seat in seats if seat not in away), seats[0] if seats else None)

    def _seat(self, seat: int, chair: Chair) -> None:
        before, self.chairs = self.chairs[seat].holder, put(self.chairs, seat, chair)
        self.forgotten.discard(chair.holder)
        if chair.holder:
            self.guests.add(chair.holder)
        if before != chair.holder:
            self._sat = [holder for holder in self._sat if holder != before] + [chair.holder] * bool(chair.holder)

    def _arrange(self, event: Arranged | Swapped) -> None:
        if isinstance(event, Swapped):
            first, second = self.chairs[event.seat], self.chairs[event.other]
            self.chairs = put(put(self.chairs, event.seat, second), event.other, first)
            return
        self.arrange(event)

    def _wait(self, chair: Chair) -> None:
        """Add a person to those who wait or, where the chair has no name, let the person wait no longer."""
        others = tuple(other for other in self.waiting if other.holder != chair.holder)
        self.waiting = (*others, chair) if chair.name else others
        self.guests.add(chair.holder)
        self.waits.note(chair.holder)

    def changer(self, holder: str) -> str:
        """Return the browser whose budget a person uses; at a table of one device it is the opener's."""
        return self.opened.holder if self.opened.way.one_device else holder

    def is_stranger(self, holder: str) -> bool:
        """Say whether a browser has never had a chair here, nor waited for one, nor opened the table."""
        return holder not in self.guests and self.changer(holder) != self.opened.holder

    def _note_order(self, asked: Asked | None) -> None:
        """Count an order of the person who is the host now."""
        if asked is not None:
            self.orders.note(self.changer(asked.holder))

    def _note_change(self, asked: Asked | None, chair: Chair | None = None) -> None:
        """Count a change by the person who asked for it or, where nobody did, who sat down on a chair."""
        holder = asked.holder if asked is not None else chair.holder if chair is not None else ""
        if holder:
            self.changes.note(self.changer(holder))
