"""A game of Word Roller typed in from paper: cards, letters, and the words with their squares (docs/review.md).

    game word-roller
    seat Ada
    card Ada 3a
    deck letter, twice
    round A E H T R N C S
    Ada: HEART r5c3 down, take letter E

Seats that use no card say nothing: the reader passes for them when the next line needs it.
"""

from collections import Counter
from typing import cast

from msgspec.structs import replace

from rollwright.core import Game, IllegalAction, Move, Refused, begin, parse, read_options, step
from rollwright.games.word_roller import asking, echo
from rollwright.games.word_roller.actions import (
    Action,
    Begin,
    ChooseSide,
    Done,
    Echo,
    Letter,
    Name,
    Pass,
    Reroll,
    Take,
)
from rollwright.games.word_roller.advantages import LETTERS, Kind, kinds
from rollwright.games.word_roller.card import EMPTY, WAYS, Side, cards, cell, letter, line, square_of
from rollwright.games.word_roller.dice import Dice, dice, has_face
from rollwright.games.word_roller.market import new_deck
from rollwright.games.word_roller.sides import dealt, sides_of
from rollwright.games.word_roller.state import MARKET, Options, State
from rollwright.games.word_roller.writing import Refusal, Word, write
from rollwright.lexicon.letters import fold
from rollwright.review.played import Played, Step
from rollwright.review.typed_lines import SEED, Reading, Unreadable


