"""The judge of cases says of a game played at random what play itself says."""

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from rollwright.core import Move, Wake, put, step, waiting
from rollwright.games import GAMES
from rollwright.games.word_roller import clock
from rollwright.games.word_roller.actions import REROLLS, Action, Begin, Done, Letter, Place, Reroll, Take, Turn
from rollwright.games.word_roller.advantages import Held
from rollwright.games.word_roller.card import EMPTY, cell, letter, line, square_of
from rollwright.games.word_roller.cases import judge
from rollwright.games.word_roller.dice import dice
from rollwright.games.word_roller.pencil import drafted, source_of
from rollwright.games.word_roller.possible_words import finds, word_at
from rollwright.games.word_roller.state import TURNS, Options, Player, State
from rollwright.games.word_roller.writing import Word
from rollwright.testing.play import any_choice
from tests.present import present

GAME = GAMES["word-roller"]
NAMES = ("Anna", "Bo", "Cy")
WORDS = (
    "at ta as sat rat tar art hat he eh en an tan ant the then ran car care race hen her ten net so to no on in it is"
)
Log = list[tuple[State, Move[Any], State]]


def case_card(card: Held) -> dict[str, Any]:
    used = {"used": card.used, "this_roll": card.this_roll}
    return {"id": card.id, **({"letter": card.letter} if card.letter else {}), **used}


def case_of(player: Player) -> dict[str, Any]:
    """Return a player's card, with this turn's words on it, as a case."""
    return {"card": player.card, "grid": [*player.grid], "advantages": [case_card(card) for card in player.held]}


def words_of(options: Options) -> dict[str, Any]:
    return {"words": WORDS.split(), "cleanup": options.cleanup}


def some_word(state: State, seat: int, random: Random) -> list[Action]:
    """Return the choices that write a word which fits, or nothing."""
    player = state.players[seat]
    source = source_of(player)
    found = finds(player.grid, state.dice, player.held, state.options.allowed, source)
    if not len(found.which):
        return []
    word = word_at(found, random.randrange(len(found.which)), source)
    squares = line(word.row, word.col, word.dir, len(word.text))
    new = [(at, char) for at, char in zip(squares, word.text, strict=True) if letter(player.grid, at) == EMPTY]
    return [Begin(cell(new[0][0]), word.dir), *(Letter(char) for _, char in new), Done()]


def played(number: int, *, recorded: bool = False) -> tuple[Options, Log]:
    """Play a game at random in which most words are words of the list.

    Everybody begins with advantage cards, unless the game is to be `recorded` as a case: that has none, and is strict.
    """
    random = Random(f"cases and play {number}")
    cleanup = "strict" if recorded else random.choice(("strict", "rulebook"))
    options = Options(words="own", house=WORDS, cleanup=cleanup, answer_s=30, side=random.choice(("a", "b")))
    state: State = GAME.start(options, NAMES[: random.choice((2, 3))], f"{number:064x}")
    gifts = tuple(Held(kind) for kind in ("two-words", "twice", "place", "reroll", "copy"))
    for seat, player in enumerate(state.players):
        held = () if recorded else tuple(random.sample(gifts, 3))
        state = replace(state, players=put(state.players, seat, replace(player, held=held)))
    log: Log = []
    while not GAME.over(state):
        seat = random.choice(waiting(GAME, state, len(state.players)))
        player = state.players[seat]
        writing = state.phase == "write" and player.draft is None and not player.claims
        actions = some_word(state, seat, random) if writing and random.random() < 0.7 else []
        for action in actions or [any_choice(GAME.legal(state, seat), random)]:
            if action not in GAME.legal(state, seat):
                break
            move = Move(seat, action, log[-1][1].at if log else 0)
            log.append((state, move, step(GAME, state, move)))
            state = log[-1][2]
        if not recorded and random.random() < 0.02 and (due := clock.next_wake(state)) is not None:
            log.append((state, Move(None, Wake(), due), step(GAME, state, Move(None, Wake(), due))))
            state = log[-1][2]
    return options, log


GAMES_PLAYED = range(12)


@pytest.mark.parametrize("number", GAMES_PLAYED)
def test_a_word_is_legal_in_a_case_exactly_where_play_offers_done(number: int) -> None:
    options, log = played(number)
    drafts = [(state, move.seat) for state, move, _ in log if move.seat is not None]
    for state, seat in drafts:
        player = state.players[seat]
        word = drafted(player)
        if word is None or len(word.text) < 2 or state.phase != "write":
            continue
        case = {"task": "move", **case_of(player), "dice": [*state.dice], "move": move_of(word)}
        answer = judge(words_of(options), case)
        assert answer["legal"] == (Done() in GAME.legal(state, seat)), (case, answer)
        if answer["legal"]:
            after = step(GAME, state, Move(seat, Done())).players[seat]
            entry = after.entries[-1].written if after.entries else None
            assert entry is None or (answer["claims"], answer["twice_spent"]) == (entry.claims, entry.twins)


