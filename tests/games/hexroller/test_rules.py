"""HexRoller's rounds: micro-actions reach exactly the rounds that the rules allow, and none leads nowhere."""

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from rollwright.core import IllegalAction, Move, begin, parse, read_options, step, to_text
from rollwright.games.hexroller import GAME as game
from rollwright.games.hexroller.actions import Undo
from rollwright.games.hexroller.chains import runs
from rollwright.games.hexroller.sheet import BONUSES, LAYOUTS, layout
from rollwright.games.hexroller.state import Sheet, State, boxes, written
from rollwright.games.hexroller.view import view
from tests.games.hexroller.made_up import rounds, side

STRIP = [(0, 0), (1, 0), (2, 0), (3, 0), (4, 0), (5, 0)]
FLOWER = [(0, 0), (1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)]
FORK = [(0, 0), (1, 0), (2, 0), (2, -1), (3, 0), (1, 1), (0, 2)]
LUMP = [(q, r) for r in range(3) for q in range(3)]


@pytest.fixture(autouse=True)
def _clear_table():
    yield
    _forget_made_up()


def _forget_made_up():
    """Clear the table for the next made-up side: layouts are cached by the name of a side."""
    LAYOUTS.pop("made-up", None)
    runs.cache_clear()


def laid(spots: Any, printed: Any, dice: Any, used: tuple[Any, ...] = (), name: Any = "made-up"):
    """A table for one with a made-up side, in its first round."""
    LAYOUTS[name] = made = side(spots, printed, len(dice))
    sheet = Sheet(tuple(spot.printed for spot in made.hexes), used=used)
    return State("7", name, 1, tuple(sorted(dice)), (sheet,))


def reachable(state: State) -> Any:
    """Return every round that the choices lead to, leaving Undo and Flip aside."""
    found, seen, stack = set[Any](), set[Any](), [state]
    while stack:
        state = stack.pop()
        for action in game.legal(state, 0):
            match to_text(action):
                case "undo" | "flip":
                    continue
                case "done":
                    turn = state.sheets[0].turn
                    found.add((written(state.sheets[0]), frozenset(chain.number for chain in turn.chosen), turn.bonus))
                case _:
                    after = game.apply(state, Move(0, action))
                    turn = replace(after.sheets[0].turn, before=None)
                    if turn not in seen:
                        seen.add(turn)
                        stack.append(after)
    return found


CASES = [
    (STRIP, {0: 3, 5: 4}, [3, 3, 4], ()),
    (STRIP, {0: 3}, [3, 3, 3, 3, 3], ()),
    (STRIP, {0: 3}, [3, 3, 3, 3, 3, 3], ()),
    (STRIP, {2: 5}, [5, 5, 6], ("two",)),
    (FLOWER, {0: 3}, [3, 3, 3, 4], ()),
    (FLOWER, {1: 3, 2: 4}, [3, 3, 4, 4], ()),
    (FLOWER, {1: 3, 2: 4, 0: 5}, [3, 4, 5], ()),
    (FLOWER, {1: 3, 2: 4, 0: 5}, [3, 4, 5], BONUSES),
    (FORK, {0: 3, 6: 4}, [3, 3, 3, 4], ()),
    (FORK, {2: 8}, [8, 8, 8, 8], ("extra",)),
    (LUMP, {0: 3, 8: 4, 4: 6}, [3, 3, 4, 6], ()),
    (LUMP, {0: 3, 8: 4}, [3, 3, 3, 4, 4], ("third",)),
    ([(0, 0), (1, 0)], {0: 3, 1: 4}, [3, 4], ()),
    ([(0, 0), (1, 0), (2, 0)], {0: 3}, [7, 7], ()),
]


@pytest.mark.parametrize(("spots", "printed", "dice", "used"), CASES)
def test_the_choices_reach_exactly_the_rounds_that_the_rules_allow(
    spots: list[tuple[int, ...]], printed: dict[str, Any], dice: list[int], used: tuple[str, ...]
):
    state = laid(spots, printed, dice, used)
    made = LAYOUTS["made-up"]
    expected = rounds(made, [spot.printed for spot in made.hexes], dice, used)
    assert reachable(state) == expected
    assert expected


def test_random_small_sheets_agree_with_the_rules_too():
    random = Random(4)
    for _ in range(40):
        spots = random.sample(LUMP, random.randint(4, 8))
        printed = {place: random.choice([3, 4, 5]) for place in random.sample(range(len(spots)), random.randint(1, 3))}
        dice = [random.choice([3, 4, 5]) for _ in range(random.randint(1, 4))]
        used = tuple(bonus for bonus in BONUSES if random.random() < 0.5)
        state = laid(spots, printed, dice, used)
        made = LAYOUTS["made-up"]
        assert reachable(state) == rounds(made, [spot.printed for spot in made.hexes], dice, used)
        _forget_made_up()


def test_no_partial_round_is_a_dead_end():
    """From 10,000 partial rounds of real games something can always be done, and Done is always in reach."""
    random, seen = Random(11), 0
    while seen < 10_000:
        state = begin(
            game, read_options(game, {"side": random.choice(["front", "back"])}), ("A",), str(random.random())
        )
        while not game.over(state):
            choices = game.legal(state, 0)
            assert choices
            forward = [choice for choice in choices if to_text(choice) not in ("undo", "flip")]
            assert forward
            state = step(game, state, Move(0, random.choice(forward)))
            seen += 1


