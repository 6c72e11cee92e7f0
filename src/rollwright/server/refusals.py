"""The server's own refusals, beside those of core and games. Every code has its sentence in the catalogues."""

from rollwright.core import NotFound, Refused


class NoTable(NotFound):
    code = "no-table"


class NoCode(Refused):
    """Every table code is in use."""

    code = "no-free-code"
    status = 503


class NoChallenge(NotFound):
    """There is no challenge of this id, or its day is still to come."""

    code = "no-challenge"


class ChallengeShut(Refused):
    """The time to play the challenge is over."""

    code = "challenge-shut"


class ChallengePlayed(Refused):
    """This browser has played the challenge to its end: the dice are known to it."""

    code = "challenge-played"


class NoResult(NotFound):
    """This browser has finished no game of the challenge, or no result has this key: there is nothing to draw."""

    code = "no-result"


class StillSealed(Refused):
    """The dice of a challenge are a secret to others until it is closed."""

    code = "still-sealed"
    status = 403


class NotSeated(Refused):
    """A spectator: no token, a wrong one, or a seat given back."""

    code = "not-seated"
    status = 403


class NotHost(Refused):
    """Only the host may do this."""

    code = "not-host"
    status = 403


class HostAway(Refused):
    """The host has gone, but not for so long that the next person may do this in the host's place."""

    code = "host-away"
    status = 403


class TalkOff(Refused):
    """The host has switched the talk off."""

    code = "talk-off"
    status = 409


class OwnSeat(Refused):
    """The host asks to remove the host's own seat."""

    code = "own-seat"


class BotSeat(Refused):
    """The seat is a bot's, so nobody is waited for or removed there."""

    code = "bot-seat"


class NotAwaited(Refused):
    """Nobody waits for this person, so no bot plays in the person's place."""

    code = "not-awaited"


class NoHints(Refused):
    """Hints are not allowed at this table or, after Done, no longer in this round."""

    code = "no-hints"
    status = 409


class NoTeacher(Refused):
    """The table was opened without a teacher, or its game has none."""

    code = "no-teacher"
    status = 409


class CannotTryAgain(Refused):
    """This game cannot be tried again, or not in this way."""

    code = "cannot-try-again"
    status = 409


class PositionFixed(Refused):
    """The table goes on from a finished game, so its game, options and seats stay as they are."""

    code = "position-laid"
    status = 409


class NotYourSeat(Refused):
    """A hint is for the asker's own seat alone."""

    code = "not-your-seat"
    status = 403


class DoorShut(Refused):
    """The host has closed the door: only people with a seat come in."""

    code = "door-shut"
    status = 403


class RemovedByHost(Refused):
    """The host has removed this person: no chair here before the host opens the door again."""

    code = "taken-off"
    status = 403


class TooFewChairs(Refused):
    """More people sit at the table than would have a chair."""

    code = "too-few-chairs"


class ChallengeLaid(Refused):
    """The table plays the dice of a challenge, so nothing else can be laid there.

    `challenge-runs`: nor can it be paused.
    """

    code = "challenge-laid"


class InvitedStillMissing(Refused):
    """People who were invited from the last table have not come yet."""

    code = "still-reading"
    status = 409


class TableFull(Refused):
    code = "table-full"


class SeatTaken(Refused):
    code = "seat-taken"


class NameTaken(Refused):
    """Somebody at the table has this name, or (`bot-name`) it belongs to a bot."""

    code = "name-taken"


class NoSeat(Refused):
    """The table has no seat of that number, or (`empty-seat`) nobody sits there."""

    code = "no-seat"
    status = 400


class OneDevice(Refused):
    """Another browser asks for a chair, or for a person's hand, at a table of one device."""

    code = "one-device"
    status = 403


class NoHand(Refused):
    """The table is not one of one device, or nobody of this device sits on that chair."""

    code = "no-hand"
    status = 400


class BadWay(Refused):
    """Ways to play that the table cannot have: `bad-days`, `bad-bank`, `one-clock`, `game-of-speed`."""

    code = "bad-days"
    status = 400


class TimeIsUp(Refused):
    """The bank of time of the asker's seat is empty."""

    code = "time-is-up"
    status = 409


class NoHandicap(Refused):
    """The game has none."""

    code = "no-handicap"


class NoPaper(Refused):
    """No seat of this table can write on real paper."""

    code = "no-paper-seat"


class AlreadyCommitted(Refused):
    """Another page of this seat has committed to its share of the dice."""

    code = "already-committed"


class WrongShare(Refused):
    """The share is not the one whose hash the seat has sent."""

    code = "wrong-share"


class NotHeld(Refused):
    """A page says that it holds the encrypted cards, and does not."""

    code = "not-held"


class WrongPhase(Refused):
    """Too early or too late: `not-started`, `already-started`, `not-sealing`, `not-over`, `game-over`, `paused`,
    `has-seat`, `gone-on`, `ended-early`.
    """

    code = "already-started"


class BadInput(Refused):
    """Input that cannot be read: `bad-message`, `bad-name`, `unseen-name`, `bad-words`, `bad-title`, `bad-id`,
    `frame-too-big`.
    """

    code = "bad-message"
    status = 400


class TooMuch(Refused):
    """A limit is reached.

    `too-many-messages`, `too-many-tables`, `too-many-tables-here`, `too-many-pages`, `too-many-spectators`,
    `too-many-spectators-here`, `too-many-steps`, `too-many-changes`, `too-many-requests`, `too-many-lookups`,
    `too-many-sockets`, `too-many-guesses`, `too-many-waiting`, `too-many-games`, `press-busy`, `photo-busy`,
    `too-many-leagues`, `too-many-leagues-here`, `too-many-newcomers`, `too-much-talk`, `review-busy`,
    `too-many-transfers`.
    """

    code = "too-many-messages"
    status = 429


class WrongOrigin(Refused):
    """A request that another site's page sent."""

    code = "wrong-origin"
    status = 403


class CannotListen(Refused):
    """This machine has no such address, or we may not take that port."""

    code = "cannot-listen"
    exit_code = 69


class PortInUse(CannotListen):
    """Another program listens there."""

    code = "port-in-use"


class WrongHost(Refused):
    """A request for a server of another name."""

    code = "wrong-host"
    status = 421


class HeadersTooBig(Refused):
    """More headers than any browser sends."""

    code = "headers-too-big"
    status = 431
