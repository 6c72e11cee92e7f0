"""One open page at a table: what it has been shown, and the answers that it waits for."""

from collections.abc import Callable
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from rollwright.core import RollwrightError
from rollwright.locale import Language, sentence
from rollwright.server.show.diff import Diff, Patch
from rollwright.server.show.snapshot import Snapshot
from rollwright.server.socket.messages import Hello, Pong, RefusedReply, Reply, TableState
from rollwright.server.socket.sender import Sender

_encode = msgspec.json.Encoder().encode


def update(seq: int, patch: Patch, answers: str | None = None) -> bytes:
    """Return the frame of an `Update`, which is sent as a list because there are so many of them."""
    return _encode((seq, patch) if answers is None else (seq, patch, answers))


class Answer(NamedTuple):
    """How a request ended. None: it was carried out; a number: the connection is closed with this code."""

    request: str
    outcome: RollwrightError | Pong | int | None


class Page:
    """A page at its person's seat; `seat` is None for a spectator. `state` is the last whole state it was shown.

    `behind`: `state` is older than what was sent; choices and view have been patched since. `last_choices` are the
    last choices it was shown that were not none: the page keeps them, too, because the next ones are much like them.
    """

    def __init__(self, holder: str, language: Language, sender: Sender) -> None:
        self.holder = holder
        self.sender = sender
        self.language: Language = language
        self.seat: int | None = None
        self.state: TableState | None = None
        self.behind = False
        self.last_choices: tuple[str, ...] = ()
        self.answers: list[Answer] = []

    def put(self, reply: Reply) -> None:
        self.sender.send(_encode(reply))

    def refuse(self, request: str, error: RollwrightError) -> None:
        self.put(RefusedReply(request, error.code, sentence(self.language, error)))

    def remember(self, state: TableState) -> None:
        """Take it that the page knows this state, but neither who is here nor how much time is left."""
        self.state = replace(state, seats=(), deadline_ms=-1)
        self.last_choices = state.choices

    def greet(self, hello: Hello, state: TableState) -> None:
        """Send everything, then the answers that are due."""
        self.seat, self.state, self.behind = hello.me, state, False
        self.last_choices = state.choices
        self.put(hello)
        self._answer(hello.seq, [])

    def show(self, seq: int, diff: Diff, state: TableState, time_left: Callable[[int | None], int | None]) -> None:
        """Send what is new since `state` was last shown, with the answers that are due."""
        old = self.state
        assert old is not None
        self.state, self.behind = state, False
        patch = diff.state(old, state)
        if old.choices != state.choices:
            self.choose(diff, state.choices, patch)
        if old.deadline_ms != state.deadline_ms:  # a moment inside the server, the time left on the wire
            diff.set_deadline(time_left(self.seat), patch)
        self._tell(seq, patch)

    def choose(self, diff: Diff, choices: tuple[str, ...], patch: Patch) -> None:
        """Add new choices to a patch."""
        diff.choose(self.last_choices, choices, patch)
        if choices:
            self.last_choices = choices

    def patch(self, seq: int, patch: Patch) -> None:
        """Send changes of choices and view alone."""
        self.behind = True
        self._tell(seq, patch)

    def forward(self, seq: int, common: bytes | None) -> None:
        """Send the frame that many pages get, then the answers that are due."""
        if common is not None:
            self.sender.send(common)
            self.behind = True
        if self.answers:
            self._answer(seq, [])

    def catch_up(self, snapshot: Snapshot) -> None:
        """Bring `state` up to what was sent; `snapshot` is the game as the page knows it."""
        if self.behind and self.state is not None:
            choices, view = snapshot.choices(self.seat), snapshot.view(self.seat)
            self.state, self.behind = replace(self.state, choices=choices, view=view), False

    def _tell(self, seq: int, patch: Patch) -> None:
        """Send the patch with the first answer to a request that was carried out, or else before all answers."""
        if patch and not (self.answers and None in [answer.outcome for answer in self.answers]):
            self.sender.send(update(seq, patch))
            patch = []
        if self.answers:
            self._answer(seq, patch)

    def _answer(self, seq: int, patch: Patch) -> None:
        answers, self.answers = self.answers, []
        for request, outcome in answers:
            match outcome:
                case None:
                    self.sender.send(update(seq, patch, request))
                    patch = []
                case Pong():
                    self.put(outcome)
                case int():
                    self.sender.close(outcome)
                case RollwrightError():
                    self.refuse(request, outcome)
