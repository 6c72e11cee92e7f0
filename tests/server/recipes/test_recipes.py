"""The recipes of deploy/: proxies really run with TLS in front of a real server; the others are checked."""

import asyncio
import json
import os
import re
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Generator
from contextlib import contextmanager
from ipaddress import ip_network
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets

from rollwright.photo.picture import MOST_BYTES
from rollwright.server.reviews import brought as brought_files
from rollwright.server.settings import read_settings
from rollwright.server.site_settings import Site
from tests.examples import ROOT
from tests.server.client import Client
from tests.server.process import Server
from tests.server.services import free_port
from tools import services

DEPLOY = ROOT / "deploy"
NAME = "localhost"  # in the place of play.example.org


@pytest.fixture
def nginx() -> str:
    return str(services.find("nginx"))


@pytest.fixture
def haproxy() -> str:
    return str(services.find("haproxy"))


@pytest.fixture
def caddy() -> str:
    return str(services.find("caddy"))


@pytest.fixture
def certificate(tmp_path: Path) -> Path:
    """Make a certificate for `NAME` that signs itself; returns the file with certificate and key."""
    both, key, public = (tmp_path / name for name in ("both.pem", "key.pem", "certificate.pem"))
    wanted = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"]
    names = ["-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}"]
    command = ["openssl", "req", "-x509", *wanted, *names, "-keyout", str(key), "-out", str(public)]
    subprocess.run(command, check=True, capture_output=True)
    both.write_text(public.read_text() + key.read_text())
    return both


@contextmanager
def running(command: list[str], port: int, given: dict[str, str] | None = None) -> Generator[None]:
    """Run a proxy until the block ends; wait until it listens."""
    environment = {**os.environ, **(given or {})}
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env=environment)
    try:
        until = time.monotonic() + 10
        while True:
            with socket.socket() as probe:
                if not probe.connect_ex(("127.0.0.1", port)):
                    break
            assert process.poll() is None, process.stdout and process.stdout.read()
            assert time.monotonic() < until
        yield
    finally:
        process.terminate()
        process.wait()


def nginx_file(folder: Path, shipped: str, port: int, upstream: int) -> Path:
    """Put a shipped file into a whole configuration, with names, ports and certificates of this test."""
    text = (DEPLOY / shipped).read_text("utf-8")
    text = re.sub(r"(play|www)\.example\.org", NAME, text)
    text = re.sub(r"/etc/letsencrypt/live/\S+/fullchain.pem", str(folder / "certificate.pem"), text)
    text = re.sub(r"/etc/letsencrypt/live/\S+/privkey.pem", str(folder / "key.pem"), text)
    text = text.replace("listen 443 ssl", f"listen 127.0.0.1:{port} ssl")
    text = text.replace("listen 80", f"listen 127.0.0.1:{free_port()}").replace(
        "127.0.0.1:8000", f"127.0.0.1:{upstream}"
    )
    whole = folder / "nginx.conf"
    places = "".join(
        f"{kind}_temp_path {folder}/{kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    whole.write_text(
        f"daemon off; pid {folder}/nginx.pid; error_log {folder}/error.log;\nevents {{}}\n"
        f"http {{\naccess_log off;\n{places}\n{text}\n}}\n"
    )
    return whole


class Far:
    """A site over TLS, in the place of a server for `Client`."""

    def __init__(self, site: str, certificate: Path) -> None:
        self.site = site
        self.trust = ssl.create_default_context(cafile=str(certificate.with_name("certificate.pem")))
        self.origin = re.sub(r"(https://[^/]+).*", r"\1", site)
        self.transport = httpx.AsyncHTTPTransport(verify=self.trust)

    async def dial(self, path: str, headers: dict[str, str], address: str = "") -> websockets.ClientConnection:
        asked: Any = {"additional_headers": headers, "origin": self.origin, "ssl": self.trust, "compression": None}
        return await websockets.connect(self.site.replace("https", "wss") + path, **asked)


