"""The view of each seat of Difference: the table and its own top card, by secret names, and how many cards all hold.

A view holds no card number, element or circle, but for the two spots of a decided claim while they are shown.
"""

from msgspec import Struct
from msgspec.structs import replace

from rollwright.core import SheetView, View
from rollwright.games.difference.cards import Mode, places
from rollwright.games.difference.claims import is_silent
from rollwright.games.difference.clock import lagging
from rollwright.games.difference.grid import At, free_cells
from rollwright.games.difference.hints import hint_of
from rollwright.games.difference.names import name_of
from rollwright.games.difference.picture import Illustration, differences, picture
from rollwright.games.difference.score import score
from rollwright.games.difference.state import Laid, Options, Phase, State


class CardView(Struct, frozen=True):
    """A card on the table; `picture` is its name, empty until the first cards are turned."""

    row: int
    col: int
    picture: str


class Spot(Struct, frozen=True):
    """A circle on the canvas of 1000 by 700."""

    x: float
    y: float
    r: float


class Find(Spot, frozen=True):
    """A difference that was found, with the name of its element in each language."""

    what: dict[str, str]


class Pair(Struct, frozen=True):
    """Two cards and where they differ."""

    against: CardView
    spots: tuple[Find, ...]


class Shown(Struct, frozen=True):
    """A right claim that everybody may look at for a moment."""

    seat: int
    card: CardView
    pairs: tuple[Pair, ...]


class Pile(Struct, frozen=True, omit_defaults=True):
    """A seat as all see it: cards left and, once out, its place."""

    left: int
    place: int = 0
    here: bool = True


class PictureView(View, frozen=True, kw_only=True, omit_defaults=True):
    """`own`, `locked_until`, `silent`, `waiting`, `wrong` and `hint` are the seat's own. Times are milliseconds.

    `silent`: after a wrong call the seat waits for the call of another.
    """

    illustration: Illustration
    mode: Mode
    phase: Phase
    seq: int
    table: tuple[CardView, ...]
    piles: tuple[Pile, ...]
    until: int | None = None
    revealed: int | None = None  # when the first cards were turned
    lagging: tuple[int, ...] = ()  # seats whose cards are on their way, and for which the claims wait
    cells: tuple[At, ...] = ()  # where a card may be laid
    shown: tuple[Shown, ...] = ()
    own: str = ""
    locked_until: int = 0
    silent: bool = False
    waiting: bool = False
    wrong: int = 0
    hint: Spot | None = None


def view(state: State, seat: int | None) -> PictureView:
    """Return what `seat` may see; `None` is a spectator."""
    ended, ranked = state.cards.over, places(state.cards)
    sheets = tuple(
        SheetView((), hand.shed, score=score(state, each) if ended else None)
        for each, hand in enumerate(state.cards.hands)
    )
    if ended:
        sheets = tuple(replace(sheet, total=sheet.score.total) if sheet.score else sheet for sheet in sheets)
    seen = PictureView(
        round=state.round,
        rounds=1,
        dice=(),
        sheets=sheets,
        over=ended,
        illustration=state.options.illustration,
        mode=state.options.mode,
        phase=state.phase,
        seq=state.seq,
        until=state.until,
        revealed=state.revealed,
        lagging=lagging(state),
        table=tuple(_card(state, at, card) for at, card in sorted(state.cards.board.items())),
        piles=tuple(
            Pile(len(hand.pile), place if ended or not hand.pile else 0, connection.here)
            for hand, place, connection in zip(state.cards.hands, ranked, state.connections, strict=True)
        ),
        cells=tuple(free_cells(state.cards.board, state.cards.terms.grid))
        if state.cards.terms.on_grid and not ended
        else (),
        shown=tuple(_shown(state, laid) for laid in state.shown),
    )
    return seen if seat is None else _with_own(seen, state, seat)


def _with_own(seen: PictureView, state: State, seat: int) -> PictureView:
    hand, circle = state.cards.hands[seat], hint_of(state, seat)
    return replace(
        seen,
        own=name_of(state.seed, hand.pile[0]) if hand.pile and state.revealed is not None else "",
        locked_until=hand.locked_until if hand.locked_until > state.now and not seen.over else 0,
        silent=is_silent(state, seat),
        waiting=any(claim.seat == seat for claim in state.window),
        wrong=hand.wrong,
        hint=None if circle is None else Spot(*circle),
    )


def _card(state: State, at: At, card: int) -> CardView:
    return CardView(*at, "" if state.revealed is None else name_of(state.seed, card))


def _shown(state: State, laid: Laid) -> Shown:
    pairs = tuple(Pair(_card(state, at, card), _spots(state.options, laid.card, card)) for at, card in laid.against)
    return Shown(laid.seat, _card(state, laid.at, laid.card), pairs)


def _spots(options: Options, card: int, other: int) -> tuple[Find, ...]:
    elements = picture(options.illustration).elements
    found = (elements[n - 1] for n in sorted(differences(card, other)))
    return tuple(Find(element.x, element.y, element.r, element.what) for element in found)
