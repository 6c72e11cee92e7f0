"""Judge claims, placements, deals and whole records given as JSON, for `rollwright score` and the worked cases."""

from typing import Any, cast, get_args

from rollwright.core import BadOptions, Refused, entries_of, is_whole
from rollwright.games.difference.cards import (
    DEALT,
    SEATS,
    SPOTS,
    AfterWrong,
    Cards,
    Hand,
    Mode,
    Terms,
    bury,
    claim,
    deal,
    idle_reason,
    place,
    places,
    share,
    waits_for_call,
)
from rollwright.games.difference.grid import At, Limit, Pair, mistaken
from rollwright.games.difference.picture import CARDS, Illustration, differences, picture, planned_at
from rollwright.games.difference.race import allowance, closing_time, effective_time, in_order, is_in_time
from rollwright.games.difference.score import score_alone

Answer = dict[str, Any]
NO_CARDS: Answer = {"legal": False, "reason": "bad-cards"}
VERDICTS = ("correct", "wrong")  # any other answer is a refusal without penalty
LONGEST = 10**12  # no time of a case is longer, in seconds or milliseconds


def judge(options: dict[str, Any], sheet: dict[str, Any]) -> Answer:
    """Answer one case, shaped as the rules' section "JSON" says."""
    match sheet.get("task", "game"):
        case "claim":
            return _claim(sheet)
        case "place":
            return _place(options, sheet)
        case "deal":
            return _deal(sheet)
        case "game":
            return _game(options, sheet)
        case "solo":
            return _solo(options, sheet)
        case "solution":
            return _solution(sheet)
        case "resolve":
            return _resolve(sheet)
        case task:
            raise Refused("unknown-task", task=str(task)[:40])


def _claim(sheet: dict[str, Any]) -> Answer:
    reference: Any = sheet.get("reference")
    card: Any = sheet.get("card")
    if not _is_card(reference) or not _is_card(card) or reference == card:
        return NO_CARDS
    spots = _taps(sheet) if "taps" in sheet else _spots(sheet)
    after, verdict = claim(Cards(Terms(), {(0, 0): reference}, (Hand((card,)),)), 0, spots, 0)
    if verdict not in VERDICTS:
        return {"legal": False, "reason": verdict}
    answer: Answer = {"legal": True, "verdict": verdict, "spots": list(spots)}
    if verdict == "wrong":
        return answer
    return {**answer, "reference": after.reference, "shared_next": after.reference}


def _place(options: dict[str, Any], sheet: dict[str, Any]) -> Answer:
    entries = _objects(sheet, "board")
    card: Any = sheet.get("card")
    numbers = [entry.get("card") for entry in entries]
    if not all(map(_is_card, (*numbers, card))) or len({*numbers, card}) <= len(numbers):
        return NO_CARDS
    board = {_cell([entry.get("row"), entry.get("col")]): entry["card"] for entry in entries}
    if len(board) < len(entries):
        raise Refused("bad-case", key="board")  # two cards in one cell
    at, pairs = _cell(entries_of(sheet, "at")), _pairs(sheet)
    _, verdict = place(Cards(Terms("advanced", grid=_limit(options)), board, (Hand((card,)),)), 0, at, pairs, 0)
    if verdict not in VERDICTS:
        return {"legal": False, "reason": verdict}
    if verdict == "wrong":
        return {"legal": True, "verdict": verdict, "bad": mistaken(card, pairs)}
    return {"legal": True, "verdict": verdict, "differences": SPOTS * len(pairs)}


def _deal(sheet: dict[str, Any]) -> Answer:
    players, mode, length = sheet.get("players"), sheet.get("mode", "basic"), sheet.get("length", Terms().length)
    if mode not in get_args(Mode):
        return {"legal": False, "reason": "bad-mode"}
    if not is_whole(players, 1, 1) if mode == "solo" else not is_whole(players, SEATS[0], SEATS[-1]):
        return {"legal": False, "reason": "bad-players"}
    if mode == "solo" and not is_whole(length, 1, DEALT):
        return {"legal": False, "reason": "bad-length"}
    removed, each, aside = share(cast("int", players), mode, cast("int", length))
    return {"legal": True, "removed": removed, "reference": 1, "each": each, "aside": aside}


