"""Everything a table of Word Roller holds: options, players, the market, and whose answer we wait for."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from rollwright.games.word_roller.advantages import Held, Kind
from rollwright.games.word_roller.card import Card, Direction, Grid, Square, cards
from rollwright.games.word_roller.dice import Dice
from rollwright.games.word_roller.writing import Word, Written
from rollwright.lexicon import WordList, read_house, word_list

Phase = Literal["dice", "write", "mend", "echo", "over"]
TURNS = 6
MARKET = 2  # cards face up
MOST_HOUSE = 4000  # characters of a house list


class Options(Struct, frozen=True):
    """`strict` checks spelling when a word is confirmed, `rulebook` at the reveal; times are in seconds, 0 waits for ever.

    `house` lists words of this table: added ones as they are, struck ones with a minus before them. With `words` "own" it is all there is.
    """

    cleanup: Literal["strict", "rulebook"] = "strict"
    side: Literal["a", "b"] = "a"
    same_card: bool = False
    timer_s: Literal[0, 60, 90, 120] = 0
    answer_s: Literal[30, 0, 15, 60] = 30
    words: Literal["en", "fr", "own"] = "en"
    house: Annotated[str, Meta(max_length=MOST_HOUSE)] = ""
    family: bool = True  # bots and hints keep coarse words to themselves
    hints: bool = True  # may be asked for while writing

    def __post_init__(self) -> None:
        read_house(self.house)

    @property
    def allowed(self) -> WordList:
        return word_list(self.words, self.house)


class Draft(Struct, frozen=True):
    """A word in pencil: new letters from an empty square on; letters already there are walked over."""

    square: Square
    dir: Direction
    letters: str = ""


class Entry(Struct, frozen=True):
    """A word accepted this turn, the cards its writer held then, and how many were taken for its pink squares."""

    word: Word
    written: Written
    held: tuple[Held, ...]
    taken: int = 0


class Player(Struct, frozen=True):
    """One seat. `ink` is its card as last revealed; `grid` has this turn's words, which nobody else sees yet."""

    card: str
    ink: Grid
    grid: Grid
    held: tuple[Held, ...] = ()
    entries: tuple[Entry, ...] = ()
    draft: Draft | None = None
    claims: int = 0  # pink squares to be answered with a card
    asked_at: int = 0  # when the oldest of them was asked
    echo: str = ""  # the word to be copied, once chosen
    done: bool = False

    @property
    def face(self) -> Card:
        return cards()[self.card]


class Mend(Struct, frozen=True):
    """A wrong word was erased: the neighbour names a short one (letter by letter), then the owner places it."""

    owner: int
    neighbour: int
    letters: str = ""
    named: str = ""


class Erased(Struct, frozen=True):
    """A word that did not stand the clean-up, shown to all."""

    seat: int
    word: str


class Reveal(Struct, frozen=True):
    """A turn as it was revealed, for its judging: the dice, and by seat the card before and after its words and the advantages held before."""

    round: int
    dice: Dice
    before: tuple[Grid, ...]
    after: tuple[Grid, ...]
    held: tuple[tuple[Held, ...], ...]


class State(Struct, frozen=True):
    seed: str
    options: Options
    players: tuple[Player, ...]
    deck: tuple[Kind, ...]
    market: tuple[Kind, ...]  # the older card first
    roller: int
    round: int = 0
    phase: Phase = "dice"
    dice: Dice = ()
    queue: tuple[int, ...] = ()  # whom phases 2 and 5 still ask, in turn
    mends: tuple[Mend, ...] = ()  # the first is the one under way
    erased: tuple[Erased, ...] = ()  # at the last reveal
    last: Reveal | None = None  # the turn last revealed
    since: int = 0  # when the phase, or the question to the first of the queue or of the mends, began
    rerolls: int = 0  # of this turn
    time_up: bool = False  # the writing timer has rung
