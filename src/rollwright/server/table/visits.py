"""How a visitor comes to a table: by its code, by its link, or by the link of its evening. Wrong ones are limited."""

from collections.abc import Callable
from hmac import compare_digest
from typing import Protocol

from rollwright.server.limits.rates import RateLimits
from rollwright.server.refusals import NoTable, StillSealed, TooMuch
from rollwright.server.room.results import evening_key
from rollwright.server.store.protocol import Store
from rollwright.server.table.codes import read_link
from rollwright.server.table.session import Session

SEATS_OF_A_HOLDER = 200  # tables that are looked through for one browser


class Tables(Protocol):
    """The part of the registry that is needed here."""

    @property
    def sessions(self) -> dict[str, Session]: ...

    async def find(self, code: str, address: str = "") -> Session: ...

    async def key_of(self, code: str, address: str) -> str: ...


class Visits:
    """Leads visitors to tables.

    A code can be guessed, and a link with a wrong key would tell which codes are in use. So every visit is counted by
    address, and a right one is given back. Codes and keys are counted apart: wrong codes do not end the use of links.
    Where the limit is reached, a right name is answered like a wrong one, except for a person with a seat at that
    unfinished table, who may always come back.
    """

    def __init__(self, tables: Tables, store: Store, limits: RateLimits) -> None:
        self._tables = tables
        self._store = store
        self._limits = limits

    async def table(self, link: str, holder: str, address: str) -> Session:
        """Return the session of the table that a visitor names by its link or its code, or raise `NoTable`."""
        session = await self._find(link, holder, address, _is_key if read_link(link)[1] else None)
        if session.hides_dice() and session.table.opened.holder != holder:
            raise StillSealed
        return session

    async def evening(self, link: str, holder: str, address: str) -> Session:
        """Return the first table of the room whose page to keep has this link, or raise `NoTable`."""
        return await self._find(link, holder, address, _is_evening_key)

    async def _find(self, link: str, holder: str, address: str, fits: Callable[[str, str], bool] | None) -> Session:
        """Find a table by its code. Where there is `fits`, the key of the link must fit that of the table.

        A wrong key is answered like a code that is not in use, and no table is loaded for it.
        """
        code, key = read_link(link)
        here = self._tables.sessions.get(code)
        if here is not None and fits is not None and fits(key, here.table.opened.key):
            return await self._tables.find(code, address)
        token = self._limits.guess(address, "code" if fits is None else "key")
        if token is None and code not in await self._store.unfinished(holder, "sat", 0, SEATS_OF_A_HOLDER):
            raise TooMuch("too-many-guesses")
        try:
            if fits is not None and not fits(key, await self._tables.key_of(code, address)):
                raise NoTable(table=code[:12])
            return await self._tables.find(code, address)
        except NoTable:
            token = None  # this one counts
            raise
        finally:
            if token is not None:
                token.put_back()


def _is_key(key: str, own: str) -> bool:
    return compare_digest(key.encode(), own.encode())


def _is_evening_key(key: str, own: str) -> bool:
    return bool(own) and compare_digest(key.encode(), evening_key(own).encode())
