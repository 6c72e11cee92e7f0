"""The vectors of tests/vectors/encrypted.json: the server encrypts these cards, and the page (vitest) opens them.

`python -m tests.server.show.test_encryption_vectors` writes the file again.
"""

import json
from pathlib import Path
from typing import Any

from rollwright.games.difference.names import name_of
from rollwright.server.show.encryption import encrypt_cards, encrypt_pieces, pictures_name, proof
from tests.server.encrypted import names_of, unlock
from tests.server.games.racing import marked_cut

FILE = Path(__file__).parents[2] / "vectors" / "encrypted.json"
SECRET, SEED, RESUME = "5ec1" * 16, "d1f1" * 16, "9f3c77aa01b2c3d4"


def vectors() -> dict[str, Any]:
    """Return two files, what each name opens in them, and names that open nothing."""
    cut = marked_cut(elements=2, ground=3000)
    names = {card: name_of(SEED, card) for card in cut.cards}
    pieces, cards = encrypt_pieces(cut, SECRET), encrypt_cards(cut, SECRET, names)
    opened = [
        {"name": name, "pieces": [(unlock(pieces, piece) or b"").hex() for piece in names_of(cards, name)]}
        for name in names.values()
    ]
    wrong = [name_of(SEED, 3), pictures_name(SECRET), "0" * 32]
    return {
        "pieces": pieces.hex(),
        "cards": cards.hex(),
        "opened": opened,
        "wrong": wrong,
        "resume": RESUME,
        "proof": proof(RESUME, pieces, cards),
    }


def test_the_page_opens_what_the_server_encrypts():
    assert json.loads(FILE.read_text("utf-8")) == vectors()


if __name__ == "__main__":
    FILE.write_text(json.dumps(vectors(), indent=1) + "\n", "utf-8")
