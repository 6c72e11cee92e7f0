"""The review of Word Roller: nothing better is named than the rules allow, and nothing that a seat could not know."""

from dataclasses import replace as changed
from functools import cache
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from rollwright.core import Move, begin, step
from rollwright.games import GAMES
from rollwright.games.word_roller.actions import Begin, Done, Letter, Pass
from rollwright.games.word_roller.advice import KNOWN
from rollwright.games.word_roller.card import EMPTY, blank, cards, letter, square_of
from rollwright.games.word_roller.score import score_card
from rollwright.games.word_roller.state import Options, State
from rollwright.lexicon import is_coarse
from rollwright.locale import LANGUAGES
from rollwright.review import Played, Review, part_of, review
from rollwright.review.played import Step
from rollwright.review.text import tell
from rollwright.review.word_roller.best_words import review_occasion
from rollwright.review.word_roller.cards import review_taken
from rollwright.review.word_roller.decisions import Occasion, read_turns
from rollwright.review.word_roller.result import PlacedWord, WordReview
from rollwright.terminal.cli import main
from tests.review.played_games import played, recorded

pytestmark = pytest.mark.usefixtures("few_rolls")
GAME = GAMES["word-roller"]
ALONE = ("words-en", ("steady",), 4)
RULEBOOK = ("words-rulebook", ("any", "gentle"), 2)


@cache
def game(kind: str, levels: tuple[str, ...], seed: int) -> tuple[Played, WordReview]:
    """Return a game and its review."""
    found = played(kind, levels, seed)
    return found, part_of(review(found))


@pytest.mark.parametrize("kind", [ALONE, RULEBOOK])
def test_the_best_of_all_brings_as_much_as_the_best_known_and_that_as_much_as_the_own_word(
    kind: tuple[str, tuple[str, ...], int],
):
    _, words = game(*kind)
    for seat in words.seats:
        assert len(seat.turns) == 6
        for occasion in (occasion for turn in seat.turns for occasion in turn.occasions):
            own, known, best = (
                0 if word is None else word.points for word in (occasion.own, occasion.known, occasion.best)
            )
            assert own <= known <= best
            assert (occasion.left_known, occasion.left_best) == (known - own, best - own)
            named = occasion.own is not None and occasion.known is not None and occasion.own.text == occasion.known.text
            assert occasion.known is None or named or occasion.known.rarity <= KNOWN
        assert seat.left_best >= seat.left_known == sum(o.left_known for turn in seat.turns for o in turn.occasions)
        assert seat.luck == pytest.approx(sum(turn.letters - turn.usual for turn in seat.turns))
        assert all(card.lost >= 0 for turn in seat.turns for card in (*turn.taken, *turn.used))


def test_an_erased_word_brought_nothing():
    """Two consonants, one seat passes, and the words are looked at."""
    options = Options(cleanup="rulebook", answer_s=0)
    state, steps = begin(GAME, options, ("Ada", "Bo"), "seed"), list[Step]()
    pair = [char for char in state.dice if char not in "AEIOUY"][:2]
    assert "".join(pair) not in options.allowed
    for move in (
        *(Move(0, action) for action in (Begin("r1c1", "across"), *map(Letter, pair), Done())),
        Move(1, Pass()),
    ):
        steps.append(Step(state, move, step(GAME, state, move)))
        state = steps[-1].after
    (turn,) = read_turns(steps)
    found = review_occasion(options, turn.seats[0].occasions[0])
    assert (found.erased, found.own is not None and found.own.points) == (True, 0)
    assert found.known is not None
    assert found.left_known == found.known.points
    (passed,) = turn.seats[1].occasions
    assert (passed.own, passed.erased) == (None, False)


def test_the_points_of_a_seat_come_from_its_words_and_cards():
    found, words = game(*ALONE)
    (seat,) = words.seats
    written = sum(o.own.points for turn in seat.turns for o in turn.occasions if o.own)
    (player,) = found.states[-1].players
    cards_alone = seat.final - score_card(player.face, player.ink, ()).total
    assert seat.final - cards_alone <= written <= seat.final


