"""How often people may change a table, so that no log grows without end and no stranger uses up what the host needs."""

OWN = 50  # changes that each person has in any case


class Budget:
    """Changes of one kind at one table: the person who opened it has `most`, all others together as many again.

    Somebody else's changes never take from the opener's, nor from the first `own` of each person.
    """

    __slots__ = ("_made", "_most", "_opener", "_others", "_own")

    def __init__(self, opener: str, most: int, own: int = OWN) -> None:
        self._opener = opener
        self._most = most
        self._own = own
        self._made: dict[str, int] = {}  # by holder
        self._others = 0  # by all but the opener

    def note(self, holder: str) -> None:
        self._made[holder] = self._made.get(holder, 0) + 1
        self._others += holder != self._opener

    def has_left(self, holder: str) -> bool:
        """Say whether this person may make another change."""
        made = self._made.get(holder, 0)
        return made < self._most if holder == self._opener else made < self._own or self._others < self._most
