"""How often, how much, from where; and what every reply carries."""

from __future__ import annotations

from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from time import monotonic

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from mazmorra.server.config import BODY_BYTES, MESSAGE_BYTES, Config
from mazmorra.server.limits import RATES, Buckets, Limits, Rate, address_of
from mazmorra.server.refusals import Refused
from tests.server.http.running import Person, Running, refusal

places = count(1)


@pytest.fixture
def elsewhere() -> dict[str, str]:
    """Headers of a caller from an address nobody has used yet."""
    return {"X-Forwarded-For": f"198.51.100.{next(places)}"}


def asked_at_once(asks: Iterable[tuple[str, dict[str, str]]]) -> list[httpx.Response]:
    """The replies to many requests, from so many hands that a busy machine still asks too often."""
    with httpx.Client(timeout=60) as client, ThreadPoolExecutor(24) as hands:
        return list(hands.map(lambda ask: client.get(ask[0], headers=ask[1]), asks))


def test_an_address_that_asks_too_often_must_wait(limited: Running, elsewhere: dict[str, str]) -> None:
    replies = asked_at_once([(f"{limited.url}/api/games", elsewhere)] * 600)

    refused = next(reply for reply in replies if reply.status_code == 429)
    assert refusal(refused) == (429, "too-many")
    assert int(refused.headers["Retry-After"]) >= 1
    other = {"X-Forwarded-For": "203.0.113.9"}
    assert httpx.get(f"{limited.url}/api/games", headers=other).status_code == 200


def test_being_well_is_told_however_often_it_is_asked(limited: Running, elsewhere: dict[str, str]) -> None:
    replies = asked_at_once([(f"{limited.url}/healthz", elsewhere)] * 300)

    assert {reply.status_code for reply in replies} == {200}


def test_a_person_who_asks_too_often_must_wait_wherever_they_are(limited: Running) -> None:
    person = limited.person()
    own = {"Authorization": f"Bearer {person.token}"}
    places = ({**own, "X-Forwarded-For": f"192.0.2.{place}"} for place in range(250))

    replies = asked_at_once((f"{limited.url}/api/me", headers) for headers in places)

    assert 429 in {reply.status_code for reply in replies}


def test_passwords_are_guessed_slowly_from_one_address(limited: Running, elsewhere: dict[str, str]) -> None:
    rate, began, guesses = RATES["login-address"], monotonic(), 0
    for guess in count():
        given = {"username": f"somebody_{guess}", "password": "guess"}
        reply = httpx.post(f"{limited.url}/api/login", json=given, headers=elsewhere, timeout=20)
        if reply.status_code != 401:
            break
        guesses += 1

    assert refusal(reply) == (429, "too-many")
    assert guesses <= rate.burst + rate.per_second * (monotonic() - began) + 1


