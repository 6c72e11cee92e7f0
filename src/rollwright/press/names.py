"""Names of people on paper."""

from rollwright.locale import Language, say
from rollwright.press.fonts import can_print


def printed_name(name: str, seat: int, language: Language) -> str:
    """Return a name as it can be printed: one in a script that our fonts lack gives way to the number of its seat."""
    return name if can_print(name) else say(language, "press-seat", seat=seat + 1)
