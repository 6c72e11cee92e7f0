"""Options of a print: the flags of `rollwright print` and the choices of the Print page."""

from typing import Annotated, Any, Literal, get_args

import msgspec
from msgspec import Meta, Struct

from rollwright.core import Refused
from rollwright.press.drawing.inks import Ink

What = Literal["all", "sheets", "cards", "rules"]
PaperSize = Literal["a4", "letter"]
PerPage = Literal[1, 2, 4]
MOST_COPIES = 100
SIZES: dict[PaperSize, tuple[float, float]] = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
CHOICES: dict[str, tuple[Any, ...]] = {
    "what": get_args(What),
    "paper": get_args(PaperSize),
    "ink": get_args(Ink),
    "per_page": get_args(PerPage),
}


class BadPrint(Refused):
    """Something that the press cannot print."""

    code = "unknown-print-choice"
    status = 400


class PrintOptions(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything a person may choose. `copies` counts pages of each kind; `only` names sheets or cards (A, front, 1a).

    `large` is one sheet on a page with heavier lines and larger words; `left` puts names and boxes where a left hand
    does not cover them; `two_sided` prints backs for a printer that turns the page over its long edge; `code` is the
    small sign by which a photo of a sheet is recognised.
    """

    what: What = "sheets"
    paper: PaperSize = "a4"
    copies: Annotated[int, Meta(ge=1, le=MOST_COPIES)] = 1
    per_page: PerPage = 4
    ink: Ink = "colour"
    large: bool = False
    left: bool = False
    marks: bool = True
    bleed: bool = False
    two_sided: bool = True
    calibration: bool = False
    code: bool = True
    only: Annotated[str, Meta(max_length=80)] = ""

    @property
    def size(self) -> tuple[float, float]:
        """The page in millimetres, upright."""
        return SIZES[self.paper]

    def wants(self, name: str) -> bool:
        """Say whether this sheet or card is among those asked for."""
        wished = [word.strip().casefold() for word in self.only.split(",") if word.strip()]
        return not wished or name.casefold() in wished


def read_print_options(given: dict[str, Any]) -> PrintOptions:
    """Read options from text, as a command line or an address gives them; raise `BadPrint`."""
    for name, choices in CHOICES.items():
        if name in given and str(given[name]) not in map(str, choices):
            raise BadPrint(option=name, value=str(given[name])[:40], choices=", ".join(map(str, choices)))
    copies = str(given.get("copies", 1))
    if not copies.isdecimal() or not 1 <= int(copies[:9]) <= MOST_COPIES:
        raise BadPrint("bad-copies", copies=copies[:20], most=MOST_COPIES)
    try:
        return msgspec.convert(given, PrintOptions, strict=False)
    except msgspec.ValidationError as error:
        raise BadPrint("bad-print", detail=str(error)) from error
