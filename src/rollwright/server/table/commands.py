"""What people may do at a table: each function looks at the table and says which events follow, or refuses."""

import unicodedata
from typing import get_args

from msgspec.structs import replace

from rollwright import bots
from rollwright.core import StaleMove, begin
from rollwright.server.refusals import BadInput, NoHandicap, NoSeat, NotSeated, SeatTaken, TableFull, WrongPhase
from rollwright.server.socket.messages import Level, MoveRequest, Pencil, SitDown
from rollwright.server.table.events import (
    Again,
    CameBack,
    Chair,
    Ended,
    Event,
    Left,
    Moved,
    Noted,
    Played,
    Sat,
    Started,
    StoodIn,
)
from rollwright.server.table.table import Table

NAME_LENGTH, WORDS_LENGTH, ID_LENGTH, BATCH_LENGTH = 24, 80, 64, 50
BOT_NAMES = (
    "Juniper",
    "Hazel",
    "Rowan",
    "Willow",
    "Aspen",
    "Linden",
    "Maple",
    "Alder",
    "Laurel",
    "Cedar",
    "Tansy",
    "Sorrel",
)

PENCILS: tuple[Pencil, ...] = get_args(Pencil)

Events = tuple[Event, ...]


def read_name(text: str) -> str:
    """Return a name fit for a place card, or refuse it."""
    name = " ".join(text.split())
    if not 1 <= len(name) <= NAME_LENGTH or not _printable(name):
        raise BadInput("bad-name", most=NAME_LENGTH)
    return name


def read_words(text: str) -> str:
    """Return the words for the dice, or refuse them."""
    if len(text) > WORDS_LENGTH or not _printable(text):
        raise BadInput("bad-words", most=WORDS_LENGTH)
    return text


def sit(table: Table, holder: str, wish: SitDown) -> Events:
    name, words = read_name(wish.name), read_words(wish.words)
    if table.seat_of(holder) is not None:
        return ()
    if table.phase != "open":
        raise WrongPhase("already-started")
    seat = wish.seat
    if seat is None:
        seat = next((seat for seat, chair in enumerate(table.chairs) if not chair.name), None)
        if seat is None:
            raise TableFull
    elif chair_of(table, seat).name:
        raise SeatTaken
    return (Sat(seat, Chair(name, _free_pencil(table.chairs, wish.pencil), holder, words=words)),)


def seat_bot(table: Table, me: int | None, seat: int, level: Level | None) -> Events:
    must_sit(me)
    if table.phase != "open":
        raise WrongPhase("already-started")
    chair = chair_of(table, seat)
    if chair.holder:
        raise SeatTaken
    if level is None:
        return (Left(seat),) if chair.name else ()
    bots.check(table.opened.game, level)
    return (Sat(seat, bot_chair(table.chairs, chair, level)),)


def handicap(table: Table, me: int | None, seat: int, strong: bool) -> Events:
    must_sit(me)
    if table.phase != "open":
        raise WrongPhase("already-started")
    chair = chair_of(table, seat)
    if table.game.race is None or table.game.race.handicap is None:
        raise NoHandicap
    if not chair.name:
        raise NoSeat("empty-seat")
    return (Sat(seat, replace(chair, strong=strong)),) if chair.strong != strong else ()


def bot_chair(chairs: tuple[Chair, ...], chair: Chair, level: Level) -> Chair:
    """Return a chair with a bot on it; one that already sits there keeps its name."""
    if chair.bot is not None:
        return replace(chair, bot=level, form=None)
    names = {other.name for other in chairs}
    free = [name for name in BOT_NAMES if name not in names]
    return Chair((free or BOT_NAMES)[0], _free_pencil(chairs, "ochre"), bot=level)


def start(table: Table, me: int | None, at: int) -> Events:
    must_sit(me)
    if table.phase != "open":
        raise WrongPhase("already-started")
    begin(
        table.game, table.options, tuple(chair.name for chair in table.chairs if chair.name), ""
    )  # refuses too few seats
    return (Started(at),)


def move(table: Table, me: int | None, request: MoveRequest, now: int) -> Events:
    """Check a person's move. One that is already in the log is answered again and applied no second time."""
    seat = must_sit(me)
    if not 1 <= len(request.id) <= ID_LENGTH:
        raise BadInput("bad-id", most=ID_LENGTH)
    if (seat, request.id) in table.answered:
        return ()
    if table.phase == "open":
        raise WrongPhase("not-started")
    if table.phase == "over":
        raise WrongPhase("game-over")
    if request.round != table.round:
        raise StaleMove(round=request.round, now=table.round)
    if not 1 <= len(request.actions) <= (1 if table.races else BATCH_LENGTH):
        raise BadInput("bad-message")
    return play(table, Moved(seat, request.actions, max(0, now - table.started_at), request.id))


def play(table: Table, event: Played) -> Events:
    """Return the event, and the end of the game if it brings that."""
    return (event, Ended()) if table.attempt(event) else (event,)


def note(table: Table, words: tuple[str, ...], now: int) -> Events:
    """Return what the table notes by itself, while a game goes on."""
    return play(table, Noted(max(0, now - table.started_at), words)) if words and table.phase == "playing" else ()


def leave(table: Table, me: int | None) -> Events:
    seat = must_sit(me)
    match table.phase:
        case "open":
            return (Left(seat),)
        case "playing":
            return () if table.chairs[seat].sitting_in else (StoodIn(seat),)
        case "over":
            return ()


def come_back(table: Table, me: int | None) -> Events:
    return (CameBack(me),) if me is not None and table.chairs[me].sitting_in else ()


def may_go_again(table: Table, me: int | None) -> None:
    must_sit(me)
    if table.phase != "over":
        raise WrongPhase("not-over")


def again(table: Table, following: str) -> Events:
    return (Again(following),) if table.again is None else ()


def next_chairs(table: Table, forms: dict[int, float | None]) -> tuple[tuple[Chair, ...], Events]:
    """Return the chairs of the next table with the same bots, and how the same people sit down on the others."""
    again = [
        Chair(
            chair.name,
            chair.pencil,
            chair.holder,
            chair.bot,
            strong=chair.strong,
            form=forms.get(seat) if chair.bot else None,
        )
        for seat, chair in enumerate(table.chairs)
    ]
    return tuple(chair if chair.bot else Chair() for chair in again), tuple(
        Sat(seat, chair) for seat, chair in enumerate(again) if chair.holder
    )


def must_sit(me: int | None) -> int:
    if me is None:
        raise NotSeated
    return me


def chair_of(table: Table, seat: int) -> Chair:
    if not 0 <= seat < len(table.chairs):
        raise NoSeat(seats=len(table.chairs))
    return table.chairs[seat]


def _free_pencil(chairs: tuple[Chair, ...], wish: Pencil) -> Pencil:
    """Return the pencil asked for or, when a person has it, the first that nobody has; bots are known by their faces."""
    taken = {chair.pencil for chair in chairs if chair.name and chair.bot is None}
    free: list[Pencil] = [pencil for pencil in PENCILS if pencil not in taken]
    return wish if wish not in taken or not free else free[0]


def _printable(text: str) -> bool:
    return not any(unicodedata.category(letter) in {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"} for letter in text)
