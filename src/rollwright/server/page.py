"""One open page at a table: what it has been shown, and what it is owed."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from rollwright.core import RollwrightError, View
from rollwright.locale import Language, sentence
from rollwright.server import patch
from rollwright.server.line import Line
from rollwright.server.messages import Hello, Pong, RefusedReply, Reply, TableState, Update
from rollwright.server.news import frame


class Page:
    """A connection. `state` is what it was shown last; `seat` is None for who only watches.

    Once it is `behind`, it has heard things since then that all others heard too.
    """

    def __init__(self, holder: str, language: Language, line: Line) -> None:
        self.holder = holder
        self.line = line
        self.language: Language = language
        self.seat: int | None = None
        self.state: TableState | None = None
        self.behind = False
        self.answers: list[tuple[str, RollwrightError | Pong | None]] = []  # a request's id and its end; None: it was done

    def put(self, reply: Reply) -> None:
        self.line.say(frame(reply))

    def refuse(self, request: str, error: RollwrightError) -> None:
        self.put(RefusedReply(request, error.code, sentence(self.language, error)))

    def show(self, seq: int, state: TableState, left_ms: Callable[[], int | None], memo: patch.Memo | None) -> None:
        """Send what is new since the last time, and the answers that are due, in order."""
        changes = patch.diff(self.state, state, memo)
        self.state, self.behind = state, False
        if changes is patch.SAME:
            changes = None
        elif "deadline_ms" in changes["~"]:  # a moment inside, a stretch of time on the wire
            changes = {"~": {**changes["~"], "deadline_ms": left_ms()}}
        self._tell(seq, changes)

    def follow(self, seq: int, known: TableState, choices: tuple[str, ...], view: View, memo: patch.Memo | None) -> None:
        """Do what `show` does where only the choices and the view can have changed since `known`, with less to compare."""
        changes = {"choices": patch.diff(known.choices, choices), "view": patch.diff(known.view, view, memo)}
        changes = {name: change for name, change in changes.items() if change is not patch.SAME}
        self.state, self.behind = replace(known, choices=choices, view=view), False
        self._tell(seq, {"~": changes} if changes else None)

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
        if changes is not None and None not in [end for _, end in self.answers]:
            self.put(Update(seq, changes))
            changes = None
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
                case RollwrightError():
                    self.refuse(request, end)
