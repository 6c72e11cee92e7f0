"""One open page at a table: what it has been shown, and what it is owed."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from rollwright.core import RollwrightError
from rollwright.locale import Language, sentence
from rollwright.server.show.broadcast import Broadcast, frame
from rollwright.server.show.diff import SAME, diff
from rollwright.server.show.snapshot import Snapshot
from rollwright.server.socket.messages import Hello, Pong, RefusedReply, Reply, TableState, Update
from rollwright.server.socket.sender import Sender


class Page:
    """A connection. `seat` is None for who only watches. `state` is what it was shown last as a whole.

    Once it is `behind`, that one is: the page has heard since then how the game went on.
    """

    def __init__(self, holder: str, language: Language, line: Sender) -> None:
        self.holder = holder
        self.line = line
        self.language: Language = language
        self.seat: int | None = None
        self.state: TableState | None = None
        self.behind = False
        self.answers: list[
            tuple[str, RollwrightError | Pong | int | None]
        ] = []  # a request's id and its end; None: it was done; a number: hang up with it

    def put(self, reply: Reply) -> None:
        self.line.say(frame(reply))

    def refuse(self, request: str, error: RollwrightError) -> None:
        self.put(RefusedReply(request, error.code, sentence(self.language, error)))

    def show(self, seq: int, state: TableState, left_ms: Callable[[], int | None]) -> None:
        """Send what is new since the last time, and the answers that are due, in order."""
        changes = diff(self.state, state)
        self.state, self.behind = state, False
        if changes is SAME:
            changes = None
        elif "deadline_ms" in changes["~"]:  # a moment inside, a stretch of time on the wire
            changes = {"~": {**changes["~"], "deadline_ms": left_ms()}}
        self._tell(seq, changes)

    def follow(self, seq: int, news: Broadcast) -> None:
        """Do what `show` does where only the choices and the view can have changed, with less to compare."""
        self.behind = True
        self._tell(seq, news.of(self.seat))

    def catch_up(self, moment: Snapshot) -> None:
        """Work out what it has been shown in all, where it knows the game as it was in this moment."""
        if self.behind and self.state is not None:
            self.state, self.behind = (
                replace(self.state, choices=moment.choices(self.seat), view=moment.view(self.seat)),
                False,
            )

    def hear(self, seq: int, news: bytes | None) -> None:
        """Send what is new for everybody, then the answers that are due."""
        if news is not None:
            self.line.say(news)
            self.behind = True
        if self.answers:
            self._answer(seq, None)

    def greet(self, hello: Hello, state: TableState) -> None:
        """Send everything, then the answers that are due."""
        self.seat, self.state, self.behind = hello.me, state, False
        self.put(hello)
        self._answer(hello.seq, None)

    def _tell(self, seq: int, changes: Any) -> None:
        """Send the changes with the first answer to something that was done, or else before all answers."""
        if changes is not None and not (self.answers and None in [end for _, end in self.answers]):
            self.put(Update(seq, changes))
            changes = None
        if self.answers:
            self._answer(seq, changes)

    def _answer(self, seq: int, changes: Any) -> None:
        answers, self.answers = self.answers, []
        for request, end in answers:
            match end:
                case None:
                    self.put(Update(seq, changes, request))
                    changes = None
                case Pong():
                    self.put(end)
                case int():
                    self.line.close(end)
                case RollwrightError():
                    self.refuse(request, end)
