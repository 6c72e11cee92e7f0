"""The side of the card, a or b: chosen by the table, or by each player before the first roll.

A player's choice is hidden, and can be taken back, until all have chosen (asking.py).
"""

from msgspec.structs import replace

from rollwright.games.word_roller.actions import Action, ChooseSide, Undo
from rollwright.games.word_roller.asking import in_table_order, is_asked, may_take_back
from rollwright.games.word_roller.card import SIDES, Side, blank, cards
from rollwright.games.word_roller.state import Options, Player, State


def sides_of(options: Options) -> tuple[Side, ...]:
    """Return the sides that can lie on the table."""
    return SIDES if options.side == "each" else (options.side,)


def dealt(name: str) -> Player:
    """Return a player with an empty card, by the name of its side."""
    empty = blank(cards()[name])
    return Player(name, empty, empty)


def turned(player: Player) -> Player:
    """Return the player with the side up that was chosen, if one was; the card is still empty."""
    if not isinstance(player.answer, ChooseSide):
        return player
    return replace(dealt(player.card[:-1] + player.answer.side), answer=player.answer)


def choices(state: State, seat: int) -> list[Action]:
    if may_take_back(state, seat):
        return [Undo()]
    return [*map(ChooseSide, SIDES)] if is_asked(state, seat) else []


def ask(state: State) -> State:
    """Ask every seat, in table order."""
    return replace(state, phase="side", queue=in_table_order(state))


def carried_out(state: State) -> State:
    """Turn every card to the side that its player chose."""
    return replace(state, players=tuple(map(turned, state.players)), queue=())
