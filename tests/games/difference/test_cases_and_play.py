"""The judge of cases says of a race run at random what the table itself says."""

import dataclasses
from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from rollwright.core import Move, shuffle
from rollwright.games import GAMES
from rollwright.games.difference.actions import Bury, Claim, Lay, spots
from rollwright.games.difference.cases import judge
from rollwright.games.difference.claims import compared, judged, pairs
from rollwright.games.difference.connection import Connection
from rollwright.games.difference.picture import CARDS
from rollwright.games.difference.state import Laid, Options, State
from rollwright.testing.play import Play, play_randomly, seeds
from tests.games.difference.claims import armed
from tests.present import present

GAME = GAMES["difference"]
Event = dict[str, Any]


def over_slow_connections() -> Any:
    """Return the game with round trips measured for every seat, so that right claims wait for each other."""
    game = armed(bury=True)

    def start(options: Options, seats: tuple[str, ...], seed: str) -> State:
        random, state = Random(seed), game.start(options, seats, seed)
        trips = [random.choice((0, 40, 180, 300, 450)) for _ in seats]
        return replace(state, connections=tuple(Connection((trip,), heard=10**9) for trip in trips))

    return dataclasses.replace(game, start=start)


def record_of(play: Play) -> list[Event]:
    """Return the events of a record: a right claim has the time its window closed, refused ones are left out."""
    events: list[Event] = []
    for before, move, after in zip(play.states, play.log, play.states[1:], strict=False):
        wrong = event_of(before, move, after)
        laid = [laid_event(after, laid) for laid in after.shown] if after.won != before.won else []
        events += [*laid, *wrong]
    return events


def laid_event(state: State, laid: Laid) -> Event:
    event: Event = {"t": state.since / 1000, "player": laid.seat}
    if state.options.mode != "advanced":
        return {**event, "do": "claim", "spots": [laid.card, *(card for _, card in laid.against)]}
    claims = [{"against": card, "spots": [card, laid.card]} for _, card in laid.against]
    return {**event, "do": "place", "at": [*laid.at], "claims": claims}


def event_of(before: State, move: Move[Any], after: State) -> list[Event]:
    """Return a bury or a wrong claim as an event; a right claim becomes one when its window closes."""
    seat, action = move.seat, move.action
    if seat is None:
        return []
    event: Event = {"t": move.at / 1000, "player": seat}
    if isinstance(action, Bury):
        return [{**event, "do": "bury"}]
    if after.cards.hands[seat].wrong == before.cards.hands[seat].wrong:
        return []
    illustration = before.options.illustration
    match action:
        case Claim(taps=taps):
            return [{**event, "do": "claim", "spots": [*spots(illustration, taps)]}]
        case Lay(row=row, col=col):
            named = pairs(illustration, after.cards, action)
            claims = [{"against": pair.against, "spots": [*pair.spots]} for pair in named]
            return [{**event, "do": "place", "at": [row, col], "claims": claims}]
        case _:
            raise AssertionError(action)


@settings(max_examples=30, deadline=None)
@given(seed=seeds(), data=st.data())
def test_the_record_of_a_race_gives_the_same_game_in_a_case(seed: str, data: st.DataObject) -> None:
    play = play_randomly(over_slow_connections(), seed, data)
    options: Options = play.state.options
    if options.mode == "solo":
        score = GAME.score(play.state, 0)
        if not options.relaxed:
            time, hand = score.items[0].points, play.state.cards.hands[0]
            case = {"task": "solo", "seconds": time / 1000, "wrong": hand.wrong}
            assert judge({"fine_s": options.fine_s}, case)["total"] == score.total / 1000
        return
    names = ("mode", "after_wrong", "lockout_s", "grid", "bury", "bury_pause_s", "play_on")
    rules = {name: getattr(options, name) for name in names}
    events, deck = record_of(play), [*shuffle(seed, "deck", items=CARDS)]
    answer = judge(rules, {"players": [*play.seats], "deck": deck, "events": events})
    verdicts = [
        "buried" if event["do"] == "bury" else "correct" if verdict == "correct" else "wrong"
        for event, verdict in zip(events, answer["verdicts"], strict=True)
    ]
    assert answer["verdicts"] == verdicts
    assert answer["over"]
    places = present(present(GAME.ranking).rank)(play.state)
    for seat, (hand, item) in enumerate(zip(play.state.cards.hands, answer["items"], strict=True)):
        assert item == {
            "id": play.seats[seat],
            "place": places[seat],
            "points": hand.shed,
            "left": len(hand.pile),
            "wrong": hand.wrong,
            "buried": hand.buried,
        }
        assert GAME.score(play.state, seat).total == item["points"]
    if options.mode == "basic":
        assert answer["reference"] == play.state.cards.reference
    else:
        cells = {(cell["row"], cell["col"]): cell["card"] for cell in answer["board"]}
        assert cells == play.state.cards.board


@settings(max_examples=20, deadline=None)
@given(seed=seeds(), data=st.data())
def test_a_claim_is_right_in_a_case_exactly_where_the_table_says_so(seed: str, data: st.DataObject) -> None:
    play = play_randomly(armed(bury=False), seed, data)
    for state, move in zip(play.states, play.log, strict=False):
        action, seat = move.action, move.seat
        if seat is None or not isinstance(action, Claim | Lay):
            continue
        illustration, cards = state.options.illustration, state.cards
        card = cards.hands[seat].pile[0]
        _, verdict = judged(illustration, cards, seat, action, move.at)
        if isinstance(action, Claim):
            case: Event = {"reference": cards.reference, "spots": [*spots(illustration, action.taps)]}
            answer = judge({}, {"task": "claim", "card": card, **case})
        else:
            board = [{"row": row, "col": col, "card": other} for (row, col), other in cards.board.items()]
            named = pairs(illustration, cards, action)
            claims = [{"against": pair.against, "spots": [*pair.spots]} for pair in named]
            case = {"board": board, "at": [action.row, action.col], "claims": claims}
            answer = judge({"grid": state.options.grid}, {"task": "place", "card": card, **case})
            if verdict == "correct":
                assert answer["differences"] == 2 * len(compared(cards, action))
        assert answer.get("verdict", answer.get("reason")) == verdict
