"""Word Roller: six turns of roll, dice cards, writing, clean-up and echo; each phase has a file of its own.

Where each player chooses a side of the card, that comes before the first turn.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from rollwright.core import BadOptions, Move, Wake, put, shuffle
from rollwright.games.word_roller import asking, clock, dicecards, echo, market, pencil, phases, sides, substitute
from rollwright.games.word_roller.actions import (
    Action,
    Begin,
    ChooseSide,
    Done,
    Echo,
    Letter,
    Name,
    Pass,
    Place,
    Reroll,
    Take,
    Turn,
    Undo,
)
from rollwright.games.word_roller.card import cards, cell, square_of
from rollwright.games.word_roller.state import Options, Player, State
from rollwright.lexicon import count_letters, read_house


def start(options: Options, seats: tuple[str, ...], seed: str) -> State:
    if len(seats) == 1:
        options = replace(options, answer_s=0)  # nobody waits for a player who is alone
    return _started(options, seats, seed)


def start_version_1(options: Options, seats: tuple[str, ...], seed: str) -> State:
    """Begin by the first rules: dice cards and Echo asked one seat after the other, and one alone had 30 seconds."""
    return _started(options, seats, seed, version=1)


def _started(options: Options, seats: tuple[str, ...], seed: str, version: int = 2) -> State:
    if options.words == "own" and not read_house(options.house)[0]:
        raise BadOptions("no-house")
    if len(seats) == 1:
        options = replace(options, cleanup="strict")
    faces = shuffle(seed, "cards", items=[name for name in cards() if name.endswith(sides.sides_of(options)[0])])
    dealt = (faces[:1] * len(seats)) if options.same_card else faces[: len(seats)]
    players = tuple(map(sides.dealt, dealt))
    roller = first_roller([count_letters(name) for name in seats])
    state = State(seed, options, players, market.new_deck(seed, len(seats)), (), roller, version=version)
    state = market.refilled(state)
    return sides.ask(state) if options.side == "each" else phases.open_turn(state, 0)


def first_roller(letters: Sequence[int]) -> int:
    """Return the seat with the most letters in its name, of equals the lowest."""
    return letters.index(max(letters))


def over(state: State) -> bool:
    return state.phase == "over"


def is_done(state: State, seat: int) -> bool:
    """Say whether a seat has passed, written, or answered: nobody waits for it, and it may take that back."""
    player = state.players[seat]
    return not player.claims and (player.answer is not None or (state.phase == "write" and player.done))


def legal(state: State, seat: int) -> list[Action]:
    if state.players[seat].claims:
        return market.choices(state)
    match state.phase:
        case "side":
            return sides.choices(state, seat)
        case "dice":
            return dicecards.choices(state, seat)
        case "write":
            return pencil.choices(state, state.players[seat])
        case "mend":
            return substitute.choices(state, seat)
        case "echo":
            return echo.choices(state, seat)
        case "over":
            return []


def apply(state: State, move: Move[Action | Wake]) -> State:
    """Return the state after `move`, already known to be legal."""
    if isinstance(move.action, Wake):
        return phases.settle(clock.time_is_up(state, move.at), move.at)
    assert move.seat is not None
    answered = None if asking.in_turn(state) else _answered(state, move.seat, move.action)
    return phases.settle(answered or _acted(state, move.seat, move.action, move.at), move.at)


def _answered(state: State, seat: int, action: Action) -> State | None:
    """Return the state after an answer to a question that several are asked, or after it was taken back."""
    match action:
        case Undo() if asking.may_take_back(state, seat):
            return asking.taken_back(state, seat)
        case ChooseSide() | Turn() | Reroll() | Pass() | Place() if state.phase in ("side", "dice", "echo"):
            return asking.answered(state, seat, action)
        case _:
            return None


def _acted(state: State, seat: int, action: Action, now: int) -> State:
    match action:
        case Take(card=kind, letter=letter):
            return market.take(state, seat, kind, letter, now)
        case Turn() | Reroll():
            return dicecards.used(state, seat, action, now)
        case Name():
            return substitute.name(state, now)
        case Place(cell=name, dir=way):
            if state.phase == "mend":
                return substitute.place(state, square_of(name), way, now)
            return echo.copy(state, seat, square_of(name), way, now)
        case Pass() if state.phase != "write":
            return replace(state, queue=state.queue[1:], since=now)
        case Letter() | Undo() if state.phase == "mend":
            return substitute.spelled(state, action.letter if isinstance(action, Letter) else None)
        case Done():
            return pencil.confirm(state, seat, now)
        case Begin() | Letter() | Undo() | Echo() | Pass() | ChooseSide():
            return replace(state, players=put(state.players, seat, _pencilled(state, seat, action)))


def _pencilled(state: State, seat: int, action: Begin | Letter | Undo | Echo | Pass | ChooseSide) -> Player:
    """Return the player after an action that nobody else sees before the reveal."""
    player = state.players[seat]
    match action:
        case Begin(cell=name, dir=way):
            return pencil.begun(player, square_of(name), way)
        case Letter(letter=letter):
            return pencil.spelled(player, letter)
        case Undo():
            return pencil.rubbed_out(player)
        case Echo(word=place):
            return replace(player, echo=echo.on_offer(state, seat)[place])
        case Pass():
            return replace(player, done=True)
        case ChooseSide():
            return replace(player, answer=action)


def why(state: State, seat: int, action: Action) -> str | None:
    """Return the reason code for an action that `legal` does not list."""
    player = state.players[seat]
    if over(state):
        return "game-over"
    if isinstance(action, Take):
        return _why_no_card(state, player, action)
    if player.claims:
        return "claim-first"
    if is_done(state, seat):
        return "already-done"
    if not legal(state, seat):
        return "not-asked"
    if state.phase == "dice" and isinstance(action, Turn | Reroll):
        return dicecards.why_not(player.held, action)
    if state.phase != "write" or isinstance(action, ChooseSide | Turn | Reroll | Echo | Name | Place):
        return None
    return _why_unwritable(player, action) or pencil.reason(state, player, action)


def _why_no_card(state: State, player: Player, wish: Take) -> str:
    if not state.market:
        return "market-empty"
    if not player.claims:
        return "no-claim"
    return "bad-letter" if wish.card in state.market else "card-gone"


def _why_unwritable(player: Player, action: Action) -> str | None:
    """Return what is wrong with the place of the pencil: it is not put down, or not on an empty square."""
    if isinstance(action, Begin):
        squares = {cell((row, col)) for row in range(player.face.rows) for col in range(player.face.cols)}
        return "off-card" if action.cell not in squares else "word-begun" if player.draft else "square-filled"
    return "nothing-written" if player.draft is None else None
