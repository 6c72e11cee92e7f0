"""A grammar of frames: requests of all kinds as a page sends them, and each of them broken in all the ways we know.

The fields of a request come from its type, so that a new kind, or a new field, is tried without a change here.
"""

import json
from random import Random
from typing import Any, get_args

from msgspec import inspect

from rollwright.core import grammar, hash_share
from rollwright.games import GAMES, find
from rollwright.server.socket.messages import Request
from tests.server.client import Client
from tests.server.encrypted import prove

REQUESTS: dict[str, Any] = {str(kind.__struct_config__.tag): kind for kind in get_args(Request)}
KINDS = tuple(REQUESTS)
RARE = ("start", "end", "leave", "remove")  # after these less can be tried at a table
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
HEX = "^[0-9a-f]{64}$"
DEEP = (b'{"type":"ping","z":' + b"[" * 1500 + b"]" * 1500 + b"}", b"[" * 4000, b'{"a":' * 700, b'[{"":' * 600)


class Frames:
    """One game's frames. A page that can move gives its choices, so that moves of all rounds are tried.

    `whole` are the ids of all requests that were neither spoilt nor broken, with their kinds.
    """

    def __init__(self, random: Random, game: str) -> None:
        self.whole: dict[str, str] = {}
        self._random = random
        self._verbs = grammar(find(game))
        self._sent: list[bytes] = [b"{}"]
        self._shares: dict[tuple[str, int], str] = {}

    def draw(self, page: Client) -> str | bytes:
        random = self._random
        luck = random.random()
        if luck < 0.02:
            return random.choice(DEEP)
        if luck < 0.05:
            return random.choice(self._sent)  # sent again
        request = self.request(self._kind(page.state), page)
        if luck < 0.40:
            self._spoil(request)
        else:
            self.whole[request["id"]] = request["type"]
        frame = json.dumps(request, ensure_ascii=random.random() < 0.5).encode("utf-8", "replace")
        if luck < 0.15:
            frame = self._break(frame)
        self._sent = [*self._sent[-50:], frame]
        return _as_text(frame) if random.random() < 0.8 else frame

    def request(self, kind: str, page: Client) -> dict[str, Any]:
        return {"type": kind} | self._fields(REQUESTS[kind], page)

    def _kind(self, state: dict[str, Any]) -> str:
        random, phase = self._random, state.get("phase")
        if phase == "sealing" and random.random() < 0.6:
            return random.choice(("commit", "reveal"))
        if phase == "playing" and random.random() < 0.5:
            return "move"
        kind = random.choice(KINDS)
        return kind if kind not in RARE or random.random() < 0.3 else random.choice(KINDS)

    def _fields(self, struct: Any, page: Client) -> dict[str, Any]:
        found = inspect.type_info(struct)
        assert isinstance(found, inspect.StructType)
        return {
            field.encode_name: self._value(field.encode_name, field.type, page)
            for field in found.fields
            if field.required or self._random.random() < 0.5
        }

    def _value(self, name: str, kind: inspect.Type, page: Client) -> Any:  # noqa: C901  # a line for each type
        random = self._random
        known = self._known(name, page)
        if known is not None and random.random() < 0.95:
            return known
        match kind:
            case inspect.UnionType(types=types):
                return self._value("", random.choice(types), page)
            case inspect.BoolType():
                return random.random() < 0.5
            case inspect.IntType(ge=low, le=high):
                return random.randrange(5) if random.random() < 0.9 else random.choice((low or 0, high or 0))
            case inspect.StrType(pattern=pattern):
                return random.randbytes(32).hex() if pattern == HEX else random.choice(WORDS)
            case inspect.LiteralType(values=values):
                return random.choice(values)
            case inspect.VarTupleType(item_type=item):
                return [self._value("", item, page) for _ in range(random.randrange(3))]
            case inspect.DictType(key_type=key, value_type=value):
                one = {self._value("", key, page): self._value("", value, page)}
                return one if random.random() < 0.2 else {}
            case inspect.StructType(cls=struct):
                return self._fields(struct, page)
            case inspect.NoneType():
                return None
            case _:
                raise TypeError(kind)

    def _known(self, name: str, page: Client) -> Any:  # a line for each name
        """Return what an honest page says here, if the name of the field alone tells it."""
        random, state = self._random, page.state
        match name:
            case "id":
                return f"{random.getrandbits(40):x}"
            case "round":
                view: dict[str, Any] = state.get("view") or {}
                now: int = view.get("round", 0)
                return now if random.random() < 0.9 else random.randrange(30)
            case "actions":
                return [self._action(state) for _ in range(random.choice((1, 1, 1, 2, 3)))]
            case "game":
                return random.choice([*GAMES, "odd"])
            case "level":
                return random.choice(("gentle", "sharp", "odd"))
            case "name":
                return f"Somebody {random.randrange(100)}"
            case "share":
                return self._share(page)
            case "hash":
                return hash_share(page.hello.get("commitment", ""), page.me or 0, self._share(page))
            case "proof":
                return prove(page.resume, page.pieces, page.cards)
            case _:
                return None

    def _share(self, page: Client) -> str:
        key = (page.hello.get("commitment", ""), page.me or 0)
        return self._shares.setdefault(key, self._random.randbytes(32).hex())

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
