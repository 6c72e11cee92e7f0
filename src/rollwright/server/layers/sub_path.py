"""A site under a path such as /games: the application is asked without it, and its answers name it."""

from typing import Any

from litestar.types import ASGIApp, Receive, Scope, Send

from rollwright.server.http.call import Call


class SubPath:
    """Wraps an application; leaves the path in `scope["state"]["path"]`, where cookies and addresses are made from it.

    Requests without it are answered too: some proxies remove it, and so do probes that ask the server directly.
    """

    def __init__(self, app: ASGIApp, path: str) -> None:
        self._app = app
        self._path = path

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        state: Any = scope.setdefault("state", {})
        state["path"] = self._path
        asked: str = scope["path"]
        if self._path and (asked == self._path or asked.startswith(f"{self._path}/")):
            scope["path"] = asked.removeprefix(self._path) or "/"
            scope["raw_path"] = scope["raw_path"].removeprefix(self._path.encode()) or b"/"
        await self._app(scope, receive, send)


def site_path(scope: Scope) -> str:
    """Return the path under which the site lies: empty, or without a slash at its end."""
    state: Any = scope.get("state") or {}
    return state.get("path", "")


def site_address(request: Call) -> str:
    """Return the address of the site as the visitor sees it, without a slash at its end."""
    return f"{str(request.base_url).rstrip('/')}{site_path(request.scope)}"
