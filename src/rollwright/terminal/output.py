"""Texts of the catalogue in one language, printed on standard output and standard error."""

from dataclasses import dataclass, field
from typing import Any

from rich.console import Console

from rollwright.core import RollwrightError
from rollwright.locale import Language, say, sentence


class Stream(Console):
    """A console that leaves a closed pipe to the command line; rich would end the program with code 1."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


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