def _game(options: dict[str, Any], sheet: dict[str, Any]) -> Answer:
    terms = _terms(options)
    players, deck = entries_of(sheet, "players"), entries_of(sheet, "deck")
    if len(players) not in SEATS:
        return {"legal": False, "reason": "bad-players"}
    if not all(map(_is_card, deck)) or sorted(deck) != list(CARDS):
        return NO_CARDS
    cards, verdicts = deal(terms, tuple(deck), len(players)), list[str]()
    events = _objects(sheet, "events")
    times = [_millis(event.get("t"), "t") for event in events]
    if times != sorted(times):
        raise Refused("bad-case", key="t")
    for event, now in zip(events, times, strict=True):
        cards, verdict = _event(cards, event, now)
        verdicts.append(verdict)
    ranked = zip(players, cards.hands, places(cards), strict=True)
    items = [
        {
            "id": name,
            "place": spot,
            "points": hand.shed,
            "left": len(hand.pile),
            "wrong": hand.wrong,
            "buried": hand.buried,
        }
        for name, hand, spot in ranked
    ]
    answer: Answer = {"legal": True, "verdicts": verdicts, "over": cards.over, "items": items}
    if terms.mode == "basic":
        return {**answer, "reference": cards.reference}
    return {
        **answer,
        "board": [{"row": row, "col": col, "card": card} for (row, col), card in sorted(cards.board.items())],
    }


def _event(cards: Cards, event: dict[str, Any], now: int) -> tuple[Cards, str]:
    seat = event.get("player")
    if not is_whole(seat, 0, len(cards.hands) - 1):
        raise Refused("bad-case", key="player")
    reason = idle_reason(cards, cast("int", seat), now)
    if reason:
        return cards, reason
    if waits_for_call(cards, cast("int", seat), range(len(cards.hands))) and event.get("do") in ("claim", "place"):
        return cards, "locked"
    match event.get("do"):
        case "bury":
            return bury(cards, cast("int", seat), now)
        case "claim":
            return claim(cards, cast("int", seat), _spots(event), now)
        case "place" if cards.terms.mode == "advanced":
            return place(cards, cast("int", seat), _cell(entries_of(event, "at")), _pairs(event), now)
        case "place":
            return cards, "not-allowed"
        case _:
            raise Refused("bad-case", key="do")


def _solution(sheet: dict[str, Any]) -> Answer:
    """Say where two cards of a picture differ: each of them in its own place."""
    numbers = entries_of(sheet, "cards")
    if len(numbers) != 2 or not all(map(_is_card, numbers)) or numbers[0] == numbers[1]:
        return NO_CARDS
    elements = picture(_illustration(sheet)).elements
    places = {element.n: element for element in elements}
    return {
        "legal": True,
        "spots": [
            {"card": card, **{name: getattr(places[card], name) for name in ("x", "y", "r", "what", "base", "altered")}}
            for card in sorted(differences(*numbers))
        ],
    }


def _solo(options: dict[str, Any], sheet: dict[str, Any]) -> Answer:
    wrong = sheet.get("wrong", 0)
    if not is_whole(wrong, 0, 10**6):
        raise Refused("bad-case", key="wrong")
    score = score_alone(_millis(sheet.get("seconds"), "seconds"), wrong, _millis(options.get("fine_s", 5), "fine_s"))
    items = [{"id": item.id, "points": _seconds(item.points)} for item in score.items]
    return {"legal": True, "total": _seconds(score.total), "items": items}


