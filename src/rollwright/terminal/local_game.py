"""One game of a person against bots on this machine, kept in a file until it is over."""

from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from secrets import token_hex
from typing import Any

from msgspec import Struct, to_builtins

from rollwright.bots import Level
from rollwright.bots import find as find_bot
from rollwright.bots.ask import ask, bound_answers, choose_for_failed_bot
from rollwright.core import (
    Game,
    Move,
    RollwrightError,
    Suggestion,
    View,
    begin,
    mix,
    new_secret,
    parse,
    read_options,
    step,
    to_text,
    waiting,
)
from rollwright.games import find
from rollwright.terminal.output import Output
from rollwright.terminal.private_files import folder, read_private, remove_private, write_private

PERSON = 0  # the seat of the person
FORMAT = "rollwright-unfinished-1"
MOST = 20  # unfinished games that are kept; the oldest goes first


class Unfinished(Struct, frozen=True):
    """An unfinished game as its file holds it. `moves` are pairs of a seat and an action as text.

    `hints` are pairs of a round and what the hint said. `teacher`: after each round the person is told what the choice
    cost.
    """

    format: str
    game: str
    version: int
    options: dict[str, Any]
    names: tuple[str, ...]
    levels: tuple[str, ...]
    salts: tuple[str, ...]
    secret: str
    moves: tuple[tuple[int, str], ...]
    hints: tuple[tuple[int, str], ...] = ()
    teacher: bool = False


@dataclass
class LocalGame:
    """The person sits in seat 0. `salts` are the seats' words that are mixed into the dice."""

    output: Output
    game: Game
    options: Any
    names: tuple[str, ...]
    levels: tuple[Level, ...]
    salts: tuple[str, ...]
    secret: str = field(default_factory=new_secret)
    random: Random = field(default_factory=Random)
    moves: list[Move[Any]] = field(default_factory=list[Move[Any]])
    given: list[tuple[int, str]] = field(default_factory=list[tuple[int, str]])  # hints: their rounds and what they say
    answers: Counter[int] = field(default_factory=Counter[int])  # of each seat's bot in this round
    teacher: bool = False
    closed: tuple[Any, Any] | None = None  # the states before and after the round last closed
    file: Path = field(default_factory=lambda: folder("unfinished") / f"{token_hex(8)}.json")

    def __post_init__(self) -> None:
        self.state = begin(self.game, self.options, self.names, mix(self.secret, self.salts))
        self.began = self.state  # the round

    @property
    def view(self) -> View:
        return self.game.view(self.state, PERSON)

    @property
    def choices(self) -> tuple[str, ...]:
        return tuple(map(to_text, self.game.legal(self.state, PERSON)))

    @property
    def hints(self) -> tuple[int, ...]:
        """How many hints each seat was given."""
        return (len(self.given), *(0 for _ in self.levels))

    def note_hint(self, hint: Suggestion) -> None:
        """Count a hint that the person was given; the same one, asked for again, is no second one."""
        noted = (hint.round, hint.note)
        if not self.given or self.given[-1] != noted:
            self.given.append(noted)

    def move(self, seat: int, action: Any) -> None:
        move = Move(seat, action)
        self.state = step(self.game, self.state, move)
        self.moves.append(move)
        if self.state.round != self.began.round or self.game.over(self.state):
            self.closed, self.began = (self.began, self.state), self.state
            self.answers.clear()

    def move_together(self, actions: list[str]) -> None:
        """Make several moves of the person, whole or not at all."""
        state, moves, closed, began = self.state, len(self.moves), self.closed, self.began
        try:
            for action in actions:
                self.move(PERSON, parse(self.game, action))
        except RollwrightError:
            self.state, self.closed, self.began = state, closed, began
            del self.moves[moves:]
            raise

    def let_bots_play(self) -> None:
        """Let every bot that we wait for play; it sees the view of its seat, so it learns nothing by being first."""
        for seat in waiting(self.game, self.state, len(self.names)):
            if seat != PERSON:
                for action in self._bot_actions(seat):
                    self.move(seat, action)

    def _bot_actions(self, seat: int) -> tuple[Any, ...]:
        """Return the actions of a bot; for a bot that fails print a warning and return any choice."""
        bot = find_bot(self.game.info.id, self.levels[seat - 1])
        self.answers[seat] += 1
        try:
            bound_answers(self.answers[seat])
            return ask(bot, self.game, self.options, self.state, seat, self.random)[0]
        except Exception as error:
            self.output.warn("terminal-bot-failed", name=self.names[seat], detail=f"{type(error).__name__}: {error}")
            return (choose_for_failed_bot(self.game, self.state, seat, self.random),)

    # ------------------------------------------------------------------ its file

    @property
    def is_begun(self) -> bool:
        """Say whether the person has done anything yet."""
        return any(move.seat == PERSON for move in self.moves)

    def keep(self) -> bool:
        """Write the file of the unfinished game, and say whether that was possible."""
        kept = Unfinished(
            FORMAT,
            self.game.info.id,
            self.game.info.version,
            to_builtins(self.options),
            self.names,
            self.levels,
            self.salts,
            self.secret,
            tuple((move.seat or 0, to_text(move.action)) for move in self.moves),
            tuple(self.given),
            self.teacher,
        )
        is_new = not self.file.exists()
        written = write_private(self.file, kept)
        if is_new:
            for old in unfinished_files()[MOST:]:
                remove_private(old)
        return written

    def forget(self) -> None:
        """Remove the file: the game is over."""
        remove_private(self.file)


def unfinished_files() -> list[Path]:
    """Return the files of unfinished games, the newest first."""
    try:
        files = [(file.stat().st_mtime_ns, file) for file in folder("unfinished").glob("*.json")]
    except OSError:
        return []
    return [file for _, file in sorted(files, reverse=True)]


def last_unfinished(output: Output, game: str | None) -> LocalGame | None:
    """Return the newest unfinished game, of any game or of one; a file that cannot be played on is passed over."""
    for file in unfinished_files():
        kept = read_private(file, Unfinished)
        if kept is not None and kept.format == FORMAT and game in (None, kept.game):
            try:
                return _load(output, file, kept)
            except RollwrightError:
                continue  # another version of the game or of its rules wrote it
    return None


def _load(output: Output, file: Path, kept: Unfinished) -> LocalGame:
    game = find(kept.game, kept.version)
    options = read_options(game, kept.options)
    loaded = LocalGame(output, game, options, kept.names, kept.levels, kept.salts, kept.secret, file=file)
    loaded.teacher = kept.teacher
    for seat, action in kept.moves:
        loaded.move(seat, parse(game, action))
    loaded.given.extend(kept.hints)
    return loaded
