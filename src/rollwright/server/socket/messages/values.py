"""Values that many messages have, with the bounds of all that a visitor sends.

The bounds only keep out the absurd: a seat that the table does not have, or a name that is a little too long, has a
refusal with a sentence of its own.
"""

from typing import Annotated, Literal

from msgspec import Meta

from rollwright.core import Level

Phase = Literal["open", "sealing", "playing", "over"]
Pencil = Literal["moss", "coral", "sky", "plum", "ochre", "ice", "rose", "rust", "slate", "ink", "olive", "wine"]
Pace = Literal[0, 45, 90]  # seconds a round; 0: no hurry
OnPaper = Literal["", "writing", "awaited", "entered", "without"]  # a paper seat, and how far its sheet is
Hex = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64)]  # 32 bytes
Small = Annotated[int, Meta(ge=-1000, le=1000)]
RoundNumber = Annotated[int, Meta(ge=0, le=1_000_000)]
Id = Annotated[str, Meta(max_length=512)]
NO_NUL = r"^[^\x00]*$"  # PostgreSQL takes no text with this letter
Text = Annotated[str, Meta(max_length=1000)]
LevelName = Annotated[Level, Meta(max_length=64)]
OptionValue = bool | Annotated[int, Meta(ge=-(10**9), le=10**9)] | Annotated[str, Meta(max_length=10_000)] | None
