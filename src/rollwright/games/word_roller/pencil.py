"""Writing in phase 3: letter by letter from an empty square, past letters already there, until Done."""

from msgspec.structs import replace

from rollwright.core import put
from rollwright.games.word_roller.actions import Action, Begin, Done, Letter, Pass, Undo
from rollwright.games.word_roller.advantages import usable
from rollwright.games.word_roller.card import (
    ACROSS,
    DOWN,
    EMPTY,
    WAYS,
    Direction,
    Grid,
    Square,
    cell,
    letter,
    run_through,
    written,
)
from rollwright.games.word_roller.market import drop_lost_claims, with_claims
from rollwright.games.word_roller.state import Draft, Entry, Player, State
from rollwright.games.word_roller.writing import Refusal, Source, Word, Written, covered, paid, shortage, supply, write


def choices(state: State, player: Player) -> list[Action]:
    if player.done:
        return [Undo()] if may_take_back(state, player) else []
    if player.draft is None:
        empty = [
            cell((row, col)) for row, text in enumerate(player.grid) for col, char in enumerate(text) if char == EMPTY
        ]
        undo = [Undo()] if player.entries and may_take_back(state, player) else []
        return [*(Begin(square, way) for square in empty for way in WAYS), Pass(), *undo]
    found: list[Action] = [Letter(char) for char in next_letters(state, player)]
    return [*found, Undo(), *([Done()] if isinstance(tried(state, player), Written) else [])]


def finished(player: Player) -> Player:
    """Mark a player done who has written and has no Double shift left for another word."""
    if player.claims or not player.entries or usable(player.held, "two-words"):
        return player
    return replace(player, done=True)


def may_take_back(state: State, player: Player) -> bool:
    """Say whether a player who has passed, or whose last word stands, may write on.

    After the timer, or once a card was taken for the word, it stands.
    """
    if state.time_up:
        return False
    return _has_passed(player) or player.entries[-1].taken == 0


def taken_back(player: Player) -> Player:
    """Return the player before the pass or, with the letters in pencil again, before the last word."""
    if player.done and _has_passed(player):
        return replace(player, done=False)
    *earlier, last = player.entries
    (square, _), letters = last.written.new[0], "".join(char for _, char in last.written.new)
    grid = earlier[-1].written.grid if earlier else player.ink
    draft = Draft(square, last.word.dir, letters)
    return replace(player, grid=grid, held=last.held, entries=tuple(earlier), draft=draft, done=False)


def _has_passed(player: Player) -> bool:
    return player.done and (not player.entries or bool(usable(player.held, "two-words")))


def begun(player: Player, start: Square, way: Direction) -> Player:
    return replace(player, draft=Draft(start, way))


def spelled(player: Player, char: str) -> Player:
    assert player.draft is not None
    return replace(player, draft=replace(player.draft, letters=player.draft.letters + char), turned_in=())


def rubbed_out(player: Player) -> Player:
    """Take back Done, or the word to be copied, or the draft's last letter, or the draft."""
    if player.draft is None and not player.echo:
        return taken_back(player)
    draft = player.draft
    shorter = replace(draft, letters=draft.letters[:-1]) if draft and draft.letters else None
    return replace(player, draft=shorter, echo="", turned_in=())


def confirm(state: State, seat: int, now: int) -> State:
    """Accept the drafted word: its pink squares ask for cards at once.

    Without spelling help a word that is none is turned in too; it is not accepted, and the player is told.
    """
    player = state.players[seat]
    word, result = drafted(player), tried(state, player)
    assert word is not None
    assert isinstance(result, Written)
    if result.wrong and state.options.cleanup == "strict":
        return replace(state, players=put(state.players, seat, replace(player, turned_in=result.wrong)))
    entries = (*player.entries, Entry(word, result, player.held))
    held = paid(player.held, word, result)
    player = replace(player, grid=result.grid, held=held, entries=entries, draft=None)
    players = put(state.players, seat, with_claims(player, result.claims, now))
    return drop_lost_claims(replace(state, players=players))


def next_letters(state: State, player: Player) -> list[str]:
    """Return the letters that can still be supplied, where the card has room for one more."""
    draft, source = player.draft, source_of(player)
    if draft is None or squares_of(player.grid, draft, len(draft.letters) + 1) is None:
        return []
    shown = supply(state.dice, player.held, source)
    lacking = {char: shortage(draft.letters + char, shown) for char in sorted(shown)}
    return [char for char, lacks in lacking.items() if covered(lacks, shown, player.held, source)]


def squares_of(grid: Grid, draft: Draft, count: int) -> list[Square] | None:
    """Return the first `count` empty squares from the draft's on, or nothing where the card ends before."""
    down, right = DOWN if draft.dir == "down" else ACROSS
    found, (row, col) = list[Square](), draft.square
    while len(found) < count:
        if not (0 <= row < len(grid) and 0 <= col < len(grid[0])):
            return None
        if letter(grid, (row, col)) == EMPTY:
            found.append((row, col))
        row, col = row + down, col + right
    return found


def source_of(player: Player) -> Source:
    return "second" if player.entries else "roll"


def drafted(player: Player) -> Word | None:
    """Return the word that the draft makes, with the letters it joins."""
    draft = player.draft
    if draft is None or not draft.letters:
        return None
    squares = squares_of(player.grid, draft, len(draft.letters))
    assert squares is not None
    after = written(player.grid, dict(zip(squares, draft.letters, strict=True)))
    run = run_through(after, draft.square, draft.dir)
    return Word(run.word, run.row, run.col, draft.dir, source_of(player))


def tried(state: State, player: Player) -> Written | Refusal:
    """Try the drafted word by the rules' conditions."""
    word = drafted(player)
    if word is None or len(word.text) < 2:
        return Refusal("bad-shape")
    if player.turned_in:
        return Refusal("bad-word", words=player.turned_in)
    spelling = state.options.cleanup == "strict" and state.options.spelling_help
    return write(player.face, player.grid, state.dice, player.held, (), state.options.allowed, word, spelling=spelling)


def reason(state: State, player: Player, action: Action) -> str | None:
    """Return why a letter or the whole word cannot be written."""
    draft = player.draft
    if isinstance(action, Letter) and draft:
        return "off-card" if squares_of(player.grid, draft, len(draft.letters) + 1) is None else "letters"
    if isinstance(action, Done):
        result = tried(state, player)
        return result.reason if isinstance(result, Refusal) else None
    return "word-begun" if isinstance(action, Pass) and draft else None
