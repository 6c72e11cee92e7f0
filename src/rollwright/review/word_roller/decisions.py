"""The decisions of a finished game of Word Roller: of each turn and seat, when it could write, take and use cards."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from rollwright.games.word_roller import echo, market, pencil
from rollwright.games.word_roller.actions import Done, Pass, Place, Reroll, Take, Turn, Undo
from rollwright.games.word_roller.advantages import Held, usable
from rollwright.games.word_roller.card import Card, Grid, square_of
from rollwright.games.word_roller.cleanup import clean_up
from rollwright.games.word_roller.dice import Dice
from rollwright.games.word_roller.state import TURNS, Player, State
from rollwright.games.word_roller.writing import Source, Word
from rollwright.review.played import Step


@dataclass(frozen=True)
class Occasion:
    """One occasion to write, and the word written then; `texts` are the words on offer for a copy or a substitute.

    It holds only what the seat itself could see: its own card, its own advantages and the dice.
    """

    source: Source
    face: Card
    grid: Grid
    dice: Dice
    held: tuple[Held, ...]
    own: Word | None
    erased: bool = False
    texts: tuple[str, ...] = ()


@dataclass
class Decisions:
    """The decisions of one seat in one turn, and the table when each card was taken or used."""

    occasions: list[Occasion] = field(default_factory=list[Occasion])
    taken: list[tuple[State, Take]] = field(default_factory=list[tuple[State, Take]])
    used: list[tuple[State, Turn | Reroll]] = field(default_factory=list[tuple[State, Turn | Reroll]])


@dataclass
class TurnPlayed:
    """One turn: the table after the roll, the dice when the words were written, and each seat's decisions."""

    opened: State
    seats: list[Decisions]
    dice: Dice = ()


def read_turns(steps: Sequence[Step]) -> list[TurnPlayed]:
    """Return the turns of a game in order."""
    turns: list[TurnPlayed] = []
    for step in steps:
        before: State = step.before
        if before.round == 0:
            continue
        if not turns or turns[-1].opened.round != before.round:
            turns.append(TurnPlayed(before, [Decisions() for _ in before.players]))
        _note(turns[-1], before, step)
    return turns


def _note(turn: TurnPlayed, before: State, step: Step) -> None:
    seat, action = step.move.seat, step.move.action
    if seat is not None:
        decisions = turn.seats[seat]
        if isinstance(action, Take):
            decisions.taken.append((before, action))
        elif before.phase == "dice":
            _note_dice_card(decisions, before, seat, action)
        elif before.phase in ("mend", "echo"):
            _note_extra_word(decisions, before, seat, action)
    if before.phase == "write" and (step.after.phase != "write" or step.after.round != before.round):
        _note_words(turn, _ready(before, seat, action, step.move.at))


def _note_dice_card(decisions: Decisions, before: State, seat: int, action: Any) -> None:
    if isinstance(action, Turn | Reroll):
        decisions.used.append((before, action))
    elif isinstance(action, Undo) and isinstance(before.players[seat].answer, Turn | Reroll):
        decisions.used.pop()


def _note_extra_word(decisions: Decisions, before: State, seat: int, action: Any) -> None:
    player = before.players[seat]
    source: Source = "substitute" if before.phase == "mend" else "copy"
    given_up = source == "copy" and before.round == TURNS  # a card that is not used now is never used
    word = None
    if isinstance(action, Place):
        text = before.substitutes[0].named if source == "substitute" else player.echo
        word = Word(text, *square_of(action.cell), action.dir, source)
    if word is not None or (isinstance(action, Pass) and given_up):
        texts = (word.text,) if word and source == "substitute" else echo.on_offer(before, seat)
        decisions.occasions.append(
            Occasion(source, player.face, player.grid, before.dice, player.held, word, texts=texts)
        )
    elif isinstance(action, Undo) and (isinstance(player.answer, Place) or (player.answer == Pass() and given_up)):
        decisions.occasions.pop()


def _ready(before: State, seat: int | None, action: Any, now: int) -> State:
    """Return the table with all words of the turn, before the reveal: the last move and the reveal are one step."""
    if seat is not None and isinstance(action, Done):
        return pencil.confirm(before, seat, now)
    if seat is not None and isinstance(action, Take):
        return market.take(before, seat, action.card, action.letter, now)
    return before


def _note_words(turn: TurnPlayed, ready: State) -> None:
    turn.dice = ready.dice
    revealed = clean_up(ready, 0)
    for seat, player in enumerate(ready.players):
        stand = {entry.word: entry.written.grid for entry in revealed.players[seat].entries}
        turn.seats[seat].occasions += _words_of(ready, player, stand)


def _words_of(ready: State, player: Player, stand: dict[Word, Grid]) -> list[Occasion]:
    """Return the words of a seat, each on the card without the words that were erased."""
    blank = Occasion("roll", player.face, player.ink, ready.dice, player.held, None)
    found: list[Occasion] = []
    for entry in player.entries:
        word = entry.word
        found.append(replace(blank, source=word.source, held=entry.held, own=word, erased=word not in stand))
        blank = replace(blank, grid=stand.get(word, blank.grid))
    if not found:
        return [blank]
    if ready.round == TURNS and usable(player.held, "two-words"):
        found.append(replace(blank, source="second"))  # a card that is never used now
    return found
