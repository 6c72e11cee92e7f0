"""Make a document's pages with Typst: as PDF with page boxes, or as pictures for a preview."""

import io
import tempfile
from dataclasses import asdict
from importlib.resources import files
from pathlib import Path
from typing import Any, Literal, cast

import msgspec
import typst
from pypdf import PageObject, PdfReader, PdfWriter
from pypdf.generic import RectangleObject

from rollwright.press.drawing.inks import colour, spot
from rollwright.press.drawing.pen import FACES, typeable
from rollwright.press.fonts import fonts
from rollwright.press.panel import Document, Page, Panel, Paragraph

POINTS = 72 / 25.4  # in a millimetre


def to_pdf(document: Document) -> bytes:
    """Return the document as a tagged PDF with its fonts inside, and with trim and bleed boxes."""
    made = _compile(document, "pdf")
    reader = PdfReader(io.BytesIO(made[0]))
    writer = PdfWriter(clone_from=reader)
    plain = [page for page in document.pages if not page.text]
    running = len(writer.pages) - len(plain)
    sized = iter(_boxes(document, running))
    for printed in writer.pages:
        page = next(sized)
        if page is not None:
            _set_boxes(printed, page)
    out = io.BytesIO()
    writer.write(out)
    return out.getvalue()


def count_pages(pdf: bytes) -> int:
    return len(PdfReader(io.BytesIO(pdf)).pages)


def to_pictures(document: Document, ppi: float = 96) -> list[bytes]:
    """Return each page as a PNG."""
    return _compile(document, "png", ppi)


def _boxes(document: Document, running: int) -> list[Page | None]:
    """Return for each page of the file the page it was made from; pages of running text have no boxes of their own.

    A document has at most one page of running text that may go on, and it comes last.
    """
    plain: list[Page | None] = [page for page in document.pages if not page.text]
    return [*plain, *([None] * running)]


def _set_boxes(printed: PageObject, page: Page) -> None:
    """Set the trim box (what is kept after cutting) and the bleed box (what is printed beyond it)."""
    if page.trim is None:
        return
    left, top, width, height = page.trim
    for name, beyond in (("trimbox", 0.0), ("bleedbox", page.bleed)):
        box = (
            max(0.0, left - beyond) * POINTS,
            max(0.0, page.height - top - height - beyond) * POINTS,
            min(page.width, left + width + beyond) * POINTS,
            min(page.height, page.height - top + beyond) * POINTS,
        )
        setattr(printed, name, RectangleObject(box))


def _compile(document: Document, kind: Literal["pdf", "png"], ppi: float | None = None) -> list[bytes]:
    drawings: dict[str, int] = {}
    data: dict[str, Any] = {
        "title": document.title,
        "language": document.language,
        "foot": f"Rollwright · {document.title}",
        "colours": {
            "print": colour("print", document.ink),
            "soft": colour("print-soft", document.ink),
            "spot": colour(spot(document.spot), document.ink),
            "line": colour("line-soft", document.ink),
        },
        "faces": FACES,
        "pages": [_page(page, document, drawings) for page in document.pages],
    }
    data["drawings"] = list(drawings)
    with tempfile.TemporaryDirectory(prefix="rollwright-press-") as folder:
        source_file = Path(folder) / "page.typ"
        source_file.write_bytes((files("rollwright.press") / "page.typ").read_bytes())
        for name, picture in document.pictures.items():
            (Path(folder) / name).write_bytes(picture)
        made: Any = typst.compile(
            source_file,
            root=Path(folder),
            font_paths=fonts(),
            ignore_system_fonts=True,
            format=kind,
            ppi=ppi,
            sys_inputs={"data": msgspec.json.encode(data).decode()},
        )
    return cast("list[bytes]", made) if isinstance(made, list) else [bytes(made)]


def _page(page: Page, document: Document, drawings: dict[str, int]) -> dict[str, Any]:
    return {
        "width": page.width,
        "height": page.height,
        "marks": _kept(page.marks, drawings) if page.marks else "",
        "placed": [
            {
                "x": placed.x,
                "y": placed.y,
                "scale": placed.scale,
                "turn": placed.turn,
                "panel": _panel(placed.panel, document, drawings),
            }
            for placed in page.placed
        ],
        "text": [_paragraph(piece, document, drawings) for piece in page.text],
        "columns": page.columns,
        "size": page.size,
    }


def _panel(panel: Panel, document: Document, drawings: dict[str, int]) -> dict[str, Any]:
    blocks: list[dict[str, Any]] = []
    for block in panel.blocks:
        said = {name: getattr(block, name) for name in block.__dataclass_fields__}
        blocks.append({**said, "text": typeable(block.text), "fill": colour(block.fill, document.ink)})
    return {
        "width": panel.width,
        "height": panel.height,
        "bleed": panel.bleed,
        "pictures": [asdict(picture) for picture in panel.pictures],
        "alt": panel.alt,
        "drawing": _kept(panel.drawing, drawings),
        "blocks": blocks,
    }


def _paragraph(piece: Paragraph, document: Document, drawings: dict[str, int]) -> dict[str, Any]:
    return {
        "kind": piece.kind,
        "runs": [{"text": typeable(run.text), "strong": run.strong, "code": run.code} for run in piece.runs],
        "rows": piece.rows,
        "panels": [_panel(panel, document, drawings) for panel in piece.panels],
        "captions": piece.captions,
    }


def _kept(drawing: str, drawings: dict[str, int]) -> int:
    """Return the number of a drawing; equal ones are kept once."""
    return drawings.setdefault(drawing, len(drawings))
