"""Why an action is no choice now: a code that the catalogues turn into a sentence."""

from rollwright.games.hexroller.chains import starts
from rollwright.games.hexroller.sheet import Bonus, layout
from rollwright.games.hexroller.state import Action, Choose, Done, Flip, Sheet, State, Undo, Use, Write, over, written


def why(state: State, seat: int, action: Action) -> str | None:
    """Name the reason why `action` is no choice now."""
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
            return _why_no_bonus(sheet, bonus)
        case Done():
            return "chain-unfinished" if sheet.turn.growing is not None or sheet.turn.using else "must-write-more"
        case Undo() | Flip():
            return "nothing-written"


def _why_not_there(state: State, sheet: Sheet, cell: str) -> str:
    board, turn = layout(state.side), sheet.turn
    if cell not in board.index:
        return "unknown-cell"
    if written(sheet)[board.index[cell]] is not None:
        return "occupied"
    if turn.growing is None:
        return "choose-first"
    chain = turn.chains[turn.growing]
    reach = board.touching[chain.path[-1]] if chain.path else starts(board, sheet.ink, chain.number)
    if not reach >> board.index[cell] & 1:
        return "broken-chain" if chain.path else "bad-start"
    return "dead-end"


def _why_not_that(state: State, sheet: Sheet, number: int) -> str:
    turn = sheet.turn
    if turn.growing is not None or turn.using == "two":
        return "chain-unfinished"
    if turn.using == "extra":
        return "no-room"
    if number not in state.dice:
        return "not-rolled"
    if any(chain.number == number for chain in turn.chains):
        return "repeated-number"
    return "too-many-numbers" if len(turn.chosen) == 2 and turn.using is None else "no-room"


def _why_no_bonus(sheet: Sheet, bonus: Bonus) -> str:
    if bonus in sheet.used:
        return "bonus-used"
    if sheet.turn.bonus:
        return "bonus-limit"
    return "third-without-two" if bonus == "third" and len(sheet.turn.chosen) < 2 else "no-room"
