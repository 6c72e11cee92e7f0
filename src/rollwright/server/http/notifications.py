"""How a browser asks to be told that it is its move: web push, and the address of a private feed."""

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from rollwright.core import NotFound
from rollwright.server.http.call import Call, check_body
from rollwright.server.http.lookups import limit_lookups
from rollwright.server.layers.asgi import language_of
from rollwright.server.layers.sub_path import site_address
from rollwright.server.notify import web_push
from rollwright.server.notify.feed import write_feed
from rollwright.server.notify.feed_key import feed_key_of, holder_of_feed
from rollwright.server.notify.messenger import Messenger
from rollwright.server.socket.messages import FeedAddress, PushKey, PushStop, PushWish
from rollwright.server.store.notifications import Subscription
from rollwright.server.table.registry import Registry

TABLES = 50  # the most tables in one feed


@get("/api/push")
async def show_push_key(request: Call) -> PushKey:
    """Give the key with which this site signs its messages."""
    messenger: Messenger = request.app.state.messenger
    return PushKey(web_push.to_text(web_push.public_bytes(await messenger.key())))


@post("/api/me/push", guards=[limit_lookups], before_request=check_body)  # it looks a name up
async def subscribe(data: JSONBody[PushWish], request: Call) -> PushStop:
    """Subscribe this browser, if it has a seat: it is sent a message when its move comes in a game over days."""
    messenger: Messenger = request.app.state.messenger
    await messenger.subscribe(
        Subscription(
            data.endpoint,
            request.state["holder"],
            data.p256dh,
            data.auth,
            language_of(request.scope),
            site_address(request),
        )
    )
    return PushStop(data.endpoint)


@post("/api/me/push/stop", before_request=check_body)
async def unsubscribe(data: JSONBody[PushStop], request: Call, registry: NamedDependency[Registry]) -> PushStop:
    """Stop telling this browser."""
    await registry.store.notifications.unsubscribe(data.endpoint, request.state["holder"])
    return data


@get("/api/me/feed", guards=[limit_lookups])
async def show_feed_address(request: Call, registry: NamedDependency[Registry]) -> FeedAddress:
    """Give the address of this browser's private feed. Nobody can guess it."""
    key = await feed_key_of(request.state["holder"], registry.store.notifications)
    return FeedAddress(f"{site_address(request)}/api/feeds/{key}")


@get("/api/feeds/{key:str}", guards=[limit_lookups], include_in_schema=False)
async def show_feed(key: FromPath[str], request: Call, registry: NamedDependency[Registry]) -> Response[bytes]:
    """Give a private feed to anybody who knows its address."""
    holder = await holder_of_feed(key, registry.store.notifications)
    if holder is None:
        raise NotFound
    sessions = await registry.tables_of(holder, TABLES, request.state["address"])
    mine = [session for session in sessions if session.table.seat_of(holder) in session.table.awaited()]
    site = site_address(request)
    text = write_feed(language_of(request.scope), site, f"{site}/api/feeds/{key}", mine, registry.clock.now())
    headers = {"cache-control": "private, no-store", "referrer-policy": "no-referrer"}
    return Response(text, media_type="application/atom+xml", headers=headers)


ROUTES = [show_push_key, subscribe, unsubscribe, show_feed_address, show_feed]