async def play(site: str, certificate: Path) -> None:
    """Open a table, sit down, start and make a move, all over TLS, as a browser does."""
    far = Far(site, certificate)
    ann = Client(far)
    ann.http.base_url, ann.http.headers["origin"] = httpx.URL(site), far.origin
    first = await ann.get("/api/games")
    assert "; Secure" in first.headers["set-cookie"]
    table = await ann.open()
    await ann.sit(table, "Ann")
    await ann.connect(table)
    await ann.ask("start")
    assert (await ann.move(ann.state["choices"][0], "done"))["type"] == "update"
    assert ann.state["view"]["round"] == 2
    assert (await ann.http.get("/", headers={"accept": "text/html"})).status_code == 200
    assert (await ann.get(f"/api/tables/{table}/qr.svg")).status_code == 200
    photo = await ann.http.post("/api/games/splitter/photo", content=bytes(MOST_BYTES), timeout=60)
    assert photo.status_code == 400, (photo.status_code, photo.text)
    assert photo.json()["code"] == "not-a-picture"  # the server itself has looked at all of it
    brought = await ann.http.post("/api/reviews", content=bytes(brought_files.MOST_BYTES), timeout=60)
    assert brought.status_code == 201, (brought.status_code, brought.text)
    await ann.close()


def start(tmp_path: Path, path: str = "", port: int = 0) -> Server:
    site = Site(proxies=(ip_network("127.0.0.1"),), path=path, access_log=True)
    return Server(tmp_path / "tables.sqlite", site=site, port=port)


@pytest.mark.parametrize(("shipped", "path"), [("nginx.conf", ""), ("nginx-path.conf", "/games")])
def test_a_move_is_made_through_nginx_with_tls(tmp_path: Path, certificate: Path, nginx: str, shipped: str, path: str):
    port = free_port()
    server = start(tmp_path, path)
    try:
        file = nginx_file(tmp_path, shipped, port, server.port)
        checked = subprocess.run([nginx, "-t", "-c", str(file)], capture_output=True, text=True, check=False)
        assert "test is successful" in checked.stderr, checked.stderr
        with running([nginx, "-c", str(file)], port):
            asyncio.run(play(f"https://{NAME}:{port}{path}", certificate))
    finally:
        server.stop()
    logged = [line for line in map(json.loads, server.log.splitlines()) if line["event"] == "request"]
    assert {line["address"] for line in logged} == {"127.0.0.1"}


@contextmanager
def haproxy_running(certificate: Path, first: int, second: int) -> Generator[str]:
    """Run HAProxy with the shipped file before two ports; yields the site."""
    port = free_port()
    text = (DEPLOY / "haproxy.cfg").read_text("utf-8")
    text = text.replace("/etc/haproxy/play.example.org.pem", str(certificate)).replace(":443", f"127.0.0.1:{port}")
    text = text.replace("127.0.0.1:8001", f"127.0.0.1:{first}").replace("127.0.0.1:8002", f"127.0.0.1:{second}")
    file = certificate.with_name("haproxy.cfg")
    file.write_text(text)
    haproxy = str(services.find("haproxy"))
    subprocess.run([haproxy, "-c", "-f", str(file)], check=True, capture_output=True)
    with running([haproxy, "-db", "-f", str(file)], port):
        yield f"https://{NAME}:{port}"


@pytest.mark.usefixtures("haproxy")
def test_a_move_is_made_through_haproxy_with_tls(tmp_path: Path, certificate: Path):
    server = start(tmp_path)
    try:
        with haproxy_running(certificate, server.port, server.port) as site:
            asyncio.run(play(site, certificate))
    finally:
        server.stop()


@contextmanager
def caddy_running(certificate: Path, first: int, second: int, shipped: str = "Caddyfile-nodes") -> Generator[str]:
    """Run Caddy with a shipped file before two ports; yields the site. It is given a certificate, and fetches none."""
    port, admin, folder = free_port(), free_port(), certificate.parent
    text = (DEPLOY / shipped).read_text("utf-8")
    public, key = (certificate.with_name(name) for name in ("certificate.pem", "key.pem"))
    text = text.replace("example.org} {", f"example.org}} {{\n\ttls {public} {key}")
    text = text.replace("node1:8000 node2:8000", f"127.0.0.1:{first} 127.0.0.1:{second}")
    file = folder / "Caddyfile"
    file.write_text(f"{{\n\tadmin 127.0.0.1:{admin}\n\tauto_https disable_redirects\n}}\n{text}")
    given = {"SITE": f"{NAME}:{port}", "ROLLWRIGHT": f"127.0.0.1:{first}", "HOME": str(folder)}
    caddy = str(services.find("caddy"))
    with running([caddy, "run", "--config", str(file), "--adapter", "caddyfile"], port, given):
        yield f"https://{NAME}:{port}"


