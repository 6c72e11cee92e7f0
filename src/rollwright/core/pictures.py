"""The pictures of a game whose cards are pictures: how they are cut into pieces, and the gallery that keeps them."""

from typing import Any, Protocol

from msgspec import Struct


class Piece(Struct, frozen=True, array_like=True):
    """An image file that belongs to the pictures of several cards; its upper left corner lies at (x, y)."""

    x: int
    y: int
    image: bytes


class Cut(Struct, frozen=True):
    """The pictures of all cards, cut into pieces that no other piece of the same card overlaps.

    `cards` has the pieces of each card, by their places in `pieces`. The first piece of a card lies under the others.
    """

    pieces: tuple[Piece, ...]
    cards: dict[int, tuple[int, ...]]


class Gallery(Protocol):
    """The pictures of a game, kept in a folder. Rendering may take seconds, so the server asks for them ahead."""

    media_type: str

    async def cut(self, options: Any) -> Cut:
        """Return the pictures of all cards. The server encrypts them and sends them ahead."""
        ...

    def names(self, state: Any) -> dict[int, str]:
        """Return the secret name of each card at this table, 32 hexadecimal digits: the view shows it at the reveal."""
        ...

    async def answer(self, state: Any, seat: int | None, name: str, width: int) -> bytes:
        """Return the picture of this name, for looking closer, if `seat` may see it now, or raise `NotFound`."""
        ...

    async def close(self) -> None: ...
