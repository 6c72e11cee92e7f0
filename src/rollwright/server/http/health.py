"""Whether the server answers."""

from litestar import get


@get("/healthz")
async def health() -> dict[str, str]:
    """Say that the server answers."""
    return {"status": "ok"}


ROUTES = [health]