@pytest.mark.parametrize("number", GAMES_PLAYED)
def test_dice_change_in_a_case_exactly_as_play_offers_it(number: int) -> None:
    _, log = played(number)
    turns = [Turn(die.die, face) for die in dice() for face in "AEQTXZ"]
    for state, move, after in log:
        if state.phase != "dice" or move.seat is None or state.players[move.seat].claims:
            continue
        offered, held = GAME.legal(state, move.seat), state.players[move.seat].held
        case = {"task": "dice", "dice": [*state.dice], "advantages": [case_card(card) for card in held]}
        for action in (*turns, *REROLLS[::9]):
            answer = judge({}, {**case, "use": use_of(action, state)})
            shown_already = isinstance(action, Turn) and state.dice[action.die - 1] == action.letter
            assert (answer["legal"] and not shown_already) == (action in offered), (action, answer)
        alone_asked = len(state.queue) == 1  # with several, the dice change when all have answered
        if isinstance(move.action, Turn | Reroll) and after.round == state.round and alone_asked:
            answer = judge({}, {**case, "use": use_of(move.action, after)})
            assert answer == {"legal": True, "dice": [*after.dice]}


def use_of(action: Turn | Reroll, shown: State) -> dict[str, Any]:
    """Return a dice card's use; dice rolled again come to show what `shown` has."""
    if isinstance(action, Turn):
        return {"id": "place", "die": action.die, "letter": action.letter}
    return {"id": "reroll", "dice": [*action.dice], "result": [shown.dice[die - 1] for die in action.dice]}


@pytest.mark.parametrize("number", GAMES_PLAYED)
def test_cards_score_and_rank_in_a_case_as_in_play(number: int) -> None:
    options, log = played(number)
    state = log[-1][2]
    for seat, player in enumerate(state.players):
        score, answer = GAME.score(state, seat), judge(words_of(options), case_of(player))
        assert answer["valid"]
        assert answer["total"] == score.total
        assert [item["points"] for item in answer["items"]] == [item.points for item in score.items]
    players = [{"name": str(seat), **case_of(player)} for seat, player in enumerate(state.players)]
    ranking = judge(words_of(options), {"task": "rank", "players": players})["ranking"]
    ranked = present(present(GAME.ranking).rank)(state)
    assert {int(row["name"]): row["place"] for row in ranking} == dict(enumerate(ranked))


@pytest.mark.parametrize("number", GAMES_PLAYED)
def test_the_record_of_a_card_gives_the_same_card_in_a_case(number: int) -> None:
    options, log = played(number, recorded=True)
    final = log[-1][2]
    for seat, player in enumerate(final.players):
        case = {"task": "replay", "card": player.card, "turns": record_of(log, seat)}
        answer = judge(words_of(options), case)
        assert answer["legal"], answer
        assert (answer["grid"], answer["total"]) == ([*player.ink], GAME.score(final, seat).total)


def record_of(log: Log, seat: int) -> list[dict[str, Any]]:
    """Return the turns of one seat: dice, the words of the others, and the own words with the cards they gave."""
    turns: list[dict[str, Any]] = [{"dice": [], "others": [], "moves": []} for _ in range(TURNS)]
    for state, move, _ in log:
        if move.seat is None:
            continue
        turn, player = turns[state.round - 1], state.players[move.seat]
        match move.action:
            case Done() if move.seat != seat:
                turn["others"].append(written_by(player).text)
            case Done():
                turn["dice"] = [*state.dice]
                turn["moves"].append(move_of(written_by(player)))
            case Place(cell=name, dir=way) if move.seat == seat:
                turn["moves"].append(move_of(Word(player.echo, *square_of(name), way, "copy")))
            case Take(card=kind, letter=char) if move.seat == seat:
                turn["moves"][-1]["claimed"].append({"id": kind, "letter": char} if char else {"id": kind})
            case _:
                pass
    return turns


def written_by(player: Player) -> Word:
    word = drafted(player)
    assert word is not None
    return word


def move_of(word: Word) -> dict[str, Any]:
    given = {"word": word.text, "row": word.row, "col": word.col, "dir": word.dir, "source": word.source}
    return {**given, "claimed": []}
