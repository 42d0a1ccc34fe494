"""Guessing at somebody's password: slow from anywhere, and never a way to lock the owner out."""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import count

import httpx
import pytest

from mazmorra.server.limits import RATES
from mazmorra.server.people.brake import FORGIVEN_EACH, FREE, LONGEST, SECONDS_EACH, Brake
from mazmorra.server.people.passwords import MOST_WAITING, Passwords
from mazmorra.server.refusals import Refused
from tests.server.http.running import Running, refusal

PASSWORD = "correct horse battery"
places = count(1)


def login(server: Running, username: str, password: str, device: str = "", place: str = "") -> httpx.Response:
    """Log in from an address nobody has used yet, or from a place."""
    headers = {"X-Forwarded-For": place or f"2001:db8:{next(places):x}::1"}
    given = {"username": username, "password": password, "device": device}
    return httpx.post(f"{server.url}/api/login", json=given, headers=headers, timeout=60)


def owner(server: Running, username: str) -> str:
    """Somebody with an account; what their device keeps."""
    given = {"username": username, "password": PASSWORD}
    return str(server.person().post("/me/account", given)["device"])


def guessed(guess: Callable[[], httpx.Response]) -> int:
    """Guess until that is refused; how often it was not."""
    for times in range(60):
        if refusal(guess())[1] == "too-many":
            return times
    pytest.fail("nobody stopped the guessing")


def test_guesses_from_everywhere_do_not_lock_the_owner_out(limited: Running) -> None:
    owner(limited, "guessed_at")
    with ThreadPoolExecutor(4) as many:
        guesses = list(many.map(lambda n: login(limited, "guessed_at", f"guess {n}"), range(int(FREE) + 3)))
        assert {refusal(reply) for reply in guesses} == {(401, "bad-login")}

        returns = list(many.map(lambda _: login(limited, "guessed_at", PASSWORD), range(4)))

    assert [reply.status_code for reply in returns] == [200] * 4


def test_one_address_guesses_at_one_account_a_few_times_only(limited: Running) -> None:
    owner(limited, "one_address")
    began = time.monotonic()
    guesses = guessed(lambda: login(limited, "one_address", "guess", place="203.0.113.77"))

    rate = RATES["login-username"]
    assert guesses <= rate.burst + (time.monotonic() - began) * rate.per_second
    assert login(limited, "one_address", PASSWORD).status_code == 200


def test_a_device_the_account_was_used_on_is_not_kept_out_by_its_neighbours(limited: Running) -> None:
    """Somebody behind the same router guesses until the address may guess no more."""
    device = owner(limited, "shared_router")
    guessed(lambda: login(limited, "shared_router", "guess", place="203.0.113.78"))

    assert refusal(login(limited, "shared_router", PASSWORD, place="203.0.113.78")) == (429, "too-many")
    assert login(limited, "shared_router", PASSWORD, device, "203.0.113.78").status_code == 200


def test_a_device_says_nothing_about_another_account_and_is_no_password(limited: Running) -> None:
    device, other = owner(limited, "device_of"), owner(limited, "device_other")

    assert device != other
    assert refusal(login(limited, "device_of", device, device)) == (401, "bad-login")
    guessed(
        lambda: login(limited, "device_of", "guess", device)
    )  # a stolen device guesses no quicker for being known


def test_the_brake_delays_more_and_more_and_forgives_with_time() -> None:
    now = 0.0
    brake = Brake(lambda: now)
    for _ in range(int(FREE)):
        brake.failed("ana")
    assert brake.seconds("ana") == 0

    brake.failed("ana")
    assert brake.seconds("ana") == SECONDS_EACH
    for _ in range(1000):
        brake.failed("ana")
    assert brake.seconds("ana") == LONGEST
    assert brake.seconds("bruno") == 0

    now += FORGIVEN_EACH * (FREE + LONGEST / SECONDS_EACH)
    assert brake.seconds("ana") == 0


async def test_the_queue_for_hashing_is_bounded_but_for_known_devices() -> None:
    passwords = Passwords()
    passwords.waiting = MOST_WAITING

    with pytest.raises(Refused, match="busy-logins"):
        await passwords.fits(None, "a guess")
    assert not await passwords.fits(None, "a guess", known=True)
