"""A table at which a round of a finished game is tried again: docs/trying.md."""

from typing import Any

from msgspec.structs import replace

from rollwright import bots
from rollwright.core import Game, Origin, RollwrightError, begin, put, start_of, step, to_text
from rollwright.core.origin import RecordedMove
from rollwright.core.origin import moves_of as read_moves
from rollwright.server.refusals import CannotTryAgain, NoSeat
from rollwright.server.socket.messages import TryAgain, WaysToTry
from rollwright.server.socket.messages.learning import MOST_PEOPLE
from rollwright.server.table import chairs
from rollwright.server.table.events import Chair, Event, GhostTurn, Opened, Played
from rollwright.server.table.table import Table, moves_of

DEEPEST = 8  # games that go on one from the other
MOST_MOVES = 4000  # moves of all games before; every table that goes on from them carries them
MARK = " ↺"  # after the name of a ghost
LONGEST = 24  # letters of a name


def as_tried(wish: TryAgain, table: Table, log: list[Event], holder: str, secret: str, key: str) -> Opened:
    """Return the table at which a round of a finished one is tried again, or raise why it cannot be.

    `table` is the finished one and `log` its events; `holder` asks.
    """
    origin, later = _origin(table, log, wish.round, wish.seat, same=wish.dice == "same")
    taken, seated, ghosts = _company(wish, table, origin, later, holder)
    origin = replace(origin, seats=taken)
    start_of(table.game, table.options, ("",) * len(taken), "0" * 64, origin)  # refuses a state without a seed
    old = table.opened
    return Opened(
        old.game,
        old.version,
        old.options,
        0,
        secret,
        holder,
        seated,
        key,
        wish.id,
        origin=origin,
        ghosts=ghosts,
    )


def ways_to_try(table: Table, log: list[Event], number: int, seat: int) -> WaysToTry:
    """Return with whom this round of a finished table can be tried again, or raise why it cannot be."""
    origin, _ = _origin(table, log, number, seat, same=True)
    least, most = _friends(table, origin, seat)
    return WaysToTry(least, most, ghosts=table.game.race is None)


Finished = tuple[Table, list[Event]]  # a finished table and its log


def against_the_best(played: list[Finished], holder: str, request: str, secret: str, key: str) -> Opened:
    """Return the table of one person and the ghosts of games that were played alone with the same dice, best first."""
    if not played:
        raise CannotTryAgain("no-sheets")
    table, log = played[0]
    game, old = table.game, table.opened
    if game.race is not None:
        raise CannotTryAgain("no-ghosts")
    seated: tuple[Chair, ...] = (Chair(),)
    turns: list[GhostTurn] = []
    for other, its_log in played[: game.info.seats[1] - 1]:
        begun, moves = _origin(other, its_log, 1, 0, same=True)
        turns += _turns(other, begun, moves, 0, len(seated))
        seated = (*seated, _ghost(other, 0, seated))
    origin, _ = _origin(table, log, 1, 0, same=True)
    origin = replace(origin, seats=(0,) * len(seated))
    start_of(game, table.options, ("",) * len(seated), "0" * 64, origin)  # refuses what cannot be played by so many
    return Opened(
        old.game,
        old.version,
        old.options,
        0,
        secret,
        holder,
        seated,
        key,
        request,
        origin=origin,
        ghosts=tuple(turns),
    )


def _origin(table: Table, log: list[Event], number: int, seat: int, *, same: bool) -> tuple[Origin, list[RecordedMove]]:
    """Return the origin of a game that goes on from this round, without its seats, and the moves from then on."""
    if (
        table.realtime
        or any(chair.paper for chair in table.chairs)
        or (table.origin is not None and table.origin.depth >= DEEPEST)
    ):
        raise CannotTryAgain
    if not 0 <= seat < len(table.chairs):
        raise NoSeat(seats=len(table.chairs))
    before, later = _split(table, log, number)
    origin = Origin(
        table=table.name,
        round=number,
        seats=(),
        moves=before,
        secret=table.opened.secret,
        words=table.said,
        hashes=table.hashes,
        shares=table.shares,
        same=same,
        before=table.origin,
    )
    if sum(len(each.moves) for each in origin.chain()) > MOST_MOVES:
        raise CannotTryAgain
    return origin, later


def _friends(table: Table, origin: Origin, seat: int) -> tuple[int, int]:
    """Return how many people can sit down in company, the fewest and the most; 0 where nobody else can.

    Where sheets depend on each other, all of them stay, so there are as many people as seats.
    """
    if _can_leave_out(table.game, table, origin, (seat,) * 2):
        return 2, min(MOST_PEOPLE, table.game.info.seats[1])
    seats = len(table.chairs)
    return (seats, seats) if seats > 1 else (0, 0)


def _split(table: Table, log: list[Event], number: int) -> tuple[tuple[RecordedMove, ...], list[RecordedMove]]:
    """Return the moves before the start of a round, without those that were taken back, and those from then on."""
    game = table.game
    start = state = start_of(game, table.options, table.names, table.seed, table.origin)
    moves = [move for event in log if isinstance(event, Played) for move in moves_of(table, event)]
    lines = [RecordedMove(move.seat, to_text(move.action), move.at) for move in moves]
    counted = _CountedMoves()
    for place, move in enumerate(moves):
        if state.round == number and number > 0:
            fewer, again = counted.lines(), start
            for line in read_moves(game, fewer):
                again = step(game, again, line)
            return tuple(fewer if again == state else lines[:place]), lines[place:]
        before, state = state, step(game, state, move)
        counted.add(lines[place], before, state)
    raise CannotTryAgain("no-such-round", round=number, rounds=table.round)


