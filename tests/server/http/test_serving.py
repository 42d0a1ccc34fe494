"""The server as a program: how it starts, what it logs and counts, how it stops, and what it says when it
cannot.
"""

from __future__ import annotations

import json
import signal
import socket
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from mazmorra.server.app import make_api
from mazmorra.server.config import Config
from mazmorra.server.limits import Limits
from mazmorra.server.metrics import Metrics
from mazmorra.server.people.bans import Bans
from tests.cli.run import mazmorra
from tests.server.http.running import SECONDS, Person, Running, refusal, serving

JSON = {"Content-Type": "application/json"}


def test_what_is_not_there_and_what_cannot_be_done_there_look_like_every_refusal(server: Running) -> None:
    assert refusal(httpx.get(f"{server.url}/api/nothing", timeout=SECONDS)) == (404, "not-found")
    assert refusal(httpx.put(f"{server.url}/api/games", timeout=SECONDS)) == (405, "wrong-method")
    broken = httpx.post(f"{server.url}/api/people", content="{", headers=JSON, timeout=SECONDS)
    assert refusal(broken) == (422, "bad-request")
    deep = httpx.post(f"{server.url}/api/people", content="[" * 100_000, headers=JSON, timeout=SECONDS)
    assert refusal(deep) in [(400, "bad-request"), (422, "bad-request")]
    half = httpx.post(
        f"{server.url}/api/people", content=rb'{"name": "\ud800"}', headers=JSON, timeout=SECONDS
    )
    assert refusal(half) in [(422, "bad-request"), (422, "bad-name")]


async def test_an_error_of_ours_tells_nothing_of_the_inside() -> None:
    config = Config("sqlite:///nowhere")
    broken = httpx.ASGITransport(
        make_api(config, Limits(config), Metrics(), Bans()), raise_app_exceptions=False
    )

    async with httpx.AsyncClient(transport=broken, base_url="http://here") as client:
        reply = await client.get("/api/tables")

    assert refusal(reply) == (500, "internal")
    assert reply.json()["error"]["args"] == {}


def test_the_figures_are_told_to_prometheus(server: Running, over: str) -> None:
    text = httpx.get(f"{server.url}/metrics").text

    for name in (
        "mazmorra_tables ",
        "mazmorra_connections ",
        'mazmorra_moves_total{by="bot"}',
        "mazmorra_append_seconds_bucket",
        "mazmorra_http_seconds_bucket",
        "mazmorra_refusals_total",
    ):
        assert name in text
    assert over not in text


def test_what_is_refused_over_a_socket_is_counted(server: Running, ana: Person) -> None:
    def counted(code: str) -> float:
        text = httpx.get(f"{server.url}/metrics").text
        found = [
            line.split()[-1]
            for line in text.splitlines()
            if line.startswith(f'mazmorra_refusals_total{{code="{code}"}}')
        ]
        return float(found[0]) if found else 0.0

    address, before = (
        server.url.replace("http", "ws", 1),
        {code: counted(code) for code in ("bad-message", "bad-token")},
    )
    with connect(f"{address}/api/tables/{ana.table()}/socket") as open_socket:
        open_socket.send(json.dumps({"type": "hello", "token": ana.token}))
        open_socket.send("nonsense")
        while json.loads(open_socket.recv(10))["type"] != "refused":
            pass
    with connect(f"{address}/api/tables/{ana.table()}/socket") as open_socket:
        open_socket.send(json.dumps({"type": "hello", "token": "forged"}))
        assert closing_code(open_socket) == 4401

    assert {code: counted(code) - before[code] for code in before} == {"bad-message": 1, "bad-token": 1}


def test_the_log_is_lines_of_json_without_secrets(ana: Person, over: str) -> None:
    ana.token = ana.post("/me/account", {"username": "in_the_log", "password": "a secret password"})["token"]
    ana.get("/me")
    lines = [json.loads(line) for line in ana.server.log.read_text().splitlines()]

    requests = [line for line in lines if line["message"] == "request"]
    assert {"at", "level", "logger", "method", "route", "status", "ms", "address"} <= set(requests[-1])
    text = ana.server.log.read_text()
    for secret in (ana.token, ana.token.split(".")[-1], "a secret password", "salt of the earth"):
        assert secret not in text


def closing_code(open_socket: ClientConnection) -> int:
    """The code a socket is closed with, whatever is still said before."""
    try:
        while True:
            open_socket.recv(10)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 0


def test_a_server_that_stops_tells_sockets_to_come_again_and_keeps_everything(tmp_path: Path) -> None:
    with serving(tmp_path) as first:
        ana = first.person()
        table = ana.table()
        address = first.url.replace("http", "ws", 1)
        with connect(f"{address}/api/tables/{table}/socket") as open_socket:
            open_socket.send(json.dumps({"type": "hello", "token": ana.token}))
            open_socket.recv(10)
            first.process.send_signal(signal.SIGTERM)
            assert closing_code(open_socket) == 1012
        first.process.wait(10)
    with serving(tmp_path) as second:
        assert Person(second, ana.id, ana.token).get(f"/tables/{table}")["id"] == table
        assert "error" not in second.log.read_text()


def test_a_server_told_to_stop_while_it_starts_stops(tmp_path: Path) -> None:
    with serving(tmp_path) as running:
        pass  # it has said where it is, but hardly serves yet

    assert running.process.returncode == 0


def test_a_port_in_use_is_told_in_a_sentence(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        tried = mazmorra("serve", "--port", str(port), home=tmp_path)

    assert tried.returncode == 2
    assert str(port) in tried.stderr
    assert "Traceback" not in tried.stderr


@pytest.mark.parametrize(
    "options",
    [
        ("--database", "nonsense"),
        ("--database", "mysql://x"),
        ("--redis", "nonsense"),
        ("--port", "99999"),
        ("--host", "no.such.host.invalid"),
    ],
)
def test_a_wrong_address_is_told_in_a_sentence(options: tuple[str, str], tmp_path: Path) -> None:
    tried = mazmorra("serve", *(() if "--port" in options else ("--port", "0")), *options, home=tmp_path)

    assert tried.returncode == 2
    assert tried.stderr
    assert "Traceback" not in tried.stderr
