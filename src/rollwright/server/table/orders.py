"""What the host of a table has decided in a game: pauses, people for whom a bot plays, the door, an early end."""

from msgspec.structs import replace

from rollwright.core import put
from rollwright.server.socket.messages import Phase
from rollwright.server.table.dice import TableDice
from rollwright.server.table.events import DoorSet, Ended, Hurried, Opened, Paused, Removed, Resumed


class HostOrders(TableDice):
    """The part of the fold that knows the phase, the game's time and the host's orders (`hosting.py` decides them)."""

    def __init__(self, name: str, opened: Opened) -> None:
        super().__init__(name, opened)
        self.phase: Phase = "open"
        self.started_at = 0
        self.at = 0
        self.paused_at: int | None = None  # the game's time, while the host has paused the game
        self.hurried: set[int] = set()  # seats of people for whom a bot plays until the round ends
        self.early = False  # the host ended the game before its end

    @property
    def paused(self) -> bool:
        return self.paused_at is not None

    def _obey(self, event: Hurried | Removed | Paused | Resumed | DoorSet | Ended) -> None:
        """Take what the host has decided."""
        match event:
            case Hurried(seat=seat):
                self.hurried.add(seat)
            case Removed(seat=seat):
                self.removed.add(self.chairs[seat].holder)
                self.chairs = put(self.chairs, seat, replace(self.chairs[seat], removed=True, sitting_in=True))
            case Paused(at=at) if self.paused_at is None:
                self.paused_at = self.at = max(self.at, at)
                self._mark_banks_changed()
            case Resumed(at=at) if self.paused_at is not None:
                self.started_at, self.paused_at = at - self.paused_at, None
                self._mark_banks_changed()
            case Paused() | Resumed():
                pass  # it was so already
            case DoorSet(shut=shut):
                self.shut = shut
                if not shut:
                    self.removed.clear()
            case Ended(early=early):
                self.early = early
                if early:
                    self.phase, self.paused_at = "over", None

    def _mark_banks_changed(self) -> None:
        """Let every page be told: all banks stop, or go on."""
        if self.bank is not None:
            self.bank.changes += 1
