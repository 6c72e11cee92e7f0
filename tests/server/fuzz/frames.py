"""A grammar of frames: requests of all kinds as a page sends them, and each of them broken in all the ways we know."""

import json
from random import Random
from typing import Any, get_args

from rollwright.core import grammar
from rollwright.games import find
from rollwright.server.socket.messages import Request

KINDS = tuple(str(kind.__struct_config__.tag) for kind in get_args(Request))
WORDS = (
    "",
    "-",
    "0",
    "-1",
    "9" * 30,
    "3L4",
    "M2",
    "r5c3",
    "across",
    "A",
    "é",
    "\x00",
    "1,2,3",
    "👨‍👩‍👧‍👦",
    "null",
    "1e9",
    " ",
)
NASTY: tuple[Any, ...] = (
    None,
    True,
    0,
    -1,
    1.5,
    10**6,
    10**18,
    10**40,
    10**400,
    10**3500,
    1e308,
    "",
    "x" * 65,
    "x" * 700,
    "\ud7ff\u200d\u202e",
    "\x00",
    [],
    {},
    [[]],
    {"type": "move"},
    ["done"] * 60,
    [None],
)
BYTES = (b"\xff", b"\x00", b'"', b"\\", b"{", b"[" * 50, b"]", b"\xf0\x9f", b"\\ud800", b"1e999", b"-", b",,")
DEEP = (b'{"type":"ping","z":' + b"[" * 1500 + b"]" * 1500 + b"}", b"[" * 4000, b'{"a":' * 700, b'[{"":' * 600)


class Frames:
    """One game's frames. A page that can move gives its choices, so that moves of all rounds are tried."""

    def __init__(self, random: Random, game: str) -> None:
        self._random = random
        self._verbs = grammar(find(game))
        self._sent: list[bytes] = [b"{}"]

    def draw(self, state: dict[str, Any]) -> str | bytes:
        random = self._random
        luck = random.random()
        if luck < 0.02:
            return random.choice(DEEP)
        if luck < 0.05:
            return random.choice(self._sent)  # sent again
        request = self._request(state)
        if luck < 0.40:
            self._spoil(request)
        frame = json.dumps(request, ensure_ascii=random.random() < 0.5).encode("utf-8", "replace")
        if luck < 0.15:
            frame = self._break(frame)
        self._sent = [*self._sent[-50:], frame]
        return _as_text(frame) if random.random() < 0.8 else frame

    def _request(self, state: dict[str, Any]) -> dict[str, Any]:
        random = self._random
        kind = "move" if random.random() < 0.5 else random.choice(KINDS)
        request: dict[str, Any] = {"type": kind, "id": f"{random.getrandbits(40):x}"}
        view: dict[str, Any] = state.get("view") or {}
        match kind:
            case "move":
                now: int = view.get("round", 0)
                request["round"] = now if random.random() < 0.9 else random.randrange(-2, 30)
                request["actions"] = [self._action(state) for _ in range(random.choice((1, 1, 1, 2, 3)))]
            case "seat-bot":
                request |= {"seat": random.randrange(-1, 5), "level": random.choice(("gentle", "sharp", "odd", None))}
            case "commit" | "reveal":
                field = "hash" if kind == "commit" else "share"
                request[field] = random.randbytes(random.choice((0, 16, 32, 32, 33))).hex()
            case "handicap":
                request |= {"seat": random.randrange(-1, 5), "strong": random.random() < 0.5}
            case _:
                pass
        return request

    def _action(self, state: dict[str, Any]) -> str:
        random = self._random
        choices: list[str] = state.get("choices") or []
        if choices and random.random() < 0.7:
            return random.choice(choices)
        verb = random.choice([*self._verbs, "fly"])
        places = len(self._verbs.get(verb, ())) + random.choice((0, 0, 0, 1))
        return " ".join([verb, *(random.choice(WORDS) for _ in range(places))])

    def _spoil(self, request: dict[str, Any]) -> None:
        random = self._random
        name = random.choice([*request])
        match random.randrange(4):
            case 0:
                del request[name]
            case 1:
                request[random.choice(WORDS)] = random.choice(NASTY)
            case _:
                request[name] = random.choice(NASTY)

    def _break(self, frame: bytes) -> bytes:
        random, at = self._random, self._random.randrange(len(frame) + 1)
        match random.randrange(4):
            case 0:
                return frame[:at]
            case 1:
                return frame[:at] + random.choice(BYTES) + frame[at:]
            case 2:
                return frame[:at] + random.randbytes(random.randrange(1, 9)) + frame[at + 3 :]
            case _:
                return frame + frame


def _as_text(frame: bytes) -> str | bytes:
    try:
        return frame.decode()
    except UnicodeDecodeError:
        return frame
