"""What the server refuses, beyond what core and games refuse. Every code has its sentence in the catalogues."""

from rollwright.core import NotFound, Refused


class NoTable(NotFound):
    code = "no-table"


class NotSeated(Refused):
    """Only watching: no token, a wrong one, or a seat given back."""

    code = "not-seated"
    status = 403


class TableFull(Refused):
    code = "table-full"


class SeatTaken(Refused):
    code = "seat-taken"


class NoSeat(Refused):
    """The table has no seat of that number, or (`empty-seat`) nobody sits there."""

    code = "no-seat"
    status = 400


class NoHandicap(Refused):
    """The game has none."""

    code = "no-handicap"


class WrongPhase(Refused):
    """Too early or too late: `not-started`, `already-started`, `not-over`."""

    code = "already-started"


class BadInput(Refused):
    """Something that cannot be read as what it should be: `bad-message`, `bad-name`, `bad-words`, `bad-id`, `frame-too-big`."""

    code = "bad-message"
    status = 400


class TooMuch(Refused):
    """A limit: `too-many-messages`, `too-many-tables`, `too-many-pages`, `too-many-requests`."""

    code = "too-many-messages"
    status = 429


class WrongOrigin(Refused):
    """A request that another site's page sent."""

    code = "wrong-origin"
    status = 403
