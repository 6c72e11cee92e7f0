"""Everything that a page at a seat may know about its table, built up from nothing."""

from msgspec.structs import replace

from rollwright.bots.hints import can_hint
from rollwright.core import commit, grammar, papers, places, seats_without_result, solo_figure, solo_title
from rollwright.server.show.encryption import pictures_name
from rollwright.server.socket.messages import Hello, OriginCard, Proof, SeatCard, TableState, WaitCard
from rollwright.server.table.events import Chair
from rollwright.server.table.table import Table


def seat_card(
    chair: Chair, away_ms: int | None, host: bool = False, bank_ms: int | None = None, bank_runs: bool = False
) -> SeatCard:
    return SeatCard(
        chair.name,
        chair.pencil,
        chair.bot,
        chair.words,
        away_ms,
        chair.sitting_in,
        chair.stood_in,
        chair.handicap,
        host,
        chair.kept,
        bank_ms,
        bank_runs,
        chair.out_of_time,
        chair.hints,
        chair.ghost,
        chair.paper,
    )


def table_state(
    table: Table, seat: int | None, cards: tuple[SeatCard, ...], deadline: int | None, sealed: bool = False
) -> TableState:
    """Return everything that `seat` (None: a spectator) may know now. `deadline` is a moment, unlike on the wire.

    `sealed`: others still play with the same dice, so the secret stays closed.
    """
    snapshot = table.snapshot
    if snapshot is None:
        return TableState(table.phase, cards, hashes=_hashes(table), shut=table.shut, waiting=_waiting(table))
    state = TableState(
        table.phase,
        cards,
        snapshot.choices(seat),
        snapshot.view(seat),
        hashes=_hashes(table),
        deadline_ms=deadline,
        paused=table.paused,
        shut=table.shut,
        waiting=_waiting(table),
        hints=table.phase == "playing" and can_hint(table.game) and table.allows_hints,
    )
    return _ended(table, state, sealed) if table.phase == "over" else state


def _waiting(table: Table) -> tuple[WaitCard, ...]:
    return tuple(WaitCard(chair.name, chair.pencil) for chair in table.waiting)


def _hashes(table: Table) -> tuple[str | None, ...]:
    return table.hashes if table.disclosed else ()


def _ended(table: Table, state: TableState, sealed: bool) -> TableState:
    seats = len(table.chairs)
    alone = seats == 1 and not table.early and not seats_without_result(table.game, table.state)
    title = solo_title(table.game, table.options, solo_figure(table.game, table.state)) if alone else None
    proof = Proof(table.opened.secret, table.said, table.hashes, table.shares, tuple(table.rolls), table.earlier_dice())
    return replace(
        state,
        choices=(),
        places=() if table.early else places(table.game, table.state, seats),
        early=table.early,
        titles=(title,) if title else (),
        proof=None if sealed else proof,
        again=table.again,
        again_by=table.again_by,
        again_game=table.again_game,
        deadline_ms=None,
    )


def origin_card(table: Table) -> OriginCard | None:
    origin = table.origin
    return None if origin is None else OriginCard(origin.table, origin.round, origin.same)


def hello(
    table: Table, resume: str, seat: int | None, state: TableState, paths: tuple[str, ...], away_limit_ms: int
) -> Hello:
    return Hello(
        resume=resume,
        table=table.name,
        link=table.link,
        room=table.room,
        games=len(table.opened.played),
        game=table.opened.game,
        options=table.opened.options,
        pace=table.opened.pace,
        way=table.opened.way,
        me=seat,
        commitment=commit(table.opened.secret),
        paper=table.game.sheet(table.options),
        papers=papers(table.game, table.options),
        grammar=grammar(table.game),
        paths=paths,
        away_limit_ms=away_limit_ms,
        state=state,
        challenge=table.opened.challenge,
        origin=origin_card(table),
        pictures=pictures_name(table.picture_secret) if table.game.pictures is not None else "",
    )
