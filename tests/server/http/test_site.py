"""The web app as the server sends it: compressed, cached, any page of it at any address; and what is there
before it is built.
"""

from __future__ import annotations

import re
from pathlib import Path

import httpx
import pytest

from mazmorra.server.app import make_api
from mazmorra.server.config import Config
from mazmorra.server.http import pages
from mazmorra.server.http.site import Site
from mazmorra.server.limits import Limits
from mazmorra.server.metrics import Metrics
from mazmorra.server.people.bans import Bans

FILES = {"index.html": "<p>the app", "assets/app-1a2b.js": "say(1)", "icon.svg": "<svg/>"}


@pytest.fixture
def client(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> httpx.AsyncClient:
    for name, text in FILES.items() if request.node.get_closest_marker("unbuilt") is None else ():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text)
        (tmp_path / f"{name}.br").write_bytes(b"brotli")
        (tmp_path / f"{name}.gz").write_bytes(b"gzip")
    monkeypatch.setattr(pages, "site", Site(tmp_path))
    config = Config("sqlite:///nowhere")
    transport = httpx.ASGITransport(make_api(config, Limits(config), Metrics(), Bans()))
    return httpx.AsyncClient(
        transport=transport, base_url="http://here", headers={"Accept-Encoding": "identity"}
    )


@pytest.mark.parametrize("path", ["/", "/tables", "/rules/raiders", "/index.html"])
async def test_every_address_is_the_app(client: httpx.AsyncClient, path: str) -> None:
    reply = await client.get(path)
    assert (reply.status_code, reply.text, reply.headers["Content-Type"]) == (
        200,
        "<p>the app",
        "text/html; charset=utf-8",
    )
    assert reply.headers["Cache-Control"] == "no-cache"


async def test_files_whose_name_tells_the_content_are_kept_for_good(client: httpx.AsyncClient) -> None:
    reply = await client.get("/assets/app-1a2b.js")
    assert reply.text == "say(1)"
    assert "immutable" in reply.headers["Cache-Control"]
    assert (await client.get("/assets/gone.js")).status_code == 404


async def test_what_the_browser_has_is_not_sent_again(client: httpx.AsyncClient) -> None:
    tag = (await client.get("/icon.svg")).headers["ETag"]
    reply = await client.get("/icon.svg", headers={"If-None-Match": tag})
    assert (reply.status_code, reply.content) == (304, b"")


@pytest.mark.parametrize(
    ("accepted", "sent"), [("gzip, br", "br"), ("gzip;q=1.0", "gzip"), ("identity", None)]
)
async def test_it_travels_as_small_as_the_browser_understands(
    client: httpx.AsyncClient, accepted: str, sent: str | None
) -> None:
    async with client.stream("GET", "/icon.svg", headers={"Accept-Encoding": accepted}) as reply:
        raw = b"".join([part async for part in reply.aiter_raw()])
    assert reply.headers.get("Content-Encoding") == sent
    assert raw == {"br": b"brotli", "gzip": b"gzip", None: b"<svg/>"}[sent]


@pytest.mark.parametrize("path", ["/nowhere", "/wp-login.php", "/tables2/abc"])
async def test_an_address_that_leads_nowhere_is_the_app_that_says_so(
    client: httpx.AsyncClient, path: str
) -> None:
    reply = await client.get(path)
    assert (reply.status_code, reply.text) == (404, "<p>the app")


def test_server_and_app_know_the_same_pages() -> None:
    written = (Path(__file__).parents[3] / "web/src/pages/index.ts").read_text("utf-8")
    assert frozenset(re.findall(r'case "(\w*)":', written)) == pages.KNOWN


async def test_the_api_is_never_the_app(client: httpx.AsyncClient) -> None:
    assert (await client.get("/api/nothing")).json()["error"]["code"] == "not-found"
    assert (await client.get("/api/login")).status_code == 405


@pytest.mark.unbuilt
@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("es", "El servidor"),
        ("pt-PT,en", "está a funcionar"),
        ("pt-BR,pt;q=0.9", "está funcionando"),
        ("fr", "The server"),
    ],
)
async def test_before_the_app_is_built_a_page_says_so(
    client: httpx.AsyncClient, language: str, words: str
) -> None:
    page = await client.get("/", headers={"Accept-Language": language})
    assert words in page.text
    assert "/api/openapi.json" in page.text
    assert (await client.get("/t/abc")).status_code == 404
