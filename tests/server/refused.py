"""Tests of refusals: two people at a table, a look at all they know, and how a refusal reads."""

from typing import Any

from tests.server.client import Client, seat_all


async def talk(port: int, language: str) -> list[Client]:
    clients = await seat_all(port, 2)
    for client in clients:
        await client.leave_line()
        client.language = language
        await client.connect(client.table)
    return clients


async def look(clients: list[Client]) -> list[Any]:
    for client in clients:
        await client.ask("ping")
    return [(client.seq, client.shown) for client in clients]


def is_refusal(answer: dict[str, Any], code: str) -> bool:
    return answer["type"] == "refused" and answer["code"] == code and len(answer["sentence"]) > 10