def test_undo_goes_back_step_by_step_to_the_bare_round():
    random = Random(5)
    state = fresh = begin(game, read_options(game, {}), ("A",), "5")
    for _ in range(200):
        forward = [choice for choice in game.legal(state, 0) if to_text(choice) not in ("undo", "flip", "done")]
        if not forward:
            break
        state = step(game, state, Move(0, random.choice(forward)))
    while Undo() in game.legal(state, 0):
        state = step(game, state, Move(0, Undo()))
    assert state == fresh


def do(state: State, *said: Any):
    for line in said:
        state = step(game, state, Move(0, parse(game, line)))
    return state


def snowflake(*dice: Any):
    state = begin(game, read_options(game, {}), ("A",), "7")
    return replace(state, dice=tuple(sorted(dice)))


def test_undo_takes_a_hex_back_and_leaves_the_boxes_flipped():
    state = do(snowflake(8, 8, 8, 4, 4, 6, 3, 5), "choose 6", "write M1", "flip", "choose 3", "undo")
    assert state.sheets[0].turn.flipped
    assert not do(state, "undo", "undo").sheets[0].turn.flipped, "without a number there is nothing to flip"


def test_the_rulebook_round_is_written_hex_by_hex():
    state = do(
        snowflake(8, 8, 8, 4, 4, 6, 3, 5),
        "choose 8",
        "write E4",
        "write E1",
        "write E2",
        "choose 4",
        "write D5",
        "write C3",
    )
    assert boxes(state.sheets[0].turn) == (8, 4)
    assert boxes(do(state, "flip").sheets[0].turn) == (4, 8)
    longer = do(state, "use extra", "choose 4", "write C6")
    assert [choice for choice in map(to_text, game.legal(longer, 0)) if choice.startswith("use")] == []
    closed = do(longer, "done")
    assert closed.round == 2
    assert (closed.sheets[0].light, closed.sheets[0].dark, closed.sheets[0].used) == ((8,), (4,), ("extra",))


@pytest.mark.parametrize(
    ("before", "action", "code"),
    [
        ((), "write E4", "choose-first"),
        ((), "write Z9", "unknown-cell"),
        ((), "choose 7", "not-rolled"),
        ((), "done", "must-write-more"),
        ((), "undo", "nothing-written"),
        ((), "flip", "nothing-written"),
        ((), "use third", "third-without-two"),
        (("choose 8",), "write D6", "bad-start"),
        (("choose 8",), "write E3", "occupied"),
        (("choose 8",), "done", "chain-unfinished"),
        (("choose 8",), "choose 4", "chain-unfinished"),
        (("choose 8", "write E4"), "write A7", "broken-chain"),
        (("choose 8", "write E4", "write E1", "write E2"), "choose 8", "repeated-number"),
        (("choose 8", "write E4", "write E1", "write E2", "use extra"), "choose 4", "no-room"),
        (("use two",), "choose 4", "chain-unfinished"),
        (("use two", "write M5"), "use extra", "bonus-limit"),
        (("choose 3", "write E7", "choose 6", "write B3"), "choose 5", "too-many-numbers"),
    ],
)
def test_a_refused_action_has_its_reason(before: tuple[str, ...], action: str, code: str):
    state = do(snowflake(8, 8, 8, 4, 4, 6, 3, 5), *before)
    with pytest.raises(IllegalAction) as refused:
        do(state, action)
    assert refused.value.code == code


def test_a_number_whose_chain_does_not_fit_cannot_be_chosen():
    """All is written but C3 and C4, beside the printed 4 in C1: there is room for two 4s, and for no 8."""
    state = snowflake(8, 8, 8, 4, 4, 6, 3, 5)
    sheet, free = state.sheets[0], [layout("front").index[cell] for cell in ("C3", "C4")]
    ink = [2 if number is None and place not in free else number for place, number in enumerate(sheet.ink)]
    state = replace(state, sheets=(replace(sheet, ink=tuple(ink)),))
    with pytest.raises(IllegalAction) as refused:
        do(state, "choose 8")
    assert refused.value.code == "no-room"
    written = do(state, "choose 4", "write C3", "write C4")
    assert do(written, "done").round == 2
    with pytest.raises(IllegalAction) as refused:
        do(written, "use extra")
    assert refused.value.code == "no-room", "no empty hex touches the last one of the chain"


def test_a_bonus_is_used_once_in_a_game():
    state = do(
        snowflake(8, 8, 8, 4, 4, 6, 3, 5), "use two", "write M5", "choose 3", "write E7", "choose 6", "write B3", "done"
    )
    with pytest.raises(IllegalAction) as refused:
        do(state, "use two")
    assert refused.value.code == "bonus-used"


def test_dice_lie_in_groups_that_say_what_stands_in_the_way():
    state = snowflake(8, 8, 8, 8, 8, 8, 8, 8)
    (group,) = view(state, 0).groups
    assert (group.number, group.count, group.state) == (8, 8, "open")
    assert view(state, None).groups == ()


def test_both_sides_have_the_hexes_of_the_rules():
    assert [
        (len(layout(name).hexes), sum(spot.printed is None for spot in layout(name).hexes))
        for name in ("front", "back")
    ] == [(52, 40), (43, 31)]
