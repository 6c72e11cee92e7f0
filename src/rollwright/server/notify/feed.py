"""A private feed (Atom, RFC 4287): the tables at which it is a browser's move."""

from collections.abc import Iterable
from datetime import UTC, datetime
from xml.etree import ElementTree

from rollwright.locale import Language, say
from rollwright.server.table.session import Session

ATOM = "http://www.w3.org/2005/Atom"


def write_feed(language: Language, site: str, address: str, sessions: Iterable[Session], now: int) -> bytes:
    """Return the feed at `address` with one entry for each of these tables."""
    feed = ElementTree.Element("feed", {"xmlns": ATOM, "xml:lang": language})
    _add(feed, "title", say(language, "ways-feed-title"))
    _add(feed, "id", address)
    ElementTree.SubElement(feed, "link", {"rel": "self", "href": address})
    ElementTree.SubElement(feed, "link", {"href": f"{site}/"})
    author = ElementTree.SubElement(feed, "author")
    _add(author, "name", "Rollwright")
    entries = [(session, _since(session)) for session in sessions]
    _add(feed, "updated", _moment(max((since for _, since in entries), default=now)))
    for session, since in entries:
        feed.append(_entry(language, site, session, since))
    return ElementTree.tostring(feed, encoding="utf-8", xml_declaration=True)


def _entry(language: Language, site: str, session: Session, since: int) -> ElementTree.Element:
    table = session.table
    entry, link = ElementTree.Element("entry"), f"{site}/table/{table.link}"
    said = say(language, "ways-feed-entry", game=table.game.info.title, round=table.round)
    _add(entry, "title", said)
    _add(entry, "id", f"{link}#round-{table.round}")
    _add(entry, "updated", _moment(since))
    ElementTree.SubElement(entry, "link", {"href": link})
    deadline = session.deadline() if table.opened.way.days else None
    if deadline is None:
        _add(entry, "summary", say(language, "ways-feed-text-free", table=table.name))
    else:
        until = datetime.fromtimestamp(deadline / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")
        _add(entry, "summary", say(language, "ways-feed-text", table=table.name, until=until))
    return entry


def _since(session: Session) -> int:
    return session.table.started_at + session.table.round_at


def _add(parent: ElementTree.Element, tag: str, text: str) -> None:
    ElementTree.SubElement(parent, tag).text = text


def _moment(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).isoformat(timespec="seconds")
