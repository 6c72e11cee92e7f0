"""The messages of one language. Each is parsed when it is first said: to parse all takes a third of a second."""

import re
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

# An entry begins at the start of a line with its name; everything up to the next one, or to a comment, belongs to it.
_ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*)[ \t]*=.*\n?(?:(?!-?[A-Za-z][\w-]*[ \t]*=|#).*\n?)*", re.MULTILINE)
_NAME = re.compile(r"-?[A-Za-z][\w-]*")


class Bundle:
    """The messages of Fluent texts. Of several with one name the first stays: no package changes our words."""

    def __init__(self, language: str, texts: Iterable[str], functions: dict[str, Callable[..., Any]]) -> None:
        self._parsed = FluentBundle([language], functions=functions, use_isolating=False)
        self._unparsed: dict[str, str] = {}
        for text in texts:
            for name, entry in entries(text):
                self._unparsed.setdefault(name, entry)

    def has(self, message: str) -> bool:
        self._parse(message)
        return self._parsed.has_message(message)

    def format(self, message: str, params: dict[str, Any]) -> tuple[str | None, list[Exception]]:
        """Return a message with its parameters, and what went wrong; None: there is no text."""
        pattern = self._parsed.get_message(message).value if self.has(message) else None
        if pattern is None:
            return None, []
        text, errors = self._parsed.format_pattern(pattern, params)
        return str(text), errors

    def _parse(self, name: str, within: tuple[str, ...] = ()) -> None:
        """Parse an entry after those that it may refer to. Threads may do so at the same time."""
        entry = self._unparsed.get(name)
        if entry is None or name in within:
            return
        for other in _NAME.findall(entry):
            self._parse(other, (*within, name))
        self._parsed.add_resource(FluentResource(entry))
        self._unparsed.pop(name, None)


def entries(text: str) -> Iterator[tuple[str, str]]:
    """Return the entries of a Fluent text with their names; a term's begins with a hyphen."""
    return ((entry[1], entry[0]) for entry in _ENTRY.finditer(text))