class WordReading(Reading):
    """The lines of a game of Word Roller read so far."""

    state: State | None

    def __init__(self) -> None:
        super().__init__()
        self.faces: dict[str, str] = {}  # the game card of each seat
        self.deck: list[Kind] = []  # the advantage cards in the order in which they were turned up
        self.steps: list[Step] = []
        self.rolled_again: set[int] = set()  # dice of which the new letters are not told yet

    def typeable(self, game: Game) -> Game:
        if game.info.id != "word-roller":
            raise Unreadable
        return game

    def take(self, words: str) -> None:
        verb, _, rest = words.partition(" ")
        if self.rolled_again and verb != "dice" and not self._is_reroll(words):
            raise Unreadable("again", dice=", ".join(map(str, sorted(self.rolled_again))))
        match verb:
            case "card" if self.state is None:
                self._card(rest)
            case "deck" if self.state is None:
                self._deck(rest)
            case "dice" if self.state is not None:
                self._dice(rest)
            case _:
                super().take(words)

    def played(self) -> Played:
        if self.game is not None and self.state is not None:
            if self._is_rolled:
                self._end_turn()
            if not self.game.over(self.state):
                raise Refused("not-over")
            return Played(self.game, self.options, tuple(self.seats), (*self.states, self.state), tuple(self.steps))
        return super().played()

    # ------------------------------------------------------------------ the table

    def _card(self, rest: str) -> None:
        name, _, card = rest.strip().rpartition(" ")
        if name.strip() not in self.seats or card not in cards():
            raise Unreadable("card", cards=", ".join(cards()))
        self.faces[name.strip()] = card

    def _deck(self, rest: str) -> None:
        named = [word.strip() for word in rest.split(",") if word.strip()]
        if not named or not set(named) <= set(kinds()):
            raise Unreadable("deck", cards=", ".join(kinds()))
        self.deck = cast("list[Kind]", named)

    def roll(self, rest: str) -> None:
        """Lay the letters of a turn on the table, in place of those that the seed gave."""
        if self.game is None:
            raise Unreadable
        rolled = _letters(rest)
        if self.state is None:
            self._open(self.game)
        elif self._is_rolled:
            self._end_turn()
        if self._is_rolled:  # the game is over
            raise Unreadable("no-round", round=self._state.round)
        self.state = replace(self._state, dice=rolled)
        self.states.append(self.state)

    def _open(self, game: Game) -> None:
        """Deal the cards that the lines before the first roll named."""
        options = self.options = cast("Options", read_options(game, self.given))
        for name in self.seats:
            if not self.faces.get(name, "").endswith(sides_of(options)):
                raise Unreadable("seat-card", name=name)
        whole = new_deck(SEED, len(self.seats))
        unknown = Counter(whole)
        unknown.subtract(self.deck)
        if min(unknown.values()) < 0:
            raise Unreadable("too-many-cards", card=min(unknown, key=unknown.__getitem__))
        deck = (*self.deck, *unknown.elements())
        state: State = begin(game, options, tuple(self.seats), SEED)
        players = tuple(dealt(self.faces[name]) for name in self.seats)
        self.state = replace(state, players=players, market=deck[:MARKET], deck=deck[MARKET:])
        if state.phase == "side":
            for seat, player in enumerate(players):
                self._do(seat, ChooseSide(cast("Side", player.card[-1])))

    def _dice(self, rest: str) -> None:
        """Lay down the dice after Second winds: the others show what they showed."""
        now = _letters(rest)
        if any(player.answer for player in self._state.players):
            self._pass_questions("dice", once=True)
        state = self._state
        same = [die for die in range(1, len(now) + 1) if die not in self.rolled_again]
        if state.phase not in ("dice", "write") or any(now[die - 1] != state.dice[die - 1] for die in same):
            raise Unreadable("same-dice", dice=" ".join(state.dice))
        self.state = replace(state, dice=now)
        self.rolled_again.clear()

    # ------------------------------------------------------------------ a seat

    def play(self, seat: int, said: str) -> None:
        for words in (each.split() for each in said.split(",") if each.strip()):
            if not self._is_rolled:
                raise Unreadable("round-first")
            self._act(seat, words)

    def _act(self, seat: int, words: list[str]) -> None:
        match words:
            case ["turn" | "place", *_]:
                self._do(seat, self._parsed(words))
            case ["reroll", *chosen]:
                again = self._parsed(["reroll", ",".join(chosen) or "-"])
                self._do(seat, again)
                self.rolled_again.update(cast("Reroll", again).dice)
            case ["take", card, *char] if len(char) < 2:
                self._take(seat, self._parsed(["take", card, *(char or ["-"])]))
            case ["pass"]:
                self._pass_questions("dice")
                self._do(seat, Pass())
            case ["name", text] if (folded := fold(text)) is not None:
                self._end_writing()
                for char in folded:
                    self._do(seat, Letter(char))
                self._do(seat, Name())
            case ["echo", text, at, way] if (folded := fold(text)) is not None:
                self._end_writing()
                offers = echo.on_offer(self._state, seat)
                if folded not in offers:
                    raise Unreadable("offers", words=", ".join(offers) or "-")
                self._do(seat, Echo(offers.index(folded)))
                self._do(seat, self._parsed(["place", at, way]))
            case [text, at, way] if (folded := fold(text)) is not None:
                self._write(seat, folded, at, way)
            case _:
                raise Unreadable("action")

    def _write(self, seat: int, text: str, at: str, way: str) -> None:
        """Write a word, named whole: its new letters are put on the empty squares."""
        self._pass_questions("dice")
        state, player = self._state, self._state.players[seat]
        squares = {cell((row, col)) for row in range(player.face.rows) for col in range(player.face.cols)}
        if at not in squares or way not in WAYS:
            raise Unreadable("action")
        source = "second" if player.entries else "roll"
        word = Word(text, *square_of(at), way, source)
        if state.phase == "write" and not player.claims and not player.done:
            strict = state.options.cleanup == "strict"
            allowed = state.options.allowed
            result = write(player.face, player.grid, state.dice, player.held, (), allowed, word, spelling=strict)
            if isinstance(result, Refusal):
                raise IllegalAction(result.reason, game="word-roller", action=text, choices="-")
        new = [
            (square, char)
            for square, char in zip(line(word.row, word.col, word.dir, len(text)), text, strict=True)
            if letter(player.grid, square) == EMPTY
        ]
        self._do(seat, Begin(cell(new[0][0]) if new else at, word.dir))
        for _, char in new:
            self._do(seat, Letter(char))
        self._do(seat, Done())

    def _take(self, seat: int, action: Action) -> None:
        if not self._state.players[seat].claims:
            self._pass_questions("echo")  # copies are written when all have answered
        taken = sum(isinstance(made.move.action, Take) for made in self.steps)
        if self._state.players[seat].claims and len(self.deck) < min(
            MARKET + taken, len(new_deck(SEED, len(self.seats)))
        ):
            raise Unreadable("more-deck", known=len(self.deck), needed=MARKET + taken)
        self._do(seat, action)

    # ------------------------------------------------------------------ what nobody says

    def _pass_questions(self, phase: str, *, once: bool = False) -> None:
        """Pass for the seats that are asked for a card and say nothing; `once`: until the answers are carried out."""
        asked = asking.unanswered(self._state)
        while self._state.phase == phase and asked and not any(player.claims for player in self._state.players):
            for seat in asked:
                self._do(seat, Pass())
            asked = () if once else asking.unanswered(self._state)

    def _end_writing(self) -> None:
        """Pass for the seats that have written and could write a second word."""
        self._pass_questions("dice")
        state = self._state
        if state.phase != "write":
            return
        for seat, player in enumerate(state.players):
            if player.claims:
                raise Unreadable("take", name=self.seats[seat])
            if not player.done and not player.entries:
                raise Unreadable("word", name=self.seats[seat])
        for seat, player in enumerate(state.players):
            if not player.done:
                self._do(seat, Pass())

    def _end_turn(self) -> None:
        self._end_writing()
        self._pass_questions("echo")
        for seat, player in enumerate(self._state.players):
            if player.claims:
                raise Unreadable("take", name=self.seats[seat])
        if self._state.substitutes:
            first = self._state.substitutes[0]
            raise Unreadable(
                "place" if first.named else "name", name=self.seats[first.owner if first.named else first.neighbour]
            )

    # ------------------------------------------------------------------ moves

    @property
    def _state(self) -> State:
        assert self.state is not None
        return self.state

    @property
    def _is_rolled(self) -> bool:
        """Say whether the letters of this turn are told. With the last word of a turn the next one begins."""
        return bool(self.states) and self.states[-1].round == self._state.round

    def _do(self, seat: int, action: Action) -> None:
        assert self.game is not None
        before, move = self._state, Move(seat, action)
        self.state = step(self.game, before, move)
        self.steps.append(Step(before, move, self.state))

    def _parsed(self, words: list[str]) -> Action:
        assert self.game is not None
        return cast("Action", parse(self.game, " ".join(words)))

    def _is_reroll(self, words: str) -> bool:
        said = words.partition(":")[2].split(",")
        return all(each.split()[:1] in (["reroll"], ["turn"]) for each in said)


def _letters(rest: str) -> Dice:
    """Read the letters of dice 1 to 8. In another order each goes to a die that has it."""
    shown = tuple("".join(rest.upper().split()))
    if len(shown) != len(dice()) or not set(shown) <= set(LETTERS):
        raise Unreadable("letters", count=len(dice()))
    laid = _laid(shown, ())
    if laid is None:
        raise Unreadable("faces", count=len(dice()))
    return laid


def _laid(letters: Dice, before: Dice) -> Dice | None:
    """Give each letter to a die that has it, the first one to the first die where that is possible."""
    if not letters:
        return before
    for place, char in enumerate(letters):
        if has_face(len(before) + 1, char):
            found = _laid(letters[:place] + letters[place + 1 :], (*before, char))
            if found is not None:
                return found
    return None
