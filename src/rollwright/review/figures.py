"""Figures of a review as text: with a decimal point or comma, as chances, and with a sign."""

from rollwright.locale import Language
from rollwright.review.reason import Currency


def decimal(language: Language, number: float, decimals: int = 1) -> str:
    """Return a number with so many decimals; one that is rounded to zero has no sign."""
    text = f"{number:.{decimals}f}"
    text = text.removeprefix("-") if float(text) == 0 else text
    return text if language == "en" else text.replace(".", ",")


def amount(language: Language, currency: Currency, number: float) -> str:
    """Return points with one decimal, or a chance in per cent."""
    return f"{decimal(language, 100 * number)} %" if currency == "win" else decimal(language, number)


def signed(text: str) -> str:
    """Return a figure with its sign; zero has none."""
    return text if text.startswith(("-", "0.0", "0,0")) else f"+{text}"
