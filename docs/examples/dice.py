"""Work out every die of a finished game again, with nothing of Rollwright: python docs/examples/dice.py game.json"""

# ruff: noqa: T201 - a program may print

import hashlib
import hmac
import json
import sys
from pathlib import Path
from typing import Any


def draw(seed: str, key: str, faces: list[Any], dice: int) -> list[Any]:
    """Take faces by the bytes of HMAC-SHA256(seed, "key#0"), "key#1", …; skip numbers that would favour some."""
    values, block, width = list[Any](), 0, 1 if len(faces) <= 256 else 2
    fair = 256**width - 256**width % len(faces)
    while len(values) < dice:
        stream = hmac.digest(seed.encode(), f"{key}#{block}".encode(), "sha256")
        numbers = [int.from_bytes(stream[at : at + width], "big") for at in range(0, len(stream), width)]
        values += [faces[number % len(faces)] for number in numbers if number < fair]
        block += 1
    return values[:dice]


def main(file: str) -> int:
    game = json.loads(Path(file).read_text("utf-8"))
    secret = bytes.fromhex(game["secret"])
    added = game["words"]
    if game.get("hashes"):  # what the pages of the seats added
        added = ["rollwright-dice-2", game["words"], game["hashes"], game["shares"]]
    text = json.dumps(added, ensure_ascii=False, separators=(",", ":"))
    seed = hmac.digest(secret, text.encode(), "sha256").hex()
    honest = hashlib.sha256(secret).hexdigest() == game["commitment"]
    for roll in game["rolls"]:
        if roll["kind"] == "roll":
            values = draw(seed, roll["key"], roll["faces"], len(roll["values"]))
            honest = honest and values == roll["values"]
            print(roll["key"], *values)
    print("honest" if honest else "not honest")
    return 0 if honest else 1


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