class _CountedMoves:
    """The moves of a game that still count at the end of their round."""

    def __init__(self) -> None:
        self._lines: list[RecordedMove | None] = []
        self._turns: dict[int, list[tuple[Any, int]]] = {}  # seat: its paper before each move that counts, and the move
        self._round = 0

    def add(self, line: RecordedMove, before: Any, after: Any) -> None:
        """Add a move. Where it restores an earlier paper of this round, it and the moves since then no longer count."""
        self._lines.append(line)
        if before.round != self._round:
            self._round, self._turns = before.round, {}
        if line.seat is None or _paper(before, line.seat) is None:
            return
        turn, now = self._turns.setdefault(line.seat, []), _paper(after, line.seat)
        turn.append((_paper(before, line.seat), len(self._lines) - 1))
        back = next((place for place, (paper, _) in enumerate(turn) if paper == now), None)
        if after.round == before.round and back is not None:
            for _, gone in turn[back:]:
                self._lines[gone] = None
            del turn[back:]

    def lines(self) -> list[RecordedMove]:
        return [line for line in self._lines if line is not None]


def _company(
    wish: TryAgain, table: Table, origin: Origin, later: list[RecordedMove], holder: str
) -> tuple[tuple[int, ...], tuple[Chair, ...], tuple[GhostTurn, ...]]:
    """Return the sheets that the seats go on with, the chairs, and the turns of the ghosts."""
    if wish.company == "ghosts":
        return _with_ghosts(wish, table, origin, later, holder)
    everybody = range(len(table.chairs))
    people = 1
    if wish.company == "friends":
        least, most = _friends(table, origin, wish.seat)
        people = wish.people if least < most else most
        if not max(2, least) <= people <= most:
            raise CannotTryAgain("no-friends", most=most)
    taken = (wish.seat,) * people
    if _can_leave_out(table.game, table, origin, taken):
        return taken, (Chair(),) * people, ()
    level = bots.stand_in(table.opened.game)
    seated: tuple[Chair, ...] = (Chair(),) * len(table.chairs)
    for seat in everybody if wish.company == "alone" else ():
        if seat != wish.seat:
            seated = put(seated, seat, chairs.bot_chair(seated, Chair(), level))
    return tuple(everybody), seated, ()


def _with_ghosts(
    wish: TryAgain, table: Table, origin: Origin, later: list[RecordedMove], holder: str
) -> tuple[tuple[int, ...], tuple[Chair, ...], tuple[GhostTurn, ...]]:
    """Return the same for one person and the ghosts of all other seats; a person who did not play meets all seats.

    The only seat of a game alone meets its own ghost.
    """
    if table.game.race is not None or wish.dice != "same":
        raise CannotTryAgain("no-ghosts")
    everybody, own = range(len(table.chairs)), table.seat_of(holder)
    seat = own if wish.round == 1 and own is not None else wish.seat
    others = [other for other in everybody if other != seat] or [seat]
    if wish.round == 1 and own is None:
        others = [*everybody]
    others = others[: table.game.info.seats[1] - 1]
    seated: tuple[Chair, ...] = (Chair(),)
    for other in others:
        seated = (*seated, _ghost(table, other, seated))
    turns = [turn for place, other in enumerate(others, 1) for turn in _turns(table, origin, later, other, place)]
    return (seat, *others), seated, tuple(turns)


def _ghost(table: Table, seat: int, seated: tuple[Chair, ...]) -> Chair:
    """Return the chair of the ghost of a seat, beside those that are there already."""
    was = table.chairs[seat]
    pencil = chairs.free_pencil(seated, was.pencil)
    return Chair(was.name[: LONGEST - len(MARK)] + MARK, pencil, bot=bots.stand_in(table.opened.game), ghost=True)


def _can_leave_out(game: Game, table: Table, origin: Origin, taken: tuple[int, ...]) -> bool:
    """Say whether the position is the same with these seats alone: in most games nobody's sheet depends on others."""
    low, high = game.info.seats
    if not low <= len(taken) <= high or game.race is not None:
        return False
    names = ("",) * len(taken)
    whole = replace(origin, seats=tuple(range(len(table.chairs))))
    try:
        begin(game, table.options, names, "")
        alone = start_of(game, table.options, names, "0" * 64, replace(origin, seats=taken))
    except RollwrightError:
        return False
    together = start_of(game, table.options, table.names, "0" * 64, whole)
    views = game.view(alone, None), game.view(together, None)
    return views[0].round == views[1].round and all(
        views[0].sheets[seat] == views[1].sheets[was] for seat, was in enumerate(taken)
    )


def _turns(table: Table, origin: Origin, later: list[RecordedMove], seat: int, place: int) -> list[GhostTurn]:
    """Return what a seat of the finished game did in each round from the origin's on, without what it took back."""
    game: Game[Any, Any, Any] = table.game
    everybody = replace(origin, seats=tuple(range(len(table.chairs))))
    state = start_of(game, table.options, table.names, table.seed, everybody)
    turns: dict[int, list[str]] = {}
    papers: list[Any] = []  # how the seat's paper looked before each action of this round, and after the last
    for line, move in zip(later, read_moves(game, later), strict=True):
        number, before = state.round, state
        state = step(game, state, move)
        if line.seat != seat:
            continue
        actions = turns.setdefault(number, [])
        if not actions:
            papers = [_paper(before, seat)]
        now = _paper(state, seat)
        if state.round == number and now is not None and now in papers:
            del actions[papers.index(now) :], papers[papers.index(now) + 1 :]
        else:
            actions.append(line.action)
            papers.append(now)
    return [GhostTurn(place, number, tuple(actions)) for number, actions in turns.items()]


def _paper(state: Any, seat: int) -> Any:
    return state.sheets[seat] if hasattr(state, "sheets") else None
