"""A bare WebSocket echo on the same library: what one message in and one message out cost at the very least."""

import asyncio
import sys
from typing import Any

import uvicorn

from rollwright.server.serve import bind, loop_factory


async def app(scope: Any, receive: Any, send: Any) -> None:
    if scope["type"] != "websocket":
        return
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": message["text"]})


def main() -> None:
    listener = bind("127.0.0.1", 0)
    sys.stderr.write(f'"port": {listener.getsockname()[1]}\n')
    sys.stderr.flush()
    server = uvicorn.Server(
        uvicorn.Config(app, access_log=False, log_level="warning", lifespan="off", ws_per_message_deflate=False)
    )
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(server.serve(sockets=[listener]))


if __name__ == "__main__":
    main()
