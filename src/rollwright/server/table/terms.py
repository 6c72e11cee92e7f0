"""The terms of a table: its game, options, pace and way to play, as it was opened or the host has arranged it."""

import hashlib

from msgspec.structs import replace

from rollwright.core import read_options
from rollwright.games import find
from rollwright.server.table.bank import Bank
from rollwright.server.table.codes import to_link
from rollwright.server.table.events import Arranged, Opened


class Terms:
    """The terms agreed before the start, and values that follow from them.

    `realtime`: it counts who is first, so the table notes round trips and connections, and everybody is told moments.
    """

    def __init__(self, name: str, opened: Opened) -> None:
        self.name = name
        self.arranged = 0  # how often the host has laid another game or other options
        self._take(opened)

    def _take(self, opened: Opened) -> None:
        self.opened = opened
        self.game = find(opened.game, opened.version)
        self.options = read_options(self.game, opened.options)
        race = self.game.race
        self.realtime = self.game.is_race
        self.has_handicap = race is not None and race.handicap is not None
        self.has_clock = self.game.clock is not None
        private = () if self.game.fast is None else self.game.fast.private
        self._private = frozenset(kind.__struct_config__.tag for kind in private)
        self.bank = Bank(opened.way.bank) if opened.way.bank else None
        self.unhurried = opened.way.days > 0 or opened.way.one_device  # limits of seconds in the game do not count
        self.is_timed = (self.has_clock and not self.unhurried) or bool(opened.pace or opened.way.days or self.bank)
        self.chairs = opened.chairs

    def arrange(self, event: Arranged) -> None:
        """Take another game, or the same one with other options or chairs."""
        self.arranged += 1
        self._take(
            replace(
                self.opened,
                game=event.game,
                version=event.version,
                options=event.options,
                pace=event.pace,
                chairs=event.chairs,
            )
        )

    @property
    def link(self) -> str:
        return to_link(self.name, self.opened.key)

    @property
    def room(self) -> str:
        """The link of its room: that of the first table in it."""
        return self.opened.room or self.link

    @property
    def picture_secret(self) -> str:
        """The secret of the encrypted pictures: another one for each picture that the host has laid."""
        secret = self.opened.secret
        return hashlib.sha256(f"{secret} {self.arranged}".encode()).hexdigest() if self.arranged else secret

    def are_private(self, actions: tuple[str, ...]) -> bool:
        """Say whether only their own seat sees these actions at once, such as marks in pencil."""
        return all(action.partition(" ")[0] in self._private for action in actions)

    def is_device(self, holder: str) -> bool:
        """Say whether this browser is the one device of the table."""
        return self.opened.way.one_device and self.opened.holder == holder
