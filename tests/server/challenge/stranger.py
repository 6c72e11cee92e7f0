"""A stranger who asks for everything that there is to ask for: each GET and POST route, and the page of each table."""

from collections.abc import Iterator, Mapping
from itertools import product
from typing import Any

import msgspec
from litestar import Litestar
from litestar.handlers import HTTPRouteHandler
from litestar.routes import HTTPRoute

from tests.server.client import Client

LEFT_OUT = (
    "/api/games/{}/print",  # empty sheets as PDF, and
    "/schema",  # the list of routes: a second each
    "/api/me/pencil/put-down",  # makes the stranger another browser
)
SAMPLES = {"round": 1, "name": "Nosy", "title": "Nosy"}  # fields of a body

Known = Mapping[str, tuple[str, ...]]


class Stranger:
    """A browser that remembers what it was told. `heard` has what was asked, and the answer."""

    def __init__(self, app: Litestar, client: Client) -> None:
        self.client = client
        self.heard: list[tuple[str, str]] = []
        self._routes = list(_routes(app))

    async def ask_everything(self, known: Known, naming: frozenset[str] = frozenset()) -> None:
        """Ask all routes, each with everything that is known of what its path names.

        With `naming` only those whose path names one of these.
        """
        for method, path, names, handler in self._routes:
            if naming and not naming & {*names}:
                continue
            for values in product(*(known.get(name, ("1",)) for name in names)):
                await self._ask(method, path.format(*values), handler, dict(zip(names, values, strict=True)))
        for link in known["table"]:
            await self._watch(link)

    async def ask(self, path: str) -> None:
        answer = await self.client.http.get(path)
        self.heard.append((f"GET {path}", f"{answer.text} {answer.headers}"))

    async def _ask(self, method: str, path: str, handler: HTTPRouteHandler, named: dict[str, str]) -> None:
        if method == "GET":
            await self.ask(path)
            return
        data = handler.parsed_fn_signature.parameters.get("data")
        wanted = SAMPLES | named | {"id": f"ask-{len(self.heard)}"}
        answer = await self.client.http.post(path, json={} if data is None else _smallest(data.annotation, wanted))
        self.heard.append((f"POST {path}", f"{answer.text} {answer.headers}"))

    async def _watch(self, link: str) -> None:
        """Open the page of a table, and close it again."""
        page = Client(self.client.port, token=self.client.token, shares=False, holds=False)
        await page.connect(link)
        await page.leave_line()
        self.heard += [(f"socket {link}", frame) for frame in page.frames]


def _routes(app: Litestar) -> Iterator[tuple[str, str, list[str], HTTPRouteHandler]]:
    """Yield each GET and POST route: its method, its path with gaps, what these are named, and its handler."""
    for route in app.routes:
        if not isinstance(route, HTTPRoute):
            continue
        names = [part.name for part in route.path_components if not isinstance(part, str)]
        path = "/" + "/".join(part if isinstance(part, str) else "{}" for part in route.path_components)
        if not path.startswith(LEFT_OUT):
            for handler in route.route_handlers:
                for method in sorted({"GET", "POST"} & {*handler.http_methods}):
                    yield method, path, names, handler


def _smallest(kind: Any, wanted: dict[str, Any]) -> dict[str, Any]:
    """Return a body of this type with nothing but the fields that it must have."""
    if not (isinstance(kind, type) and issubclass(kind, msgspec.Struct)):
        return {}
    fields = [field for field in msgspec.structs.fields(kind) if field.required]
    return {field.encode_name: wanted.get(field.name, "1") for field in fields}
