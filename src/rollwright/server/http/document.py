"""The HTML document as a visitor gets it: the built one, with the files and the first answers that its page will need.

A file that the document names is fetched at the same time as the first script, and an answer that it carries is not
asked for. Both save a round trip. The document is for one visitor and is neither stored nor compressed: its
answers may hold a name that somebody chose beside the key of a table (docs/security.md).
"""

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

FIRST_FONTS = ("alegreya-800", "alegreya-sans-400", "alegreya-sans-700")  # seen first on every page


CATALOGUE = re.compile(r"words-(\w+)-(.+)")  # the part; one that is a file of its own is named by its source


class BuiltFile(Struct):
    """One entry of Vite's manifest, `files.json`: the file, and what has to be there with it."""

    file: str
    name: str = ""
    imports: tuple[str, ...] = ()
    css: tuple[str, ...] = ()


class Build:
    """Vite's output: the document and the files by the names of their parts, such as `table` or `words-en-home`."""

    def __init__(self, document: str, files: Mapping[str, BuiltFile]) -> None:
        self._document = document
        self._files = files
        self._named = {file.name: key for key, file in files.items() if file.name and file.file.endswith(".js")}

    def page(self, site_path: str, parts: Iterable[str], answers: Mapping[str, Any], stranger: bool) -> str:
        """Return the document of a site under `site_path`, with these parts named and these answers in it.

        The browser of a stranger has none of our fonts: it gets them after the scripts (web/src/lib/shell/fonts.ts).
        """
        files = [*self.files(parts), *([] if stranger else self.fonts())]
        links = [_link(file) for file in files if f"./{file}" not in self._document]
        carried = msgspec.json.encode(answers).decode().replace("<", "\\u003c")  # no tag can begin in it
        data = f'<script type="application/json" id="carried">{carried}</script>'
        document = self._document.replace("<html ", '<html data-fonts="later" ') if stranger else self._document
        text = document.replace("</head>", "".join(f"{line}\n" for line in (*links, data)) + "</head>")
        return text.replace('="./', f'="{site_path}/').replace(
            'name="site-path" content=""', f'name="site-path" content="{site_path}"'
        )

    def files(self, parts: Iterable[str]) -> list[str]:
        """Return the files of these parts. A part that was not built has none."""
        found: dict[str, None] = {}
        for part in parts:
            for key in (self._named.get(part, ""), CATALOGUE.sub(r"../src/rollwright/locale/\1/\2.ftl?raw", part)):
                if key in self._files:
                    self._add(key, found)
        return [*found]

    def fonts(self) -> list[str]:
        """Return the fonts that every page shows first."""
        keys = (f".fonts/{font}-first.woff2" for font in FIRST_FONTS)
        return [self._files[key].file for key in keys if key in self._files]

    def _add(self, key: str, found: dict[str, None]) -> None:
        file = self._files[key]
        if file.file not in found:
            found.update(dict.fromkeys((file.file, *file.css)))
            for imported in file.imports:
                self._add(imported, found)


def read_build(folder: Path) -> Build | None:
    """Read what Vite built into a folder, unless it has built nothing."""
    document, files = folder / "index.html", folder / "files.json"
    try:
        return _read(document, files, document.stat().st_mtime_ns)
    except OSError:
        return None


@lru_cache(maxsize=2)
def _read(document: Path, files: Path, changed: int) -> Build:  # noqa: ARG001  # a new build is read anew
    built = msgspec.json.decode(files.read_bytes(), type=dict[str, BuiltFile]) if files.exists() else {}
    return Build(document.read_text("utf-8"), built)


def _link(file: str) -> str:
    match Path(file).suffix:
        case ".css":
            return f'<link rel="stylesheet" crossorigin href="./{file}">'
        case ".woff2":
            return f'<link rel="preload" as="font" type="font/woff2" crossorigin href="./{file}">'
        case _:
            return f'<link rel="modulepreload" crossorigin href="./{file}">'
