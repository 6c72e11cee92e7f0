"""Texts of the catalogue in one language, printed on standard output and standard error."""

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment

from rollwright.core import RollwrightError
from rollwright.locale import Language, say, sentence

# Control characters, which a terminal obeys, and characters that change the direction of the text.
COMMANDS = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")


class Stream(Console):
    """A console that leaves a closed pipe to the command line; rich would end the program with code 1.

    It replaces the control characters in every text: names and details come from files and servers of strangers, which
    could otherwise erase our lines and write others in their place.
    """

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError

    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterable[Segment]:
        for segment in super().render(renderable, options):
            if segment.control or COMMANDS.search(segment.text) is None:
                yield segment
            else:
                yield Segment(COMMANDS.sub("\N{REPLACEMENT CHARACTER}", segment.text), segment.style)


@dataclass(frozen=True)
class Output:
    """`out` takes the answer to a command, `err` everything else: errors, progress, warnings."""

    language: Language = "en"
    out: Console = field(default_factory=lambda: Stream(highlight=False))
    err: Console = field(default_factory=lambda: Stream(stderr=True, highlight=False))

    def text(self, message: str, **params: Any) -> str:
        """Return a message of the catalogue with its parameters filled in."""
        return say(self.language, message, **params)

    def print(self, message: str, **params: Any) -> None:
        self.out.print(self.text(message, **params), markup=False, soft_wrap=True)

    def warn(self, message: str, **params: Any) -> None:
        self.err.print(self.text(message, **params), markup=False, soft_wrap=True)

    def print_error(self, error: RollwrightError) -> None:
        said = getattr(error, "said", "") or sentence(self.language, error)  # a server's own sentence
        self.err.print(said, markup=False, soft_wrap=True)
