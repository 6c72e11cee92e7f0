"""Web push: a message that only one browser can read, when it has become its move; and addresses that are refused."""

import asyncio
from collections.abc import AsyncGenerator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest

from rollwright.server.notify import push_address
from rollwright.server.notify.web_push import encrypt, from_text, public_bytes, read_key, to_text
from rollwright.server.refusals import BadInput
from rollwright.server.settings import Limits
from rollwright.server.site_settings import Site
from rollwright.server.table.session import DAY
from tests.server.client import Client, seat_all
from tests.server.in_process import in_process
from tests.server.notify.receiver import decrypt, read_token, receiver
from tests.server.process import Server
from tests.server.test_over_days import go_home, turn_until
from tests.server.turned import TurnedClock, calm, until

NEAR = Site(local_push=True)
NAMES = push_address.NameLookups(1)


def test_our_reader_reads_the_message_of_the_standard():
    """RFC 8291, section 5."""
    key = read_key("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94")
    body = (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
        "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    auth = from_text("BTBZMqHH6r4Tts7J_aSIgg")
    assert decrypt(from_text(body), key, auth) == b"When I grow up, I want to be a watermelon"


def test_only_the_browser_reads_an_encrypted_message_and_its_length_tells_little():
    key = read_key("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94")
    auth = "BTBZMqHH6r4Tts7J_aSIgg"
    bodies = [encrypt(text, to_text(public_bytes(key)), auth) for text in (b"a", b"a much longer message")]
    assert [decrypt(body, key, from_text(auth)) for body in bodies] == [b"a", b"a much longer message"]
    assert len(bodies[0]) == len(bodies[1])


async def test_a_game_over_days_goes_on_across_a_restart_and_a_push_arrives(tmp_path: Path):
    """A real server in a process of its own, and a real receiver."""
    with receiver() as service:
        server = Server(tmp_path / "tables.sqlite", site=NEAR)
        ada, ben = await seat_all(server.port, 2, way={"days": 2})
        assert (await ada.post("/api/me/push", service.wish)).status_code == 201
        key = (await ada.get("/api/push")).json()["key"]
        await ada.write_anything()
        await ada.close()
        await ben.close()
        server.kill()
        server = Server(tmp_path / "tables.sqlite", site=NEAR)
        back = Client(server.port, token=ben.token)
        await back.connect(ben.table)
        await back.write_anything()
        headers, message = service.next()
        assert message["title"] == "Your move"
        assert message["body"] == "Splitter, round 2. With Person 1."
        assert message["path"] == f"table/{back.hello['link']}"
        assert headers["path"] == "/push/1?x=2"
        assert headers["Content-Encoding"] == "aes128gcm"
        assert 0 < int(headers["TTL"]) <= 2 * 86_400
        claims, fields = read_token(headers["Authorization"])
        assert claims["aud"] == service.endpoint.partition("/push")[0]
        assert fields["k"] == key  # made at first, and the same after the restart
        assert service.arrived.empty()  # Ben is here, and Ada is told once
        await back.close()
        server.stop()


async def test_at_the_deadline_everybody_who_is_not_here_is_told(tmp_path: Path):
    clock = TurnedClock()
    with receiver() as service:
        async with in_process(tmp_path, clock=clock, site=NEAR) as place:
            ada, ben = await seat_all(place, 2, way={"days": 1})
            await ben.post("/api/me/push", service.wish)
            await go_home(ada, ben)
            session = await place.registry.find(ada.table)
            await clock.turn(DAY)
            await turn_until(clock, lambda: session.table.round == 2)
            await until(lambda: not service.arrived.empty())
            assert service.next()[1]["tag"] == ada.table


@pytest.mark.parametrize("status", [404, 410])
async def test_a_subscription_that_is_gone_is_dropped(tmp_path: Path, status: int):
    with receiver() as service:
        async with in_process(tmp_path, site=NEAR) as place:
            ada, ben = await seat_all(place, 2, way={"days": 1})
            await ada.post("/api/me/push", service.wish)
            store, holder = place.registry.store, place.registry.sessions[ada.table].table.chairs[0].holder
            assert len(await store.notifications.subscriptions(holder)) == 1
            service.status = status
            await ada.write_anything()
            await go_home(ada)
            await ben.write_anything()
            await until(lambda: not service.arrived.empty())
            while await store.notifications.subscriptions(holder):
                await place.clock.turn(0)


async def test_a_person_who_is_here_or_has_taken_it_back_gets_no_message(tmp_path: Path):
    with receiver() as service:
        async with in_process(tmp_path, site=NEAR) as place:
            ada, ben = await seat_all(place, 2, way={"days": 1})
            await ada.post("/api/me/push", service.wish)
            await ada.write_anything()
            await ben.write_anything()  # round 2, and Ada is here
            assert (await ben.post("/api/me/push/stop", {"endpoint": service.endpoint})).status_code == 201
            holder = place.registry.sessions[ada.table].table.chairs[0].holder
            assert len(await place.registry.store.notifications.subscriptions(holder)) == 1  # Ben cannot stop Ada's
            await ada.post("/api/me/push/stop", {"endpoint": service.endpoint})
            assert await place.registry.store.notifications.subscriptions(holder) == []
            assert service.arrived.empty()


ADDRESSES = [
    "http://push.example.org/x",
    "https://push.example.org:8443/x",
    "https://127.0.0.1/x",
    "https://[::1]/x",
    "https://10.1.2.3/x",
    "https://192.168.0.1/x",
    "https://169.254.169.254/latest/meta-data",
    "https://192.0.0.192/opc/v1",
    "https://[::ffff:10.0.0.1]/x",
    "https://[64:ff9b::a00:1]/x",
    "https://[fd00::1]/x",
    "https://[fec0::1]/x",
    "https://0.0.0.0/x",
    "https://localhost/x",
    "https://2130706433/x",
    "https://user@push.example.org/x",
    "https://",
    "https://[::1",
    "ftp://push.example.org/x",
    "file:///etc/passwd",
    "https://push.example.org/" + "x" * 2000,
    "https://push.example.org/\r\nHost: other",
    "",
]


@pytest.mark.parametrize("address", ADDRESSES)
async def test_an_address_that_is_no_push_service_is_refused(tmp_path: Path, address: str):
    async with in_process(tmp_path) as place:
        ada = Client(place)
        with receiver() as service:
            answer = await ada.post("/api/me/push", service.wish | {"endpoint": address})
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-push-address")


async def test_names_are_looked_up_a_few_at_a_time_also_where_nobody_waits_any_more(monkeypatch: pytest.MonkeyPatch):
    """The event loop has four threads for it, and a name server may take its time."""
    begun: list[str] = []
    answer = asyncio.Event()

    async def look_up(host: str, *_: object, **__: object) -> list[tuple[object, ...]]:
        begun.append(host)
        await answer.wait()
        return [(2, 1, 6, "", ("93.184.216.34", 443))]

    monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", look_up, raising=False)
    monkeypatch.setattr(push_address, "WITHIN", 0.05)
    names = push_address.NameLookups(2)
    asked = [asyncio.ensure_future(_check(f"https://{n}.example.org/", names, f"visitor {n}")) for n in range(9)]
    await asyncio.wait(asked[:2])
    assert [isinstance(each.exception(), BadInput) for each in asked[:2]] == [True, True]
    assert begun == ["0.example.org", "1.example.org"]
    answer.set()
    assert await asyncio.gather(*asked[2:]) == ["93.184.216.34"] * 7


async def test_slow_names_of_one_visitor_keep_one_place(monkeypatch: pytest.MonkeyPatch):
    """The name of another is looked up meanwhile; the waiting visitor's own time begins with the lookup."""
    begun: list[str] = []
    answer = asyncio.Event()

    async def look_up(host: str, *_: object, **__: object) -> list[tuple[object, ...]]:
        begun.append(host)
        if host.startswith("slow"):
            await answer.wait()
        return [(2, 1, 6, "", ("93.184.216.34", 443))]

    monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", look_up, raising=False)
    monkeypatch.setattr(push_address, "WITHIN", 0.05)
    names = push_address.NameLookups(2)
    slow = [_check(f"https://slow{n}.example.org/", names, "Eve") for n in range(9)]
    assert all(isinstance(each, BadInput) for each in await asyncio.gather(*slow, return_exceptions=True))
    assert await _check("https://push.example.org/", names, "Ada") == "93.184.216.34"
    assert begun == ["slow0.example.org", "push.example.org"]
    answer.set()
    await calm()
    assert await _check("https://slow9.example.org/", names, "Eve") == "93.184.216.34"


async def _check(endpoint: str, names: push_address.NameLookups, visitor: str) -> str:
    return (await push_address.check(endpoint, allow_local=False, names=names, visitor=visitor))[1]


async def test_a_browser_without_a_seat_is_not_subscribed(tmp_path: Path):
    with receiver() as service:
        async with in_process(tmp_path, site=NEAR) as place:
            answer = await Client(place).post("/api/me/push", service.wish)
            assert (answer.status_code, answer.json()["code"]) == (403, "not-seated")
            assert [*await place.registry.store.fetch("SELECT * FROM subscription")] == []


async def test_subscriptions_are_limited_as_they_look_names_up(tmp_path: Path):
    async with in_process(tmp_path, Limits(posts=500, lookups=1)) as place:
        ada = Client(place)
        await ada.get("/api/games")  # brings the cookie
        with receiver() as service:
            wish = service.wish | {"endpoint": "http://127.0.0.1/"}
            codes = [(await ada.post("/api/me/push", wish)).json()["code"] for _ in range(11)]
        assert codes == ["bad-push-address"] * 10 + ["too-many-lookups"]


async def test_a_name_that_later_leads_to_a_private_address_is_not_followed(monkeypatch: pytest.MonkeyPatch):
    """A name is looked up again before each message, and the number that was checked is the one that is called."""
    numbers = iter(["93.184.216.34", "10.0.0.1"])

    async def look_up(*_: object, **__: object) -> list[tuple[object, ...]]:
        return [(2, 1, 6, "", (next(numbers), 443))]

    monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", look_up, raising=False)
    checked = await push_address.check("https://push.example.org/x", allow_local=False, names=NAMES, visitor="Ada")
    assert checked[1:] == ("93.184.216.34", 443)
    with pytest.raises(BadInput):
        await push_address.check("https://push.example.org/x", allow_local=False, names=NAMES, visitor="Ada")


@asynccontextmanager
async def endless_service() -> AsyncGenerator[tuple[int, asyncio.Event]]:
    """A push service whose answer never ends: its port, and when a message has reached it."""
    reached = asyncio.Event()

    async def answer(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        reached.set()
        with suppress(OSError):
            while not writer.is_closing():
                writer.write(b"H")
                await writer.drain()
                await asyncio.sleep(0.01)

    server = await asyncio.start_server(answer, "127.0.0.1", 0)
    async with server:
        yield server.sockets[0].getsockname()[1], reached


async def test_a_service_that_never_ends_its_answer_keeps_no_thread_of_the_tables(tmp_path: Path):
    """Tables are read in the threads that asyncio has for everybody."""
    asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(1))
    async with endless_service() as (port, reached), in_process(tmp_path, site=NEAR) as place:
        ada, ben = await seat_all(place, 2, way={"days": 1})
        with receiver() as service:
            await ada.post("/api/me/push", service.wish | {"endpoint": f"http://127.0.0.1:{port}/x"})
        await ada.write_anything()
        await go_home(ada)
        await ben.write_anything()
        async with asyncio.timeout(20):
            await reached.wait()
            assert await asyncio.to_thread(lambda: True)


async def test_a_knock_has_its_time_as_a_whole(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(push_address, "WITHIN", 0.2)
    async with endless_service() as (port, _):
        checked = await push_address.check(f"http://127.0.0.1:{port}/x", allow_local=True, names=NAMES, visitor="Ada")
        knock = asyncio.ensure_future(push_address.post(checked, {}, b"x"))
        await asyncio.wait([knock], timeout=20)
        assert isinstance(knock.exception(), OSError)


@pytest.mark.parametrize("said", [b"", b"\n", b"HTTP/1.1 2x1 OK\r\n", b"H" * 100_000, b"HTTP/1.1 999999999999 x\r\n"])
async def test_an_answer_that_is_none_is_an_error(said: bytes):
    async def answer(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(said)
        writer.close()

    server = await asyncio.start_server(answer, "127.0.0.1", 0)
    async with server:
        address = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/x"
        checked = await push_address.check(address, allow_local=True, names=NAMES, visitor="Ada")
        with pytest.raises(OSError):  # noqa: PT011  # where the line is cut, the system words it
            await push_address.post(checked, {}, b"x")


@pytest.mark.parametrize(("p256dh", "auth"), [("AAAA", "BTBZMqHH6r4Tts7J_aSIgg"), ("é", "x"), ("", "")])
async def test_keys_that_no_browser_has_are_refused(tmp_path: Path, p256dh: str, auth: str):
    async with in_process(tmp_path, site=NEAR) as place:
        wish = {"endpoint": "http://127.0.0.1:9/x", "p256dh": p256dh, "auth": auth}
        answer = await Client(place).post("/api/me/push", wish)
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-push-keys")
