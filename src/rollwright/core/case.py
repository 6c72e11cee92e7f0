"""Read the parts of a worked case given as JSON, or refuse the case."""

from typing import Any, cast

from rollwright.core.errors import Refused


def mapping_of(case: dict[str, Any], key: str) -> dict[str, Any]:
    """Return the object under `key` (absent or null: an empty one), or refuse the case."""
    value = case.get(key)
    if value is None:
        return {}
    if not isinstance(value, dict):
        raise Refused("bad-case", key=key)
    return cast("dict[str, Any]", value)


def entries_of(case: dict[str, Any], key: str) -> list[Any]:
    """Return the list under `key` (absent or null: an empty one), or refuse the case."""
    value = case.get(key)
    if value is None:
        return []
    if not isinstance(value, list):
        raise Refused("bad-case", key=key)
    return cast("list[Any]", value)


def placement_of(case: dict[str, Any]) -> list[tuple[Any, Any]]:
    """Return the cells and values of a case's `move.place`; an entry that is no object gives None for both."""
    entries = entries_of(mapping_of(case, "move"), "place")
    read = [cast("dict[str, Any]", entry) if isinstance(entry, dict) else {} for entry in entries]
    return [(entry.get("cell"), entry.get("value")) for entry in read]


def is_whole(value: Any, low: int, high: int) -> bool:
    """Say whether `value` is a whole number in these bounds; 3.0 and true are none."""
    return type(value) is int and low <= value <= high