def _resolve(sheet: dict[str, Any]) -> Answer:
    """Say whose claim wins a race; `player` is a place among the active players, whose round trips are given."""
    allowances = [allowance(_number(0 if trip is None else trip, "rtt_ms")) for trip in entries_of(sheet, "rtt_ms")]
    claims: list[tuple[int, int]] = []  # player, and when the claim was received
    for given in _objects(sheet, "claims"):
        if not is_whole(given.get("player"), 0, len(allowances) - 1):
            raise Refused("bad-case", key="player")
        claims.append((given["player"], _number(given.get("recv_ms"), "recv_ms")))
    if not claims:
        raise Refused("bad-case", key="claims")
    as_received = sorted(claims, key=lambda claim: claim[1])
    first, received = as_received[0]
    closes = closing_time(received, allowances[first], allowances)
    in_time = [(player, at) for player, at in as_received if is_in_time(at, closes)]
    return {
        "legal": True,
        "winner": in_order((effective_time(at, allowances[player]), player) for player, at in in_time)[0],
        "closes_ms": closes,
        "effective_ms": [effective_time(at, allowances[player]) for player, at in claims],
    }


def _terms(options: dict[str, Any]) -> Terms:
    mode, lockout = options.get("mode", "basic"), _millis(options.get("lockout_s", 3), "lockout_s")
    bury, play_on = options.get("bury", False), options.get("play_on", True)
    after_wrong = options.get("after_wrong", "lock-out")
    pause = _millis(options.get("bury_pause_s", 2), "bury_pause_s")
    checks = (
        ("mode", mode in ("basic", "advanced")),
        ("lockout_s", lockout <= 10_000),
        ("bury", type(bury) is bool),
        ("play_on", type(play_on) is bool),
        ("after_wrong", after_wrong in get_args(AfterWrong)),
        ("bury_pause_s", pause <= 10_000),
    )
    for name, holds in checks:
        if not holds:
            raise BadOptions(detail=name)
    return Terms(mode, lockout, bury, play_on, after_wrong=after_wrong, bury_ms=pause, grid=_limit(options))


def _limit(options: dict[str, Any]) -> Limit:
    limit = options.get("grid", "box")
    if limit not in get_args(Limit):
        raise BadOptions(detail="grid")
    return limit


def _spots(given: dict[str, Any]) -> tuple[int | None, ...]:
    """Return the elements named; anything but a number from 1 to 25 is a miss."""
    return tuple(spot if _is_card(spot) else None for spot in entries_of(given, "spots"))


def _illustration(sheet: dict[str, Any]) -> Illustration:
    """Return the name of a picture as a case gives it, which may be no picture of ours: `picture` refuses those."""
    return sheet.get("illustration", "")


def _taps(sheet: dict[str, Any]) -> tuple[int | None, ...]:
    spots: list[int | None] = []
    for tap in entries_of(sheet, "taps"):
        point = cast("list[Any]", tap) if isinstance(tap, list) else []
        whole = len(point) == 2 and all(type(value) in (int, float) for value in point)
        spots.append(planned_at(_illustration(sheet), *point) if whole else None)
    return tuple(spots)


def _pairs(given: dict[str, Any]) -> tuple[Pair, ...]:
    entries = _objects(given, "claims")
    return tuple(Pair(entry["against"] if _is_card(entry.get("against")) else 0, _spots(entry)) for entry in entries)


def _objects(given: dict[str, Any], key: str) -> list[dict[str, Any]]:
    """Return the objects of a list; an entry that is no object is read as an empty one."""
    return [cast("dict[str, Any]", entry) if isinstance(entry, dict) else {} for entry in entries_of(given, key)]


def _cell(at: list[Any]) -> At:
    if len(at) != 2 or not all(type(value) is int for value in at):
        raise Refused("bad-case", key="at")
    return at[0], at[1]


def _is_card(value: Any) -> bool:
    return is_whole(value, CARDS[0], CARDS[-1])


def _millis(seconds: Any, key: str) -> int:
    """Return seconds as whole milliseconds, so that 0.1 + 0.2 is 0.3."""
    return round(_number(seconds, key) * 1000)


def _seconds(millis: int) -> int | float:
    return millis // 1000 if millis % 1000 == 0 else millis / 1000


def _number(value: Any, key: str) -> Any:
    """Return a time as it was given: whole or not, never below zero."""
    if type(value) not in (int, float) or not 0 <= value <= LONGEST:
        raise Refused("bad-case", key=key)
    return value
