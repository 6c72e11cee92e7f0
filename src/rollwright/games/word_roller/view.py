"""The view of each seat of Word Roller: cards as last revealed, the market, all advantages; its own new letters."""

from msgspec import Struct
from msgspec.structs import replace

from rollwright.core import Row, Score, SheetView, View, Worth, compare, put, to_text
from rollwright.games.word_roller import echo, pencil, sides
from rollwright.games.word_roller.advantages import Held, Kind
from rollwright.games.word_roller.asking import unanswered
from rollwright.games.word_roller.card import EMPTY, Direction, Grid, cell
from rollwright.games.word_roller.score import Chain, score_player
from rollwright.games.word_roller.state import TURNS, Erased, Phase, Player, State
from rollwright.games.word_roller.writing import Refusal, Written


class DraftView(Struct, frozen=True, omit_defaults=True):
    """The word being written: its new squares, how it reads, and why it cannot stand (a code, and what it is about)."""

    cells: tuple[str, ...]
    dir: Direction
    word: str = ""
    reason: str = ""
    missing: str = ""
    wrong: tuple[str, ...] = ()
    claims: int = 0


class MendView(Struct, frozen=True, omit_defaults=True):
    """A substitute on its way. `letters` are seen by the neighbour who names it, `named` by all."""

    owner: int
    neighbour: int
    letters: str = ""
    named: str = ""


class WordView(View, frozen=True, kw_only=True, omit_defaults=True):
    """`held`, `words` and `sheets` are by seat; `draft`, `claims`, `offers`, `echo`, `answer` are the seat's own."""

    phase: Phase
    market: tuple[Kind, ...]  # the older card first
    deck: int  # cards left in it
    held: tuple[tuple[Held, ...], ...]
    asked: tuple[int, ...] = ()  # the seats whose dice card or Echo we wait for
    words: tuple[tuple[str, ...], ...] = ()  # written this turn, once revealed
    erased: tuple[Erased, ...] = ()
    mend: MendView | None = None
    draft: DraftView | None = None
    claims: int = 0
    offers: tuple[str, ...] = ()
    echo: str = ""
    answer: str = ""  # hidden from the others until all who are asked have answered


def view(state: State, seat: int | None) -> WordView:
    """Return what `seat` may see; `None` is a spectator."""
    ended, revealed = state.phase == "over", state.phase in ("mend", "echo")
    seen = WordView(
        round=state.round,
        rounds=TURNS,
        dice=state.dice,
        sheets=tuple(_covered(player, ended, state.options.chain) for player in state.players),
        roller=None if ended else state.roller,
        over=ended,
        phase=state.phase,
        market=state.market,
        deck=len(state.deck),
        held=tuple(_shown(state, player) for player in state.players),
        asked=unanswered(state),
        words=tuple(tuple(entry.word.text for entry in player.entries) for player in state.players) if revealed else (),
        erased=state.erased,
        mend=_mend(state, seat),
    )
    return seen if seat is None or ended else _with_own(seen, state, seat)


def _with_own(seen: WordView, state: State, seat: int) -> WordView:
    own = sides.turned(state.players[seat])
    result = pencil.tried(state, own) if own.draft else None
    pencilled = _with_draft(own)
    standing = result.grid if isinstance(result, Written) else own.grid
    before, after = (score_player(own, grid, state.options.chain) for grid in (own.ink, standing))
    changed = pencilled != own.ink
    covered = seen.sheets[seat] if own is state.players[seat] else _covered(own, False, state.options.chain)
    sheet = replace(covered, pencil=_row(own.ink, pencilled) if changed else (), score=after)
    asked = state.phase == "echo" and seat in seen.asked and not own.claims
    return replace(
        seen,
        sheets=put(seen.sheets, seat, sheet),
        held=put(seen.held, seat, own.held),
        worth=_worth(before, after) if standing != own.ink else None,
        draft=_draft(own, result) if result else None,
        claims=own.claims,
        offers=echo.on_offer(state, seat) if asked else (),
        echo=own.echo,
        answer=to_text(own.answer) if own.answer else "",
    )


def _worth(before: Score, after: Score) -> Worth:
    """Say what is won and lost; a part that only grew, such as the chain, is won and not lost as well."""
    points, sides = (
        {item.id: item.points for item in before.items},
        {part.note for item in before.items if item.id == "sides" for part in item.parts},
    )
    gained = {item.id: item.points - points[item.id] for item in after.items}
    worth = compare(before, after)
    won = tuple(
        change
        for change in worth.won
        if (change.part.note not in sides if change.item == "sides" else gained[change.item] > 0)
    )
    return replace(worth, won=won, lost=tuple(change for change in worth.lost if gained[change.item] < 0))


def _covered(player: Player, ended: bool, chain: Chain) -> SheetView:
    score = score_player(player, player.ink, chain)
    letters = tuple(None if char == EMPTY else char for row in player.ink for char in row)
    done = player.done or player.answer is not None
    return SheetView(letters, score.total, done, score=score if ended else None, paper=player.card)


def _shown(state: State, player: Player) -> tuple[Held, ...]:
    """Return the cards of a seat; checks spent while writing tell of a word that nobody has seen yet."""
    if state.phase != "write" or not player.entries:
        return player.held
    before = player.entries[0].held
    return (*before, *(Held(card.id, card.letter) for card in player.held[len(before) :]))


def _mend(state: State, seat: int | None) -> MendView | None:
    if not state.substitutes:
        return None
    first = state.substitutes[0]
    return MendView(first.owner, first.neighbour, first.letters if seat == first.neighbour else "", first.named)


def _with_draft(own: Player) -> Grid:
    if own.draft is None:
        return own.grid
    rows = [list(row) for row in own.grid]
    for (row, col), char in zip(
        pencil.squares_of(own.grid, own.draft, len(own.draft.letters)) or [], own.draft.letters, strict=True
    ):
        rows[row][col] = char
    return tuple("".join(row) for row in rows)


def _row(ink: Grid, pencilled: Grid) -> Row:
    """Return the letters that are new since the last reveal."""
    pairs = zip("".join(ink), "".join(pencilled), strict=True)
    return tuple(None if new == old else new for old, new in pairs)


def _draft(own: Player, result: Written | Refusal) -> DraftView:
    assert own.draft is not None
    cells = tuple(map(cell, pencil.squares_of(own.grid, own.draft, len(own.draft.letters)) or [])) or (
        cell(own.draft.square),
    )
    word = pencil.drafted(own)
    seen = DraftView(cells, own.draft.dir, word.text if word else "")
    if isinstance(result, Written):
        return replace(seen, claims=result.claims)
    return replace(seen, reason=result.reason, missing=result.missing, wrong=result.words)
