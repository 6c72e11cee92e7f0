"""Steady hand and Second wind: from the roller round the table, the shared dice may be turned or rolled again."""

from collections.abc import Sequence

from msgspec.structs import replace

from rollwright.core import DiceOfRound, Rolls, put, roll_faces
from rollwright.games.word_roller.actions import MOST_AGAIN, REROLLS, Action, Pass, Reroll, Turn, Undo
from rollwright.games.word_roller.advantages import Held, usable
from rollwright.games.word_roller.asking import Answer, asked_again, is_asked, may_take_back
from rollwright.games.word_roller.dice import Dice, dice, has_face, with_faces
from rollwright.games.word_roller.state import TURNS, State


def rolled(seed: str, number: int) -> Dice:
    """Return what the eight dice show in a turn."""
    return tuple(roll_faces(seed, "turn", number, "die", die.die, dice=1, faces=die.faces)[0] for die in dice())


def rolls() -> Rolls:
    """Return what is rolled in each turn: every die by a key of its own."""
    return Rolls(TURNS, tuple(DiceOfRound(f"turn/{{round}}/die/{die.die}", die.faces) for die in dice()))


def still_asked(state: State) -> tuple[int, ...]:
    """Return the seats that may still use a card, in turn."""
    held = (state.players[seat].held for seat in state.queue)
    return tuple(
        seat for seat, cards in zip(state.queue, held, strict=True) if usable(cards, "place") or _second_winds(cards)
    )


def choices(state: State, seat: int) -> list[Action]:
    if may_take_back(state, seat):
        return [Undo()]
    if not is_asked(state, seat):
        return []
    held, found = state.players[seat].held, list[Action]()
    if usable(held, "place"):
        found += [
            Turn(die.die, face) for die in dice() for face in sorted(set(die.faces)) if face != state.dice[die.die - 1]
        ]
    if _second_winds(held):
        found += REROLLS
    return [*found, Pass()]


def fault(held: Sequence[Held], action: Turn | Reroll) -> str | None:
    """Return why dice cannot be turned or rolled again like this, in the order of the rules' section 10."""
    chosen = (action.die,) if isinstance(action, Turn) else action.dice
    if not usable(held, "place" if isinstance(action, Turn) else "reroll"):
        return "no-advantage"
    if isinstance(action, Reroll) and not _second_winds(held):
        return "once-per-roll"
    if isinstance(action, Reroll) and (not 1 <= len(chosen) <= MOST_AGAIN or list(chosen) != sorted(set(chosen))):
        return "bad-count"
    if not all(1 <= die <= len(dice()) for die in chosen):
        return "bad-die"
    return "bad-face" if isinstance(action, Turn) and not has_face(action.die, action.letter) else None


def why_not(held: Sequence[Held], action: Turn | Reroll) -> str:
    """Return why play does not offer an action; it offers no face that a die shows already."""
    return fault(held, action) or "bad-face"


def used(state: State, seat: int, action: Turn | Reroll, now: int) -> State:
    """Change the shared dice and check a box; several cards may be used one after the other."""
    player = state.players[seat]
    if isinstance(action, Turn):
        place, faces = usable(player.held, "place")[0], {action.die: action.letter}
    else:
        place, faces = _second_winds(player.held)[0], _again(state, action.dice)
    card = replace(player.held[place], used=player.held[place].used + 1, this_roll=isinstance(action, Reroll))
    players = put(state.players, seat, replace(player, held=put(player.held, place, card)))
    rerolls = state.rerolls + isinstance(action, Reroll)
    return replace(state, players=players, dice=with_faces(state.dice, faces), since=now, rerolls=rerolls)


def carried_out(state: State, answers: tuple[tuple[int, Answer], ...], now: int) -> State:
    """Change the dice as all wish, in table order. A die that shows its face already costs nothing."""
    for seat, wish in answers:
        shown = isinstance(wish, Turn) and state.dice[wish.die - 1] == wish.letter
        if isinstance(wish, Turn | Reroll) and not shown:
            state = used(state, seat, wish, now)
    return asked_again(state, answers, now)


def _again(state: State, chosen: Sequence[int]) -> dict[int, str]:
    key = ("turn", state.round, "again", state.rerolls + 1)
    return {die: roll_faces(state.seed, *key, die, dice=1, faces=dice()[die - 1].faces)[0] for die in chosen}


def _second_winds(held: Sequence[Held]) -> list[int]:
    """Return the places of the Second winds that have not served on this roll."""
    return [place for place in usable(held, "reroll") if not held[place].this_roll]
