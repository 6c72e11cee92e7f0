"""One open page at a table: what it has been shown, and the answers that it waits for."""

from collections.abc import Callable, Sequence
from secrets import token_hex
from typing import Any, NamedTuple

import msgspec
import structlog
from msgspec.structs import replace

from rollwright.core import RollwrightError
from rollwright.locale import Language, sentence
from rollwright.server.show.diff import Diff, Patch
from rollwright.server.show.printed import without_print
from rollwright.server.show.snapshot import Snapshot
from rollwright.server.socket.messages import Hello, Pong, RefusedReply, Reply, TableState
from rollwright.server.socket.sender import Sender

log: Any = structlog.get_logger()

TURNED_AWAY = 4429  # closes a connection that came, or asked, too often

_encode = msgspec.json.Encoder().encode


def update(patch: Patch, answers: Sequence[str] = ()) -> bytes:
    """Return the frame of an `Update`. It is sent as a list, because there are so many of them."""
    return _encode((patch, *answers))


class Answer(NamedTuple):
    """How a request ended. None: it was carried out; a number: the connection is closed with this code."""

    request: str
    outcome: RollwrightError | Pong | int | None


class Known(NamedTuple):
    """The state that a page at `seat` had when its connection ended, after so many `updates` since its hello."""

    holder: str
    seat: int | None
    updates: int
    state: TableState
    last_choices: tuple[str, ...]
    holds: bool


class Page:
    """A page at its person's seat; `seat` is None for a spectator. `state` is the last whole state it was shown.

    `behind`: `state` is older than what was sent; choices and view have been patched since. `last_choices` are the
    last choices it was shown that were more than one: the page keeps them, too, as the next ones are much like them.
    `holds`: it has proved that it holds the encrypted cards of the table.
    `resume` and `updates` say what the page knows: its name for a later connection, and the updates since its hello.
    """

    def __init__(
        self, holder: str, language: Language, sender: Sender, address: str = "", packed: bool = False
    ) -> None:
        self.holder = holder
        self.address = address
        self.sender = sender
        self.packed = packed
        self.language: Language = language
        self.seat: int | None = None
        self.state: TableState | None = None
        self.behind = False
        self.last_choices: tuple[str, ...] = ()
        self.resume = token_hex(8)
        self.updates = 0
        self.holds = False
        self.answers: list[Answer] = []

    def put(self, reply: Reply) -> None:
        self.sender.send(_encode(reply))

    def update(self, patch: Patch, answers: Sequence[str] = ()) -> None:
        self.updates += 1
        self.sender.send(update(patch, answers))

    def refuse(self, request: str, error: RollwrightError) -> None:
        self.put(RefusedReply(request, error.code, sentence(self.language, error)))

    def turn_away(self, reason: RollwrightError) -> None:
        """Close the page with a sentence that says why. It stays away for a while (docs/protocol.md)."""
        self.refuse("", reason)
        self.sender.close(TURNED_AWAY)

    def fail(self, table: str, game: str) -> None:
        """Close this page alone, because its next state cannot be made. It connects again and starts anew."""
        log.exception("page failed", table=table, game=game, seat=self.seat)
        self.answers, self.state = [], None
        self.sender.close(1011)

    def go_on(self, resume: str, known: Known) -> None:
        """Take it that the page knows this state, but neither who is here nor how much time is left."""
        self.resume, self.updates, self.last_choices = resume, known.updates, known.last_choices
        self.holds = known.holds
        self.state = replace(known.state, seats=(), deadline_ms=-1)

    def known(self, snapshot: Snapshot | None) -> Known | None:
        """Return what the page knows, for a later connection; `snapshot` is the game as it was last shown."""
        if snapshot is not None:
            self.catch_up(snapshot)
        if self.state is None:
            return None
        return Known(self.holder, self.seat, self.updates, self.state, self.last_choices, self.holds)

    def greet(self, hello: Hello, state: TableState, printed: bytes = b"") -> None:
        """Send everything, then the answers that are due. `printed`, the packed papers, goes before the rest."""
        self.seat, self.state, self.behind, self.updates = hello.me, state, False, 0
        self.last_choices = state.choices if len(state.choices) > 1 else ()
        if printed:
            self.sender.send_packed(printed)
            self.sender.send(_encode(without_print(hello)))
        else:
            self.put(hello)
        self.answer()

    def show(self, diff: Diff, state: TableState, time_left: Callable[[int | None], int | None]) -> None:
        """Send what is new since `state` was last shown, with the answers that are due."""
        old = self.state
        assert old is not None
        self.state, self.behind = state, False
        patch = diff.state(old, state)
        if old.choices != state.choices:
            self.choose(diff, state.choices, patch)
        if old.deadline_ms != state.deadline_ms:  # a moment inside the server, the time left on the wire
            diff.set_deadline(time_left(self.seat), patch)
        self._tell(patch)

    def choose(self, diff: Diff, choices: tuple[str, ...], patch: Patch) -> None:
        """Add new choices to a patch."""
        diff.choose(self.last_choices, choices, patch)
        if len(choices) > 1:
            self.last_choices = choices

    def patch(self, patch: Patch) -> None:
        """Send changes of choices and view alone."""
        self.behind = True
        self._tell(patch)

    def forward(self, common: bytes | None) -> None:
        """Send the frame that many pages get, then the answers that are due."""
        if common is not None:
            self.sender.send(common)
            self.updates += 1
            self.behind = True
        if self.answers:
            self.answer()

    def catch_up(self, snapshot: Snapshot) -> None:
        """Bring `state` up to what was sent; `snapshot` is the game as the page knows it."""
        if self.behind and self.state is not None:
            choices, view = snapshot.choices(self.seat), snapshot.view(self.seat)
            self.state, self.behind = replace(self.state, choices=choices, view=view), False

    def _tell(self, patch: Patch) -> None:
        """Send the patch with the answer to all requests that were carried out, or else before all answers."""
        if patch and not (self.answers and None in [answer.outcome for answer in self.answers]):
            self.update(patch)
            patch = []
        if self.answers:
            self.answer(patch)

    def answer(self, patch: Patch | None = None) -> None:
        """Send the answers that are due, in their order. One update, with the patch, answers all that is carried out.

        So the state it was shown and its unanswered requests always hold everything that the page has written.
        """
        answers, self.answers = self.answers, []
        carried_out = [request for request, outcome in answers if outcome is None]
        for request, outcome in answers:
            match outcome:
                case None:
                    if carried_out:
                        self.update(patch or [], carried_out)
                        carried_out = []
                case Pong():
                    self.put(outcome)
                case int():
                    self.sender.close(outcome)
                case RollwrightError():
                    self.refuse(request, outcome)
