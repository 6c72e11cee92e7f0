"""Routes of the talk at a table."""

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from rollwright.server.http.call import Call, check_body, visit
from rollwright.server.socket.messages import Say, SetTalk, Talk
from rollwright.server.table.registry import Registry


@get("/api/tables/{table:str}/talk")
async def show_talk(table: FromPath[str], request: Call, registry: NamedDependency[Registry]) -> Talk:
    """Show what was said last at a table."""
    return await registry.talks.show(await visit(request, table))


@post("/api/tables/{table:str}/talk", before_request=check_body)
async def speak(table: FromPath[str], data: JSONBody[Say], request: Call, registry: NamedDependency[Registry]) -> Talk:
    """Say something: a gesture or one line."""
    return await registry.talks.say(await visit(request, table), request.state["holder"], data)


@post("/api/tables/{table:str}/talk/rules", before_request=check_body)
async def settle_talk(
    table: FromPath[str], data: JSONBody[SetTalk], request: Call, registry: NamedDependency[Registry]
) -> Talk:
    """Let the host choose whether people may speak, whether notes stay, and delete them."""
    return await registry.talks.settle(await visit(request, table), request.state["holder"], data)


ROUTES = [show_talk, speak, settle_talk]
