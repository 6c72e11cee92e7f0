"""The link of a table: "https://club.example/games/table/KITE27-7M4Q0Z3VX1RN8C5T"."""

import re
from dataclasses import dataclass
from urllib.parse import SplitResult, urlsplit

from rollwright.core import Refused

TABLE = re.compile(r"[A-Za-z]{4}[0-9]{2}(-[0-9A-Za-z]{1,32})?")
LINK = re.compile(r"(?P<path>(/[^/]+)*)/table/(?P<table>[^/]+)(/.*)?")


class BadLink(Refused):
    """The text is no link of a table."""

    code = "bad-link"
    exit_code = 2


@dataclass(frozen=True)
class Link:
    """`site` is the address of the server, without a slash at its end; `table` is the code, with or without its key."""

    site: str
    table: str

    @property
    def code(self) -> str:
        return self.table.split("-", 1)[0].upper()

    @property
    def page(self) -> str:
        """The address of the table's page in a browser."""
        return f"{self.site}/table/{self.table}"


def read_link(text: str, server: str) -> Link:
    """Read a link, or the code or the key of a table at `server`."""
    text = text.strip()
    if TABLE.fullmatch(text):
        return Link(read_site(server), text)
    found = _split(text)
    path = LINK.fullmatch(found.path)
    if path is None or not TABLE.fullmatch(path["table"]):
        raise BadLink(link=text[:200])
    return Link(read_site(f"{found.scheme}://{found.netloc}{path['path']}"), path["table"])


def read_site(text: str) -> str:
    """Return the address of a server as requests begin with it."""
    found = _split(text)
    try:
        named = found.hostname is not None and found.port != 0
    except ValueError:
        named = False  # the port is no number
    if found.scheme not in ("http", "https") or not named or "@" in found.netloc:
        raise BadLink(link=text[:200])
    return f"{found.scheme}://{found.netloc}{found.path.rstrip('/')}"


def _split(text: str) -> SplitResult:
    try:
        return urlsplit(text if "://" in text else f"http://{text}")
    except ValueError:
        raise BadLink(link=text[:200]) from None  # brackets of an IPv6 address that do not fit