@pytest.mark.usefixtures("caddy")
@pytest.mark.parametrize("shipped", ["Caddyfile", "Caddyfile-nodes"])
def test_a_move_is_made_through_caddy_with_tls(tmp_path: Path, certificate: Path, shipped: str):
    server = start(tmp_path)
    try:
        with caddy_running(certificate, server.port, server.port, shipped) as site:
            asyncio.run(play(site, certificate))
    finally:
        server.stop()


@pytest.mark.usefixtures("caddy")
def test_requests_wait_at_caddy_while_the_server_restarts(tmp_path: Path, certificate: Path):
    server = start(tmp_path)
    with caddy_running(certificate, server.port, server.port, "Caddyfile") as site:

        async def ask() -> int:
            async with httpx.AsyncClient(transport=Far(site, certificate).transport, timeout=60) as visitor:
                answer = asyncio.create_task(visitor.get(f"{site}/readyz"))
                back.append(await asyncio.to_thread(start, tmp_path, port=server.port))
                return (await answer).status_code

        server.stop()
        back: list[Server] = []
        assert asyncio.run(ask()) == 200
        back[0].stop()


@pytest.mark.usefixtures("caddy", "haproxy")
@pytest.mark.parametrize("proxy", [caddy_running, haproxy_running], ids=["caddy", "haproxy"])
def test_a_node_that_dies_costs_nobody_a_request(tmp_path: Path, certificate: Path, proxy: Any):
    """The proxy has not yet noticed: half of all requests go to the dead node first."""
    names = ("one", "two")
    nodes = [Server(tmp_path / f"{name}.sqlite", site=Site(proxies=(ip_network("127.0.0.1"),))) for name in names]

    async def ask(site: str) -> list[int]:
        async with httpx.AsyncClient(transport=Far(site, certificate).transport, timeout=60) as visitor:
            asked = [visitor.get(f"{site}/api/games") for _ in range(16)]
            return [answer.status_code for answer in await asyncio.gather(*asked)]

    with proxy(certificate, nodes[0].port, nodes[1].port) as site:
        assert asyncio.run(ask(site)) == [200] * 16
        nodes[0].kill()
        assert asyncio.run(ask(site)) == [200] * 16
    nodes[1].stop()


def test_the_unit_of_systemd_is_right(tmp_path: Path):
    """Read it as systemd does where its own check is here; everywhere look at the files and settings it names."""
    text = (DEPLOY / "rollwright.service").read_text("utf-8")
    given = dict(line.split("=", 1) for line in re.findall(r"^Environment=(.+)$", text, re.MULTILINE))
    assert str(read_settings(given).database) == "/var/lib/rollwright/tables.sqlite"
    assert "EnvironmentFile=-/etc/rollwright.env" in text
    analyse = services.find("systemd-analyze")
    if analyse is not None:
        unit = tmp_path / "rollwright.service"
        unit.write_text(
            re.sub(r"ExecStart=\S+", f"ExecStart={shutil.which('sh')}", text)
        )  # /opt/rollwright is not here
        checked = subprocess.run([str(analyse), "verify", str(unit)], capture_output=True, text=True, check=False)
        assert checked.returncode == 0, checked.stderr
        assert [line for line in checked.stderr.splitlines() if "rollwright" in line] == []


def test_the_settings_beside_the_unit_are_read():
    lines = (DEPLOY / "rollwright.env").read_text("utf-8").splitlines()
    settings = read_settings(dict(line.split("=", 1) for line in lines if line and not line.startswith("#")))
    assert settings.site.proxies == (ip_network("127.0.0.1"),)


def test_every_recipe_is_on_the_list_and_in_the_docs():
    listed = (DEPLOY / "README.md").read_text("utf-8")
    for file in DEPLOY.iterdir():
        assert file.name == "README.md" or f"`{file.name}`" in listed, file.name
