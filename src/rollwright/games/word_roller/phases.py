"""The phases in their order: sides, once; then each turn dice cards, writing, clean-up and echo."""

from msgspec.structs import replace

from rollwright.games.word_roller import asking, cleanup, dicecards, echo, pencil, sides, substitute
from rollwright.games.word_roller.state import TURNS, Player, State


def settle(state: State, now: int) -> State:
    """Go on to the next phase until a seat must answer."""
    if state.phase == "write":
        state = replace(state, players=tuple(pencil.finished(player) for player in state.players))
    while not any(player.claims for player in state.players):
        after = _gone_on(state, now)
        if after is state or after.phase == "over":
            return after
        state = after
    return state


def _gone_on(state: State, now: int) -> State:
    """Return the beginning of the next phase, or the very same state where a seat is still asked."""
    match state.phase:
        case "side":
            return open_turn(sides.carried_out(state), now) if asking.collected(state) else state
        case "dice":
            queue = dicecards.still_asked(state)
            if not queue:
                return replace(state, phase="write", queue=(), since=now)
            answers = _answers(state, queue)
            return dicecards.carried_out(state, answers, now) if answers else _asking(state, queue)
        case "write":
            return cleanup.clean_up(state, now) if all(player.done for player in state.players) else state
        case "mend":
            left = substitute.still_possible(state)
            if left != state.substitutes:
                return replace(state, substitutes=left, since=now)
            return state if left else echo.open_round(state, now)
        case "echo":
            queue = echo.still_asked(state)
            if not queue:
                return open_turn(state, now)
            answers = _answers(state, queue)
            return echo.carried_out(state, answers, now) if answers else _asking(state, queue)
        case "over":
            return state


def _answers(state: State, queue: tuple[int, ...]) -> tuple[tuple[int, asking.Answer], ...] | None:
    """Return the answers of all seats asked, if all have answered; seats asked in turn answer one by one."""
    return None if asking.in_turn(state) or queue != state.queue else asking.collected(state)


def _asking(state: State, queue: tuple[int, ...]) -> State:
    return state if queue == state.queue else replace(state, queue=queue)


def open_turn(state: State, now: int) -> State:
    """Roll for the next turn; after the last the game is over."""
    players = tuple(_rested(player) for player in state.players)
    if state.round == TURNS:
        return replace(state, phase="over", players=players, queue=(), since=0)
    number, seats = state.round + 1, len(players)
    roller = state.roller if number == 1 else (state.roller + 1) % seats
    queue = tuple((roller + step) % seats for step in range(seats))
    dice = dicecards.rolled(state.seed, number)
    opened = State(
        state.seed,
        state.options,
        players,
        state.deck,
        state.market,
        roller,
        number,
        "dice",
        dice,
        queue,
        erased=state.erased,
        last=state.last,
        since=now,
        version=state.version,
    )
    return settle(opened, now)


def _rested(player: Player) -> Player:
    held = tuple(replace(card, this_roll=False) for card in player.held)
    return Player(player.card, player.grid, player.grid, held)
