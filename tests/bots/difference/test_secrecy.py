"""Difference's bots see what a seat sees: the cards in the piles, and what the other seats do, change nothing."""

from random import Random
from typing import Any, cast

import msgspec
import pytest
from msgspec.structs import replace

from rollwright.bots import Level
from rollwright.bots.difference import TIMED_BOTS
from rollwright.bots.simulated_race import SimulatedRace
from rollwright.core import begin, read_options, step, view_for_bot
from rollwright.games.difference import GAME as game
from rollwright.games.difference.state import State, Waiting

SEATS = 3
MODES = [{}, {"bury": True}, {"mode": "advanced"}]


class Spy:
    """A bot that notes all it is given."""

    def __init__(self, bot: Any, given: list[Any]) -> None:
        self.bot, self.given = bot, given
        self.postpone, self.adaptation = bot.postpone, bot.adaptation

    def plan(self, view: Any, now: Any):
        self.given.append(view)
        return self.bot.plan(view, now)

    def act(self, view: Any):
        self.given.append(view)
        return self.bot.act(view)


def states(options: Any, seed: str) -> list[tuple[State, int]]:
    """Return the states of a game among bots, each with its moment."""
    state = begin(game, options, ("A", "B", "C"), seed)
    bots = [TIMED_BOTS["gentle"](options, seat, Random(seat), None) for seat in range(SEATS)]
    race = SimulatedRace(game, state, bots)
    race.play()
    found = [(state, 0)]
    for move in race.log:
        state = step(game, state, move)
        found.append((state, move.at))
    return found


def with_other_secrets(state: State, seat: int, random: Random) -> State:
    """Return the state with everything changed that `seat` may not see."""
    hands = state.cards.hands
    top = hands[seat].pile[:1] if state.revealed is not None else ()
    hidden = [card for number, hand in enumerate(hands) for card in hand.pile[len(top) if number == seat else 0 :]]
    random.shuffle(hidden)
    dealt = list[Any]()
    for number, hand in enumerate(hands):
        kept = top if number == seat else ()
        pile = (*kept, *(hidden.pop() for _ in hand.pile[len(kept) :]))
        others = {} if number == seat else {"wrong": hand.wrong + 1, "locked_until": hand.locked_until + 500}
        dealt.append(replace(hand, pile=pile, **others))
    window = tuple(each for each in state.window if each.seat == seat)
    if not state.window and state.phase == "play":
        window = (Waiting((seat + 1) % SEATS, state.now, cast("Any", msgspec.UNSET)),)  # another seat's claim
    return replace(state, cards=replace(state.cards, hands=tuple(dealt)), window=window)


@pytest.mark.parametrize("options", MODES, ids=str)
def test_a_bot_is_given_the_same_whatever_its_seat_cannot_see(options: dict[str, Any]):
    chosen, random = read_options(game, options), Random("secrets")
    for state, _ in states(chosen, "given"):
        for seat in range(SEATS):
            other = with_other_secrets(state, seat, random)
            assert msgspec.json.encode(view_for_bot(game, other, seat)) == msgspec.json.encode(
                view_for_bot(game, state, seat)
            )


@pytest.mark.parametrize("options", MODES, ids=str)
@pytest.mark.parametrize("level", TIMED_BOTS)
def test_a_bot_chooses_the_same_whatever_its_seat_cannot_see(level: Level, options: dict[str, Any]):
    chosen, random = read_options(game, options), Random("secrets")
    plain, other = (TIMED_BOTS[level](chosen, 0, Random("coin"), None) for _ in range(2))
    changed = acted = 0
    for state, now in states(chosen, "choices"):
        shuffled = with_other_secrets(state, 0, random)
        changed += shuffled.cards != state.cards
        seen, seen_other = view_for_bot(game, state, 0), view_for_bot(game, shuffled, 0)
        when = plain.plan(seen, now)
        assert other.plan(seen_other, now) == when
        if when is not None:
            acted += 1
            assert other.act(seen_other) == plain.act(seen)
    assert changed > 10
    assert acted > 10


def test_a_simulated_race_gives_a_bot_nothing_but_views():
    options, given = read_options(game, {}), list[Any]()
    bots = [Spy(TIMED_BOTS["sharp"](options, seat, Random(seat), None), given) for seat in (0, 1)]
    SimulatedRace(game, begin(game, options, ("A", "B"), "spy"), bots).play()
    state = begin(game, options, ("A", "B"), "spy")
    assert {type(view) for view in given} == {type(view_for_bot(game, state, 0))}
    assert not any(isinstance(view, State) for view in given)