def test_every_word_that_is_named_can_be_written_by_the_rules():
    found, words = game(*ALONE)
    checked = 0
    for turn in words.seats[0].turns:
        state = next(
            each.before for each in found.steps if (each.before.round, each.before.phase) == (turn.round, "write")
        )
        for word in (turn.occasions[0].known, turn.occasions[0].best):
            if word is not None:
                checked += 1
                after = written(state, word)
                face, held = state.players[0].face, state.players[0].held
                gained = [score_card(face, grid, held).total for grid in (state.players[0].grid, after)]
                assert gained[1] - gained[0] == word.points
    assert checked > 6


def written(state: State, word: PlacedWord) -> tuple[str, ...]:
    """Write a word on the first seat's card, move by move; return the card."""
    grid = state.players[0].grid
    new = [
        (cell, char) for cell, char in zip(word.cells, word.text, strict=True) if letter(grid, square_of(cell)) == EMPTY
    ]
    way = "down" if word.cells[0].split("c")[1] == word.cells[1].split("c")[1] else "across"
    for action in (Begin(new[0][0], way), *(Letter(char) for _, char in new), Done()):
        state = step(GAME, state, Move(0, action))
    after = state.players[0].grid
    assert "".join(letter(after, square_of(cell)) for cell in word.cells) == word.text
    assert state.players[0].claims == word.cards
    return after


def test_secrets_that_a_seat_cannot_see_change_nothing():
    """The deck, and the cards and words of the others until they are revealed."""
    found = played("words-en", ("steady", "steady"), 1)
    seen, hidden = (read_turns(steps) for steps in (found.steps, tuple(map(other_secrets, found.steps))))
    weighed = 0
    for turn, other in zip(seen, hidden, strict=True):
        mine, theirs = turn.seats[0], other.seats[0]
        own_words = [o for o in mine.occasions if not o.texts]
        assert own_words == [o for o in theirs.occasions if not o.texts]
        for (state, take), (changed_state, _) in zip(mine.taken, theirs.taken, strict=True):
            weighed += 1
            assert review_taken(state, 0, take) == review_taken(changed_state, 0, take)
    assert weighed


def other_secrets(each: Step) -> Step:
    if each.move.seat == 1:
        return each
    return changed(each, before=_with_other_secrets(each.before), after=_with_other_secrets(each.after))


def _with_other_secrets(state: State) -> State:
    own, other = state.players
    if state.phase == "write":
        other = replace(other, grid=blank(other.face), ink=blank(other.face), draft=None)
    return replace(state, deck=state.deck[::-1], players=(own, other))


def occasion(options: Options, grid: tuple[str, ...], letters: str) -> tuple[str, str]:
    """Return the best word and its first square for some letters on a card."""
    at = Occasion("roll", cards()["1a"], grid, tuple(letters), (), None)
    best = review_occasion(options, at).best
    assert best is not None
    return best.text, best.cells[0]


def test_no_coarse_word_is_named_at_a_family_table():
    empty, dice = blank(cards()["1a"]), "IAHTRSCS"
    options = Options(words="own", house="shit tar")
    assert is_coarse("SHIT")
    assert occasion(replace(options, family=False), empty, dice)[0] == "SHIT"
    assert occasion(options, empty, dice)[0] == "TAR"


def test_no_word_is_named_that_crosses_into_a_coarse_one_at_a_family_table():
    face = cards()["1a"]
    standing = [list(row) for row in blank(face)]
    for row, char in enumerate("SHI"):
        standing[row + 1][2] = char
    grid, dice = tuple("".join(row) for row in standing), "IAHTRSCS"
    options = Options(words="own", house="shit tar")
    assert occasion(replace(options, family=False), grid, dice)[1] == "r5c3"
    assert occasion(options, grid, dice)[1] != "r5c3"


def test_the_same_game_has_the_same_review_as_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    file = tmp_path / "game.json"
    file.write_bytes(msgspec.json.encode(recorded(*ALONE)))
    assert main(["review", str(file), "--json"]) == 0
    found = msgspec.json.decode(capsys.readouterr().out, type=Review)
    assert (found.seats, part_of(found)) == ((), game(*ALONE)[1])


def test_every_sentence_is_there_in_both_languages():
    for kind in (ALONE, RULEBOOK):
        found, words = game(*kind)
        whole = Review("word-roller", 2, "sharp", part=words)
        told = [list(tell(whole, language, found.game.sheet(found.options))) for language in LANGUAGES]
        assert len(told[0]) == len(told[1]) > 12
        assert told[0] != told[1]