def test_a_body_that_is_too_large_is_refused_even_in_pieces(ana: Person) -> None:
    headers = {"Authorization": f"Bearer {ana.token}", "Content-Type": "application/json"}
    pieces = (b" " * 10_000 for _ in range(BODY_BYTES // 10_000 + 2))

    whole = httpx.post(f"{ana.server.url}/api/tables", content=b" " * (BODY_BYTES + 1), headers=headers)
    streamed = httpx.post(f"{ana.server.url}/api/tables", content=pieces, headers=headers)

    assert refusal(whole) == (413, "too-large")
    assert refusal(streamed) == (413, "too-large")


def test_an_address_may_hold_so_many_sockets_open() -> None:
    limits = Limits(Config("sqlite:///x"))
    limits.connections["here"] = 200

    with pytest.raises(Refused, match="too-many"), limits.connection("here"):
        pass
    with limits.connection("there"):
        assert limits.connections["there"] == 1
    assert "there" not in limits.connections


def test_socket_messages_are_counted_and_measured() -> None:
    limits = Limits(Config("sqlite:///x"), now=lambda: 0.0)

    with pytest.raises(Refused, match="too-large"):
        limits.message("here", "ana", MESSAGE_BYTES + 1)
    for _ in range(int(RATES["socket-person"].burst)):
        limits.message("here", "ana", 10)
    with pytest.raises(Refused, match="too-many"):
        limits.message("here", "ana", 10)
    limits.message("here", "bruno", 10)


def test_without_limits_nothing_is_counted_but_sizes() -> None:
    limits = Limits(Config("sqlite:///x", limited=False), now=lambda: 0.0)

    for _ in range(1000):
        limits.message("here", "ana", 10)
    with pytest.raises(Refused, match="too-large"):
        limits.message("here", "ana", MESSAGE_BYTES + 1)


def test_a_bucket_fills_up_again() -> None:
    now = [0.0]
    buckets = Buckets(Rate(burst=2, per_second=0.5), lambda: now[0])

    assert [buckets.take("ana") for _ in range(3)] == [0, 0, 2]
    now[0] = 2.0
    assert [buckets.take("ana") for _ in range(2)] == [0, 2]


@pytest.mark.parametrize(
    ("client", "counted"),
    [
        (("192.0.2.7", 1), "192.0.2.7"),
        (("2001:db8:1:2:3:4:5:6", 1), "2001:db8:1:2::"),
        (("unix", 0), "unix"),
        (None, ""),
    ],
)
def test_a_household_is_one_address(client: tuple[str, int] | None, counted: str) -> None:
    assert address_of({"client": client}) == counted


@pytest.mark.parametrize(
    ("origin", "fits"),
    [
        (None, True),
        ("http://games.example:8000", True),
        ("https://friend.example", True),
        ("https://evil.example", False),
        ("null", False),
        ("http://games.example:8000.evil.example", False),
    ],
)
def test_only_our_own_pages_and_allowed_ones_may_connect(origin: str | None, fits: bool) -> None:
    limits = Limits(Config("sqlite:///x", allowed_origins=("https://friend.example/",)))
    headers = [(b"host", b"games.example:8000"), *([(b"origin", origin.encode())] if origin else [])]

    assert limits.origin_fits({"headers": headers}) is fits


def test_a_foreign_page_cannot_open_a_socket(ana: Person) -> None:
    address = ana.server.url.replace("http", "ws", 1)
    page = {"Origin": "https://evil.example"}
    with (
        pytest.raises(InvalidStatus),
        connect(f"{address}/api/tables/{ana.table()}/socket", additional_headers=page),
    ):
        pass


def test_the_word_of_a_stranger_about_addresses_is_not_taken(server: Running, limited: Running) -> None:
    headers = {"X-Forwarded-For": "203.0.113.77"}
    for each in (server, limited):
        httpx.get(f"{each.url}/api/games", headers=headers)

    assert limited.logs("203.0.113.77")
    assert not server.logs("203.0.113.77", within=0.2)


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/nothing", "/healthz"])
def test_every_reply_tells_browsers_to_be_careful(server: Running, path: str) -> None:
    headers = httpx.get(server.url + path).headers

    assert "default-src 'none'" in headers["Content-Security-Policy"]
    assert "frame-ancestors 'none'" in headers["Content-Security-Policy"]
    assert "unsafe" not in headers["Content-Security-Policy"]
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Referrer-Policy"] == "no-referrer"
    assert "camera=()" in headers["Permissions-Policy"]
    assert "Strict-Transport-Security" not in headers
    assert "Server" not in headers


def test_https_is_insisted_on_only_where_it_was_used(limited: Running) -> None:
    headers = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.5"}

    assert (
        "max-age"
        in httpx.get(f"{limited.url}/api/games", headers=headers).headers["Strict-Transport-Security"]
    )


@pytest.mark.parametrize(
    ("origin", "welcome"), [("https://friend.example", True), ("https://evil.example", False)]
)
def test_browsers_are_told_whose_pages_may_ask(
    limited: Running, elsewhere: dict[str, str], origin: str, welcome: bool
) -> None:
    asking = {
        **elsewhere,
        "Origin": origin,
        "Access-Control-Request-Method": "POST",
        "Access-Control-Request-Headers": "authorization",
    }

    reply = httpx.options(f"{limited.url}/api/tables", headers=asking)

    assert (reply.headers.get("Access-Control-Allow-Origin") == origin) is welcome
