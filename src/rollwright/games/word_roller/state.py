"""Everything a table of Word Roller holds: options, players, the market, and the seats that must answer."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from rollwright.games.word_roller.actions import ChooseSide, Pass, Place, Reroll, Turn
from rollwright.games.word_roller.advantages import Held, Kind
from rollwright.games.word_roller.card import Card, Direction, Grid, Square, cards
from rollwright.games.word_roller.dice import Dice
from rollwright.games.word_roller.writing import Word, Written
from rollwright.lexicon import WordList, read_house, word_list

Phase = Literal["side", "dice", "write", "mend", "echo", "over"]
TURNS = 6
MARKET = 2  # cards face up
MOST_HOUSE = 4000  # characters of a house list


class Options(Struct, frozen=True):
    """`strict` checks spelling at Done, `rulebook` at the reveal; times are in seconds, 0 waits for ever.

    The chain is the largest `group` of linked words, or the longest `path` from word to word. Favourite consonant
    counts `all` squares that show its letter, or those filled `after` the card was taken.

    `house` lists words of this table: added ones as they are, struck ones with a minus before them. With `words` "own"
    there are no other words.
    """

    cleanup: Literal["strict", "rulebook"] = "strict"
    side: Literal["a", "b", "each"] = "a"  # of all cards; `each`: every player chooses
    same_card: bool = False
    timer_s: Literal[0, 60, 90, 120] = 0
    answer_s: Literal[30, 0, 15, 60] = 30
    words: Literal["en", "fr", "own"] = "en"
    house: Annotated[str, Meta(max_length=MOST_HOUSE)] = ""
    family: bool = True  # bots and hints use no coarse words
    hints: bool = True  # players may ask for a hint while writing
    spelling_help: bool = True  # where cleanup is `strict`, a player is told while writing what is no word yet
    chain: Literal["group", "path"] = "group"
    consonant: Literal["all", "after"] = "all"

    def __post_init__(self) -> None:
        read_house(self.house)

    @property
    def allowed(self) -> WordList:
        return word_list(self.words, self.house)


class Draft(Struct, frozen=True):
    """A word in pencil: new letters from an empty square on; letters already there are skipped."""

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
    answer: ChooseSide | Turn | Reroll | Place | Pass | None = (
        None  # to a question that several are asked, hidden until all answer
    )
    turned_in: tuple[str, ...] = ()  # the draft was turned in, and these are no words

    @property
    def face(self) -> Card:
        return cards()[self.card]


class Substitute(Struct, frozen=True):
    """A word owed for a wrong one: the neighbour names it letter by letter, then the owner places it."""

    owner: int
    neighbour: int
    letters: str = ""
    named: str = ""


class Erased(Struct, frozen=True):
    """A word that did not stand the clean-up, shown to all."""

    seat: int
    word: str


class Reveal(Struct, frozen=True):
    """A turn as it was revealed, for a look back: the dice and, by seat, the card before and after its words.

    `held` are the advantages that each seat held when the writing began.
    """

    round: int
    dice: Dice
    before: tuple[Grid, ...]
    after: tuple[Grid, ...]
    held: tuple[tuple[Held, ...], ...]


class State(Struct, frozen=True):
    """The table. `round` is the turn, from 1; while each player chooses a side it is 0."""

    seed: str
    options: Options
    players: tuple[Player, ...]
    deck: tuple[Kind, ...]
    market: tuple[Kind, ...]  # the older card first
    roller: int
    round: int = 0
    phase: Phase = "dice"
    dice: Dice = ()
    queue: tuple[int, ...] = ()  # the seats that are asked for a side, a dice card or an Echo, in table order
    substitutes: tuple[Substitute, ...] = ()  # the first is the one under way
    erased: tuple[Erased, ...] = ()  # at the last reveal
    last: Reveal | None = None  # the turn last revealed
    since: int = 0  # when the phase began, or the question to the first of the queue or of the substitutes
    rerolls: int = 0  # rerolls in this turn
    time_up: bool = False  # the writing timer has rung
    version: int = 2  # the version of the rules
