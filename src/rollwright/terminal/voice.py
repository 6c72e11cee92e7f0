"""How the command line speaks: in one language, on two streams."""

from dataclasses import dataclass, field
from typing import Any

from rich.console import Console

from rollwright.core import RollwrightError
from rollwright.locale import Language, say, sentence


@dataclass(frozen=True)
class Voice:
    """`out` is for what was asked for, `err` for everything about it: errors, progress."""

    language: Language = "en"
    out: Console = field(default_factory=lambda: Console(highlight=False))
    err: Console = field(default_factory=lambda: Console(stderr=True, highlight=False))

    def __call__(self, message: str, **params: Any) -> str:
        return say(self.language, message, **params)

    def print(self, message: str, **params: Any) -> None:
        self.out.print(self(message, **params), markup=False, soft_wrap=True)

    def complain(self, error: RollwrightError) -> None:
        self.err.print(sentence(self.language, error), markup=False, soft_wrap=True)
