"""Why a seat may not do something now: a code that the message catalogues turn into a sentence."""

from msgspec.structs import replace

from rollwright.games.hexroller.actions import Action, Choose, Done, Flip, Undo, Use, Write
from rollwright.games.hexroller.chains import empty_of, misstep, starts
from rollwright.games.hexroller.rounds import turn_fault, with_chain
from rollwright.games.hexroller.rules import over
from rollwright.games.hexroller.sheet import Bonus, layout
from rollwright.games.hexroller.state import Sheet, State, written


def why(state: State, seat: int, action: Action) -> str | None:
    """Return the reason code for an action that `legal` does not list."""
    if over(state):
        return "game-over"
    sheet = state.sheets[seat]
    if sheet.done:
        return "already-done"
    match action:
        case Write(cell=cell):
            return _why_not_there(state, sheet, cell)
        case Choose(number=number):
            return _why_not_that(state, sheet, number)
        case Use(bonus=bonus):
            return _why_no_bonus(state, sheet, bonus)
        case Done():
            return "chain-unfinished" if sheet.turn.growing is not None or sheet.turn.using else "must-write-more"
        case Undo() | Flip():
            return "nothing-written"


def _why_not_there(state: State, sheet: Sheet, cell: str) -> str:
    board, turn, empty = layout(state.side), sheet.turn, empty_of(written(sheet))
    if cell not in board.index:
        return "unknown-cell"
    place = board.index[cell]
    if turn.growing is None:
        return "choose-first" if empty >> place & 1 else "occupied"
    chain = turn.chains[turn.growing]
    return misstep(board, empty, starts(board, sheet.ink, chain.number), chain.path, place) or "dead-end"


def _why_not_that(state: State, sheet: Sheet, number: int) -> str:
    turn = sheet.turn
    if turn.growing is not None or turn.using == "two":
        return "chain-unfinished"
    if turn.using == "extra":
        return "no-room"
    return turn_fault(state.dice, sheet.used, with_chain(turn, state.dice, number)) or "no-room"


def _why_no_bonus(state: State, sheet: Sheet, bonus: Bonus) -> str:
    if bonus in sheet.used:
        return "bonus-used"  # said first: no other round will change it
    if sheet.turn.bonus:
        return "bonus-limit"
    return turn_fault(state.dice, sheet.used, replace(sheet.turn, using=bonus)) or "no-room"
