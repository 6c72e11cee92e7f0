"""The paper seats of a table: people who write on paper, and enter their sheets at the end (docs/paper.md)."""

from typing import Any

from msgspec.structs import replace

from rollwright.core import missing_sheets, paper_seats_of, put, seats_without_result, with_paper_seats
from rollwright.server.show.snapshot import Snapshot
from rollwright.server.socket.messages import OnPaper
from rollwright.server.table.events import Opened
from rollwright.server.table.orders import HostOrders


class PaperSeats(HostOrders):
    """The part of the fold that knows the game's state, and how far the sheets of its paper seats are."""

    def __init__(self, name: str, opened: Opened) -> None:
        super().__init__(name, opened)
        self.snapshot: Snapshot | None = None

    @property
    def state(self) -> Any:
        """The game's own state; None before the start."""
        return None if self.snapshot is None else self.snapshot.state

    def _lay_paper(self) -> None:
        """Let the paper seats have rules of their own: they say Done, and enter their sheets at the end."""
        seats = tuple(seat for seat, chair in enumerate(self.chairs) if chair.paper)
        part = self.game.paper
        if not seats or part is None:
            return
        self.options = self.options if part.options is None else part.options(self.options)
        self.game = with_paper_seats(self.game, seats)

    def _follow_paper(self) -> None:
        """Note at the chairs how far the sheets of paper seats are."""
        seats = paper_seats_of(self.game)
        if not seats:
            return
        missing, gone = self.missing_sheets(), seats_without_result(self.game, self.state)
        for seat in seats:
            stage: OnPaper = "without" if seat in gone else "awaited" if seat in missing else "writing"
            if seat in self.state.entered:
                stage = "entered"
            if self.chairs[seat].paper != stage:
                self.chairs = put(self.chairs, seat, replace(self.chairs[seat], paper=stage))

    def missing_sheets(self) -> tuple[int, ...]:
        """Return the paper seats whose sheets are awaited after the last round."""
        return missing_sheets(self.game, self.state) if self.phase == "playing" else ()
