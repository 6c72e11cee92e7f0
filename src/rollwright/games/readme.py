"""The README of a game, in the language asked for: the page and the press show it where a game has no other rules."""

from importlib.resources import files
from importlib.util import find_spec

from rollwright.core.lesson import Language


def readme_of(module: str, language: Language) -> str:
    """Return the README beside a game's module: in this language, else the plain one; "" without one."""
    spec = find_spec(module)
    if spec is None or not spec.parent:
        return ""
    for name in (f"README.{language}.md", "README.md"):
        readme = files(spec.parent) / name  # the parent of a package is the package itself
        if readme.is_file():
            return readme.read_text("utf-8")
    return ""
