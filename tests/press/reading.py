"""Read a printed PDF back: sizes in millimetres, words, fonts, pictures of pixels."""

import io
from typing import Any, cast

from pypdf import PageObject, PdfReader

from rollwright.games import find
from rollwright.locale import Language
from rollwright.press.games.parts import Progress
from rollwright.press.options import read_print_options
from rollwright.press.panel import Document
from rollwright.press.printing import print_game
from rollwright.press.typeset import to_pdf

POINTS = 72 / 25.4


def document(game: str, language: Language = "en", progress: Progress | None = None, **given: Any) -> Document:
    return print_game(find(game), read_print_options(given), language, progress)


def printed(game: str, language: Language = "en", **given: Any) -> PdfReader:
    return read(to_pdf(document(game, language, **given)))


def read(pdf: bytes) -> PdfReader:
    return PdfReader(io.BytesIO(pdf))


def millimetres(box: Any) -> tuple[float, float]:
    return round(float(box.width) / POINTS, 1), round(float(box.height) / POINTS, 1)


def words(page: PageObject) -> str:
    return " ".join(page.extract_text().split())


def fonts(reader: PdfReader) -> dict[str, bool]:
    """Return every font of the file by name, and whether it is embedded."""
    return dict(found for page in reader.pages for found in _fonts_of(page.get("/Resources", {})))


def _fonts_of(resources: Any) -> list[tuple[str, bool]]:
    found: list[tuple[str, bool]] = []
    for entry in resources.get("/Font", {}).values():
        font = entry.get_object()
        for inner in [child.get_object() for child in font.get("/DescendantFonts", [font])]:
            descriptor = inner.get("/FontDescriptor", {}).get_object()
            embedded = any(key in descriptor for key in ("/FontFile", "/FontFile2", "/FontFile3"))
            found.append((str(inner.get("/BaseFont", "")).split("+")[-1], embedded))
    for form in resources.get("/XObject", {}).values():
        if form.get_object().get("/Subtype") == "/Form":
            found += _fonts_of(form.get_object().get("/Resources", {}))
    return found


def pixels(page: PageObject) -> int:
    """Return how many pictures of pixels a page has."""
    return _images(page.get("/Resources", {}))


def _images(resources: Any) -> int:
    count = 0
    for form in resources.get("/XObject", {}).values():
        inner = form.get_object()
        count += inner.get("/Subtype") == "/Image"
        count += _images(inner.get("/Resources", {}))
    return count


def alternatives(reader: PdfReader) -> set[str]:
    """Return the last sentence of each text that stands for a drawing."""
    return {text.split(". ", 1)[-1] for text in _alternatives(reader.root_object["/StructTreeRoot"])}


def _alternatives(node: Any) -> set[str]:
    inner = node.get_object() if hasattr(node, "get_object") else node
    if isinstance(inner, list):
        return {text for kid in cast("list[Any]", inner) for text in _alternatives(kid)}
    if not isinstance(inner, dict):
        return set()
    entry = cast("dict[str, Any]", inner)
    return {str(entry["/Alt"])} if "/Alt" in entry else _alternatives(entry.get("/K", []))
