"""All errors as one tree. Each class has a stable code; the catalogues hold its sentence."""

from typing import ClassVar

QUOTED = 20  # characters of anything unknown that a sentence repeats


class RollwrightError(Exception):
    """Any error of ours. `code` is for programs; `params` fill the sentence `error-<code>` of a catalogue."""

    code: str = "error"

    def __init__(self, code: str | None = None, /, **params: str | int) -> None:
        super().__init__(code or type(self).code)
        if code is not None:
            self.code = code
        self.params = params

    def __str__(self) -> str:
        details = ", ".join(f"{name} {value}" for name, value in self.params.items())
        return f"{self.code} ({details})" if details else self.code


class Refused(RollwrightError):
    """The person can put it right; the sentence is shown to them and nothing has changed."""

    code = "refused"
    status: ClassVar[int] = 409


class IllegalAction(Refused):
    """Not among the choices; its code is the game's own reason where the game gives one."""

    code = "illegal-action"


class UnknownAction(Refused):
    """A text that names no action of the game."""

    code = "unknown-action"
    status = 400


class BadOptions(Refused):
    """Options or a number of seats that the game does not have."""

    code = "bad-options"
    status = 400


class StaleMove(Refused):
    """A move meant for another round."""

    code = "stale-round"


class NotFound(Refused):
    """The game, table or page asked for does not exist here."""

    code = "not-found"
    status = 404


class Broken(RollwrightError):
    """Ours to fix: logged in full, shown as one calm sentence."""

    code = "broken"


class CorruptLog(Broken):
    """A stored game that cannot be read back."""

    code = "corrupt-log"
